"""What a game tells a bot about itself."""

from __future__ import annotations

from harena.bots.budget import Simulations
from harena.bots.playout import play_out
from harena.bots.tree_search import TreeSearch
from harena.kernel.dice import Dice, SeededDice
from harena.kernel.game import Game
from harena.kernel.policy import Evaluation, Policy
from tests import toy


class LastOffered(Policy):
    """Takes the last option and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def choose(self, game: Game, dice: Dice) -> int:
        self.asked.append(game.question().name())
        return game.options()[-1]


class Half(Evaluation):
    """Thinks every position even."""

    def value(self, game: Game, seat: int) -> float:
        return 0.5


def test_a_policy_plays_where_chance_would_have() -> None:
    policy = LastOffered()
    game = toy.new(SeededDice(3), apples=2)
    play_out(game, SeededDice(0), policy, 1)

    assert policy.asked == ["pick-or-shake"]
    assert game.notations() == ["pass", "net 1", "net 2"]


def test_an_evaluation_stands_in_for_the_rest_of_the_game() -> None:
    bot = TreeSearch(0, Simulations(20), evaluation=Half())

    assert {thought.value for thought in bot.thoughts(toy.new(SeededDice(0), apples=9))} == {0.5}
