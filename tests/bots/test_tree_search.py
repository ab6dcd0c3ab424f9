"""Tree search: the tree knows the answers, each seat is after its own reward."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import harena
from harena.bots.bot import Bot, Thought, consult, consult_thoughts
from harena.bots.budget import Budget, Simulations
from harena.bots.flat_monte_carlo import FlatMonteCarlo
from harena.bots.match import play_match
from harena.bots.random_bot import RandomBot
from harena.bots.tree_search import Node, TreeSearch
from harena.games import game_type
from harena.kernel.dice import Dice, SeededDice
from harena.kernel.game import Game, carry_over
from harena.kernel.gametype import GameType
from harena.kernel.message import Data, Message
from harena.kernel.outcome import Outcome
from harena.kernel.plain import Reader
from harena.kernel.policy import Evaluation, Policy
from harena.kernel.setup import Setup
from harena.kernel.snapshot import game_at
from harena.kernel.step import Ask
from harena_ewn import GAME as EWN
from harena_ewn.turn import PlaceStone
from harena_pig import GAME as PIG
from harena_pig.turn import RollOrHold
from tests import toy
from tests.toy import CloseGate, OrderEffects, PickOrShake, ThrowNets

# A game that is written down as the tree of all its answers: who is asked, then what follows each of
# them; at the ends, the place of each seat.

Places: TypeAlias = list[int]
Story: TypeAlias = "Places | tuple[int, list[Story]]"


class Told(Game):
    """A game whose whole course is told beforehand."""

    def copy(self, dice: Dice) -> Told:
        other = Told(self.setup, dice)
        carry_over(self, other)
        return other

    def state(self) -> Data:
        return {}

    def view(self) -> Data:
        return {}

    def follow(self, story: Story) -> None:
        if isinstance(story, tuple):
            self.push(Turn(*story))
        else:
            self.finish(Outcome("told", story))


class Turn(Ask):
    """Asks how the story goes on."""

    size: ClassVar[int] = 9

    def __init__(self, seat: int, ways: list[Story]) -> None:
        super().__init__(seat)
        self.ways: Final = ways

    def options(self, game: Game) -> vec[i64]:
        return vec[i64](range(len(self.ways)))

    def answer(self, game: Game, option: int) -> None:
        assert isinstance(game, Told)
        game.follow(self.ways[option])

    def prompt(self, game: Game) -> Message:
        return Message("told-which")

    def label(self, game: Game, option: int) -> Message:
        return Message("told-way")

    def notation(self, game: Game, option: int) -> str:
        return str(option)


class ToldType(GameType):
    """A game that tells a search nothing about itself."""

    def set_up(self, setup: Setup, dice: Dice) -> Game:
        return Told(setup, dice)

    def restore(self, game: Game, state: Reader) -> None:
        """There is no state."""


TOLD: Final = ToldType("told", version=1, seats=(2, 5), settings=(), steps=(Turn,), package="tests")


def told(seats: int, story: Story) -> Told:
    game = Told(TOLD.agreed(seats, {}), SeededDice(0))
    game.follow(story)
    game.begin()
    return game


class Even(Evaluation):
    """Thinks every position even."""

    def value(self, game: Game, seat: int) -> float:
        return 0.5


class Rest(Evaluation):
    """Never asked, because the horizon lies behind the end."""

    def value(self, game: Game, seat: int) -> float:
        raise AssertionError("the game was not played to its end")


class Baskets(Evaluation):
    """Remembers how many apples were on the tree when it was asked, and sides with the fuller basket."""

    def __init__(self) -> None:
        self.trees: list[int] = []

    def value(self, game: Game, seat: int) -> float:
        orchard = toy.orchard(game)
        self.trees.append(orchard.tree)
        return orchard.baskets[seat] / 10


class Last(Policy):
    """Takes the last option, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, game: Game, dice: Dice) -> int:
        self.asked += 1
        return game.options()[-1]


