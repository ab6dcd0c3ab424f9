"""Puts messages into words with Project Fluent."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from harena.games import game_type, ids
from harena.kernel.message import Data, Message, Refused, Speaker
from harena.resources import package_names, package_text

if TYPE_CHECKING:
    from collections.abc import Sequence

LONGEST = 1000
"""Of a longer text that came from outside nobody reads the rest."""
LANGUAGES = ("en", "fr", "it")
SEAT = "seat"
"""An argument called `seat`, or ending in `_seat`, is the number of a seat: its name is spoken."""


class FluentSpeaker(Speaker):
    """Speaks one language, English where that has no words; knows who sits at the table."""

    def __init__(self, language: str = "en", names: Sequence[str] = ()) -> None:
        super().__init__()
        self.language = language
        self.names = names

    def say(self, message: Message) -> str:
        for language in (self.language, "en"):
            found = bundle(language).has_message(message.id)
            pattern = bundle(language).get_message(message.id).value if found else None
            if pattern is not None:
                text, _ = bundle(language).format_pattern(pattern, self._spoken(message.args))
                return str(text)
        return super().say(message)

    def has(self, id: str) -> bool:
        """Whether there are words for a message."""
        return bundle(self.language).has_message(id) or bundle("en").has_message(id)

    def refusal(self, refused: Refused) -> str:
        """A refusal as one sentence, with the rule's id behind it."""
        sentence = self.say(refused.message)
        return f"{sentence} [{refused.rule}]" if refused.rule else sentence

    def _spoken(self, args: Data) -> dict[str, object]:
        return {key: self._word(key, value) for key, value in args.items()}

    def _word(self, key: str, value: object) -> object:
        if isinstance(value, dict) and "id" in value:
            return self.say(Message(value["id"], value.get("args", {})))
        if isinstance(value, list):
            return ", ".join(str(self._word(key, item)) for item in value)
        if isinstance(value, bool):
            return "on" if value else "off"
        if isinstance(value, int) and (key == SEAT or key.endswith(f"_{SEAT}")):
            return in_one_line(self.names[value]) if 0 <= value < len(self.names) else str(value)
        return value if isinstance(value, int) else in_one_line(str(value))


def in_one_line(text: str) -> str:
    """A text from outside as a sentence can hold it: no line breaks, no signs that steer a terminal."""
    text = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    return text if text.isprintable() else "".join(_readable(sign) for sign in text)


def _readable(sign: str) -> str:
    if sign.isprintable():
        return sign
    return " " if sign.isspace() else "\ufffd"


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language: Harena's own, then those of each game that loads."""
    found = FluentBundle([language], use_isolating=False)
    for text in _sources(language):
        found.add_resource(FluentResource(text))
    return found


def _sources(language: str) -> list[str]:
    own = [package_text("harena.locale", language, name) for name in package_names("harena.locale", language)]
    return [text for text in [*own, *_game_sources(language)] if text is not None]


def _game_sources(language: str) -> list[str | None]:
    found = []
    for id in ids():
        try:
            package = game_type(id).package
        except Refused:
            continue  # a game that does not load has nothing to say; `harena games` tells why
        found.append(package_text(package, "locale", f"{language}.ftl"))
    return found
