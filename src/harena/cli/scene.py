"""`harena scene`: does what a scene says come true?"""

from __future__ import annotations

import argparse

from harena.cli.files import read_file
from harena.cli.output import console, print_json
from harena.cli.wishes import add_json, add_language
from harena.games import game_type
from harena.kernel.expectation import SceneFailed
from harena.kernel.message import Data, Message, Refused
from harena.kernel.scene import Scene
from harena.locale.speaker import FluentSpeaker

EXAMPLE = """example:
  harena scene docs/scenes/*.toml

exit code: 0 all true, 1 something did not come true, 2 a file could not be read as a scene"""

TRUE, FAILED, REFUSED = 0, 1, 2


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "scene",
        help="run scenes: positions with scripted dice and what must be true",
        description="Run scenes and say of each whether it is true.",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("files", nargs="+", metavar="FILE")
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    results = [result_of(name, args.lang) for name in args.files]
    if args.json:
        print_json([result for result, _ in results])
    else:
        screen = console()
        for result, _ in results:
            mark = {TRUE: "ok", FAILED: "FAILED", REFUSED: "REFUSED"}[_]
            screen.print(f"{mark:<8} {result['file']}: {result['said']}")
    return max(code for _, code in results)


def result_of(name: str, language: str) -> tuple[Data, int]:
    """What became of one file, and its exit code."""
    speaker = FluentSpeaker(language)
    try:
        scene = Scene(read_file(name), game_type)
        speaker.names = scene.names
        scene.run()
    except SceneFailed as failed:
        return {
            "file": name,
            "true": False,
            "said": speaker.say(failed.message),
            **failed.message.plain(),
        }, FAILED
    except Refused as refused:
        return {"file": name, "true": None, "said": speaker.refusal(refused), **refused.plain()}, REFUSED
    said = scene.title or speaker.say(Message("scene-true"))
    return {"file": name, "true": True, "said": said, "rules": scene.rules}, TRUE
