"""Destructible crates: attacking them, destroying them in the clean-up."""

from __future__ import annotations

import pytest

from harena.kernel.game import Game
from tests.games.gladiabot.arena import ANN, CLEAN_UP, FOUR, played

ARMOUR = {"one": 3, "two": 5}


def at_table(text: str, **settings: object) -> Game:
    return played(text, destructible=True, **settings)


def test_g_25_a_crate_is_attacked_by_the_normal_procedure() -> None:
    at_table(
        f"""
        {ANN}
        robots = {{ "red ape".at = "d4", "blue elk".at = "a4" }}
        crates = {{ d5 = "one" }}
        crate_wounds = {{ d5 = 1 }}
        [[play]]
        labels."attack d4 crate d5" = {{ id = "gladiabot-attack-crate", crate = "one", dice = 3 }}
        touches."attack d4 crate d5" = ["robot red ape", "crate d5"]
        answer = "attack d4 crate d5"
        dice = [2, 6, 4, 1, 5, 4]
        after.position.crate_wounds = {{ d5 = 4 }}
        [[play.tells]]
        id = "gladiabot-crate-attacked"
        seat = 0
        robot = "red ape"
        cell = "d4"
        crate = "one"
        target_cell = "d5"
        dice = 3
        [[play.tells]]
        id = "gladiabot-fought"
        seat = 0
        target_seat = 1
        attack = [6, 4, 2]
        defence = [5, 4, 1]
        pairs = [2, 0, 1]
        wounds = 3
        [[play.tells]]
        id = "gladiabot-crate-wounded"
        crate = "one"
        cell = "d5"
        wounds = 3
        total = 4
        """
    )


def test_g_25_an_attack_that_is_parried_leaves_the_crate_as_it_is() -> None:
    at_table(
        f"""
        {ANN}
        robots = {{ "red cat".at = "d4", "blue elk".at = "a4" }}
        crates = {{ d6 = "two" }}
        [[play]]
        answer = "attack d4 crate d6"
        dice = [6, 6]
        tells = ["gladiabot-crate-attacked", "gladiabot-fought"]
        after.position.crate_wounds = {{ d6 = false }}
        """
    )


def test_g_25_crates_cannot_be_attacked_without_the_option() -> None:
    played(
        f"""
        {ANN}
        robots = {{ "red ape".at = "d4", "blue elk".at = "a4" }}
        crates = {{ d5 = "one" }}
        [[play]]
        answer = "attack d4 crate d5"
        refused = {{ rule = "G-25", id = "gladiabot-not-destructible" }}
        """,
        movable=True,
    )


def test_g_12_a_crate_must_be_in_range_too() -> None:
    for robot, distance, reach in (("ape", 2, 1), ("cat", 3, 2), ("bat", 4, 3)):
        at_table(
            f"""
            {ANN}
            robots = {{ "red {robot}".at = "d1", "blue elk".at = "a4" }}
            crates = {{ d{1 + distance} = "one" }}
            [[play]]
            answer = "attack d1 crate d{1 + distance}"
            refused = {{ rule = "G-12", args = {{ distance = {distance}, range = {reach} }} }}
            """
        )


def test_r_144_an_attack_on_two_crates_themselves_has_the_full_range() -> None:
    at_table(
        f"""
        {ANN}
        robots = {{ "red cat".at = "d4", "blue elk".at = "d6" }}
        crates = {{ d6 = "two" }}
        [[play]]
        answer = "attack d4 d6"
        refused = {{ rule = "G-20", args = {{ distance = 2, range = 1 }} }}
        [[play]]
        answer = "attack d4 crate d6"
        dice = [2, 1]
        after.position.crate_wounds.d6 = 1
        """
    )


def test_g_18_two_crates_hide_a_crate_behind_them() -> None:
    at_table(
        f"""
        {ANN}
        robots = {{ "red bat".at = "d3", "blue elk".at = "a4" }}
        crates = {{ d4 = "two", d5 = "one" }}
        [[play]]
        answer = "attack d3 crate d5"
        refused = {{ rule = "G-18", id = "gladiabot-no-line" }}
        [[play]]
        answer = "attack d3 crate d4"
        dice = [1, 1, 1, 1]
        """
    )


