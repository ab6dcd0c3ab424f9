"""Bots by name, as people write them: `random`, `greedy`, `flat:500`, `tree:2000`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harena.bots.budget import Budget, Simulations
from harena.bots.flat_monte_carlo import FlatMonteCarlo
from harena.bots.greedy_bot import GreedyBot, policy_of
from harena.bots.random_bot import RandomBot
from harena.bots.tree_search import TreeSearch
from harena.kernel.message import Refused

if TYPE_CHECKING:
    from harena.bots.bot import Bot
    from harena.kernel.gametype import GameType

DEFAULT_SIMULATIONS = 1000
FORMS = ("random", "greedy", "flat:N", "tree:N")
"""How a bot can be named; N is a number of simulations."""


def bot_named(name: str, seed: int, budget: Budget | None = None) -> Bot:
    """The bot of this name; a budget replaces the number of simulations. Refused if unknown."""
    kind, colon, number = name.partition(":")
    if kind in ("random", "greedy") and not colon:
        return RandomBot(seed) if kind == "random" else GreedyBot(seed)
    if kind not in ("flat", "tree") or (colon and not _is_number(number)):
        raise Refused("", "bot-unknown", {"bot": name, "known": list(FORMS)})
    budget = budget or Simulations(int(number) if colon else DEFAULT_SIMULATIONS)
    return FlatMonteCarlo(seed, budget) if kind == "flat" else TreeSearch(seed, budget)


def check_bot(name: str, type: GameType) -> None:
    """Refuse a name that nobody bears, or a bot that cannot play this game."""
    if isinstance(bot_named(name, 0), GreedyBot):
        policy_of(type)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and int(text[:10]) > 0 and len(text) < 10
