"""The table in plain data: as a position that people write, as a view, and as a picture in signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harena.games.gladiabot.board import NOWHERE, Place
from harena.games.gladiabot.terms import CRATES
from harena.kernel.message import Message

if TYPE_CHECKING:
    from harena.games.gladiabot.game import Gladiabot
    from harena.kernel.message import Data

WIDE, SMALL = 6, 4
"""Signs from one cell to the next of a row; small where the board would not fit on a terminal."""
WIDEST = 76
HEAD = (
    "gladiabot-head-robot",
    "gladiabot-head-cell",
    "gladiabot-head-armour",
    "gladiabot-head-range",
    "gladiabot-head-power",
    "gladiabot-head-wounds",
    "gladiabot-head-ready",
)
"""What the columns of the table of robots hold."""
MOST_SHOWN = 999
"""Wounds; a drawn cell has no room for more."""


def state_of(game: Gladiabot) -> Data:
    """All that may change, in the words that scenes use."""
    names = game.board.names
    return {
        "round": int(game.round),
        "initiative": int(game.leader),
        "colours": [_colours(game, seat) for seat in range(game.setup.seats)],
        "robots": {robot.name: _state(game, i) for i, robot in enumerate(game.roster.robots)},
        "crates": {names[cell]: CRATES[kind - 1] for cell, kind in enumerate(game.crates) if kind},
        "crate_wounds": {names[cell]: int(wounds) for cell, wounds in enumerate(game.crate_wounds) if wounds},
        "stock": {crate: int(game.stock[kind]) for kind, crate in enumerate(CRATES, 1)},
        "out": [int(number) for number in game.out],
    }


def _colours(game: Gladiabot, seat: int) -> list[str]:
    return [game.terms.box.colours[colour] for colour, taker in enumerate(game.takers) if taker == seat]


def _state(game: Gladiabot, robot: int) -> Data:
    cell = game.cells[robot]
    if cell == NOWHERE:
        return {}
    wounds, ready = int(game.wounds[robot]), game.ready[robot] == 1
    return {"at": game.board.names[cell], "wounds": wounds, "ready": ready}


def view_of(game: Gladiabot) -> Data:
    """The position with what is printed on robots and board, and with the scores as they are now."""
    board = game.board
    names = tags(game)
    return {
        **state_of(game),
        "robots": {robot.name: _shown(game, i, names[i]) for i, robot in enumerate(game.roster.robots)},
        "cells": [
            {"cell": name, "q": q, "r": r, "border": board.is_border(cell)}
            for cell, (name, (q, r)) in enumerate(zip(board.names, board.places, strict=True))
        ],
        "board": drawn_board(game),
    }


def _shown(game: Gladiabot, number: int, tag: str) -> Data:
    """A robot as it lies there: what is printed on it, and its scores on the crate under it."""
    robot = game.roster.robots[number]
    printed: Data = {"armour": robot.armour, "range": robot.reach, "power": robot.power}
    now: Data = {}
    if game.is_on_board(number):
        scores = (game.armour_of(number), game.range_of(number), game.power_of(number))
        now = {key: int(score) for key, score in zip(printed, scores, strict=True)}
    seat = int(game.roster.owner[number])
    return {"seat": seat, "tag": tag, **_state(game, number), "printed": printed, "now": now}


def sketch_of(game: Gladiabot) -> Data:
    """For a terminal: the board drawn, what its signs mean, the round, and a table of the robots."""
    found: Data = {"": drawn_board(game)}
    if game.roster.size:
        wide = _width(game) == WIDE
        found["legend"] = Message("gladiabot-legend" if wide else "gladiabot-legend-small").plain()
    if any(game.crate_wounds):
        hurt = [f"{name} {n}" for name, n in zip(game.board.names, game.crate_wounds, strict=True) if n]
        found["hurt"] = Message("gladiabot-crates-hurt", {"crates": hurt}).plain()
    if game.leader >= 0:
        args: Data = {"round": game.round, "seat": game.leader}
        found["round"] = Message("gladiabot-round", args).plain()
    if game.roster.size:
        head: list[object] = ["", "", *[Message(id).plain() for id in HEAD]]
        found["robots"] = [head, *[_row(game, number, tag) for number, tag in enumerate(tags(game))]]
    return found


def _row(game: Gladiabot, number: int, tag: str) -> list[object]:
    """A robot: whose it is, how it is drawn, where it stands, its scores and wounds, whether it may act."""
    shown = _shown(game, number, tag)
    seat = Message("gladiabot-seat", {"seat": shown["seat"]}).plain()
    name = Message("gladiabot-robot-called", {"robot": game.roster.robots[number].name}).plain()
    row = [seat, tag, name]
    if "at" not in shown and game.round > 0:
        return [*row, Message("gladiabot-out").plain()]
    scores = shown["now"] or shown["printed"]
    assert isinstance(scores, dict)
    ready = "." if shown.get("ready") else ""
    return [*row, shown.get("at", "-"), *scores.values(), shown.get("wounds") or "", ready]


def tags(game: Gladiabot) -> list[str]:
    """How each robot is drawn: the first letter of its colour and as much of its kind as there is room for;
    where that would be the same for two, their numbers."""
    letters = 2 if _width(game) == WIDE else 1
    found = [f"{robot.colour[0].upper()}{robot.kind[:letters]}" for robot in game.roster.robots]
    return found if len(set(found)) == len(found) else [str(number + 1) for number in range(len(found))]


def drawn_board(game: Gladiabot) -> list[str]:
    """The cells as hexagons: in each its name, its crates, and its robot.

    On a wide drawing crates are # or ##, and a robot has its wounds behind it and a point while it has
    still to act. On a small one they are # or %, and stand behind the robot.
    """
    width = _width(game)
    wide = width == WIDE
    roof, floor = (".--'--.", "'--.--'") if wide else (".-'-.", "'-.-'")
    inside = _inside if wide else _inside_small
    places = game.board.places
    top, left = min(r for _, r in places), min(_column(place, width) for place in places)
    height = 3 * (max(r for _, r in places) - top) + 4
    signs = [[" "] * _drawn_width(game, width) for _ in range(height)]
    names = tags(game)
    for cell, place in enumerate(places):
        x, y = _column(place, width) - left, 3 * (place[1] - top)
        for row, text in enumerate((roof, *inside(game, cell, names), floor)):
            for column, sign in enumerate(text):
                if row in (1, 2) or signs[y + row][x + column] == " ":
                    signs[y + row][x + column] = sign
    return ["".join(line).rstrip() for line in signs]


def _width(game: Gladiabot) -> int:
    return WIDE if _drawn_width(game, WIDE) <= WIDEST else SMALL


def _drawn_width(game: Gladiabot, width: int) -> int:
    columns = [_column(place, width) for place in game.board.places]
    return max(columns) - min(columns) + width + 1


def _column(place: Place, width: int) -> int:
    """Where a cell is drawn: each row half a cell further than the one above."""
    return width * place[0] + width // 2 * place[1]


def _inside(game: Gladiabot, cell: int, names: list[str]) -> list[str]:
    crates = "#" * int(game.crates[cell])
    robot = int(game.robots[cell])
    standing = "" if robot == NOWHERE else _standing(game, robot, names[robot])
    return [f"|{game.board.names[cell]:<3}{crates:>2}|", f"|{standing:<5}|"]


def _standing(game: Gladiabot, robot: int, name: str) -> str:
    """A robot in five signs; many wounds take room from its name."""
    wounds = str(min(int(game.wounds[robot]), MOST_SHOWN)) if game.wounds[robot] else ""
    rest = f"{wounds}{'.' if game.ready[robot] else ''}"
    return f"{name[: WIDE - 1 - len(rest)]}{rest}"


def _inside_small(game: Gladiabot, cell: int, names: list[str]) -> list[str]:
    crate = " #%"[game.crates[cell]]
    robot = int(game.robots[cell])
    standing = "" if robot == NOWHERE else names[robot]
    return [f"|{game.board.names[cell]:<3}|", f"|{standing:<2}{crate}|"]