class Twice(Budget):
    """Lasts for two more simulations after the first."""

    def allows(self, done: int) -> bool:
        return done < 3


def tree(simulations: int, seed: int = 0, explore: float = 1.0) -> TreeSearch:
    return TreeSearch(seed, Simulations(simulations), explore=explore)


def facts(thoughts: list[Thought]) -> list[tuple[int, int, float]]:
    return [(thought.option, thought.visits, thought.value) for thought in thoughts]


def key(node: Node) -> tuple[type[Ask] | None, int, int]:
    return (node.asked, int(node.seat), int(node.option))


def nodes(top: Node) -> list[Node]:
    """A node and all below it."""
    found = [top]
    for node in found:
        found += node.children
    return found


def answered(bot: Bot, game: Game) -> str:
    return game.question().notation(game, consult(bot, game))


def wins(game: str, simulations: int, games: int, seats: int = 2, **settings: object) -> int:
    """Games won against random players, each seat taken in turn."""
    setup = game_type(game).agreed(seats, settings)
    won = 0
    for seed in range(games):
        bots: list[Bot] = [RandomBot(1000 + seed)] * seats
        bots[seed % seats] = tree(simulations, 2000 + seed)
        outcome, _ = play_match(setup, bots, seed)
        won += outcome is not None and outcome.winners() == [seed % seats]
    return won


# What the tree is


def test_a_child_is_known_by_the_class_of_its_ask_its_seat_and_its_option() -> None:
    top = Node(None, -1, -1)
    child = top.grow(RollOrHold, 0, 1)

    assert top.children == [child]
    assert top.child(RollOrHold, 0, 1) is child
    assert top.child(RollOrHold, 0, 0) is None
    assert top.child(RollOrHold, 1, 1) is None
    assert top.child(PlaceStone, 0, 1) is None


def test_whoever_chance_brings_to_the_turn_has_children_of_its_own() -> None:
    game = PIG.new(SeededDice(0), 3, {"goal": 30})
    top = tree(400).tree(game)
    (roll,) = [child for child in top.children if child.option == 0]

    assert {key(child) for child in roll.children} == {(RollOrHold, s, o) for s in (0, 1) for o in (0, 1)}


def test_whatever_chance_brings_about_to_ask_has_children_of_its_own() -> None:
    game = toy.new(SeededDice(0), seats=2, apples=9)
    game.nets = [0, 0]
    top = tree(600).tree(game)
    (shake,) = [child for child in top.children if child.option == 3]
    asked = {(child.asked, int(child.seat)) for child in shake.children}

    assert {(PickOrShake, 1), (OrderEffects, 0)} <= asked
    assert {node.asked for node in nodes(top)} <= {None, PickOrShake, OrderEffects, ThrowNets, CloseGate}


def test_no_two_children_share_a_key() -> None:
    for node in nodes(tree(300).tree(toy.new(SeededDice(0)))):
        keys = [key(child) for child in node.children]

        assert len(set(keys)) == len(keys)


def test_every_simulation_is_counted_along_its_way_and_adds_one_answer() -> None:
    top = tree(150).tree(toy.new(SeededDice(0), apples=9))

    assert sum(child.visits for child in top.children) == 150
    assert len(nodes(top)) == 1 + 150
    for node in nodes(top)[1:]:
        assert node.visits >= max(1, sum(child.visits for child in node.children))
        assert 0 <= node.reward <= float(node.visits)


def test_every_option_is_tried_once_before_one_is_tried_twice() -> None:
    game = harena.new("ewn", seed=0)
    visits = [sorted(child.visits for child in tree(n).tree(game).children) for n in (4, 6, 8)]

    assert visits == [[1, 1, 1, 1], [1] * 6, [1, 1, 1, 1, 2, 2]]


