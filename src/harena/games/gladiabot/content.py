"""Robots, boards and crate sets from TOML, each thing that is wrong with a file said with its key.

How large all this may be is R-302.
"""

from __future__ import annotations

import re
from functools import lru_cache

from harena.games.gladiabot.board import AROUND, LETTERS, MOST_CELLS, Board, Place
from harena.games.gladiabot.roster import ALL_OF_A_COLOUR, EACH, Robot
from harena.games.gladiabot.terms import Box
from harena.kernel.message import Data, Refused
from harena.kernel.plain import Reader
from harena.kernel.settings import Content
from harena.kernel.setup import Setup
from harena.kernel.toml import read_toml
from harena.resources import package_text

PACKAGE = "harena.games.gladiabot"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MOST_COLOURS = 8
MOST_OF_A_COLOUR = 8
MOST_ARMOUR, MOST_RANGE, MOST_POWER = 20, 20, 12
MOST_CRATES = 60
LARGEST_OFFSET = 40
MOST_COLUMNS = 99
"""A cell's name is drawn in three signs."""

ROBOTS = Content("robots", "house", ("house",), rule="R-124")
BOARD = Content("board", "pit", ("pit", "field"), rule="R-123")
CRATES = Content("crates", "standard", ("standard", "low", "walls", "bare"), rule="R-141")


def box_of(setup: Setup) -> Box:
    """The material that was agreed on; refused where it does not serve for these seats and forces."""
    return _box(setup.choice("robots"), setup.choice("board"), setup.choice("crates"), setup.seats)


@lru_cache(maxsize=64)
def _box(robots: str, board: str, crates: str, seats: int) -> Box:
    colours, kinds = read_robots(_read(ROBOTS, robots))
    found = read_board(_read(BOARD, board), seats)
    one, two = read_crates(_read(CRATES, crates))  # a box for each board
    return Box(colours, kinds, found, (one * found.copies, two * found.copies))


def _read(setting: Content, value: str) -> Reader:
    """A file that is packed with the game, or one that somebody brought."""
    text = value
    if value in setting.names:
        packed = package_text(PACKAGE, "content", FOLDERS[setting.id], f"{value}.toml")
        assert packed is not None, value
        text = packed
    try:
        reader = Reader(read_toml(text))
        if reader.has("title"):  # for people, like the next
            reader.text("title")
        if reader.has("house"):
            reader.switch("house")
    except Refused as refused:
        raise in_content(setting, refused) from None
    return reader


FOLDERS = {"robots": "robots", "board": "boards", "crates": "crates"}


def in_content(setting: Content, refused: Refused) -> Refused:
    """A refusal of what a file says, with the ruling that lets people bring one."""
    args: Data = {"setting": setting.id, "cause": refused.message.plain()}
    return Refused(refused.rule or setting.rule, "gladiabot-content", args)


def read_robots(reader: Reader) -> tuple[list[str], list[list[Robot]]]:
    """The colours, and the robots of each."""
    try:
        colours = _names(reader, "colours", MOST_COLOURS)
        found = {colour: list[Robot]() for colour in colours}
        table = reader.table("robot")
        for kind in table.data:
            _check_name(kind, table.path(kind))
            _read_robot(table.table(kind), kind, found)
        _check_numbers(found)
        reader.done()
    except Refused as refused:
        raise in_content(ROBOTS, refused) from None
    return colours, list(found.values())


def _check_numbers(robots: dict[str, list[Robot]]) -> None:
    for colour, kinds in robots.items():
        if not EACH <= len(kinds) <= MOST_OF_A_COLOUR:
            args: Data = {"colour": colour, "number": len(kinds), "most": MOST_OF_A_COLOUR}
            raise Refused("G-3", "gladiabot-robots-few", args)


def _read_robot(reader: Reader, kind: str, found: dict[str, list[Robot]]) -> None:
    """One robot, for every colour that has it."""
    armour = reader.whole_number("armour", 0, MOST_ARMOUR)
    reach = reader.whole_number("range", 1, MOST_RANGE)
    power = reader.whole_number("power", 1, MOST_POWER)
    colours = _texts(reader, "colours") if reader.has("colours") else [*found]
    for colour in colours:
        if colour not in found:
            args: Data = {"where": reader.path("colours"), "allowed": [*found], "found": repr(colour)}
            raise Refused("", "data-word", args)
        found[colour].append(Robot(colour, kind, armour, reach, power))
    reader.done()


def _texts(reader: Reader, key: str) -> list[str]:
    texts = reader.list(key)
    if not texts or not all(isinstance(text, str) for text in texts) or len(set(texts)) < len(texts):
        raise Refused("", "gladiabot-names", {"where": reader.path(key)})
    return [str(text) for text in texts]


