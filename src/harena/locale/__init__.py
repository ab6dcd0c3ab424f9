"""The words: messages of Harena and of every installed game, in the languages of their readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from harena.kernel.message import Message


def say(message: Message, language: str = "en", names: Sequence[str] = ()) -> str:
    """A message in words."""
    from harena.locale.speaker import (
        FluentSpeaker,
    )  # reads files: only when there is something to say

    return FluentSpeaker(language, names).say(message)
