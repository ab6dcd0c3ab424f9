"""Records replayed: each line must be legal, and a table can be resumed from them."""

from __future__ import annotations

from itertools import accumulate

import pytest

import harena
from harena.kernel.dice import ScriptedDice
from harena.kernel.message import Refused
from harena.kernel.record import read_record, seal, written_record
from harena.kernel.replay import replayed
from harena.kernel.table import Table
from tests import toy

Place = tuple[object, object]


def sealed(lines: list[str]) -> str:
    """A record of these lines, whoever wrote them."""
    seals = list(accumulate(lines, seal, initial=""))[1:]
    return "".join(f"{line} ~{found}\n" for line, found in zip(lines, seals, strict=True))


def bodies(text: str) -> list[str]:
    return [line.rpartition(" ~")[0] for line in text.splitlines()]


def pig_record() -> list[str]:
    """The lines of a finished game of Pig: begin is line 9, the moves are lines 12, 14 and 16."""
    table = Table(harena.game_type("pig").agreed(2, {"goal": 5}), ["A", "B"], ScriptedDice([4, 3]), "by hand")
    for answer in ("roll", "roll", "hold"):
        table.play(answer)
    return bodies(written_record(table))


def refusal(lines: list[str]) -> Place:
    """The line at which a record is refused, and why."""
    with pytest.raises(Refused) as refused:
        harena.load(sealed(lines))
    args = refused.value.message.args
    cause = args.get("cause")
    return args.get("line"), cause["id"] if isinstance(cause, dict) else refused.value.message.id


def rewritten(number: int, line: str) -> Place:
    lines = pig_record()
    lines[number - 1] = line
    return refusal(lines)


def test_the_lines_of_the_record_are_where_these_tests_expect_them() -> None:
    lines = pig_record()

    assert [lines[number - 1] for number in (9, 12, 14, 16)] == [
        "begin",
        "0 roll | 4",
        "0 roll | 3",
        "0 hold",
    ]
    assert harena.load(sealed(lines)).game.is_over


@pytest.mark.parametrize(
    ("number", "line", "expected"),
    [
        (2, 'game: "chess"', (None, "game-unknown")),
        (3, "version: 2", (None, "record-other-version")),
        (4, 'settings: {"goal": 1}', (4, "setting-value")),
        (4, 'settings: {"gaol": 5}', (4, "setting-unknown")),
        (4, 'settings: {"goal": 6}', (10, "record-state")),
        (5, 'seats: ["A"]', (5, "seats-number")),
        (6, 'players: ["person"]', (6, "table-seats")),
        (8, "result: null", (8, "record-result")),
        (8, 'result: {"places": [2, 1], "reason": "pig-goal"}', (8, "record-result")),
        (9, "begin | 3", (9, "dice-left-over")),
        (9, "begin |", (9, "record-no-decision")),
        (10, "= 0123456789abcdef", (10, "record-state")),
        (11, '@ {"goal": 5, "scores": [0, 1]}', (11, "record-view")),
        (11, "@ {", (11, "record-json")),
        (12, "1 roll | 4", (12, "record-seat")),
        (12, "begin", (12, "record-seat")),
        (12, "0 rolls | 4", (12, "answer-not-offered")),
        (12, "0 roll", (12, "dice-unscripted")),
        (12, "0 roll | 4 4", (12, "dice-left-over")),
        (12, "0 roll | 7", (12, "dice-impossible")),
        (12, "0 roll | six", (12, "dice-impossible")),
        (12, "0 roll |4", (12, "record-no-decision")),
        (12, "0 roll | 4 ", (12, "record-no-decision")),
        (12, "0  | 4", (12, "record-no-decision")),
        (12, "roll | 4", (12, "record-no-decision")),
        (12, "-1 roll | 4", (12, "record-no-decision")),
        (12, "9999 roll | 4", (12, "record-no-decision")),
        (12, "", (12, "record-no-decision")),
        (12, "% comment", (12, "record-no-decision")),
        (13, '! {"args": {"face": 5, "seat": 0, "total": 0}, "id": "pig-rolled"}', (13, "record-event")),
        (13, "! " + "[" * 100_000, (13, "record-json")),
        (16, "0 roll | 6", (17, "record-event")),
    ],
)
def test_a_line_that_the_rules_do_not_allow_is_refused_by_its_number(
    number: int, line: str, expected: Place
) -> None:
    assert rewritten(number, line) == expected


