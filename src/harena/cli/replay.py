"""`harena replay`: a recorded game, told from its beginning."""

from __future__ import annotations

import argparse
import json

from harena.cli.drawing import drawn, indented
from harena.cli.files import in_file, read_file
from harena.cli.output import console, print_json
from harena.cli.wishes import add_json, add_language
from harena.games import game_type
from harena.kernel.message import Data, Message, Refused
from harena.kernel.record import Record, read_record
from harena.kernel.replay import replayed
from harena.kernel.snapshot import snapshot_of
from harena.kernel.table import Move, Table
from harena.locale.speaker import FluentSpeaker

EXAMPLE = """example:
  harena replay pig-1.harena
  harena replay pig-1.harena --json"""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "replay",
        help="check a record and tell its game",
        description="Play a record again, check every line of it, and tell what happened.",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE")
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    text = read_file(args.file)
    try:
        record = read_record(text)
        type = game_type(record.game)
        if record.version != type.version and record.result is not None:
            return watch(record, args)
        table = replayed(record, type)
    except Refused as refused:
        raise in_file(args.file, refused) from None
    if args.json:
        print_json(told(table))
    else:
        tell(table, args.lang)
    return 0


def told(table: Table) -> Data:
    """The whole game as plain data."""
    moves = [told_move(move) for move in [table.opening, *table.moves]]
    return {**snapshot_of(table.game), "names": table.names, "players": table.players, "moves": moves}


def told_move(move: Move) -> Data:
    events = [event.plain() for event in move.events]
    return {"seat": move.seat, "answer": move.notation, "dice": move.dice, "events": events}


def tell(table: Table, language: str) -> None:
    speaker = FluentSpeaker(language, table.names)
    screen = console()
    for number, move in enumerate([table.opening, *table.moves]):
        if number > 0:
            screen.print(f"{number:>4}  {table.names[move.seat]}: {move.notation}")
        for event in move.events:
            screen.print("\n".join(indented(speaker.say(event), 8)))
    for line in drawn(table.game.sketch(), speaker):
        screen.print(f"  {line}")


def watch(record: Record, args: argparse.Namespace) -> int:
    """A finished game of another version of the rules: told from its events, without replaying it."""
    messages = [json.loads(line.text) for line in record.lines if line.mark == "!"]
    if args.json:
        print_json({"game": record.game, "version": record.version, "events": messages})
        return 0
    speaker = FluentSpeaker(args.lang, record.names)
    screen = console()
    screen.print(speaker.say(Message("replay-watched", {"version": record.version, "game": record.game})))
    for message in messages:
        said = speaker.say(Message(message["id"], message["args"]))
        screen.print("\n".join(indented(said, 8)))
    return 0
