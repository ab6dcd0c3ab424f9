"""The bot that plays as the game itself would: by the policy that the game supplies."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from harena.bots.bot import Bot
from harena.kernel.game import Game
from harena.kernel.gametype import GameType
from harena.kernel.message import Refused
from harena.kernel.policy import Policy


@final
class GreedyBot(Bot):
    """Answers at once by the policy of the game, without trying anything out."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.type: GameType | None = None
        """The game whose policy it has."""
        self.policy: Policy | None = None

    def choose(self, game: Game) -> i64:
        type = game.setup.type
        policy = self.policy
        if policy is None or type is not self.type:
            policy = policy_of(type)
            self.policy = policy
            self.type = type
        return policy.choose(game, self.dice)


def policy_of(type: GameType) -> Policy:
    """The policy of a game; refused if it has none."""
    policy = type.policy()
    if policy is None:
        raise Refused("", "bot-without-policy", {"game": type.id})
    return policy
