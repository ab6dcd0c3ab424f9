"""How a game ended: why, and in which place each seat finished."""

from __future__ import annotations

from typing import Final, final

from harena.kernel.message import Data, Message


@final
class Outcome:
    """A reason and a ranking: the place of each seat, 1 is the best, equal places share.

    A seat that plays alone finishes in place 1 when it has won and in place 2 when the game has.
    """

    def __init__(self, reason: str, places: list[int]) -> None:
        self.reason: Final = reason
        self.places: Final = places
        self.rewards: Final[list[float]] = _rewards(places)

    def winners(self) -> list[int]:
        return [seat for seat in range(len(self.places)) if self.places[seat] == 1]

    def message(self) -> Message:
        """Why the game ended, and for whom well."""
        return Message(self.reason, {"winner_seat": self.winners()})

    def plain(self) -> Data:
        return {"reason": self.reason, "places": list(self.places)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.reason == other.reason and self.places == other.places

    def __hash__(self) -> int:
        return hash(self.reason)

    def __repr__(self) -> str:
        return f"Outcome({self.reason!r}, {self.places!r})"


def won_by(reason: str, winner: int, seats: int) -> Outcome:
    """One seat has won, all others have lost alike."""
    return Outcome(reason, [1 if seat == winner else 2 for seat in range(seats)])


def _rewards(places: list[int]) -> list[float]:
    """What each place is worth to its seat, from 0 (last) to 1 (first): the share of rivals beaten."""
    if len(places) == 1:
        return [1.0 if places[0] == 1 else 0.0]
    return [_share_beaten(place, places) for place in places]


def _share_beaten(place: int, places: list[int]) -> float:
    beaten = -0.5  # a seat is level with itself
    for other in places:
        if other > place:
            beaten += 1.0
        elif other == place:
            beaten += 0.5
    return beaten / float(len(places) - 1)
