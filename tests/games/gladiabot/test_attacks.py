"""Attacking: range, dice, pairs, wounds."""

from __future__ import annotations

import itertools

import pytest

from tests.games.gladiabot.arena import ANN, BOB, FOUR, played

DICE = {"ape": 3, "bat": 2, "cat": 1, "dog": 2, "elk": 2}


def fought(attacker: str, attack: list[int], defence: list[int], pairs: list[int]) -> None:
    """A robot of Ann's attacks an elk beside it; these are the wounds of the pairs."""
    wounded = "[]" if sum(pairs) == 0 else f'[{{ id = "gladiabot-wounded", wounds = {sum(pairs)} }}]'
    played(
        f"""
        {ANN}
        robots = {{ "red {attacker}".at = "d4", "blue elk".at = "d5" }}
        [[play]]
        answer = "attack d4 d5"
        dice = {attack + defence}
        mentions = {wounded}
        after.position.robots."blue elk".wounds = {sum(pairs)}
        """
    )


@pytest.mark.parametrize(("robot", "reach"), [("ape", 1), ("cat", 2), ("bat", 3)])
def test_g_12_the_target_must_be_in_range(robot: str, reach: int) -> None:
    for distance in range(1, 7):
        args = f"{{ distance = {distance}, range = {reach} }}"
        refusal = f'refused = {{ rule = "G-12", id = "gladiabot-out-of-range", args = {args} }}'
        dice = f"dice = {[1] * 2 * DICE[robot]}"
        played(
            f"""
            {ANN}
            robots = {{ "red {robot}".at = "d1", "blue elk".at = "d{1 + distance}" }}
            [[play]]
            answer = "attack d1 d{1 + distance}"
            {dice if distance <= reach else refusal}
            """
        )


def test_g_t6_with_range_1_a_target_two_spaces_away_cannot_be_attacked() -> None:
    for cell in ("d6", "e5", "f4", "f3", "f2", "e2", "d2", "c3", "b4", "b5", "b6", "c6"):
        played(
            f"""
            {ANN}
            robots = {{ "red ape".at = "d4", "blue elk".at = "{cell}" }}
            [[play]]
            answer = "attack d4 {cell}"
            refused = {{ rule = "G-12", id = "gladiabot-out-of-range", args = {{ distance = 2, range = 1 }} }}
            """
        )


@pytest.mark.parametrize("robot", DICE)
def test_g_13_each_side_rolls_as_many_dice_as_the_attackers_power(robot: str) -> None:
    fought(robot, [2] * DICE[robot], [1] * DICE[robot], [1] * DICE[robot])


def test_g_13_the_power_of_the_target_does_not_matter() -> None:
    played(
        f"""
        {BOB}
        robots = {{ "red ape".at = "d4", "blue cat".at = "d5" }}
        [[play]]
        labels."attack d5 d4" = {{ id = "gladiabot-attack", dice = 1 }}
        answer = "attack d5 d4"
        dice = [2, 1]
        tells = ["gladiabot-attacked", "gladiabot-fought", "gladiabot-wounded"]
        """
    )


def test_g_13_the_table_sees_who_attacks_whom_and_all_dice() -> None:
    played(
        f"""
        {ANN}
        robots = {{ "red elk".at = "d4", "blue ape" = {{ at = "d5", wounds = 1 }} }}
        [[play]]
        answer = "attack d4 d5"
        dice = [3, 5, 1, 4]
        [[play.tells]]
        id = "gladiabot-attacked"
        seat = 0
        robot = "red elk"
        cell = "d4"
        dice = 2
        target_robot = "blue ape"
        target_cell = "d5"
        [[play.tells]]
        id = "gladiabot-fought"
        seat = 0
        target_seat = 1
        attack = [5, 3]
        defence = [4, 1]
        pairs = [1, 1]
        wounds = 2
        [[play.tells]]
        id = "gladiabot-wounded"
        seat = 1
        robot = "blue ape"
        cell = "d5"
        wounds = 2
        total = 3
        armour = 2
        """
    )


