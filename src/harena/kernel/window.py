"""Reaction windows (R-35, R-58): the other seats are asked in turn until all have passed in a row."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from harena.kernel.game import Game
from harena.kernel.step import Ask, Step

PASS: Final = 0
"""The option of every reaction ask that lets the moment go; reactions are numbered from 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ReactionWindow(Step):
    """R-58  Ask clockwise from the active seat's left; a seat that could do nothing is not asked."""

    def __init__(self, active: i64, nth: i64 = 1) -> None:
        self.active: Final[i64] = active
        self.nth: Final[i64] = nth

    @abstractmethod
    def reaction(self, nth: i64) -> React:
        """The ask put to the nth seat on the active seat's left."""

    @abstractmethod
    def from_seat(self, nth: i64) -> ReactionWindow:
        """The same window, the asking to go on with the nth seat on the active seat's left."""

    def run(self, game: Game) -> None:
        nth = self.nth
        while nth < game.setup.seats:
            ask = self.reaction(nth)
            if len(ask.reactions(game)) > 0:
                game.push(ask)
                return
            nth += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class React(Ask):
    """R-58  React, or pass; after a reaction the asking starts again from the left."""

    def __init__(self, seat: i64, active: i64, nth: i64) -> None:
        super().__init__(seat)
        self.active: Final[i64] = active
        self.nth: Final[i64] = nth

    @abstractmethod
    def window(self) -> ReactionWindow:
        """The window in which this is asked."""

    @abstractmethod
    def reactions(self, game: Game) -> vec[i64]:
        """What the seat could do now, numbered from 1."""

    @abstractmethod
    def react(self, game: Game, option: i64) -> None:
        """Carry out a reaction."""

    def options(self, game: Game) -> vec[i64]:
        found = vec[i64]([PASS])
        for option in self.reactions(game):
            found = append(found, option)
        return found

    def answer(self, game: Game, option: i64) -> None:
        if option == PASS:
            game.push(self.window().from_seat(self.nth + 1))
        else:
            game.push(self.window().from_seat(1))
            self.react(game, option)
