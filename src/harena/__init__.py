"""Harena: dice-combat tabletop games, whole and exact.

game = harena.new("pig", goal=50, seed=7)
game.play("roll")
"""

from __future__ import annotations

import secrets
from importlib.metadata import version as _version

from harena.bots.bot import Bot, Thought, consult, consult_thoughts
from harena.bots.named import bot_named
from harena.build import build
from harena.games import game_type
from harena.games import ids as games
from harena.kernel.chosen import Branches, ChosenDice
from harena.kernel.dice import Dice, ScriptedDice, SeededDice
from harena.kernel.event import Event, Listener, Story
from harena.kernel.game import Game
from harena.kernel.message import Message, Refused, Speaker, speak_with
from harena.kernel.outcome import Outcome
from harena.kernel.record import read_record, written_record
from harena.kernel.replay import replayed
from harena.kernel.snapshot import snapshot_of
from harena.kernel.table import Table
from harena.locale import say

__version__ = _version("harena")

__all__ = [
    "Bot",
    "Branches",
    "ChosenDice",
    "Dice",
    "Event",
    "Game",
    "Listener",
    "Message",
    "Outcome",
    "Refused",
    "ScriptedDice",
    "SeededDice",
    "Story",
    "Table",
    "Thought",
    "bot",
    "build",
    "consult",
    "consult_thoughts",
    "game_type",
    "games",
    "load",
    "new",
    "say",
    "snapshot_of",
    "table",
    "written_record",
]


class _English(Speaker):
    """Puts refusals into English words; the words are read when the first one is needed."""

    def say(self, message: Message) -> str:
        return say(message)


speak_with(_English())


def new(
    game: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    dice: Dice | None = None,
    **settings: object,
) -> Game:
    """A new game, its first question waiting: `harena.new("pig", seats=3, goal=50, seed=7)`."""
    type = game_type(game)
    return type.new(_dice(seed, dice), seats or type.least_seats, settings)


def table(game: str, *, names: list[str] | None = None, seed: int | None = None, **settings: object) -> Table:
    """A table that keeps a record and can undo: `harena.table("ewn", names=["Ann", "Bob"])`."""
    type = game_type(game)
    names = names or [f"seat {n}" for n in range(type.least_seats)]
    seed = secrets.randbits(32) if seed is None else seed
    return Table(type.agreed(len(names), settings), names, SeededDice(seed), f"seeded {seed}")


def load(text: str) -> Table:
    """The table at the end of a record; an illegal or edited record is refused with its line."""
    record = read_record(text)
    return replayed(record, game_type(record.game))


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by name: `random`, `greedy`, `flat:500`, `tree:2000`."""
    return bot_named(name, seed)


def _dice(seed: int | None, dice: Dice | None) -> Dice:
    if dice is not None:
        return dice
    return SeededDice(secrets.randbits(32) if seed is None else seed)
