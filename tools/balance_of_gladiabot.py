"""Measure the balance of Gladiabot's robots: every trio against every trio, on every crate set.

Example: python tools/balance_of_gladiabot.py --games 200 --simulations 300

Both seats are played by the bot `greedy`, and every pair of trios meets in both seats, in so many games
each way. The field of a trio is all ten trios, itself among them. What the trios leave open, where crates
and robots are placed, falls to chance, as `greedy` places them. Then the best and the worst trio of the
default rules meet with `tree:N` in both seats. Intervals are of 95 %.

Exit code 1 when a bound that Harena promises for the default rules is not met.
"""

from __future__ import annotations

import argparse
import sys
from itertools import combinations
from multiprocessing import Pool
from multiprocessing.pool import Pool as Workers
from statistics import fmean as mean
from typing import NamedTuple, TypeAlias

import harena
from harena.bots.match import play_on
from harena.cli.sim import interval
from harena.kernel.setup import Setup

Trio: TypeAlias = tuple[str, ...]


class Job(NamedTuple):
    """So many games between two trios."""

    first: Trio
    second: Trio
    bot: str
    crates: str
    games: int
    seed: int


class Tournament(NamedTuple):
    """Every trio against every trio on a crate set: the rewards of the one against the other."""

    crates: str
    rewards: dict[tuple[Trio, Trio], list[float]]
    lead: list[float]
    """What the first seat got."""

    def against_all(self, trio: Trio) -> list[float]:
        return [reward for (own, _), rewards in self.rewards.items() if own == trio for reward in rewards]

    def with_robot(self, kind: str, opponent: Trio) -> list[float]:
        """What the trios that hold a robot got against one trio."""
        met = [rewards for (own, other), rewards in self.rewards.items() if kind in own and other == opponent]
        return [reward for rewards in met for reward in rewards]


class Choice(NamedTuple):
    """How good a robot is against one trio on one crate set, and by how much it leads or trails the next."""

    margin: float
    opponent: Trio
    crates: str
    share: float
    next: float


CRATES = ("standard", "low", "walls", "bare")
MOST_FOR_A_TRIO = 0.57
EVEN = 0.5
FIRST_SEAT = (0.47, 0.53)
COLOURS = ("red", "blue")


def kinds() -> list[str]:
    """The five kinds of robots of the default box, as their files call them."""
    game = harena.new("gladiabot", seed=0)
    game.play("colour red")
    game.play("colour blue")
    return [notation.split()[-1] for notation in game.notations()]


def setup_with(crates: str) -> Setup:
    return harena.game_type("gladiabot").agreed(2, {"crates": crates})


def met(job: Job) -> list[float]:
    """The rewards of the first seat."""
    start = started(job)
    bots = [harena.bot(job.bot, 2 * job.seed), harena.bot(job.bot, 2 * job.seed + 1)]
    found = []
    for nth in range(job.games):
        outcome, _ = play_on(start.copy(harena.SeededDice(job.seed + 1000 * nth)), bots)
        assert outcome is not None, "the round cap ends every game"
        found.append(outcome.rewards[0])
    return found


def started(job: Job) -> harena.Game:
    """A game whose trios are chosen."""
    setup = setup_with(job.crates)
    game = setup.type.set_up(setup, harena.SeededDice(job.seed))
    game.auto = True
    game.begin()
    for colour in COLOURS:
        game.play(f"colour {colour}")
    for colour, trio in zip(COLOURS, (job.first, job.second), strict=True):
        for kind in trio:
            game.play(f"take {colour} {kind}")
    return game


def tournament(crates: str, games: int, workers: Workers) -> Tournament:
    trios = list(combinations(kinds(), 3))
    jobs = [
        Job(first, second, "greedy", crates, games, 7919 * (10 * i + j) + 1)
        for i, first in enumerate(trios)
        for j, second in enumerate(trios)
    ]
    found = Tournament(crates, {(job.first, job.second): [] for job in jobs}, [])
    for job, rewards in zip(jobs, workers.map(met, jobs, chunksize=1), strict=True):
        found.rewards[job.first, job.second] += rewards
        found.rewards[job.second, job.first] += [1 - reward for reward in rewards]
        found.lead.extend(rewards)
    return found


