"""The front door of a game: seats, settings, registry."""

from __future__ import annotations

import pytest
from jsonschema import Draft202012Validator

import harena
from harena.kernel.dice import SeededDice
from harena.kernel.message import Refused
from harena_ewn import GAME as EWN
from harena_ewn.turn import MoveStone, PlaceStone
from harena_pig import GAME as PIG
from tests import toy


def refusal(seats: int, **settings: object) -> dict[str, object]:
    with pytest.raises(Refused) as refused:
        toy.GAME.agreed(seats, settings)
    return refused.value.plain()


def test_a_wish_left_open_is_filled_in_with_the_default() -> None:
    setup = toy.GAME.agreed(3, {"apples": 2})

    assert setup.type is toy.GAME
    assert setup.seats == 3
    assert setup.settings == {"apples": 2, "wasps": True, "leaves": "soft"}


def test_a_set_up_reads_each_kind_of_setting() -> None:
    setup = toy.GAME.agreed(2, {"wasps": False})

    assert setup.count("apples") == 6
    assert setup.choice("leaves") == "soft"
    assert not setup.switched_on("wasps")


@pytest.mark.parametrize("seats", [1, 5, 0, -1])
def test_a_number_of_seats_that_the_game_does_not_take_is_refused(seats: int) -> None:
    args = {"game": "orchard", "seats": seats, "least": 2, "most": 4}

    assert refusal(seats) == {"rule": "", "id": "seats-number", "args": args}


def test_a_setting_that_the_game_does_not_have_is_refused() -> None:
    args = {"setting": "pears", "known": ["apples", "wasps", "leaves"]}

    assert refusal(2, pears=3) == {"rule": "", "id": "setting-unknown", "args": args}


def test_a_value_that_the_setting_does_not_take_is_refused_by_its_rule() -> None:
    args = {"setting": "apples", "value": "0", "allowed": "1 to 9"}

    assert refusal(2, apples=0) == {"rule": "O-1", "id": "setting-value", "args": args}


def test_settings_that_do_not_go_together_are_refused_by_the_game() -> None:
    assert refusal(2, wasps=False, leaves="stinging")["id"] == "orchard-no-wasps"
    assert toy.GAME.agreed(2, {"leaves": "stinging"}).choice("leaves") == "stinging"


def test_the_schema_of_all_settings_is_a_json_schema_that_names_the_rules() -> None:
    schema = toy.GAME.schema()
    Draft202012Validator.check_schema(schema)
    valid = Draft202012Validator(schema).is_valid

    assert valid({"apples": 9, "wasps": False})
    assert not valid({"apples": 10})
    assert not valid({"pears": 1})
    properties = schema["properties"]
    assert isinstance(properties, dict)
    assert {id: about["x-rule"] for id, about in properties.items()} == {
        "apples": "O-1",
        "wasps": "O-4",
        "leaves": "O-2",
    }


def test_the_asks_are_the_steps_that_ask_in_the_order_of_the_registry() -> None:
    assert EWN.asks() == [PlaceStone, MoveStone]


def test_a_new_game_has_begun() -> None:
    game = toy.GAME.new(SeededDice(0), 2, {"apples": 2})

    assert game.notations() == ["pick", "shake 1", "shake 2", "shake 3"]
    assert game.setup.count("apples") == 2


def test_a_game_need_not_say_how_to_play_or_judge_it() -> None:
    assert EWN.policy() is None
    assert EWN.evaluation() is None
    assert PIG.evaluation() is None


@pytest.mark.parametrize("id", harena.games())
def test_an_installed_game_is_found_under_its_own_id(id: str) -> None:
    assert harena.game_type(id).id == id


def test_the_installed_examples_take_so_many_seats_and_these_settings() -> None:
    assert [(type.id, type.least_seats, type.most_seats) for type in (PIG, EWN)] == [
        ("pig", 2, 8),
        ("ewn", 2, 2),
    ]
    assert [setting.domain() for type in (PIG, EWN) for setting in type.settings] == [
        "2 to 1000",
        "chosen, random",
    ]
