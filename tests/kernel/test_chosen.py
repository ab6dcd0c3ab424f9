"""Every outcome once, with its exact probability."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import comb, factorial, prod
from typing import ClassVar, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from harena.kernel.agenda import Agenda
from harena.kernel.chosen import CAP, Branches, ChosenDice, CutOff
from harena.kernel.dice import Dice, ScriptedDice, SeededDice, TracedDice
from harena.kernel.game import Game
from harena.kernel.message import Refused
from harena.kernel.outcome import won_by
from harena.kernel.snapshot import snapshot_of
from harena.kernel.step import Step
from tests import toy

Odds = dict[tuple[int, ...], Fraction]


def paths(
    roll: Callable[[Dice], tuple[int, ...]], cap: int = CAP
) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Every path of these rolls with its chance."""
    dice = ChosenDice(cap)
    more = True
    while more:
        shown = roll(dice)
        yield shown, dice.chance()
        more = dice.next_path()


def odds(roll: Callable[[Dice], tuple[int, ...]]) -> Odds:
    """The chance of each result; no result may come up on two paths."""
    found = list(paths(roll))
    assert len(dict(found)) == len(found)
    return dict(found)


def pool(number: int, sides: int) -> Callable[[Dice], tuple[int, ...]]:
    return lambda dice: tuple(int(value) for value in dice.pool(number, sides))


def multinomial(shown: tuple[int, ...], sides: int) -> Fraction:
    """The chance that like dice show these faces in any order."""
    ways = factorial(len(shown)) // prod(factorial(times) for times in Counter(shown).values())
    return Fraction(ways, sides ** len(shown))


# One roll


def test_a_die_shows_each_face_once_and_all_alike() -> None:
    assert odds(lambda dice: (int(dice.roll(6)),)) == {(face,): Fraction(1, 6) for face in range(6)}


def test_a_draw_is_as_likely_as_the_bag_is_full_of_it() -> None:
    bag = vec[i64]([5, 0, 2, 1])
    found = odds(lambda dice: (int(dice.pick(bag, ["a", "b", "c", "d"])),))

    assert found == {(0,): Fraction(5, 8), (2,): Fraction(2, 8), (3,): Fraction(1, 8)}


def test_one_of_several_things_is_drawn_with_equal_odds() -> None:
    found = odds(lambda dice: (int(dice.draw(["a", "b", "c"])),))

    assert found == {(0,): Fraction(1, 3), (1,): Fraction(1, 3), (2,): Fraction(1, 3)}


def test_ten_dice_of_six_sides_fall_in_3003_ways_as_likely_as_multinomials_say() -> None:
    found = odds(pool(10, 6))

    assert len(found) == 3003
    assert sum(found.values()) == 1
    assert all(chance == multinomial(shown, 6) for shown, chance in found.items())


@given(number=st.integers(0, 7), sides=st.integers(1, 7))
def test_a_pool_is_enumerated_as_multisets_the_highest_face_first(number: int, sides: int) -> None:
    found = odds(pool(number, sides))

    assert len(found) == comb(number + sides - 1, number)
    assert sum(found.values()) == 1
    for shown, chance in found.items():
        assert shown == tuple(sorted(shown, reverse=True))
        assert all(0 <= face < sides for face in shown)
        assert chance == multinomial(shown, sides)


@pytest.mark.parametrize(("number", "sides"), [(2, 6), (3, 4), (5, 2), (1, 20)])
def test_a_pool_has_the_odds_of_dice_rolled_one_by_one(number: int, sides: int) -> None:
    one_by_one: Odds = {}
    for shown, chance in paths(lambda dice: tuple(int(dice.roll(sides)) for _ in range(number))):
        key = tuple(sorted(shown, reverse=True))
        one_by_one[key] = one_by_one.get(key, Fraction(0)) + chance

    assert odds(pool(number, sides)) == one_by_one