def said(rewards: list[float]) -> str:
    found = interval(rewards)
    return f"{found['share']:6.1%}  ({found['from']:.1%} to {found['to']:.1%})"


def show_trios(found: Tournament) -> list[Trio]:
    """The trios, the best first."""
    ordered = sorted({own for own, _ in found.rewards}, key=lambda trio: -mean(found.against_all(trio)))
    print(f"\n{found.crates}: first seat {said(found.lead)}")
    for trio in ordered:
        print(f"  {', '.join(trio):40} {said(found.against_all(trio))}")
    return ordered


def choices(kind: str, found: list[Tournament]) -> tuple[Choice, Choice]:
    """Where a robot leads the others by most, and where it trails them by most."""
    ranked: list[Choice] = []
    trailing: list[Choice] = []
    for one in found:
        for opponent in {other for _, other in one.rewards}:
            shares = {other: mean(one.with_robot(other, opponent)) for other in kinds()}
            own = shares.pop(kind)
            best, worst = max(shares.values()), min(shares.values())
            ranked.append(Choice(own - best, opponent, one.crates, own, best))
            trailing.append(Choice(worst - own, opponent, one.crates, own, worst))
    return max(ranked), max(trailing)


def show_choices(found: list[Tournament]) -> bool:
    """For each robot, where it is the best choice and where the worst; whether there are both."""
    print("\nwhom to take against which trio, on which crates: the mean of the trios that hold the robot")
    whole = True
    for kind in kinds():
        for word, choice in zip(("best", "worst"), choices(kind, found), strict=True):
            against = f"against {', '.join(choice.opponent)} on {choice.crates}"
            print(f"  {kind:12} {word:6} {against:62} {choice.share:.1%}, next {choice.next:.1%}")
            whole = whole and choice.margin > 0
    return whole


def confirmed(best: Trio, worst: Trio, simulations: int, games: int, workers: Workers) -> bool:
    """Whether tree search wins with the best trio against the worst."""
    bot, each = f"tree:{simulations}", games // 2
    parts = 10
    rewards: list[float] = []
    for first, second in ((best, worst), (worst, best)):
        jobs = [
            Job(first, second, bot, "standard", each // parts, 104_729 + 31 * nth) for nth in range(parts)
        ]
        for found in workers.map(met, jobs, chunksize=1):
            rewards += found if first == best else [1 - reward for reward in found]
    print(f"\n{bot}, {len(rewards)} games on standard: {', '.join(best)} against {', '.join(worst)}")
    print(f"  {said(rewards)}")
    return interval(rewards)["from"] > EVEN


def measured(wishes: argparse.Namespace) -> dict[str, bool]:
    """Print it all; what was promised, and whether it is so."""
    with Pool() as workers:
        found = [tournament(crates, wishes.games, workers) for crates in CRATES]
        ordered, *_ = [show_trios(one) for one in found]
        both = show_choices(found)
        order = confirmed(ordered[0], ordered[-1], wishes.simulations, wishes.tree_games, workers)
    default = found[0]
    lead = interval(default.lead)
    return {
        f"no trio over {MOST_FOR_A_TRIO:.0%}": all(
            interval(default.against_all(trio))["to"] <= MOST_FOR_A_TRIO for trio in ordered
        ),
        "first seat 47 % to 53 %": FIRST_SEAT[0] <= lead["from"] and lead["to"] <= FIRST_SEAT[1],
        "each robot the best and the worst choice somewhere": both,
        "tree search confirms the best and the worst trio": order,
    }


def main() -> int:
    words = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    words.add_argument("--games", type=int, default=200, help="for each pair, each way (%(default)s)")
    words.add_argument("--simulations", type=int, default=300, help="of the tree search (%(default)s)")
    words.add_argument("--tree-games", type=int, default=300, help="of the tree search (%(default)s)")
    promises = measured(words.parse_args())
    print()
    for promise, kept in promises.items():
        print(f"{promise}: {'met' if kept else 'MISSED'}")
    return 0 if all(promises.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
