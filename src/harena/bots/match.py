"""Whole games between bots, and who won them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harena.bots.bot import consult
from harena.kernel.dice import SeededDice

if TYPE_CHECKING:
    from harena.bots.bot import Bot
    from harena.kernel.game import Game
    from harena.kernel.outcome import Outcome
    from harena.kernel.setup import Setup

LONGEST = 1_000_000
"""A game of so many decisions is given up as endless."""


def play_match(setup: Setup, bots: list[Bot], seed: int) -> tuple[Outcome | None, int]:
    """One game, a bot in each seat: its outcome (None if it never ended) and how many decisions."""
    game = setup.type.set_up(setup, SeededDice(seed))
    game.auto = True
    game.begin()
    return play_on(game, bots)


def play_on(game: Game, bots: list[Bot]) -> tuple[Outcome | None, int]:
    """The same from where a game stands."""
    decisions = 0
    while not game.is_over and decisions < LONGEST:
        game.choose(consult(bots[game.seat], game))
        decisions += 1
    return game.outcome, decisions
