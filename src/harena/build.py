"""Which build runs: compiled with mypyc, or interpreted."""

from __future__ import annotations

from harena.kernel import game


def build() -> str:
    """`compiled` or `interpreted`."""
    return "interpreted" if str(game.__file__).endswith(".py") else "compiled"
