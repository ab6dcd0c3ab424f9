"""Whatever others derive from can be derived from in plain Python, in either build, and is called back.

The game of this file is a bell in a tower. Every class of it derives from a base of the kernel, and what
the engine calls is written down on the tower's slate.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import harena
from harena.bots.bot import Bot, Thought, consult, consult_thoughts
from harena.bots.budget import Budget
from harena.bots.flat_monte_carlo import FlatMonteCarlo
from harena.bots.playout import Trial
from harena.bots.random_bot import RandomBot
from harena.bots.tree_search import TreeSearch
from harena.kernel.chosen import Branches
from harena.kernel.contract import check
from harena.kernel.dice import Dice, SeededDice, TracedDice
from harena.kernel.effects import ChooseEffect, Effect, SettleEffects
from harena.kernel.event import Event, Listener
from harena.kernel.game import Game, carry_over
from harena.kernel.gametype import GameType
from harena.kernel.message import Data, Message, Refused, Speaker, speak_with
from harena.kernel.numbering import Numbering
from harena.kernel.outcome import Outcome, won_by
from harena.kernel.plain import Reader
from harena.kernel.policy import Evaluation, Policy
from harena.kernel.settings import Setting, Value
from harena.kernel.setup import Setup
from harena.kernel.snapshot import game_at, position_of, snapshot_of
from harena.kernel.step import Ask, Step
from harena.kernel.window import React, ReactionWindow
from harena_ewn.game import Ewn
from harena_ewn.turn import MoveStone, RollForStone
from harena_pig.game import Pig
from harena_pig.turn import RollOrHold, RollTheDie


class Tower(Game):
    """Remembers on its slate what was called; its own verbs and questions are overridden throughout."""

    def __init__(self, setup: Setup, dice: Dice) -> None:
        super().__init__(setup, dice)
        self.slate: list[str] = []
        self.ropes = 0

    def copy(self, dice: Dice) -> Tower:
        other = Tower(self.setup, dice)
        carry_over(self, other)
        other.slate = self.slate[:]
        other.ropes = self.ropes
        return other

    def state(self) -> Data:
        return {"ropes": self.ropes}

    def view(self) -> Data:
        return {"ropes": self.ropes}

    def tell(self, id: str, args: Data) -> None:
        self.slate.append(f"tell {id}")
        super().tell(id, args)

    def put(self, ask: Ask) -> None:
        self.slate.append(f"put {ask.name()}")
        super().put(ask)

    def push(self, step: Step) -> None:
        self.slate.append(f"push {step.name()}")
        super().push(step)

    def trigger(self, effect: Effect) -> None:
        self.slate.append(f"trigger {effect.name()}")
        super().trigger(effect)

    def finish(self, outcome: Outcome) -> None:
        self.slate.append("finish")
        super().finish(outcome)

    def not_offered(self, wanted: str) -> Refused:
        return Refused("B-1", "bell-no", {"wanted": wanted})


def tower(game: Game) -> Tower:
    assert isinstance(game, Tower)
    return game


class Ring(Ask):
    """Once or twice."""

    rule: ClassVar[str] = "B-1"
    size: ClassVar[int] = 2

    def run(self, game: Game) -> None:
        tower(game).slate.append("run ring")
        super().run(game)

    def options(self, game: Game) -> vec[i64]:
        return vec[i64]([0, 1])

    def answer(self, game: Game, option: int) -> None:
        tower(game).ropes += 1 + option
        game.then(Echo(self.seat, option + 1), Catch(self.seat, 1), Settle(self.seat), Judge(self.seat))

    def prompt(self, game: Game) -> Message:
        return Ringing("bell-ring", {"seat": self.seat})

    def label(self, game: Game, option: int) -> Message:
        return Ringing("bell-times", {"times": option + 1})

    def notation(self, game: Game, option: int) -> str:
        return ["once", "twice"][option]

    def touches(self, game: Game, option: int) -> list[str]:
        return ["bell"]


class Echo(Step):
    """Rolls a die for each time, and lets one effect wait for each, and one more."""

    rule: ClassVar[str] = "B-2"

    def __init__(self, seat: i64, times: i64) -> None:
        self.seat: Final = seat
        self.times: Final = times

    def run(self, game: Game) -> None:
        faces = [int(face) for face in game.dice.pool(self.times, 6)]
        tower(game).slate.append(f"echo {faces}")
        game.trigger(Hum(self.seat, 0))
        game.trigger(Hum(self.seat, 1))

    def fits(self, game: Game) -> bool:
        return self.times < 3


class Hum(Effect):
    """Waits its turn."""

    rule: ClassVar[str] = "B-3"

    def __init__(self, owner: i64, voice: i64) -> None:
        super().__init__(owner)
        self.voice: Final = voice

    def option(self, game: Game) -> int:
        return self.voice

    def notation(self, game: Game) -> str:
        return ["high", "low"][self.voice]

    def label(self, game: Game) -> Message:
        return Ringing("bell-hum", {"voice": self.voice})

    def touches(self, game: Game) -> list[str]:
        return [f"voice {self.voice}"]

    def run(self, game: Game) -> None:
        tower(game).slate.append(f"hum {self.voice}")


class Settle(SettleEffects):
    """Has a question of its own."""

    rule: ClassVar[str] = "B-3"

    def choice(self, seat: int) -> Ask:
        return Order(seat)


class Order(ChooseEffect):
    """Asks in its own words."""

    rule: ClassVar[str] = "B-3"
    size: ClassVar[int] = 2

    def prompt(self, game: Game) -> Message:
        return Ringing("bell-order")


class Catch(ReactionWindow):
    """The other seats may catch the rope."""

    rule: ClassVar[str] = "B-4"

    def reaction(self, nth: int) -> React:
        return Grab((self.active + nth) % 2, self.active, nth)

    def from_seat(self, nth: int) -> ReactionWindow:
        return Catch(self.active, nth)


class Grab(React):
    """One may, as long as there is a rope."""

    rule: ClassVar[str] = "B-4"
    size: ClassVar[int] = 2

    def window(self) -> ReactionWindow:
        return Catch(self.active, self.nth)

    def reactions(self, game: Game) -> vec[i64]:
        return vec[i64]([1] if tower(game).ropes else [])

    def react(self, game: Game, option: int) -> None:
        tower(game).ropes -= option

    def prompt(self, game: Game) -> Message:
        return Ringing("bell-grab")

    def label(self, game: Game, option: int) -> Message:
        return Ringing("bell-grab-it")

    def notation(self, game: Game, option: int) -> str:
        return ["pass", "grab"][option]


class Judge(Step):
    """Whoever rang has won if a rope is left."""

    rule: ClassVar[str] = "B-5"

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, game: Game) -> None:
        winner = self.seat if tower(game).ropes else 1 - self.seat
        game.finish(won_by("bell-silent", winner, 2))


class Ringing(Message):
    """A message that says its id alone."""

    def plain(self) -> Data:
        return {**super().plain(), "id": self.id}

    def __repr__(self) -> str:
        return f"Ringing({self.id})"


class Bronze(Setting):
    """How heavy the bell is: an odd number."""

    def __init__(self) -> None:
        super().__init__("weight", 3, "B-0")

    def schema(self) -> Data:
        return {"type": "integer", "not": {"multipleOf": 2}}

    def accepts(self, value: object) -> bool:
        return isinstance(value, int) and value % 2 == 1

    def domain(self) -> str:
        return "1, 3, 5 and so on"

    def samples(self) -> list[Value]:
        return [1, 99]

    def value_of(self, word: str) -> object:
        return len(word)


class Loyal(Policy):
    """Takes the last option, and counts how often."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, game: Game, dice: Dice) -> int:
        self.asked += 1
        return game.options()[-1]


