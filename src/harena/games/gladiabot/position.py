"""A position that somebody has written down, set up on the table; an impossible one is refused (R-303)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.games.gladiabot.board import NOWHERE
from harena.games.gladiabot.game import NO_CRATE, Gladiabot, with_value
from harena.games.gladiabot.roster import ALL_OF_A_COLOUR, EACH
from harena.games.gladiabot.terms import CRATES, LAST_ROUND
from harena.kernel.game import NOBODY
from harena.kernel.message import Data, Refused
from harena.kernel.plain import Reader, shown

MOST = 1_000_000
"""No count of rounds or wounds is higher."""


def empty(game: Gladiabot) -> None:
    """The table before anybody has done anything."""
    cells = len(game.board.names)
    game.round = 0
    game.leader = NOBODY
    game.takers = vec[i64]([NOBODY] * len(game.terms.box.colours))
    game.stock = vec[i64]([0, *game.terms.box.crates])
    game.crates = vec[i64]([NO_CRATE] * cells)
    game.crate_wounds = vec[i64]([0] * cells)
    game.out = vec[i64]([0] * game.setup.seats)
    game.robots = vec[i64]([NOWHERE] * cells)
    game.enlist([])


def restore(game: Gladiabot, state: Reader) -> None:
    """Bring about what is written."""
    empty(game)
    seats = game.setup.seats
    game.round = state.whole_number("round", 0, LAST_ROUND)
    game.leader = state.whole_number("initiative", -1, seats - 1)
    game.out = vec[i64](state.whole_numbers("out", seats, 0, max(1, int(game.round))))
    _take_colours(game, state)
    _place_crates(game, state)
    _place_robots(game, state.table("robots"))
    stock = state.table("stock")
    for kind, crate in enumerate(CRATES, 1):
        game.stock = with_value(game.stock, kind, stock.whole_number(crate, 0, MOST))
    stock.done()


def _take_colours(game: Gladiabot, state: Reader) -> None:
    lists = state.list("colours")
    if len(lists) != game.setup.seats:
        where = state.path("colours")
        raise Refused("", "data-length", {"where": where, "number": game.setup.seats, "found": len(lists)})
    for seat, colours in enumerate(lists):
        where = f"{state.path('colours')}[{seat}]"
        taken = Reader({where: colours}).list(where)
        each = game.terms.colours_each
        if len(taken) > each:
            raise Refused("R-149", "data-length", {"where": where, "number": each, "found": len(taken)})
        for colour in taken:
            _take_colour(game, seat, colour, where)


def _take_colour(game: Gladiabot, seat: int, colour: object, where: str) -> None:
    known = game.terms.box.colours
    if not isinstance(colour, str) or colour not in known:
        raise Refused("", "data-word", {"where": where, "allowed": known, "found": shown(colour)})
    number = known.index(colour)
    if game.takers[number] != NOBODY:
        raise Refused("G-3", "gladiabot-colour-twice", {"where": where, "colour": colour})
    game.takers = with_value(game.takers, number, seat)


def _place_crates(game: Gladiabot, state: Reader) -> None:
    crates = state.table("crates")
    for name in crates.data:
        game.crates = with_value(
            game.crates, _cell(game, name, crates.path(name)), CRATES.index(crates.word(name, CRATES)) + 1
        )
    wounds = state.table("crate_wounds")
    for name in wounds.data:
        cell = _cell(game, name, wounds.path(name))
        if game.crates[cell] == NO_CRATE:
            raise Refused("G-25", "gladiabot-no-crate", {"where": wounds.path(name), "target_cell": name})
        game.crate_wounds = with_value(game.crate_wounds, cell, wounds.whole_number(name, 0, MOST))


def _cell(game: Gladiabot, name: str, where: str) -> int:
    cell = game.board.cell_of.get(name)
    if cell is None:
        raise Refused("R-123", "gladiabot-no-cell", {"where": where, "cell": name})
    return cell


def _place_robots(game: Gladiabot, robots: Reader) -> None:
    for name in robots.data:
        robots.has(name)
    game.enlist([*robots.data])
    for name in robots.data:
        if game.roster.number_of(name) < 0:
            known = [
                robot.name
                for colour, kinds in enumerate(game.terms.box.robots)
                for robot in kinds
                if game.takers[colour] != NOBODY
            ]
            args: Data = {"where": robots.path(name), "robot": name, "known": known or "-"}
            raise Refused("G-3", "gladiabot-unknown-robot", args)
    _check_numbers(game, robots.where)
    for number, robot in enumerate(game.roster.robots):
        _place_robot(game, number, robots.table(robot.name))


def _check_numbers(game: Gladiabot, where: str) -> None:
    """G-3, G-22  No more robots of a colour than may be taken."""
    most = ALL_OF_A_COLOUR if game.terms.all_five else EACH
    colours = [robot.colour for robot in game.roster.robots]
    for colour in colours:
        number = colours.count(colour)
        if number > most:
            args: Data = {"where": where, "colour": colour, "number": number, "most": most}
            raise Refused("G-22" if game.terms.all_five else "G-3", "gladiabot-robots-many", args)


def _place_robot(game: Gladiabot, number: int, state: Reader) -> None:
    if state.has("at"):
        cell = _cell(game, state.text("at"), state.path("at"))
        if game.robots[cell] != NOWHERE:
            raise Refused(
                "R-130", "gladiabot-two-on-one", {"where": state.path("at"), "cell": state.text("at")}
            )
        game.put_robot(number, cell)
        game.wounds[number] = state.whole_number("wounds", 0, MOST) if state.has("wounds") else 0
        game.ready[number] = int(state.switch("ready")) if state.has("ready") else 1
    state.done()
