"""The board of EinStein: 25 cells, a1 the first and e5 the last, and where stones go on it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SIDE: Final = 5
CELLS: Final = 25
STONES: Final = 6
"""Stones of one seat; stone s of seat p, counted from 0, has the number p * 6 + s."""

EMPTY: Final = -1
GONE: Final = -1

HOMES: Final[vec[vec[i64]]] = vec[vec[i64]](
    [vec[i64]([0, 1, 2, 5, 6, 10]), vec[i64]([24, 23, 22, 19, 18, 14])]
)
"""E-2  The six cells round each seat's own corner."""

GOALS: Final[vec[i64]] = vec[i64]([24, 0])
"""E-7  The far corner of each seat."""


def _targets(seat: int, cell: int) -> list[int]:
    row, column = divmod(cell, SIDE)
    on = 1 if seat == 0 else -1
    ahead = ((row, column + on), (row + on, column), (row + on, column + on))
    return [r * SIDE + c for r, c in ahead if 0 <= r < SIDE and 0 <= c < SIDE]


TARGETS: Final[vec[vec[i64]]] = vec[vec[i64]](
    [vec[i64](_targets(seat, cell)) for seat in range(2) for cell in range(CELLS)]
)
"""E-5  For seat * 25 + cell: the cells one step ahead, aside or both, towards the far corner."""

CELL_NAMES: Final = ["abcde"[cell % SIDE] + "12345"[cell // SIDE] for cell in range(CELLS)]


def cell_name(cell: i64) -> str:
    return CELL_NAMES[cell]
