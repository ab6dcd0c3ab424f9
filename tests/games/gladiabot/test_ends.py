"""How the game ends: the last robot, all of them at once, the last round."""

from __future__ import annotations

import pytest

from tests.games.gladiabot.arena import CLEAN_UP, played

TWO_ROBOTS = 'robots = { "red ape".at = "d4", "blue ape".at = "g1" }'


def test_g_2_the_last_to_have_a_robot_on_the_board_has_won() -> None:
    played(
        f"""
        {CLEAN_UP}
        robots = {{ "red ape" = {{ at = "d4", wounds = 3 }}, "blue dog" = {{ at = "g1" }} }}
        [begin]
        tells = [
            {{ id = "gladiabot-removed", seat = 0, robot = "red ape", cell = "d4", wounds = 3, armour = 2 }},
            {{ id = "gladiabot-left", seat = 0, round = 2 }},
            {{ id = "game-ended", places = [2, 1], reason = {{ id = "gladiabot-last" }} }},
        ]
        [after]
        over = true
        outcome = {{ reason = "gladiabot-last", places = [2, 1] }}
        offered = []
        position.robots."red ape" = {{ at = false }}
        """
    )


def test_g_10_while_both_have_robots_a_new_round_starts() -> None:
    played(
        f"""
        {CLEAN_UP}
        robots = {{ "red ape" = {{ at = "d4", wounds = 3 }}, "red bat".at = "a4", "blue ape".at = "g1" }}
        [begin]
        dice = [1, 6]
        mentions = ["gladiabot-removed", {{ id = "gladiabot-round-began", round = 3 }}]
        [after]
        asked = "Bob"
        """
    )


@pytest.mark.parametrize(("wounds", "places"), [((3, 3), [1, 1]), ((9, 3), [1, 1]), ((2, 3), [1, 2])])
def test_r_137_when_all_last_robots_fall_together_it_is_a_draw(
    wounds: tuple[int, int], places: list[int]
) -> None:
    reason = "gladiabot-all-fell" if places == [1, 1] else "gladiabot-last"
    played(
        f"""
        {CLEAN_UP}
        [position.robots]
        "red ape" = {{ at = "d4", wounds = {wounds[0]} }}
        "blue cat" = {{ at = "a7", wounds = {wounds[1]} }}
        [after]
        outcome = {{ reason = "{reason}", places = {places} }}
        """
    )


CAP = """
[position]
round = ROUND
initiative = 1
colours = [["red"], ["blue"]]
agenda = [{ step = "clean-up" }]
"""


@pytest.mark.parametrize(
    ("red", "blue", "result", "places"),
    [
        (2, 1, "robots", [1, 2]),
        (1, 3, "robots", [2, 1]),
        (2, 2, "robots", [1, 1]),
        (2, 1, "draw", [1, 1]),
        (1, 1, "draw", [1, 1]),
    ],
)
def test_r_148_at_the_cap_most_robots_win_or_nobody_does(
    red: int, blue: int, result: str, places: list[int]
) -> None:
    kinds = ("ape", "bat", "cat")
    robots = [f'"red {kinds[n]}".at = "a{4 + n}"' for n in range(red)]
    robots += [f'"blue {kinds[n]}".at = "g{1 + n}"' for n in range(blue)]
    played(
        f"""
        {CAP.replace("ROUND", "7")}
        robots = {{ {", ".join(robots)} }}
        [after]
        over = true
        outcome = {{ reason = "gladiabot-round-cap", places = {places} }}
        """,
        round_cap=7,
        cap_result=result,
    )


def test_r_148_robots_are_counted_after_the_clean_up_of_the_last_round() -> None:
    text = """
    [position.robots]
    "red ape" = { at = "a4", wounds = 3 }
    "red bat" = { at = "a5", wounds = 2 }
    "red cat" = { at = "a6", wounds = 2 }
    "blue ape" = { at = "g1", wounds = 2 }
    "blue bat" = { at = "g2", wounds = 1 }
    """
    played(
        CAP.replace("ROUND", "100") + text + "[after]\noutcome.places = [2, 1]",
    )


def test_r_148_whoever_falls_last_in_the_last_round_has_lost_all_the_same() -> None:
    robots = 'robots = { "red ape" = { at = "a4", wounds = 3 }, "blue ape".at = "g1" }'
    played(
        CAP.replace("ROUND", "1")
        + robots
        + '\n[after]\noutcome = { reason = "gladiabot-last", places = [2, 1] }',
        round_cap=1,
        cap_result="draw",
    )


@pytest.mark.parametrize(
    ("number", "cap", "over"), [(6, 7, False), (7, 7, True), (8, 7, True), (500, 0, False)]
)
def test_r_148_the_cap_is_a_number_of_rounds_and_none_is_no_cap(number: int, cap: int, over: bool) -> None:
    dice = "" if over else "[begin]\ndice = [2, 1]"
    played(
        f"""
        {CAP.replace("ROUND", str(number))}{TWO_ROBOTS}
        {dice}
        [after]
        over = {str(over).lower()}
        """,
        round_cap=cap,
    )


def test_r_148_the_default_is_a_hundred_rounds_won_by_most_robots() -> None:
    played(CAP.replace("ROUND", "99") + TWO_ROBOTS + "\n[begin]\ndice = [2, 1]\n[after]\nover = false")
    robots = 'robots = { "red ape".at = "d4", "blue ape".at = "g1", "blue bat".at = "g2" }'
    played(CAP.replace("ROUND", "100") + robots + "\n[after]\noutcome.places = [2, 1]")
