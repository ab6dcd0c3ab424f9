"""Bots by name, as people write them: `random`, `flat:500`, `tree:2000`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harena.bots.budget import Budget, Simulations
from harena.bots.flat_monte_carlo import FlatMonteCarlo
from harena.bots.random_bot import RandomBot
from harena.bots.tree_search import TreeSearch
from harena.kernel.message import Refused

if TYPE_CHECKING:
    from harena.bots.bot import Bot

DEFAULT_SIMULATIONS = 1000
FORMS = ("random", "flat:N", "tree:N")
"""How a bot can be named; N is a number of simulations."""


def bot_named(name: str, seed: int, budget: Budget | None = None) -> Bot:
    """The bot of this name; a budget replaces the number of simulations. Refused if unknown."""
    kind, colon, number = name.partition(":")
    if kind == "random" and not colon:
        return RandomBot(seed)
    if kind not in ("flat", "tree") or (colon and not _is_number(number)):
        raise Refused("", "bot-unknown", {"bot": name, "known": list(FORMS)})
    budget = budget or Simulations(int(number) if colon else DEFAULT_SIMULATIONS)
    return FlatMonteCarlo(seed, budget) if kind == "flat" else TreeSearch(seed, budget)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and int(text[:10]) > 0 and len(text) < 10
