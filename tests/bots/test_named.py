"""Bots by name, as people write them."""

from __future__ import annotations

import pytest

import harena
from harena.bots.budget import Budget, Simulations
from harena.bots.flat_monte_carlo import FlatMonteCarlo
from harena.bots.named import DEFAULT_SIMULATIONS, FORMS, bot_named
from harena.bots.random_bot import RandomBot
from harena.bots.tree_search import TreeSearch
from harena.kernel.dice import SeededDice
from harena.kernel.message import Refused


def simulations(name: str, budget: Budget | None = None) -> int:
    bot = bot_named(name, 0, budget)
    assert isinstance(bot, (FlatMonteCarlo, TreeSearch))
    assert isinstance(bot.budget, Simulations)
    return int(bot.budget.number)


def test_a_name_says_the_kind_of_bot() -> None:
    assert type(bot_named("random", 0)) is RandomBot
    assert type(bot_named("flat:5", 0)) is FlatMonteCarlo
    assert type(bot_named("tree:5", 0)) is TreeSearch


@pytest.mark.parametrize("kind", ["flat", "tree"])
def test_a_name_says_how_many_simulations(kind: str) -> None:
    assert simulations(f"{kind}:1") == 1
    assert simulations(f"{kind}:2000") == 2000
    assert simulations(f"{kind}:999999999") == 999_999_999
    assert simulations(kind) == DEFAULT_SIMULATIONS


@pytest.mark.parametrize("name", ["flat", "tree:7"])
def test_a_budget_takes_the_place_of_the_number(name: str) -> None:
    assert simulations(name, Simulations(3)) == 3


@pytest.mark.parametrize("name", ["random", "flat:2", "tree:2"])
def test_a_bot_has_the_dice_of_its_seed(name: str) -> None:
    assert bot_named(name, 8).dice.state == SeededDice(8).state


@pytest.mark.parametrize(
    "name",
    [
        *("", "oracle", "Random", "tree 5", " tree", "oracle:5"),
        *("random:", "random:5", "tree:", "flat:0", "tree:-3", "tree:1.5", "tree:many", "tree:5:5"),
        *("tree:²", "tree:٣", "flat:1000000000", "flat:" + "9" * 5000),
    ],
)
def test_a_name_that_nobody_bears_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        bot_named(name, 0)

    args = {"bot": name, "known": list(FORMS)}
    assert refused.value.plain() == {"rule": "", "id": "bot-unknown", "args": args}


def test_the_front_door_knows_bots_by_name() -> None:
    assert type(harena.bot("tree:5")) is TreeSearch
    assert harena.bot("random", seed=6).dice.state == SeededDice(6).state
