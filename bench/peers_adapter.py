"""Harena's figures for a benchmark that measures it beside its peers, in the same rounds.

`cases()` gives pairs of a name and a function. The function measures for so many seconds of CPU time
and returns rates: `dec/s`, `game/s` and `dec/game`, or `op/s`. A decision is an answer to an ask with
two options or more, each checked for being on offer; a lone option is answered by the game itself
and is not counted.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from time import perf_counter, process_time
from typing import TypeAlias

import harena
from harena.bots.budget import Simulations
from harena.bots.playout import play_at_random
from harena.bots.tree_search import TreeSearch

Rates: TypeAlias = dict[str, float]
Measure: TypeAlias = Callable[[float], Rates]
NewGame: TypeAlias = Callable[[], harena.Game]

VARIANTS: tuple[tuple[str, NewGame], ...] = (
    ("pig", partial(harena.new, "pig")),
    ("ewn", partial(harena.new, "ewn")),
    ("ewn placed at random", partial(harena.new, "ewn", placing="random")),
)
"""By name, how a game is begun. The rules' own default lets people place their stones, which makes about
ten decisions more a game; peers place at random, so that is measured as well."""

STATES = 200
"""So many states met along random games are copied in turn."""

CHUNK_SECONDS = 0.003
"""The clock is read about this often."""


def cases() -> list[tuple[str, Measure]]:
    """What is measured, by name."""
    found: list[tuple[str, Measure]] = []
    for name, new in VARIANTS:
        found += [
            (f"harena {name}, bulk", bulk(new)),
            (f"harena {name}, stepped", stepped(new)),
            (f"harena {name}, copy", copied(new)),
            (f"harena {name}, tree search", searched(new)),
        ]
    return found


def bulk(new: NewGame) -> Measure:
    """Whole random games inside one call."""

    def play(games: int) -> int:
        return int(play_at_random(new(), games, random.getrandbits(32)))

    return lambda seconds: _rates(play, seconds)


def stepped(new: NewGame) -> Measure:
    """Whole random games from interpreted Python, through the public interface."""
    rnd = random.random

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state = new()
            state.auto = True
            while not state.is_over:
                options = state.options()
                state.play(options[int(rnd() * len(options))])
                decisions += 1
        return decisions

    return lambda seconds: _rates(play, seconds)


def copied(new: NewGame) -> Measure:
    """Copies of states met along random games, called for from interpreted Python."""
    states = _states(new)
    dice = harena.SeededDice(random.getrandbits(32))

    def copy_all(times: int) -> int:
        for _ in range(times):
            for state in states:
                state.copy(dice)
        return times * len(states)

    def measure(seconds: float) -> Rates:
        found = _rates(copy_all, seconds)
        return {"op/s": found["dec/s"]}

    return measure


def searched(new: NewGame) -> Measure:
    """Simulations of the tree search, from the first decision of a new game.

    Rewards run from 0 to 1 here and from -1 to 1 at peers, so the default weight of exploration, 1,
    is their `uct_c` of 2.
    """

    def measure(seconds: float) -> Rates:
        number = 200
        while True:
            start = new()
            bot = TreeSearch(random.getrandbits(32), Simulations(number), explore=1.0)
            began = process_time()
            harena.consult(bot, start)
            took = process_time() - began
            if took >= seconds:
                return {"op/s": number / took}
            number = (
                max(number + 1, int(number * 1.15 * seconds / took)) if took > seconds / 50 else number * 8
            )

    return measure


def _states(new: NewGame) -> list[harena.Game]:
    """States in which a decision waits, out of twenty random games."""
    met: list[harena.Game] = []
    for _ in range(20):
        state = new()
        state.auto = True
        while not state.is_over:
            met.append(state.copy(state.dice))
            state.play(random.choice(state.options()))
    random.shuffle(met)
    return met[:STATES]


def _rates(play: Callable[[int], int], seconds: float) -> Rates:
    """Call `play(games)`, which returns how many decisions there were, until the time is up."""
    chunk = _chunk(play)
    games = decisions = 0
    began = process_time()
    while (took := process_time() - began) < seconds:
        decisions += play(chunk)
        games += chunk
    return {"dec/s": decisions / took, "game/s": games / took, "dec/game": decisions / games}


def _chunk(play: Callable[[int], int]) -> int:
    """How many games fill the time between two looks at the clock; finding out warms the caches."""
    began = perf_counter()
    play(3)
    return max(1, int(3 * CHUNK_SECONDS / max(1e-7, perf_counter() - began)))
