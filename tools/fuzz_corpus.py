"""Good files to start from: records and scenes of random games, and the scenes of the documents."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple, TypeAlias

import harena
from harena.kernel.contract import setups
from harena.kernel.dice import SeededDice
from harena.kernel.gametype import GameType
from harena.kernel.settings import Content as ContentSetting
from harena.kernel.setup import Setup
from harena.kernel.snapshot import position_of
from harena.kernel.table import Move, Table

LONGEST = 60
"""Games that are longer stay unfinished: short files are mutated more thoroughly."""
SCENES = Path(__file__).resolve().parent.parent / "docs" / "scenes"

Tree: TypeAlias = dict[str, object]


class Content(NamedTuple):
    """A file of a game's own, such as robots or a board: the setting that it stands for, and its text."""

    game: str
    setting: str
    text: str


class Corpus(NamedTuple):
    """Good files; words that stand in them; the names of each game's steps with their fields."""

    records: list[str]
    scenes: list[str]
    contents: list[Content]
    words: list[str]
    steps: dict[str, dict[str, list[str]]]


class Raw(str):
    """Text that stands in a file as it is, without quotes."""

    __slots__ = ()


@cache
def corpus() -> Corpus:
    """The same for every seed."""
    written = [file.read_text(encoding="utf-8") for file in sorted(SCENES.glob("*.toml"))]
    found = Corpus([], written, [], [], {})
    for id in harena.games():
        type = harena.game_type(id)
        found.steps[id] = _steps(type)
        found.contents.extend(_contents(type))
        found.words.extend([id, *found.steps[id]])
        for nth, setup in enumerate(setups(type)):
            _add_game(found, setup, nth)
    texts = [*found.scenes, *[content.text for content in found.contents]]
    found.words.extend(sorted({word for text in texts for word in re.findall(r"[\w-]+", text)}))
    return found


def _contents(type: GameType) -> list[Content]:
    """The sets that are packed with a game."""
    package = Path(str(files(type.package)))
    return [
        Content(type.id, setting.id, path.read_text(encoding="utf-8"))
        for setting in type.settings
        if isinstance(setting, ContentSetting)
        for name in setting.names
        for path in sorted(package.glob(f"content/{setting.id}*/{name}.toml"))
    ]


def _steps(type: GameType) -> dict[str, list[str]]:
    return {step.name(): [*inspect.signature(step).parameters] for step in type.steps}


def _add_game(found: Corpus, setup: Setup, seed: int) -> None:
    """A random game: its record at four points, and three scenes of three answers each."""
    table = Table(setup, [f"seat {n}" for n in range(setup.seats)], SeededDice(seed), f"seeded {seed}")
    found.records.append(harena.written_record(table))
    for _ in range(3):
        before = position_of(table.game)
        moves = list(_played(table, 3, seed))
        found.scenes.append(toml(_scene(table, before, moves)))
        list(_played(table, LONGEST // 3, seed))
        found.records.append(harena.written_record(table))


def _played(table: Table, answers: int, seed: int) -> Iterator[Move]:
    chooser = SeededDice(seed + len(table.moves))
    while answers and not table.game.is_over:
        options = table.game.options()
        yield table.play(options[chooser.roll(len(options))])
        answers -= 1


def _scene(table: Table, before: Tree, moves: list[Move]) -> Tree:
    """A scene that comes true: what these moves did from this position."""
    plays = [
        {
            "asked": move.seat,
            "answer": move.notation,
            "dice": move.dice,
            "tells": [{"id": event.id, **event.args} for event in move.events],
            "after": {"view": move.view},
        }
        for move in moves
    ]
    return {
        "scene": 1,
        "title": "made by chance",
        "game": table.setup.type.id,
        "seats": table.names,
        "settings": dict(table.setup.settings),
        "position": before,
        "play": plays,
        "after": {"position": position_of(table.game), "over": table.game.is_over},
    }


# Plain data as text


def toml(data: Tree) -> str:
    """Plain data as TOML, a section for each table."""
    lines = [f"{key} = {put(value, '=')}" for key, value in data.items() if not _sections(value)]
    for key, value in data.items():
        for section in _sections(value):
            lines.append(f"\n[{key}]" if isinstance(value, dict) else f"\n[[{key}]]")
            lines += [f"{put(name, '=')} = {put(item, '=')}" for name, item in _kept(section, "=").items()]
    return "\n".join(lines) + "\n"


def _sections(value: object) -> list[Tree]:
    if isinstance(value, dict):
        return [value]
    if isinstance(value, list) and all(isinstance(item, dict) for item in value):
        return value
    return []


def put(value: object, colon: str) -> str:
    """A value as JSON writes it with a colon, or as TOML does with `=`."""
    if isinstance(value, Raw):
        return value
    if isinstance(value, dict):
        pairs = [f"{put(key, colon)}{colon} {put(item, colon)}" for key, item in _kept(value, colon).items()]
        return "{" + ", ".join(pairs) + "}"
    if isinstance(value, list):
        return "[" + ", ".join([put(item, colon) for item in value]) + "]"
    return json.dumps(value, ensure_ascii=False)


def _kept(table: Tree, colon: str) -> Tree:
    """TOML has no word for nothing: what is None is left out."""
    return {key: item for key, item in table.items() if item is not None or colon == ":"}
