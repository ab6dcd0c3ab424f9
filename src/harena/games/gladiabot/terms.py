"""What was agreed before play, read once and shared by all copies of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

if TYPE_CHECKING:
    from harena.games.gladiabot.board import Board
    from harena.games.gladiabot.roster import Robot
    from harena.kernel.setup import Setup

POWER: Final = 0
RANGE: Final = 1
ARMOUR: Final = 2
SCORES: Final = ("power", "range", "armour")
"""The three scores of a robot (R-120)."""

ONE: Final = 1
TWO: Final = 2
CRATES: Final = ("one", "two")
"""The two kinds of crate token, ONE and TWO; 0 is none."""
LAST_ROUND: Final = 1_000_000
"""A position may say a round up to this one."""
GROUND: Final = "ground"
"""What is there instead of a crate."""


def dice_for_crate(crate: i64, bonus: i64) -> i64:
    """G-17, G-20  How many more dice an attack has from a crate; R-121: from a single one perhaps none."""
    return 1 if crate == TWO or (crate == ONE and bonus == POWER) else 0


@final
class Box:
    """The material: colours, the robots of each, the board, how many crate tokens of each kind."""

    def __init__(
        self, colours: list[str], robots: list[list[Robot]], board: Board, crates: tuple[int, int]
    ) -> None:
        """`robots` are those of each colour in turn."""
        self.colours: Final = colours
        self.robots: Final = robots
        self.board: Final = board
        self.crates: Final = crates


@final
class Terms:
    """The settings in the form in which the rules ask for them."""

    def __init__(self, setup: Setup, box: Box) -> None:
        self.box: Final = box
        self.board: Final = box.board
        self.colours_each: Final = 2 if setup.choice("forces") == "two-colours" else 1
        self.all_five: Final = setup.choice("forces") == "five"
        self.at_random: Final = setup.choice("placing") == "random"
        self.movable: Final = setup.switched_on("movable")
        self.explosive: Final = setup.switched_on("explosive")
        self.destructible: Final = setup.switched_on("destructible") or self.explosive  # G-26: as G-25
        self.free_descent: Final = setup.switched_on("free_descent")
        self.bonus: Final[i64] = SCORES.index(setup.choice("crate_one_bonus"))
        self.push_score: Final[i64] = SCORES.index(setup.choice("push_score"))
        self.round_cap: Final[i64] = setup.count("round_cap")
        self.cap_is_draw: Final = setup.choice("cap_result") == "draw"