def _names(reader: Reader, key: str, most: int) -> list[str]:
    """Several different names."""
    names = _texts(reader, key)
    for name in names:
        _check_name(name, reader.path(key))
    if len(names) > most:
        raise Refused("", "data-length", {"where": reader.path(key), "number": most, "found": len(names)})
    return names


def _check_name(name: str, where: str) -> None:
    if not NAME.fullmatch(name) or len(name) > 20:
        raise Refused("", "gladiabot-name", {"where": where, "found": name})


def read_board(reader: Reader, seats: int) -> Board:
    """A board as its rows are drawn; for four, a second one is joined to it if the file says where."""
    try:
        rows = _texts_of_rows(reader)
        places = _places(rows, reader.path("rows"))
        copies = 1
        if reader.has("second"):
            second = _moved(places, reader.table("second"))
            if seats > 2:  # G-21
                places += second
                copies = 2
        reader.done()
        _check_board(places, reader.path("rows"))
    except Refused as refused:
        raise in_content(BOARD, refused) from None
    return Board(places, copies)


def _texts_of_rows(reader: Reader) -> list[str]:
    rows = reader.list("rows")
    for i, row in enumerate(rows):
        if not isinstance(row, str) or set(row) - {"#", " "}:
            raise Refused("", "gladiabot-row", {"where": f"{reader.path('rows')}[{i}]"})
    return [str(row) for row in rows]


def _places(rows: list[str], where: str) -> list[Place]:
    """The cells of a picture in which neighbours of a row are two signs apart, and rows shifted by one."""
    signs = [(x, r) for r, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#"]
    if not signs:
        raise Refused("R-141", "gladiabot-board-empty", {"where": where})
    shift = (signs[0][0] - signs[0][1]) % 2
    for x, r in signs:
        if (x - r) % 2 != shift:
            raise Refused("R-123", "gladiabot-row-shift", {"where": f"{where}[{r}]", "sign": x + 1})
    return [((x - r - shift) // 2, r) for x, r in signs]


def _moved(places: list[Place], second: Reader) -> list[Place]:
    dq = second.whole_number("q", -LARGEST_OFFSET, LARGEST_OFFSET)
    dr = second.whole_number("r", -LARGEST_OFFSET, LARGEST_OFFSET)
    second.done()
    moved = [(q + dq, r + dr) for q, r in places]
    if set(moved) & set(places):
        raise Refused("G-21", "gladiabot-boards-overlap", {"where": second.where})
    return moved


def _check_board(places: list[Place], where: str) -> None:
    columns, rows = [q for q, _ in places], [r for _, r in places]
    wide, high = max(columns) - min(columns) >= MOST_COLUMNS, max(rows) - min(rows) >= len(LETTERS)
    if len(places) > MOST_CELLS or wide or high:
        bounds: Data = {"most": MOST_CELLS, "rows": len(LETTERS), "columns": MOST_COLUMNS}
        raise Refused("R-123", "gladiabot-board-large", {"where": where, "cells": len(places), **bounds})
    if not _is_whole(places):
        raise Refused("R-123", "gladiabot-board-parts", {"where": where})


def _is_whole(places: list[Place]) -> bool:
    """Whether each cell can be reached from each other."""
    left = set(places)
    reached = [left.pop()]
    while reached:
        q, r = reached.pop()
        near = {(q + dq, r + dr) for dq, dr in AROUND} & left
        left -= near
        reached += near
    return not left


def read_crates(reader: Reader) -> tuple[int, int]:
    """How many single and double crates a box holds."""
    try:
        one = reader.whole_number("one", 0, MOST_CRATES)
        two = reader.whole_number("two", 0, MOST_CRATES)
        reader.done()
    except Refused as refused:
        raise in_content(CRATES, refused) from None
    return one, two


def check_box(setup: Setup, box: Box) -> None:
    """Refuse material that does not go round: colours, robots, cells of the board."""
    seats = setup.seats
    forces = setup.choice("forces")
    colours = seats * (2 if forces == "two-colours" else 1)
    if len(box.colours) < colours:
        raise Refused("G-3", "gladiabot-colours-few", {"number": colours, "found": len(box.colours)})
    if forces == "five":
        _check_fives(box)
    robots = ALL_OF_A_COLOUR * seats if forces == "five" else EACH * colours
    border = sum(box.board.is_border(cell) for cell in range(len(box.board.names)))
    _check_cells("gladiabot-border-small", border, robots)
    _check_cells("gladiabot-middle-small", len(box.board.names) - border, sum(box.crates))


def _check_fives(box: Box) -> None:
    for colour, robots in zip(box.colours, box.robots, strict=True):
        if len(robots) != ALL_OF_A_COLOUR:
            raise Refused("G-22", "gladiabot-not-five", {"colour": colour, "number": len(robots)})


def _check_cells(id: str, cells: int, wanted: int) -> None:
    if cells < wanted:
        raise Refused("R-141", id, {"cells": cells, "number": wanted})
