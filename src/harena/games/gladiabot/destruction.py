"""Destructible and explosive crates, at the beginning of the clean-up (G-25, G-26)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from harena.games.gladiabot.attack import fight
from harena.games.gladiabot.board import NOWHERE, SIDES
from harena.games.gladiabot.game import NO_CRATE, Gladiabot
from harena.kernel.game import NOBODY, Game
from harena.kernel.message import Data
from harena.kernel.step import Step

CRATE_ARMOUR: Final = (0, 3, 5)
"""G-25  Of no crate, of one, of two."""
BLAST: Final = 2
"""G-26  The power of an explosion."""


@final
class DestroyCrates(Step):
    """G-25  A crate with more wounds than armour is destroyed; a robot on it falls, with one wound."""

    rule: ClassVar[str] = "G-25"

    def run(self, game: Game) -> None:
        assert isinstance(game, Gladiabot)
        broken = [int(cell) for cell in range(game.board.size) if is_broken_crate(game, cell)]
        if game.terms.explosive:
            game.push(ExplodeCrates(tuple(broken)))
        else:
            for cell in broken:  # row by row, as cells are numbered
                drop_crate(game, cell)

    def fits(self, game: Game) -> bool:
        assert isinstance(game, Gladiabot)
        return game.terms.destructible and may_explode(game)


@final
class ExplodeCrates(Step):
    """G-26  A destroyed crate explodes with power 2 all around; the next in the queue follows (R-147)."""

    rule: ClassVar[str] = "G-26"
    kinds: ClassVar[dict[str, type]] = {"queue": tuple}

    def __init__(self, queue: tuple[int, ...]) -> None:
        """The cells of the crates that are over their armour."""
        self.queue: Final = queue

    def run(self, game: Game) -> None:
        assert isinstance(game, Gladiabot)
        if not self.queue:
            return
        cell = i64(self.queue[0])
        left = list(self.queue[1:])
        if game.listener is not None:
            game.tell("gladiabot-exploded", game.about_crate(game.crates[cell], cell))
        blast_robot(game, cell)
        drop_crate(game, cell)
        for side in range(SIDES):
            near = game.board.beside[cell * SIDES + side]
            if near != NOWHERE:
                blast_robot(game, near)
                if int(near) not in left and blast_crate(game, near):
                    left.append(int(near))
        game.push(ExplodeCrates(tuple(left)))

    def fits(self, game: Game) -> bool:
        assert isinstance(game, Gladiabot)
        cells = [0 <= cell < game.board.size and is_broken_crate(game, cell) for cell in self.queue]
        fits = game.terms.explosive and may_explode(game)
        return fits and all(cells) and len(set(self.queue)) == len(self.queue)


def may_explode(game: Gladiabot) -> bool:
    """R-136  Somebody had the initiative, who rolls for explosions; without these nobody is needed."""
    return game.leader != NOBODY or not game.terms.explosive


def is_broken_crate(game: Gladiabot, cell: i64) -> bool:
    """R-135  Whether the crate on a cell has more wounds than armour."""
    crate = game.crates[cell]
    return crate != NO_CRATE and game.crate_wounds[cell] > CRATE_ARMOUR[crate]


def drop_crate(game: Gladiabot, cell: i64) -> None:
    """G-25  The crate goes, and a robot on it comes down where it stood, with one wound."""
    game.destroy_crate(cell)
    rider = game.robots[cell]
    if rider != NOWHERE:
        game.fall(rider)
        game.wound(rider, 1)


def blast_robot(game: Gladiabot, cell: i64) -> None:
    """R-147  An explosion attacks the robot on a cell, of whichever side; its owner rolls for it (R-136)."""
    robot = game.robots[cell]
    if robot == NOWHERE:
        return
    if game.listener is not None:
        game.tell("gladiabot-blast-hit", {**game.about(robot, cell), "dice": BLAST})
    wounds = fight(game, BLAST, game.leader, game.roster.owner[robot])
    if wounds > 0:
        game.wound(robot, wounds)


def blast_crate(game: Gladiabot, cell: i64) -> bool:
    """R-147  An explosion attacks the crate on a cell; whether that has broken it."""
    crate = game.crates[cell]
    if crate == NO_CRATE:
        return False
    if game.listener is not None:
        args: Data = {"dice": BLAST}
        game.tell("gladiabot-blast-hit-crate", {**game.about_crate(crate, cell), **args})
    wounds = fight(game, BLAST, game.leader, game.seat_after(game.leader))
    if wounds > 0:
        game.wound_crate(cell, wounds)
    return is_broken_crate(game, cell)
