"""Sentences as data, and refusals."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

import pytest

from harena.kernel import message as module
from harena.kernel.event import Event
from harena.kernel.message import Message, Refused, Speaker, speak_with


@pytest.fixture
def plain_speaker() -> Iterator[None]:
    """A speaker that knows no language, until the test is over."""
    before = module._VOICE.speaker
    speak_with(Speaker())
    yield
    speak_with(before)


def test_a_message_is_an_id_and_arguments() -> None:
    message = Message("pig-rolled", {"face": 4})

    assert message.plain() == {"id": "pig-rolled", "args": {"face": 4}}
    assert Message("pig-roll").plain() == {"id": "pig-roll", "args": {}}


def test_messages_are_equal_when_they_say_the_same() -> None:
    message = Message("a", {"n": 1})

    assert message == Message("a", {"n": 1})
    assert hash(message) == hash(Message("a", {"n": 1}))
    assert message != Message("b", {"n": 1})
    assert message != Message("a", {"n": 2})
    assert message != "a"


def test_a_message_shows_how_it_was_made() -> None:
    assert repr(Message("a", {"n": 1})) == "Message('a', {'n': 1})"
    assert repr(Event("a")) == "Event('a', {})"


def test_a_speaker_without_language_shows_what_it_was_given() -> None:
    assert Speaker().say(Message("pig-roll")) == "pig-roll"
    assert Speaker().say(Message("pig-rolled", {"seat": 0, "face": 4})) == "pig-rolled (seat 0, face 4)"


def test_a_refusal_is_data_with_the_rule_that_refuses() -> None:
    refused = Refused("E-1", "ewn-cell-taken", {"cell": "a1"})

    assert refused.plain() == {"rule": "E-1", "id": "ewn-cell-taken", "args": {"cell": "a1"}}


@pytest.mark.usefixtures("plain_speaker")
def test_a_refusal_is_one_sentence_with_the_rule_behind_it() -> None:
    assert str(Refused("E-1", "taken", {"cell": "a1"})) == "taken (cell a1) [E-1]"
    assert str(Refused("", "taken")) == "taken"


def test_a_refusal_can_be_raised_with_nothing_but_an_id() -> None:
    with pytest.raises(Refused) as refused:
        raise Refused("", "game-over")

    assert refused.value.message == Message("game-over")


def test_a_refusal_can_be_made_again_from_its_parts() -> None:
    refused = Refused("E-1", "taken", {"cell": "a1"})

    assert copy(refused).plain() == refused.plain()
