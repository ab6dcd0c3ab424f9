"""Records: how they are written, that they are read back, and that no edit goes unnoticed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import accumulate
from types import MappingProxyType

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import harena
from harena.kernel.dice import ScriptedDice, SeededDice
from harena.kernel.message import Data, Refused
from harena.kernel.record import CHECK_EVERY, HEADER, read_record, seal, written_record
from harena.kernel.snapshot import state_hash
from harena.kernel.table import Table
from tests import toy

DEFAULTS: Mapping[str, object] = MappingProxyType({})


def played(id: str, seed: int, decisions: int = 1 << 30, settings: Mapping[str, object] = DEFAULTS) -> Table:
    """A table after so many decisions at random, or at its end."""
    type = harena.game_type(id)
    names = [f"seat {n}" for n in range(type.least_seats)]
    table = Table(type.agreed(len(names), settings), names, SeededDice(seed), f"seeded {seed}")
    chooser = SeededDice(seed)
    while not table.game.is_over and len(table.moves) < decisions:
        options = table.game.options()
        table.play(options[chooser.roll(len(options))])
    return table


FINISHED = written_record(played("ewn", 3, settings={"placing": "random"}))
UNFINISHED = written_record(played("pig", 3, 30))


def bodies(text: str) -> list[str]:
    """The lines of a record without their seals."""
    return [line.rpartition(" ~")[0] for line in text.splitlines()]


def refusal(text: str) -> tuple[int, str]:
    """The line at which a record is refused, and why."""
    with pytest.raises(Refused) as refused:
        harena.load(text)
    assert refused.value.message.id == "record-line"
    line, cause = refused.value.message.args["line"], refused.value.message.args["cause"]
    assert isinstance(line, int)
    assert isinstance(cause, dict)
    return line, str(cause["id"])


# How it is written


def test_an_open_game_is_a_header_and_a_line_for_each_decision() -> None:
    table = harena.table("pig", names=["Ann", "Bob"], seed=1, goal=10)
    table.play("roll")
    table.play("roll")
    opening, last = table.opening.state, table.moves[-1].state

    assert bodies(written_record(table)) == [
        "harena record 1",
        'game: "pig"',
        "version: 1",
        'settings: {"goal": 10}',
        'seats: ["Ann", "Bob"]',
        'players: ["person", "person"]',
        'dice: "seeded 1"',
        "result: null",
        "begin",
        f"= {opening}",
        "0 roll | 6",
        "0 roll | 5",
        f"= {last}",
    ]


PIG_GOAL = '{"args": {"winner_seat": [0]}, "id": "pig-goal"}'


def test_a_finished_game_carries_its_events_and_key_positions() -> None:
    table = harena.table("pig", seed=1, goal=5)
    table.play("roll")
    table.play("hold")
    lines = bodies(written_record(table))

    assert lines[7] == 'result: {"places": [1, 2], "reason": "pig-goal"}'
    assert lines[8:] == [
        "begin",
        f"= {table.opening.state}",
        '@ {"goal": 5, "scores": [0, 0]}',
        "0 roll | 6",
        '! {"args": {"face": 6, "seat": 0, "total": 0}, "id": "pig-rolled"}',
        "0 hold",
        '! {"args": {"points": 6, "score": 6, "seat": 0}, "id": "pig-banked"}',
        '! {"args": {"places": [1, 2], "reason": ' + PIG_GOAL + '}, "id": "game-ended"}',
        f"= {table.moves[-1].state}",
        '@ {"goal": 5, "scores": [6, 0]}',
    ]


def test_the_dice_of_the_set_up_stand_with_the_beginning() -> None:
    begin = bodies(FINISHED)[8]

    assert begin.startswith("begin | ")
    assert len(begin.split()) == 2 + 12 + 1


@pytest.mark.parametrize("decisions", [0, 1, CHECK_EVERY - 1, CHECK_EVERY, CHECK_EVERY + 1, 45])
def test_a_fingerprint_follows_every_so_many_decisions_and_the_last(decisions: int) -> None:
    table = played("pig", 5, decisions, {"goal": 1000})
    moves = [table.opening, *table.moves]
    wanted = {*range(0, decisions + 1, CHECK_EVERY), decisions}

    written = [line[2:] for line in bodies(written_record(table)) if line.startswith("= ")]
    assert written == [moves[nth].state for nth in sorted(wanted)]


def test_names_in_any_script_are_kept() -> None:
    table = harena.table("pig", names=["Zoë", "李 | ~!\n= @"], seed=1)

    assert harena.load(written_record(table)).names == table.names


# How it is read


@pytest.mark.parametrize("id", harena.games())
@settings(max_examples=15)
@given(seed=st.integers(0, 1 << 40), decisions=st.integers(0, 80))
def test_a_record_is_loaded_by_replaying_it(id: str, seed: int, decisions: int) -> None:
    table = played(id, seed, decisions)
    text = written_record(table)
    back = harena.load(text)

    assert written_record(back) == text
    assert state_hash(back.game) == state_hash(table.game)
    assert [move.notation for move in back.moves] == [move.notation for move in table.moves]


def test_a_record_says_what_it_holds_before_it_is_replayed() -> None:
    record = read_record(UNFINISHED)

    assert (record.game, record.version, record.settings) == ("pig", 1, {"goal": 100})
    assert (record.names, record.players) == (["seat 0", "seat 1"], ["person", "person"])
    assert (record.scheme, record.result) == ("seeded 3", None)
    assert [line.text.split(" |")[0] for line in record.decisions()] == [
        "begin",
        *(f"{move.seat} {move.notation}" for move in played("pig", 3, 30).moves),
    ]
    assert UNFINISHED.endswith(f" ~{record.head}\n")


def test_a_seal_rests_on_all_lines_above_it() -> None:
    seals = accumulate(bodies(FINISHED), seal, initial="")

    assert list(seals)[1:] == [line.rpartition(" ~")[2] for line in FINISHED.splitlines()]


# Edits that leave the seals as they are


def line_at(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


characters = st.sampled_from('0123456789abcdef ~|!=@{}[]:"\n\r\t\x00é') | st.characters(codec="utf-8")


@pytest.mark.parametrize("text", [FINISHED, UNFINISHED], ids=["finished", "unfinished"])
@settings(max_examples=300)
@given(data=st.data())
def test_one_character_changed_anywhere_is_found_at_its_line(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text) - 1))
    new = data.draw(characters.filter(lambda character: character != text[at]))

    assert refusal(text[:at] + new + text[at + 1 :])[0] == line_at(text, at)


@pytest.mark.parametrize("text", [FINISHED, UNFINISHED], ids=["finished", "unfinished"])
@settings(max_examples=300)
@given(data=st.data())
def test_one_character_added_anywhere_is_found_at_its_line(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text)))
    new = data.draw(characters)

    edited = text[:at] + new + text[at:]
    found, _ = refusal(edited)
    assert found in {line_at(text, at), line_at(edited, at + 1)}


@pytest.mark.parametrize("text", [FINISHED, UNFINISHED], ids=["finished", "unfinished"])
@settings(max_examples=300)
@given(data=st.data())
def test_one_character_removed_anywhere_is_found_at_its_line(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text) - 1))

    assert refusal(text[:at] + text[at + 1 :])[0] == line_at(text, at)


def test_every_byte_of_a_short_record_is_under_seal() -> None:
    text = written_record(harena.table("pig", seed=1))
    raw = text.encode()
    for at in range(len(raw)):
        edited = raw[:at] + bytes([raw[at] ^ 1]) + raw[at + 1 :]

        assert refusal(edited.decode())[0] == line_at(text, at)


def test_two_lines_that_changed_places_are_found() -> None:
    lines = UNFINISHED.splitlines(keepends=True)
    for number in range(2, len(lines)):
        above, below = lines[: number - 1], lines[number + 1 :]
        edited = [*above, lines[number], lines[number - 1], *below]

        assert refusal("".join(edited)) == (number, "record-edited")


def test_a_line_taken_out_or_put_in_is_found() -> None:
    lines = UNFINISHED.splitlines(keepends=True)
    for number in range(2, len(lines)):
        without = [*lines[: number - 1], *lines[number:]]
        twice = [*lines[:number], *lines[number - 1 :]]

        assert refusal("".join(without)) == (number, "record-edited")
        assert refusal("".join(twice)) == (number + 1, "record-edited")


def test_an_open_record_cut_off_after_any_line_loads_what_is_left() -> None:
    lines = UNFINISHED.splitlines(keepends=True)
    first = len(HEADER) + 2

    for number in range(first, len(lines) + 1):
        cut = "".join(lines[:number])
        decisions = [line for line in bodies(cut)[first:] if not line.startswith("= ")]
        assert len(harena.load(cut).moves) == len(decisions)


def test_a_finished_record_that_is_cut_off_has_another_result() -> None:
    lines = FINISHED.splitlines(keepends=True)
    last = max(number for number, line in enumerate(lines) if line[0] in "01")

    assert refusal("".join(lines[:last])) == (8, "record-result")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", (1, "record-not-one")),
        ("\n", (1, "record-not-one")),
        ("hello", (1, "record-not-one")),
        (FINISHED.replace("record 1", "record 2"), (1, "record-not-one")),
        (FINISHED.replace("\n", "\r\n"), (1, "record-edited")),
        ("harena record 1\n", (1, "record-edited")),
        (FINISHED.splitlines()[0], (1, "record-cut-off")),
        (FINISHED.splitlines(keepends=True)[0], (2, "record-header")),
        ("".join(FINISHED.splitlines(keepends=True)[:8]), (9, "record-no-begin")),
        (FINISHED[:-1], (len(bodies(FINISHED)), "record-cut-off")),
        (FINISHED + "0", (len(bodies(FINISHED)) + 1, "record-cut-off")),
        (FINISHED + "\n", (len(bodies(FINISHED)) + 1, "record-edited")),
        (FINISHED.replace("a1", "\ud800", 1), (9, "data-half")),
    ],
)
def test_what_is_no_whole_record_is_refused(text: str, expected: tuple[int, str]) -> None:
    assert refusal(text) == expected


@given(st.text(max_size=200) | st.lists(st.sampled_from(FINISHED.splitlines())).map("\n".join))
@example("\n".join(["harena record 1 ~"] * 20))
def test_whatever_a_file_holds_it_is_loaded_or_refused(text: str) -> None:
    with pytest.raises(Refused):
        harena.load(text)


# Edits with seals made anew


def resealed(lines: list[str]) -> str:
    """A record of these lines, forged."""
    seals = list(accumulate(lines, seal, initial=""))[1:]
    return "".join(f"{line} ~{found}\n" for line, found in zip(lines, seals, strict=True))


def forged(text: str, number: int, line: str) -> tuple[int, str]:
    """How a record is refused in which one line was written anew."""
    lines = bodies(text)
    lines[number - 1] = line
    return refusal(resealed(lines))


def test_a_record_with_its_own_lines_sealed_again_is_the_same() -> None:
    assert resealed(bodies(FINISHED)) == FINISHED


@pytest.mark.parametrize(
    ("number", "line", "expected"),
    [
        (2, "game: 1", (2, "data-kind")),
        (2, 'game "pig"', (2, "record-header")),
        (2, 'seats: "pig"', (2, "record-header")),
        (2, 'game: "pig', (2, "record-header")),
        (2, "game: " + "[" * 100_000, (2, "record-header")),
        (3, "version: 0", (3, "data-number")),
        (3, "version: true", (3, "data-number")),
        (3, "version: " + "9" * 5000, (3, "record-header")),
        (3, f"version: {1 << 80}", (3, "data-huge")),
        (4, "settings: []", (4, "data-kind")),
        (4, 'settings: {"goal": ' + "[" * 40 + "]" * 40 + "}", (4, "data-deep")),
        (5, "seats: {}", (5, "data-kind")),
        (5, "seats: [1, 2]", (5, "data-kind")),
        (5, 'seats: ["\\ud800", "b"]', (5, "data-half")),
        (6, "players: [null, null]", (6, "data-kind")),
        (7, "dice: 7", (7, "data-kind")),
        (8, "result: nothing", (8, "record-header")),
        (9, "end", (9, "record-no-begin")),
    ],
)
def test_a_header_that_makes_no_sense_is_refused_at_its_line(
    number: int, line: str, expected: tuple[int, str]
) -> None:
    assert forged(UNFINISHED, number, line) == expected


def test_a_name_may_hold_what_looks_like_a_seal() -> None:
    table = harena.table("pig", names=["a ~12345678", "b"], seed=1)

    assert harena.load(written_record(table)).names == ["a ~12345678", "b"]


def test_json_in_a_record_is_as_any_program_writes_it() -> None:
    for line in bodies(FINISHED):
        mark, _, data = line.partition(" ")
        if mark in {"!", "@"}:
            parsed: Data = json.loads(data)
            assert json.dumps(parsed, ensure_ascii=False, sort_keys=True) == data


def test_a_game_with_windows_and_effects_is_recorded_like_any_other() -> None:
    table = Table(toy.GAME.agreed(2, {}), ["Ann", "Bob"], ScriptedDice([5, 1]), "by hand")
    for answer in ("shake 2", "net 1", "pass", "fall"):
        table.play(answer)

    assert [line for line in bodies(written_record(table))[8:] if line[0] != "="] == [
        "begin",
        "0 shake 2",
        "1 net 1",
        "1 pass | 5 1",
        "0 fall",
    ]