def test_r_146_a_crate_under_any_robot_may_be_named_but_not_ones_own() -> None:
    position = f"""
    {ANN}
    robots = {{ "red elk".at = "d4", "red bat".at = "d5", "blue cat".at = "c5" }}
    crates = {{ d4 = "two", d5 = "one", c5 = "one" }}
    """
    game = at_table(position)
    own = {notation for notation in game.notations() if notation.startswith("attack d4")}
    assert own == {"attack d4 crate d5", "attack d4 c5", "attack d4 crate c5"}
    at_table(
        f"""
        {position}
        [[play]]
        answer = "attack d4 crate d4"
        refused = {{ rule = "R-146", id = "gladiabot-own-crate", args = {{ robot = "red elk" }} }}
        [[play]]
        answer = "attack d4 crate d5"
        dice = [1, 2, 3, 4, 5, 6]
        """
    )


def test_r_135_there_must_be_a_crate_to_attack() -> None:
    at_table(
        f"""
        {ANN}
        robots = {{ "red ape".at = "d4", "blue elk".at = "d5" }}
        [[play]]
        answer = "attack d4 crate d5"
        refused = {{ rule = "R-135", id = "gladiabot-no-crate", args = {{ target_cell = "d5" }} }}
        """
    )


@pytest.mark.parametrize("crate", ["one", "two"])
def test_r_135_wounds_up_to_its_armour_are_cleared_more_destroy_it(crate: str) -> None:
    for wounds in (1, ARMOUR[crate], ARMOUR[crate] + 1, ARMOUR[crate] + 20):
        destroyed = wounds > ARMOUR[crate]
        at_table(
            f"""
            {CLEAN_UP}
            robots = {{ "red ape".at = "a4", "blue elk".at = "g1" }}
            crates = {{ d4 = "{crate}" }}
            crate_wounds = {{ d4 = {wounds} }}
            [begin]
            dice = [2, 1]
            mentions = [{'{ id = "gladiabot-crate-destroyed", cell = "d4" }' if destroyed else ""}]
            [after]
            position.crates.d4 = {"false" if destroyed else f'"{crate}"'}
            position.crate_wounds.d4 = false
            """
        )


def test_r_135_a_crate_that_has_enough_stands_until_the_clean_up() -> None:
    at_table(
        f"""
        {ANN}
        robots = {{ "red ape".at = "d4", "blue elk".at = "c5", "blue dog".at = "g1" }}
        crates = {{ d5 = "one" }}
        crate_wounds = {{ d5 = 3 }}
        [[play]]
        answer = "attack d4 crate d5"
        dice = [6, 6, 6, 1, 1, 1]
        after.position = {{ crates.d5 = "one", crate_wounds.d5 = 9 }}
        [[play]]
        asked = "Bob"
        answer = ["move c5 d5", "repair g1"]
        dice = [4, 1]
        [after]
        position.crates.d5 = false
        position.robots."blue elk" = {{ at = "d5", wounds = 0 }}
        """
    )


def test_r_135_the_next_player_clockwise_with_robots_rolls_for_a_crate() -> None:
    for seat, rolls in ((0, 2), (2, 3), (3, 0)):
        cell = {0: "g2", 2: "g4", 3: "g6"}[seat]
        at_table(
            f"""
            [position]
            initiative = 0
            {FOUR}
            agenda = [{{ step = "act", seat = {seat} }}, {{ step = "clean-up" }}]
            crates = {{ g3 = "one", g5 = "one", g7 = "one" }}
            robots = {{ "red cat".at = "g2", "green cat".at = "g4", "yellow cat".at = "g6" }}
            [[play]]
            answer = "attack {cell} crate g{int(cell[1]) + 1}"
            dice = [2, 1]
            mentions = [{{ id = "gladiabot-fought", seat = {seat}, target_seat = {rolls}, wounds = 1 }}]
            """,
            seats=4,
        )


@pytest.mark.parametrize(("wounds", "destroyed"), [(4, True), (3, False)])
def test_g_t13_one_crate_falls_to_4_wounds_and_stands_with_3(wounds: int, *, destroyed: bool) -> None:
    at_table(
        f"""
        {CLEAN_UP}
        robots = {{ "red ape".at = "d4", "blue elk".at = "g1" }}
        crates = {{ d4 = "one" }}
        crate_wounds = {{ d4 = {wounds} }}
        [begin]
        dice = [2, 1]
        [after]
        position.crates.d4 = {"false" if destroyed else '"one"'}
        position.robots."red ape" = {{ at = "d4", wounds = 0 }}
        """
    )


