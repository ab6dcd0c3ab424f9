"""A turn: one robot that has not acted performs one action (G-8, G-11)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from harena.games.gladiabot.attack import AttackCrate, AttackRobot
from harena.games.gladiabot.board import MOST_CELLS, NOWHERE, SIDES
from harena.games.gladiabot.crates import may_climb, reaches, reaches_crate
from harena.games.gladiabot.game import NO_CRATE, Gladiabot
from harena.games.gladiabot.objections import objection_to
from harena.games.gladiabot.pushing import PushCrate, is_free
from harena.games.gladiabot.roster import MOST_ROBOTS
from harena.kernel.game import Game
from harena.kernel.message import Data, Message, Refused
from harena.kernel.step import Ask, Step

MOST_SEATS: Final = 4
ATTACK: Final = MOST_CELLS
CRATE: Final = 2 * MOST_CELLS
PUSH: Final = 3 * MOST_CELLS
REPAIR: Final = PUSH + SIDES * SIDES
SPAN_BITS: Final = 9
SPAN: Final = 1 << SPAN_BITS
"""An option of `Act` is robot * SPAN and one of these: the cell it moves to; ATTACK + the cell of its
target; CRATE + the cell of the crate; PUSH + side of the crate * 6 + side to which that goes; REPAIR."""


@final
class TakeTurn(Step):
    """G-8  Players take turns from the one with the initiative, until every robot has acted (R-142).

    With four it goes round clockwise (R-139).
    """

    rule: ClassVar[str] = "G-8"

    def __init__(self, seat: i64) -> None:
        """`seat` is whose turn it is, if it has a robot that can act."""
        self.seat: Final[i64] = seat

    def run(self, game: Game) -> None:
        assert isinstance(game, Gladiabot)
        seat = self.seat
        for skipped in range(game.roster.seats):
            if game.has_ready(seat):
                if game.listener is not None and skipped > 0:
                    tell_skipped(game, self.seat, skipped)
                game.put_open(ACTS[seat])
                return
            seat = game.roster.clockwise[seat]

    def fits(self, game: Game) -> bool:
        assert isinstance(game, Gladiabot)
        return len(game.owners()) > 1 and game.leader >= 0


@final
class Act(Ask):
    """G-8, G-11  You name a robot that has not acted: it moves, attacks or repairs."""

    rule: ClassVar[str] = "G-8"
    size: ClassVar[int] = MOST_ROBOTS * SPAN

    def run(self, game: Game) -> None:
        game.put_open(self)  # whoever has a robot to act can always answer

    def options(self, game: Game) -> vec[i64]:
        assert isinstance(game, Gladiabot)
        found = vec[i64](capacity=32)
        ready = game.ready
        terms = game.terms
        starts = game.roster.starts
        for robot in range(starts[self.seat], starts[self.seat + 1]):
            if ready[robot] == 1:
                found = with_moves(game, robot, found)
                found = with_attacks(game, robot, found)
                if terms.destructible:
                    found = with_attacks_on_crates(game, robot, found)
                if terms.movable:
                    found = with_pushes(game, robot, found)
                found = append(found, robot * SPAN + REPAIR)  # always
        return found

    def answer(self, game: Game, option: i64) -> None:
        assert isinstance(game, Gladiabot)
        robot = option >> SPAN_BITS  # the quickest way to divide by SPAN
        what = option & (SPAN - 1)
        game.spend(robot)
        game.push(TURNS[game.roster.clockwise[self.seat]])
        if what < ATTACK:
            game.move(robot, what)
        elif what < CRATE:
            game.push(ATTACKS[robot][game.robots[what - ATTACK]])
        elif what < PUSH:
            game.push(AttackCrate(robot, what - CRATE))
        elif what < REPAIR:
            game.push(PushCrate(pushed(game, option), pushed_to(game, option)))
        else:
            game.repair(robot)

    def prompt(self, game: Game) -> Message:
        return Message("gladiabot-act", {"seat": self.seat})

    def label(self, game: Game, option: i64) -> Message:
        assert isinstance(game, Gladiabot)
        robot = option // SPAN
        what = option % SPAN
        about = game.about(robot, game.cells[robot])
        if what < ATTACK:
            there: Data = {"to": game.board.names[what], "onto": game.crate_name(what)}
            return Message("gladiabot-move", {**about, **there})
        if what == REPAIR:
            id = "gladiabot-repair" if game.wounds[robot] > 0 else "gladiabot-wait"
            return Message(id, {**about, "wounds": game.wounds[robot]})
        if what >= PUSH:
            cell = pushed(game, option)
            args: Data = {"from": game.board.names[cell], "to": game.board.names[pushed_to(game, option)]}
            return Message("gladiabot-push", {**about, **game.about_crate(game.crates[cell], cell), **args})
        return self._attack_label(game, robot, what, about)

    def _attack_label(self, game: Gladiabot, robot: i64, what: i64, about: Data) -> Message:
        args: Data = {**about, "dice": game.power_of(robot)}
        if what >= CRATE:
            cell = what - CRATE
            crate: Data = {"crate": game.crate_name(cell), "target_cell": game.board.names[cell]}
            return Message("gladiabot-attack-crate", {**args, **crate})
        cell = what - ATTACK
        target = game.robots[cell]
        state: Data = {"wounds": game.wounds[target], "armour": game.armour_of(target)}
        names: Data = {"target_robot": game.robot(target).name, "target_cell": game.board.names[cell]}
        return Message("gladiabot-attack", {**args, **names, **state})

    def notation(self, game: Game, option: i64) -> str:
        assert isinstance(game, Gladiabot)
        names = game.board.names
        here = names[game.cells[option // SPAN]]
        what = option % SPAN
        if what < ATTACK:
            return f"move {here} {names[what]}"
        if what < CRATE:
            return f"attack {here} {names[what - ATTACK]}"
        if what < PUSH:
            return f"attack {here} crate {names[what - CRATE]}"
        if what < REPAIR:
            return f"push {here} {names[pushed(game, option)]} {names[pushed_to(game, option)]}"
        return f"repair {here}"

    def touches(self, game: Game, option: i64) -> list[str]:
        assert isinstance(game, Gladiabot)
        names = game.board.names
        touched = [f"robot {game.robot(option // SPAN).name}"]
        what = option % SPAN
        if what < ATTACK:
            return [*touched, f"cell {names[what]}"]
        if what < CRATE:
            return [*touched, f"robot {game.robot(game.robots[what - ATTACK]).name}"]
        if what < PUSH:
            return [*touched, f"crate {names[what - CRATE]}"]
        if what < REPAIR:
            return [
                *touched,
                f"crate {names[pushed(game, option)]}",
                f"cell {names[pushed_to(game, option)]}",
            ]
        return touched

    def objection(self, game: Game, wanted: str) -> Refused | None:
        assert isinstance(game, Gladiabot)
        return objection_to(game, self.seat, wanted.split())

    def fits(self, game: Game) -> bool:
        assert isinstance(game, Gladiabot)
        return len(game.owners()) > 1 and game.leader >= 0 and game.has_ready(self.seat)


# Steps never change: one of each is enough for all games, and spares making them.
TURNS: Final = [TakeTurn(seat) for seat in range(MOST_SEATS)]
ACTS: Final = [Act(seat) for seat in range(MOST_SEATS)]
ATTACKS: Final = [
    [AttackRobot(robot, target) for target in range(MOST_ROBOTS)] for robot in range(MOST_ROBOTS)
]


def tell_skipped(game: Gladiabot, first: i64, number: i64) -> None:
    """R-126  These seats have robots, but none that has still to act."""
    for nth in range(number):
        seat = (first + nth) % game.roster.seats
        if game.robots_left(seat) > 0:
            game.tell("gladiabot-skipped", {"seat": seat})


def with_moves(game: Gladiabot, robot: i64, found: vec[i64]) -> vec[i64]:
    """G-11  To a neighbouring cell without a robot, as far as crates allow it (R-143)."""
    start = game.cells[robot]
    robots = game.robots
    crates = game.crates
    here = crates[start]
    first = robot * SPAN
    for cell in game.board.neighbours[start]:
        if robots[cell] == NOWHERE and (crates[cell] == here or may_climb(game, here, crates[cell])):
            found = append(found, first + cell)
    return found


def with_attacks(game: Gladiabot, robot: i64, found: vec[i64]) -> vec[i64]:
    """G-12  Opposing robots in range and in the line of fire."""
    cells = game.cells
    distances = game.board.distances
    row = cells[robot] * game.board.size
    reach = game.range_of(robot)
    for target in game.roster.opposed_to[robot]:
        cell = cells[target]
        if cell != NOWHERE and distances[row + cell] <= reach and reaches(game, robot, cell):
            found = append(found, robot * SPAN + ATTACK + cell)
    return found


def with_attacks_on_crates(game: Gladiabot, robot: i64, found: vec[i64]) -> vec[i64]:
    """G-25  Crates in range and in the line of fire."""
    for cell in range(game.board.size):
        if game.crates[cell] != NO_CRATE and reaches_crate(game, robot, cell):
            found = append(found, robot * SPAN + CRATE + cell)
    return found


def with_pushes(game: Gladiabot, robot: i64, found: vec[i64]) -> vec[i64]:
    """G-23  Crates beside it, each to any free cell around the crate (R-145)."""
    start = game.cells[robot]
    for side in range(SIDES):
        cell = game.board.beside[start * SIDES + side]
        if cell != NOWHERE and game.crates[cell] != NO_CRATE:
            for way in range(SIDES):
                target = game.board.beside[cell * SIDES + way]
                if target != NOWHERE and is_free(game, target):
                    found = append(found, robot * SPAN + PUSH + side * SIDES + way)
    return found


def pushed(game: Gladiabot, option: i64) -> i64:
    """The cell of the crate that an option pushes."""
    side = (option % SPAN - PUSH) // SIDES
    return game.board.beside[game.cells[option // SPAN] * SIDES + side]


def pushed_to(game: Gladiabot, option: i64) -> i64:
    """The cell to which an option pushes a crate."""
    way = (option % SPAN - PUSH) % SIDES
    return game.board.beside[pushed(game, option) * SIDES + way]
