"""What is not allowed at the table: refused with its rule and a sentence, and nothing has changed."""

from __future__ import annotations

import pytest

import harena
from harena.kernel.message import Refused
from harena.kernel.snapshot import position_of
from tests.games.gladiabot.arena import ANN, COLOURS, played

TABLE = f"""
{ANN}
crates = {{ c4 = "two", d5 = "two", e4 = "one", d3 = "one", e2 = "two", b4 = "one" }}
[position.robots]
"red ape" = {{ at = "d4", wounds = 1 }}
"red bat" = {{ at = "d3" }}
"red elk" = {{ at = "e2", ready = false }}
"red cat" = {{ at = "c4" }}
"blue ape" = {{ at = "d6" }}
"blue bat" = {{ at = "e4", wounds = 2 }}
"blue cat" = {{ at = "c5" }}
"blue elk" = {{ at = "b4" }}
"""
"""Ann is asked. d3, e4 and b4 are single crates; c4, d5 and e2 double ones."""

OPTIONS = {"movable": True, "destructible": True, "forces": "five"}
REFUSALS = [
    ("move d4 d5", "G-19", "gladiabot-too-high"),
    ("move c4 b5", "R-133", "gladiabot-too-deep"),
    ("move d4 c5", "R-130", "gladiabot-occupied"),
    ("move d4 d3", "R-130", "gladiabot-occupied"),
    ("move d4 d6", "G-11", "gladiabot-not-beside"),
    ("move d4 d4", "G-11", "gladiabot-not-beside"),
    ("move d4 h9", "R-123", "gladiabot-no-cell"),
    ("move h9 d4", "R-123", "gladiabot-no-cell"),
    ("move d6 d7", "G-8", "gladiabot-no-robot"),
    ("move e3 e2", "G-8", "gladiabot-no-robot"),
    ("move e2 f2", "R-142", "gladiabot-acted"),
    ("attack d4 d6", "G-12", "gladiabot-out-of-range"),
    ("attack d3 d6", "G-18", "gladiabot-no-line"),
    ("attack d4 c4", "R-132", "gladiabot-own-side"),
    ("attack d4 d5", "R-132", "gladiabot-nobody"),
    ("attack e2 c5", "R-142", "gladiabot-acted"),
    ("attack c5 c4", "G-8", "gladiabot-no-robot"),
    ("attack d4 d0", "R-123", "gladiabot-no-cell"),
    ("attack d4 crate d6", "R-135", "gladiabot-no-crate"),
    ("attack d4 crate b4", "G-12", "gladiabot-out-of-range"),
    ("attack d3 crate d3", "R-146", "gladiabot-own-crate"),
    ("attack d3 crate z1", "R-123", "gladiabot-no-cell"),
    ("attack e2 crate d3", "R-142", "gladiabot-acted"),
    ("push d4 e4 d4", "R-145", "gladiabot-push-blocked"),
    ("push d4 e4 d5", "R-145", "gladiabot-push-blocked"),
    ("push d4 c4 c5", "R-145", "gladiabot-push-blocked"),
    ("push d4 c4 b3", "R-145", "gladiabot-push-jump"),
    ("push d4 c4 c4", "R-145", "gladiabot-push-jump"),
    ("push d4 e2 f2", "R-134", "gladiabot-push-far"),
    ("push d3 d3 c3", "R-134", "gladiabot-push-far"),
    ("push d4 e3 f3", "G-23", "gladiabot-no-crate"),
    ("push d4 e4 h1", "R-145", "gladiabot-push-off"),
    ("push d4 h1 e4", "R-123", "gladiabot-no-cell"),
    ("push h1 e4 e5", "R-123", "gladiabot-no-cell"),
    ("push e2 d3 c3", "R-142", "gladiabot-acted"),
    ("push d6 d5 e5", "G-8", "gladiabot-no-robot"),
    ("repair e2", "R-142", "gladiabot-acted"),
    ("repair d6", "G-8", "gladiabot-no-robot"),
    ("repair d5", "G-8", "gladiabot-no-robot"),
    ("repair h1", "R-123", "gladiabot-no-cell"),
    ("move d4", "G-8", "answer-not-offered"),
    ("attack", "G-8", "answer-ambiguous"),
    ("move d4 e3 d3", "G-8", "answer-not-offered"),
    ("attack d4 robot c5", "G-8", "answer-not-offered"),
    ("attack d4 crate", "G-8", "answer-ambiguous"),
    ("push d4 e4", "G-8", "answer-ambiguous"),
    ("repair", "G-8", "answer-ambiguous"),
    ("repair d4 d3", "G-8", "answer-not-offered"),
    ("climb d4 d5", "G-8", "answer-not-offered"),
    ("crate", "G-8", "answer-not-offered"),
    ("", "G-8", "answer-not-offered"),
]