def test_g_t13_the_rider_falls_in_place_and_takes_one_wound() -> None:
    at_table(
        f"""
        {CLEAN_UP}
        robots = {{ "red ape" = {{ at = "d4", wounds = 1 }}, "red elk".at = "a4", "blue elk".at = "g1" }}
        crates = {{ d4 = "one" }}
        crate_wounds = {{ d4 = 4 }}
        [begin]
        dice = [2, 1]
        tells = [
            {{ id = "gladiabot-crate-destroyed", crate = "one", cell = "d4", wounds = 4 }},
            {{ id = "gladiabot-fell", seat = 0, robot = "red ape", cell = "d4" }},
            {{ id = "gladiabot-wounded", robot = "red ape", wounds = 1, total = 2, armour = 2 }},
            {{ id = "gladiabot-recovered", robot = "red ape", wounds = 2 }},
            "gladiabot-round-began", "gladiabot-initiative-rolled", "gladiabot-initiative-rolled",
            "gladiabot-initiative-won",
        ]
        [after]
        position.robots."red ape" = {{ at = "d4", wounds = 0 }}
        """
    )


def test_r_146_first_crates_row_by_row_then_robots_all_at_once_then_wounds_then_the_end() -> None:
    at_table(
        f"""
        {CLEAN_UP}
        crates = {{ e2 = "one", c6 = "two", c3 = "one", d4 = "one" }}
        crate_wounds = {{ e2 = 4, c6 = 6, c3 = 9, d4 = 3 }}
        [position.robots]
        "red ape" = {{ at = "e2", wounds = 2 }}
        "red elk" = {{ at = "c6", wounds = 2 }}
        "red bat" = {{ at = "d4", wounds = 1 }}
        "blue cat" = {{ at = "c3", wounds = 2 }}
        [begin]
        tells = [
            {{ id = "gladiabot-crate-destroyed", cell = "c3" }},
            {{ id = "gladiabot-fell", robot = "blue cat" }},
            {{ id = "gladiabot-wounded", robot = "blue cat", total = 3 }},
            {{ id = "gladiabot-crate-destroyed", cell = "c6" }},
            {{ id = "gladiabot-fell", robot = "red elk" }},
            {{ id = "gladiabot-wounded", robot = "red elk", total = 3 }},
            {{ id = "gladiabot-crate-destroyed", cell = "e2" }},
            {{ id = "gladiabot-fell", robot = "red ape" }},
            {{ id = "gladiabot-wounded", robot = "red ape", total = 3 }},
            {{ id = "gladiabot-removed", robot = "red ape" }},
            {{ id = "gladiabot-removed", robot = "blue cat" }},
            {{ id = "gladiabot-recovered", robot = "red bat", wounds = 1 }},
            {{ id = "gladiabot-recovered", robot = "red elk", wounds = 3 }},
            {{ id = "gladiabot-left", seat = 1 }},
            "game-ended",
        ]
        [after]
        outcome.places = [1, 2]
        position.crates = {{ c3 = false, c6 = false, e2 = false, d4 = "one" }}
        position.crate_wounds.d4 = false
        """
    )


def test_r_146_without_explosions_a_destroyed_crate_harms_nobody_beside_it() -> None:
    at_table(
        f"""
        {CLEAN_UP}
        robots = {{ "red dog".at = "d3", "red ape".at = "d4", "blue dog".at = "d5" }}
        crates = {{ d4 = "two", e4 = "one" }}
        crate_wounds = {{ d4 = 6 }}
        [begin]
        dice = [2, 1]
        [after]
        position.robots = {{ "red dog".at = "d3", "blue dog".at = "d5", "red ape".at = "d4" }}
        position.crates = {{ d4 = false, e4 = "one" }}
        """
    )


def test_r_149_with_armour_the_bonus_is_gone_with_the_crate() -> None:
    """It counts for a robot that is still on its crate when robots are removed."""
    at_table(
        f"""
        {CLEAN_UP}
        crates = {{ d4 = "one", d5 = "one" }}
        crate_wounds = {{ d4 = 4, d5 = 3 }}
        [position.robots]
        "red ape" = {{ at = "d4", wounds = 2 }}
        "red cat" = {{ at = "d5", wounds = 3 }}
        "blue elk".at = "g1"
        [begin]
        dice = [2, 1]
        mentions = [
            {{ id = "gladiabot-removed", robot = "red ape", wounds = 3, armour = 2 }},
            {{ id = "gladiabot-recovered", robot = "red cat", wounds = 3, armour = 3 }},
        ]
        """,
        crate_one_bonus="armour",
    )
