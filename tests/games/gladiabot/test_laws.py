"""The laws of every game, over all forces and all ways in which crates move, break and explode."""

from __future__ import annotations

import itertools

import pytest

from harena.games import game_type
from harena.kernel.contract import check_game
from harena.kernel.settings import Value
from tests.games.gladiabot.arena import BOARD, CRATES, ROBOTS

SWITCHES = [*itertools.product((False, True), repeat=3)]
FORCES = [(2, "three"), (2, "five"), (2, "two-colours"), (4, "three")]


@pytest.mark.parametrize(("seats", "forces"), FORCES)
@pytest.mark.parametrize(("movable", "destructible", "explosive"), SWITCHES)
def test_every_set_of_options_keeps_the_laws(
    seats: int, forces: str, *, movable: bool, destructible: bool, explosive: bool
) -> None:
    settings: dict[str, Value] = {
        "robots": ROBOTS,
        "board": BOARD,
        "crates": CRATES,
        "forces": forces,
        "placing": "random",
        "movable": movable,
        "destructible": destructible,
        "explosive": explosive,
        "round_cap": 5,
    }
    setup = game_type("gladiabot").agreed(seats, settings)

    assert check_game(setup, seed=seats, every=10) > 0
