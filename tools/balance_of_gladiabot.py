"""Measure the balance of Gladiabot's robots: every trio against every trio, on every crate set-up.

Example: python tools/balance_of_gladiabot.py --games 200 --simulations 300

Both seats are played by the bot `greedy`, and every pair of trios meets in both seats, in so many games
each way. The field of a trio is all ten trios, itself among them. What the trios leave open, where crates
and robots are placed, falls to chance, as `greedy` places them. Then the best and the worst trio of the
default rules meet with `tree:N` in both seats. For each robot we look for a trio to meet, a crate set and two
companions with which it is the best third to take, and others with which it is the worst; what is found
is measured again with new dice. Intervals are of 95 %.

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


class Choice(NamedTuple):
    """Which third robot to take beside two others, against one trio on one crate set."""

    crates: str
    beside: tuple[str, str]
    opponent: Trio

    def trio(self, kind: str) -> Trio:
        return tuple(other for other in kinds() if other in self.beside or other == kind)

    def third(self) -> list[str]:
        return [kind for kind in kinds() if kind not in self.beside]


SET_UPS: dict[str, dict[str, object]] = {
    "standard": {"crates": "standard"},
    "low": {"crates": "low"},
    "walls": {"crates": "walls"},
    "bare": {"crates": "bare"},
    "low for range": {"crates": "low", "crate_one_bonus": "range"},
    "low for armour": {"crates": "low", "crate_one_bonus": "armour"},
}
"""Crates, and what a single one gives (R-121)."""
MOST_FOR_A_TRIO = 0.57
EVEN = 0.5
PARTS = 10
"""So many jobs for the processes at once, for each seat."""
LOOKED_AT = 10
"""So many of the clearest choices are looked at again ..."""
LOOK_GAMES = 8000
"""... in so many games for each third robot."""
FIRST_SEAT = (0.47, 0.53)
COLOURS = ("red", "blue")


def kinds() -> list[str]:
    """The five kinds of robots of the default box, as their files call them."""
    game = harena.new("gladiabot", seed=0)
    game.play("colour red")
    game.play("colour blue")
    return [notation.split()[-1] for notation in game.notations()]


def setup_with(crates: str) -> Setup:
    return harena.game_type("gladiabot").agreed(2, SET_UPS[crates])


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


def played(
    own: Trio, other: Trio, bot: str, crates: str, games: int, seed: int, workers: Workers
) -> list[float]:
    """What a trio gets in so many games against another, half of them in each seat."""
    each = games // (2 * PARTS)
    found: list[float] = []
    for first, second in ((own, other), (other, own)):
        jobs = [Job(first, second, bot, crates, each, seed + 31 * nth) for nth in range(PARTS)]
        for rewards in workers.map(met, jobs, chunksize=1):
            found += rewards if first == own else [1 - reward for reward in rewards]
    return found


def lead_of(kind: str, shares: dict[str, float], sign: int) -> float:
    """By how much a robot is better (or, with -1, worse) than either of the others."""
    return min(sign * (shares[kind] - share) for other, share in shares.items() if other != kind)


def promising(kind: str, sign: int, found: list[Tournament]) -> list[Choice]:
    """Where a robot seems to be the best choice, or the worst, by the games of the tournaments."""
    leads: list[tuple[float, Choice]] = []
    for one in found:
        for beside in combinations([other for other in kinds() if other != kind], 2):
            for opponent in {other for _, other in one.rewards}:
                choice = Choice(one.crates, beside, opponent)
                shares = {third: mean(one.rewards[choice.trio(third), opponent]) for third in choice.third()}
                leads.append((lead_of(kind, shares, sign), choice))
    return [choice for _, choice in sorted(leads)[-LOOKED_AT:]]


def chosen(kind: str, sign: int, found: list[Tournament], workers: Workers) -> Choice:
    """The clearest of the promising ones, by new games: the first ones chose it for their luck as well."""

    def lead(choice: Choice) -> float:
        shares = {
            third: mean(
                played(choice.trio(third), choice.opponent, "greedy", choice.crates, LOOK_GAMES, 99, workers)
            )
            for third in choice.third()
        }
        return lead_of(kind, shares, sign)

    return max(promising(kind, sign, found), key=lead)


def show_choices(found: list[Tournament], games: int, workers: Workers) -> bool:
    """For each robot, where it is the best third and where the worst; whether both are sure."""
    print(f"\nthe third robot, {games} new games each")
    sure = True
    for kind in kinds():
        for word, sign in (("best", 1), ("worst", -1)):
            choice = chosen(kind, sign, found, workers)
            got = {
                third: played(
                    choice.trio(third), choice.opponent, "greedy", choice.crates, games, 777, workers
                )
                for third in choice.third()
            }
            print(f"  {kind} {word} on {choice.crates}, beside {' and '.join(choice.beside)},")
            print(f"    against {', '.join(choice.opponent)}")
            for third in sorted(got, key=lambda third: -mean(got[third])):
                print(f"      {third:12} {said(got[third])}")
            sure = sure and apart(kind, sign, {third: interval(rewards) for third, rewards in got.items()})
    return sure


def apart(kind: str, sign: int, intervals: dict[str, dict[str, float]]) -> bool:
    """Whether the interval of a robot lies wholly above, or below, those of the others."""
    own = intervals[kind]
    others = [found for other, found in intervals.items() if other != kind]
    if sign > 0:
        return all(own["from"] > other["to"] for other in others)
    return all(own["to"] < other["from"] for other in others)


def confirmed(best: Trio, worst: Trio, simulations: int, games: int, workers: Workers) -> bool:
    """Whether tree search wins with the best trio against the worst."""
    bot = f"tree:{simulations}"
    rewards = played(best, worst, bot, "standard", games, 104_729, workers)
    print(f"\n{bot}, {len(rewards)} games on standard: {', '.join(best)} against {', '.join(worst)}")
    print(f"  {said(rewards)}")
    return interval(rewards)["from"] > EVEN


def measured(wishes: argparse.Namespace) -> dict[str, bool]:
    """Print it all; what was promised, and whether it is so."""
    with Pool() as workers:
        found = [tournament(crates, wishes.games, workers) for crates in SET_UPS]
        ordered, *_ = [show_trios(one) for one in found]
        both = show_choices(found, wishes.choice_games, workers)
        order = confirmed(ordered[0], ordered[-1], wishes.simulations, wishes.tree_games, workers)
    default = found[0]
    lead = interval(default.lead)
    return {
        f"no trio over {MOST_FOR_A_TRIO:.0%}": all(
            interval(default.against_all(trio))["to"] <= MOST_FOR_A_TRIO for trio in ordered
        ),
        "first seat 47 % to 53 %": FIRST_SEAT[0] <= lead["from"] and lead["to"] <= FIRST_SEAT[1],
        "each robot surely the best third somewhere, and the worst": both,
        "tree search confirms the best and the worst trio": order,
    }


def main() -> int:
    words = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    words.add_argument("--games", type=int, default=200, help="for each pair, each way (%(default)s)")
    words.add_argument("--choice-games", type=int, default=30_000, help="for each third robot (%(default)s)")
    words.add_argument("--simulations", type=int, default=300, help="of the tree search (%(default)s)")
    words.add_argument("--tree-games", type=int, default=300, help="of the tree search (%(default)s)")
    promises = measured(words.parse_args())
    print()
    for promise, kept in promises.items():
        print(f"{promise}: {'met' if kept else 'MISSED'}")
    return 0 if all(promises.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
