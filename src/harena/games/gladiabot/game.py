"""The table of Gladiabot: robots, crates, wounds, and whose robots have still to act."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from harena.games.gladiabot.board import NOWHERE, Board
from harena.games.gladiabot.roster import Robot, Roster
from harena.games.gladiabot.terms import ARMOUR, CRATES, GROUND, ONE, POWER, RANGE, Terms, dice_for_crate
from harena.games.gladiabot.written import sketch_of, state_of, view_of
from harena.kernel.game import NOBODY, Game, carry_over

if TYPE_CHECKING:
    from harena.kernel.dice import Dice
    from harena.kernel.message import Data
    from harena.kernel.setup import Setup

NO_CRATE: Final = 0


@final
class Gladiabot(Game):
    """Robots and cells by number; tokens and colours change by a new list, so copies share them."""

    def __init__(self, setup: Setup, dice: Dice, terms: Terms, roster: Roster) -> None:
        super().__init__(setup, dice)
        self.terms: Terms = terms
        self.board: Board = terms.board
        self.roster: Roster = roster
        self.round: i64 = 0
        self.leader: i64 = NOBODY
        """G-7  Who has the initiative."""
        self.takers: vec[i64] = vec[i64]()
        """G-3  The seat that has taken each colour."""
        self.stock: vec[i64] = vec[i64]()
        """G-4  How many crates of each kind have still to be placed; 0 is no kind."""
        self.crates: vec[i64] = vec[i64]()
        """The kind of crate on each cell."""
        self.crate_wounds: vec[i64] = vec[i64]()
        """G-25  The wounds of the crate on each cell."""
        self.out: vec[i64] = vec[i64]()
        """R-137  The round in which each seat lost its last robot, 0 while it has one."""
        self.cells: vec[i64] = vec[i64]()
        """The cell of each robot, NOWHERE before it is placed and after it is removed."""
        self.wounds: vec[i64] = vec[i64]()
        self.ready: vec[i64] = vec[i64]()
        """R-142  1 for each robot that has not acted this round."""
        self.robots: vec[i64] = vec[i64]()
        """The robot on each cell."""

    def copy(self, dice: Dice) -> Gladiabot:
        other = Gladiabot(self.setup, dice, self.terms, self.roster)
        carry_over(self, other)
        other.round = self.round
        other.leader = self.leader
        other.takers = self.takers
        other.stock = self.stock
        other.crates = self.crates
        other.crate_wounds = self.crate_wounds
        other.out = self.out
        other.cells = self.cells[:]
        other.wounds = self.wounds[:]
        other.ready = self.ready[:]
        other.robots = self.robots[:]
        return other

    def state(self) -> Data:
        return state_of(self)

    def view(self) -> Data:
        return view_of(self)

    def sketch(self) -> Data:
        return sketch_of(self)

    # Questions

    def is_on_board(self, robot: i64) -> bool:
        return self.cells[robot] != NOWHERE

    def robots_left(self, seat: i64) -> i64:
        """How many robots a seat has on the board."""
        left: i64 = 0
        starts = self.roster.starts
        cells = self.cells
        for robot in range(starts[seat], starts[seat + 1]):
            if cells[robot] != NOWHERE:
                left += 1
        return left

    def has_ready(self, seat: i64) -> bool:
        """R-142  Whether a robot of this seat has still to act this round."""
        starts = self.roster.starts
        ready = self.ready
        robot = starts[seat]
        end = starts[seat + 1]
        while robot < end and ready[robot] == 0:
            robot += 1
        return robot < end

    def seat_after(self, seat: i64) -> i64:
        """R-135  The next seat clockwise that has robots."""
        clockwise = self.roster.clockwise
        following = clockwise[seat]
        while self.robots_left(following) == 0 and following != seat:
            following = clockwise[following]
        return following

    def crate_under(self, robot: i64) -> i64:
        return self.crates[self.cells[robot]]

    def power_of(self, robot: i64) -> i64:
        """G-17, G-20  The dice of its attack: its power, and one more on a crate."""
        return self.roster.power[robot] + dice_for_crate(self.crate_under(robot), self.terms.bonus)

    def range_of(self, robot: i64) -> i64:
        """G-12  How far it reaches; R-121: from a single crate perhaps further."""
        reach = self.roster.reach[robot]
        if self.terms.bonus == RANGE and self.crate_under(robot) == ONE:
            reach += 1
        return reach

    def armour_of(self, robot: i64) -> i64:
        """G-9  The wounds it bears; R-121: on a single crate perhaps one more."""
        armour = self.roster.armour[robot]
        if self.terms.bonus == ARMOUR and self.crate_under(robot) == ONE:
            armour += 1
        return armour

    def score_of(self, robot: i64, score: i64) -> i64:
        """R-145, R-305  One of its three scores as it is now."""
        if score == POWER:
            return self.power_of(robot)
        return self.range_of(robot) if score == RANGE else self.armour_of(robot)

    def robot(self, robot: i64) -> Robot:
        return self.roster.robots[robot]

    def owners(self) -> vec[i64]:
        """The seats that have robots on the board."""
        found = vec[i64](capacity=self.roster.seats)
        for seat in range(self.roster.seats):
            if self.robots_left(seat) > 0:
                found = append(found, seat)
        return found

    # Verbs of the set-up

    def take_colour(self, seat: i64, colour: i64) -> None:
        self.takers = with_value(self.takers, colour, seat)
        if self.listener is not None:
            self.tell("gladiabot-colour-taken", {"seat": seat, "colour": self.terms.box.colours[colour]})

    def take_robot(self, seat: i64, robot: Robot) -> None:
        self.enlist([robot.name, *[other.name for other in self.roster.robots]])
        if self.listener is not None:
            self.tell("gladiabot-robot-taken", {"seat": seat, "robot": robot.name})

    def enlist(self, names: list[str]) -> None:
        """These robots take part, all of them unplaced and unhurt."""
        box = self.terms.box
        found: list[tuple[int, Robot]] = []
        for seat in range(self.setup.seats):
            for colour, taker in enumerate(self.takers):
                if taker == seat:
                    found += [(seat, robot) for robot in box.robots[colour] if robot.name in names]
        self.roster = Roster(self.setup.seats, found)
        self.cells = vec[i64]([NOWHERE] * len(found))
        self.wounds = vec[i64]([0] * len(found))
        self.ready = vec[i64]([0] * len(found))

    def place_crate(self, seat: i64, kind: i64, cell: i64) -> None:
        self.stock = with_value(self.stock, kind, self.stock[kind] - 1)
        self.crates = with_value(self.crates, cell, kind)
        if self.listener is not None:
            self.tell("gladiabot-crate-placed", {"seat": seat, **self.about_crate(kind, cell)})

    def place_robot(self, robot: i64, cell: i64) -> None:
        self.put_robot(robot, cell)
        if self.listener is not None:
            self.tell("gladiabot-robot-placed", self.about(robot, cell))

    def put_robot(self, robot: i64, cell: i64) -> None:
        """Without a word: a robot that stood nowhere stands here."""
        self.cells[robot] = cell
        self.robots[cell] = robot

    # Verbs of a round

    def begin_round(self, number: i64) -> None:
        self.round = number
        for robot in range(self.roster.size):
            self.ready[robot] = 0 if self.cells[robot] == NOWHERE else 1
        if self.listener is not None:
            self.tell("gladiabot-round-began", {"round": number})

    def lead(self, seat: i64) -> None:
        self.leader = seat
        if self.listener is not None:
            self.tell("gladiabot-initiative-won", {"seat": seat})

    def spend(self, robot: i64) -> None:
        """R-142  It has acted; the action itself is told, not this."""
        self.ready[robot] = 0

    def move(self, robot: i64, cell: i64) -> None:
        start = self.cells[robot]
        self.robots[start] = NOWHERE
        self.put_robot(robot, cell)
        if self.listener is not None:
            args: Data = {"from": self.board.names[start], "onto": self.crate_name(cell)}
            self.tell("gladiabot-moved", {**self.about(robot, cell), **args})

    def repair(self, robot: i64) -> None:
        """G-11; R-138: with no wound it is a pass."""
        hurt = self.wounds[robot] > 0
        if hurt:
            self.wounds[robot] -= 1
        if self.listener is not None:
            args: Data = {"wounds": self.wounds[robot]}
            id = "gladiabot-repaired" if hurt else "gladiabot-waited"
            self.tell(id, {**self.about(robot, self.cells[robot]), **args})

    def wound(self, robot: i64, wounds: i64) -> None:
        self.wounds[robot] += wounds
        if self.listener is not None:
            args: Data = {"wounds": wounds, "total": self.wounds[robot], "armour": self.armour_of(robot)}
            self.tell("gladiabot-wounded", {**self.about(robot, self.cells[robot]), **args})

    def wound_crate(self, cell: i64, wounds: i64) -> None:
        total = self.crate_wounds[cell] + wounds
        self.crate_wounds = with_value(self.crate_wounds, cell, total)
        if self.listener is not None:
            args: Data = {"wounds": wounds, "total": total}
            self.tell("gladiabot-crate-wounded", {**self.about_crate(self.crates[cell], cell), **args})

    def remove(self, robot: i64) -> None:
        """G-9  It leaves the game."""
        cell = self.cells[robot]
        if self.listener is not None:
            args: Data = {"wounds": self.wounds[robot], "armour": self.armour_of(robot)}
            self.tell("gladiabot-removed", {**self.about(robot, cell), **args})
        self.robots[cell] = NOWHERE
        self.cells[robot] = NOWHERE
        self.wounds[robot] = 0
        self.ready[robot] = 0

    def clear_wounds(self, robot: i64) -> None:
        """G-9  Its wound tokens are taken away."""
        if self.listener is not None:
            args: Data = {"wounds": self.wounds[robot], "armour": self.armour_of(robot)}
            self.tell("gladiabot-recovered", {**self.about(robot, self.cells[robot]), **args})
        self.wounds[robot] = 0

    def clear_crates(self) -> None:
        """R-135  The wounds of the crates are taken away like those of robots."""
        for wounds in self.crate_wounds:
            if wounds > 0:
                self.crate_wounds = vec[i64]([0] * len(self.crates))
                return

    def leave(self, seat: i64) -> None:
        """R-137  A seat has lost its last robot, in the first round at the earliest."""
        number = self.round if self.round > 0 else 1
        self.out = with_value(self.out, seat, number)
        if self.listener is not None:
            self.tell("gladiabot-left", {"seat": seat, "round": number})

    # Verbs of the crates

    def move_crate(self, cell: i64, target: i64) -> None:
        """R-145  Its wounds travel with it; a rider is moved apart."""
        kind = self.crates[cell]
        wounds = self.crate_wounds[cell]
        self.crates = with_value(with_value(self.crates, cell, NO_CRATE), target, kind)
        self.crate_wounds = with_value(with_value(self.crate_wounds, cell, 0), target, wounds)
        if self.listener is not None:
            args: Data = {"from": self.board.names[cell]}
            self.tell("gladiabot-crate-moved", {**self.about_crate(kind, target), **args})

    def ride(self, robot: i64, target: i64) -> None:
        """G-24  It stays on the crate and moves with it."""
        self.robots[self.cells[robot]] = NOWHERE
        self.put_robot(robot, target)
        if self.listener is not None:
            self.tell("gladiabot-rode", self.about(robot, target))

    def destroy_crate(self, cell: i64) -> None:
        kind = self.crates[cell]
        if self.listener is not None:
            args: Data = {"wounds": self.crate_wounds[cell]}
            self.tell("gladiabot-crate-destroyed", {**self.about_crate(kind, cell), **args})
        self.crates = with_value(self.crates, cell, NO_CRATE)
        self.crate_wounds = with_value(self.crate_wounds, cell, 0)

    def fall(self, robot: i64) -> None:
        """G-24, G-25  It comes down on the ground where it is; the wound is given apart."""
        if self.listener is not None:
            self.tell("gladiabot-fell", self.about(robot, self.cells[robot]))

    # What events say

    def about(self, robot: i64, cell: i64) -> Data:
        """A robot and where it stands."""
        about = self.robot(robot)
        return {"seat": self.roster.owner[robot], "robot": about.name, "cell": self.board.names[cell]}

    def about_crate(self, kind: i64, cell: i64) -> Data:
        return {"crate": CRATES[kind - 1], "cell": self.board.names[cell]}

    def crate_name(self, cell: i64) -> str:
        """`one`, `two`, or `ground` where no crate is."""
        kind = self.crates[cell]
        return GROUND if kind == NO_CRATE else CRATES[kind - 1]


def with_value(values: vec[i64], at: i64, value: i64) -> vec[i64]:
    """A list with another value in one place; the list itself stays, because copies share it."""
    found = values[:]
    found[at] = value
    return found
