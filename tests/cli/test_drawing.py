"""Views as text."""

from __future__ import annotations

from harena.cli.drawing import drawn, indented
from harena.kernel.message import Message, Speaker


class Loud(Speaker):
    """Says the id of a message in capitals, and its arguments on a second line."""

    def say(self, message: Message) -> str:
        return "\n".join([message.id.upper(), *[f"{key} {value}" for key, value in message.args.items()]])


def text(view: object) -> list[str]:
    return drawn(view, Loud())


def test_a_short_value_stands_on_the_line_of_its_key() -> None:
    assert text({"scores": [1, 2], "round": 3, "hand": {"a": 1, "b": 2}, "none": [], "empty": {}}) == [
        "scores: 1, 2",
        "round: 3",
        "hand: a 1, b 2",
        "none: -",
        "empty: -",
    ]


def test_a_board_stands_below_its_key_or_alone() -> None:
    assert text({"board": ["ab", "cd"]}) == ["board:", "  ab", "  cd"]
    assert text({"": ["ab", " cd"], "x": 1}) == ["ab", " cd", "x: 1"]


def test_tables_in_tables_are_indented() -> None:
    assert text({"a": {"b": {"c": [1, 2]}, "d": [{"e": {"f": 1}}, {"g": 2}]}}) == [
        "a:",
        "  b:",
        "    c: 1, 2",
        "  d:",
        "    - e: f 1",
        "    g 2",
    ]


def test_a_message_is_spoken_and_needs_no_key() -> None:
    said = Message("hello", {"name": "Ann"}).plain()

    assert text({"greeting": said, "list": [said, "x"]}) == [
        "HELLO",
        "name Ann",
        "list:",
        "  HELLO",
        "  name Ann",
        "  x",
    ]


def test_what_only_looks_like_a_message_is_data() -> None:
    assert text({"thing": {"id": 1, "args": 2, "more": 3}}) == ["thing: id 1, args 2, more 3"]


def test_the_columns_of_a_table_stand_below_one_another() -> None:
    head = ["", Message("name").plain(), Message("points").plain()]
    rows = [["a", "Ann", 7], ["b", "Bartholomew", 12], ["c"], ["d", "Dot", ""]]

    assert text({"table": [head, *rows]}) == [
        "   NAME         POINTS",
        "a  Ann               7",
        "b  Bartholomew      12",
        "c",
        "d  Dot",
    ]


def test_lines_are_indented_and_end_without_spaces() -> None:
    assert indented("a\n  b \n", 2) == ["  a", "    b", ""]
