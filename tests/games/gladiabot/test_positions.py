"""Positions that people write: odd ones that are legal, and those that no table comes to."""

from __future__ import annotations

import pytest

import harena
from harena.games import game_type
from harena.kernel.dice import ScriptedDice, SeededDice
from harena.kernel.settings import Value
from harena.kernel.snapshot import game_at, position_of
from tests.games.gladiabot.arena import ANN, BOARD, CLEAN_UP, COLOURS, CRATES, FOUR, ROBOTS, played, refused

TWO = 'robots = { "red ape".at = "d4", "blue ape".at = "d5" }'


# Odd, and legal


def test_what_a_position_leaves_out_is_as_at_the_start() -> None:
    played(
        f"""
        [position]
        initiative = 0
        {COLOURS}
        {TWO}
        agenda = [{{ step = "act", seat = 0 }}]
        [after.position]
        round = 0
        out = [0, 0]
        stock = {{ one = 2, two = 1 }}
        robots = {{ "red ape" = {{ at = "d4", wounds = 0, ready = true }}, "red bat" = false }}
        [after.view]
        crates = {{ d4 = false }}
        """
    )


def test_crates_left_over_in_the_box_do_not_matter_in_mid_game() -> None:
    played(
        f"""
        {CLEAN_UP}
        stock = {{ one = 60, two = 3 }}
        {TWO}
        [begin]
        dice = [2, 1]
        [after]
        asked = "Ann"
        rule = "G-8"
        position.stock.one = 60
        """
    )


def test_robots_off_the_board_take_no_part() -> None:
    game = played(
        f"""
        {ANN}
        robots = {{ "red ape".at = "d4", "red bat" = {{}}, "blue ape".at = "d5", "blue cat" = {{}} }}
        [[play]]
        answer = ["repair d4", "repair d5"]
        dice = [4, 3]
        [after]
        position.robots."red bat" = {{ at = false }}
        view.robots."red bat" = {{ seat = 0, now = {{ power = false }}, printed.power = 2 }}
        """
    )
    assert {notation.split()[1] for notation in game.notations()} == {"d4"}


def test_when_nobody_is_ready_the_clean_up_comes() -> None:
    off = '"red ape" = { at = "d4", ready = false }, "blue ape" = { at = "d5", ready = false }'
    turn = 'agenda = [{ step = "take-turn", seat = 1 }, { step = "clean-up" }]'
    played(
        f"""
        [position]
        initiative = 1
        {COLOURS}
        robots = {{ {off} }}
        {turn}
        [begin]
        dice = [3, 2]
        tells = [
            {{ id = "gladiabot-round-began", round = 1 }},
            "gladiabot-initiative-rolled", "gladiabot-initiative-rolled", "gladiabot-initiative-won",
        ]
        """
    )


@pytest.mark.parametrize("step", ["clean-up", "remove-robots", "roll-initiative", "check-end"])
def test_a_round_can_begin_or_end_though_nobody_had_the_initiative(step: str) -> None:
    more = ', { step = "clean-up" }' if step == "roll-initiative" else ""
    played(
        f"""
        [position]
        {COLOURS}
        {TWO}
        agenda = [{{ step = "{step}" }}{more}]
        [begin]
        dice = [3, 2]
        [after]
        position.initiative = 0
        """
    )


def test_a_turn_begins_with_whoever_is_named_and_has_a_robot_that_can_act() -> None:
    played(
        f"""
        {ANN.replace('"act"', '"take-turn"')}
        robots = {{ "red ape" = {{ at = "d4", ready = false }}, "blue ape".at = "d5" }}
        [begin]
        tells = [{{ id = "gladiabot-skipped", seat = 0 }}]
        [after]
        asked = "Bob"
        """
    )


