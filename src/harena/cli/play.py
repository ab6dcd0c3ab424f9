"""`harena play`: a game in the browser, or in the terminal."""

from __future__ import annotations

import argparse
from pathlib import Path

from harena.cli.files import in_file, read_file
from harena.cli.output import console
from harena.cli.terminal import Terminal
from harena.cli.wishes import (
    add_language,
    add_settings,
    names_from,
    players_from,
    positive,
    seed,
    seed_from,
    setup_from,
)
from harena.games import game_type, ids
from harena.kernel.dice import SeededDice
from harena.kernel.message import Message, Refused
from harena.kernel.record import read_record
from harena.kernel.replay import replayed
from harena.kernel.table import Table
from harena.locale.speaker import FluentSpeaker
from harena.web.run import LOOPBACK, data_folder

EXAMPLE = """example:
  harena play
  harena play pig --terminal --players me,tree:1000 --set goal=50
  harena play --resume pig-1.harena

In the terminal: a number, a notation or its beginning; undo, hint, view, save FILE, help, quit."""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "play",
        help="play a game",
        description="Play a game in the browser; or in the terminal, against bots or with others at the "
        "same keyboard.",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help="which game, in the terminal; asked for if left out"
    )
    parser.add_argument("--terminal", action="store_true", help="play in this terminal, not in the browser")
    parser.add_argument("--seats", type=positive, metavar="N", help="how many seats")
    parser.add_argument(
        "--players", metavar="LIST", help="who plays each seat: me, random, greedy, flat:N, tree:N"
    )
    parser.add_argument("--names", metavar="LIST", help="the names of the seats: Ann,Bob")
    add_settings(parser)
    parser.add_argument("--seed", type=seed, metavar="N", help="seed of the dice; the same game again")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--save", metavar="FILE", help="keep the game in this file after every answer")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not args.terminal and not args.resume:
        return in_browser(args)
    table = resumed(args.resume) if args.resume else opened(args)
    file = args.save or args.resume
    if args.save and args.save != args.resume and Path(args.save).exists():
        raise Refused("", "save-exists", {"file": args.save})
    Terminal(table, args.lang, file, seed_from(args.seed), console()).run()
    return 0


def in_browser(args: argparse.Namespace) -> int:
    """Open the table in the browser. What was wished for beyond that is for the terminal alone."""
    from harena.cli.serve import serve

    for word in ("game", "seats", "players", "names", "set", "seed", "save"):
        if getattr(args, word) is not None:
            raise Refused("", "play-in-terminal", {"wish": word if word == "game" else f"--{word}"})
    serve(LOOPBACK, 0, data_folder(), args.lang, open_browser=True)
    return 0


def opened(args: argparse.Namespace) -> Table:
    """A new table as wished for."""
    type = game_type(args.game or chosen_game(args.lang))
    players = players_from(args, type)
    setup = setup_from(args, type, len(players))
    names = names_from(args.names, players)
    number = seed_from(args.seed)
    return Table(setup, names, SeededDice(number), f"seeded {number}", players)


def resumed(file: str) -> Table:
    """The table of a saved game."""
    try:
        record = read_record(read_file(file))
        table = replayed(record, game_type(record.game))
    except Refused as refused:
        raise in_file(file, refused) from None
    if table.game.is_over:
        raise Refused("", "resume-over", {"file": file})
    return table


def chosen_game(language: str) -> str:
    """Ask which of the installed games it shall be."""
    speaker = FluentSpeaker(language)
    screen = console()
    games = ids()
    for number, id in enumerate(games, 1):
        title = speaker.say(Message(f"{id}-title"))
        screen.print(f"  {number:>2}  {id:<12} {title}: {speaker.say(Message(f'{id}-about'))}")
    screen.print(speaker.say(Message("which-game")))
    try:
        answer = screen.input("> ").strip()
    except (EOFError, KeyboardInterrupt):
        raise Refused("", "no-game-chosen") from None
    if answer.isascii() and answer.isdigit() and 1 <= int(answer[:9]) <= len(games):
        return games[int(answer[:9]) - 1]
    return answer
