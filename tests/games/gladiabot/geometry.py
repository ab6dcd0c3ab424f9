"""The geometry of R-123 and R-144 written anew: centres in the plane, distances between them, no rounding.

The centre of the cell in column q and row r lies at x = q + r/2, y = r * sqrt(3)/2. Four times a squared
distance is then (2 dq + dr)^2 + 3 dr^2, a whole number for whole q and r.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache

Place = tuple[int, int]
Point = tuple[Fraction, Fraction]

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
REACH = 20


@cache
def steps_from_the_middle() -> dict[Place, int]:
    """Distances from (0, 0) by walking, on a grid without end."""
    found = {(0, 0): 0}
    edge = [(0, 0)]
    for steps in range(1, REACH + 1):
        near = {(q + dq, r + dr) for q, r in edge for dq, dr in STEPS}
        edge = [place for place in near if place not in found]
        found.update(dict.fromkeys(edge, steps))
    return found


def distance(a: Place, b: Place) -> int:
    return steps_from_the_middle()[b[0] - a[0], b[1] - a[1]]


def squared(point: Point, centre: Place) -> Fraction:
    """Four times the squared distance in the plane."""
    dq, dr = point[0] - centre[0], point[1] - centre[1]
    return (2 * dq + dr) ** 2 + 3 * dr**2


@cache
def nearest(point: Point) -> frozenset[Place]:
    """The cells whose centres are nearest to a point: its own, or those on whose common edge it lies."""
    q, r = int(point[0] // 1), int(point[1] // 1)
    around = [(q + dq, r + dr) for dq in (-1, 0, 1, 2) for dr in (-1, 0, 1, 2)]
    least = min(squared(point, centre) for centre in around)
    return frozenset(centre for centre in around if squared(point, centre) == least)


@cache
def inner_points(dq: int, dr: int) -> tuple[frozenset[Place], ...]:
    """The segment from (0, 0) to a place, cut into as many equal parts as the distance has steps."""
    parts = distance((0, 0), (dq, dr))
    return tuple(nearest((Fraction(dq * i, parts), Fraction(dr * i, parts))) for i in range(1, parts))


def line(a: Place, b: Place) -> list[frozenset[Place]]:
    """The inner points between two centres, each by the one or two cells that it belongs to."""
    points = inner_points(b[0] - a[0], b[1] - a[1])
    return [frozenset((a[0] + q, a[1] + r) for q, r in point) for point in points]


def is_free(a: Place, b: Place, doubles: set[Place]) -> bool:
    """R-144: no inner point is closed; one is closed if all its cells hold a double crate."""
    return not any(point <= doubles for point in line(a, b))