@pytest.mark.parametrize(
    ("step", "dice", "after"),
    [
        ('step = "attack-robot", robot = 0, target = 1', [2, 1, 1, 1, 1, 1], 'robots."blue ape".wounds = 1'),
        ('step = "attack-crate", robot = 0, cell = 17', [2, 1, 1, 1, 1, 1], "crate_wounds.d3 = 1"),
        ('step = "push-crate", cell = 17, target = 16', [], 'crates = { d2 = "one", d3 = false }'),
    ],
)
def test_steps_of_an_action_can_be_set_up_alone(step: str, dice: list[int], after: str) -> None:
    played(
        f"""
        [position]
        initiative = 0
        {COLOURS}
        robots = {{ "red ape" = {{ at = "d4", ready = false }}, "blue ape".at = "d5" }}
        crates = {{ d3 = "one" }}
        agenda = [{{ {step} }}, {{ step = "take-turn", seat = 1 }}, {{ step = "clean-up" }}]
        [begin]
        dice = {dice}
        [after]
        asked = "Bob"
        position.{after}
        """,
        movable=True,
        destructible=True,
    )


def test_a_position_of_a_finished_game_asks_nobody() -> None:
    played(
        f"""
        [position]
        {COLOURS}
        robots = {{ "red ape".at = "d4", "blue ape" = {{}} }}
        outcome = {{ reason = "gladiabot-last", places = [1, 2] }}
        [after]
        over = true
        """
    )


def test_a_position_round_trips_at_every_step_of_a_game() -> None:
    settings: dict[str, Value] = {"robots": ROBOTS, "board": BOARD, "crates": CRATES, "round_cap": 3}
    settings |= {"movable": True, "explosive": True}
    game = game_type("gladiabot").new(SeededDice(3), 2, settings)
    chooser = SeededDice(4)
    while not game.is_over:
        again = game_at(game.setup, position_of(game), ScriptedDice([]))
        assert position_of(again) == position_of(game)
        options = game.options()
        game.play(options[chooser.roll(len(options))])


# Impossible


def test_no_position_names_more_robots_than_may_be_taken() -> None:
    five = ", ".join(f'"red {kind}" = {{}}' for kind in ("ape", "bat", "cat", "dog", "elk"))
    text = f"""
    [position]
    {COLOURS}
    stock = {{ one = 0, two = 0 }}
    robots = {{ {five}, "blue ape" = {{}} }}
    agenda = [{{ step = "place-robot", seat = 0 }}]
    """
    refusal = refused(text)
    assert (refusal.rule, refusal.message.id) == ("G-3", "gladiabot-robots-many")
    assert refusal.message.args == {"where": "position.robots", "colour": "red", "number": 5, "most": 3}
    assert harena.say(refusal.message).startswith("position.robots names 5 robots of red")
    played(text, forces="five")

    six = ROBOTS + "robot.fox = { armour = 1, range = 1, power = 1, colours = ['red'] }\n"
    text = text.replace('"blue ape"', '"red fox" = {}, "blue ape"')
    refusal = refused(text, robots=six)
    assert (refusal.rule, refusal.message.args["number"]) == ("G-3", 6)


def test_g_22_not_even_with_five() -> None:
    """The box must have five of each colour then, so a sixth cannot be named."""
    six = ROBOTS + "robot.fox = { armour = 1, range = 1, power = 1 }\n"

    assert refused("", robots=six, forces="five").message.id == "gladiabot-not-five"


def test_r_149_no_position_names_more_colours_than_may_be_taken() -> None:
    refusal = refused('[position]\ncolours = [["red", "blue"], []]')
    assert (refusal.rule, refusal.message.id) == ("R-149", "data-length")
    refusal = refused('[position]\ncolours = [["red", "blue", "green"], []]', forces="two-colours")
    assert refusal.message.args == {"where": "position.colours[0]", "number": 2, "found": 3}


