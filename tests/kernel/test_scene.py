"""Scenes: every key of the format, everything that may fail, everything that is refused."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

import harena
from harena.kernel.expectation import EXPECTED, SceneFailed
from harena.kernel.message import Data, Refused
from harena.kernel.plain import DEEPEST
from harena.kernel.scene import Scene
from harena.kernel.toml import LARGEST, MOST_DOTS
from tests import toy
from tests.toy import play_scene

PIG = 'scene = 1\ngame = "pig"\n'


def failure(body: str) -> Data:
    """What a scene of the orchard finds wrong."""
    with pytest.raises(SceneFailed) as failed:
        play_scene(body)
    return failed.value.message.args


def refusal(text: str) -> Data:
    """Why a scene of Pig is refused."""
    with pytest.raises(Refused) as refused:
        Scene(text, harena.game_type).run()
    return refused.value.plain()


# A whole scene


FULL = """
scene = 1
title = "Every key that there is"
rules = ["O-1", "O-2"]
game = "orchard"
seats = ["Ann", "Bob", "Cy"]

[settings]
apples = 8
leaves = "stinging"

[position]
tree = 4
baskets = [1, 2, 1]
nets = [0, 1, 0]
agenda = [{ step = "pick-apple", seat = 0 }, { step = "pick-or-shake", seat = 1 }]
waiting = [{ step = "wasp", owner = 2 }]

[begin]
dice = ["wasp"]
tells = [{ id = "orchard-stung", seat = 0 }, "orchard-stung"]
mentions = [{ id = "orchard-stung", seat = 2 }]

[[play]]
asked = "Bob"
rule = "O-1"
prompt = "orchard-pick-or-shake"
offered = ["shake 3", "shake 2", "shake 1", "pick"]
over = false
view = { tree = 4, baskets = [0, 2, 0] }
position = { waiting = [], agenda = [{ step = "pick-or-shake", seat = 1 }] }
answer = ["shake 1"]
dice = [6]
tells = [{ id = "orchard-apple", seat = 1 }, "orchard-cry"]
after = { asked = 2, view = { baskets = [0, 3, 0] } }

[[play]]
answer = "jump"
refused = { id = "answer-not-offered", rule = "O-1", args = { wanted = "jump" } }
tells = []

[[play]]
asked = "Cy"

[[play]]
answer = "PICK"
dice = ["leaf"]
mentions = ["orchard-leaf"]

