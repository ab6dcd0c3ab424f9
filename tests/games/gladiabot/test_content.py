"""Files of robots, boards and crates: what is wrong with one is said with setting, key, reason and rule."""

from __future__ import annotations

from typing import Any

import pytest

import harena
from harena.games import game_type
from harena.games.gladiabot.game import Gladiabot
from harena.kernel.message import Refused
from harena.kernel.settings import LONGEST_TEXT, Content
from tests.games.gladiabot.arena import BOARD, ROBOTS, played, refused

ROBOT = "robot.ape = { armour = 2, range = 1, power = 3 }"


def cause(setting: str, text: str, rule: str) -> tuple[str, dict[str, Any]]:
    """Why a file is refused: the reason's id and its arguments."""
    refusal = refused("", **{setting: text})
    assert refusal.rule == rule
    assert refusal.message.id == "gladiabot-content"
    assert refusal.message.args["setting"] == setting
    reason = refusal.message.args["cause"]
    assert isinstance(reason, dict)
    sentence = harena.say(refusal.message)
    assert sentence.startswith(f"{setting}: ")
    assert "gladiabot-" not in sentence
    assert "data-" not in sentence
    return reason["id"], reason["args"]


def robots(old: str, new: str) -> str:
    assert old in ROBOTS
    return ROBOTS.replace(old, new)


@pytest.mark.parametrize(
    ("score", "value", "least", "most"),
    [
        ("power", "0", 1, 12),
        ("power", "13", 1, 12),
        ("range", "0", 1, 20),
        ("range", "21", 1, 20),
        ("armour", "-1", 0, 20),
        ("armour", "21", 0, 20),
        ("power", "2.5", 1, 12),
        ("power", "true", 1, 12),
        ("range", '"1"', 1, 20),
    ],
)
def test_r_124_the_scores_of_a_robot_are_whole_numbers_within_bounds(
    score: str, value: str, least: int, most: int
) -> None:
    printed = {"armour": "2", "range": "1", "power": "3"} | {score: value}
    text = ", ".join(f"{key} = {number}" for key, number in printed.items())
    id, args = cause("robots", robots(ROBOT, f"robot.ape = {{ {text} }}"), "R-124")

    assert id == "data-number"
    assert args["where"] == f"robot.ape.{score}"
    assert (args["least"], args["most"]) == (least, most)


@pytest.mark.parametrize(
    ("old", "new", "id", "where"),
    [
        ("power = 3 }", "power = 3, speed = 2 }", "data-unknown", "robot.ape.speed"),
        ("range = 1, power = 3", "power = 3", "data-missing", "robot.ape.range"),
        (ROBOT, "robot.ape = 3", "data-kind", "robot.ape"),
        (ROBOT, "robot.Ape = { armour = 2, range = 1, power = 3 }", "gladiabot-name", "robot.Ape"),
        (ROBOT, 'robot."" = { armour = 2, range = 1, power = 3 }', "gladiabot-name", "robot."),
        (ROBOT, 'robot."a b" = { armour = 2, range = 1, power = 3 }', "gladiabot-name", "robot.a b"),
        (ROBOT, "robot.a-very-long-name-of-a-robot = {}", "gladiabot-name", None),
        ('"red"', '"Red"', "gladiabot-name", "colours"),
        ('"red"', '"blue"', "gladiabot-names", "colours"),
        ('"red"', "3", "gladiabot-names", "colours"),
        ('["red", "blue", "green", "yellow"]', "[]", "gladiabot-names", "colours"),
        ('["red", "blue", "green", "yellow"]', '"red"', "data-kind", "colours"),
        ('colours = ["red", "blue", "green", "yellow"]', "", "data-missing", "colours"),
        ('"red",', '"red", "a", "b", "c", "d", "e",', "data-length", "colours"),
        ("power = 3 }", 'power = 3, colours = ["pink"] }', "data-word", "robot.ape.colours"),
        ("power = 3 }", "power = 3, colours = [] }", "gladiabot-names", "robot.ape.colours"),
        ("power = 3 }", 'power = 3, colours = ["red", "red"] }', "gladiabot-names", None),
        ("colours = [", "weapons = 3\ncolours = [", "data-unknown", "weapons"),
        ("colours = [", "title = 3\ncolours = [", "data-kind", "title"),
        ("colours = [", 'house = "yes"\ncolours = [', "data-kind", "house"),
        ("colours = [", "colours = [\n[", "toml-syntax", None),
    ],
)
def test_r_124_what_is_wrong_with_a_file_of_robots_is_said_with_its_key(
    old: str, new: str, id: str, where: str | None
) -> None:
    found, args = cause("robots", robots(old, new), "R-124")

    assert found == id
    assert where is None or args["where"] == where


