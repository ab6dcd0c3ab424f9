"""Games played to their end inside one call: what search rests on and what the bench measures."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harena.kernel.dice import SeededDice
from harena.kernel.game import Game
from harena.kernel.policy import Policy

ENDLESS: Final = 1 << 30


def play_out(game: Game, dice: SeededDice, policy: Policy | None, most: i64) -> i64:
    """Play on, at random or by a policy, for at most so many decisions; how many there were."""
    decisions: i64 = 0
    while not game.is_over and decisions < most:
        offered = game.offered
        if policy is None:
            game.choose_known(offered[dice.roll(len(offered))])
        else:
            game.choose_known(policy.choose(game, dice))
        decisions += 1
    return decisions


def play_at_random(start: Game, games: i64, seed: int) -> i64:
    """Play whole games from a start, every answer at random and checked; how many decisions."""
    dice = SeededDice(seed)
    decisions: i64 = 0
    for _ in range(games):
        game = start.copy(dice)
        game.auto = True
        while not game.is_over:
            offered = game.offered
            game.choose(offered[dice.roll(len(offered))])
            decisions += 1
    return decisions


def copy_often(game: Game, times: i64) -> None:
    """Copy a game so many times, for the bench."""
    dice = SeededDice(0)
    for _ in range(times):
        game.copy(dice)
