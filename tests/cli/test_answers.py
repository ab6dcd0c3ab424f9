"""Short forms of answers, and many answers on few lines."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.cli.answers import begins, folded, grouped, listed, notations_meant, split_at_gap

NOTATIONS = [
    "move d1 e1",
    "move d1 e10",
    "move d1 c2",
    "attack d1 e1",
    "attack d1 crate c2",
    "attack d1 crate c3",
    "repair d1",
    "pass",
]


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("move d1 e1", ["move d1 e1"]),
        ("m d e1", ["move d1 e1"]),
        ("m d1 e10", ["move d1 e10"]),
        ("m d1 e", ["move d1 e1", "move d1 e10"]),
        ("a d1 e", ["attack d1 e1"]),
        ("a d c c3", ["attack d1 crate c3"]),
        ("a d1", ["attack d1 e1", "attack d1 crate c2", "attack d1 crate c3"]),
        ("r", ["repair d1"]),
        ("p", ["pass"]),
        ("move d1 e2", []),
        ("move d1 e1 e1", []),
        ("jump", []),
        ("d1 e1", []),
    ],
)
def test_words_may_be_shortened_where_they_leave_no_doubt(words: str, meant: list[str]) -> None:
    assert notations_meant(words, NOTATIONS) == meant


def test_a_number_is_never_short_for_a_longer_one() -> None:
    """Otherwise somebody who may not go to e1 would find the robot on e10."""
    assert not begins(["move", "d1", "e1"], "move d1 e10")
    assert begins(["move", "d1", "e"], "move d1 e10")
    assert notations_meant("1", ["10", "12"]) == []


def test_a_word_that_is_alike_counts_for_more_than_one_that_begins_alike() -> None:
    assert notations_meant("take red", ["take red ant", "take redder ant"]) == ["take red ant"]


@given(st.sampled_from(NOTATIONS))
def test_an_answer_in_full_always_means_itself(notation: str) -> None:
    assert notations_meant(notation, NOTATIONS) == [notation]


def label(nth: int) -> str:
    return f"label {nth}"


def test_answers_that_differ_in_the_last_word_share_a_line() -> None:
    assert grouped(NOTATIONS, label, 80) == [
        "  move d1          e1 e10 c2",
        "  attack d1 e1     label 3",
        "  attack d1 crate  c2 c3",
        "  repair d1        label 6",
        "  pass             label 7",
    ]


def test_answers_of_one_word_share_a_line_too() -> None:
    assert grouped(["a", "b", "c"], label, 80) == ["    a b c"]


def test_a_group_is_folded_behind_its_beginning() -> None:
    cells = [f"place one {row}{column}" for row in "abc" for column in range(10, 16)]

    assert grouped(cells, label, 40) == [
        "  place one  a10 a11 a12 a13 a14 a15 b10",
        "             b11 b12 b13 b14 b15 c10 c11",
        "             c12 c13 c14 c15",
    ]


def test_a_list_has_numbers_notations_and_labels() -> None:
    assert listed({0: "roll", 9: "hold on"}, label, 80) == [
        "   1  roll     label 0",
        "  10  hold on  label 9",
    ]


def test_a_label_is_folded_behind_its_notation() -> None:
    assert listed({0: "go"}, lambda _: "word " * 12, 44) == [
        "   1  go  word word word word word word word",
        "          word word word word word",
    ]


def test_text_is_folded_on_a_screen_but_not_into_next_to_nothing() -> None:
    assert folded("  ", "one two", 4) == ["  one two"]
    assert folded("> ", "", 80) == [">"]
    assert folded("", "a-b " * 20, 40)[0].endswith("a-b")


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("undo       take back", ("undo       ", "take back")),
        ("save FILE  keep it  here", ("save FILE  ", "keep it  here")),
        ("a plain sentence", ("", "a plain sentence")),
        ("  indented", ("", "  indented")),
        ("trailing  ", ("", "trailing  ")),
        ("", ("", "")),
    ],
)
def test_a_line_is_split_at_its_first_gap(line: str, parts: tuple[str, str]) -> None:
    assert split_at_gap(line) == parts