[after]
asked = "Ann"
over = false
position = { tree = 3 }
"""


def test_a_scene_sets_up_a_position_plays_and_states_what_must_be_true() -> None:
    scene = Scene(FULL, toy.find)
    game = scene.run()

    assert (scene.title, scene.rules) == ("Every key that there is", ["O-1", "O-2"])
    assert scene.names == ["Ann", "Bob", "Cy"]
    assert game.setup.count("apples") == 8
    assert game.view() == {"tree": 3, "baskets": [0, 3, 0], "nets": [0, 1, 0]}


def test_a_scene_can_be_run_again() -> None:
    scene = Scene(FULL, toy.find)

    assert scene.run().view() == scene.run().view()


def test_only_the_version_and_the_game_must_be_said() -> None:
    scene = Scene('scene = 1\ngame = "orchard"', toy.find)

    assert (scene.title, scene.rules) == ("", [])
    assert scene.names == ["seat 0", "seat 1"]
    assert scene.run().notations() == ["pick", "shake 1", "shake 2", "shake 3"]


def test_rules_may_be_a_single_one() -> None:
    assert Scene('scene = 1\ngame = "orchard"\nrules = "O-1"', toy.find).rules == ["O-1"]


def test_a_seat_is_named_or_numbered() -> None:
    play_scene('seats = ["Ann", "Bob"]\nafter = { asked = "Ann" }')
    play_scene('seats = ["Ann", "Bob"]\nafter = { asked = 0 }')


def test_a_scene_may_end_with_the_end_of_the_game() -> None:
    play_scene("""
        [position]
        tree = 0
        baskets = [2, 1]
        agenda = [{ step = "close-gate", seat = 0 }]
        [[play]]
        offered = ["close"]
        answer = "close"
        tells = [{ id = "game-ended", places = [1, 2], reason = { id = "orchard-bare" } }]
        [[play]]
        offered = []
        answer = "close"
        refused = "game-over"
        [after]
        over = true
        outcome = { reason = "orchard-bare", places = [1, 2] }
        """)


def test_a_scene_may_begin_after_the_end() -> None:
    play_scene("""
        position = { tree = 0, outcome = { reason = "orchard-bare", places = [2, 1] } }
        after = { over = true, outcome = { places = [2, 1] } }
        """)


def test_of_a_table_only_the_keys_named_are_compared_and_a_missing_one_is_false() -> None:
    Scene(
        """
        scene = 1
        game = "ewn"
        [position]
        red = { 1 = "a1" }
        blue = { 1 = "e5" }
        agenda = [{ step = "move-stone", seat = 0, face = 1 }]
        [after]
        position = { red = { 1 = "a1", 2 = false } }
        """,
        harena.game_type,
    ).run()


def test_mentioned_events_may_have_others_between_them() -> None:
    play_scene("""
        position = { nets = [0, 0] }
        [[play]]
        answer = "shake 3"
        dice = [5, 4, 4]
        mentions = ["orchard-apple", { id = "orchard-apple", seat = 0 }, "orchard-cry"]
        """)


def test_several_answers_share_dice_and_events() -> None:
    play_scene("""
        [[play]]
        answer = ["shake 2", "net 1", "pass"]
        dice = [2, 2]
        tells = ["orchard-nets", { id = "orchard-apple", seat = 1 }, "orchard-cry"]
        """)


def test_of_several_answers_the_last_is_the_one_refused() -> None:
    play_scene("""
        [[play]]
        answer = ["shake 2", "shake 2"]
        refused = "answer-not-offered"
        after = { asked = 1, rule = "O-3" }
        """)


# What fails


@pytest.mark.parametrize(
    ("dice", "id"),
    [("[]", "dice-unscripted"), ('["apple", 2]', "dice-impossible"), ("[9]", "dice-impossible")],
)
def test_dice_that_are_not_scripted_or_cannot_be_are_refused(dice: str, id: str) -> None:
    body = f'position = {{ nets = [0, 0] }}\n[[play]]\nanswer = "shake 1"\ndice = {dice}'
    with pytest.raises(Refused) as refused:
        play_scene(body)

    args = refused.value.message.args
    cause = args["cause"]
    assert isinstance(cause, dict)
    assert (args["where"], cause["id"]) == ("play[0]", id)


def test_dice_left_over_fail_with_those_that_were_rolled() -> None:
    body = 'position = { nets = [0, 0] }\n[[play]]\nanswer = "shake 1"\ndice = [2, 3]'

    assert failure(body) == {"where": "play[0].dice", "what": "dice", "expected": "[2, 3]", "found": "[2]"}
    assert failure("begin = { dice = [1] }")["where"] == "begin.dice"


@pytest.mark.parametrize(
    ("answer", "refused", "where", "found"),
    [
        ("jump", '"answer-ambiguous"', ".id", "'answer-not-offered'"),
        ("shake", '"answer-not-offered"', ".id", "'answer-ambiguous'"),
        ("jump", '{ rule = "O-2" }', ".rule", "'O-1'"),
        ("jump", '{ args = { wanted = "hop" } }', ".args.wanted", "'jump'"),
        ("shake 1", '"answer-not-offered"', "", "'accepted'"),
    ],
)
def test_an_answer_that_is_not_refused_so_fails(answer: str, refused: str, where: str, found: str) -> None:
    args = failure(f'[[play]]\nanswer = "{answer}"\nrefused = {refused}')

    assert (args["where"], args["what"], args["found"]) == (f"play[0].refused{where}", "refusal", found)


def test_an_answer_that_was_refused_too_late_to_change_nothing_fails() -> None:
    args = failure('[[play]]\nanswer = "pick"\nrefused = { id = "dice-unscripted" }')

    assert args["what"] == "position"


# What is refused


@pytest.mark.parametrize(
    ("text", "id", "where"),
    [
        ("", "data-missing", "scene"),
        ("scene = 1", "data-missing", "game"),
        ("scene = 1\ngame = 1", "data-kind", "game"),
        (PIG + "title = 1", "data-kind", "title"),
        (PIG + "rules = [1]", "data-kind", "rules"),
        (PIG + "seats = []", "data-kind", "seats"),
        (PIG + "seats = 2", "data-kind", "seats"),
        (PIG + 'seats = ["Ann", 2]', "data-kind", "seats"),
        (PIG + "settings = 1", "data-kind", "settings"),
        (PIG + "position = []", "data-kind", "position"),
        (PIG + "position.pears = 1", "data-unknown", "position.pears"),
        (PIG + "position.agenda = []", "position-no-agenda", "position.agenda"),
        (PIG + "position.scores = [1, 100]", "step-unfit", "position.agenda[0]"),
        (PIG + "begin = 1", "data-kind", "begin"),
        (PIG + "begin.dice = 1", "data-kind", "begin.dice"),
        (PIG + "begin.dice = [1.5]", "data-kind", "begin.dice"),
        (PIG + "begin.dice = [true]", "data-kind", "begin.dice"),
        (PIG + "begin.asked = 0", "data-unknown", "begin.asked"),
        (PIG + "begin.tells = 1", "data-kind", "begin.tells"),
        (PIG + "begin.mentions = 1", "data-kind", "begin.mentions"),
        (PIG + "play = 1", "data-kind", "play"),
        (PIG + "play = [1]", "data-kind", "play[0]"),
        (PIG + "[[play]]\n[[play]]\nanswers = []", "data-unknown", "play[1].answers"),
        (PIG + "[[play]]\nanswer = 1", "data-kind", "play[0].answer"),
        (PIG + "[[play]]\nanswer = []", "data-kind", "play[0].answer"),
        (PIG + "[[play]]\nanswer = [1]", "data-kind", "play[0].answer"),
        (PIG + "[[play]]\ndice = [1]", "data-unknown", "play[0].dice"),
        (PIG + "[[play]]\nrefused = 'x'", "data-unknown", "play[0].refused"),
        (PIG + "[[play]]\nasked = 2", "data-number", "play[0].asked"),
        (PIG + "[[play]]\nasked = 'Zoe'", "data-word", "play[0].asked"),
        (PIG + "[[play]]\nasked = [0]", "data-number", "play[0].asked"),
        (PIG + "[[play]]\nafter = 1", "data-kind", "play[0].after"),
        (PIG + "[[play]]\nafter.dice = [1]", "data-unknown", "play[0].after.dice"),
        (PIG + "after = 1", "data-kind", "after"),
        (PIG + "after.answer = 'roll'", "data-unknown", "after.answer"),
        (PIG + "before = 1", "data-unknown", "before"),
        (PIG + "[[play]]\nanswer = 'jump'", "scene-place", "play[0]"),
        (PIG + "[[play]]\nanswer = ['hold', 'jump']", "scene-place", "play[0]"),
        (PIG + "[[play]]\nanswer = 'roll'\ndice = [7]", "scene-place", "play[0]"),
        (PIG + "position.agenda = [{step = 'roll-the-die', seat = 0, total = 0}]", "scene-place", "begin"),
        (PIG + f"scores = {1 << 60}", "data-huge", "scores"),
        (PIG + "x = " + "[" * 40 + "]" * 40, "data-deep", "x" + "[0]" * 32),
    ],
)
def test_a_malformed_scene_is_refused_with_the_place(text: str, id: str, where: str) -> None:
    refused = refusal(text)
    args = refused["args"]
    assert isinstance(args, dict)

    assert (refused["id"], args["where"]) == (id, where)


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("scene = 2", "scene-format"),
        ("scene = true", "scene-format"),
        ("scene = 1.0", "scene-format"),
        ("scene = 1\ngame = 'chess'", "game-unknown"),
        (PIG + "seats = ['Ann', 'Ann']", "scene-names"),
        (PIG + "seats = 'Ann'", "seats-number"),
        (PIG + "settings.goal = 1", "setting-value"),
        (PIG + "settings.gaol = 50", "setting-unknown"),
    ],
)
def test_a_scene_of_a_game_that_cannot_be_is_refused(text: str, id: str) -> None:
    assert refusal(text)["id"] == id


@pytest.mark.parametrize(
    "text",
    ["scene =", "[", "x = 1\nx = 2", "a = " + "[" * 20_000, "n = " + "9" * 5000, "\x00", "s = '\\ud800'x"],
)
def test_what_is_not_toml_is_refused_as_such(text: str) -> None:
    assert refusal(text)["id"] == "toml-syntax"


def test_a_scene_may_be_long_but_not_without_end() -> None:
    text = PIG + "#"
    longest = text.ljust(LARGEST, "x")
    Scene(longest, harena.game_type).run()

    assert refusal(longest + "x") == {
        "rule": "",
        "id": "toml-too-large",
        "args": {"most": LARGEST, "found": LARGEST + 1},
    }


def test_a_line_may_hold_many_dots_but_not_without_end() -> None:
    Scene(PIG + f'title = "{"." * MOST_DOTS}"', harena.game_type).run()

    assert refusal(PIG + f'title = "{"." * (MOST_DOTS + 1)}"')["args"] == {"where": "line 3", "most": DEEPEST}


def test_a_problem_of_toml_is_told_with_its_line() -> None:
    args = refusal("scene = 1\ngame = ?")["args"]
    assert isinstance(args, dict)

    assert re.search(r"line 2", str(args["problem"]))


def test_a_play_that_breaks_down_in_an_impossible_position_is_refused() -> None:
    breaking = """
        [position]
        agenda = [{ step = "pick-or-shake", seat = 0 }]
        [[play]]
        answer = "shake 1"
        [[play]]
        answer = "net 1"
        [[play]]
        answer = "pass"
        """
    with pytest.raises(Refused) as refused:
        play_scene(breaking)
    assert refused.value.message.id == "scene-place"

    stuck = """
        [position]
        agenda = [{ step = "order-effects", seat = 0 }]
        waiting = [{ step = "wasp", owner = 0 }, { step = "fall", owner = 0 }]
        [[play]]
        answer = "fall"
        """
    with pytest.raises(Refused) as refused:
        play_scene(stuck)
    assert refused.value.message.id == "position-impossible"

    with pytest.raises(Refused) as refused:
        play_scene(stuck + 'refused = "game-over"')
    assert refused.value.message.id == "position-impossible"


words = st.sampled_from(
    ["scene = 1\n", 'game = "orchard"\n', "[[play]]\n", "[after]\n", "[begin]\n", "[position]\n"]
    + [f"{key} = " for key in (*EXPECTED, "answer", "dice", "tells", "mentions", "refused", "agenda")]
    + [
        "0\n",
        "true\n",
        '"pick"\n',
        '["apple"]\n',
        "[1]\n",
        "{}\n",
        '[{ step = "pick-or-shake", seat = 0 }]\n',
    ]
)


@given(st.lists(words, max_size=12).map("".join) | st.text(max_size=60))
def test_whatever_a_file_says_it_comes_true_or_fails_or_is_refused(text: str) -> None:
    with suppress(Refused, SceneFailed):
        Scene(text, toy.find).run()
    with suppress(Refused, SceneFailed):
        play_scene(text)
