"""Crates: climbing, bonuses, range, and the line of fire at a table."""

from __future__ import annotations

import pytest

from tests.games.gladiabot.arena import ANN, BOARD, played

NAMES = {"ground": "", "one": 'd4 = "one"', "two": 'd4 = "two"'}


def moves(crates: str, *, free_descent: bool = False) -> set[str]:
    """Where a robot on d4 may go."""
    text = f'{ANN}robots = {{ "red elk".at = "d4", "blue elk".at = "a4" }}\ncrates = {{ {crates} }}'
    found = played(text, free_descent=free_descent).notations()
    return {notation.split()[2] for notation in found if notation.startswith("move")}


def scores(crates: str, bonus: str) -> object:
    """Armour, range and power of an elk on d4; on the ground they are 3, 2 and 2."""
    text = f'{ANN}robots = {{ "red elk".at = "d4", "blue elk".at = "a4" }}\ncrates = {{ {crates} }}'
    robots = played(text, crate_one_bonus=bonus).view()["robots"]
    assert isinstance(robots, dict)
    return robots["red elk"]["now"]


def attack(robot: str, target: str, crates: str, result: str, **settings: object) -> None:
    """A robot of Ann's on d2 attacks one on another cell; `result` is a line of the scene."""
    played(
        f"""
        {ANN}
        robots = {{ "red {robot}".at = "d2", "blue elk".at = "{target}" }}
        crates = {{ {crates} }}
        [[play]]
        answer = "attack d2 {target}"
        {result}
        """,
        **settings,
    )


def hits(dice: int) -> str:
    """The attack is allowed, with so many dice."""
    return f"dice = {[1] * 2 * dice}"


NO_LINE = 'refused = { rule = "G-18", id = "gladiabot-no-line", args = { cell = "d2" } }'


def too_far(distance: int, reach: int) -> str:
    args = f"{{ distance = {distance}, range = {reach} }}"
    return f'refused = {{ rule = "G-20", id = "gladiabot-out-of-range-high", args = {args} }}'


def test_g_17_a_robot_that_climbs_a_single_crate_has_one_more_power_while_it_is_there() -> None:
    played(
        f"""
        {ANN}
        robots = {{ "red elk".at = "d4", "red ape".at = "a4", "blue elk".at = "d6", "blue ape".at = "g1" }}
        crates = {{ d5 = "one" }}
        [[play]]
        labels."move d4 d5" = {{ id = "gladiabot-move", onto = "one" }}
        answer = "move d4 d5"
        tells = [{{ id = "gladiabot-moved", robot = "red elk", from = "d4", cell = "d5", onto = "one" }}]
        after.view.robots."red elk" = {{ printed.power = 2, now = {{ power = 3, range = 2, armour = 3 }} }}
        [[play]]
        answer = ["attack d6 d5", "repair a4", "repair g1"]
        dice = [1, 1, 1, 1, 6, 1]
        [[play]]
        answer = "attack d5 d6"
        dice = [1, 1, 1, 1, 1, 1]
        """
    )


@pytest.mark.parametrize(("crates", "dice"), [('d4 = "one"', 3), ("", 2)])
def test_g_t7_power_2_on_a_single_crate_is_three_dice_each_and_two_on_the_ground(
    crates: str, dice: int
) -> None:
    played(
        f"""
        {ANN}
        robots = {{ "red elk".at = "d4", "blue elk".at = "d5" }}
        crates = {{ {crates} }}
        [[play]]
        labels."attack d4 d5" = {{ dice = {dice} }}
        answer = "attack d4 d5"
        dice = {[2] * dice + [1] * dice}
        after.position.robots."blue elk".wounds = {dice}
        """
    )


def test_g_18_nobody_fires_through_two_crates() -> None:
    attack("cat", "d4", 'd3 = "two"', NO_LINE)
    attack("bat", "d5", 'd3 = "two"', NO_LINE)
    attack("bat", "d5", 'd4 = "two"', NO_LINE)
    attack("bat", "d5", 'd6 = "two", c4 = "two", e3 = "two"', hits(2))


def test_g_t10_two_crates_between_attacker_and_target_block_and_one_does_not() -> None:
    attack("cat", "d4", 'd3 = "two"', NO_LINE)
    attack("cat", "d4", 'd3 = "one"', hits(1))


def test_r_129_robots_do_not_block_nor_does_the_crate_under_shooter_or_target() -> None:
    attack("bat", "d5", 'd3 = "one", d4 = "one"', hits(2))
    attack("bat", "d5", 'd2 = "two"', hits(3))
    attack("bat", "d4", 'd2 = "two", d4 = "two"', hits(3))
    for between in ("blue", "red"):
        played(
            f"""
            {ANN}
            robots = {{ "red cat".at = "d2", "{between} ape".at = "d3", "blue elk".at = "d4" }}
            [[play]]
            answer = "attack d2 d4"
            dice = [1, 1]
            """
        )


