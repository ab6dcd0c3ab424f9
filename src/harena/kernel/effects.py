"""Effects of the same moment: they wait in a queue until their owners have put them in order (R-49)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from harena.kernel.game import Game
from harena.kernel.message import Message
from harena.kernel.step import Ask, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Step):
    """A step that something on the table has set off, and that its owner may have to put in order."""

    def __init__(self, owner: i64) -> None:
        self.owner: Final[i64] = owner

    @abstractmethod
    def option(self, game: Game) -> i64:
        """The number under which its owner chooses it, such as that of the die it belongs to."""

    @abstractmethod
    def notation(self, game: Game) -> str:
        """What its owner writes to choose it."""

    @abstractmethod
    def label(self, game: Game) -> Message:
        """What it is, for people."""

    def touches(self, game: Game) -> list[str]:
        """Which things on the table it is about."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class SettleEffects(Step):
    """R-49  Each seat orders its own effects; seats follow clockwise from the first.

    An effect set off meanwhile waits with the others. Games derive from this to name their rule and
    their own `ChooseEffect`.
    """

    def __init__(self, first: i64) -> None:
        self.first: Final[i64] = first

    def choice(self, seat: i64) -> Ask:
        """The question which effect comes next."""
        return ChooseEffect(seat)

    def run(self, game: Game) -> None:
        seats: i64 = game.setup.seats
        nth: i64 = 0
        while nth < seats:
            seat = (self.first + nth) % seats
            effects = distinct_effects(game, seat)
            if effects:
                game.push(self)
                if len(effects) == 1:
                    resolve(game, effects[0])
                else:
                    game.push(self.choice(seat))
                return
            nth += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseEffect(Ask):
    """R-49  The owner says which of several effects comes next."""

    def options(self, game: Game) -> vec[i64]:
        found = vec[i64]()
        for effect in distinct_effects(game, self.seat):
            found = append(found, effect.option(game))
        return found

    def answer(self, game: Game, option: i64) -> None:
        resolve(game, self.effect(game, option))

    def effect(self, game: Game, option: i64) -> Effect:
        """The waiting effect that an option means."""
        effects = distinct_effects(game, self.seat)
        at = [effect.option(game) for effect in effects].index(option)
        return effects[at]

    def prompt(self, game: Game) -> Message:
        return Message("choose-effect")

    def label(self, game: Game, option: i64) -> Message:
        return self.effect(game, option).label(game)

    def notation(self, game: Game, option: i64) -> str:
        return self.effect(game, option).notation(game)

    def touches(self, game: Game, option: i64) -> list[str]:
        return self.effect(game, option).touches(game)


def distinct_effects(game: Game, owner: i64) -> list[Effect]:
    """The waiting effects of a seat; of several that are alike, one."""
    found: list[Effect] = []
    for effect in game.waiting:
        if effect.owner == owner and effect not in found:
            found.append(effect)
    return found


def resolve(game: Game, effect: Effect) -> None:
    """An effect leaves the queue and comes next."""
    at = game.waiting.index(effect)
    game.waiting = game.waiting[:at] + game.waiting[at + 1 :]
    game.push(effect)
