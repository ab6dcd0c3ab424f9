"""One flat numbering of all actions of a game, for learning: a bijection with (ask, option)."""

from __future__ import annotations

from typing import Final, final

from harena.kernel.gametype import GameType
from harena.kernel.step import Ask


@final
class Numbering:
    """Each ask of the registry has a block of numbers as long as its options' range."""

    def __init__(self, type: GameType) -> None:
        self.asks: Final = type.asks()
        self.starts: Final[list[int]] = []
        self.size: int = 0
        for ask in self.asks:
            self.starts.append(self.size)
            self.size += ask.size

    def number(self, ask: type[Ask], option: int) -> int:
        """The number of an answer to an ask of this class."""
        at = self.asks.index(ask)
        if not 0 <= option < ask.size:
            raise ValueError(f"{ask.name()} has no option {option}: its size is {ask.size}")
        return self.starts[at] + option

    def meaning(self, number: int) -> tuple[type[Ask], int]:
        """The class of the ask and the option that a number stands for."""
        if not 0 <= number < self.size:
            raise ValueError(f"there is no action {number}: the actions are 0 to {self.size - 1}")
        at = max([i for i in range(len(self.asks)) if self.starts[i] <= number])
        return self.asks[at], number - self.starts[at]
