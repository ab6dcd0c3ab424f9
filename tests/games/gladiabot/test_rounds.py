"""Rounds: initiative, turns, clean-up, and how the game ends."""

from __future__ import annotations

import pytest

from tests.games.gladiabot.arena import ANN, BOB, CLEAN_UP, COLOURS, offers, played

NEW_ROUND = f"""
[position]
{COLOURS}
agenda = [{{ step = "start-round", number = 4 }}]
"""
TWO_ROBOTS = 'robots = { "red ape".at = "d4", "blue ape".at = "g1" }'


def test_g_6_a_round_is_initiative_actions_clean_up() -> None:
    played(
        f"""
        {NEW_ROUND}
        robots = {{ "red ape".at = "d4", "blue ape" = {{ at = "d5", wounds = 1 }} }}
        [begin]
        dice = [6, 5]
        tells = [
            {{ id = "gladiabot-round-began", round = 4 }},
            {{ id = "gladiabot-initiative-rolled", seat = 0, face = 6 }},
            {{ id = "gladiabot-initiative-rolled", seat = 1, face = 5 }},
            {{ id = "gladiabot-initiative-won", seat = 0 }},
        ]
        [[play]]
        answer = ["repair d4", "move d5 d6"]
        dice = [1, 2]
        tells = [
            {{ id = "gladiabot-waited", seat = 0, robot = "red ape", cell = "d4", wounds = 0 }},
            {{ id = "gladiabot-moved", seat = 1, robot = "blue ape", from = "d5", cell = "d6" }},
            {{ id = "gladiabot-recovered", robot = "blue ape", cell = "d6", wounds = 1, armour = 2 }},
            {{ id = "gladiabot-round-began", round = 5 }},
            "gladiabot-initiative-rolled", "gladiabot-initiative-rolled", "gladiabot-initiative-won",
        ]
        [after]
        asked = "Bob"
        position = {{ round = 5, initiative = 1 }}
        """
    )


@pytest.mark.parametrize(("dice", "winner"), [([2, 1], "Ann"), ([1, 2], "Bob"), ([6, 5], "Ann")])
def test_g_7_the_highest_die_has_the_initiative(dice: list[int], winner: str) -> None:
    played(f'{NEW_ROUND}{TWO_ROBOTS}\n[begin]\ndice = {dice}\n[after]\nasked = "{winner}"')


def test_r_125_those_who_tie_roll_again_until_one_is_alone_on_top() -> None:
    played(
        f"""
        {NEW_ROUND}{TWO_ROBOTS}
        [begin]
        dice = [6, 6, 1, 1, 3, 3, 2, 5]
        mentions = [
            {{ id = "gladiabot-initiative-rolled", seat = 1, face = 3 }},
            {{ id = "gladiabot-initiative-rolled", seat = 0, face = 2 }},
            {{ id = "gladiabot-initiative-rolled", seat = 1, face = 5 }},
        ]
        [after]
        asked = "Bob"
        """
    )


def test_g_8_players_name_one_robot_each_in_turn_until_all_have_acted() -> None:
    played(
        f"""
        {ANN}
        robots = {{ "red ape".at = "a4", "red bat".at = "a5", "blue ape".at = "g1", "blue bat".at = "g2" }}
        [[play]]
        asked = "Ann"
        rule = "G-8"
        prompt = "gladiabot-act"
        answer = "repair a5"
        [[play]]
        asked = "Bob"
        answer = "repair g1"
        [[play]]
        asked = "Ann"
        {offers("move a4 b3", "move a4 b4", "repair a4")}
        answer = "repair a5"
        refused = {{ rule = "R-142", id = "gladiabot-acted", args = {{ robot = "red bat", cell = "a5" }} }}
        [[play]]
        answer = "repair a4"
        [[play]]
        asked = "Bob"
        answer = "repair g2"
        dice = [6, 1]
        mentions = [{{ id = "gladiabot-round-began", round = 3 }}]
        after.asked = "Ann"
        """
    )


def test_g_8_one_acts_with_ones_own_robots_only() -> None:
    for cell in ("g1", "d4"):
        played(
            f"""
            {ANN}
            robots = {{ "red ape".at = "a4", "blue ape".at = "g1" }}
            [[play]]
            answer = "repair {cell}"
            refused = {{ rule = "G-8", id = "gladiabot-no-robot", args = {{ cell = "{cell}", seat = 0 }} }}
            """
        )


