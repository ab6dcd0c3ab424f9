"""Steps and asks: equality, names, what they say unless they say otherwise."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.kernel.dice import SeededDice
from harena.kernel.step import Step
from harena_ewn.turn import CheckEnd, MoveStone, RollForStone
from harena_pig.turn import BankTheTotal, RollOrHold, RollTheDie
from tests import toy


@given(st.integers(0, 5), st.integers(0, 30), st.integers(0, 5), st.integers(0, 30))
def test_steps_of_a_class_are_equal_when_their_fields_are(
    seat: int, total: int, other: int, other_total: int
) -> None:
    step, twin = RollOrHold(seat, total), RollOrHold(other, other_total)

    assert (step == twin) == ((seat, total) == (other, other_total))
    assert step != twin or hash(step) == hash(twin)


def test_steps_of_different_classes_are_never_equal() -> None:
    assert RollTheDie(0, 3) != BankTheTotal(0, 3)
    assert RollForStone(0) != 0


def test_steps_within_steps_are_compared_too() -> None:
    assert toy.ShakeTree(0, 1, toy.PickOrShake(1)) == toy.ShakeTree(0, 1, toy.PickOrShake(1))
    assert toy.ShakeTree(0, 1, toy.PickOrShake(1)) != toy.ShakeTree(0, 1, toy.PickOrShake(0))


@pytest.mark.parametrize(
    ("step", "name", "shown"),
    [
        (RollTheDie(1, 12), "roll-the-die", "RollTheDie(seat=1, total=12)"),
        (MoveStone(0, 5), "move-stone", "MoveStone(seat=0, face=5)"),
        (CheckEnd(1), "check-end", "CheckEnd(seat=1)"),
        (
            toy.EndTurn(toy.CloseGate(0), "hey", quiet=True, faces=(1, 2)),
            "end-turn",
            "EndTurn(next=CloseGate(seat=0), cry='hey', quiet=True, faces=(1, 2))",
        ),
    ],
)
def test_a_step_has_a_name_for_files_and_shows_how_it_was_made(step: Step, name: str, shown: str) -> None:
    assert step.name() == name
    assert repr(step) == shown


def test_a_step_fits_every_position_unless_it_says_otherwise() -> None:
    game = toy.new(SeededDice(0))
    game.tree = 0

    assert toy.CloseGate(0).fits(game)
    assert not toy.PickOrShake(0).fits(game)


def test_an_option_touches_nothing_unless_the_ask_says_otherwise() -> None:
    game = toy.new(SeededDice(0))

    assert toy.CloseGate(0).touches(game, 0) == []
    assert toy.PickOrShake(0).touches(game, 0) == ["tree"]
