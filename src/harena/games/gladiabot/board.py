"""Boards of hexagons: cells, neighbours, distances, lines of fire (R-123, R-144)."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

Place: TypeAlias = tuple[int, int]
"""Column q and row r of a cell, in axial coordinates."""

AROUND: Final[list[Place]] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
"""R-147  The six neighbours, clockwise from the one on the right."""
SIDES: Final = 6
NOWHERE: Final = -1
MOST_CELLS: Final = 128
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


@final
class Board:
    """What never changes about a board. Cells are numbered row by row, the order of R-146.

    A cell is called after its row, a letter from the top, and its column along the other axis: e5 has
    e4 and e6 beside it, d5 and d6 above, f4 and f5 below.
    """

    def __init__(self, places: list[Place], copies: int) -> None:
        """`copies` is of how many boxes the board is joined (G-21)."""
        ordered = sorted(places, key=_by_row)
        index = {place: cell for cell, place in enumerate(ordered)}
        self.places: Final = ordered
        self.copies: Final = copies
        self.size: Final[i64] = len(ordered)
        self.names: Final = _names(ordered)
        self.cell_of: Final = {cell_name: cell for cell, cell_name in enumerate(self.names)}
        self.beside: Final[vec[i64]] = vec[i64](
            [index.get((q + dq, r + dr), NOWHERE) for q, r in ordered for dq, dr in AROUND]
        )
        """For cell * 6 + side: the neighbour on that side."""
        self.neighbours: Final[vec[vec[i64]]] = vec[vec[i64]](
            [vec[i64]([n for n in self.around(cell) if n != NOWHERE]) for cell in range(len(ordered))]
        )
        self.distances: Final[vec[i64]] = vec[i64]([distance(a, b) for a in ordered for b in ordered])
        """For one cell * size + the other."""
        self.lines: Final[vec[vec[i64]]] = vec[vec[i64]](
            [vec[i64](line(a, b, index)) for a in ordered for b in ordered]
        )
        """For one cell * size + the other: the inner points of the line, two cells each (the same twice
        where a point lies inside a cell)."""

    def around(self, cell: int) -> list[int]:
        """The six neighbours of a cell, NOWHERE where the board ends."""
        return [int(self.beside[cell * SIDES + side]) for side in range(SIDES)]

    def is_border(self, cell: i64) -> bool:
        """R-141  Fewer than six neighbours."""
        return len(self.neighbours[cell]) < SIDES

    def distance(self, a: i64, b: i64) -> i64:
        return self.distances[a * self.size + b]


def _by_row(place: Place) -> Place:
    return place[1], place[0]


def _names(places: list[Place]) -> list[str]:
    left = min([q for q, _ in places])
    top = min([r for _, r in places])
    return [f"{LETTERS[r - top]}{q - left + 1}" for q, r in places]


def distance(a: Place, b: Place) -> int:
    """R-123  The fewest steps, counted as if the board went on (R-300)."""
    q, r = b[0] - a[0], b[1] - a[1]
    return max(abs(q), abs(r), abs(q + r))


def line(a: Place, b: Place, index: dict[Place, int]) -> list[int]:
    """R-144  The inner points of the segment between two centres, by the cells they lie in.

    A point of which a cell is off the board never closes the line, and is left out.
    """
    found: list[int] = []
    parts = distance(a, b)
    for i in range(1, parts):
        cells = [index.get(place, NOWHERE) for place in cells_at(a, b, i, parts)]
        if NOWHERE not in cells:
            found += [cells[0], cells[-1]]
    return found


def cells_at(a: Place, b: Place, i: int, parts: int) -> list[Place]:
    """R-144  The cell in which the ith of the equal parts ends, or the two between which it does.

    All in whole numbers, `parts` times too large. Of the three cube coordinates one is whole, so it
    is enough to round another one; a half is the middle of an edge.
    """
    q = a[0] * (parts - i) + b[0] * i
    r = a[1] * (parts - i) + b[1] * i
    if r % parts == 0:
        return [(column, r // parts) for column in _rounded(q, parts)]
    if q % parts == 0:
        return [(q // parts, row) for row in _rounded(r, parts)]
    third = (q + r) // parts
    return [(column, third - column) for column in _rounded(q, parts)]


def _rounded(value: int, parts: int) -> list[int]:
    """The nearest whole number of parts, or the two that are equally near."""
    whole, rest = divmod(value, parts)
    if 2 * rest == parts:
        return [whole, whole + 1]
    return [whole + 1 if 2 * rest > parts else whole]
