"""What scenes say of a table and of what happened there: how it is compared, how it fails."""

from __future__ import annotations

import pytest

from harena.kernel.expectation import SceneFailed
from harena.kernel.message import Data, Refused
from harena.locale import say
from tests.toy import play_scene


def failure(body: str) -> Data:
    """What a scene of the orchard finds wrong."""
    with pytest.raises(SceneFailed) as failed:
        play_scene(body)
    return failed.value.message.args


# Tables


LABELS = repr(
    {"pick": {"id": "orchard-pick"}}
    | {f"shake {dice}": {"id": "orchard-shake", "dice": dice} for dice in (1, 2, 3)}
)


@pytest.mark.parametrize(
    ("expectation", "where", "expected", "found"),
    [
        ("asked = 1", "asked", "1", "0"),
        ('rule = "O-2"', "rule", "'O-2'", "'O-1'"),
        ('prompt = "hm"', "prompt", "'hm'", "'orchard-pick-or-shake'"),
        (
            'offered = ["pick"]',
            "offered",
            "['pick']",
            "['pick', 'shake 1', 'shake 2', 'shake 3']",
        ),
        ('offered = ["pick", "shake 1", "shake 2", "shake 4"]', "offered[3]", "'shake 4'", "'shake 3'"),
        ('labels = { pick = "orchard-shake" }', "labels.pick.id", "'orchard-shake'", "'orchard-pick'"),
        ('labels = { "shake 1" = { dice = 2 } }', "labels.shake 1.dice", "2", "1"),
        ('labels = { pluck = "orchard-pick" }', "labels.pluck", "{'id': 'orchard-pick'}", "False"),
        ("labels = 1", "labels", "1", LABELS),
        ('touches = { pick = ["basket"] }', "touches.pick[0]", "'basket'", "'tree'"),
        ("over = true", "over", "True", "False"),
        ("over = 0", "over", "0", "False"),
        ("outcome = {}", "outcome", "{}", "None"),
        ("view = { tree = 5 }", "view.tree", "5", "6"),
        ("view = { tree = true }", "view.tree", "True", "6"),
        ("view = { pears = 1 }", "view.pears", "1", "False"),
        ("view = 1", "view", "1", "{'tree': 6, 'baskets': [0, 0], 'nets': [2, 2]}"),
        ("position = { baskets = [0, 1] }", "position.baskets[1]", "1", "0"),
        ("position = { baskets = [0] }", "position.baskets", "[0]", "[0, 0]"),
        ("position = { agenda = [{ seat = 1 }] }", "position.agenda[0].seat", "1", "0"),
        ("position.tree = 2026-01-01", "position.tree", "datetime.date(2026, 1, 1)", "6"),
        ("position.tree = nan", "position.tree", "nan", "6"),
    ],
)
def test_what_is_not_as_stated_fails_at_its_place(
    expectation: str, where: str, expected: str, found: str
) -> None:
    what = where.partition("[")[0].partition(".")[0]
    about = {"what": what, "expected": expected, "found": found}

    assert failure(f"[after]\n{expectation}") == {"where": f"after.{where}", **about}
    assert failure(f"[[play]]\n{expectation}") == {"where": f"play[0].{where}", **about}
    assert failure(f"[[play]]\n[play.after]\n{expectation}") == {"where": f"play[0].after.{where}", **about}


def test_labels_and_touches_are_stated_by_notation() -> None:
    play_scene("""
        [after]
        labels = { pick = "orchard-pick", "shake 2" = { id = "orchard-shake", dice = 2 } }
        touches = { pick = ["tree"], "shake 4" = false }
        """)


def test_after_the_end_nothing_is_labelled() -> None:
    body = 'position = { tree = 0, outcome = { reason = "orchard-bare", places = [1, 1] } }\n'

    assert failure(body + "after = { labels = {} }")["found"] == "None"
    assert failure(body + "after = { touches = {} }")["found"] == "None"


def test_after_the_end_nobody_is_asked() -> None:
    expected = {"where": "after.asked", "what": "asked", "expected": "0", "found": "None"}

    assert (
        failure("""
        position = { tree = 0, outcome = { reason = "orchard-bare", places = [1, 1] } }
        after = { asked = 0 }
        """)
        == expected
    )


# Events


@pytest.mark.parametrize(
    ("events", "where"),
    [
        ("tells = []", "tells"),
        ('tells = ["orchard-cry"]', "tells"),
        ('tells = ["orchard-cry", "orchard-apple"]', "tells[0].id"),
        ('tells = [{ id = "orchard-apple", seat = 1 }, "orchard-cry"]', "tells[0].seat"),
        ('mentions = ["orchard-leaf"]', "mentions[0]"),
        ('mentions = ["orchard-cry", "orchard-apple"]', "mentions[1]"),
        ('mentions = [{ id = "orchard-cry", faces = [6] }]', "mentions[0]"),
    ],
)
def test_events_that_were_not_told_so_fail_at_their_place(events: str, where: str) -> None:
    args = failure(f'position = {{ nets = [0, 0] }}\n[[play]]\nanswer = "shake 1"\ndice = [5]\n{events}')

    assert (args["where"], args["what"]) == (f"play[0].{where}", "events")


def test_events_of_the_beginning_are_stated_too() -> None:
    assert failure('[begin]\ntells = ["orchard-apple"]')["where"] == "begin.tells"
    assert failure('[begin]\nmentions = ["orchard-apple"]')["where"] == "begin.mentions[0]"


@pytest.mark.parametrize("key", ["tells", "mentions"])
def test_an_event_is_written_as_an_id_or_a_table(key: str) -> None:
    with pytest.raises(Refused) as refused:
        play_scene(f"[begin]\n{key} = [7]")

    assert refused.value.message.id == "data-kind"
    assert refused.value.message.args == {"where": f"begin.{key}", "wanted": "events", "found": "[7]"}


# In words


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (
            "after = { asked = 1 }",
            "after.asked: asked should be 1 but is 0.",
        ),
        (
            'begin = { tells = ["orchard-leaf"] }',
            "begin.tells: the events should be [{'id': 'orchard-leaf'}] but are [].",
        ),
        (
            "begin = { dice = [1] }",
            "begin.dice: the dice rolled should be [1] but are [].",
        ),
        (
            '[[play]]\nanswer = "jump"\nrefused = "game-over"',
            "play[0].refused.id: the refusal should be 'game-over' but is 'answer-not-offered'.",
        ),
        (
            '[[play]]\nanswer = "shake 1"\nrefused = "game-over"',
            "play[0].refused: the refusal should be 'game-over' but is 'accepted'.",
        ),
    ],
)
def test_a_failure_is_one_sentence(body: str, sentence: str) -> None:
    with pytest.raises(SceneFailed) as failed:
        play_scene(body)

    assert say(failed.value.message) == sentence
