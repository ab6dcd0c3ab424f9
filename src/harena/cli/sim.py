"""`harena sim`: many games between bots, and how often each seat wins."""

from __future__ import annotations

import argparse
from math import sqrt

from harena.bots.match import play_match
from harena.bots.named import bot_named, check_bot
from harena.cli.output import console, print_json, with_progress
from harena.cli.wishes import add_json, add_settings, positive, seed, seed_from, setup_from
from harena.games import game_type
from harena.kernel.message import Data, Refused
from harena.kernel.setup import Setup

EXAMPLE = """example:
  harena sim ewn --bots tree:200,random --games 100 --rotate --seed 1"""
SURE = 1.96
"""Standard errors on either side of a 95 % interval."""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "sim",
        help="let bots play many games",
        description="Let bots play each other and count what each seat gets, with 95 % intervals.",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--bots", default="random,random", metavar="LIST", help="a bot for each seat")
    parser.add_argument(
        "--rotate", action="store_true", help="bots change seats after every game; count by bot, not by seat"
    )
    parser.add_argument("--games", type=positive, default=100, metavar="N")
    parser.add_argument("--seed", type=seed, metavar="N")
    add_settings(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    type = game_type(args.game)
    names = [name.strip() for name in args.bots.split(",")]
    setup = setup_from(args, type, len(names))
    for name in names:
        check_bot(name, type)
    number = seed_from(args.seed)
    found = simulated(setup, names, args.games, number, rotate=args.rotate)
    if args.json:
        print_json({"game": type.id, "settings": dict(setup.settings), "seed": number, **found})
    else:
        show(found, number)
    return 0


def simulated(setup: Setup, names: list[str], games: int, seed: int, *, rotate: bool) -> Data:
    """Play so many games; the share of reward of each seat, or of each bot, with its interval."""
    bots = [bot_named(name, seed + nth) for nth, name in enumerate(names)]
    rewards: list[list[float]] = [[] for _ in names]
    reasons: dict[str, int] = {}
    decisions = 0
    for nth in with_progress(range(games), "games", games):
        turned = nth % len(bots) if rotate else 0
        outcome, answered = play_match(setup, bots[turned:] + bots[:turned], seed + 1000 * (nth + 1))
        if outcome is None:
            raise Refused("", "sim-endless", {"game": setup.type.id, "nth": nth + 1})
        decisions += answered
        reasons[outcome.reason] = reasons.get(outcome.reason, 0) + 1
        for seat, reward in enumerate(outcome.rewards):
            rewards[(seat + turned) % len(bots)].append(reward)
    shares = [{"bot": name, **interval(rewards[nth])} for nth, name in enumerate(names)]
    counted = {"bots": shares} if rotate else {"seats": shares}
    return {"games": games, "decisions": decisions, "reasons": reasons, **counted}


def interval(rewards: list[float]) -> dict[str, float]:
    """The mean of some rewards from 0 to 1, and its 95 % interval (Wilson)."""
    n = len(rewards)
    mean = sum(rewards) / n
    square = SURE * SURE
    middle = (mean + square / (2 * n)) / (1 + square / n)
    half = SURE / (1 + square / n) * sqrt(mean * (1 - mean) / n + square / (4 * n * n))
    return {"share": mean, "from": max(0.0, middle - half), "to": min(1.0, middle + half)}


def show(found: Data, seed: int) -> None:
    screen = console()
    screen.print(f"{found['games']} games, {found['decisions']} decisions, seed {seed}")
    what, shares = ("bot", found["bots"]) if "bots" in found else ("seat", found["seats"])
    assert isinstance(shares, list)
    for number, one in enumerate(shares):
        share = f"{one['share']:7.1%}  ({one['from']:.1%} to {one['to']:.1%})"
        screen.print(f"  {what} {number}  {one['bot']:<12} {share}")
    reasons = found["reasons"]
    assert isinstance(reasons, dict)
    screen.print("  ended by: " + ", ".join(f"{reason} {number}" for reason, number in reasons.items()))
