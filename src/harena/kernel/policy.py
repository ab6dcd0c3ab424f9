"""What a game can tell a bot about itself: how to play it quickly, and how a position looks."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from harena.kernel.dice import Dice
from harena.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A quick way to play, better than at random, for the games that a search plays out."""

    @abstractmethod
    def choose(self, game: Game, dice: Dice) -> i64:
        """One of the options offered; chance comes from these dice alone."""

    def needs_options(self) -> bool:
        """Whether it looks at `offered`; else open questions are put to it without (`Game.put_open`)."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """An estimate of a position that spares the search the rest of the game."""

    @abstractmethod
    def value(self, game: Game, seat: i64) -> float:
        """What the position is worth to a seat, from 0 (lost) to 1 (won)."""
