"""The loop from question to question, answers, refusals, and games that broke down."""

from __future__ import annotations

from typing import ClassVar, Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from harena.kernel.agenda import Agenda
from harena.kernel.dice import ScriptedDice, SeededDice
from harena.kernel.event import Event, Story
from harena.kernel.game import LARGEST, NOBODY, Game
from harena.kernel.message import Message, Refused
from harena.kernel.outcome import Outcome, won_by
from harena.kernel.snapshot import snapshot_of
from harena.kernel.step import Ask, Step
from tests import toy
from tests.toy import PickOrShake


class Note(Step):
    """Tells its word."""

    rule: ClassVar[str] = "O-0"

    def __init__(self, word: str) -> None:
        self.word: Final = word

    def run(self, game: Game) -> None:
        game.tell(self.word, {})


class Offer(Ask):
    """Offers the first few numbers, and tells the one that is taken."""

    rule: ClassVar[str] = "O-0"
    size: ClassVar[int] = 9

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: Final[i64] = number

    def options(self, game: Game) -> vec[i64]:
        return vec[i64](range(self.number))

    def answer(self, game: Game, option: i64) -> None:
        game.tell("taken", {"option": option})

    def prompt(self, game: Game) -> Message:
        return Message("offer")

    def label(self, game: Game, option: i64) -> Message:
        return Message("take")

    def notation(self, game: Game, option: i64) -> str:
        return f"take {option}"


class Hide(Offer):
    """Offers the same, and knows the rule against numbers that are too high."""

    def objection(self, game: Game, wanted: str) -> Refused | None:
        word, _, number = wanted.partition(" ")
        if word == "take" and number.isdigit():
            return Refused("O-9", "too-high", {"number": int(number), "seat": self.seat})
        return None


class FallDown(Step):
    """Breaks down half-way."""

    rule: ClassVar[str] = "O-0"

    def run(self, game: Game) -> None:
        toy.orchard(game).tree = 0
        raise ZeroDivisionError


def not_begun(*steps: Step) -> tuple[toy.Orchard, Story]:
    """A table before its first step."""
    game = toy.orchard(toy.GAME.set_up(toy.GAME.agreed(2, {}), SeededDice(0)))
    game.agenda = Agenda([])
    game.then(*steps)
    game.listener = story = Story()
    return game, story


def refusal(game: Game, choice: int | str) -> Refused:
    """Why an answer is refused; nothing may change."""
    before = snapshot_of(game)
    with pytest.raises(Refused) as refused:
        game.play(choice)
    assert snapshot_of(game) == before
    return refused.value


# The agenda


def test_steps_run_in_the_order_in_which_they_are_read() -> None:
    game, story = not_begun(Note("first"), Note("second"), Note("third"), PickOrShake(0))
    game.begin()

    assert [event.id for event in story.events] == ["first", "second", "third"]
    assert game.question() == PickOrShake(0)


def test_a_step_that_is_pushed_comes_before_those_that_wait() -> None:
    game, story = not_begun(Note("later"), PickOrShake(0))
    game.push(Note("now"))
    game.begin()

    assert [event.id for event in story.events] == ["now", "later"]


def test_a_question_with_nothing_to_answer_is_not_put() -> None:
    game, story = not_begun(Offer(0, 0), PickOrShake(1))
    game.begin()

    assert game.seat == 1
    assert story.events == []


def test_a_lone_answer_is_put_at_a_table() -> None:
    game, story = not_begun(Offer(0, 1), PickOrShake(1))
    game.begin()

    assert game.notations() == ["take 0"]
    assert story.events == []


def test_a_lone_answer_is_given_at_once_in_simulation() -> None:
    game, story = not_begun(Offer(0, 1), PickOrShake(1))
    game.auto = True
    game.begin()

    assert game.question() == PickOrShake(1)
    assert story.events == [Event("taken", {"option": 0})]


def test_several_answers_are_put_in_simulation_too() -> None:
    game, _ = not_begun(Offer(0, 2), PickOrShake(1))
    game.auto = True
    game.begin()

    assert game.notations() == ["take 0", "take 1"]


def test_an_agenda_that_runs_empty_is_a_breakdown() -> None:
    game, _ = not_begun(Note("last"))
    with pytest.raises(IndexError):
        game.begin()

    assert refusal(game, 0).message.id == "game-broken"


# Answers


def test_an_option_may_be_written_with_any_spacing_and_case() -> None:
    game = toy.new(ScriptedDice([]))
    game.play("  SHAKE \t 2\n")

    assert game.question().name() == "throw-nets"


def test_an_option_may_be_given_as_its_number() -> None:
    game = toy.new(ScriptedDice(["apple"]))
    game.play(0)

    assert game.baskets == [1, 0, 0]


def test_option_and_notation_stand_in_the_same_order() -> None:
    game = toy.new(SeededDice(0))

    assert game.options() == [0, 1, 2, 3]
    assert [game.option_of(notation) for notation in game.notations()] == game.options()


@pytest.mark.parametrize("choice", [-1, 4, 99, LARGEST - 1, LARGEST, -LARGEST, 1 << 80, -(1 << 80)])
def test_an_option_that_is_not_offered_is_refused(choice: int) -> None:
    refused = refusal(toy.new(SeededDice(0)), choice)

    assert refused.rule == "O-1"
    assert refused.message.id == "answer-not-offered"
    assert refused.message.args["wanted"] == str(choice)


@pytest.mark.parametrize("choice", ["jump", "", "shake 4", "shake2", "pick pick", "sha"])
def test_a_notation_that_is_not_offered_is_refused_with_those_that_are(choice: str) -> None:
    refused = refusal(toy.new(SeededDice(0)), choice)

    offered = ["pick", "shake 1", "shake 2", "shake 3"]
    assert refused.message == Message("answer-not-offered", {"wanted": choice, "offered": offered})


