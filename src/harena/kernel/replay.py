"""Playing a record again: loading a game is replaying it, and every line must be legal."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from harena.kernel.dice import ScriptedDice, SeededDice, Token
from harena.kernel.message import Data, Refused
from harena.kernel.record import Line, Record, bad_line, header_line
from harena.kernel.snapshot import state_hash
from harena.kernel.table import Table

if TYPE_CHECKING:
    from harena.kernel.gametype import GameType

DECISION = re.compile(r"(begin|\d{1,3} [^|]*[^| ])(?: \|((?: [^ |]+)+))?")


def replayed(record: Record, type: GameType) -> Table:
    """The table at the end of a record; a line that the rules do not allow is refused by its number."""
    if record.version != type.version:
        args: Data = {"game": type.id, "version": record.version, "current": type.version}
        raise Refused("", "record-other-version", args)
    number = header_line("settings")
    try:
        setup = type.agreed(len(record.names), record.settings)
        number = record.lines[0].number
        _, dice = _said(record.lines[0])
        table = Table(setup, record.names, dice, record.scheme, record.players)
        _all_used(dice)
        for line in record.lines[1:]:
            number = line.number
            _follow(table, line)
        number = header_line("result")
        _same_result(table, record)
    except Refused as refused:
        raise bad_line(_line_about(refused, number), refused) from None
    table.dice.source = SeededDice(int(record.head, 16))  # the same record goes on with the same dice
    return table


def _line_about(refused: Refused, number: int) -> int:
    """The line of the header that says how many sit at the table, or else the line that was followed."""
    key = {"seats-number": "seats", "table-seats": "players"}.get(refused.message.id)
    return number if key is None else header_line(key)


def _follow(table: Table, line: Line) -> None:
    if line.mark == "=":
        _same(line.text, state_hash(table.game), "record-state")
    elif line.mark == "@":
        _same(_parsed(line), table.game.view(), "record-view")
    elif line.mark == "!":
        told = [event.plain() for event in (table.moves or [table.opening])[-1].events]
        if _parsed(line) not in told:
            raise Refused("", "record-event")
    else:
        _play(table, line)


def _play(table: Table, line: Line) -> None:
    said, dice = _said(line)
    seat, _, notation = said.partition(" ")
    if table.game.ask is not None and seat != str(table.game.seat):
        raise Refused("", "record-seat", {"seat": int(table.game.seat), "found": seat})
    table.dice.source = dice
    table.play(notation)
    _all_used(dice)


def _said(line: Line) -> tuple[str, ScriptedDice]:
    """What a line says, and the dice it caused."""
    match = DECISION.fullmatch(line.text)
    if match is None:
        raise Refused("", "record-no-decision")
    tokens: list[Token] = [*(match[2] or "").split()]
    return match[1], ScriptedDice(tokens)


def _all_used(dice: ScriptedDice) -> None:
    if dice.left_over():
        raise Refused("", "dice-left-over", {"number": dice.left_over()})


def _parsed(line: Line) -> object:
    try:
        value: object = json.loads(line.text)
    except (ValueError, RecursionError):
        raise Refused("", "record-json") from None
    return value


def _same(found: object, wanted: object, id: str) -> None:
    if found != wanted:
        raise Refused("", id)


def _same_result(table: Table, record: Record) -> None:
    outcome = table.game.outcome
    _same(record.result, None if outcome is None else outcome.plain(), "record-result")
