"""Games played to their end inside one call, and what a position is worth."""

from __future__ import annotations

import pytest

import harena
from harena.bots.playout import Trial, copy_often, play_at_random, play_out, play_trials
from harena.kernel.dice import Dice, SeededDice
from harena.kernel.event import Story
from harena.kernel.game import Game
from harena.kernel.outcome import Outcome
from harena.kernel.policy import Evaluation, Policy
from harena.kernel.snapshot import snapshot_of
from harena_pig import GAME as PIG
from tests import toy
from tests.toy import Orchard


class Noting(Policy):
    """Takes the first option, rolls a die for the sake of it, and notes who was asked."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, game: Game, dice: Dice) -> int:
        dice.roll(6)
        self.seats.append(int(game.seat))
        return game.options()[0]


class SeatByTen(Evaluation):
    """Values a seat by its number."""

    def value(self, game: Game, seat: int) -> float:
        return seat / 10


class Counting(Orchard):
    """Counts how often it was copied."""

    copies = 0

    def copy(self, dice: Dice) -> Orchard:
        type(self).copies += 1
        return super().copy(dice)


def pig(**settings: object) -> Game:
    return PIG.new(SeededDice(1), 3, settings)


def test_a_playout_at_random_goes_on_to_the_end() -> None:
    game = pig(goal=30)
    play_out(game, SeededDice(2), None, 1 << 30)

    assert game.outcome is not None


@pytest.mark.parametrize("most", [0, 1, 5])
def test_a_playout_stops_after_so_many_decisions(most: int) -> None:
    policy = Noting()
    game = pig()
    play_out(game, SeededDice(2), policy, most)

    assert len(policy.seats) == most
    assert not game.is_over


def test_a_policy_answers_for_every_seat() -> None:
    policy = Noting()
    play_out(toy.new(SeededDice(0), apples=9), SeededDice(0), policy, 1 << 30)

    assert set(policy.seats) == {0, 1, 2}


def test_a_policy_rolls_the_dice_of_the_playout_not_those_of_the_game() -> None:
    table, own = SeededDice(1), SeededDice(2)
    game = toy.new(table)
    before = table.state
    play_out(game, own, Noting(), 0)
    assert own.state == SeededDice(2).state

    game.dice = SeededDice(3)
    play_out(game, own, Noting(), 4)
    assert own.state != SeededDice(2).state
    assert table.state == before


def test_a_playout_at_random_depends_on_both_dice_alone() -> None:
    ends = []
    for _ in range(2):
        game = pig(goal=40)
        play_out(game, SeededDice(6), None, 1 << 30)
        ends.append(snapshot_of(game))

    assert ends[0] == ends[1]


def test_a_trial_without_evaluation_plays_to_the_end_and_takes_the_rewards() -> None:
    game = pig(goal=30)
    rewards = Trial(game, None, None, horizon=0).rewards(game, SeededDice(2))

    assert game.is_over
    assert sorted(rewards) == [0.25, 0.25, 1.0]


def test_a_trial_with_an_evaluation_judges_where_the_horizon_ends() -> None:
    game = pig()
    policy = Noting()
    rewards = Trial(game, policy, SeatByTen(), horizon=3).rewards(game, SeededDice(2))

    assert rewards == [0.0, 0.1, 0.2]
    assert len(policy.seats) == 3


def test_a_trial_that_ends_before_its_horizon_takes_the_rewards_of_the_outcome() -> None:
    game = pig(goal=2)
    rewards = Trial(game, None, SeatByTen(), horizon=1 << 20).rewards(game, SeededDice(2))

    assert sorted(rewards) == [0.25, 0.25, 1.0]


def test_a_trial_of_a_game_that_is_over_is_its_outcome() -> None:
    game = pig()
    game.finish(Outcome("pig-goal", [2, 1, 3]))

    assert Trial(game, None, SeatByTen(), 5).rewards(game, SeededDice(0)) == [0.5, 1.0, 0.0]


def test_what_the_caller_leaves_open_the_game_supplies() -> None:
    game = toy.new(SeededDice(0))
    trial = Trial(game, None, None, horizon=0)

    assert isinstance(trial.policy, toy.Picker)
    assert isinstance(trial.evaluation, toy.Share)
    game.baskets = [3, 1, 0]
    assert trial.rewards(game, SeededDice(0)) == [0.75, 0.25, 0.0]


def test_what_the_caller_brings_goes_before_what_the_game_supplies() -> None:
    policy, evaluation = Noting(), SeatByTen()
    trial = Trial(toy.new(SeededDice(0)), policy, evaluation, 1)

    assert trial.policy is policy
    assert trial.evaluation is evaluation


def test_a_game_may_supply_nothing() -> None:
    trial = Trial(harena.new("ewn", seed=0), None, None, 0)

    assert trial.policy is None
    assert trial.evaluation is None


def test_games_at_random_count_their_decisions_and_leave_the_start_as_it_is() -> None:
    start = toy.new(SeededDice(0), apples=4)
    start.listener = story = Story()
    before = snapshot_of(start)
    decisions = [
        play_at_random(start, games, seed) for games, seed in ((0, 1), (5, 1), (5, 1), (6, 1), (5, 2))
    ]

    assert decisions[0] == 0
    assert decisions[1] == decisions[2] < decisions[3]
    assert decisions[1] != decisions[4]
    assert snapshot_of(start) == before
    assert story.events == []


def test_a_game_that_is_over_has_no_more_decisions() -> None:
    game = pig()
    game.finish(Outcome("pig-goal", [2, 1, 3]))

    assert play_at_random(game, 3, 0) == 0


def test_a_game_is_copied_so_many_times() -> None:
    game = Counting(toy.GAME.agreed(2, {}), SeededDice(0))
    copy_often(game, 12)

    assert Counting.copies == 12


def test_trials_count_their_decisions_and_leave_the_start_as_it_is() -> None:
    start = pig(goal=20)
    before = snapshot_of(start)
    decisions = [play_trials(start, games, seed) for games, seed in ((0, 1), (4, 1), (4, 1), (5, 1))]

    assert decisions[0] == 0
    assert decisions[1] == decisions[2] < decisions[3]
    assert snapshot_of(start) == before