def test_a_notation_that_says_too_little_is_refused_with_those_it_could_mean() -> None:
    refused = refusal(toy.new(SeededDice(0)), " Shake ")

    offered = ["shake 1", "shake 2", "shake 3"]
    assert refused.message == Message("answer-ambiguous", {"wanted": "shake", "offered": offered})


def test_a_beginning_that_could_mean_one_thing_only_is_still_no_answer() -> None:
    game, _ = not_begun(Offer(0, 1), PickOrShake(0))
    game.begin()

    assert refusal(game, "take").message == Message(
        "answer-not-offered", {"wanted": "take", "offered": ["take 0"]}
    )


def test_an_answer_that_a_rule_forbids_is_refused_by_that_rule() -> None:
    game, _ = not_begun(Hide(1, 2), PickOrShake(0))
    game.begin()
    refused = refusal(game, "  TAKE  7 ")

    assert refused.plain() == {"rule": "O-9", "id": "too-high", "args": {"number": 7, "seat": 1}}


def test_what_no_rule_speaks_of_is_not_on_offer() -> None:
    game, _ = not_begun(Hide(0, 2), PickOrShake(0))
    game.begin()

    assert refusal(game, "jump").plain() == {
        "rule": "O-0",
        "id": "answer-not-offered",
        "args": {"wanted": "jump", "offered": ["take 0", "take 1"]},
    }


def test_an_answer_that_says_too_little_is_told_so_before_any_rule_is_asked() -> None:
    game, _ = not_begun(Hide(0, 2), PickOrShake(0))
    game.begin()

    assert refusal(game, "take").message.id == "answer-ambiguous"


def test_the_number_of_an_option_is_no_notation_a_rule_could_forbid() -> None:
    game, _ = not_begun(Hide(0, 2), PickOrShake(0))
    game.begin()

    assert refusal(game, 7).message.id == "answer-not-offered"


def test_a_question_knows_no_rule_unless_it_says_otherwise() -> None:
    game = toy.new(SeededDice(0))

    assert game.question().objection(game, "shake 9") is None


def test_a_terminal_shows_the_whole_view_unless_a_game_says_otherwise() -> None:
    game = toy.new(SeededDice(0))

    assert game.sketch() == game.view()


def test_search_answers_with_what_was_offered_and_checks_nothing() -> None:
    game = toy.new(ScriptedDice(["apple"]))
    game.choose_known(game.offered[0])

    assert game.seat == 1


# Before, after and beyond


def test_a_game_that_has_not_begun_asks_nothing() -> None:
    game, _ = not_begun(PickOrShake(0))

    assert (game.notations(), game.options()) == ([], [])
    assert game.seat == NOBODY
    assert refusal(game, "pick").message.id == "game-not-begun"
    assert refusal(game, 0).message.id == "game-not-begun"


def test_a_game_that_is_over_asks_nothing() -> None:
    game = toy.play_scene("""
        [position]
        tree = 0
        agenda = [{ step = "close-gate", seat = 0 }]
        [[play]]
        answer = "close"
        """)

    assert game.is_over
    assert (game.notations(), game.options()) == ([], [])
    assert refusal(game, "close").message.id == "game-over"
    assert refusal(game, 0).message.id == "game-over"


def test_the_end_is_told_with_its_reason_and_places() -> None:
    game, story = not_begun(PickOrShake(0))
    game.finish(won_by("orchard-bare", 1, 2))

    reason = {"id": "orchard-bare", "args": {"winner_seat": [1]}}
    assert game.outcome == Outcome("orchard-bare", [2, 1])
    assert story.events == [Event("game-ended", {"reason": reason, "places": [2, 1]})]


def test_the_end_needs_no_listener() -> None:
    game, _ = not_begun(PickOrShake(0))
    game.listener = None
    game.finish(won_by("orchard-bare", 1, 2))

    assert game.is_over


def test_a_game_that_broke_down_in_mid_answer_is_dead() -> None:
    game, _ = not_begun(Offer(0, 2), FallDown(), PickOrShake(0))
    game.begin()
    with pytest.raises(ZeroDivisionError):
        game.play("take 1")

    assert game.is_broken
    assert refusal(game, "take 1").message.id == "game-broken"
    assert refusal(game, 1).message.id == "game-broken"
    assert refusal(game.copy(SeededDice(0)), 1).message.id == "game-broken"


def test_dice_that_nobody_scripted_break_a_game_down_too() -> None:
    game = toy.new(ScriptedDice([]))
    with pytest.raises(Refused) as refused:
        game.play("pick")

    assert refused.value.message.id == "dice-unscripted"
    assert refusal(game, "pick").message.id == "game-broken"


def test_a_refused_answer_leaves_the_game_alive() -> None:
    game = toy.new(ScriptedDice(["apple"]))
    refusal(game, "jump")
    game.play("pick")

    assert game.baskets == [1, 0, 0]


# Copies


def test_a_copy_goes_on_alone_and_tells_nobody() -> None:
    game = toy.new(ScriptedDice([]))
    game.listener = story = Story()
    copy = game.copy(ScriptedDice(["apple"]))
    copy.play("pick")

    assert (game.seat, game.baskets) == (0, [0, 0, 0])
    assert (copy.seat, copy.baskets) == (1, [1, 0, 0])
    assert story.events == []


def test_a_copy_is_as_quick_with_lone_answers_as_the_original() -> None:
    game, _ = not_begun(PickOrShake(0))
    game.auto = True

    assert game.copy(SeededDice(0)).auto
