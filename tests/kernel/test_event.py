"""Events and who hears them."""

from __future__ import annotations

from harena.kernel.dice import SeededDice
from harena.kernel.event import Event, Story
from tests import toy


def test_a_story_remembers_events_in_order_until_they_are_taken() -> None:
    story = Story()
    story.hear(Event("first"))
    story.hear(Event("second", {"n": 2}))

    assert story.take() == [Event("first"), Event("second", {"n": 2})]
    assert story.take() == []


def test_a_game_tells_its_listener() -> None:
    game = toy.new(SeededDice(0))
    game.listener = story = Story()
    game.tell("orchard-cry", {"cry": "hey"})

    assert story.events == [Event("orchard-cry", {"cry": "hey"})]


def test_a_game_without_listener_tells_nobody() -> None:
    game = toy.new(SeededDice(0))
    game.tell("orchard-cry", {"cry": "hey"})

    assert game.listener is None