def test_r_144_height_never_helps() -> None:
    attack("bat", "d4", 'd2 = "two", d3 = "two"', NO_LINE)
    attack("bat", "d4", 'd2 = "two", d3 = "two", d4 = "two"', NO_LINE)
    attack("bat", "d4", 'd2 = "one", d3 = "two"', NO_LINE)


def test_r_129_along_an_edge_both_cells_must_hold_two_crates() -> None:
    """From d2 to e3 fire passes between d3 and e2."""
    attack("cat", "e3", 'd3 = "two", e2 = "two"', NO_LINE)
    attack("cat", "e3", 'd3 = "two"', hits(1))
    attack("cat", "e3", 'e2 = "two"', hits(1))
    attack("cat", "e3", 'd3 = "two", e2 = "one"', hits(1))
    attack("cat", "e3", 'd3 = "one", e2 = "one"', hits(1))


def test_r_144_on_a_longer_line_each_inner_point_counts() -> None:
    """From d2 to e4, two right and one down-right: through d3 and e3."""
    attack("bat", "e4", 'd3 = "two"', NO_LINE)
    attack("bat", "e4", 'e3 = "two"', NO_LINE)
    attack("bat", "e4", 'd4 = "two", e2 = "two", f3 = "two", d5 = "two"', hits(2))


def test_r_144_a_line_of_two_edges_is_closed_by_either() -> None:
    """From d2 to f4 fire passes between d3 and e2, through e3, and between e4 and f3."""
    far = {"robots": 'colours = ["red", "blue"]\n' + FAR}
    for crates, result in (
        ('d3 = "two", e2 = "two"', NO_LINE),
        ('e4 = "two", f3 = "two"', NO_LINE),
        ('e3 = "two"', NO_LINE),
        ('d3 = "two", e4 = "two"', hits(1)),
        ('d3 = "two", f3 = "two"', hits(1)),
        ('e2 = "two", e4 = "two", d4 = "two", f2 = "two"', hits(1)),
    ):
        attack("owl", "f4", crates, result, **far)


FAR = """
robot.owl = { armour = 1, range = 9, power = 1 }
robot.elk = { armour = 3, range = 2, power = 2 }
robot.ape = { armour = 2, range = 1, power = 3 }
"""


def test_r_144_a_cell_off_the_board_never_closes_a_line() -> None:
    """The board has a hole at d3; from d2 to e3 fire passes between it and e2, to d4 through it."""
    holed = BOARD.replace('"# # # # # # #"', '"# #   # # # #"')
    attack("cat", "e3", 'e2 = "two"', hits(1), board=holed)
    attack("cat", "d4", 'e2 = "two", c4 = "two"', hits(1), board=holed)


@pytest.mark.parametrize(
    ("here", "there", "allowed"),
    [
        ("ground", "", True),
        ("ground", "one", True),
        ("ground", "two", False),
        ("one", "", True),
        ("one", "one", True),
        ("one", "two", True),
        ("two", "", False),
        ("two", "one", True),
        ("two", "two", True),
    ],
)
def test_r_143_from_where_one_can_move_to_where(here: str, there: str, *, allowed: bool) -> None:
    crates = ", ".join(part for part in (NAMES[here], f'd5 = "{there}"' if there else "") if part)

    assert ("d5" in moves(crates)) == allowed
    assert ("d5" in moves(crates, free_descent=True)) == (allowed or here == "two")


def test_r_143_a_robot_moves_to_a_free_neighbouring_cell_of_the_board() -> None:
    assert moves("") == {"d5", "e4", "e3", "d3", "c4", "c5"}
    played(
        f"""
        {ANN}
        robots = {{ "red ape".at = "d7", "blue elk".at = "c7", "red bat" = {{ at = "e6", ready = false }} }}
        [[play]]
        offered = ["move d7 d6", "attack d7 c7", "repair d7"]
        """
    )


def test_g_19_two_crates_cannot_be_climbed_from_the_ground() -> None:
    played(
        f"""
        {ANN}
        robots = {{ "red elk".at = "d4", "blue elk".at = "a4" }}
        crates = {{ d5 = "two" }}
        [[play]]
        answer = "move d4 d5"
        refused = {{ rule = "G-19", id = "gladiabot-too-high", args = {{ cell = "d4", target_cell = "d5" }} }}
        """
    )


def test_g_t9_from_the_ground_onto_two_crates_is_illegal_from_one_crate_legal() -> None:
    assert "d5" not in moves('d5 = "two"')
    assert "d5" in moves('d4 = "one", d5 = "two"')
    played(
        f"""
        {ANN}
        robots = {{ "red elk".at = "d4", "blue elk".at = "a4" }}
        crates = {{ d4 = "one", d5 = "two" }}
        [[play]]
        answer = "move d4 d5"
        after.position.robots."red elk".at = "d5"
        """
    )


