"""How many players, colours and robots: four players, two players plus."""

from __future__ import annotations

import pytest

from harena.games import game_type
from harena.games.gladiabot.game import Gladiabot
from tests.games.gladiabot.arena import FOUR, ROBOTS, played, refused

KINDS = ("ape", "bat", "cat", "dog", "elk")


def test_g_21_four_players_join_two_boards_and_put_the_crates_of_both_on_them() -> None:
    game = played("", seats=4)
    assert isinstance(game, Gladiabot)

    assert game.board.size == 2 * 37
    assert game.state()["stock"] == {"one": 4, "two": 2}
    assert isinstance(two := played(""), Gladiabot)
    assert two.board.size == 37


def test_g_21_four_players_play_by_the_same_rules() -> None:
    answers = [f"colour {colour}" for colour in ("yellow", "red", "green", "blue")]
    answers += [
        f"take {colour} {kind}"
        for colour in ("yellow", "red", "green", "blue")
        for kind in ("ape", "bat", "elk")
    ]
    played(
        f"""
        [[play]]
        answer = {answers}
        [[play]]
        asked = "Ann"
        rule = "G-4"
        answer = ["place one g4", "place one g5", "place one g6"]
        [[play]]
        asked = "Dan"
        answer = ["place two h4", "place one e11", "place two e12"]
        [after]
        asked = "Ann"
        rule = "G-5"
        position.colours = [["yellow"], ["red"], ["green"], ["blue"]]
        """,
        seats=4,
    )


def test_g_21_three_cannot_play() -> None:
    refusal = refused("", seats=3)

    assert (refusal.rule, refusal.message.id) == ("G-21", "gladiabot-three")


@pytest.mark.parametrize("forces", ["five", "two-colours"])
def test_g_22_more_robots_each_are_for_two_players(forces: str) -> None:
    refusal = refused("", seats=4, forces=forces)

    assert (refusal.rule, refusal.message.id) == ("G-22", "gladiabot-forces-for-two")
    assert refusal.message.args == {"forces": forces}


def test_g_22_with_five_all_robots_of_a_colour_play() -> None:
    played(
        """
        [[play]]
        answer = ["colour blue", "colour red"]
        mentions = [
            { id = "gladiabot-robot-taken", seat = 1, robot = "red ape" },
            { id = "gladiabot-robot-taken", seat = 0, robot = "blue elk" },
        ]
        [[play]]
        asked = "Ann"
        rule = "G-5"
        answer = ["place blue ape a4", "place red ape g4", "place blue bat a5", "place red bat g3"]
        [[play]]
        answer = ["place blue cat a6", "place red cat g2", "place blue dog a7", "place red dog g1"]
        [[play]]
        answer = ["place blue elk d1", "place red elk d7"]
        dice = [4, 3]
        [after]
        asked = "Ann"
        """,
        forces="five",
        crates="bare",
    )


def test_g_22_with_two_colours_three_robots_of_each_play() -> None:
    colours = [f"colour {colour}" for colour in ("red", "blue", "green", "yellow")]
    played(
        f"""
        [[play]]
        answer = {colours}
        after = {{ asked = "Ann", position.colours = [["red", "green"], ["blue", "yellow"]] }}
        [[play]]
        answer = ["take green ape", "take red ape", "take green elk", "take green bat"]
        [[play]]
        asked = "Ann"
        offered = ["take red bat", "take red cat", "take red dog", "take red elk"]
        answer = ["take red bat", "take red cat"]
        [[play]]
        asked = "Bob"
        answer = ["take blue ape", "take blue bat", "take blue cat"]
        [[play]]
        offered = {[f"take yellow {kind}" for kind in KINDS]}
        answer = ["take yellow ape", "take yellow bat", "take yellow cat"]
        [after]
        asked = "Ann"
        rule = "G-4"
        view.robots."green elk".seat = 0
        view.robots."red cat".seat = 0
        view.robots."yellow cat".seat = 1
        """,
        forces="two-colours",
    )


def test_r_149_two_colours_each_are_taken_one_at_a_time() -> None:
    played(
        """
        [[play]]
        asked = "Ann"
        answer = "colour red"
        [[play]]
        asked = "Bob"
        answer = "colour blue"
        [[play]]
        asked = "Ann"
        offered = ["colour green", "colour yellow"]
        answer = "colour yellow"
        [[play]]
        asked = "Bob"
        offered = ["colour green"]
        answer = "colour green"
        [after]
        asked = "Ann"
        rule = "G-3"
        offered = [
            "take red ape", "take red bat", "take red cat", "take red dog", "take red elk",
            "take yellow ape", "take yellow bat", "take yellow cat", "take yellow dog", "take yellow elk",
        ]
        """,
        forces="two-colours",
    )


def test_r_140_the_two_colours_of_a_player_are_one_side() -> None:
    """No attack among them, one die for the initiative, one action a turn."""
    played(
        """
        [position]
        initiative = 1
        colours = [["red", "green"], ["blue", "yellow"]]
        agenda = [{ step = "start-round", number = 2 }]
        [position.robots]
        "red cat" = { at = "d4" }
        "green cat" = { at = "d5" }
        "blue cat" = { at = "e4" }
        "yellow cat" = { at = "f4" }
        [begin]
        dice = [5, 2]
        [[play]]
        asked = "Ann"
        answer = "attack d4 d5"
        refused = { rule = "R-132", id = "gladiabot-own-side", args = { target_robot = "green cat" } }
        [[play]]
        answer = "repair d5"
        [[play]]
        asked = "Bob"
        answer = "attack e4 f4"
        refused = { rule = "R-132", id = "gladiabot-own-side" }
        [[play]]
        answer = "repair f4"
        [[play]]
        asked = "Ann"
        answer = "attack d4 e4"
        dice = [1, 1]
        after.asked = "Bob"
        """,
        forces="two-colours",
        crates="bare",
    )


