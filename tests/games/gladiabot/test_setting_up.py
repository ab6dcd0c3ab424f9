"""Setting up: colours, robots, crates in the middle, robots on the border."""

from __future__ import annotations

from harena.games import game_type
from harena.games.gladiabot.game import NO_CRATE, Gladiabot
from harena.games.gladiabot.turn import Act
from harena.kernel.dice import SeededDice
from tests.games.gladiabot.arena import BORDER, COLOURS, MIDDLE, offers, played, refused

KINDS = ("ape", "bat", "cat", "dog", "elk")
THREE_EACH = """
[position.robots]
"red ape" = {}
"red bat" = {}
"red cat" = {}
"blue ape" = {}
"blue bat" = {}
"blue cat" = {}
"""


def placing(step: str, seat: int, more: str = "") -> str:
    """A position in the middle of the set-up."""
    return f"""
    [position]
    {COLOURS}
    agenda = [{{ step = "{step}", seat = {seat} }}]
    {more}
    """


def test_g_3_each_player_takes_a_free_colour_in_turn() -> None:
    played(
        """
        [[play]]
        asked = "Ann"
        rule = "G-3"
        prompt = "gladiabot-take-colour"
        offered = ["colour red", "colour blue", "colour green", "colour yellow"]
        labels = { "colour green" = { id = "gladiabot-colour", colour = "green" } }
        touches = { "colour green" = ["colour green"] }
        answer = "colour green"
        tells = [{ id = "gladiabot-colour-taken", seat = 0, colour = "green" }]
        [[play]]
        asked = "Bob"
        offered = ["colour red", "colour blue", "colour yellow"]
        answer = "colour green"
        refused = { id = "answer-not-offered", rule = "G-3" }
        [[play]]
        answer = "colour red"
        [after]
        asked = "Ann"
        prompt = "gladiabot-take-robot"
        position.colours = [["green"], ["red"]]
        """
    )


def test_g_3_then_each_takes_three_robots_of_the_colour() -> None:
    played(
        """
        [position]
        colours = [["green"], ["red"]]
        agenda = [{ step = "take-robot", seat = 0 }]
        [[play]]
        asked = "Ann"
        rule = "G-3"
        offered = ["take green ape", "take green bat", "take green cat", "take green dog", "take green elk"]
        touches = { "take green dog" = ["robot green dog"] }
        answer = "take green dog"
        tells = [{ id = "gladiabot-robot-taken", seat = 0, robot = "green dog" }]
        [play.labels."take green elk"]
        id = "gladiabot-robot"
        robot = "green elk"
        armour = 3
        range = 2
        power = 2
        [[play]]
        asked = "Ann"
        answer = "take green dog"
        refused = "answer-not-offered"
        [[play]]
        offered = ["take green ape", "take green bat", "take green cat", "take green elk"]
        answer = ["take green elk", "take green ape"]
        [[play]]
        asked = "Bob"
        offered = ["take red ape", "take red bat", "take red cat", "take red dog", "take red elk"]
        answer = ["take red cat", "take red bat", "take red ape"]
        [after]
        asked = "Ann"
        prompt = "gladiabot-place-crate"
        view.robots."green dog" = { seat = 0, at = false, tag = "Gdo" }
        view.robots."red cat".seat = 1
        position.robots = { "green dog" = {}, "green bat" = false, "red dog" = false }
        """
    )


def test_g_4_crates_go_on_any_cells_of_the_middle_one_on_each() -> None:
    every = [f"place {kind} {cell}" for kind in ("one", "two") for cell in MIDDLE]
    played(
        f"""
        {placing("place-crate", 0, THREE_EACH)}
        [[play]]
        rule = "G-4"
        prompt = "gladiabot-place-crate"
        {offers(*every)}
        touches = {{ "place two d4" = ["crate two", "cell d4"] }}
        answer = "place two d4"
        tells = [{{ id = "gladiabot-crate-placed", seat = 0, crate = "two", cell = "d4" }}]
        [play.labels]
        "place one b4" = {{ id = "gladiabot-crate-on", crate = "one", cell = "b4" }}
        [[play]]
        asked = "Bob"
        {offers(*[f"place one {cell}" for cell in MIDDLE if cell != "d4"])}
        answer = "place one d4"
        refused = {{ id = "gladiabot-crate-there", rule = "G-4", args = {{ cell = "d4" }} }}
        [[play]]
        answer = "place one d7"
        refused = {{ id = "gladiabot-not-middle", rule = "G-4", args = {{ cell = "d7" }} }}
        [[play]]
        answer = ["place one d5", "place one f2"]
        [after]
        position = {{ crates = {{ d4 = "two", d5 = "one", f2 = "one" }}, stock = {{ one = 0, two = 0 }} }}
        """
    )


