"""Whole games between bots."""

from __future__ import annotations

import pytest

from harena.bots import match
from harena.bots.bot import Bot
from harena.bots.match import play_match
from harena.bots.named import bot_named
from harena.bots.random_bot import RandomBot
from harena.kernel.dice import SeededDice
from harena.kernel.game import Game
from harena.kernel.setup import Setup
from harena_pig import GAME as PIG
from tests import toy


class Always(Bot):
    """Gives the same answer whenever it can, and remembers which seat it was."""

    def __init__(self, notation: str) -> None:
        super().__init__(0)
        self.notation = notation
        self.seats: list[int] = []

    def choose(self, game: Game) -> int:
        self.seats.append(int(game.seat))
        return int(game.option_of(self.notation))


def orchard(apples: int, seats: int) -> Setup:
    return toy.GAME.agreed(seats, {"apples": apples})


def randoms(seats: int) -> list[Bot]:
    return [RandomBot(100 + seat) for seat in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_is_played_to_its_end(seats: int) -> None:
    outcome, decisions = play_match(orchard(5, seats), randoms(seats), seed=1)

    assert outcome is not None
    assert len(outcome.places) == seats
    assert decisions > 0


def test_the_same_seeds_play_the_same_match() -> None:
    played = [play_match(orchard(9, 3), randoms(3), seed) for seed in (1, 1, 2)]

    assert played[0] == played[1]
    assert played[0] != played[2]


def test_each_bot_answers_for_its_own_seat() -> None:
    bots = [Always("pick"), Always("pick"), Always("pick")]
    play_match(orchard(9, 3), [*bots], seed=1)

    assert [set(bot.seats) for bot in bots] == [{0}, {1}, {2}]


def test_a_lone_answer_is_no_decision() -> None:
    bot = Always("pick")
    _, decisions = play_match(orchard(3, 2), [bot, bot], seed=1)

    assert decisions == len(bot.seats)
    game = toy.GAME.set_up(orchard(3, 2), SeededDice(1))
    game.begin()
    for _ in range(decisions):
        game.play("pick")
    assert game.notations() == ["close"]


def test_a_bold_pig_beats_one_that_never_rolls() -> None:
    outcome, _ = play_match(PIG.agreed(2, {"goal": 20}), [Always("hold"), bot_named("flat:20", 0)], 3)

    assert outcome is not None
    assert outcome.winners() == [1]


def test_a_match_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "LONGEST", 40)
    outcome, decisions = play_match(PIG.agreed(2, {}), [Always("hold"), Always("hold")], seed=0)

    assert outcome is None
    assert decisions == 40