def test_g_3_each_colour_has_three_robots_at_least_to_choose_from() -> None:
    few = robots("robot.cat = {", 'robot.cat = { colours = ["red", "blue", "green"],')
    few = few.replace("robot.dog = {", 'robot.dog = { colours = ["red"],')
    few = few.replace("robot.elk = {", 'robot.elk = { colours = ["red", "blue", "green"],')

    assert cause("robots", few, "G-3") == (
        "gladiabot-robots-few",
        {"colour": "yellow", "number": 2, "most": 8},
    )
    many = ROBOTS + "\n".join(ROBOT.replace("ape", name) for name in ("a", "b", "c", "d"))
    assert cause("robots", many, "G-3")[1]["number"] == 9
    assert cause("robots", ROBOTS.split("robot", maxsplit=1)[0] + "[robot]\n", "G-3")[1]["number"] == 0


def test_r_124_a_file_of_robots_is_taken_as_it_is() -> None:
    text = """
    title = "Two colours that differ"
    house = false
    colours = ["black", "white-2"]
    [robot.rook]
    armour = 0
    range = 20
    power = 12
    [robot.r-2-d-2]
    armour = 20
    range = 1
    power = 1
    [robot.pawn]
    colours = ["black"]
    armour = 1
    range = 1
    power = 1
    [robot.queen]
    colours = ["white-2"]
    armour = 2
    range = 2
    power = 2
    """
    played(
        """
        [[play]]
        offered = ["colour black", "colour white-2"]
        answer = ["colour white-2", "colour black"]
        [[play]]
        offered = ["take white-2 rook", "take white-2 r-2-d-2", "take white-2 queen"]
        [play.labels]
        "take white-2 rook" = { armour = 0, range = 20, power = 12 }
        """,
        robots=text,
    )


@pytest.mark.parametrize(
    ("text", "rule", "id", "where"),
    [
        ("rows = []\n", "R-141", "gladiabot-board-empty", "rows"),
        ('rows = ["", "   "]\n', "R-141", "gladiabot-board-empty", "rows"),
        ("title = 'none'\n", "R-123", "data-missing", "rows"),
        ('rows = "# #"\n', "R-123", "data-kind", "rows"),
        ("rows = [3]\n", "R-123", "gladiabot-row", "rows[0]"),
        ('rows = ["# #", "# o"]\n', "R-123", "gladiabot-row", "rows[1]"),
        ('rows = ["# #", "# #"]\n', "R-123", "gladiabot-row-shift", "rows[1]"),
        ('rows = ["##"]\n', "R-123", "gladiabot-row-shift", "rows[0]"),
        ('rows = ["# #   # #"]\n', "R-123", "gladiabot-board-parts", "rows"),
        ('rows = ["# #"]\nsecond = 3\n', "R-123", "data-kind", "second"),
        ('rows = ["# #"]\nsecond = { q = 3 }\n', "R-123", "data-missing", "second.r"),
        ('rows = ["# #"]\nsecond = { q = 41, r = 0 }\n', "R-123", "data-number", "second.q"),
        ('rows = ["# #"]\nsecond = { q = 2, r = 0, x = 1 }\n', "R-123", "data-unknown", "second.x"),
        ('rows = ["# #"]\nsecond = { q = 1, r = 0 }\n', "G-21", "gladiabot-boards-overlap", "second"),
        ('rows = ["# #"]\ncells = 3\n', "R-123", "data-unknown", "cells"),
        ('rows = ["# #"]\ntitle = 3\n', "R-123", "data-kind", "title"),
        ("rows = [\n", "R-123", "toml-syntax", None),
    ],
)
def test_r_123_what_is_wrong_with_a_board_is_said_with_its_key(
    text: str, rule: str, id: str, where: str | None
) -> None:
    found, args = cause("board", text, rule)

    assert found == id
    assert where is None or args["where"] == where


