"""What the greedy policy does at a table."""

from __future__ import annotations

import pytest

import harena
from harena.bots.greedy_bot import GreedyBot
from harena.bots.match import play_match
from harena.bots.random_bot import RandomBot
from harena.games import game_type
from tests.games.gladiabot.arena import ANN, played


def answers(robots: str, crates: str = "", tries: int = 20) -> set[str]:
    """What it answers as Ann, asked many times over."""
    game = played(f"{ANN.replace('[position]', f'[position]{crates}')}\n[position.robots]\n{robots}")
    question = game.question()
    return {question.notation(game, harena.consult(GreedyBot(seed), game)) for seed in range(tries)}


def test_it_attacks_where_it_can() -> None:
    assert answers('"red ape".at = "d4"\n"blue cat".at = "d5"') == {"attack d4 d5"}


def test_it_attacks_who_is_nearer_to_falling() -> None:
    robots = '"red ape".at = "d4"\n"blue ape".at = "d5"\n"blue elk" = { at = "c4", wounds = 0 }'

    assert answers(robots) == {"attack d4 d5"}
    assert answers(robots.replace("wounds = 0", "wounds = 3")) == {"attack d4 c4"}


def test_it_does_not_attack_who_falls_anyway() -> None:
    robots = '"red ape".at = "d4"\n"blue cat" = { at = "c4", wounds = 3 }\n"blue elk".at = "d5"'

    assert answers(robots) == {"attack d4 d5"}


def test_it_draws_near_by_any_of_the_shortest_ways() -> None:
    assert answers('"red ape".at = "d1"\n"blue cat".at = "d7"') == {"move d1 d2"}
    assert answers('"red ape".at = "d1"\n"blue cat".at = "c7"') == {"move d1 d2", "move d1 c2"}


def test_it_repairs_a_robot_that_would_fall_for_one_wound() -> None:
    assert answers('"red ape" = { at = "d1", wounds = 3 }\n"blue cat".at = "d7"') == {"repair d1"}


def test_it_climbs_rather_than_go_beside_a_crate() -> None:
    robots = '"red ape".at = "d1"\n"blue cat".at = "c7"'

    assert answers(robots, '\ncrates = { c2 = "one" }') == {"move d1 c2"}


@pytest.mark.parametrize("seat", [0, 1])
def test_it_wins_nearly_always_against_random(seat: int) -> None:
    setup = game_type("gladiabot").agreed(2, {"placing": "random"})
    won = 0
    for seed in range(40):
        bots: list[harena.Bot] = [RandomBot(seed), RandomBot(seed)]
        bots[seat] = GreedyBot(seed)
        outcome, _ = play_match(setup, bots, seed)
        won += outcome is not None and outcome.winners() == [seat]

    assert won >= 34
