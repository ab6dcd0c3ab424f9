"""What a table shows: robots with their scores, cells, and the board drawn in signs."""

from __future__ import annotations

import pytest

from harena.games import game_type
from harena.games.gladiabot.game import Gladiabot
from harena.games.gladiabot.roster import Roster
from harena.kernel.dice import SeededDice
from harena.kernel.event import Story
from harena.kernel.settings import Value
from harena.kernel.snapshot import position_of
from tests.games.gladiabot.arena import ANN, BORDER, EVERY, FIERCE, NARROW, played

SCENE = f"""
{ANN}
crates = {{ d4 = "one", d3 = "two" }}
[position.robots]
"red ape" = {{ at = "d4", wounds = 2 }}
"red bat" = {{ at = "d3", ready = false }}
"blue elk" = {{ at = "a7" }}
"blue cat" = {{}}
"""


def test_the_view_shows_each_robot_as_printed_and_as_it_is_now() -> None:
    played(
        f"""
        {SCENE}
        [after.view.robots."red ape"]
        seat = 0
        tag = "Rap"
        at = "d4"
        wounds = 2
        ready = true
        printed = {{ armour = 2, range = 1, power = 3 }}
        now = {{ armour = 2, range = 1, power = 4 }}
        [after.view.robots."blue cat"]
        seat = 1
        at = false
        printed = {{ armour = 2, range = 2, power = 1 }}
        now = {{ armour = false }}
        """
    )


def test_the_view_shows_the_cells_with_their_places_and_which_are_on_the_border() -> None:
    cells = played(SCENE).view()["cells"]

    assert isinstance(cells, list)
    assert [cell["cell"] for cell in cells] == EVERY
    assert [cell["cell"] for cell in cells if cell["border"]] == BORDER
    assert cells[EVERY.index("d5")]["q"] - cells[EVERY.index("d4")]["q"] == 1
    assert cells[EVERY.index("e4")]["r"] - cells[EVERY.index("d4")]["r"] == 1


def test_the_board_is_drawn_with_crates_robots_wounds_and_who_has_still_to_act() -> None:
    assert played(SCENE).view()["board"] == [
        "         .--'--.--'--.--'--.--'--.",
        "         |a4   |a5   |a6   |a7   |",
        "         |     |     |     |Bel. |",
        "      .--'--.--'--.--'--.--'--.--'--.",
        "      |b3   |b4   |b5   |b6   |b7   |",
        "      |     |     |     |     |     |",
        "   .--'--.--'--.--'--.--'--.--'--.--'--.",
        "   |c2   |c3   |c4   |c5   |c6   |c7   |",
        "   |     |     |     |     |     |     |",
        ".--'--.--'--.--'--.--'--.--'--.--'--.--'--.",
        "|d1   |d2   |d3 ##|d4  #|d5   |d6   |d7   |",
        "|     |     |Rba  |Rap2.|     |     |     |",
        "'--.--'--.--'--.--'--.--'--.--'--.--'--.--'",
        "   |e1   |e2   |e3   |e4   |e5   |e6   |",
        "   |     |     |     |     |     |     |",
        "   '--.--'--.--'--.--'--.--'--.--'--.--'",
        "      |f1   |f2   |f3   |f4   |f5   |",
        "      |     |     |     |     |     |",
        "      '--.--'--.--'--.--'--.--'--.--'",
        "         |g1   |g2   |g3   |g4   |",
        "         |     |     |     |     |",
        "         '--.--'--.--'--.--'--.--'",
    ]


@pytest.mark.parametrize(
    ("wounds", "ready", "drawn"),
    [
        (0, "true", "Rap. "),
        (9, "true", "Rap9."),
        (10, "true", "Ra10."),
        (10, "false", "Rap10"),
        (123, "true", "R123."),
        (5000, "true", "R999."),
    ],
)
def test_many_wounds_take_room_from_the_name_of_a_robot(wounds: int, ready: str, drawn: str) -> None:
    """On the right edge, where nothing may stick out of the picture."""
    game = played(
        f"""
        [position]
        initiative = 1
        colours = [["red"], ["blue"]]
        agenda = [{{ step = "act", seat = 1 }}, {{ step = "clean-up" }}]
        robots = {{ "red ape" = {{ at = "d7", wounds = {wounds}, ready = {ready} }}, "blue elk".at = "a7" }}
        """
    )
    board = game.view()["board"]
    assert isinstance(board, list)
    assert board[11].endswith(f"|{drawn}|")


def test_names_of_cells_fit_into_the_picture_on_the_widest_board() -> None:
    wide = "rows = [\n" + f'"{" ".join("#" * 99)}",\n' + "]\n"
    board = played("", board=wide, crates="bare").view()["board"]

    assert isinstance(board, list)
    assert board[1].endswith("|a98|a99|")


def test_a_sketch_shows_the_board_the_round_and_a_line_for_each_robot() -> None:
    game = played(SCENE)
    sketch = game.sketch()
    robots = sketch["robots"]
    assert isinstance(robots, list)

    assert sketch[""] == game.view()["board"]
    assert sketch["round"] == {"id": "gladiabot-round", "args": {"round": 2, "seat": 0}}
    assert [row[1] for row in robots[1:]] == ["Rap", "Rba", "Bca", "Bel"]
    assert robots[1][3:] == ["d4", 2, 1, 4, 2, "."]
    assert robots[3][3:] == [{"id": "gladiabot-out", "args": {}}]
    assert "round" not in played("").sketch()


def test_a_game_without_listeners_comes_out_as_one_with_them() -> None:
    """Nobody listens to a simulation."""
    settings: dict[str, Value] = {"placing": "random", "explosive": True, "movable": True}
    settings |= {"robots": FIERCE, "board": NARROW, "crates": "one = 1\ntwo = 1\n"}
    ends = []
    for story in (None, Story()):
        game = game_type("gladiabot").new(SeededDice(2), 2, settings)
        game.listener = story
        chooser = SeededDice(3)
        while not game.is_over:
            options = game.options()
            game.play(options[chooser.roll(len(options))])
        ends.append(position_of(game))

    assert ends[0] == ends[1]
    assert ends[0]["out"] != [0, 0]


def test_a_roster_knows_its_robots_by_name() -> None:
    game = played(SCENE)
    assert isinstance(game, Gladiabot)
    roster: Roster = game.roster

    assert roster.number_of("blue elk") == 3
    assert roster.number_of("red dog") == -1
    assert roster.names_of(1) == ["blue cat", "blue elk"]