def test_g_14_dice_are_paired_from_the_highest_down() -> None:
    fought("ape", [1, 5, 3], [4, 2, 2], [1, 1, 0])
    fought("ape", [3, 3, 3], [1, 2, 6], [0, 1, 1])
    fought("ape", [5, 2, 1], [1, 4, 2], [1, 0, 0])


def test_g_14_only_the_higher_attacker_wounds() -> None:
    for attack, defence in itertools.product(range(1, 6), range(1, 7)):
        fought("cat", [attack], [defence], [1 if attack > defence else 0])


def test_g_15_a_six_that_is_not_parried_makes_two_wounds() -> None:
    for defence in range(1, 7):
        fought("cat", [6], [defence], [2 if defence < 6 else 0])
    fought("ape", [6, 6, 6], [6, 5, 1], [0, 2, 2])
    fought("ape", [6, 6, 6], [1, 1, 1], [2, 2, 2])


def test_g_t4_power_3_642_against_541_makes_three_wounds() -> None:
    for attack, defence in (([6, 4, 2], [5, 4, 1]), ([2, 6, 4], [1, 5, 4])):
        played(
            f"""
            {ANN}
            robots = {{ "red ape".at = "d4", "blue elk".at = "d5" }}
            [[play]]
            answer = "attack d4 d5"
            dice = {attack + defence}
            after.position.robots."blue elk".wounds = 3
            [[play.mentions]]
            id = "gladiabot-fought"
            attack = [6, 4, 2]
            defence = [5, 4, 1]
            pairs = [2, 0, 1]
            wounds = 3
            """
        )


def test_g_t5_power_2_63_against_62_makes_one_wound() -> None:
    fought("elk", [6, 3], [6, 2], [0, 1])
    fought("elk", [3, 6], [2, 6], [0, 1])


def test_r_131_ties_favour_the_defender_and_the_attacker_takes_no_wound() -> None:
    fought("ape", [4, 4, 4], [4, 4, 4], [0, 0, 0])
    played(
        f"""
        {ANN}
        robots = {{ "red elk".at = "d4", "blue elk".at = "d5" }}
        [[play]]
        answer = "attack d4 d5"
        dice = [1, 2, 6, 6]
        tells = ["gladiabot-attacked", {{ id = "gladiabot-fought", pairs = [0, 0], wounds = 0 }}]
        after.position.robots = {{ "red elk".wounds = 0, "blue elk".wounds = 0 }}
        """
    )


def test_r_132_targets_are_opposing_robots_only() -> None:
    for cell, id in (("d5", "gladiabot-own-side"), ("d4", "gladiabot-own-side"), ("c5", "gladiabot-nobody")):
        played(
            f"""
            {ANN}
            crates = {{ c5 = "one" }}
            robots = {{ "red ape".at = "d4", "red bat".at = "d5", "blue elk".at = "c4" }}
            [[play]]
            answer = "attack d4 {cell}"
            refused = {{ rule = "R-132", id = "{id}", args = {{ target_cell = "{cell}" }} }}
            [[play]]
            answer = "attack d4 c4"
            dice = [1, 1, 1, 1, 1, 1]
            """
        )


def test_r_132_with_four_players_all_others_are_opponents() -> None:
    played(
        f"""
        [position]
        initiative = 2
        {FOUR}
        agenda = [{{ step = "act", seat = 2 }}, {{ step = "clean-up" }}]
        [position.robots]
        "red cat".at = "g2"
        "blue cat".at = "g3"
        "green cat".at = "g4"
        "yellow cat".at = "g5"
        [[play]]
        asked = "Cid"
        offered = [
            "move g4 f5", "move g4 f4", "move g4 h3", "move g4 h4", "repair g4",
            "attack g4 g2", "attack g4 g3", "attack g4 g5",
        ]
        """,
        seats=4,
    )


def test_r_120_armour_range_and_power_are_the_scores_of_a_robot() -> None:
    played(
        f"""
        {ANN}
        robots = {{ "red bat".at = "d4", "blue elk".at = "d5" }}
        [after]
        view.robots."red bat".printed = {{ armour = 1, range = 3, power = 2 }}
        view.robots."red bat".now = {{ armour = 1, range = 3, power = 2 }}
        """
    )