class Ropes(Evaluation):
    """Thinks well of seat 0."""

    def value(self, game: Game, seat: int) -> float:
        return 0.75 if seat == 0 else 0.25


class BellType(GameType):
    """Sets up towers; the heaviest bells are not for this one."""

    def set_up(self, setup: Setup, dice: Dice) -> Game:
        game = Tower(setup, dice)
        game.agenda.push(Ring(0))
        return game

    def restore(self, game: Game, state: Reader) -> None:
        tower(game).ropes = state.whole_number("ropes", 0, 9)

    def agree(self, setup: Setup) -> None:
        if setup.count("weight") > 99:
            raise Refused("B-0", "bell-heavy")

    def policy(self) -> Policy:
        return Loyal()

    def evaluation(self) -> Evaluation:
        return Ropes()


BELL: Final = BellType(
    "bell",
    version=2,
    seats=(2, 2),
    settings=(Bronze(),),
    steps=(Ring, Echo, Hum, Settle, Order, Catch, Grab, Judge),
    package="tests",
)


class Sixes(Dice):
    """Always shows the highest number, and counts its rolls."""

    def __init__(self) -> None:
        self.rolls = 0

    def roll(self, sides: int) -> int:
        self.rolls += 1
        return sides - 1


class Loaded(Dice):
    """Has an answer of its own for everything."""

    def roll(self, sides: int) -> int:
        return 0

    def pool(self, number: int, sides: int) -> vec[i64]:
        return vec[i64]([4] * number)

    def draw(self, names: list[str]) -> int:
        return names.index("b")

    def pick(self, counts: vec[i64], names: list[str]) -> int:
        return names.index("c")


