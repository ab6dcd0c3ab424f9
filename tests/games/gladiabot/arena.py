"""A box of robots, a board and crates for tests, and the beginnings of scenes played with them.

The board has 37 cells in seven rows, a to g, with d4 in the middle; around d4 lie, clockwise from the
right, d5, e4, e3, d3, c4 and c5.

    .   .   .   a4  a5  a6  a7
      .   .   b3  b4  b5  b6  b7
        .   c2  c3  c4  c5  c6  c7
          d1  d2  d3  d4  d5  d6  d7
            e1  e2  e3  e4  e5  e6
              f1  f2  f3  f4  f5
                g1  g2  g3  g4
"""

from __future__ import annotations

import json

import pytest

from harena.games import game_type
from harena.kernel.game import Game
from harena.kernel.message import Refused
from harena.kernel.scene import Scene

ROBOTS = """
colours = ["red", "blue", "green", "yellow"]
robot.ape = { armour = 2, range = 1, power = 3 }
robot.bat = { armour = 1, range = 3, power = 2 }
robot.cat = { armour = 2, range = 2, power = 1 }
robot.dog = { armour = 0, range = 1, power = 2 }
robot.elk = { armour = 3, range = 2, power = 2 }
"""

BOARD = """
rows = [
  "   # # # #",
  "  # # # # #",
  " # # # # # #",
  "# # # # # # #",
  " # # # # # #",
  "  # # # # #",
  "   # # # #",
]
second = { q = 7, r = -3 }
"""

FIERCE = """
colours = ["red", "blue", "green", "yellow"]
robot.ape = { armour = 1, range = 1, power = 6 }
robot.bat = { armour = 0, range = 3, power = 4 }
robot.cat = { armour = 2, range = 2, power = 5 }
robot.dog = { armour = 3, range = 4, power = 3 }
robot.elk = { armour = 1, range = 2, power = 7 }
"""
"""Robots that do not last long."""

NARROW = 'rows = [\n" # # #",\n"# # # #",\n" # # #",\n]\nsecond = { q = 4, r = 0 }\n'
"""Ten cells, and twenty for four."""

CRATES = "one = 2\ntwo = 1\n"


def cells(rows: dict[str, tuple[int, int]]) -> list[str]:
    return [f"{row}{n}" for row, (first, last) in rows.items() for n in range(first, last + 1)]


MIDDLE = cells({"b": (4, 6), "c": (3, 6), "d": (2, 6), "e": (2, 5), "f": (2, 4)})
EVERY = cells({"a": (4, 7), "b": (3, 7), "c": (2, 7), "d": (1, 7), "e": (1, 6), "f": (1, 5), "g": (1, 4)})
BORDER = [cell for cell in EVERY if cell not in MIDDLE]

COLOURS = 'colours = [["red"], ["blue"]]'
ANN = f"""
[position]
round = 2
initiative = 0
{COLOURS}
agenda = [{{ step = "act", seat = 0 }}, {{ step = "clean-up" }}]
"""
"""Ann, who has the initiative, is asked; what stands where is added below."""

BOB = ANN.replace("seat = 0", "seat = 1")
CLEAN_UP = f"""
[position]
round = 2
initiative = 0
{COLOURS}
agenda = [{{ step = "clean-up" }}]
"""
"""The clean-up comes next."""

FOUR = 'colours = [["red"], ["blue"], ["green"], ["yellow"]]'
NAMES = ["Ann", "Bob", "Cid", "Dan"]


def written(text: str, seats: object = 2, **settings: object) -> str:
    """A scene with the box of the tests; settings and seats first."""
    wishes = {"robots": ROBOTS, "board": BOARD, "crates": CRATES, **settings}
    lines = [f"{key} = {json.dumps(value)}" for key, value in wishes.items()]
    assert isinstance(seats, int)
    names = json.dumps(NAMES[:seats])
    return "\n".join(['scene = 1\ngame = "gladiabot"', f"seats = {names}", "[settings]", *lines, text])


def played(text: str, seats: object = 2, **settings: object) -> Game:
    return Scene(written(text, seats, **settings), game_type).run()


def refused(text: str, seats: object = 2, **settings: object) -> Refused:
    """How a scene is refused."""
    with pytest.raises(Refused) as refusal:
        played(text, seats, **settings)
    return refusal.value


def offers(*notations: str) -> str:
    """A line of a scene: exactly these are offered."""
    return f"offered = {json.dumps(notations)}"