def test_g_t3_with_three_robots_against_one_the_order_is_a_b_a_a() -> None:
    played(
        f"""
        {NEW_ROUND}
        robots = {{ "red ape".at = "a4", "red bat".at = "a5", "red cat".at = "a6", "blue ape".at = "g1" }}
        [begin]
        dice = [4, 2]
        [[play]]
        asked = "Ann"
        answer = "repair a4"
        [[play]]
        asked = "Bob"
        answer = "repair g1"
        [[play]]
        asked = "Ann"
        answer = "repair a5"
        tells = ["gladiabot-waited", {{ id = "gladiabot-skipped", seat = 1 }}]
        [[play]]
        asked = "Ann"
        answer = "repair a6"
        dice = [1, 4]
        mentions = ["gladiabot-round-began"]
        after.asked = "Bob"
        """
    )


def test_r_126_who_has_no_robot_left_to_act_is_skipped_though_they_have_the_initiative() -> None:
    played(
        f"""
        {ANN}
        robots = {{ "red ape".at = "a4", "blue ape".at = "g1", "blue bat".at = "g2", "blue cat".at = "g3" }}
        [[play]]
        answer = "repair a4"
        [[play]]
        asked = "Bob"
        answer = "repair g1"
        tells = ["gladiabot-waited", {{ id = "gladiabot-skipped", seat = 0 }}]
        [[play]]
        asked = "Bob"
        answer = "repair g3"
        [[play]]
        asked = "Bob"
        answer = "pass"
        refused = {{ rule = "G-8", id = "answer-not-offered" }}
        """
    )


def test_r_142_with_a_robot_in_hand_one_must_act_and_each_acts_once() -> None:
    played(
        f"""
        {BOB}
        robots = {{ "red ape" = {{ at = "a4", ready = false }}, "blue ape".at = "g1", "blue bat".at = "g4" }}
        [[play]]
        asked = "Bob"
        offered = ["move g1 f1", "move g1 f2", "move g1 g2", "repair g1",
                   "move g4 f4", "move g4 f5", "move g4 g3", "repair g4"]
        answer = "move g1 g2"
        [[play]]
        asked = "Bob"
        offered = ["move g4 f4", "move g4 f5", "move g4 g3", "repair g4"]
        answer = "repair g2"
        refused = {{ rule = "R-142", id = "gladiabot-acted" }}
        [[play]]
        answer = "move g4 g3"
        dice = [6, 1]
        [after]
        asked = "Ann"
        view.robots = {{ "blue ape".ready = true, "blue bat".ready = true, "red ape".ready = true }}
        """
    )


def cleaned_up(robot: str, wounds: int) -> str:
    """A clean-up with three robots, one of them wounded, and the initiative of the next round."""
    return f"""
    {CLEAN_UP}
    robots = {{ "{robot}" = {{ at = "d4", wounds = {wounds} }}, "red bat".at = "a4", "blue bat".at = "g1" }}
    [begin]
    dice = [6, 1]
    """


@pytest.mark.parametrize(
    ("robot", "armour"), [("red dog", 0), ("red ape", 2), ("blue cat", 2), ("red elk", 3)]
)
def test_g_9_with_more_wounds_than_armour_a_robot_leaves_the_game(robot: str, armour: int) -> None:
    for wounds in (armour + 1, armour + 2, armour + 30):
        played(
            f"""
            {cleaned_up(robot, wounds)}
            mentions = [
                {{ id = "gladiabot-removed", robot = "{robot}", wounds = {wounds}, armour = {armour} }},
            ]
            [after]
            over = false
            position.robots."{robot}" = {{ at = false, wounds = false, ready = false }}
            """
        )


@pytest.mark.parametrize(("robot", "armour"), [("red ape", 2), ("blue cat", 2), ("red elk", 3)])
def test_g_9_otherwise_its_wounds_are_removed(robot: str, armour: int) -> None:
    for wounds in range(1, armour + 1):
        played(
            f"""
            {cleaned_up(robot, wounds)}
            mentions = [
                {{ id = "gladiabot-recovered", robot = "{robot}", wounds = {wounds}, armour = {armour} }},
            ]
            [after]
            position.robots."{robot}" = {{ at = "d4", wounds = 0, ready = true }}
            """
        )


def test_g_t1_armour_2_and_wounds_2_at_clean_up_it_stays_without_wounds() -> None:
    played(cleaned_up("red ape", 2) + '[after]\nposition.robots."red ape" = { at = "d4", wounds = 0 }')


