"""EinStein würfelt nicht!: six stones each, a die that says which one moves, a corner to reach."""

from __future__ import annotations

from typing import Final, final

from harena.kernel.dice import Dice
from harena.kernel.game import Game
from harena.kernel.gametype import GameType
from harena.kernel.message import Refused
from harena.kernel.plain import Reader
from harena.kernel.settings import Choice
from harena.kernel.setup import Setup
from harena_ewn.board import CELL_NAMES, EMPTY, STONES
from harena_ewn.game import Ewn
from harena_ewn.turn import CheckEnd, MoveStone, PlaceAtRandom, PlaceStone, RollForStone


@final
class EwnType(GameType):
    """How EinStein würfelt nicht! is set up."""

    def set_up(self, setup: Setup, dice: Dice) -> Game:
        game = Ewn(setup, dice)
        game.clear()
        if setup.choice("placing") == "chosen":
            game.push(PlaceStone(0, 1))
        else:
            game.then(PlaceAtRandom(0), PlaceAtRandom(1), RollForStone(0))
        return game

    def restore(self, game: Game, state: Reader) -> None:
        assert isinstance(game, Ewn)
        game.clear()
        for seat, colour in enumerate(("red", "blue")):
            _place_all(game, seat, state.table(colour))


def _place_all(game: Ewn, seat: int, stones: Reader) -> None:
    for number in range(STONES):
        key = str(number + 1)
        if stones.has(key):
            cell = CELL_NAMES.index(stones.word(key, CELL_NAMES))
            if game.board[cell] != EMPTY:
                raise Refused("E-1", "ewn-cell-taken", {"where": stones.path(key), "cell": CELL_NAMES[cell]})
            game.place(seat * STONES + number, cell)
    stones.done()


GAME: Final = EwnType(
    "ewn",
    version=1,
    seats=(2, 2),
    settings=(Choice("placing", "chosen", ("chosen", "random"), rule="E-2"),),
    steps=(PlaceStone, PlaceAtRandom, RollForStone, MoveStone, CheckEnd),
    package="harena_ewn",
)
