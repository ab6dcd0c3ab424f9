"""Pearson's test, for dice that must be neither biased nor too good to be true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from math import sqrt

Z = 3.09
"""One fair sample in a thousand lies beyond this many standard deviations on either side."""


def looks_fair(found: Iterable[Hashable], kinds: int) -> bool:
    """Whether equally likely things of so many kinds turned up about equally often."""
    counts = Counter(found)
    expected = counts.total() / kinds
    assert expected > 5, "too few to judge"
    assert len(counts) <= kinds, "more kinds than there can be"
    missing = kinds - len(counts)
    squares = sum((count - expected) ** 2 for count in counts.values()) + missing * expected**2
    return _quantile(kinds - 1, -Z) < squares / expected < _quantile(kinds - 1, Z)


def _quantile(freedom: int, z: float) -> float:
    """Wilson and Hilferty's approximation of the chi-square distribution."""
    spread = 2 / (9 * freedom)
    return freedom * max(0.0, 1 - spread + z * sqrt(spread)) ** 3
