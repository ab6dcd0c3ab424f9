"""Play a thousand seeded random games of every installed game and print a digest of their records.

Example: python tools/stories.py --games 1000

Two builds of the same source must print the same. For each game one line: its id, how many games were
played, and a SHA-256 over all their records in the order of their seeds. With --each there is one
line for every seed, so that the first game that differs can be found. Which build ran is told on the
error output.
"""

from __future__ import annotations

import argparse
import hashlib
import sys

import harena
from harena.kernel.contract import setups
from harena.kernel.dice import SeededDice
from harena.kernel.gametype import GameType
from harena.kernel.record import written_record
from harena.kernel.setup import Setup
from harena.kernel.table import Table

GAMES = 1000


def story(setup: Setup, seed: int) -> str:
    """The record of a random game. Its answers are drawn apart from its dice."""
    names = [f"seat {seat}" for seat in range(setup.seats)]
    table = Table(setup, names, SeededDice(seed), f"seeded {seed}")
    chooser = SeededDice(seed + (1 << 32))
    while not table.game.is_over:
        options = table.game.options()
        table.play(options[chooser.roll(len(options))])
    return written_record(table)


def tell_each(type: GameType, games: int) -> None:
    """A line for every seed; the set-ups take turns."""
    agreed = setups(type)
    for seed in range(games):
        text = story(agreed[seed % len(agreed)], seed)
        print(type.id, seed, hashlib.sha256(text.encode()).hexdigest(), flush=True)


def tell_all(type: GameType, games: int) -> None:
    """One line for so many games; the set-ups take turns."""
    found = hashlib.sha256()
    agreed = setups(type)
    for seed in range(games):
        found.update(story(agreed[seed % len(agreed)], seed).encode())
    print(type.id, games, found.hexdigest(), flush=True)


def main() -> int:
    words = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    words.add_argument("--games", type=int, default=GAMES, help="how many of every game (%(default)s)")
    words.add_argument("--each", action="store_true", help="a line for every seed")
    wishes = words.parse_args()
    print(f"build: {harena.build()}", file=sys.stderr)
    tell = tell_each if wishes.each else tell_all
    for id in harena.games():
        tell(harena.game_type(id), wishes.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