def test_a_decision_after_the_end_is_refused() -> None:
    lines = pig_record()

    assert refusal([*lines, "1 roll | 2"]) == (len(lines) + 1, "game-over")


def test_an_event_of_the_set_up_is_compared_too() -> None:
    lines = pig_record()

    assert refusal([*lines[:9], '! {"args": {}, "id": "pig-banked"}', *lines[9:]]) == (10, "record-event")


def test_a_record_of_another_version_is_refused_by_name() -> None:
    lines = pig_record()
    lines[2] = "version: 7"
    with pytest.raises(Refused) as refused:
        harena.load(sealed(lines))

    assert refused.value.plain() == {
        "rule": "",
        "id": "record-other-version",
        "args": {"game": "pig", "version": 7, "current": 1},
    }


def test_the_seat_that_is_asked_is_named_when_another_one_plays() -> None:
    lines = pig_record()
    lines[11] = "1 roll | 4"
    with pytest.raises(Refused) as refused:
        harena.load(sealed(lines))

    cause = refused.value.message.args["cause"]
    assert cause == {"id": "record-seat", "args": {"seat": 0, "found": "1"}}


# Going on


def orchard() -> Table:
    """A table in the midst of a reaction window."""
    table = Table(
        toy.GAME.agreed(3, {}), ["Ann", "Bob", "Cy"], ScriptedDice(["apple"]), "by hand", ["person"] * 3
    )
    for answer in ("pick", "shake 3", "net 1"):
        table.play(answer)
    return table


def resumed(text: str) -> Table:
    return replayed(read_record(text), toy.GAME)


def test_a_table_is_resumed_where_its_record_ends() -> None:
    table = resumed(written_record(orchard()))

    assert table.game.question() == orchard().game.question()
    assert [move.notation for move in table.moves] == ["pick", "shake 3", "net 1"]
    assert [move.dice for move in table.moves] == [["apple"], [], []]
    assert table.names == ["Ann", "Bob", "Cy"]


def test_the_record_of_a_resumed_table_goes_on_where_it_was() -> None:
    before = bodies(written_record(orchard()))
    table = resumed(written_record(orchard()))
    table.play("pass")
    after = bodies(written_record(table))

    assert after[: len(before) - 1] == before[:-1]
    assert after[len(before) - 1] == "2 pass"
    assert written_record(resumed(written_record(table))) == written_record(table)


def test_a_record_goes_on_with_the_same_dice_whoever_resumes_it() -> None:
    text = written_record(orchard())
    tables = [resumed(text), resumed(text)]
    for table in tables:
        while not table.game.is_over:
            table.play(table.game.options()[0])

    assert written_record(tables[0]) == written_record(tables[1])
    assert any(move.dice for move in tables[0].moves[3:])


def test_other_moves_bring_other_dice_after_resuming() -> None:
    def dice_after(answers: tuple[str, ...]) -> list[object]:
        table = Table(harena.game_type("pig").agreed(2, {}), ["A", "B"], ScriptedDice([]), "by hand")
        for answer in answers:
            table.play(answer)
        again = harena.load(written_record(table))
        return [face for _ in range(20) for face in again.play("roll").dice]

    assert dice_after(("hold",)) != dice_after(("hold", "hold"))


def test_a_resumed_table_can_take_back_what_could_be_taken_back_before() -> None:
    table = resumed(written_record(orchard()))

    assert table.undo().notation == "net 1"
    assert not table.may_undo()
