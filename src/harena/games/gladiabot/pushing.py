"""Movable crates: pushing, and who stands on what is pushed (G-23, G-24)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from harena.games.gladiabot.attack import FACES
from harena.games.gladiabot.board import NOWHERE
from harena.games.gladiabot.game import NO_CRATE, Gladiabot
from harena.games.gladiabot.terms import SCORES
from harena.kernel.game import Game
from harena.kernel.message import Data
from harena.kernel.step import Step

FALLS_FROM: Final = 6
"""G-24  Die and score together."""


@final
class PushCrate(Step):
    """G-23  A crate moves one space in any direction; G-24: a robot on it may fall."""

    rule: ClassVar[str] = "G-23"

    def __init__(self, cell: i64, target: i64) -> None:
        self.cell: Final[i64] = cell
        self.target: Final[i64] = target

    def run(self, game: Game) -> None:
        assert isinstance(game, Gladiabot)
        rider = game.robots[self.cell]
        falls = rider != NOWHERE and loses_hold(game, rider)
        game.move_crate(self.cell, self.target)
        if falls:
            game.fall(rider)  # to the ground of the cell that the crate has left
            game.wound(rider, 1)
        elif rider != NOWHERE:
            game.ride(rider, self.target)

    def fits(self, game: Game) -> bool:
        assert isinstance(game, Gladiabot)
        return game.terms.movable and may_push(game, self.cell, self.target)


def loses_hold(game: Gladiabot, rider: i64) -> bool:
    """G-24  A die and one of its scores (R-122), 6 or more: it falls."""
    score = game.score_of(rider, game.terms.push_score)
    face = 1 + game.dice.roll(FACES)
    if game.listener is not None:
        args: Data = {"face": face, "score": score, "total": face + score}
        about = {"added": SCORES[game.terms.push_score], **game.about(rider, game.cells[rider])}
        game.tell("gladiabot-rider-rolled", {**about, **args})
    return face + score >= FALLS_FROM


def may_push(game: Gladiabot, cell: i64, target: i64) -> bool:
    """R-145  From one cell of the board to a neighbour on which nothing stands."""
    size = game.board.size
    if not (0 <= cell < size and 0 <= target < size) or game.crates[cell] == NO_CRATE:
        return False
    return game.board.distance(cell, target) == 1 and is_free(game, target)


def is_free(game: Gladiabot, cell: i64) -> bool:
    """R-134  Neither robot nor crate."""
    return game.robots[cell] == NOWHERE and game.crates[cell] == NO_CRATE
