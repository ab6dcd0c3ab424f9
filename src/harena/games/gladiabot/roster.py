"""The robots of a game, and what is printed on them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

MOST_ROBOTS: Final = 12
"""On the table: four seats with three each, or two with six (G-21, G-22)."""
EACH: Final = 3
"""G-3  Robots that a player takes of a colour."""
ALL_OF_A_COLOUR: Final = 5
"""G-22  Robots of a colour in the box."""


@final
class Robot:
    """A robot as printed."""

    def __init__(self, colour: str, kind: str, armour: int, reach: int, power: int) -> None:
        """`reach` is its range."""
        self.colour: Final = colour
        self.kind: Final = kind
        self.name: Final = f"{colour} {kind}"
        self.armour: Final = armour
        self.reach: Final = reach
        self.power: Final = power


@final
class Roster:
    """Which robots take part, by number: seat by seat, and of a seat in the order of the box."""

    def __init__(self, seats: int, robots: list[tuple[int, Robot]]) -> None:
        """Pairs of a seat and a robot, in that order already."""
        self.seats: Final[i64] = seats
        self.clockwise: Final[vec[i64]] = vec[i64]([(seat + 1) % seats for seat in range(seats)])
        """The seat after each."""
        self.robots: Final = [robot for _, robot in robots]
        self.size: Final[i64] = len(robots)
        self.owner: Final[vec[i64]] = vec[i64]([seat for seat, _ in robots])
        self.armour: Final[vec[i64]] = vec[i64]([robot.armour for _, robot in robots])
        self.reach: Final[vec[i64]] = vec[i64]([robot.reach for _, robot in robots])
        self.power: Final[vec[i64]] = vec[i64]([robot.power for _, robot in robots])
        self.starts: Final[vec[i64]] = vec[i64](
            [sum([1 for owner, _ in robots if owner < seat]) for seat in range(seats + 1)]
        )
        """The robots of a seat are those from starts[seat] to before starts[seat + 1]."""
        self.opposed_to: Final[vec[vec[i64]]] = vec[vec[i64]](
            [vec[i64]([i for i, (seat, _) in enumerate(robots) if seat != own]) for own, _ in robots]
        )
        """R-132  For each robot those of other seats; all of a seat are one side (R-140)."""

    def number_of(self, name: str) -> int:
        """The number of a robot by its name, -1 if it does not take part."""
        names = [robot.name for robot in self.robots]
        return names.index(name) if name in names else -1

    def names_of(self, seat: int) -> list[str]:
        return [self.robots[i].name for i in range(self.starts[seat], self.starts[seat + 1])]