@pytest.mark.parametrize(("answer", "rule", "id"), REFUSALS, ids=[answer for answer, _, _ in REFUSALS])
def test_g_11_what_no_rule_allows_is_refused_by_the_rule_that_forbids_it(
    answer: str, rule: str, id: str
) -> None:
    game = played(TABLE, **OPTIONS)
    before = position_of(game)

    with pytest.raises(Refused) as refusal:
        game.play(answer)

    assert (refusal.value.rule, refusal.value.message.id) == (rule, id)
    assert position_of(game) == before
    assert answer not in game.notations()
    sentence = harena.say(refusal.value.message)
    assert sentence.endswith(".")
    assert id not in sentence
    assert "{" not in sentence


def test_g_11_spacing_and_case_do_not_matter() -> None:
    game = played(TABLE, **OPTIONS)
    with pytest.raises(Refused) as refusal:
        game.play("  MOVE  D4   d5 ")
    assert refusal.value.message.id == "gladiabot-too-high"

    game.play(" Repair D4")
    assert game.seat == 1


@pytest.mark.parametrize(
    ("answer", "rule", "id"),
    [
        ("attack d4 crate d5", "G-25", "gladiabot-not-destructible"),
        ("push d4 e4 e5", "G-23", "gladiabot-not-movable"),
        ("attack d3 d6", "G-18", "gladiabot-no-line"),
    ],
)
def test_g_23_without_options_crates_are_neither_pushed_nor_attacked(answer: str, rule: str, id: str) -> None:
    game = played(TABLE, forces="five")
    assert not any(notation.startswith("push") or " crate " in notation for notation in game.notations())

    with pytest.raises(Refused) as refusal:
        game.play(answer)

    assert (refusal.value.rule, refusal.value.message.id) == (rule, id)


def test_g_18_a_crate_behind_two_crates_cannot_be_attacked() -> None:
    played(
        f"""
        {ANN}
        crates = {{ d4 = "two", d5 = "one" }}
        robots = {{ "red bat".at = "d3", "blue ape".at = "a4" }}
        [[play]]
        answer = "attack d3 crate d5"
        refused = {{ rule = "G-18", id = "gladiabot-no-line", args = {{ cell = "d3", target_cell = "d5" }} }}
        """,
        destructible=True,
    )


def test_g_3_what_cannot_be_taken_is_refused() -> None:
    for answer in ("colour pink", "take red ape", "colour", "red"):
        id = "answer-ambiguous" if answer == "colour" else "answer-not-offered"
        played(f'[[play]]\nanswer = "{answer}"\nrefused = {{ rule = "G-3", id = "{id}" }}')
    for answer in ("take blue ape", "take red fox", "take ape"):
        played(
            f"""
            [position]
            {COLOURS}
            agenda = [{{ step = "take-robot", seat = 0 }}]
            [[play]]
            answer = "{answer}"
            refused = {{ rule = "G-3", id = "answer-not-offered" }}
            """
        )
