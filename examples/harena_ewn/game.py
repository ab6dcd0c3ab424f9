"""The table of EinStein: where each stone stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from harena.kernel.game import Game, carry_over
from harena_ewn.board import CELL_NAMES, CELLS, EMPTY, GONE, SIDE, STONES, cell_name

if TYPE_CHECKING:
    from harena.kernel.dice import Dice
    from harena.kernel.message import Data
    from harena.kernel.setup import Setup


@mypyc_attr(allow_interpreted_subclasses=True)
class Ewn(Game):
    """Stones by number and by cell."""

    def __init__(self, setup: Setup, dice: Dice) -> None:
        super().__init__(setup, dice)
        self.stones: vec[i64] = vec[i64]()
        """The cell of each stone."""
        self.board: vec[i64] = vec[i64]()
        """The stone on each cell."""

    def copy(self, dice: Dice) -> Ewn:
        other = Ewn(self.setup, dice)
        carry_over(self, other)
        other.stones = self.stones[:]
        other.board = self.board[:]
        return other

    def state(self) -> Data:
        return {"red": self._placed(0), "blue": self._placed(1)}

    def view(self) -> Data:
        rows = range(SIDE - 1, -1, -1)
        return {**self.state(), "board": [self._row(row) for row in rows] + ["  a  b  c  d  e"]}

    # Questions

    def movable(self, seat: i64, face: i64) -> vec[i64]:
        """E-4  The stone rolled, or if it is gone the next lower and the next higher one left."""
        base = seat * STONES
        number = face - 1
        if self.stones[base + number] != GONE:
            return vec[i64]([base + number])
        found = vec[i64](capacity=2)
        low = number - 1
        while low >= 0 and self.stones[base + low] == GONE:
            low -= 1
        if low >= 0:
            found = append(found, base + low)
        high = number + 1
        while high < STONES and self.stones[base + high] == GONE:
            high += 1
        if high < STONES:
            found = append(found, base + high)
        return found

    def has_stones(self, seat: i64) -> bool:
        stone = seat * STONES
        end = stone + STONES
        while stone < end and self.stones[stone] == GONE:
            stone += 1
        return stone < end

    # Verbs

    def clear(self) -> None:
        self.stones = vec[i64]([GONE] * (2 * STONES))
        self.board = vec[i64]([EMPTY] * CELLS)

    def place(self, stone: i64, cell: i64) -> None:
        self.stones[stone] = cell
        self.board[cell] = stone
        if self.listener is not None:
            self.tell("ewn-placed", self._about(stone, cell))

    def capture(self, cell: i64) -> None:
        stone = self.board[cell]
        self.stones[stone] = GONE
        self.board[cell] = EMPTY
        if self.listener is not None:
            self.tell("ewn-captured", self._about(stone, cell))

    def move(self, stone: i64, cell: i64) -> None:
        self.board[self.stones[stone]] = EMPTY
        self.stones[stone] = cell
        self.board[cell] = stone
        if self.listener is not None:
            self.tell("ewn-moved", self._about(stone, cell))

    def _about(self, stone: i64, cell: i64) -> Data:
        seat, number = divmod(int(stone), STONES)
        return {"seat": seat, "stone": number + 1, "cell": cell_name(cell)}

    def _placed(self, seat: int) -> Data:
        cells = [int(self.stones[seat * STONES + number]) for number in range(STONES)]
        return {str(n + 1): CELL_NAMES[cell] for n, cell in enumerate(cells) if cell != GONE}

    def _row(self, row: int) -> str:
        stones = [int(self.board[row * SIDE + column]) for column in range(SIDE)]
        return " ".join([str(row + 1), *[_drawn(stone) for stone in stones]])


def _drawn(stone: int) -> str:
    return " ." if stone == EMPTY else f"{'rb'[stone // STONES]}{stone % STONES + 1}"
