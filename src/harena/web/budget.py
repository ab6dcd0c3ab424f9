"""How long a bot may think at a table: so many simulations, and no longer than so many seconds."""

from __future__ import annotations

from time import monotonic

from harena.bots.budget import Budget


class Within(Budget):
    """So many simulations, unless time is up before; 0 means as many as the time allows."""

    def __init__(self, number: int, seconds: float) -> None:
        super().__init__()
        self.number = number
        self.end = monotonic() + seconds

    def allows(self, done: int) -> bool:
        return (self.number == 0 or done < self.number) and monotonic() < self.end
