"""What a bot is: it gets a copy with dice of its own, and never sees the table's."""

from __future__ import annotations

import pytest

import harena
from harena.bots.bot import Bot, Thought, consult, consult_thoughts
from harena.bots.named import bot_named
from harena.kernel.dice import Dice, SeededDice
from harena.kernel.event import Story
from harena.kernel.game import Game
from harena.kernel.snapshot import snapshot_of
from tests import toy

NAMES = ["random", "flat:30", "tree:30"]


class LockedDice(Dice):
    """Dice that nobody may touch."""

    def roll(self, sides: int) -> int:
        raise AssertionError("a bot has rolled the table's dice")


class First(Bot):
    """Takes the first option, and keeps the game that it was given."""

    def choose(self, game: Game) -> int:
        self.given = game
        return game.options()[0]


def tables() -> list[Game]:
    """A first question of every installed game, and one of the toy."""
    return [toy.new(SeededDice(1)), *(harena.new(id, seed=1) for id in harena.games())]


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_never_rolls_the_dice_of_the_table(name: str) -> None:
    for game in tables():
        game.dice = LockedDice()

        assert consult(bot_named(name, 0), game) in game.options()
        assert [thought.option for thought in consult_thoughts(bot_named(name, 0), game)] != []


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_leaves_the_table_and_its_dice_as_they_are(name: str) -> None:
    for game in tables():
        dice = SeededDice(7)
        game.dice = dice
        game.listener = story = Story()
        position, state = snapshot_of(game), dice.state
        consult(bot_named(name, 0), game)
        consult_thoughts(bot_named(name, 0), game)

        assert snapshot_of(game) == position
        assert dice.state == state
        assert story.events == []


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_cannot_foretell_what_the_table_will_roll(name: str) -> None:
    chosen = [consult(bot_named(name, 3), toy.new(SeededDice(seed), apples=9)) for seed in (0, 1, 2, 1 << 60)]

    assert chosen == [chosen[0]] * 4


def test_a_bot_is_given_a_copy_whose_dice_are_its_own() -> None:
    game = toy.new(SeededDice(0))
    bot = First(5)
    consult(bot, game)

    assert bot.given is not game
    assert bot.given.dice is bot.dice
    assert snapshot_of(bot.given) == snapshot_of(game)


def test_a_bot_that_makes_nothing_of_its_options_has_one_thought_the_option_it_would_choose() -> None:
    (thought,) = consult_thoughts(First(0), toy.new(SeededDice(0)))

    assert (thought.option, thought.visits, thought.value) == (0, 0, 0.5)


def test_a_thought_says_what_it_was_told() -> None:
    thought = Thought(3, 12, 0.25)

    assert (thought.option, thought.visits, thought.value) == (3, 12, 0.25)


@pytest.mark.parametrize("name", NAMES)
def test_what_a_bot_thinks_of_first_it_chooses(name: str) -> None:
    for game in tables():
        first, *_ = consult_thoughts(bot_named(name, 9), game)

        assert consult(bot_named(name, 9), game) == first.option


def test_bots_of_the_same_seed_have_the_same_dice() -> None:
    assert First(4).dice.state == First(4).dice.state
    assert First(4).dice.state != First(5).dice.state
