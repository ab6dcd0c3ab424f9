"""What is agreed before play: which game, how many seats, which settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from harena.kernel.gametype import GameType


@final
class Setup:
    """Immutable, and so shared by all copies of a game."""

    def __init__(self, type: GameType, seats: int, settings: dict[str, int | str | bool]) -> None:
        self.type: Final = type
        self.seats: Final = seats
        self.settings: Final = settings

    def count(self, id: str) -> int:
        """The value of a setting that is a number."""
        value = self.settings[id]
        assert isinstance(value, int)
        return value

    def choice(self, id: str) -> str:
        """The value of a setting that is one of several words."""
        value = self.settings[id]
        assert isinstance(value, str)
        return value

    def switched_on(self, id: str) -> bool:
        """The value of a setting that is on or off."""
        return self.settings[id] is True
