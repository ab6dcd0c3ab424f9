"""Dice from a secret: the same for ever, fair, and never twice."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

from harena.web.dice import KeyedDice, secret_from

SECRET = bytes(range(32))


def test_a_roll_is_the_published_function_of_secret_and_step() -> None:
    block = hmac.digest(
        SECRET, b"harena/dice/1" + (7).to_bytes(8, "big") + (0).to_bytes(8, "big"), hashlib.sha256
    )
    words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    dice = KeyedDice(SECRET, 7)

    assert [dice.roll(6) for _ in words] == [word % 6 for word in words]


def test_each_step_has_dice_of_its_own() -> None:
    rolls = [tuple(KeyedDice(SECRET, step).roll(1000) for step in (step,)) for step in range(50)]

    assert len(set(rolls)) > 45


def test_words_that_would_favour_low_faces_are_left_out() -> None:
    sides = (1 << 32) - 1
    dice = KeyedDice(SECRET, 0)
    dice.left = b"\xff" * 4 + b"\0\0\0\5"

    assert dice.roll(sides) == 5


def test_faces_come_about_equally_often() -> None:
    dice = KeyedDice(secret_from(1), 0)
    counts = Counter(dice.roll(6) for _ in range(60_000))
    squares = sum((count - 10_000) ** 2 / 10_000 for count in counts.values())

    assert squares < 25  # chi-square with 5 degrees of freedom: p > 0.0001