def test_g_19_two_crates_are_left_by_way_of_one() -> None:
    assert moves('d4 = "two", d5 = "one", c4 = "two"') == {"d5", "c4"}


def test_r_133_the_way_down_from_two_crates_leads_over_one() -> None:
    played(
        f"""
        {ANN}
        robots = {{ "red elk".at = "d4", "blue elk".at = "a4" }}
        crates = {{ d4 = "two" }}
        [[play]]
        offered = ["repair d4"]
        answer = "move d4 d5"
        refused = {{ rule = "R-133", id = "gladiabot-too-deep", args = {{ target_cell = "d5" }} }}
        """
    )
    assert len(moves('d4 = "two"', free_descent=True)) == 6
    assert "d5" not in moves('d5 = "two"', free_descent=True)


def test_g_20_on_two_crates_a_robot_has_one_more_power_and_attackers_one_less_range() -> None:
    played(
        f"""
        {ANN}
        robots = {{ "red cat".at = "d2", "red bat".at = "d1", "blue elk".at = "d4", "red ape".at = "g1" }}
        crates = {{ d4 = "two" }}
        [[play]]
        answer = "attack d2 d4"
        {too_far(2, 1)}
        [[play]]
        answer = "attack d1 d4"
        {too_far(3, 2)}
        [[play]]
        answer = "repair d2"
        [[play]]
        asked = "Bob"
        labels."attack d4 d2" = {{ dice = 3 }}
        answer = "attack d4 d2"
        dice = [2, 2, 2, 1, 1, 1]
        after.position.robots."red cat".wounds = 3
        """
    )


def test_g_t8_two_spaces_from_a_target_on_two_crates_range_2_is_too_little_and_3_enough() -> None:
    attack("cat", "d4", 'd4 = "two"', too_far(2, 1))
    attack("bat", "d4", 'd4 = "two"', hits(2))
    attack("bat", "d4", 'd3 = "two", d4 = "two"', NO_LINE)


def test_r_128_range_1_becomes_0_and_there_is_no_attack() -> None:
    attack("ape", "d3", 'd3 = "two"', too_far(1, 0))
    attack("ape", "d3", 'd2 = "two", d3 = "two"', too_far(1, 0))
    attack("ape", "d3", 'd2 = "one", d3 = "two"', too_far(1, 0))
    attack("ape", "d3", 'd3 = "one"', hits(3))
    attack("ape", "d4", 'd4 = "two"', 'refused = { rule = "G-12", args = { distance = 2, range = 0 } }')


@pytest.mark.parametrize(
    ("bonus", "one"),
    [
        ("power", {"armour": 3, "range": 2, "power": 3}),
        ("range", {"armour": 3, "range": 3, "power": 2}),
        ("armour", {"armour": 4, "range": 2, "power": 2}),
    ],
)
def test_r_121_the_bonus_of_a_single_crate_is_power_range_or_armour(bonus: str, one: dict[str, int]) -> None:
    """Two crates always add to power."""
    assert scores("", bonus) == {"armour": 3, "range": 2, "power": 2}
    assert scores('d4 = "one"', bonus) == one
    assert scores('d4 = "two"', bonus) == {"armour": 3, "range": 2, "power": 3}


def test_r_121_with_range_a_robot_on_a_single_crate_reaches_further() -> None:
    attack("cat", "d5", 'd2 = "one"', hits(1), crate_one_bonus="range")
    attack("ape", "d3", 'd2 = "one", d3 = "two"', hits(3), crate_one_bonus="range")
    attack("ape", "d4", 'd2 = "one", d4 = "two"', too_far(2, 1), crate_one_bonus="range")
    attack("cat", "d5", 'd2 = "two"', 'refused = { rule = "G-12" }', crate_one_bonus="range")


@pytest.mark.parametrize(("crate", "stays"), [("one", True), ("two", False), ("", False)])
def test_r_149_with_armour_the_bonus_counts_in_the_clean_up(crate: str, *, stays: bool) -> None:
    played(
        f"""
        [position]
        round = 2
        initiative = 0
        colours = [["red"], ["blue"]]
        agenda = [{{ step = "clean-up" }}]
        robots = {{ "red ape" = {{ at = "d4", wounds = 3 }}, "red cat".at = "a4", "blue elk".at = "g1" }}
        crates = {{ {f'd4 = "{crate}"' if crate else ""} }}
        [begin]
        dice = [1, 2]
        [after]
        position.robots."red ape".at = {'"d4"' if stays else "false"}
        """,
        crate_one_bonus="armour",
    )
