"""The record of a game: one text file that is save-file, replay and bug report.

A header, a line for each decision with the dice it caused, and now and then a fingerprint of the
position. Every line ends in a seal over all that stands above it, so an edit is found where it was made.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from harena.kernel.message import Data, Refused
from harena.kernel.plain import Reader, check_plain, check_text

if TYPE_CHECKING:
    from harena.kernel.table import Move, Table

FORMAT = 1
FIRST_LINE = f"harena record {FORMAT}"
HEADER = ("game", "version", "settings", "seats", "players", "dice", "result")
CHECK_EVERY = 20
"""A fingerprint of the position follows every so many decisions, and the last one."""


def seal(above: str, line: str) -> str:
    """The seal of a line: a short digest of its text and of the seal above it."""
    return hashlib.sha256(f"{above}\n{line}".encode()).hexdigest()[:8]


def written_record(table: Table) -> str:
    """A table's game as a record; a finished one carries its events and key positions."""
    outcome = table.game.outcome
    result = None if outcome is None else outcome.plain()
    header: Data = {
        "game": table.setup.type.id,
        "version": table.setup.type.version,
        "settings": dict(table.setup.settings),
        "seats": table.names,
        "players": table.players,
        "dice": table.scheme,
        "result": result,
    }
    lines = [FIRST_LINE, *[f"{key}: {_json(header[key])}" for key in HEADER]]
    moves = [table.opening, *table.moves]
    for nth, move in enumerate(moves):
        checked = nth % CHECK_EVERY == 0 or nth == len(moves) - 1
        lines += _move_lines(move, checked, complete=result is not None)
    return _sealed(lines)


def _move_lines(move: Move, checked: bool, complete: bool) -> list[str]:
    said = "begin" if move.seat < 0 else f"{move.seat} {move.notation}"
    dice = "".join(f" {token}" for token in move.dice)
    lines = [f"{said} |{dice}" if dice else said]
    if complete:
        lines += [f"! {_json(event.plain())}" for event in move.events]
    if checked:
        lines.append(f"= {move.state}")
        if complete:
            lines.append(f"@ {_json(move.view)}")
    return lines


def _sealed(lines: list[str]) -> str:
    found = []
    above = ""
    for line in lines:
        above = seal(above, line)
        found.append(f"{line} ~{above}\n")
    return "".join(found)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


class Line:
    """One line of a record: its number, what kind of line it is, and its text."""

    def __init__(self, number: int, mark: str, text: str) -> None:
        self.number = number
        self.mark = mark
        self.text = text


class Record:
    """A record that was read: its header and its lines, not yet replayed."""

    def __init__(self, reader: Reader, lines: list[Line], head: str) -> None:
        self.game = reader.text("game")
        self.version = reader.whole_number("version", 1, 1 << 30)
        self.settings = reader.table("settings").data
        self.names = _texts(reader, "seats")
        self.players = _texts(reader, "players")
        self.scheme = reader.text("dice")
        self.result = reader.value("result")
        self.lines = lines
        self.head = head
        """The seal of the last line: it stands for the whole record."""

    def decisions(self) -> list[Line]:
        """The lines that were played."""
        return [line for line in self.lines if line.mark == ""]


def _texts(reader: Reader, key: str) -> list[str]:
    texts: list[str] = []
    for text in reader.list(key):
        if not isinstance(text, str):
            raise reader.wrong(key, "texts")
        texts.append(text)
    return texts


def read_record(text: str) -> Record:
    """Read a record and check its seals; what is wrong is refused with the line."""
    lines = text.split("\n")
    _check_characters(lines)
    if lines[0].split(" ~")[0] != FIRST_LINE:
        raise bad_line(1, Refused("", "record-not-one", {"first": FIRST_LINE}))
    if lines.pop() != "":
        raise bad_line(len(lines) + 1, Refused("", "record-cut-off"))
    above = ""
    bare: list[str] = []
    for number, line in enumerate(lines, 1):
        body, mark, found = line.rpartition(" ~")
        if not mark or seal(above, body) != found:
            raise bad_line(number, Refused("", "record-edited"))
        above = found
        bare.append(body)
    count = len(HEADER) + 1
    header = {key: _header_value(bare, number, key) for number, key in enumerate(HEADER, 2)}
    marked = [_marked(number, line) for number, line in enumerate(bare[count:], count + 1)]
    if not marked or marked[0].text.split(" |")[0] != "begin":
        raise bad_line(count + 1, Refused("", "record-no-begin"))
    reader = Reader(header, "header")
    try:
        return Record(reader, marked, above)
    except Refused as refused:
        raise bad_line(header_line(reader.known[-1]), refused) from None


def header_line(key: str) -> int:
    """The line of a record where this key of its header stands."""
    return HEADER.index(key) + 2


def _check_characters(lines: list[str]) -> None:
    for number, line in enumerate(lines, 1):
        try:
            check_text(line, "line")
        except Refused as refused:
            raise bad_line(number, refused) from None


def _header_value(lines: list[str], number: int, key: str) -> object:
    line = lines[number - 1] if number <= len(lines) else ""
    start, _, text = line.partition(": ")
    try:
        value: object = json.loads(text) if start == key else None
    except (ValueError, RecursionError):
        start = ""
    if start != key:
        raise bad_line(number, Refused("", "record-header", {"key": key}))
    try:
        check_plain(value, key)
    except Refused as refused:
        raise bad_line(number, refused) from None
    return value


def _marked(number: int, line: str) -> Line:
    mark = line[0] if line[:2] in ("! ", "= ", "@ ") else ""
    return Line(number, mark, line[2:] if mark else line)


def bad_line(number: int, cause: Refused) -> Refused:
    return Refused(cause.rule, "record-line", {"line": number, "cause": cause.message.plain()})