def test_g_5_robots_go_on_any_cells_of_the_border_one_on_each() -> None:
    every = [f"place red {kind} {cell}" for kind in KINDS[:3] for cell in BORDER]
    left = [f"place blue {kind} {cell}" for kind in KINDS[:3] for cell in BORDER if cell != "d7"]
    played(
        f"""
        {placing("place-robot", 0, "stock = { one = 0, two = 0 }" + THREE_EACH)}
        [[play]]
        asked = "Ann"
        rule = "G-5"
        prompt = "gladiabot-place-robot"
        {offers(*every)}
        touches = {{ "place red bat d7" = ["robot red bat", "cell d7"] }}
        answer = "place red bat d7"
        tells = [{{ id = "gladiabot-robot-placed", seat = 0, robot = "red bat", cell = "d7" }}]
        [play.labels]
        "place red ape a4" = {{ id = "gladiabot-robot-on", robot = "red ape", cell = "a4" }}
        [[play]]
        asked = "Bob"
        {offers(*left)}
        answer = "place blue ape d7"
        refused = {{ id = "gladiabot-occupied", rule = "R-130", args = {{ cell = "d7" }} }}
        """
    )


def test_g_5_no_robot_starts_on_a_crate_or_elsewhere_in_the_middle() -> None:
    position = placing("place-robot", 1, 'stock = { one = 0, two = 0 }\ncrates = { d4 = "one" }' + THREE_EACH)
    for cell in ("d4", "d5"):
        played(
            f"""
            {position}
            [[play]]
            answer = "place blue ape {cell}"
            refused = {{ id = "gladiabot-not-border", rule = "G-5", args = {{ cell = "{cell}" }} }}
            """
        )


def test_g_5_when_all_robots_stand_the_first_round_begins() -> None:
    played(
        f"""
        {placing("place-robot", 0, "stock = { one = 0, two = 0 }" + THREE_EACH)}
        [[play]]
        answer = ["place red ape a4", "place blue ape g4", "place red bat a5", "place blue bat g3"]
        [[play]]
        answer = ["place red cat a6", "place blue cat g2"]
        dice = [2, 5]
        mentions = [{{ id = "gladiabot-round-began", round = 1 }}, "gladiabot-initiative-won"]
        [after]
        asked = "Bob"
        rule = "G-8"
        position.initiative = 1
        """
    )


def test_r_141_crates_are_placed_in_turn_all_of_them_either_kind_first() -> None:
    played(
        f"""
        {placing("place-crate", 0, THREE_EACH)}
        [[play]]
        asked = "Ann"
        answer = "place one b4"
        [[play]]
        asked = "Bob"
        answer = "place one b5"
        after.position.stock = {{ one = 0, two = 1 }}
        [[play]]
        asked = "Ann"
        answer = "place one b6"
        refused = {{ id = "gladiabot-none-left", rule = "R-141", args = {{ crate = "one" }} }}
        [[play]]
        {offers(*[f"place two {cell}" for cell in MIDDLE if cell not in ("b4", "b5")])}
        answer = "place two b6"
        [after]
        asked = "Ann"
        prompt = "gladiabot-place-robot"
        """
    )


def test_r_141_seat_one_places_the_first_robot_whoever_placed_the_last_crate() -> None:
    for crates, number in (("one = 1\ntwo = 1\n", 2), ("one = 2\ntwo = 1\n", 3), ("one = 1\ntwo = 0\n", 1)):
        answers = ["place one d4", "place two d5", "place one d3"][:number]
        played(
            f"""
            {placing("place-crate", 0, THREE_EACH)}
            [[play]]
            answer = {answers}
            [after]
            asked = "Ann"
            rule = "G-5"
            """,
            crates=crates,
        )


def test_r_141_without_crates_robots_follow_at_once() -> None:
    played(
        """
        [[play]]
        answer = ["colour red", "colour blue", "take red ape", "take red bat", "take red cat"]
        [[play]]
        answer = ["take blue ape", "take blue bat", "take blue cat"]
        [after]
        asked = "Ann"
        rule = "G-5"
        """,
        crates="bare",
    )


def test_r_141_a_player_with_none_left_to_place_is_skipped() -> None:
    played(
        f"""
        {placing("place-robot", 0, "stock = { one = 0, two = 0 }")}
        robots = {{ "red ape" = {{}}, "blue ape" = {{}}, "blue bat" = {{}}, "blue cat" = {{ at = "d1" }} }}
        [[play]]
        asked = "Ann"
        answer = "place red ape a4"
        [[play]]
        asked = "Bob"
        answer = "place blue bat a5"
        [[play]]
        asked = "Bob"
        answer = "place blue ape a6"
        dice = [6, 1]
        after.asked = "Ann"
        """
    )