def test_exploring_more_spreads_the_visits() -> None:
    game = told(2, (0, [[1, 2], [2, 1]]))
    loser = [min(t.visits for t in tree(200, explore=explore).thoughts(game)) for explore in (0.1, 1.0, 50.0)]

    assert loser[0] < loser[1] < loser[2]


# What it chooses


def test_a_way_that_wins_at_once_is_found() -> None:
    assert consult(tree(40), told(2, (0, [[2, 1], [1, 2], [2, 1]]))) == 1


def test_a_win_that_no_answer_can_prevent_is_found() -> None:
    trap: Story = (0, [[2, 1], [2, 1], [2, 1], [1, 2]])
    forced: Story = (1, [trap, trap])
    tempting: Story = (1, [(0, [[1, 2], [1, 2], [1, 2]]), (0, [[2, 1]] * 3)])
    game = told(2, (0, [tempting, forced]))

    assert consult(tree(600), game) == 1
    assert consult(FlatMonteCarlo(0, Simulations(600)), game) == 0


def test_the_move_that_wins_at_ewn_is_found() -> None:
    position: Data = {
        "red": {"1": "d4", "2": "a1"},
        "blue": {"6": "e4", "1": "b5"},
        "agenda": [{"step": "move-stone", "seat": 0, "face": 1}],
    }

    assert answered(tree(60), game_at(EWN.agreed(2, {}), position, SeededDice(0))) == "move 1 e5"


def test_who_is_about_to_lose_at_ewn_captures_the_stone_that_would_win() -> None:
    position: Data = {
        "red": {"1": "b3", "2": "a1"},
        "blue": {"3": "b2", "5": "e5"},
        "agenda": [{"step": "move-stone", "seat": 0, "face": 2}],
    }

    assert answered(tree(400), game_at(EWN.agreed(2, {}), position, SeededDice(0))) == "move 2 b2"


def test_who_has_enough_at_pig_holds() -> None:
    agenda = [{"step": "roll-or-hold", "seat": 1, "total": 12}]
    game = game_at(PIG.agreed(3, {}), {"scores": [95, 88, 10], "agenda": agenda}, SeededDice(0))

    assert answered(tree(60), game) == "hold"


def test_who_holds_nothing_at_pig_rolls() -> None:
    assert answered(tree(200), PIG.new(SeededDice(0), 2, {})) == "roll"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_seat_is_after_its_own_reward_not_after_the_ruin_of_the_first(seats: int) -> None:
    others = [seats] * (seats - 3)
    left: Story = (1, [[2, 1, 3, *others], [3, 2, 1, *others]])
    right: Story = (2, [[3, 2, 1, *others], [1, 3, 2, *others]])
    game = told(seats, (0, [left, right]))

    assert consult(tree(400), game) == 0
    assert consult(FlatMonteCarlo(0, Simulations(400)), game) == 1


def test_the_value_of_an_answer_is_the_reward_of_the_seat_that_gives_it() -> None:
    for seat in range(3):
        (thought,) = consult_thoughts(tree(10), told(3, (seat, [[1, 2, 3]])))

        assert facts([thought]) == [(0, 10, [1.0, 0.5, 0.0][seat])]


def test_a_lone_option_at_the_root_is_chosen() -> None:
    position: Data = {"tree": 0, "agenda": [{"step": "close-gate", "seat": 1}]}
    game = game_at(toy.GAME.agreed(2, {}), position, SeededDice(0))

    assert consult(tree(5), game) == 0
    assert facts(consult_thoughts(tree(5), game)) == [(0, 5, 0.5)]


def test_a_lone_option_further_on_is_no_answer_of_the_tree() -> None:
    game = told(2, (0, [(1, [[1, 2]]), (1, [[2, 1]])]))
    top = tree(20).tree(game)

    assert {node.seat for node in nodes(top)} == {-1, 0}
    assert consult(tree(20), game) == 0


# Policy, evaluation, horizon, budget, seed


