"""The flat numbering of all actions."""

from __future__ import annotations

import pytest

import harena
from harena.kernel.gametype import GameType
from harena.kernel.numbering import Numbering
from harena_ewn import GAME as EWN
from harena_ewn.turn import MoveStone, PlaceStone
from tests import toy

TYPES = [*(harena.game_type(id) for id in harena.games()), toy.GAME]


@pytest.mark.parametrize("type", TYPES, ids=lambda type: str(type.id))
def test_every_action_has_a_number_of_its_own(type: GameType) -> None:
    numbering = Numbering(type)
    actions = [(ask, option) for ask in type.asks() for option in range(ask.size)]

    assert [numbering.number(*action) for action in actions] == list(range(numbering.size))
    assert [numbering.meaning(number) for number in range(numbering.size)] == actions


def test_asks_have_blocks_in_the_order_of_the_registry() -> None:
    numbering = Numbering(EWN)

    assert numbering.size == 25 + 12 * 32
    assert numbering.number(PlaceStone, 24) == 24
    assert numbering.number(MoveStone, 0) == 25
    assert numbering.meaning(25 + 7) == (MoveStone, 7)


@pytest.mark.parametrize("option", [-1, 25])
def test_an_option_beyond_the_size_has_no_number(option: int) -> None:
    with pytest.raises(ValueError, match=rf"place-stone has no option {option}: its size is 25"):
        Numbering(EWN).number(PlaceStone, option)


@pytest.mark.parametrize("number", [-1, 409])
def test_a_number_beyond_the_last_has_no_meaning(number: int) -> None:
    with pytest.raises(ValueError, match=f"there is no action {number}: the actions are 0 to 408"):
        Numbering(EWN).meaning(number)


def test_an_ask_of_another_game_has_no_number() -> None:
    with pytest.raises(ValueError):
        Numbering(EWN).number(toy.PickOrShake, 0)


def test_a_step_that_asks_nothing_takes_no_numbers() -> None:
    assert Numbering(EWN).asks == [PlaceStone, MoveStone]
