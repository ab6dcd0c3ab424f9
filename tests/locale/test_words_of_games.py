"""Whole games are told in every language, and no sentence has a gap."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import harena
from harena.cli.drawing import drawn
from harena.kernel.contract import setups
from harena.kernel.dice import SeededDice
from harena.kernel.message import Message, Refused
from harena.kernel.setup import Setup
from harena.kernel.table import Table
from harena.locale.speaker import LANGUAGES, FluentSpeaker, bundle

NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gil", "Hal"]
DECISIONS = 60


def said(setup: Setup, seed: int) -> Iterator[Message]:
    """All that is said in a game played at random: questions, answers, events, refusals, the table."""
    table = Table(setup, NAMES[: setup.seats], SeededDice(seed), "by chance")
    chooser = SeededDice(seed + 1)
    yield from table.opening.events
    while not table.game.is_over and len(table.moves) < DECISIONS:
        game = table.game
        yield game.question().prompt(game)
        yield from (game.question().label(game, option) for option in game.offered)
        yield from refusals(game)
        if len(table.moves) % 20 == 0:
            yield Message("sketch", {"move": len(table.moves), "game": game.sketch()})
        options = game.options()
        yield from table.play(options[chooser.roll(len(options))]).events
    if table.game.outcome is not None:
        yield table.game.outcome.message()


def refusals(game: harena.Game) -> Iterator[Message]:
    """Answers put together from the words of those on offer, most of them against some rule."""
    words = [notation.split() for notation in game.notations()]
    for first, last in zip(words[:9], reversed(words), strict=False):
        for wanted in ([*first[:-1], last[-1]], [*first[:-1], "z9"], [first[0], *last[1:]]):
            try:
                game.option_of(" ".join(wanted))
            except Refused as refused:
                yield refused.message


class Strict(FluentSpeaker):
    """Finds the gaps in a sentence: arguments that the message does not have."""

    def say(self, message: Message) -> str:
        language = self._language(message.id)
        assert language == self.language, f"{self.language} has no words for {message.id}"
        pattern = bundle(language).get_message(message.id).value
        assert pattern is not None
        _, errors = bundle(language).format_pattern(pattern, self._spoken(message))
        assert errors == [], f"{language}: {message!r}"
        return super().say(message)


@pytest.mark.parametrize("id", harena.games())
def test_a_game_is_told_in_every_language_without_gaps(id: str) -> None:
    speakers = [Strict(language, NAMES) for language in LANGUAGES]
    told: set[str] = set()
    for seed, setup in enumerate(setups(harena.game_type(id))):
        for message in said(setup, seed):
            key = f"{message.id} {sorted((name, str(value)[:2]) for name, value in message.args.items())}"
            if key not in told:
                told.add(key)
                for speaker in speakers:
                    if message.id == "sketch":
                        drawn(message.args["game"], speaker)
                    else:
                        assert speaker.say(message)
    assert len(told) > 5