class Ear(Listener):
    """Writes down what it hears."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event.id)


def bell(dice: Dice | None = None) -> Tower:
    return tower(BELL.new(dice or SeededDice(0), 2, {}))


def answered(*answers: str, dice: Dice | None = None) -> Tower:
    game = bell(dice)
    for answer in answers:
        game.play(answer)
    return game


# The kernel calls them back


def test_a_game_keeps_every_law_when_all_its_classes_are_interpreted() -> None:
    assert check(BELL, seeds=4, every=1) > 20


def test_a_game_is_called_for_all_that_steps_do() -> None:
    game = answered("once", "pass", "high", dice=Sixes())

    assert game.outcome == won_by("bell-silent", 0, 2)
    assert [line for line in game.slate if not line.startswith("push")] == [
        *("run ring", "put ring", "echo [5]", "trigger hum", "trigger hum", "put grab"),
        *("put order", "hum 0", "hum 1", "finish"),
    ]
    assert {line for line in game.slate if line.startswith("push")} >= {"push grab", "push order", "push hum"}


def test_a_game_gives_its_own_reason_for_refusing() -> None:
    with pytest.raises(Refused) as refused:
        bell().play("thrice")
    assert refused.value.plain() == {"rule": "B-1", "id": "bell-no", "args": {"wanted": "thrice"}}
    with pytest.raises(Refused) as refused:
        bell().play(7)
    assert refused.value.message.id == "bell-no"


def test_an_ask_is_put_answered_and_described() -> None:
    game = bell()
    ask = game.question()

    assert (ask.name(), ask.rule, ask.size, game.seat) == ("ring", "B-1", 2, 0)
    assert game.notations() == ["once", "twice"]
    assert repr(ask.prompt(game)) == "Ringing(bell-ring)"
    assert ask.label(game, 1) == Message("bell-times", {"times": 2})
    assert ask.touches(game, 0) == ["bell"]
    game.play("TWICE ")
    assert game.ropes == 2


def test_a_step_is_compared_written_and_made_again() -> None:
    assert Echo(0, 2) == Echo(0, 2) != Echo(0, 1)
    assert hash(Echo(0, 2)) == hash(Echo(0, 2))
    assert repr(Echo(0, 2)) == "Echo(seat=0, times=2)"
    assert Hum(1, 0).fields() == {"owner": 1, "voice": 0}
    game = answered("twice")
    assert snapshot_of(game_at(game.setup, position_of(game), SeededDice(0))) == snapshot_of(game)


def test_a_step_says_itself_whether_it_fits() -> None:
    position: Data = {"agenda": [{"step": "echo", "seat": 0, "times": 3}]}
    with pytest.raises(Refused) as refused:
        game_at(BELL.agreed(2, {}), position, SeededDice(0))

    assert refused.value.message.id == "step-unfit"


def test_effects_are_ordered_by_a_question_of_the_games_own() -> None:
    game = answered("once", "pass")
    ask = game.question()

    assert isinstance(ask, Order)
    assert repr(ask.prompt(game)) == "Ringing(bell-order)"
    assert game.notations() == ["high", "low"]
    assert ask.label(game, 1) == Message("bell-hum", {"voice": 1})
    assert ask.touches(game, 1) == ["voice 1"]
    game.play("low")
    assert [line for line in game.slate if line.startswith("hum")] == ["hum 1", "hum 0"]


def test_a_window_asks_until_nobody_can_react() -> None:
    game = answered("twice", "grab")

    assert game.question() == Grab(1, 0, 1)
    game.play("grab")
    assert game.question() == Order(0)
    game.play("high")
    assert game.outcome == won_by("bell-silent", 1, 2)


def test_a_setting_checks_reads_and_describes_its_values() -> None:
    assert BELL.agreed(2, {"weight": 5}).count("weight") == 5
    with pytest.raises(Refused) as refused:
        BELL.agreed(2, {"weight": 4})
    assert refused.value.message.args["allowed"] == "1, 3, 5 and so on"
    assert BELL.settings[0].value_of("heavy") == 5
    assert BELL.schema()["properties"] == {
        "weight": {"type": "integer", "not": {"multipleOf": 2}, "x-rule": "B-0"}
    }


def test_a_type_refuses_what_does_not_go_together() -> None:
    with pytest.raises(Refused) as refused:
        BELL.agreed(2, {"weight": 101})
    assert refused.value.message.id == "bell-heavy"


def test_a_type_numbers_its_asks() -> None:
    assert BELL.asks() == [Ring, Order, Grab]
    assert Numbering(BELL).meaning(5) == (Grab, 1)


def test_dice_need_only_say_how_they_roll() -> None:
    dice = Sixes()

    assert [int(face) for face in dice.pool(3, 6)] == [5, 5, 5]
    assert dice.draw(["a", "b"]) == 1
    assert dice.pick(vec[i64]([1, 2, 0]), ["a", "b", "c"]) == 1
    assert dice.rolls == 5
    assert "echo [5, 5]" in answered("twice", dice=Sixes()).slate


def test_dice_may_say_everything() -> None:
    dice = TracedDice(Loaded())

    assert [int(face) for face in dice.pool(2, 6)] == [4, 4]
    assert dice.roll(6) == 0
    assert dice.draw(["a", "b"]) == 1
    assert dice.pick(vec[i64]([1, 1, 1]), ["a", "b", "c"]) == 2
    assert dice.take() == [5, 5, 1, "b", "c"]
    assert "echo [4]" in answered("once", dice=Loaded()).slate


def test_a_listener_hears_what_happens() -> None:
    game, ear = bell(), Ear()
    game.listener = ear
    for answer in ("once", "grab", "low"):
        game.play(answer)

    assert ear.heard == ["game-ended"]
    assert "tell game-ended" in game.slate


def test_a_message_of_ones_own_is_a_message() -> None:
    assert Ringing("x", {"n": 1}) == Message("x", {"n": 1})
    assert hash(Ringing("x")) == hash(Message("x"))
    assert Ringing("x").plain() == {"id": "x", "args": {}}


def test_every_outcome_of_an_interpreted_game_is_visited() -> None:
    branches = list(Branches(bell(), 1))

    assert len(branches) == 21
    assert sum(branch.exact for branch in branches) == 1
    assert {type(branch.game) for branch in branches} == {Tower}


class Shouter(Speaker):
    """Says it loudly, and remembers what it said."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def say(self, message: Message) -> str:
        self.said.append(message.id)
        return super().say(message).upper()


