"""The command `harena`."""

from __future__ import annotations

import argparse
import io
import os
import sys
from typing import NoReturn

from harena import __version__
from harena.build import build
from harena.cli import bench, check, games, play, replay, rule, scene, serve, sim
from harena.cli.wishes import language
from harena.kernel.message import Refused
from harena.locale.speaker import FluentSpeaker

WRONG = 2
STOPPED = 130
EXAMPLE = """example:
  harena                      open the table in the browser
  harena play pig --terminal  play Pig against a bot

`harena COMMAND --help` says more, with an example."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and where to read on."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message}; see “{self.prog} --help”.\n")


def parser() -> Parser:
    found = Parser(
        prog="harena",
        description="Dice-combat tabletop games, whole and exact.",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    found.add_argument("--version", action="version", version=version())
    commands = found.add_subparsers(metavar="COMMAND")
    for command in (play, serve, games, replay, scene, rule, sim, bench, check):
        command.add(commands)
    return found


def version() -> str:
    """The version and the build that runs."""
    if build() == "compiled":
        return f"Harena {__version__}, compiled"
    why = "slower, because it was installed without a C compiler or with HARENA_PURE=1"
    return f"Harena {__version__}, interpreted: {why}"


def main(words: list[str] | None = None) -> int:
    """Run a command; whatever is wrong is one sentence on standard error and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters shows a mark instead
    given = sys.argv[1:] if words is None else words
    args = parser().parse_args(given or ["play"])
    try:
        code: int = args.run(args)
    except Refused as refused:
        speaker = FluentSpeaker(getattr(args, "lang", language()))
        print(f"harena: {speaker.refusal(refused)}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on
        return 0
    return code


if __name__ == "__main__":
    sys.exit(main())
