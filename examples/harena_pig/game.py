"""The table of Pig: who has how many points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from harena.kernel.game import Game, carry_over

if TYPE_CHECKING:
    from harena.kernel.dice import Dice
    from harena.kernel.message import Data
    from harena.kernel.setup import Setup


@mypyc_attr(allow_interpreted_subclasses=True)
class Pig(Game):
    """Points that each seat has banked."""

    def __init__(self, setup: Setup, dice: Dice) -> None:
        super().__init__(setup, dice)
        self.scores: vec[i64] = vec[i64]()
        self.goal: i64 = 0

    def copy(self, dice: Dice) -> Pig:
        other = Pig(self.setup, dice)
        carry_over(self, other)
        other.scores = self.scores[:]
        other.goal = self.goal
        return other

    def state(self) -> Data:
        return {"scores": [int(score) for score in self.scores]}

    def view(self) -> Data:
        return {**self.state(), "goal": int(self.goal)}

    # Verbs

    def bank(self, seat: i64, points: i64) -> None:
        self.scores[seat] += points
        if self.listener is not None:
            self.tell("pig-banked", {"seat": seat, "points": points, "score": self.scores[seat]})
