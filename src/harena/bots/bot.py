"""Bots: given a game, they answer its question."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from harena.kernel.dice import SeededDice
from harena.kernel.game import Game


@final
class Thought:
    """What a bot found out about one option: how often it tried it, and what it expects of it."""

    def __init__(self, option: int, visits: int, value: float) -> None:
        self.option: Final = option
        self.visits: Final = visits
        self.value: Final = value


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays a seat. It has dice of its own and never sees the table's."""

    def __init__(self, seed: int) -> None:
        self.dice: Final = SeededDice(seed)

    @abstractmethod
    def choose(self, game: Game) -> i64:
        """One of the options offered. The game is a copy with the bot's own dice."""

    def thoughts(self, game: Game) -> list[Thought]:
        """What the bot makes of each option, the one it would choose first."""
        return [Thought(int(self.choose(game)), 0, 0.5)]


def consult(bot: Bot, game: Game) -> i64:
    """Ask a bot about a table: it gets a copy whose dice are its own."""
    return bot.choose(game.copy(bot.dice))


def consult_thoughts(bot: Bot, game: Game) -> list[Thought]:
    """Ask a bot what it makes of each option, as `consult` does."""
    return bot.thoughts(game.copy(bot.dice))