class English(Speaker):
    """Speaks as the front door does."""

    def say(self, message: Message) -> str:
        return harena.say(message)


@pytest.fixture
def shouter() -> Iterator[Shouter]:
    speaker = Shouter()
    speak_with(speaker)
    yield speaker
    speak_with(English())


def test_a_speaker_puts_refusals_into_words(shouter: Shouter) -> None:
    assert str(Refused("B-1", "bell-no", {"wanted": "two"})) == "BELL-NO (WANTED TWO) [B-1]"
    assert shouter.said == ["bell-no"]


# Bots call them back


class Follower(Bot):
    """Answers what it was told, and thinks twice."""

    def choose(self, game: Game) -> int:
        return int(game.option_of("twice"))

    def thoughts(self, game: Game) -> list[Thought]:
        return [Thought(1, 9, 0.9), *super().thoughts(game)]


class Two(Budget):
    """Lasts for two simulations in all."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def allows(self, done: int) -> bool:
        self.asked.append(int(done))
        return done < 2


def test_a_bot_is_consulted() -> None:
    assert consult(Follower(0), bell()) == 1
    assert [thought.visits for thought in consult_thoughts(Follower(0), bell())] == [9, 0]


@pytest.mark.parametrize("kind", [FlatMonteCarlo, TreeSearch])
def test_a_budget_is_asked(kind: type[FlatMonteCarlo] | type[TreeSearch]) -> None:
    budget = Two()

    assert sum(thought.visits for thought in kind(0, budget).thoughts(bell())) == 2
    assert budget.asked == [1, 2]


def test_a_policy_and_an_evaluation_are_asked() -> None:
    policy = Loyal()
    game = bell()
    rewards = Trial(game, policy, Ropes(), horizon=2).rewards(game, SeededDice(0))

    assert rewards == [0.75, 0.25]
    assert policy.asked == 2
    assert "put grab" in game.slate


def test_a_search_takes_both_from_the_type() -> None:
    thoughts = TreeSearch(0, Two()).thoughts(bell())

    assert {thought.value for thought in thoughts} == {0.75}


def test_bots_play_an_interpreted_game() -> None:
    for bot in (RandomBot(0), FlatMonteCarlo(0, Two()), TreeSearch(0, Two())):
        game = bell()
        while not game.is_over:
            game.choose(consult(bot, game))
        assert game.outcome is not None


# The games of the examples


class DoublePig(Pig):
    """Banks twice what was rolled."""

    def copy(self, dice: Dice) -> DoublePig:
        other = DoublePig(self.setup, dice)
        carry_over(self, other)
        other.scores = self.scores[:]
        other.goal = self.goal
        return other

    def bank(self, seat: int, points: int) -> None:
        super().bank(seat, 2 * points)


class LongJump(Ewn):
    """Lets every stone move, whatever was rolled, and counts the captures."""

    captures: ClassVar[list[int]] = []

    def copy(self, dice: Dice) -> LongJump:
        other = LongJump(self.setup, dice)
        carry_over(self, other)
        other.stones = self.stones[:]
        other.board = self.board[:]
        return other

    def movable(self, seat: int, face: int) -> vec[i64]:
        return vec[i64]([seat * 6 + n for n in range(6) if self.stones[seat * 6 + n] >= 0])

    def capture(self, cell: int) -> None:
        self.captures.append(int(cell))
        super().capture(cell)


class Derived(GameType):
    """A game of the examples with a table of its own."""

    def __init__(self, base: GameType, table: type[Pig] | type[Ewn]) -> None:
        seats = (base.least_seats, base.most_seats)
        super().__init__(base.id, base.version, seats, base.settings, base.steps, base.package)
        self.base = base
        self.table = table

    def set_up(self, setup: Setup, dice: Dice) -> Game:
        game = self.table(setup, dice)
        if isinstance(game, Pig):
            game.goal = setup.count("goal")
            game.scores = vec[i64]([0] * setup.seats)
            game.push(RollOrHold(0, 0))
        else:
            game.clear()
            for cell, stone in ((12, 0), (0, 3), (18, 6), (13, 8)):
                game.place(stone, cell)
            game.push(RollForStone(0))
        return game

    def restore(self, game: Game, state: Reader) -> None:
        self.base.restore(game, state)


DOUBLE: Final = Derived(harena.game_type("pig"), DoublePig)
LONG: Final = Derived(harena.game_type("ewn"), LongJump)


def test_a_pig_of_ones_own_banks_as_it_likes() -> None:
    game = DOUBLE.new(Sixes(), 2, {"goal": 20})
    game.play("roll")
    game.play("hold")
    assert game.state() == {"scores": [12, 0]}
    game.play("hold")
    game.play("roll")
    game.play("hold")

    assert game.outcome == won_by("pig-goal", 0, 2)


def test_an_ewn_of_ones_own_moves_and_captures_as_it_likes() -> None:
    LongJump.captures.clear()
    game = LONG.new(Sixes(), 2, {})

    assert isinstance(game.question(), MoveStone)
    assert {notation.split()[1] for notation in game.notations()} == {"1", "4"}
    game.play("move 1 d4")
    assert LongJump.captures == [18]


@pytest.mark.parametrize("type", [DOUBLE, LONG])
def test_a_variant_of_an_example_keeps_every_law(type: GameType) -> None:
    assert check(type, seeds=1, every=9) > 0


@pytest.mark.parametrize("type", [DOUBLE, LONG])
def test_a_search_copies_a_variant_as_what_it_is(type: GameType) -> None:
    game = type.new(SeededDice(0), 2, {})

    assert len(consult_thoughts(TreeSearch(0, Two()), game)) == 2
    assert isinstance(game.copy(SeededDice(0)), (DoublePig, LongJump))


# Classes are told apart, whatever was asked before


def test_a_step_that_is_no_ask_is_none_after_it_was_found_to_be_a_step() -> None:
    for step in (Judge(0), Hum(0, 0), RollTheDie(0, 0), RollForStone(0)):
        assert isinstance(step, Step)
        assert not isinstance(step, Ask)
        assert isinstance(step, Effect) == (type(step) is Hum)
        assert isinstance(step, Step)


def test_a_class_is_derived_from_its_own_bases_alone() -> None:
    for cls in (Judge, Hum, Ring, Order, Grab, Catch, Settle, RollTheDie, RollOrHold):
        bases = [base for base in (Step, Ask, Effect, ReactionWindow, React) if issubclass(cls, base)]

        assert bases == [base for base in (Step, Ask, Effect, ReactionWindow, React) if base in cls.__mro__]


def test_an_object_of_one_kind_is_none_of_another() -> None:
    kinds = (Dice, Listener, Step, Game, GameType, Setting, Policy, Evaluation, Bot, Budget)
    for thing in (Sixes(), Ear(), Judge(0), bell(), BELL, Bronze(), Loyal(), Ropes(), Follower(0), Two()):
        assert sum(isinstance(thing, kind) for kind in kinds) == 1
