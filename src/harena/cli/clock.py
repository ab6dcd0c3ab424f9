"""Thinking by the clock."""

from __future__ import annotations

from time import monotonic

from harena.bots.budget import Budget


class Seconds(Budget):
    """So many seconds from the first simulation on."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds
        self.end = 0.0

    def allows(self, done: int) -> bool:
        if done <= 1:
            self.end = monotonic() + self.seconds
        return monotonic() < self.end
