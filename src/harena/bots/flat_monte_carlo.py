"""Flat Monte Carlo: try every option equally often, play each trial out, keep the best."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from harena.bots.bot import Bot, Thought
from harena.bots.budget import Budget
from harena.bots.playout import Trial
from harena.kernel.game import Game


@final
class FlatMonteCarlo(Bot):
    """No tree: an honest opponent for small games, and a check on the search that has one."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed)
        self.budget: Final = budget

    def choose(self, game: Game) -> i64:
        return i64(self.thoughts(game)[0].option)

    def thoughts(self, game: Game) -> list[Thought]:
        seat = game.seat
        options = game.options()
        visits = [0] * len(options)
        rewards = [0.0] * len(options)
        done: i64 = 0
        trial = Trial(game, None, None, 0)
        while done == 0 or self.budget.allows(done):
            at = int(done % len(options))
            tried = game.copy(self.dice)
            tried.auto = True
            tried.choose_known(options[at])
            visits[at] += 1
            rewards[at] += trial.rewards(tried, self.dice)[seat]
            done += 1
        found = [
            Thought(option, visits[i], rewards[i] / max(1, visits[i])) for i, option in enumerate(options)
        ]
        return sorted(found, key=_promise)


def _promise(thought: Thought) -> float:
    return -thought.value if thought.visits else 1.0
