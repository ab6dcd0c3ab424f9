"""Open-loop tree search: the tree knows the answers, chance is drawn anew in every simulation."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from harena.bots.bot import Bot, Thought
from harena.bots.budget import Budget
from harena.bots.playout import Trial
from harena.kernel.dice import SeededDice
from harena.kernel.game import Game
from harena.kernel.policy import Evaluation, Policy
from harena.kernel.step import Ask

EXPLORE: Final = 1.0
"""Weight of what is little known, for rewards from 0 to 1."""


@final
class Node:
    """An answer: the ask it was given to, by which seat, and what came of it for that seat."""

    def __init__(self, asked: type[Ask] | None, seat: i64, option: i64) -> None:
        self.asked: Final = asked
        self.seat: Final[i64] = seat
        self.option: Final[i64] = option
        self.visits: i64 = 0
        self.offers: i64 = 0
        self.reward: float = 0.0
        self.children: list[Node] = []

    def child(self, asked: type[Ask], seat: i64, option: i64) -> Node | None:
        for child in self.children:
            if child.option == option and child.seat == seat and child.asked is asked:
                return child
        return None

    def grow(self, asked: type[Ask], seat: i64, option: i64) -> Node:
        child = Node(asked, seat, option)
        self.children.append(child)
        return child


@final
class TreeSearch(Bot):
    """Upper confidence bounds over the answers of any number of seats, each after its own reward."""

    def __init__(
        self,
        seed: int,
        budget: Budget,
        policy: Policy | None = None,
        evaluation: Evaluation | None = None,
        horizon: int = 0,
        explore: float = EXPLORE,
    ) -> None:
        """Policy, evaluation and horizon as in `Trial`."""
        super().__init__(seed)
        self.budget: Final = budget
        self.policy: Final = policy
        self.evaluation: Final = evaluation
        self.horizon: Final = horizon
        self.explore: Final[float] = explore

    def choose(self, game: Game) -> i64:
        return i64(self.thoughts(game)[0].option)

    def thoughts(self, game: Game) -> list[Thought]:
        top = self.tree(game)
        found = [
            Thought(int(node.option), int(node.visits), node.reward / float(node.visits))
            for node in top.children
        ]
        return sorted(found, key=_promise)

    def tree(self, game: Game) -> Node:
        """The tree after as many simulations as the budget allows, one at least."""
        top = Node(None, -1, -1)
        trial = Trial(game, self.policy, self.evaluation, self.horizon)
        done: i64 = 0
        while done == 0 or self.budget.allows(done):
            self.simulate(game, top, trial)
            done += 1
        return top

    def simulate(self, root: Game, top: Node, trial: Trial) -> None:
        """Go down the tree, add one answer to it, try it out, and tell every answer on the way."""
        game = root.copy(self.dice)
        game.auto = True
        path: list[Node] = []
        node = top
        while not game.is_over and (node is top or node.visits > 0):
            node = select(node, game, self.dice, self.explore)
            path.append(node)
            game.choose_known(node.option)
        rewards = trial.rewards(game, self.dice)
        for node in path:
            node.visits += 1
            node.reward += rewards[node.seat]


def select(node: Node, game: Game, dice: SeededDice, explore: float) -> Node:
    """An answer never tried here, or else the one with the highest upper confidence bound."""
    ask = game.ask
    assert ask is not None
    asked = type(ask)
    seat = game.seat
    fresh = vec[i64]()
    best = node
    best_bound = -1e300
    for option in game.offered:
        child = node.child(asked, seat, option)
        if child is None:
            fresh = append(fresh, option)
        elif len(fresh) == 0:
            child.offers += 1
            visits = float(child.visits)
            bound = child.reward / visits + explore * sqrt(log(float(child.offers)) / visits)
            if bound > best_bound:
                best_bound = bound
                best = child
    if len(fresh) > 0:
        return node.grow(asked, seat, fresh[dice.roll(len(fresh))])
    return best


def _promise(thought: Thought) -> int:
    return -thought.visits