def test_the_odds_of_several_rolls_multiply() -> None:
    bag = vec[i64]([1, 3])

    def roll_then_draw(dice: Dice) -> tuple[int, ...]:
        return int(dice.roll(2)), *dice.pool(2, 2), int(dice.pick(bag, ["a", "b"]))

    found = odds(roll_then_draw)

    assert len(found) == 2 * 3 * 2
    assert found[1, 1, 0, 1] == Fraction(1, 2) * Fraction(1, 2) * Fraction(3, 4)
    assert sum(found.values()) == 1


def test_a_roll_may_depend_on_the_roll_before_it() -> None:
    def again_on_a_six(dice: Dice) -> tuple[int, ...]:
        first = int(dice.roll(6))
        return (first, int(dice.roll(6))) if first == 5 else (first,)

    found = odds(again_on_a_six)

    assert len(found) == 5 + 6
    assert found[5, 3] == Fraction(1, 36)
    assert sum(found.values()) == 1


def test_no_roll_at_all_is_one_certain_path() -> None:
    assert odds(lambda _: ()) == {(): Fraction(1)}


# A contest


def winner_of(number: int, sides: int) -> Callable[[Dice], tuple[int, ...]]:
    return lambda dice: (int(dice.contest(number, sides).winner),)


@pytest.mark.parametrize("number", [2, 3, 4, 7])
def test_each_wins_a_contest_on_one_path_and_all_alike(number: int) -> None:
    assert odds(winner_of(number, 6)) == {(who,): Fraction(1, number) for who in range(number)}


def test_one_alone_wins_a_contest_for_certain() -> None:
    dice = ChosenDice()

    assert dice.contest(1, 6).winner == 0
    assert dice.chance() == 1
    assert dice.path == []


def test_a_contest_is_shown_as_one_roll_in_which_one_is_alone_on_top() -> None:
    shown = [path for path, _ in paths(lambda dice: tuple(int(n) for n in dice.contest(3, 6).numbers))]

    assert shown == [(5, 0, 0), (0, 5, 0), (0, 0, 5)]


def test_the_odds_of_a_contest_are_those_of_rolling_it_out() -> None:
    dice = SeededDice(1)
    won = Counter(int(dice.contest(3, 2).winner) for _ in range(30_000))

    for (who,), chance in odds(winner_of(3, 2)).items():
        assert abs(won[who] / 30_000 - float(chance)) < 0.01


def test_what_was_won_can_be_played_again_with_scripted_dice() -> None:
    dice = ChosenDice()
    more = True
    while more:
        traced = TracedDice(dice)
        winner = traced.contest(4, 6).winner
        assert ScriptedDice(traced.take()).contest(4, 6).winner == winner
        more = dice.next_path()


# The cap


def test_one_roll_more_than_the_cap_cuts_the_path_off() -> None:
    dice = ChosenDice(2)
    dice.roll(6)
    dice.pool(5, 6)

    with pytest.raises(CutOff):
        dice.roll(6)


def test_a_pool_a_contest_and_a_draw_count_as_one_roll_each() -> None:
    bag = vec[i64]([1, 1])
    dice = ChosenDice(3)
    dice.pool(10, 6)
    dice.contest(4, 6)
    dice.pick(bag, ["a", "b"])

    with pytest.raises(CutOff):
        dice.pick(bag, ["a", "b"])


# The outcomes of an answer


class DrawUntilRed(Step):
    """Draws one of five white balls or the red one until it is red, which may take for ever."""

    rule: ClassVar[str] = "O-0"

    def __init__(self, draws: i64) -> None:
        self.draws: Final[i64] = draws

    def run(self, game: Game) -> None:
        if game.dice.pick(vec[i64]([5, 1]), ["white", "red"]) == 1:
            game.finish(won_by(f"draws {self.draws}", 0, game.setup.seats))
        else:
            game.push(DrawUntilRed(self.draws + 1))


