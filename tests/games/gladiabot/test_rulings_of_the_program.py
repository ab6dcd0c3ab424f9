"""The rulings that programming Gladiabot asked for: R-300 to R-305."""

from __future__ import annotations

import pytest

import harena
from harena.games import game_type
from harena.games.gladiabot.content import box_of
from harena.kernel.game import Game
from harena.kernel.message import Refused
from harena.kernel.scene import Scene
from tests.games.gladiabot.arena import CLEAN_UP
from tests.games.gladiabot.arena import played as played_in_arena

TOP = 'scene = 1\ngame = "gladiabot"\nseats = ["Ann", "Bob"]\n'
BAY = """
[settings]
crates = "bare"
board = '''
rows = [
  "#       #",
  " #       #",
  "  # # # # #",
]
'''
"""
MINE = """
colours = ["red", "blue"]
[robot.a]
armour = 1
range = 1
power = 1
[robot.b]
armour = 1
range = 1
power = 1
[robot.c]
armour = 1
range = 1
power = 1
"""


def played(text: str) -> Game:
    return Scene(TOP + text, game_type).run()


def test_r_300_a_shot_crosses_a_bay_that_a_walk_goes_around() -> None:
    played(
        BAY
        + """
        [position]
        initiative = 0
        colours = [["red"], ["blue"]]
        robots = { "red sagittarius" = { at = "a1" }, "blue murmillo" = { at = "a5" } }
        agenda = [{ step = "act", seat = 0 }, { step = "clean-up" }]
        [[play]]
        offered = ["move a1 b1", "attack a1 a5", "repair a1"]
        """
    )


def test_r_301_joined_boards_bring_a_crate_set_each() -> None:
    two, four = (box_of(game_type("gladiabot").agreed(seats, {})) for seats in (2, 4))

    assert four.crates == (2 * two.crates[0], 2 * two.crates[1])
    assert four.board.size == 2 * two.board.size


def test_r_301_without_a_second_board_four_play_on_the_one() -> None:
    rows = ["   # # # # #", "  # # # # # #", " # # # # # # #", "  # # # # # #", "   # # # # #"]
    board = f"rows = {rows}\n"

    box = box_of(game_type("gladiabot").agreed(4, {"board": board}))

    assert (box.board.size, box.crates) == (29, (4, 2))


@pytest.mark.parametrize(
    ("setting", "text", "where"),
    [
        ("robots", MINE.replace("armour = 1", "armour = 21", 1), "robot.a.armour"),
        ("robots", MINE.replace("range = 1", "range = 0", 1), "robot.a.range"),
        ("robots", MINE.replace("range = 1", "range = 21", 1), "robot.a.range"),
        ("robots", MINE.replace("power = 1", "power = 0", 1), "robot.a.power"),
        ("robots", MINE.replace("power = 1", "power = 13", 1), "robot.a.power"),
        ("robots", MINE.replace("robot.a", "robot.twenty-one-letters-is"), "robot.twenty-one"),
        ("robots", MINE.replace("robot.a", 'robot."1a"'), "robot.1a"),
        ("robots", MINE.replace('"red"', '"a", "b", "c", "d", "e", "f", "g", "red"'), "colours"),
        ("crates", "one = 61\ntwo = 0\n", "one"),
        ("crates", "one = 0\ntwo = 61\n", "two"),
    ],
)
def test_r_302_what_is_too_large_is_refused(setting: str, text: str, where: str) -> None:
    with pytest.raises(Refused) as refusal:
        game_type("gladiabot").agreed(2, {setting: text})

    assert refusal.value.message.id == "gladiabot-content"
    assert where in str(refusal.value)


def test_r_302_a_robot_may_have_no_armour_at_all() -> None:
    assert harena.new("gladiabot", robots=MINE.replace("armour = 1", "armour = 0"), seed=1).seat == 0


def test_r_303_a_crate_may_lie_on_the_border_but_no_robot_is_placed_on_it() -> None:
    played(
        """
        [position]
        colours = [["red"], ["blue"]]
        robots = { "red murmillo" = {}, "blue murmillo" = { at = "a5" } }
        crates = { a4 = "two" }
        stock = { one = 0, two = 0 }
        agenda = [{ step = "place-robot", seat = 0 }]
        [[play]]
        answer = "place red murmillo a4"
        refused = { id = "gladiabot-crate-there", rule = "R-130", args = { cell = "a4" } }
        [[play]]
        answer = "place red murmillo a5"
        refused = { id = "gladiabot-occupied", rule = "R-130" }
        [[play]]
        answer = "place red murmillo a6"
        dice = [2, 1]
        after.asked = "Ann"
        """
    )


@pytest.mark.parametrize("step", ["act", "take-turn"])
def test_r_303_a_turn_needs_to_know_who_has_the_initiative(step: str) -> None:
    position = f"""
        [position]
        colours = [["red"], ["blue"]]
        robots = {{ "red murmillo" = {{ at = "d1" }}, "blue murmillo" = {{ at = "d7" }} }}
        agenda = [{{ step = "{step}", seat = 0 }}, {{ step = "clean-up" }}]
        """
    with pytest.raises(Refused) as refusal:
        played(position)
    assert refusal.value.message.id == "step-unfit"

    assert played(position.replace("agenda", "initiative = 1\nagenda")).seat == 0


def test_r_304_a_round_beyond_the_last_is_played_to_its_end() -> None:
    played(
        """
        [settings]
        round_cap = 3
        [position]
        round = 8
        initiative = 0
        colours = [["red"], ["blue"]]
        robots = { "red murmillo" = { at = "d1" }, "blue murmillo" = { at = "d7" } }
        agenda = [{ step = "act", seat = 0 }, { step = "clean-up" }]
        [[play]]
        answer = "repair d1"
        after.asked = "Bob"
        [[play]]
        answer = "repair d7"
        after.outcome = { reason = "gladiabot-round-cap", places = [1, 1] }
        """
    )


def test_r_303_r_146_a_position_may_hold_wounds_of_crates_that_nothing_breaks_and_they_are_taken_away() -> (
    None
):
    played_in_arena(
        f"""
        {CLEAN_UP}
        crates = {{ d4 = "one" }}
        crate_wounds = {{ d4 = 4 }}
        robots = {{ "red ape".at = "d1", "blue ape".at = "d7" }}
        [begin]
        dice = [1, 2]
        [after]
        position.crate_wounds.d4 = false
        position.crates.d4 = "one"
        """,
        movable=True,
    )
