"""A turn of Pig, in the order of the rules."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from harena.kernel.dice import Dice
from harena.kernel.game import Game
from harena.kernel.message import Message
from harena.kernel.outcome import won_by
from harena.kernel.policy import Policy
from harena.kernel.step import Ask, Step
from harena_pig.game import Pig

ROLL: Final = 0
HOLD: Final = 1
BOTH: Final = vec[i64]([ROLL, HOLD])
MOST_POINTS: Final = 2000
"""No seat can have more: nobody goes on after the goal, and the highest goal is 1000."""


@final
class RollOrHold(Ask):
    """P-2  Before every roll you choose to roll or to hold."""

    rule: ClassVar[str] = "P-2"
    size: ClassVar[int] = 2

    def __init__(self, seat: i64, total: i64) -> None:
        super().__init__(seat)
        self.total: Final[i64] = total

    def options(self, game: Game) -> vec[i64]:
        return BOTH

    def answer(self, game: Game, option: i64) -> None:
        if option == ROLL:
            game.push(RollTheDie(self.seat, self.total))
        else:
            game.push(BankTheTotal(self.seat, self.total))

    def prompt(self, game: Game) -> Message:
        return Message("pig-roll-or-hold", {"seat": self.seat, "total": self.total})

    def label(self, game: Game, option: i64) -> Message:
        return Message("pig-roll") if option == ROLL else Message("pig-hold", {"total": self.total})

    def notation(self, game: Game, option: i64) -> str:
        return "roll" if option == ROLL else "hold"

    def touches(self, game: Game, option: i64) -> list[str]:
        return ["die"] if option == ROLL else [f"score {self.seat}"]

    def fits(self, game: Game) -> bool:
        return can_go_on(game, self.total)


@final
class RollTheDie(Step):
    """P-3  A 1 ends your turn and the turn's total is lost; any other face is added to it."""

    rule: ClassVar[str] = "P-3"

    def __init__(self, seat: i64, total: i64) -> None:
        self.seat: Final[i64] = seat
        self.total: Final[i64] = total

    def run(self, game: Game) -> None:
        face = 1 + game.dice.roll(6)
        if game.listener is not None:
            game.tell("pig-rolled", {"seat": self.seat, "face": face, "total": self.total})
        if face == 1:
            game.push(RollOrHold(next_seat(game, self.seat), 0))
        else:
            game.push(RollOrHold(self.seat, self.total + face))

    def fits(self, game: Game) -> bool:
        return can_go_on(game, self.total)


@final
class BankTheTotal(Step):
    """P-4  You bank the turn's total and your turn ends. P-5: who reaches the goal has won."""

    rule: ClassVar[str] = "P-4"

    def __init__(self, seat: i64, total: i64) -> None:
        self.seat: Final[i64] = seat
        self.total: Final[i64] = total

    def run(self, game: Game) -> None:
        assert isinstance(game, Pig)
        game.bank(self.seat, self.total)
        if game.scores[self.seat] >= game.goal:  # P-5
            game.finish(won_by("pig-goal", self.seat, game.setup.seats))
        else:
            game.push(RollOrHold(next_seat(game, self.seat), 0))

    def fits(self, game: Game) -> bool:
        return can_go_on(game, self.total)


def next_seat(game: Game, seat: i64) -> i64:
    """P-1  Turns go round clockwise."""
    return (seat + 1) % game.setup.seats


def can_go_on(game: Game, total: i64) -> bool:
    """Whether a turn can stand at this total: nobody has won yet."""
    assert isinstance(game, Pig)
    return 0 <= total < MOST_POINTS // 2 and max(game.scores) < game.goal


@final
class HoldAtTwenty(Policy):
    """Holds at 20 points a turn, or as soon as that wins: the rule of thumb of good players."""

    def choose(self, game: Game, dice: Dice) -> i64:
        ask = game.ask
        assert isinstance(game, Pig)
        assert isinstance(ask, RollOrHold)
        enough = min(20, game.goal - game.scores[ask.seat])
        return HOLD if ask.total >= enough else ROLL
