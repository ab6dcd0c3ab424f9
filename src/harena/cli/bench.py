"""`harena bench`: decisions, copies and simulations per second of every installed game."""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Callable
from time import process_time

from harena.bots.budget import Simulations
from harena.bots.playout import copy_often, play_at_random, play_trials
from harena.bots.tree_search import TreeSearch
from harena.build import build
from harena.cli.output import console, print_json, with_progress
from harena.cli.wishes import add_json, positive
from harena.games import game_type, ids
from harena.kernel.dice import SeededDice
from harena.kernel.game import Game

EXAMPLE = """example:
  harena bench ewn --json"""
ROUNDS = 3
SECONDS = 0.3


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "bench",
        help="measure speed",
        description="Measure speed on one core, in CPU time, on the set-up that a game names; medians.",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--rounds", type=positive, default=ROUNDS, metavar="N")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    games = [game_type(id).id for id in args.games or ids()]
    jobs = [(game, what, measure) for game in games for what, measure in MEASURES.items()]
    found: dict[str, dict[str, float]] = {game: {} for game in games}
    for game, what, measure in with_progress(jobs, "measuring", len(jobs)):
        found[game][what] = round(statistics.median(rates(game, measure, args.rounds)))
    if args.json:
        print_json({"build": build(), "per_second": found})
    else:
        show(found)
    return 0


def rates(game: str, measure: Callable[[Game, int], int], rounds: int) -> list[float]:
    """How often a second the thing measured happens, in each round; batches grow to fill their time."""
    type = game_type(game)
    start = type.new(SeededDice(1), type.least_seats, type.reference())
    start.auto = True
    batch = 1
    found: list[float] = []
    while len(found) < rounds:
        begun = process_time()
        done = measure(start, batch)
        took = process_time() - begun
        if took < SECONDS:
            batch *= 2
        else:
            found.append(done / took)
    return found


def bulk(start: Game, batch: int) -> int:
    return play_at_random(start, batch, batch)


def copies(start: Game, batch: int) -> int:
    copy_often(start, batch)
    return batch


def stepped(start: Game, batch: int) -> int:
    decisions = 0
    dice = SeededDice(batch)
    for _ in range(batch):
        game = start.copy(dice)
        while not game.is_over:
            options = game.options()
            game.play(options[int(random.random() * len(options))])
            decisions += 1
    return decisions


def simulations(start: Game, batch: int) -> int:
    TreeSearch(batch, Simulations(batch)).choose(start)
    return batch


def playouts(start: Game, batch: int) -> int:
    """Decisions in simulations, beyond the tree."""
    return play_trials(start, batch, batch)


MEASURES = {
    "decisions in bulk": bulk,
    "decisions stepped from Python": stepped,
    "copies": copies,
    "tree search simulations": simulations,
    "decisions in its simulations": playouts,
}


def show(found: dict[str, dict[str, float]]) -> None:
    screen = console()
    screen.print(f"per second, one core, {build()}")
    for game, rates_found in found.items():
        for what, rate in rates_found.items():
            screen.print(f"  {game:<10} {what:<30} {rate:>12,.0f}")