def test_r_141_a_board_too_small_for_robots_or_crates_is_refused() -> None:
    seven = 'rows = [\n" # #",\n"# # #",\n" # #",\n]\n'
    small = refused("", board=seven, crates="bare", forces="five")
    assert (small.rule, small.message.id) == ("R-141", "gladiabot-border-small")
    assert small.message.args == {"cells": 6, "number": 10}
    played("", board=seven, crates="bare")

    crowded = refused("", board=seven)
    assert (crowded.rule, crowded.message.id) == ("R-141", "gladiabot-middle-small")
    assert crowded.message.args == {"cells": 1, "number": 3}
    played("", board=seven, crates="one = 0\ntwo = 1\n")


def test_r_141_chance_can_set_up_the_table() -> None:
    game = played(
        """
        [begin]
        dice = [
            "colour-yellow", "colour-red",
            "take-yellow-elk", "take-yellow-ape", "take-yellow-bat",
            "take-red-dog", "take-red-cat", "take-red-ape",
            "place-two-d4", "place-one-d5", "place-one-e2",
            "place-yellow-bat-a4", "place-red-ape-g1", "place-yellow-ape-a7",
            "place-red-dog-g4", "place-yellow-elk-d1", "place-red-cat-d7",
            3, 3, 1, 6,
        ]
        mentions = [
            { id = "gladiabot-colour-taken", seat = 0, colour = "yellow" },
            { id = "gladiabot-robot-taken", seat = 1, robot = "red dog" },
            { id = "gladiabot-crate-placed", seat = 1, crate = "one", cell = "d5" },
            { id = "gladiabot-robot-placed", seat = 1, robot = "red dog", cell = "g4" },
            { id = "gladiabot-round-began", round = 1 },
            { id = "gladiabot-initiative-won", seat = 1 },
        ]
        [after]
        asked = "Bob"
        view.robots."yellow elk" = { seat = 0, at = "d1", wounds = 0, ready = true }
        """,
        placing="random",
    )

    assert game.state()["crates"] == {"d4": "two", "d5": "one", "e2": "one"}


def test_r_141_chance_places_nothing_where_a_player_could_not() -> None:
    for draw in ("place-one-d7", "place-two-d4"):
        text = f"""
        [position]
        {COLOURS}
        robots = {{ "red ape" = {{}}, "blue ape" = {{}} }}
        crates = {{ d4 = "one" }}
        agenda = [{{ step = "at-random", question = {{ step = "place-crate", seat = 0 }} }}]
        [begin]
        dice = ["{draw}"]
        """
        assert refused(text, placing="random").message.id == "scene-place"


def test_r_130_a_cell_holds_one_robot_at_most() -> None:
    refusal = refused(f'[position]\n{COLOURS}\nrobots = {{ "red ape".at = "a4", "blue ape".at = "a4" }}')

    assert (refusal.rule, refusal.message.id) == ("R-130", "gladiabot-two-on-one")


def test_g_5_a_robot_is_placed_once_and_by_its_own_player() -> None:
    position = placing("place-robot", 0, "stock = { one = 0, two = 0 }")
    for answer, rule, id in (
        ("place red ape a5", "G-5", "gladiabot-placed-already"),
        ("place blue ape a5", "G-5", "gladiabot-not-yours"),
        ("place red elk a5", "G-5", "gladiabot-not-yours"),
        ("place red bat h1", "R-123", "gladiabot-no-cell"),
        ("place red bat", "G-5", "answer-ambiguous"),
        ("put red bat a5", "G-5", "answer-not-offered"),
        ("place red bat a5 now", "G-5", "answer-not-offered"),
    ):
        played(
            f"""
            {position}
            robots = {{ "red ape" = {{ at = "a4" }}, "red bat" = {{}}, "blue ape" = {{}} }}
            [[play]]
            answer = "{answer}"
            refused = {{ rule = "{rule}", id = "{id}" }}
            """
        )


def test_g_4_what_is_no_crate_or_no_cell_is_refused() -> None:
    for answer, rule, id in (
        ("place one h1", "R-123", "gladiabot-no-cell"),
        ("place three d4", "G-4", "answer-not-offered"),
        ("place one", "G-4", "answer-ambiguous"),
        ("drop one d4", "G-4", "answer-not-offered"),
    ):
        played(
            f"""
            {placing("place-crate", 1, THREE_EACH)}
            [[play]]
            answer = "{answer}"
            refused = {{ rule = "{rule}", id = "{id}" }}
            """
        )


def test_speed_is_measured_from_the_first_decision_after_the_set_up() -> None:
    type = game_type("gladiabot")
    game = type.new(SeededDice(1), 2, type.reference())

    assert isinstance(game, Gladiabot)
    assert isinstance(game.ask, Act)
    assert sum(kind != NO_CRATE for kind in game.crates) == 6