def test_a_policy_plays_out_what_lies_beyond_the_tree() -> None:
    policy = Last()
    game = told(2, (0, [(1, [(0, [[1, 2], [2, 1]])] * 2)] * 2))
    (thought,) = TreeSearch(0, Simulations(1), policy).thoughts(game)

    assert policy.asked == 2
    assert thought.value == 0.0


def test_an_evaluation_is_not_asked_about_a_game_that_has_ended() -> None:
    game = told(2, (0, [(1, [[1, 2], [2, 1]])] * 2))
    bot = TreeSearch(0, Simulations(40), evaluation=Rest(), horizon=9)

    assert sum(thought.visits for thought in bot.thoughts(game)) == 40


def test_a_policy_and_an_evaluation_of_the_game_serve_where_none_is_given() -> None:
    game = toy.new(SeededDice(0), seats=2, apples=9, wasps=False)
    game.nets = [0, 0]
    own = TreeSearch(0, Simulations(60)).thoughts(game)
    given = TreeSearch(0, Simulations(60), toy.Picker(), toy.Share()).thoughts(game)

    assert facts(own) == facts(given)


def test_an_evaluation_judges_where_the_tree_ends() -> None:
    evaluation = Baskets()
    game = toy.new(SeededDice(0), seats=2, apples=9)
    consult(TreeSearch(0, Simulations(1), policy=Last(), evaluation=evaluation, horizon=0), game)

    assert len(evaluation.trees) == 2
    assert min(evaluation.trees) >= 6


def test_a_farther_horizon_is_judged_later() -> None:
    trees = []
    for horizon in (0, 6):
        evaluation = Baskets()
        game = toy.new(SeededDice(0), seats=2, apples=9)
        policy = toy.Picker()
        consult(TreeSearch(0, Simulations(10), policy, evaluation, horizon), game)
        trees.append(sum(evaluation.trees))

    assert trees[1] < trees[0]


def test_an_evaluation_that_knows_nothing_values_all_alike() -> None:
    bot = TreeSearch(0, Simulations(40), evaluation=Even())

    assert {thought.value for thought in bot.thoughts(toy.new(SeededDice(0), apples=9))} == {0.5}


def test_an_evaluation_is_followed() -> None:
    bot = TreeSearch(0, Simulations(300), evaluation=Baskets())
    game = toy.new(SeededDice(0), seats=2, apples=9, wasps=False)
    game.nets = [0, 0]

    assert answered(bot, game) == "shake 3"


def test_a_budget_of_ones_own_is_heeded() -> None:
    top = TreeSearch(0, Twice()).tree(toy.new(SeededDice(0)))

    assert sum(child.visits for child in top.children) == 3


def test_what_is_tried_most_comes_first() -> None:
    visits = [thought.visits for thought in consult_thoughts(tree(300), toy.new(SeededDice(0)))]

    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == 300


@pytest.mark.parametrize("id", ["orchard", "pig", "ewn"])
def test_the_same_seed_thinks_the_same(id: str) -> None:
    game = toy.new(SeededDice(0), apples=9) if id == "orchard" else harena.new(id, seed=0)

    assert facts(tree(80, 4).thoughts(game)) == facts(tree(80, 4).thoughts(game))
    assert facts(tree(80, 4).thoughts(game)) != facts(tree(80, 5).thoughts(game))


def test_a_bot_that_is_asked_again_goes_on_with_its_own_dice() -> None:
    game = harena.new("pig", seed=0)
    bot = tree(50)

    assert facts(bot.thoughts(game)) != facts(bot.thoughts(game))


# How strong it is


def test_it_wins_clearly_against_random_at_ewn() -> None:
    assert wins("ewn", 80, 16, placing="random") >= 12


def test_it_wins_clearly_against_random_at_pig() -> None:
    assert wins("pig", 40, 16, goal=50) >= 13


def test_it_wins_clearly_against_three_random_players() -> None:
    assert wins("pig", 40, 12, seats=4, goal=30) >= 8