def endless() -> Game:
    """A game that has not begun, and that may never stop drawing once it has."""
    game = toy.GAME.set_up(toy.GAME.agreed(2, {}), SeededDice(0))
    game.agenda = Agenda([DrawUntilRed(1)])
    return game


@pytest.mark.parametrize("cap", [1, 2, 7, 30])
def test_what_the_cap_leaves_out_is_reported_exactly(cap: int) -> None:
    branches = Branches(endless(), None, cap)
    found = {outcome_of(branch.game): branch.exact for branch in branches}

    assert found == {f"draws {n + 1}": Fraction(1, 6) * Fraction(5, 6) ** n for n in range(cap)}
    assert branches.left_out == Fraction(5, 6) ** cap
    assert sum(found.values()) + branches.left_out == 1


def outcome_of(game: Game) -> str:
    assert game.outcome is not None
    return game.outcome.reason


def test_without_a_word_the_cap_is_64_rolls_and_draws() -> None:
    branches = Branches(endless(), None)
    found = list(branches)

    assert len(found) == 64
    assert branches.left_out == Fraction(5, 6) ** 64


def test_an_answer_that_rolls_once_leaves_nothing_out() -> None:
    branches = Branches(toy.new(SeededDice(0)), 0)
    list(branches)

    assert branches.left_out == 0


def test_each_branch_is_the_game_after_one_outcome() -> None:
    branches = list(Branches(toy.new(SeededDice(0), apples=3), 0))

    assert [branch.exact for branch in branches] == [Fraction(3, 5), Fraction(2, 5)]
    assert [branch.chance for branch in branches] == [0.6, 0.4]
    assert [toy.orchard(branch.game).baskets for branch in branches] == [[1, 0, 0], [0, 0, 0]]
    assert [branch.game.seat for branch in branches] == [1, 1]


def test_each_branch_is_what_scripted_dice_would_have_brought_about() -> None:
    game = toy.new(SeededDice(0), seats=2, apples=9)
    toy.orchard(game).nets = [0, 0]
    expected = []
    for shown, chance in odds(pool(3, 6)).items():
        scripted = game.copy(ScriptedDice([face + 1 for face in shown]))
        scripted.play("shake 3")
        expected.append((chance, snapshot_of(scripted)))

    assert expected == [(branch.exact, snapshot_of(branch.game)) for branch in Branches(game, 3)]


def test_walking_the_branches_leaves_the_game_and_its_dice_alone() -> None:
    dice = SeededDice(4)
    game = toy.new(dice)
    before = snapshot_of(game)
    state = dice.state
    list(Branches(game, 0))

    assert snapshot_of(game) == before
    assert dice.state == state


def test_the_start_of_a_game_has_branches_too() -> None:
    game = toy.GAME.set_up(toy.GAME.agreed(2, {}), SeededDice(0))
    game.agenda = Agenda([toy.PickOrShake(1), toy.PickApple(0)])
    branches = [(branch.exact, toy.orchard(branch.game).baskets[0]) for branch in Branches(game, None)]

    assert branches == [(Fraction(6, 8), 1), (Fraction(2, 8), 0)]


def test_an_answer_that_is_not_offered_has_no_branches() -> None:
    with pytest.raises(Refused) as refused:
        list(Branches(toy.new(SeededDice(0)), 4))

    assert refused.value.message.id == "answer-not-offered"


def test_branches_agree_with_games_played_at_random() -> None:
    game = toy.new(SeededDice(0), seats=2, apples=9)
    toy.orchard(game).nets = [0, 0]
    exact = sum((branch.exact * len(branch.game.waiting) for branch in Branches(game, 3)), Fraction(0))
    dice = SeededDice(5)
    waiting = 0
    for _ in range(4000):
        trial = game.copy(dice)
        trial.choose(3)
        waiting += len(trial.waiting)

    assert abs(waiting / 4000 - float(exact)) < 0.05
