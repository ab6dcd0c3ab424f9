"""Steps on the agenda of a position that cannot come next there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gladiabot.arena import COLOURS, refused

TWO = 'robots = { "red ape".at = "d4", "blue ape".at = "d5" }'
TIRED = TWO.replace('"red ape".at = "d4"', '"red ape" = { at = "d4", ready = false }')
EMPTY = f'{COLOURS}\nrobots = {{ "red ape" = {{}}, "blue ape" = {{}} }}\nstock = {{ one = 0, two = 0 }}'
ONE_SIDE = f'initiative = 0\n{COLOURS}\nrobots = {{ "red ape".at = "d4", "blue ape" = {{}} }}'
UNFIT: list[tuple[str, str, dict[str, Any]]] = [
    # G-3: colours in their order, then robots, seat after seat
    ('step = "take-colour", seat = 1', "", {}),
    ('step = "take-colour", seat = 0', COLOURS, {}),
    ('step = "take-colour", seat = 0', 'colours = [["red"], []]', {}),
    ('step = "take-colour", seat = 0', 'colours = [["red"], []]', {"forces": "two-colours"}),
    ('step = "take-colour", seat = 0', EMPTY, {"forces": "two-colours"}),
    ('step = "take-robot", seat = 0', "", {}),
    ('step = "take-robot", seat = 0', 'colours = [["red"], []]', {}),
    ('step = "take-robot", seat = 1', COLOURS, {}),
    ('step = "take-robot", seat = 0', EMPTY, {}),
    ('step = "take-robot", seat = 0', COLOURS, {"forces": "two-colours"}),
    ('step = "take-robot", seat = 0', COLOURS, {"forces": "five"}),
    ('step = "take-robot", seat = 0', f"{COLOURS}\n{TWO}", {}),
    ('step = "take-all-five"', COLOURS, {}),
    ('step = "take-all-five"', "", {"forces": "five"}),
    ('step = "take-all-five"', EMPTY, {"forces": "five"}),
    # G-4, G-5: each has robots; crates before robots
    ('step = "place-crate", seat = 0', COLOURS, {}),
    ('step = "place-crate", seat = 0', EMPTY, {}),
    ('step = "place-crate", seat = 0', f"{COLOURS}\n{TWO}", {}),
    ('step = "place-crate", seat = 0', f'{COLOURS}\nrobots = {{ "red ape" = {{}} }}', {}),
    ('step = "place-robot", seat = 0', EMPTY.replace("one = 0", "one = 1"), {}),
    ('step = "place-robot", seat = 0', f"{COLOURS}\n{TWO}\nstock = {{ one = 0, two = 0 }}", {}),
    ('step = "place-robot", seat = 0', EMPTY.replace(', "blue ape" = {}', ""), {}),
    ('step = "at-random", question = { step = "place-robot", seat = 9 }', EMPTY, {}),
    ('step = "at-random", question = { step = "take-colour", seat = -1 }', "", {}),
    ('step = "at-random", question = { step = "take-colour", seat = 1 }', "", {}),
    ('step = "at-random", question = { step = "act", seat = 0 }', f"initiative = 0\n{COLOURS}\n{TWO}", {}),
    ('step = "at-random", question = { step = "clean-up" }', EMPTY, {}),
    # G-6 to G-10: two have robots, somebody has the initiative, whoever is asked can act
    ('step = "start-round", number = 1', ONE_SIDE, {}),
    ('step = "start-round", number = 0', f"{COLOURS}\n{TWO}", {}),
    ('step = "roll-initiative"', ONE_SIDE, {}),
    ('step = "take-turn", seat = 0', ONE_SIDE, {}),
    ('step = "take-turn", seat = 0', f"{COLOURS}\n{TWO}", {}),
    ('step = "act", seat = 0', ONE_SIDE, {}),
    ('step = "act", seat = 0', f"{COLOURS}\n{TWO}", {}),
    ('step = "act", seat = 0', "initiative = 0\n" + COLOURS + "\n" + TIRED, {}),
    ('step = "clean-up"', ONE_SIDE, {}),
    ('step = "clean-up"', f"{COLOURS}\n{TWO}", {"explosive": True}),
    ('step = "remove-robots"', ONE_SIDE, {}),
    ('step = "check-end"', COLOURS, {}),
    # G-13, G-23 to G-26: who and what there is, and the options
    ('step = "attack-robot", robot = 0, target = 0', f"{COLOURS}\n{TWO}", {}),
    ('step = "attack-robot", robot = 0, target = 2', f"{COLOURS}\n{TWO}", {}),
    ('step = "attack-robot", robot = 1, target = 0', ONE_SIDE, {}),
    ('step = "attack-crate", robot = 0, cell = 17', f"{COLOURS}\n{TWO}", {"destructible": True}),
    ('step = "attack-crate", robot = 0, cell = 37', f"{COLOURS}\n{TWO}", {"destructible": True}),
    ('step = "attack-crate", robot = 0, cell = 17', f'{COLOURS}\n{TWO}\ncrates.d3 = "one"', {}),
    ('step = "push-crate", cell = 17, target = 16', f'{COLOURS}\n{TWO}\ncrates.d3 = "one"', {}),
    ('step = "push-crate", cell = 17, target = 16', f"{COLOURS}\n{TWO}", {"movable": True}),
    (
        'step = "push-crate", cell = 17, target = 15',
        f'{COLOURS}\n{TWO}\ncrates.d3 = "one"',
        {"movable": True},
    ),
    (
        'step = "push-crate", cell = 17, target = 18',
        f'{COLOURS}\n{TWO}\ncrates.d3 = "one"',
        {"movable": True},
    ),
    (
        'step = "push-crate", cell = 17, target = 99',
        f'{COLOURS}\n{TWO}\ncrates.d3 = "one"',
        {"movable": True},
    ),
    ('step = "destroy-crates"', f"initiative = 0\n{COLOURS}\n{TWO}", {}),
    ('step = "destroy-crates"', f"{COLOURS}\n{TWO}", {"explosive": True}),
    ('step = "explode-crates", queue = []', f"initiative = 0\n{COLOURS}\n{TWO}", {"destructible": True}),
    ('step = "explode-crates", queue = []', f"{COLOURS}\n{TWO}", {"explosive": True}),
    ('step = "explode-crates", queue = [17]', f"initiative = 0\n{COLOURS}\n{TWO}", {"explosive": True}),
    ('step = "explode-crates", queue = [-1]', f"initiative = 0\n{COLOURS}\n{TWO}", {"explosive": True}),
    (
        'step = "explode-crates", queue = [17, 17]',
        f'initiative = 0\n{COLOURS}\n{TWO}\ncrates.d3 = "one"\ncrate_wounds.d3 = 4',
        {"explosive": True},
    ),
]


@pytest.mark.parametrize(("step", "position", "settings"), UNFIT)
def test_a_step_that_does_not_fit_the_table_is_refused(
    step: str, position: str, settings: dict[str, Any]
) -> None:
    refusal = refused(agenda(step, position), **settings)

    assert refusal.message.id == "step-unfit"
    assert refusal.message.args["where"] == "position.agenda[0]"
    assert refusal.rule.startswith(("G-", "R-"))


def test_rules_that_come_to_nothing_are_refused() -> None:
    """Nothing follows the step on the agenda: at once, or when an answer has been given."""
    table = f"initiative = 0\n{COLOURS}\n{TWO}"
    text = agenda('step = "attack-robot", robot = 0, target = 1', table)
    assert refused(f"{text}[begin]\ndice = [1, 1, 1, 1, 1, 1]").message.id == "position-impossible"

    text = agenda('step = "act", seat = 0', table)
    assert refused(f'{text}[[play]]\nanswer = ["repair d4", "repair d5"]').message.id == "position-impossible"


def agenda(step: str, position: str) -> str:
    return f"[position]\n{position}\nagenda = [{{ {step} }}]\n"
