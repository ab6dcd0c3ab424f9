"""Positions written down, set up again, and refused where they cannot be."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

import harena
from harena.kernel.contract import setups
from harena.kernel.dice import Dice, ScriptedDice, SeededDice
from harena.kernel.event import Story
from harena.kernel.game import Game
from harena.kernel.gametype import GameType
from harena.kernel.message import Data, Refused
from harena.kernel.plain import LARGEST, Reader
from harena.kernel.snapshot import (
    DEEPEST,
    game_at,
    position_of,
    read_step,
    snapshot_of,
    state_hash,
    written,
)
from harena.kernel.step import Step
from tests import toy

TYPES = [*(harena.game_type(id) for id in harena.games()), toy.GAME]
SETUP = toy.GAME.agreed(2, {})
TURN: Data = {"step": "pick-or-shake", "seat": 0}

each_type = pytest.mark.parametrize("type", TYPES, ids=lambda type: str(type.id))


def orchard_at(position: Data, dice: Dice | None = None) -> toy.Orchard:
    return toy.orchard(game_at(SETUP, position, dice or ScriptedDice([])))


def refusal(position: Data) -> Data:
    with pytest.raises(Refused) as refused:
        orchard_at(position)
    return refused.value.plain()


def through_json(data: Data) -> Data:
    found = json.loads(json.dumps(data))
    assert isinstance(found, dict)
    return found


def seat_numbers(type: GameType) -> list[int]:
    """How many can play it: some games are for two or four."""
    return sorted({setup.seats for setup in setups(type)})


def played(type: GameType, seed: int, decisions: int) -> Game:
    """A game of so many decisions at random, or fewer if it ended before."""
    chooser = SeededDice(seed)
    tables = seat_numbers(type)
    game = type.new(SeededDice(seed + 1), tables[seed % len(tables)], {})
    for _ in range(decisions):
        if game.is_over:
            break
        game.choose(game.offered[chooser.roll(len(game.offered))])
    return game


# Written


def test_a_position_is_the_games_own_state_and_what_comes_next() -> None:
    game = toy.new(ScriptedDice([]), seats=2)
    game.play("shake 2")

    assert position_of(game) == {
        "tree": 6,
        "baskets": [0, 0],
        "nets": [2, 2],
        "agenda": [
            {"step": "throw-nets", "seat": 1, "active": 0, "nth": 1, "seats": 2},
            {
                "step": "shake-tree",
                "seat": 0,
                "dice": 2,
                "next": {"step": "pick-or-shake", "seat": 1},
            },
        ],
        "waiting": [],
        "outcome": None,
    }


def test_waiting_effects_and_all_kinds_of_fields_are_written() -> None:
    game = toy.new(ScriptedDice([5, 1]), seats=2)
    game.nets = [0, 0]
    game.play("shake 2")
    position = position_of(game)

    assert position["waiting"] == [{"step": "fall", "owner": 0}, {"step": "wasp", "owner": 0}]
    assert position["agenda"] == [
        {"step": "order-effects", "seat": 0},
        {"step": "settle-all", "first": 0},
        {
            "step": "end-turn",
            "next": {"step": "pick-or-shake", "seat": 1},
            "cry": "timber",
            "quiet": False,
            "faces": [5, 1],
        },
    ]


def test_a_snapshot_says_which_game_it_is_and_how_it_was_set_up() -> None:
    snapshot = snapshot_of(toy.new(SeededDice(0), seats=4, apples=2))

    assert {key: snapshot[key] for key in ("game", "version", "seats", "settings")} == {
        "game": "orchard",
        "version": 3,
        "seats": 4,
        "settings": {"apples": 2, "wasps": True, "leaves": "soft"},
    }


def test_a_finished_game_is_written_with_its_outcome() -> None:
    game = toy.play_scene("""
        [position]
        tree = 0
        agenda = [{ step = "close-gate", seat = 0 }]
        [[play]]
        answer = "close"
        """)
    position = position_of(game)

    assert position["outcome"] == {"reason": "orchard-bare", "places": [1, 1]}
    assert position["agenda"] == []


def test_equal_positions_have_equal_fingerprints() -> None:
    game = toy.new(SeededDice(0))
    twin = toy.new(SeededDice(1))

    assert state_hash(game) == state_hash(twin)
    twin.play("shake 1")
    assert state_hash(game) != state_hash(twin)
    assert state_hash(game) != state_hash(toy.new(SeededDice(0), apples=5))


def test_a_fingerprint_is_the_same_in_every_build() -> None:
    assert state_hash(harena.new("ewn", seed=1)) == "31177f4d639c1614"
    assert state_hash(harena.new("pig", seed=1, goal=50)) == "bcd0fb753e0c8b8f"


# Set up again


@each_type
@given(seed=st.integers(0, 1 << 20), decisions=st.integers(0, 60))
def test_a_position_comes_back_from_json_as_it_was(type: GameType, seed: int, decisions: int) -> None:
    game = played(type, seed, decisions)
    back = game_at(game.setup, through_json(position_of(game)), ScriptedDice([]))

    assert snapshot_of(back) == snapshot_of(game)
    assert back.notations() == game.notations()
    assert (back.seat, back.is_over, back.outcome) == (game.seat, game.is_over, game.outcome)


def test_what_a_position_leaves_out_is_as_at_the_start() -> None:
    game = orchard_at({"baskets": [1, 2]})

    assert (game.tree, game.baskets, game.nets) == (6, [1, 2], [2, 2])
    assert game.question() == toy.PickOrShake(0)


def test_an_agenda_of_its_own_replaces_the_one_of_the_start() -> None:
    game = orchard_at({"agenda": [{"step": "pick-or-shake", "seat": 1}]})

    assert game.question() == toy.PickOrShake(1)
    assert game.agenda.steps() == []


def test_the_steps_before_the_first_question_are_told_to_the_listener() -> None:
    story = Story()
    position: Data = {"agenda": [{"step": "pick-apple", "seat": 1}, TURN]}
    game_at(SETUP, position, ScriptedDice(["apple"]), story)

    assert [(event.id, event.args) for event in story.events] == [("orchard-apple", {"seat": 1})]


def test_setting_a_table_up_is_told_to_nobody() -> None:
    story = Story()
    setup = harena.game_type("ewn").agreed(2, {})
    game_at(
        setup, {"red": {"1": "a1"}, "blue": {"1": "e5"}, "agenda": []} | _roll(), ScriptedDice([1]), story
    )

    assert [event.id for event in story.events] == ["ewn-rolled"]


def _roll() -> Data:
    return {"agenda": [{"step": "roll-for-stone", "seat": 0}]}


def test_a_game_that_is_over_needs_no_agenda() -> None:
    game = orchard_at({"tree": 0, "agenda": [], "outcome": {"reason": "orchard-bare", "places": [1, 2]}})

    assert game.is_over
    assert game.outcome is not None
    assert game.outcome.winners() == [0]


# Refused


@pytest.mark.parametrize(
    ("position", "id", "where"),
    [
        ({"pears": 1}, "data-unknown", "position.pears"),
        ({"tree": 10}, "data-number", "position.tree"),
        ({"tree": "6"}, "data-number", "position.tree"),
        ({"baskets": [1]}, "data-length", "position.baskets"),
        ({"agenda": {}}, "data-kind", "position.agenda"),
        ({"agenda": [3]}, "data-kind", "position.agenda[0]"),
        ({"agenda": [{}]}, "data-missing", "position.agenda[0].step"),
        ({"agenda": [TURN, {"step": "roll-the-die"}]}, "data-word", "position.agenda[1].step"),
        ({"agenda": [{"step": "pick-or-shake"}]}, "data-missing", "position.agenda[0].seat"),
        ({"agenda": [TURN | {"seat": "0"}]}, "data-number", "position.agenda[0].seat"),
        ({"agenda": [TURN | {"seat": LARGEST + 1}]}, "data-number", "position.agenda[0].seat"),
        ({"agenda": [TURN | {"seat": 2}]}, "data-number", "position.agenda[0].seat"),
        ({"agenda": [TURN | {"seat": -1}]}, "data-number", "position.agenda[0].seat"),
        ({"agenda": [TURN | {"mood": 1}]}, "data-unknown", "position.agenda[0].mood"),
        ({"tree": 0}, "step-unfit", "position.agenda[0]"),
        ({"tree": 0, "agenda": [TURN]}, "step-unfit", "position.agenda[0]"),
        ({"agenda": []}, "position-no-agenda", "position.agenda"),
        ({"agenda": [{"step": "settle-all", "first": 0}]}, "position-impossible", "position"),
        ({"waiting": 1}, "data-kind", "position.waiting"),
        ({"waiting": [TURN]}, "step-no-effect", "position.waiting[0]"),
        ({"waiting": [{"step": "wasp"}]}, "data-missing", "position.waiting[0].owner"),
        ({"outcome": 1}, "data-kind", "position.outcome"),
        ({"outcome": {"places": [1, 2]}}, "data-missing", "position.outcome.reason"),
        ({"outcome": {"reason": "x", "places": [1]}}, "data-length", "position.outcome.places"),
        ({"outcome": {"reason": "x", "places": [0, 1]}}, "data-number", "position.outcome.places[0]"),
        ({"outcome": {"reason": "x", "places": [1, 3]}}, "data-number", "position.outcome.places[1]"),
        (
            {"outcome": {"reason": "x", "places": [1, 2], "why": 1}},
            "data-unknown",
            "position.outcome.why",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_place(position: Data, id: str, where: str) -> None:
    refused = refusal(position)
    args = refused["args"]
    assert isinstance(args, dict)

    assert (refused["id"], args["where"]) == (id, where)


def test_a_step_that_does_not_fit_is_refused_by_its_rule() -> None:
    expected = {"where": "position.agenda[0]", "step": "pick-or-shake"}

    assert refusal({"tree": 0, "agenda": [TURN]}) == {"rule": "O-1", "id": "step-unfit", "args": expected}


def test_rules_that_break_down_at_once_are_refused_with_the_problem() -> None:
    refused = refusal({"agenda": [{"step": "settle-all", "first": 0}]})

    assert refused["args"] == {"where": "position", "problem": "IndexError: nothing is left on the agenda"}


def test_dice_that_a_position_needs_and_does_not_get_are_refused_as_such() -> None:
    assert refusal({"agenda": [{"step": "pick-apple", "seat": 0}]})["id"] == "dice-unscripted"


# Steps


END: Data = {"step": "end-turn", "next": TURN, "cry": "hey", "quiet": True, "faces": [1, 2]}


def test_every_kind_of_field_comes_back_as_it_was() -> None:
    step = toy.EndTurn(toy.PickOrShake(0), "hey", quiet=True, faces=(1, 2))

    assert written(step) == END
    assert read_step(toy.GAME, Reader(END)) == step


@pytest.mark.parametrize(
    ("field", "value", "id", "where"),
    [
        ("cry", 1, "data-kind", "cry"),
        ("quiet", 1, "data-kind", "quiet"),
        ("faces", 1, "data-kind", "faces"),
        ("faces", [1, "2"], "data-number", "faces"),
        ("next", 1, "data-kind", "next"),
        ("next", {"step": "pick-or-shake"}, "data-missing", "next.seat"),
        ("next", {"step": "nowhere"}, "data-word", "next.step"),
    ],
)
def test_a_field_of_another_kind_is_refused(field: str, value: object, id: str, where: str) -> None:
    with pytest.raises(Refused) as refused:
        read_step(toy.GAME, Reader(END | {field: value}))

    assert refused.value.message.id == id
    assert refused.value.message.args["where"] == where


def nested(depth: int) -> Data:
    """A step within a step within a step, so deep."""
    step = TURN
    for _ in range(depth):
        step = END | {"next": step}
    return step


def test_steps_may_be_nested_but_not_for_ever() -> None:
    step: Step = read_step(toy.GAME, Reader(nested(DEEPEST)))
    with pytest.raises(Refused) as refused:
        read_step(toy.GAME, Reader(nested(DEEPEST + 1)))

    assert written(step) == nested(DEEPEST)
    assert refused.value.message.id == "data-kind"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)
keys = st.sampled_from(["tree", "baskets", "nets", "agenda", "waiting", "outcome", "step", "seat"])
steps = st.fixed_dictionaries(
    {"step": st.sampled_from([step.name() for step in toy.GAME.steps])},
    optional={
        name: st.integers(-1, 3) | json_values
        for name in ("seat", "active", "nth", "seats", "dice", "first", "owner", "cry", "quiet", "faces")
    }
    | {"next": st.just(TURN)},
)


@given(
    st.dictionaries(keys, json_values)
    | st.fixed_dictionaries(
        {}, optional={"agenda": st.lists(steps, max_size=3), "waiting": st.lists(steps, max_size=3)}
    )
)
def test_whatever_a_position_says_it_is_set_up_or_refused(position: Data) -> None:
    with suppress(Refused):
        game = orchard_at(position, SeededDice(0))

        assert game.is_over or game.notations()