def test_r_140_a_side_of_two_colours_is_in_the_game_while_it_has_a_robot_of_either() -> None:
    text = """
    [position]
    round = 3
    initiative = 1
    colours = [["red", "green"], ["blue", "yellow"]]
    agenda = [{ step = "clean-up" }]
    [position.robots]
    "red cat" = { at = "d4", wounds = 3 }
    "green cat" = { at = "d5", wounds = LAST }
    "blue cat" = { at = "e4" }
    """
    played(text.replace("LAST", "2") + "[begin]\ndice = [1, 2]\n[after]\nover = false", forces="two-colours")
    played(
        text.replace("LAST", "3") + '[after]\noutcome = { reason = "gladiabot-last", places = [2, 1] }',
        forces="two-colours",
    )


def test_r_140_five_robots_act_one_after_the_other() -> None:
    robots = "\n".join(f'"red {kind}" = {{ at = "a{4 + n}" }}' for n, kind in enumerate(KINDS[:4]))
    played(
        f"""
        [position]
        initiative = 0
        colours = [["red"], ["blue"]]
        agenda = [{{ step = "act", seat = 0 }}, {{ step = "clean-up" }}]
        [position.robots]
        {robots}
        "red elk" = {{ at = "b7" }}
        "blue ape" = {{ at = "g1" }}
        [[play]]
        answer = ["repair a4", "repair g1", "repair a5", "repair a6", "repair a7"]
        [[play]]
        asked = "Ann"
        answer = "repair b7"
        dice = [1, 6]
        after.asked = "Bob"
        """,
        forces="five",
        crates="bare",
    )


def test_g_22_all_five_needs_five_in_the_box() -> None:
    four = ROBOTS.replace("robot.elk = {", 'robot.elk = { colours = ["red", "blue", "green"],')
    refusal = refused("", robots=four, forces="five")

    assert (refusal.rule, refusal.message.id) == ("G-22", "gladiabot-not-five")
    assert refusal.message.args == {"colour": "yellow", "number": 4}
    played("", robots=four)


@pytest.mark.parametrize(("seats", "forces", "needed"), [(2, "two-colours", 4), (4, "three", 4)])
def test_g_3_there_must_be_colours_enough(seats: int, forces: str, needed: int) -> None:
    two = ROBOTS.replace(', "green", "yellow"', "")
    refusal = refused("", seats=seats, robots=two, forces=forces)

    assert (refusal.rule, refusal.message.id) == ("G-3", "gladiabot-colours-few")
    assert refusal.message.args == {"number": needed, "found": 2}


def test_r_139_turns_go_round_clockwise_from_the_winner_of_the_initiative() -> None:
    played(
        f"""
        [position]
        {FOUR}
        agenda = [{{ step = "start-round", number = 1 }}]
        [position.robots]
        "red ape" = {{ at = "g1" }}
        "blue ape" = {{ at = "g2" }}
        "green ape" = {{ at = "g3" }}
        "yellow ape" = {{ at = "g4" }}
        [begin]
        dice = [1, 2, 6, 4]
        [[play]]
        asked = "Cid"
        offered = ["move g3 f3", "move g3 f4", "move g3 h2", "move g3 h3",
                   "attack g3 g2", "attack g3 g4", "repair g3"]
        answer = "repair g3"
        [[play]]
        asked = "Dan"
        answer = "repair g4"
        [[play]]
        asked = "Ann"
        answer = "repair g1"
        [[play]]
        asked = "Bob"
        answer = "repair g2"
        dice = [3, 3, 3, 1, 4, 4, 2, 6, 5]
        tells = [
            "gladiabot-waited",
            {{ id = "gladiabot-round-began", round = 2 }},
            {{ id = "gladiabot-initiative-rolled", seat = 0, face = 3 }},
            {{ id = "gladiabot-initiative-rolled", seat = 1, face = 3 }},
            {{ id = "gladiabot-initiative-rolled", seat = 2, face = 3 }},
            {{ id = "gladiabot-initiative-rolled", seat = 3, face = 1 }},
            {{ id = "gladiabot-initiative-rolled", seat = 0, face = 4 }},
            {{ id = "gladiabot-initiative-rolled", seat = 1, face = 4 }},
            {{ id = "gladiabot-initiative-rolled", seat = 2, face = 2 }},
            {{ id = "gladiabot-initiative-rolled", seat = 0, face = 6 }},
            {{ id = "gladiabot-initiative-rolled", seat = 1, face = 5 }},
            {{ id = "gladiabot-initiative-won", seat = 0 }},
        ]
        after.asked = "Ann"
        """,
        seats=4,
        crates="bare",
    )


def test_the_settings_say_which_rule_leaves_them_open() -> None:
    rules = {setting.id: setting.rule for setting in game_type("gladiabot").settings}

    assert rules["forces"] == "G-22"
    assert rules["crate_one_bonus"] == "R-121"
    assert rules["push_score"] == "R-122"
    assert rules["round_cap"] == rules["cap_result"] == "R-148"
