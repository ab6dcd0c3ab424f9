"""`harena check`: does a game obey the laws?"""

from __future__ import annotations

import argparse

from harena.cli.output import console, print_json, with_progress
from harena.cli.wishes import NAMES, add_json, positive
from harena.games import game_type, ids
from harena.kernel.contract import LawBroken, check_game, check_type, setups
from harena.kernel.dice import SeededDice
from harena.kernel.gametype import GameType
from harena.kernel.message import Data
from harena.kernel.setup import Setup
from harena.kernel.table import Table
from harena.locale import say
from harena.locale.speaker import FluentSpeaker

EXAMPLE = """example:
  harena check pig --seeds 10"""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "check",
        help="try the laws every game obeys",
        description="Play games at random under many settings and try every law of the contract.",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seeds", type=positive, default=2, metavar="N", help="games for each set-up")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    results = [checked(id, args.seeds) for id in args.games or ids()]
    if args.json:
        print_json(results)
    else:
        screen = console()
        for result in results:
            screen.print(f"{'ok' if result['kept'] else 'BROKEN':<7} {result['game']}: {result['said']}")
    return 0 if all(result["kept"] for result in results) else 1


def checked(id: str, seeds: int) -> Data:
    """Try all laws on one game."""
    type = game_type(id)
    jobs = [(setup, seed) for setup in setups(type) for seed in range(seeds)]
    positions = 0
    job: tuple[Setup, int] | None = None
    try:
        check_type(type)
        for job in with_progress(jobs, id, len(jobs)):
            positions += check_game(*job)
    except LawBroken as broken:
        where = f" ({dict(job[0].settings)}, {job[0].seats} seats, seed {job[1]})" if job else ""
        return {"game": id, "kept": False, "said": say(broken.message) + where}
    silent = wordless(type)
    if silent:
        return {"game": id, "kept": False, "said": f"no words in English for: {', '.join(silent)}"}
    return {"game": id, "kept": True, "said": f"{len(jobs)} games, {positions} positions, every law kept"}


def wordless(type: GameType) -> list[str]:
    """Messages met in one game that its package has no words for."""
    met = {f"{type.id}-title", f"{type.id}-about"}
    met |= {f"{type.id}-setting-{setting.id}" for setting in type.settings}
    table = Table(setups(type)[0], [*NAMES][: type.least_seats], SeededDice(1), "seeded 1")
    chooser = SeededDice(2)
    while not table.game.is_over:
        ask = table.game.question()
        options = table.game.options()
        met |= {ask.prompt(table.game).id, *(ask.label(table.game, option).id for option in options)}
        table.play(options[chooser.roll(len(options))])
    outcome = table.game.outcome
    assert outcome is not None
    met |= {outcome.reason, *(event.id for move in [table.opening, *table.moves] for event in move.events)}
    speaker = FluentSpeaker("en")
    return sorted(id for id in met if not speaker.has(id))
