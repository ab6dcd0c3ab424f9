"""Pig, the smallest whole game: roll as often as you dare."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from harena.kernel.dice import Dice
from harena.kernel.game import Game
from harena.kernel.gametype import GameType
from harena.kernel.plain import Reader
from harena.kernel.policy import Policy
from harena.kernel.settings import Count
from harena.kernel.setup import Setup
from harena_pig.game import Pig
from harena_pig.turn import MOST_POINTS, BankTheTotal, HoldAtTwenty, RollOrHold, RollTheDie


@final
class PigType(GameType):
    """How Pig is set up."""

    def set_up(self, setup: Setup, dice: Dice) -> Game:
        game = Pig(setup, dice)
        game.goal = setup.count("goal")
        game.scores = vec[i64]([0] * setup.seats)
        game.push(RollOrHold(0, 0))  # P-1
        return game

    def restore(self, game: Game, state: Reader) -> None:
        assert isinstance(game, Pig)
        game.scores = vec[i64](state.whole_numbers("scores", game.setup.seats, 0, MOST_POINTS))

    def policy(self) -> Policy:
        return HoldAtTwenty()


GAME: Final = PigType(
    "pig",
    version=1,
    seats=(2, 8),
    settings=(Count("goal", 100, least=2, most=1000, rule="P-5"),),
    steps=(RollOrHold, RollTheDie, BankTheTotal),
    package="harena_pig",
)