def rows(*rows: str) -> str:
    return "rows = [\n" + "".join(f'"{row}",\n' for row in rows) + "]\n"


def test_r_123_a_board_may_not_be_too_large() -> None:
    wide = " ".join("#" * 43)
    for text in (
        rows(wide, f" {wide}", wide),
        rows(*["#", " #"] * 13, "#"),
        rows(" ".join("#" * 100)),
    ):
        id, args = cause("board", text, "R-123")
        assert id == "gladiabot-board-large"
        assert (args["most"], args["rows"], args["columns"]) == (128, 26, 99)
    played("", board=rows(*["# #", " # #"] * 13), crates="bare")
    played("", board=rows(" ".join("#" * 99)), crates="bare")


def test_g_21_the_joined_boards_may_be_too_large_or_fall_apart_for_four_only() -> None:
    half = rows(*["# " * 8, " " + "# " * 8] * 5)
    for second, id in (("q = 8, r = 0", "gladiabot-board-large"), ("q = 40, r = 0", "gladiabot-board-large")):
        text = f"{half}second = {{ {second} }}\n"
        played("", board=text)
        refusal = refused("", seats=4, board=text)
        assert refusal.message.args["cause"]["id"] == id  # type: ignore[index]
    text = BOARD.replace("q = 7", "q = 20")
    played("", board=text)
    refusal = refused("", seats=4, board=text)
    assert refusal.rule == "R-123"
    assert refusal.message.args["cause"]["id"] == "gladiabot-board-parts"  # type: ignore[index]


def test_g_21_a_board_without_a_second_is_played_as_it_is_by_four() -> None:
    game = played("", seats=4, board=BOARD.split("second", maxsplit=1)[0])

    assert isinstance(game, Gladiabot)
    assert game.board.size == 37
    assert game.state()["stock"] == {"one": 2, "two": 1}


@pytest.mark.parametrize(
    ("text", "id", "where"),
    [
        ("one = 1\n", "data-missing", "two"),
        ("one = -1\ntwo = 0\n", "data-number", "one"),
        ("one = 1\ntwo = 61\n", "data-number", "two"),
        ("one = 1\ntwo = 2\nthree = 3\n", "data-unknown", "three"),
        ("one = 1\ntwo = 2\ntitle = []\n", "data-kind", "title"),
        ("one\n", "toml-syntax", None),
    ],
)
def test_r_141_what_is_wrong_with_a_crate_set_is_said_with_its_key(
    text: str, id: str, where: str | None
) -> None:
    found, args = cause("crates", text, "R-141")

    assert found == id
    assert where is None or args["where"] == where


def test_a_file_may_not_be_huge_and_a_name_must_be_known() -> None:
    for setting, rule in (("robots", "R-124"), ("board", "R-123"), ("crates", "R-141")):
        for value in ("no-such-set", "\n" + "#" * LONGEST_TEXT, "", 3):
            refusal = refused("", **{setting: value})
            assert (refusal.rule, refusal.message.id) == (rule, "setting-value")
        with pytest.raises(Refused) as deep:
            game_type("gladiabot").agreed(2, {setting: ".".join("a" * 300) + " = 1\n"})
        assert deep.value.rule == rule


def test_everything_packed_with_the_game_can_be_played() -> None:
    packed = {s.id: s.names for s in game_type("gladiabot").settings if isinstance(s, Content)}
    for board in packed["board"]:
        for crates in packed["crates"]:
            for seats, forces in ((2, "three"), (2, "five"), (2, "two-colours"), (4, "three")):
                game_type("gladiabot").agreed(seats, {"board": board, "crates": crates, "forces": forces})
    assert set(packed) == {"robots", "board", "crates"}
