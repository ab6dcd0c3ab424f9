"""The bot that plays at random: the zero of every scale."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from harena.bots.bot import Bot
from harena.kernel.game import Game


@final
class RandomBot(Bot):
    """Any option, each as likely as the others."""

    def choose(self, game: Game) -> i64:
        return game.offered[self.dice.roll(len(game.offered))]