def test_g_t2_armour_2_and_wounds_3_it_is_removed() -> None:
    played(cleaned_up("red ape", 3) + '[after]\nposition.robots."red ape" = { at = false }')


def test_r_127_a_robot_beyond_its_armour_acts_until_the_clean_up() -> None:
    """It may even repair itself back to what it bears."""
    played(
        f"""
        {ANN}
        robots = {{ "red ape" = {{ at = "d4", wounds = 3 }}, "blue cat" = {{ at = "d5", wounds = 4 }} }}
        [[play]]
        answer = "repair d4"
        tells = [{{ id = "gladiabot-repaired", seat = 0, robot = "red ape", cell = "d4", wounds = 2 }}]
        [[play]]
        asked = "Bob"
        answer = "attack d5 d4"
        dice = [1, 1]
        mentions = [{{ id = "gladiabot-removed", robot = "blue cat", wounds = 4 }}]
        [after]
        outcome.places = [1, 2]
        position.robots."red ape" = {{ at = "d4", wounds = 0 }}
        """
    )


def test_r_127_a_robot_beyond_its_armour_is_attacked_and_keeps_its_cell_until_the_clean_up() -> None:
    played(
        f"""
        {ANN}
        robots = {{ "red ape".at = "d4", "red bat".at = "d3", "blue cat" = {{ at = "d5", wounds = 7 }} }}
        [[play]]
        answer = "move d4 d5"
        refused = {{ rule = "R-130", id = "gladiabot-occupied", args = {{ cell = "d5" }} }}
        [[play]]
        answer = "attack d4 d5"
        dice = [6, 6, 6, 5, 5, 5]
        after.position.robots."blue cat" = {{ at = "d5", wounds = 13 }}
        """
    )


def test_g_11_a_robot_moves_attacks_or_repairs() -> None:
    played(
        f"""
        {ANN}
        robots = {{ "red ape" = {{ at = "d4", wounds = 2 }}, "blue cat".at = "d5" }}
        [[play]]
        {offers(*[f"move d4 {cell}" for cell in ("e4", "e3", "d3", "c4", "c5")], "attack d4 d5", "repair d4")}
        [play.labels]
        "move d4 c5" = {{ id = "gladiabot-move", robot = "red ape", cell = "d4", to = "c5", onto = "ground" }}
        "repair d4" = {{ id = "gladiabot-repair", wounds = 2 }}
        "attack d4 d5" = {{ id = "gladiabot-attack", dice = 3, target_robot = "blue cat", armour = 2 }}
        [play.touches]
        "move d4 c5" = ["robot red ape", "cell c5"]
        "repair d4" = ["robot red ape"]
        "attack d4 d5" = ["robot red ape", "robot blue cat"]
        [[play]]
        answer = "repair d4"
        after.position.robots."red ape".wounds = 1
        """
    )


def test_g_11_a_robot_moves_one_space() -> None:
    for cell in ("d6", "b4", "d4", "f3"):
        played(
            f"""
            {ANN}
            robots = {{ "red ape".at = "d4", "blue cat".at = "a7" }}
            [[play]]
            answer = "move d4 {cell}"
            refused = {{ rule = "G-11", id = "gladiabot-not-beside", args = {{ target_cell = "{cell}" }} }}
            """
        )


def test_r_138_repair_without_wounds_is_a_pass() -> None:
    played(
        f"""
        {ANN}
        robots = {{ "red ape".at = "d4", "blue cat" = {{ at = "a7", wounds = 1 }} }}
        [[play]]
        labels."repair d4" = {{ id = "gladiabot-wait", wounds = 0 }}
        answer = "repair d4"
        tells = [{{ id = "gladiabot-waited", seat = 0, robot = "red ape", cell = "d4", wounds = 0 }}]
        [[play]]
        asked = "Bob"
        labels."repair a7" = "gladiabot-repair"
        [after]
        position.robots = {{ "red ape" = {{ wounds = 0, ready = false }}, "blue cat".wounds = 1 }}
        """
    )


def test_r_138_a_robot_that_is_shut_in_can_still_wait_and_repairs_only_itself() -> None:
    played(
        f"""
        {ANN}
        crates = {{ b3 = "two", b4 = "two" }}
        [position.robots]
        "red cat".at = "a4"
        "red bat" = {{ at = "a5", wounds = 1, ready = false }}
        "blue cat".at = "g1"
        [[play]]
        offered = ["repair a4"]
        answer = "repair a4"
        after.position.robots."red bat".wounds = 1
        """
    )
