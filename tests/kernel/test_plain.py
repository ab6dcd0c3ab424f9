"""Plain data from outside, and what is refused about it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.kernel.message import Data, Refused
from harena.kernel.plain import DEEPEST, LARGEST, Reader, check_plain, check_text, shown

TABLE: Data = {
    "number": 7,
    "numbers": [1, 2, 3],
    "text": "hello",
    "on": True,
    "list": [1, "a"],
    "table": {"inner": 1},
    "float": 1.0,
    "nothing": None,
}


def reader() -> Reader:
    return Reader(TABLE, "top")


def refusal(read: Callable[[], object]) -> tuple[str, Data]:
    with pytest.raises(Refused) as refused:
        read()
    return refused.value.message.id, refused.value.message.args


def test_what_is_right_is_read() -> None:
    top = reader()

    assert top.whole_number("number", 7, 7) == 7
    assert top.whole_numbers("numbers", 3, 1, 3) == [1, 2, 3]
    assert top.text("text") == "hello"
    assert top.word("text", ("hello", "bye")) == "hello"
    assert top.switch("on") is True
    assert top.list("list") == [1, "a"]
    assert top.table("table").whole_number("inner", 0, 1) == 1
    assert top.value("nothing") is None
    assert top.has("float")
    top.done()


def test_a_place_is_named_from_the_top() -> None:
    inner = reader().table("table")

    assert inner.path("inner") == "top.table.inner"
    assert Reader({}).path("key") == "key"


def test_what_is_missing_is_refused() -> None:
    assert refusal(lambda: reader().text("nowhere")) == ("data-missing", {"where": "top.nowhere"})


@pytest.mark.parametrize(
    ("key", "found"),
    [("text", "'hello'"), ("on", "True"), ("float", "1.0"), ("nothing", "None"), ("list", "[1, 'a']")],
)
def test_what_is_no_whole_number_is_refused(key: str, found: str) -> None:
    expected = {"where": f"top.{key}", "least": 0, "most": 9, "found": found}

    assert refusal(lambda: reader().whole_number(key, 0, 9)) == ("data-number", expected)


@pytest.mark.parametrize(("least", "most"), [(8, 9), (0, 6)])
def test_a_number_out_of_bounds_is_refused(least: int, most: int) -> None:
    expected = {"where": "top.number", "least": least, "most": most, "found": "7"}

    assert refusal(lambda: reader().whole_number("number", least, most)) == ("data-number", expected)


@given(st.integers(), st.integers(-5, 5), st.integers(-5, 5))
def test_a_number_is_read_exactly_when_it_is_within_bounds(number: int, least: int, most: int) -> None:
    if least <= number <= most:
        assert Reader({"n": number}).whole_number("n", least, most) == number
    else:
        assert refusal(lambda: Reader({"n": number}).whole_number("n", least, most))[0] == "data-number"


def test_a_list_of_another_length_is_refused() -> None:
    expected = {"where": "top.numbers", "number": 2, "found": 3}

    assert refusal(lambda: reader().whole_numbers("numbers", 2, 0, 9)) == ("data-length", expected)


def test_a_number_within_a_list_is_refused_with_its_place() -> None:
    expected = {"where": "top.numbers[2]", "least": 0, "most": 2, "found": "3"}

    assert refusal(lambda: reader().whole_numbers("numbers", 3, 0, 2)) == ("data-number", expected)


@pytest.mark.parametrize(
    ("read", "key", "wanted", "found"),
    [
        (Reader.text, "number", "text", "7"),
        (Reader.switch, "number", "switch", "7"),
        (Reader.list, "text", "list", "'hello'"),
        (Reader.table, "list", "table", "[1, 'a']"),
    ],
)
def test_another_kind_is_refused(
    read: Callable[[Reader, str], object], key: str, wanted: str, found: str
) -> None:
    expected = {"where": f"top.{key}", "wanted": wanted, "found": found}

    assert refusal(lambda: read(reader(), key)) == ("data-kind", expected)


@pytest.mark.parametrize(("key", "found"), [("text", "'hello'"), ("number", "7"), ("list", "[1, 'a']")])
def test_a_word_that_is_not_among_those_allowed_is_refused(key: str, found: str) -> None:
    expected = {"where": f"top.{key}", "allowed": ["yes", "no"], "found": found}

    assert refusal(lambda: reader().word(key, ("yes", "no"))) == ("data-word", expected)


def test_a_key_that_nobody_asked_for_is_refused() -> None:
    top = Reader({"a": 1, "b": 2}, "top")
    top.has("a")
    top.has("c")

    assert refusal(top.done) == ("data-unknown", {"where": "top.b", "known": ["a", "c"]})


def test_a_long_value_is_shown_cut_short() -> None:
    assert shown("x" * 38) == f"'{'x' * 38}'"
    assert shown("x" * 39) == f"'{'x' * 38}…"
    assert len(shown(list(range(1000)))) == 40


def test_a_number_of_any_length_can_be_shown() -> None:
    assert shown(1 << 100_000) == f"0x1{'0' * 36}…"
    assert shown(-7) == "-7"


# Data as a whole


@pytest.mark.parametrize("value", [TABLE, [], "Zoë 李", LARGEST, -LARGEST, 1.5, None, True])
def test_data_that_can_be_written_again_is_taken(value: object) -> None:
    check_plain(value, "top")


@pytest.mark.parametrize(
    ("value", "id", "where"),
    [
        (LARGEST + 1, "data-huge", "top"),
        ({"a": [0, -LARGEST - 1]}, "data-huge", "top.a[1]"),
        ({"a": {"b": "\udcff"}}, "data-half", "top.a.b"),
        ({"a": {"\ud800": 1}}, "data-half", "top.a"),
    ],
)
def test_data_that_could_not_be_written_again_is_refused(value: object, id: str, where: str) -> None:
    found, args = refusal(lambda: check_plain(value, "top"))

    assert (found, args["where"]) == (id, where)


def nested(depth: int) -> object:
    return [nested(depth - 1)] if depth else 0


def test_data_may_lie_deep_but_not_for_ever() -> None:
    check_plain(nested(DEEPEST), "top")
    found = refusal(lambda: check_plain(nested(DEEPEST + 1), "top"))

    assert found == ("data-deep", {"where": "top" + "[0]" * (DEEPEST + 1), "most": DEEPEST})


def test_half_a_character_is_shown_in_a_form_that_can_be_written() -> None:
    expected = {"where": "name", "found": "'a\\ud800'"}

    assert refusal(lambda: check_text("a\ud800", "name")) == ("data-half", expected)
