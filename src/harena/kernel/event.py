"""What a table sees and hears, told in the past tense and only when somebody listens."""

from __future__ import annotations

from abc import abstractmethod
from typing import final

from mypy_extensions import mypyc_attr

from harena.kernel.message import Message


@final
class Event(Message):
    """Something that happened, or did not happen and why."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Whoever wants to know what happens: a screen, a chronicle, a test."""

    @abstractmethod
    def hear(self, event: Event) -> None:
        """Take note of one event."""


@final
class Story(Listener):
    """Remembers every event, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        self.events.append(event)

    def take(self) -> list[Event]:
        """The events since the last time this was asked."""
        events = self.events
        self.events = []
        return events
