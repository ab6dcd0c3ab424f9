"""TOML from outside: what is read, and what is refused before it takes long."""

from __future__ import annotations

import pytest

from harena.kernel.message import Data, Refused
from harena.kernel.plain import DEEPEST
from harena.kernel.toml import LARGEST, MOST_DOTS, read_toml


def refusal(text: str) -> tuple[str, Data]:
    with pytest.raises(Refused) as refused:
        read_toml(text)
    assert refused.value.rule == ""
    return refused.value.message.id, refused.value.message.args


def test_a_table_is_read_as_plain_data() -> None:
    assert read_toml("a = 1\n[b]\nc = [true, 'x']\n") == {"a": 1, "b": {"c": [True, "x"]}}
    assert read_toml("") == {}


@pytest.mark.parametrize("text", ["a", "a = ", "a = 1\na = 2", "[a", "\x00", "a = 1\n  = 2"])
def test_what_is_not_toml_is_refused_with_its_place(text: str) -> None:
    id, args = refusal(text)

    assert id == "toml-syntax"
    assert "line" in str(args["problem"]) or "end of document" in str(args["problem"])


@pytest.mark.parametrize(
    "text",
    [f"a = {'[' * 100_000}", f"a = {'9' * 5000}", f"a = 0x{'f' * 5000}"],
    ids=["deep", "long", "hexadecimal"],
)
def test_a_value_too_deep_or_too_long_is_refused(text: str) -> None:
    assert refusal(text)[0] in ("toml-syntax", "data-huge")


def test_a_number_that_python_would_not_read_is_refused_as_a_value() -> None:
    assert refusal(f"a = {'9' * 5000}") == ("toml-syntax", {"problem": "too deep or too long a value"})


def test_the_size_is_limited() -> None:
    assert read_toml("#" * LARGEST) == {}
    assert refusal("#" * (LARGEST + 1)) == ("toml-too-large", {"most": LARGEST, "found": LARGEST + 1})


def test_the_dots_of_a_line_are_limited() -> None:
    assert read_toml(f"\n# {'.' * MOST_DOTS}") == {}
    assert refusal(f"\n# {'.' * (MOST_DOTS + 1)}") == ("data-deep", {"where": "line 2", "most": DEEPEST})


def test_the_data_itself_must_be_plain() -> None:
    assert refusal("a.b = 99999999999999999")[1]["where"] == "a.b"
