"""`harena rule`: what a rule says, where it is carried out, which tests try it."""

from __future__ import annotations

import argparse
import re
from importlib.resources import files
from pathlib import Path

from harena.cli.output import console, print_json
from harena.cli.wishes import add_json
from harena.games import game_type, ids
from harena.kernel.gametype import GameType
from harena.kernel.message import Data, Refused
from harena.resources import package_text

EXAMPLE = """example:
  harena rule P-3
  harena rule "banked"
"""
FILES = ("rules.md", "rulings.md")
"""Where a game says what its rules are, and how doubts were decided."""
HEADING = re.compile(r"^#+ ([A-Z]+-\d+) (.+)$")
WORKED_EXAMPLE = re.compile(r"\b[A-Z]+-T\d+\b", re.IGNORECASE)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "rule",
        help="look a rule up by id or by words",
        description="Show rules: their text, where they stand in the code, which tests try them.",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("words", nargs="+", metavar="ID-OR-WORDS")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    wanted = " ".join(args.words)
    found = [rule for id in ids() for rule in rules_of(game_type(id)) if matches(rule, wanted)]
    if not found:
        raise Refused("", "rule-unknown", {"wanted": wanted})
    for rule in found:
        type = game_type(str(rule["game"]))
        rule["code"] = cited(Path(str(files(type.package))), str(rule["id"]))
        rule["tests"] = tried([str(rule["id"]), *WORKED_EXAMPLE.findall(str(rule["text"]))])
    if args.json:
        print_json(found)
    else:
        show(found)
    return 0


def rules_of(type: GameType) -> list[Data]:
    """The rules of a game and its rulings, as their files number them."""
    return [rule for file in FILES for rule in rules_in(package_text(type.package, file) or "", type.id)]


def rules_in(text: str, game: str) -> list[Data]:
    """The paragraphs whose headings begin with an id; each goes on to the next heading of any kind."""
    found: list[Data] = []
    inside = False
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading:
            found.append({"id": heading[1], "game": game, "title": heading[2], "text": ""})
        if heading or line.startswith("#"):
            inside = heading is not None
        elif inside:
            found[-1]["text"] = f"{found[-1]['text']}{line}\n"
    return found


def matches(rule: Data, wanted: str) -> bool:
    """Whether a rule has this id, is shown by the example of this id, or says these words."""
    if re.fullmatch(r"[A-Za-z]+-\d+", wanted):
        return rule["id"] == wanted.upper()
    if WORKED_EXAMPLE.fullmatch(wanted):
        return re.search(rf"\b{wanted}\b", str(rule["text"]), re.IGNORECASE) is not None
    return wanted.lower() in f"{rule['title']}\n{rule['text']}".lower()


def cited(folder: Path, id: str) -> list[str]:
    """Where below a folder an id stands in Python source: `turn.py:42`."""
    word = re.compile(rf"\b{re.escape(id)}\b")
    return [
        f"{path.relative_to(folder.parent)}:{number}"
        for path in sorted(folder.rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if word.search(line)
    ]


def tried(names: list[str]) -> list[str]:
    """Tests and scenes that name a rule or one of its worked examples, where the working directory is a
    copy of the project."""
    word = re.compile("|".join(rf"\b{id}\b|test_{id.lower().replace('-', '_')}_" for id in names))
    found = []
    for folder in (Path("tests"), Path("docs/scenes")):
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
            lines = path.read_text(encoding="utf-8").splitlines()
            found += [f"{path}:{n}" for n, line in enumerate(lines, 1) if word.search(line)]
    return found


def show(rules: list[Data]) -> None:
    screen = console()
    for rule in rules:
        screen.print(f"{rule['id']}  {rule['title']}  ({rule['game']})")
        for line in str(rule["text"]).strip().splitlines():
            screen.print(f"    {line}".rstrip())
        for place in ("code", "tests"):
            places = rule[place]
            assert isinstance(places, list)
            for where in places:
                screen.print(f"  {place + ':':<6} {where}")
        screen.print()
