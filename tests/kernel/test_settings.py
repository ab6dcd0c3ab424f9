"""Settings: what they accept, say and export."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from harena.kernel.message import Refused
from harena.kernel.settings import LONGEST_TEXT, Choice, Content, Count, Setting, Switch

GOAL = Count("goal", 100, least=2, most=1000, rule="P-5")
WASPS = Switch("wasps", default=True, rule="O-4")
PLACING = Choice("placing", "chosen", ("chosen", "random"), rule="E-2")
TREES = Content("trees", "old", ("old", "young"), rule="O-7")
ALL: list[Setting] = [GOAL, WASPS, PLACING, TREES]

each_setting = pytest.mark.parametrize("setting", ALL, ids=lambda setting: str(setting.id))
anything = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 1200),
    st.floats().filter(lambda number: not number.is_integer()),
    st.sampled_from(["chosen", "random", "Chosen", "", "on", "100", "old", "young", "Old", "old\n", "\n"]),
    st.sampled_from(["\n" * LONGEST_TEXT, "\n" * (LONGEST_TEXT + 1), "x" * LONGEST_TEXT]),
    st.lists(st.integers(), max_size=2),
)


@each_setting
@given(value=anything)
def test_the_schema_allows_what_the_setting_accepts_and_nothing_else(setting: Setting, value: object) -> None:
    Draft202012Validator.check_schema(setting.schema())

    assert Draft202012Validator(setting.schema()).is_valid(value) == setting.accepts(value)


@each_setting
def test_a_setting_accepts_its_default_and_its_samples(setting: Setting) -> None:
    values = [setting.default, *setting.samples()]

    assert [setting.check(value) for value in values] == values


@pytest.mark.parametrize(
    ("setting", "schema"),
    [
        (GOAL, {"type": "integer", "default": 100, "minimum": 2, "maximum": 1000}),
        (WASPS, {"type": "boolean", "default": True}),
        (PLACING, {"type": "string", "default": "chosen", "enum": ["chosen", "random"]}),
        (
            TREES,
            {
                "type": "string",
                "default": "old",
                "anyOf": [{"enum": ["old", "young"]}, {"pattern": "[=\n]", "maxLength": 100_000}],
            },
        ),
    ],
)
def test_a_setting_is_described_by_a_schema(setting: Setting, schema: object) -> None:
    assert setting.schema() == schema


@pytest.mark.parametrize(
    ("setting", "value", "allowed"),
    [
        (GOAL, 1, "2 to 1000"),
        (GOAL, 1001, "2 to 1000"),
        (GOAL, True, "2 to 1000"),
        (GOAL, "many", "2 to 1000"),
        (WASPS, 1, "on, off"),
        (WASPS, "on", "on, off"),
        (PLACING, "elsewhere", "chosen, random"),
        (PLACING, None, "chosen, random"),
        (TREES, "dead", "old, young, @FILE"),
        (TREES, "@trees.toml", "old, young, @FILE"),
        (TREES, "", "old, young, @FILE"),
        (TREES, 1, "old, young, @FILE"),
    ],
)
def test_another_value_is_refused_with_those_allowed(setting: Setting, value: object, allowed: str) -> None:
    with pytest.raises(Refused) as refused:
        setting.check(value)

    args = {"setting": setting.id, "value": str(value), "allowed": allowed}
    assert refused.value.plain() == {"rule": setting.rule, "id": "setting-value", "args": args}


@pytest.mark.parametrize(
    ("setting", "word", "value"),
    [
        (GOAL, "50", 50),
        (GOAL, "-50", "-50"),
        (GOAL, "many", "many"),
        (GOAL, "٣", "٣"),
        (GOAL, "9" * 16, "9" * 16),
        (WASPS, "on", True),
        (WASPS, "True", True),
        (WASPS, "off", False),
        (WASPS, "FALSE", False),
        (WASPS, "yes", "yes"),
        (PLACING, "random", "random"),
        (TREES, "young", "young"),
        (TREES, "@trees.toml", "@trees.toml"),
    ],
)
def test_a_typed_word_is_read_as_a_value_where_it_can_be(setting: Setting, word: str, value: object) -> None:
    found = setting.value_of(word)

    assert found == value
    assert type(found) is type(value)


@each_setting
def test_the_samples_try_both_ends_or_every_value(setting: Setting) -> None:
    expected: dict[str, list[object]] = {
        "goal": [2, 1000],
        "wasps": [True, False],
        "placing": ["chosen", "random"],
        "trees": ["old", "young"],
    }

    assert setting.samples() == expected[setting.id]


def test_a_number_may_be_tried_out_within_its_bounds() -> None:
    endless = Count("rounds", 100, least=0, most=10_000, rule="O-1", tried=(1, 30))

    assert endless.samples() == [1, 30]
    assert endless.accepts(0)


def test_content_is_a_packed_name_or_a_text_with_an_equals_sign_or_several_lines() -> None:
    assert TREES.check("height = 3\n") == "height = 3\n"
    assert TREES.accepts("\n" * LONGEST_TEXT)
    assert not TREES.accepts("\n" * (LONGEST_TEXT + 1))
    assert TREES.accepts("height = 3")
    assert not TREES.accepts("tall")
    assert not TREES.accepts(3)


def test_a_text_that_is_too_long_is_not_repeated_in_full() -> None:
    with pytest.raises(Refused) as refused:
        TREES.check("\n" * (LONGEST_TEXT + 1))

    assert len(str(refused.value.message.args["value"])) == 40
