"""The bot that plays at random."""

from __future__ import annotations

from collections import Counter

from harena.bots.bot import consult
from harena.bots.random_bot import RandomBot
from harena.kernel.agenda import Agenda
from harena.kernel.dice import SeededDice
from tests import toy


def answers(seed: int, number: int) -> list[int]:
    bot = RandomBot(seed)
    game = toy.new(SeededDice(0))
    return [int(consult(bot, game)) for _ in range(number)]


def test_every_option_is_as_likely_as_the_others() -> None:
    found = Counter(answers(1, 4000))

    assert sorted(found) == [0, 1, 2, 3]
    assert all(900 < times < 1100 for times in found.values())


def test_the_same_seed_plays_the_same() -> None:
    assert answers(2, 50) == answers(2, 50)
    assert answers(2, 50) != answers(3, 50)


def test_only_what_is_offered_is_chosen() -> None:
    game = toy.new(SeededDice(0))
    game.play("shake 1")
    game.play("net 2")

    assert {consult(RandomBot(seed), game) for seed in range(40)} == set(game.options())


def test_a_lone_option_is_chosen() -> None:
    game = toy.new(SeededDice(0))
    game.agenda = Agenda([])
    game.push(toy.CloseGate(0))
    game.advance()

    assert consult(RandomBot(0), game) == 0
