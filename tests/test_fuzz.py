"""Files that nobody would write: whatever a loader is fed, it loads, or says in a sentence why not."""

from __future__ import annotations

import pytest

import harena
from harena.kernel.dice import ScriptedDice
from harena.kernel.message import Refused
from harena.kernel.plain import DEEPEST, LARGEST, check_plain, shown
from harena.kernel.record import seal
from harena.kernel.scene import Scene
from harena.kernel.settings import Content
from harena.kernel.table import Table
from harena.locale.speaker import LONGEST
from tools.fuzz import fuzz, made, results, start
from tools.fuzz_corpus import corpus
from tools.fuzz_mutations import sealed


def test_hundreds_of_spoilt_files_are_loaded_or_refused() -> None:
    """A small dose; `make campaign` feeds a hundred thousand."""
    assert fuzz(400, seed=0) == []


def test_a_file_of_the_fuzzer_comes_back_with_its_seed() -> None:
    first, second = (list(results(30, seed=7)) for _ in range(2))

    assert first == second
    assert {result.became for result in first} <= {"loaded", "failed", "refused"}


def test_the_corpus_is_good() -> None:
    good = corpus()
    for text in good.records:
        assert harena.written_record(harena.load(text)) == text
    for text in good.scenes:
        Scene(text, harena.game_type).run()


def test_the_corpus_has_every_game_and_every_packed_set() -> None:
    found = corpus().contents

    assert {*corpus().steps} == {*harena.games()}
    for type in map(harena.game_type, harena.games()):
        for setting in type.settings:
            packed = [content for content in found if content[:2] == (type.id, setting.id)]
            assert len(packed) == (len(setting.names) if isinstance(setting, Content) else 0)
            for content in packed:
                start(*content)


def test_sealing_anew_leaves_a_good_record_as_it_is() -> None:
    for text in corpus().records:
        assert sealed(text) == text
    assert made(3, corpus()) == made(3, corpus())


# What it found


def scene_refusal(line: str) -> Refused:
    with pytest.raises(Refused) as refused:
        Scene(f"scene = 1\ngame = 'pig'\n{line}", harena.game_type)
    return refused.value


def record_refusal(line: int, body: str) -> Refused:
    """A record of Pig, one line of it replaced, its seals in order."""
    table = Table(harena.game_type("pig").agreed(2, {}), ["Ann", "Bob"], ScriptedDice([]), "by hand")
    lines = harena.written_record(table).split("\n")
    lines[line - 1] = body
    with pytest.raises(Refused) as refused:
        harena.load(sealed("\n".join(lines)))
    return refused.value


def cause(refused: Refused) -> tuple[object, object]:
    """The line of a record, and what is wrong with it."""
    found = refused.message.args["cause"]
    assert isinstance(found, dict)
    return refused.message.args["line"], found["id"]


@pytest.mark.parametrize("number", ["0x" + "f" * 9000, str(LARGEST + 1), f"-{LARGEST + 1}"])
def test_a_number_that_cannot_be_written_out_is_refused(number: str) -> None:
    refused = scene_refusal(f"position.scores = [{number}, 0]")

    assert refused.message.id == "data-huge"
    assert refused.message.args["where"] == "position.scores[0]"
    assert len(str(refused)) < 200


@pytest.mark.parametrize("number", [LARGEST, -LARGEST, 0, True, 0.5])
def test_other_numbers_pass(number: object) -> None:
    check_plain({"a": [number, {"b": None}]}, "")


def test_values_too_deep_are_refused() -> None:
    within = "[" * DEEPEST + "]" * DEEPEST

    assert scene_refusal(f"a = [{within}]").message.id == "data-deep"
    assert scene_refusal(f"a = {within[1:-1]}").message.id == "data-unknown"
    assert cause(record_refusal(4, f'settings: {{"goal": [{within}]}}')) == (4, "data-deep")
    assert cause(record_refusal(4, f"settings: {'[' * 300}{']' * 300}")) == (4, "data-deep")


def test_what_would_take_hours_to_read_is_refused() -> None:
    assert scene_refusal(f"\n{'a.' * 50_000}a = 1").message.args["where"] == "line 4"
    assert scene_refusal(f"[{'a.' * 50_000}a]").message.id == "data-deep"
    assert scene_refusal(f"a = '{'.' * 200}'").message.id == "data-unknown"
    assert scene_refusal("#" * 1_000_000).message.id == "toml-too-large"


@pytest.mark.parametrize("text", [r'{"\ud800": 1}', r'{"goal": "\ud800"}'])
def test_half_a_character_in_a_header_is_refused(text: str) -> None:
    refused = record_refusal(4, f"settings: {text}")

    assert cause(refused) == (4, "data-half")
    assert str(refused).isprintable()


def test_half_a_character_in_a_name_or_a_line_is_refused() -> None:
    assert cause(record_refusal(5, r'seats: ["Ann", "\udcff"]')) == (5, "data-half")
    assert cause(record_refusal(9, "begin \udcff")) == (9, "data-half")
    assert scene_refusal("title = '\udcff'").message.id == "data-half"


def test_a_value_is_shown_though_it_cannot_be_written_out() -> None:
    assert shown(1 << 20_000) == "0x1" + "0" * 36 + "…"
    with pytest.raises(Refused, match="goal"):
        harena.new("pig", goal=10**5000)


def test_a_refusal_steers_no_terminal() -> None:
    with pytest.raises(Refused) as unknown:
        harena.new("pig", **{"\x1b[2Jx\ny" + "z" * 2000: 1})  # type: ignore[arg-type]

    assert str(unknown.value).isprintable()
    assert "\ufffd[2Jx y" in str(unknown.value)
    assert len(str(unknown.value)) < LONGEST + 100


def test_a_seal_anew_reaches_the_layers_behind_it() -> None:
    assert seal("", "harena record 1") == harena.written_record(harena.table("pig")).split("\n")[0][-8:]
    assert cause(record_refusal(9, "begin | 3")) == (9, "dice-left-over")


def test_a_seat_with_a_wild_name_steers_no_terminal() -> None:
    message = harena.Message("pig-rolled", {"seat": 0, "face": 2, "total": 0})

    assert harena.say(message, names=["\x1b[31mAnn\n"]) == "\ufffd[31mAnn  rolls a 2."
