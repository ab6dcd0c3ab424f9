"""What people ask for on the command line: settings, seats, players, bots."""

from __future__ import annotations

import argparse
import os
import secrets

from harena.bots.named import check_bot
from harena.cli.files import in_file, read_file
from harena.kernel.gametype import GameType
from harena.kernel.message import Data, Refused
from harena.kernel.settings import LONGEST_TEXT, Content
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
    files = files_from(type, words)
    found: dict[str, object] = {}
    for id, value in _pairs(words).items():
        if id in files:
            found[id] = text_of(files[id])
        else:
            found[id] = known[id].value_of(value) if id in known else value
    return found


def files_from(type: GameType, words: list[str]) -> dict[str, str]:
    """The files that are named for settings that take one: `board=@my-board.toml`."""
    content = [setting.id for setting in type.settings if isinstance(setting, Content)]
    return {
        id: value[1:]
        for id, value in _pairs(words).items()
        if id in content and value.startswith("@") and len(value) > 1
    }


def _pairs(words: list[str]) -> dict[str, str]:
    """Each setting once, with the value that was given last."""
    pairs: dict[str, str] = {}
    for word in words:
        id, equals, value = word.partition("=")
        if not equals:
            raise Refused("", "wish-no-value", {"setting": word})
        pairs[id] = value
    return pairs


def text_of(file: str) -> str:
    """The text of a file of robots, boards or cards; its last line may lack its end."""
    text = read_file(file)
    if len(text) > LONGEST_TEXT:
        args: Data = {"most": LONGEST_TEXT, "found": len(text)}
        raise in_file(file, Refused("", "toml-too-large", args))
    return text if "\n" in text else f"{text}\n"


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
            check_bot(player, type)
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
    """What was wished for; what is wrong in a file is told with the file's name."""
    words = args.set or []
    files = files_from(type, words)
    settings = settings_from(type, words)
    try:
        return type.agreed(seats, settings)
    except Refused as refused:
        file = files.get(str(refused.message.args.get("setting")))
        raise (refused if file is None else in_file(file, refused)) from None


def seed_from(seed: int | None) -> int:
    """The seed given, or one that nobody could guess."""
    return secrets.randbits(32) if seed is None else seed


def seed(text: str) -> int:
    """A seed on the command line."""
    return _whole(text, 0, LARGEST_SEED)


def port(text: str) -> int:
    """A port on the command line; 0 is any that is free."""
    return _whole(text, 0, 65535)


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
        "--set",
        action="append",
        metavar="SETTING=VALUE",
        help="a setting of the game, such as goal=50 or board=@FILE; may be repeated",
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
