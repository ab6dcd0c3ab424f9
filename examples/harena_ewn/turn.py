"""Placing and moving the stones, in the order of the rules."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from harena.kernel.game import Game
from harena.kernel.message import Message
from harena.kernel.outcome import Outcome, won_by
from harena.kernel.step import Ask, Step
from harena_ewn.board import CELLS, EMPTY, GOALS, GONE, HOMES, STONES, TARGETS, cell_name
from harena_ewn.game import Ewn

IN_CORNER: Final[list[Outcome]] = [won_by("ewn-corner", seat, 2) for seat in range(2)]
ALL_CAPTURED: Final[list[Outcome]] = [won_by("ewn-all-captured", seat, 2) for seat in range(2)]
SPAN: Final = 32
"""An option of `MoveStone` is stone * 32 + cell."""


@final
class PlaceStone(Ask):
    """E-2  You put your stones, from 1 to 6, on free cells round your own corner; red begins."""

    rule: ClassVar[str] = "E-2"
    size: ClassVar[int] = CELLS

    def __init__(self, seat: i64, stone: i64) -> None:
        """`stone` is the number on it, from 1 to 6."""
        super().__init__(seat)
        self.stone: Final[i64] = stone

    def options(self, game: Game) -> vec[i64]:
        assert isinstance(game, Ewn)
        return free_homes(game, self.seat)

    def answer(self, game: Game, option: i64) -> None:
        assert isinstance(game, Ewn)
        game.place(self.seat * STONES + self.stone - 1, option)
        if self.stone < STONES:
            game.push(PlaceStone(self.seat, self.stone + 1))
        elif self.seat == 0:
            game.push(PlaceStone(1, 1))
        else:
            game.push(ROLLS[0])

    def prompt(self, game: Game) -> Message:
        return Message("ewn-place", {"seat": self.seat, "stone": self.stone})

    def label(self, game: Game, option: i64) -> Message:
        return Message("ewn-place-on", {"stone": self.stone, "cell": cell_name(option)})

    def notation(self, game: Game, option: i64) -> str:
        return f"place {self.stone} {cell_name(option)}"

    def touches(self, game: Game, option: i64) -> list[str]:
        return [f"cell {cell_name(option)}"]

    def fits(self, game: Game) -> bool:
        assert isinstance(game, Ewn)
        placed = [int(game.stones[n]) != GONE for n in range(2 * STONES)]
        first = int(self.seat * STONES + self.stone - 1)
        return 1 <= self.stone <= STONES and placed == [n < first for n in range(2 * STONES)]


@final
class PlaceAtRandom(Step):
    """E-2  Or chance puts them there."""

    rule: ClassVar[str] = "E-2"

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, game: Game) -> None:
        assert isinstance(game, Ewn)
        for number in range(STONES):
            cells = free_homes(game, self.seat)
            names = [cell_name(cell) for cell in cells]
            drawn = game.dice.draw(names)
            game.place(self.seat * STONES + number, cells[drawn])

    def fits(self, game: Game) -> bool:
        assert isinstance(game, Ewn)
        return not game.has_stones(self.seat)


@final
class RollForStone(Step):
    """E-3  You roll the die; its number says which stone you move."""

    rule: ClassVar[str] = "E-3"

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, game: Game) -> None:
        face = 1 + game.dice.roll(6)
        if game.listener is not None:
            game.tell("ewn-rolled", {"seat": self.seat, "face": face})
        game.push(MOVES[self.seat * 6 + face - 1])

    def fits(self, game: Game) -> bool:
        assert isinstance(game, Ewn)
        return can_go_on(game)


@final
class MoveStone(Ask):
    """E-4, E-5  You move the stone rolled, or the next lower or higher one left, one cell ahead."""

    rule: ClassVar[str] = "E-5"
    size: ClassVar[int] = 2 * STONES * SPAN

    def __init__(self, seat: i64, face: i64) -> None:
        super().__init__(seat)
        self.face: Final[i64] = face

    def options(self, game: Game) -> vec[i64]:
        assert isinstance(game, Ewn)
        found = vec[i64](capacity=6)
        for stone in game.movable(self.seat, self.face):
            for cell in TARGETS[self.seat * CELLS + game.stones[stone]]:
                found = append(found, stone * SPAN + cell)
        return found

    def answer(self, game: Game, option: i64) -> None:
        assert isinstance(game, Ewn)
        stone = option // SPAN
        cell = option % SPAN
        if game.board[cell] != EMPTY:
            game.capture(cell)  # E-6: of either colour
        game.move(stone, cell)
        game.push(CHECKS[self.seat])

    def prompt(self, game: Game) -> Message:
        return Message("ewn-move", {"seat": self.seat, "face": self.face})

    def label(self, game: Game, option: i64) -> Message:
        assert isinstance(game, Ewn)
        args: dict[str, object] = {
            "stone": stone_number(option),
            "cell": cell_name(option % SPAN),
            "captured": captured_number(game, option),
        }
        return Message("ewn-move-to", args)

    def notation(self, game: Game, option: i64) -> str:
        return f"move {stone_number(option)} {cell_name(option % SPAN)}"

    def touches(self, game: Game, option: i64) -> list[str]:
        assert isinstance(game, Ewn)
        start = game.stones[option // SPAN]
        return [f"cell {cell_name(start)}", f"cell {cell_name(option % SPAN)}"]

    def fits(self, game: Game) -> bool:
        assert isinstance(game, Ewn)
        return 1 <= self.face <= STONES and can_go_on(game)


@final
class CheckEnd(Step):
    """E-7, E-8  A stone in the far corner wins, and so does capturing all of the other's stones."""

    rule: ClassVar[str] = "E-7"

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, game: Game) -> None:
        assert isinstance(game, Ewn)
        if holds_goal(game, self.seat):
            game.finish(IN_CORNER[self.seat])
        elif not game.has_stones(1 - self.seat):
            game.finish(ALL_CAPTURED[self.seat])  # E-8
        else:
            game.push(ROLLS[1 - self.seat])


# Steps never change: one of each is enough for all games, and spares making them.
ROLLS: Final = [RollForStone(seat) for seat in range(2)]
MOVES: Final = [MoveStone(seat, face) for seat in range(2) for face in range(1, 7)]
CHECKS: Final = [CheckEnd(seat) for seat in range(2)]


def free_homes(game: Ewn, seat: i64) -> vec[i64]:
    """E-2  The free cells round a seat's own corner."""
    found = vec[i64](capacity=STONES)
    for cell in HOMES[seat]:
        if game.board[cell] == EMPTY:
            found = append(found, cell)
    return found


def holds_goal(game: Ewn, seat: i64) -> bool:
    """E-7  Whether a stone of the seat stands in its far corner."""
    stone = game.board[GOALS[seat]]
    return stone != EMPTY and stone // STONES == seat


def can_go_on(game: Ewn) -> bool:
    """Whether neither seat has won and both can move."""
    return not any(holds_goal(game, seat) or not game.has_stones(seat) for seat in (i64(0), i64(1)))


def stone_number(option: i64) -> int:
    """The number on the stone that an option of `MoveStone` moves."""
    return int(option // SPAN % STONES + 1)


def captured_number(game: Ewn, option: i64) -> int:
    """The number on the stone that an option captures, 0 if it captures none."""
    stone = game.board[option % SPAN]
    return 0 if stone == EMPTY else int(stone % STONES + 1)
