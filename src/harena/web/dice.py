"""The dice of a table on the server: everything follows from a secret of 256 bits and the step's number."""

from __future__ import annotations

import hashlib
import hmac

from harena.kernel.dice import Dice

SCHEME = "keyed"
LABEL = b"harena/dice/1"
WORD = 4
"""Bytes that a roll takes at a time."""


class KeyedDice(Dice):
    """Block n of step s is HMAC-SHA256(secret, label, s, n); words that would favour low faces are left out.

    A table that is loaded anew rolls what it would have rolled, and a step that is taken back never
    shares its dice with the one that follows.
    """

    def __init__(self, secret: bytes, step: int) -> None:
        super().__init__()
        self.secret = secret
        self.step = step
        self.blocks = 0
        self.left = b""

    def roll(self, sides: int) -> int:
        fair = (1 << 8 * WORD) // sides * sides
        while True:
            word = self._word()
            if word < fair:
                return word % sides

    def _word(self) -> int:
        if not self.left:
            counted = self.step.to_bytes(8, "big") + self.blocks.to_bytes(8, "big")
            self.left = hmac.digest(self.secret, LABEL + counted, "sha256")
            self.blocks += 1
        word, self.left = self.left[:WORD], self.left[WORD:]
        return int.from_bytes(word, "big")


def secret_from(seed: int) -> bytes:
    """The secret of a table whose dice somebody asked to be repeatable."""
    return hashlib.sha256(b"harena/seed/1" + seed.to_bytes(8, "big")).digest()
