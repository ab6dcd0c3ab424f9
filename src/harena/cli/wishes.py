"""What people ask for on the command line: settings, seats, players, bots."""

from __future__ import annotations

import argparse
import os
import secrets

from harena.bots.named import bot_named
from harena.kernel.gametype import GameType
from harena.kernel.message import Refused
from harena.kernel.setup import Setup
from harena.kernel.table import PERSON
from harena.locale.speaker import LANGUAGES

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gil", "Hal", "Ida", "Jon", "Kit", "Lea")
"""Who sits at a table where nobody was introduced."""

ME = "me"
LARGEST_SEED = (1 << 63) - 1


def settings_from(type: GameType, words: list[str]) -> dict[str, object]:
    """`goal=50` and the like as settings; what no setting accepts is refused later, by the setting."""
    known = {setting.id: setting for setting in type.settings}
    found: dict[str, object] = {}
    for word in words:
        id, equals, value = word.partition("=")
        if not equals:
            raise Refused("", "wish-no-value", {"setting": word})
        found[id] = known[id].value_of(value) if id in known else value
    return found


def players_from(args: argparse.Namespace, type: GameType) -> list[str]:
    """Who plays each seat; a person against bots unless told otherwise."""
    if args.players is None:
        number = args.seats or (len(args.names.split(",")) if args.names else type.least_seats)
        return [PERSON] + ["tree:1000"] * (number - 1)
    words = [word.strip() for word in args.players.split(",")]
    players = [PERSON if word == ME else word for word in words]
    if args.seats not in (None, len(players)):
        numbers: dict[str, object] = {"seats": args.seats, "names": args.seats, "players": len(players)}
        raise Refused("", "table-seats", numbers)
    for player in players:
        if player != PERSON:
            bot_named(player, 0)
    return players


def names_from(text: str | None, players: list[str]) -> list[str]:
    """The names of the seats, as given or made up."""
    if text is None:
        return [*NAMES, *(f"seat {n}" for n in range(len(NAMES), len(players)))][: len(players)]
    names = [name.strip() for name in text.split(",")]
    if len(names) != len(players) or "" in names:
        args: dict[str, object] = {"seats": len(players), "names": len(names), "players": len(players)}
        raise Refused("", "table-seats", args)
    return names


def setup_from(args: argparse.Namespace, type: GameType, seats: int) -> Setup:
    return type.agreed(seats, settings_from(type, args.set or []))


def seed_from(seed: int | None) -> int:
    """The seed given, or one that nobody could guess."""
    return secrets.randbits(32) if seed is None else seed


def seed(text: str) -> int:
    """A seed on the command line."""
    return _whole(text, 0, LARGEST_SEED)


def positive(text: str) -> int:
    """A number of games, seats or files on the command line."""
    return _whole(text, 1, 1_000_000_000)


def _whole(text: str, least: int, most: int) -> int:
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 20 else -1
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(f"“{text}” is no whole number from {least} to {most}")
    return number


def language() -> str:
    """The language of the reader, as the environment tells it; English if it is none of ours."""
    for variable in ("HARENA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=language(), help="language of the table")


def add_settings(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--set", action="append", metavar="SETTING=VALUE", help="a setting of the game; may be repeated"
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
