"""Which build is under test."""

from __future__ import annotations

import os

import pytest

import harena
from harena.bots import tree_search
from harena.kernel import dice, effects, game, window
from harena_ewn import turn as ewn
from harena_pig import turn as pig


@pytest.mark.skipif("HARENA_BUILD" not in os.environ, reason="nobody said which build is meant")
def test_the_build_is_the_one_that_is_meant() -> None:
    assert harena.build() == os.environ["HARENA_BUILD"]


def test_kernel_games_and_bots_are_of_one_build() -> None:
    suffixes = {
        str(m.__file__).rpartition(".")[2] for m in (dice, effects, game, window, tree_search, ewn, pig)
    }

    assert len(suffixes) == 1
    assert (suffixes == {"py"}) == (harena.build() == "interpreted")
