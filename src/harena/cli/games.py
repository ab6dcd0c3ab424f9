"""`harena games`: what is installed."""

from __future__ import annotations

import argparse

from harena.cli.output import console, print_json
from harena.cli.wishes import add_json, add_language
from harena.games import game_type, ids
from harena.kernel.gametype import GameType
from harena.kernel.message import Data, Message
from harena.kernel.numbering import Numbering
from harena.kernel.settings import Content, Value
from harena.locale.speaker import FluentSpeaker

EXAMPLE = "example:\n  harena games pig --json"


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "games",
        help="list the games, their seats and settings",
        description="List the installed games, or one of them with its settings.",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="?", metavar="GAME")
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    speaker = FluentSpeaker(args.lang)
    games = [game_type(id) for id in ([args.game] if args.game else ids())]
    described = [described_game(game, speaker) for game in games]
    if args.json:
        print_json(described[0] if args.game else described)
    else:
        for game in games:
            show(game, speaker)
    return 0


def described_game(type: GameType, speaker: FluentSpeaker) -> Data:
    return {
        "id": type.id,
        "title": speaker.say(Message(f"{type.id}-title")),
        "about": speaker.say(Message(f"{type.id}-about")),
        "version": type.version,
        "seats": [type.least_seats, type.most_seats],
        "settings": type.schema(),
        "steps": [{"step": step.name(), "rule": step.rule} for step in type.steps],
        "actions": Numbering(type).size,
    }


def show(type: GameType, speaker: FluentSpeaker) -> None:
    screen = console()
    seats = (
        f"{type.least_seats}"
        if type.least_seats == type.most_seats
        else f"{type.least_seats}-{type.most_seats}"
    )
    title = speaker.say(Message(f"{type.id}-title"))
    screen.print(f"{type.id}  {title}, {speaker.say(Message('games-seats', {'seats': seats}))}")
    screen.print(f"    {speaker.say(Message(f'{type.id}-about'))}")
    for setting in type.settings:
        words = speaker.say(Message(f"{type.id}-setting-{setting.id}"))
        default = shown_default(setting.default)
        screen.print(f"    --set {setting.id}={default}  {words} ({setting.domain()}) [{setting.rule}]")
    files = [setting.id for setting in type.settings if isinstance(setting, Content)]
    if files:
        screen.print(f"    {speaker.say(Message('games-files', {'setting': files[0]}))}")


def shown_default(value: Value) -> str:
    """A value as people type it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
