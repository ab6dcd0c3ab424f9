"""The bot that plays by the policy of the game."""

from __future__ import annotations

import pytest

import harena
from harena.bots.bot import consult
from harena.bots.greedy_bot import GreedyBot
from harena.bots.named import bot_named, check_bot
from harena.games import game_type
from harena.kernel.dice import SeededDice
from harena.kernel.message import Refused
from tests import toy


def test_it_answers_as_the_policy_of_the_game_does() -> None:
    game = harena.new("pig", seed=1, goal=50)
    answers = []
    while not game.is_over:
        wanted = game.setup.type.policy()
        assert wanted is not None
        answers.append(int(consult(GreedyBot(0), game)))
        assert answers[-1] == wanted.choose(game, SeededDice(0))
        game.choose(answers[-1])

    assert set(answers) == {0, 1}


def test_one_bot_may_play_several_games() -> None:
    bot = GreedyBot(0)
    pig, orchard = harena.new("pig", seed=1), toy.new(SeededDice(0))

    for game in (pig, orchard, pig):
        assert consult(bot, game) in game.options()


def test_the_same_seed_plays_the_same() -> None:
    answers = [
        [consult(bot, harena.new("gladiabot", seed=seed)) for seed in range(20)]
        for bot in (GreedyBot(5), GreedyBot(5), GreedyBot(6))
    ]

    assert answers[0] == answers[1]
    assert answers[0] != answers[2]


def test_it_cannot_play_a_game_without_policy() -> None:
    with pytest.raises(Refused) as refused:
        consult(GreedyBot(0), harena.new("ewn", seed=1))

    assert refused.value.plain() == {"rule": "", "id": "bot-without-policy", "args": {"game": "ewn"}}


def test_what_cannot_play_a_game_is_told_beforehand() -> None:
    for name in ("random", "greedy", "tree:5"):
        check_bot(name, game_type("pig"))
    for name, id in (("greedy", "bot-without-policy"), ("oracle", "bot-unknown")):
        with pytest.raises(Refused) as refused:
            check_bot(name, game_type("ewn"))
        assert refused.value.message.id == id


def test_its_name_is_greedy() -> None:
    assert type(bot_named("greedy", 0)) is GreedyBot
