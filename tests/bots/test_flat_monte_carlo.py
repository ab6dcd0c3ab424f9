"""Flat Monte Carlo: every option equally often."""

from __future__ import annotations

from harena.bots.bot import Bot, Thought, consult, consult_thoughts
from harena.bots.budget import Simulations
from harena.bots.flat_monte_carlo import FlatMonteCarlo
from harena.bots.match import play_match
from harena.bots.random_bot import RandomBot
from harena.games import game_type
from harena.kernel.dice import SeededDice
from harena.kernel.message import Data
from harena.kernel.snapshot import game_at
from harena_ewn import GAME as EWN
from harena_pig import GAME as PIG
from tests import toy


def flat(simulations: int, seed: int = 0) -> FlatMonteCarlo:
    return FlatMonteCarlo(seed, Simulations(simulations))


def facts(thoughts: list[Thought]) -> list[tuple[int, int, float]]:
    return [(thought.option, thought.visits, thought.value) for thought in thoughts]


def wins(game: str, simulations: int, games: int, **settings: object) -> int:
    """Games won against a random player, each seat taken in turn."""
    setup = game_type(game).agreed(2, settings)
    won = 0
    for seed in range(games):
        bots: list[Bot] = [RandomBot(1000 + seed), RandomBot(1000 + seed)]
        bots[seed % 2] = flat(simulations, 2000 + seed)
        outcome, _ = play_match(setup, bots, seed)
        won += outcome is not None and outcome.winners() == [seed % 2]
    return won


def test_every_option_is_tried_equally_often() -> None:
    thoughts = consult_thoughts(flat(22), toy.new(SeededDice(0)))

    assert {thought.option: thought.visits for thought in thoughts} == {0: 6, 1: 6, 2: 5, 3: 5}


def test_the_most_promising_option_comes_first() -> None:
    values = [thought.value for thought in consult_thoughts(flat(400), toy.new(SeededDice(0)))]

    assert values == sorted(values, reverse=True)
    assert all(0 <= value <= 1 for value in values)


def test_with_fewer_simulations_than_options_what_was_not_tried_comes_last() -> None:
    thoughts = consult_thoughts(flat(2), toy.new(SeededDice(0)))

    assert [thought.visits for thought in thoughts] == [1, 1, 0, 0]
    assert {thought.option for thought in thoughts[:2]} == {0, 1}
    assert facts(thoughts[2:]) == [(2, 0, 0.0), (3, 0, 0.0)]


def test_what_was_tried_and_always_lost_still_comes_before_what_was_not_tried() -> None:
    position: Data = {"scores": [0, 0], "agenda": [{"step": "roll-or-hold", "seat": 0, "total": 2}]}
    setup = PIG.agreed(2, {"goal": 1000})
    found = [flat(1, seed).thoughts(game_at(setup, position, SeededDice(0)))[0] for seed in range(8)]

    assert {thought.visits for thought in found} == {1}
    assert 0.0 in [thought.value for thought in found]


def test_the_same_seed_thinks_the_same() -> None:
    game = toy.new(SeededDice(0), apples=9)

    assert facts(flat(60, 4).thoughts(game)) == facts(flat(60, 4).thoughts(game))
    assert facts(flat(60, 4).thoughts(game)) != facts(flat(60, 5).thoughts(game))


def test_a_lone_option_is_chosen() -> None:
    position: Data = {"tree": 0, "agenda": [{"step": "close-gate", "seat": 1}]}
    game = game_at(toy.GAME.agreed(2, {}), position, SeededDice(0))

    assert facts(consult_thoughts(flat(3), game)) == [(0, 3, 0.5)]
    assert consult(flat(3), game) == 0


def test_a_move_that_wins_at_once_is_found() -> None:
    position: Data = {
        "red": {"1": "d4", "2": "a1"},
        "blue": {"6": "e4", "1": "b5"},
        "agenda": [{"step": "move-stone", "seat": 0, "face": 1}],
    }
    game = game_at(EWN.agreed(2, {}), position, SeededDice(0))

    assert game.question().notation(game, consult(flat(60), game)) == "move 1 e5"


def test_it_wins_clearly_against_random_at_ewn() -> None:
    assert wins("ewn", 80, 16, placing="random") >= 12


def test_it_wins_clearly_against_random_at_pig() -> None:
    assert wins("pig", 40, 16, goal=50) >= 13