@pytest.mark.parametrize(
    ("text", "rule", "id", "where"),
    [
        ('colours = ["red", "blue"]', "", "data-kind", "position.colours[0]"),
        ('colours = [["red"]]', "", "data-length", "position.colours"),
        ('colours = [["red"], ["pink"]]', "", "data-word", "position.colours[1]"),
        ('colours = [["red"], [3]]', "", "data-word", "position.colours[1]"),
        ('colours = [["red"], ["red"]]', "G-3", "gladiabot-colour-twice", "position.colours[1]"),
        ('crates = { d9 = "one" }', "R-123", "gladiabot-no-cell", "position.crates.d9"),
        ('crates = { d4 = "three" }', "", "data-word", "position.crates.d4"),
        ("crates = []", "", "data-kind", "position.crates"),
        ("crate_wounds = { d4 = 1 }", "G-25", "gladiabot-no-crate", "position.crate_wounds.d4"),
        ("crate_wounds = { x1 = 1 }", "R-123", "gladiabot-no-cell", "position.crate_wounds.x1"),
        ('crates.d4 = "one"\ncrate_wounds.d4 = -1', "", "data-number", "position.crate_wounds.d4"),
        ("stock = { one = 1 }", "", "data-missing", "position.stock.two"),
        ("stock = { one = 1, two = 1, three = 1 }", "", "data-unknown", "position.stock.three"),
        ("round = -1", "", "data-number", "position.round"),
        ("initiative = 2", "", "data-number", "position.initiative"),
        ("initiative = -2", "", "data-number", "position.initiative"),
        ("out = [0]", "", "data-length", "position.out"),
        ("out = [2, 0]", "", "data-number", "position.out[0]"),
        ("turn = 3", "", "data-unknown", "position.turn"),
    ],
)
def test_what_is_wrong_with_a_position_is_said_with_its_place(
    text: str, rule: str, id: str, where: str
) -> None:
    refusal = refused(f"[position]\n{text}\n")

    assert (refusal.rule, refusal.message.id) == (rule, id)
    assert refusal.message.args["where"] == where


@pytest.mark.parametrize(
    ("robots", "rule", "id", "where"),
    [
        ('"green ape".at = "d4"', "G-3", "gladiabot-unknown-robot", "green ape"),
        ('"ape".at = "d4"', "G-3", "gladiabot-unknown-robot", "ape"),
        ('"red fox".at = "d4"', "G-3", "gladiabot-unknown-robot", "red fox"),
        ('"red ape".at = "d8"', "R-123", "gladiabot-no-cell", "red ape.at"),
        ('"red ape".at = 4', "", "data-kind", "red ape.at"),
        ('"red ape" = "d4"', "", "data-kind", "red ape"),
        ('"red ape" = { at = "d4", wounds = -1 }', "", "data-number", "red ape.wounds"),
        ('"red ape" = { at = "d4", ready = 1 }', "", "data-kind", "red ape.ready"),
        ('"red ape" = { at = "d4", power = 3 }', "", "data-unknown", "red ape.power"),
        ('"red ape" = { wounds = 1 }', "", "data-unknown", "red ape.wounds"),
        ('"red ape".at = "d4"\n"blue ape".at = "d4"', "R-130", "gladiabot-two-on-one", "blue ape.at"),
    ],
)
def test_what_is_wrong_with_a_robot_of_a_position_is_said_with_its_place(
    robots: str, rule: str, id: str, where: str
) -> None:
    refusal = refused(f"[position]\n{COLOURS}\n[position.robots]\n{robots}\n")

    assert (refusal.rule, refusal.message.id) == (rule, id)
    assert refusal.message.args["where"] == f"position.robots.{where}"


def test_four_seats_are_named_in_lists_of_four() -> None:
    assert refused(f"[position]\n{COLOURS}", seats=4).message.id == "data-length"
    played(
        f"""
        [position]
        round = 1
        initiative = 3
        out = [1, 1, 0, 0]
        {FOUR}
        robots = {{ "green ape".at = "g1", "yellow ape".at = "g2" }}
        agenda = [{{ step = "act", seat = 3 }}, {{ step = "clean-up" }}]
        [after]
        asked = "Dan"
        """,
        seats=4,
    )
