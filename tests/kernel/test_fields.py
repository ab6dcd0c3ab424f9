"""Constructors' arguments read back, and names as files write them."""

from __future__ import annotations

import pytest

from harena.kernel.fields import fields_of, kebab
from harena_ewn.turn import MoveStone, RollForStone
from harena_pig.turn import RollOrHold
from tests.toy import Nets, PickOrShake, ShakeTree


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        (RollForStone(1), {"seat": 1}),
        (RollOrHold(1, 12), {"seat": 1, "total": 12}),
        (MoveStone(0, 5), {"seat": 0, "face": 5}),
        (Nets(2, 1, 4), {"active": 2, "nth": 1, "seats": 4}),
        (ShakeTree(0, 2, PickOrShake(1)), {"seat": 0, "dice": 2, "next": PickOrShake(1)}),
    ],
)
def test_the_fields_are_the_arguments_in_their_order(thing: object, expected: dict[str, object]) -> None:
    assert list(fields_of(thing).items()) == list(expected.items())


class Listed:
    """Keeps its attributes as a compiled class does: in slots, and lists them."""

    __slots__ = ("number", "seat")
    __mypyc_attrs__ = ("seat", "number", "__dict__")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number


def test_a_compiled_class_lists_its_fields() -> None:
    assert list(fields_of(Listed(1, 5)).items()) == [("seat", 1), ("number", 5)]


def test_a_thing_without_attributes_has_no_fields() -> None:
    assert fields_of(object()) == {}


@pytest.mark.parametrize(
    ("name", "expected"),
    [("RollTheDie", "roll-the-die"), ("Pig", "pig"), ("R2D2Moves", "r2-d2-moves"), ("UFO", "ufo")],
)
def test_a_class_is_written_in_kebab_case(name: str, expected: str) -> None:
    assert kebab(name) == expected
