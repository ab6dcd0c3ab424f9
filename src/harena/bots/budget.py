"""How long a bot may think. A budget by the clock lives with whoever owns a clock."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Budget:
    """Says whether to go on."""

    @abstractmethod
    def allows(self, done: i64) -> bool:
        """Whether one more simulation may follow after so many."""


@final
class Simulations(Budget):
    """So many simulations and no more."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def allows(self, done: i64) -> bool:
        return done < self.number
