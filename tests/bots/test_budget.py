"""How long a bot may think."""

from __future__ import annotations

import pytest

from harena.bots.bot import Bot
from harena.bots.budget import Budget, Simulations
from harena.bots.flat_monte_carlo import FlatMonteCarlo
from harena.bots.tree_search import TreeSearch
from harena.kernel.dice import SeededDice
from tests import toy


class Patience(Budget):
    """Lasts for so many questions, and remembers them."""

    def __init__(self, lasts: int) -> None:
        self.lasts = lasts
        self.asked: list[int] = []

    def allows(self, done: int) -> bool:
        self.asked.append(int(done))
        return len(self.asked) <= self.lasts


def bots(budget: Budget) -> list[Bot]:
    return [FlatMonteCarlo(0, budget), TreeSearch(0, budget)]


def visits(bot: Bot) -> int:
    return sum(thought.visits for thought in bot.thoughts(toy.new(SeededDice(0))))


def test_so_many_simulations_and_no_more() -> None:
    budget = Simulations(3)

    assert budget.number == 3
    assert [budget.allows(done) for done in range(5)] == [True, True, True, False, False]


@pytest.mark.parametrize("number", [1, 2, 3, 50])
def test_a_bot_makes_as_many_simulations_as_its_budget_allows(number: int) -> None:
    for bot in bots(Simulations(number)):
        assert visits(bot) == number


@pytest.mark.parametrize("number", [0, -5])
def test_a_bot_makes_one_simulation_whatever_its_budget(number: int) -> None:
    for bot in bots(Simulations(number)):
        assert visits(bot) == 1


def test_a_budget_of_ones_own_is_asked_after_every_simulation() -> None:
    for nth in range(2):
        budget = Patience(4)
        bot = bots(budget)[nth]

        assert visits(bot) == 5
        assert budget.asked == [1, 2, 3, 4, 5]
