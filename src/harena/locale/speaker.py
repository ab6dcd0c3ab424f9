"""Puts messages into words with Project Fluent."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from harena.games import game_type, ids
from harena.kernel.message import Message, Refused, Speaker
from harena.resources import package_names, package_text

if TYPE_CHECKING:
    from collections.abc import Sequence

LONGEST = 1000
"""Of a longer text that came from outside nobody reads the rest."""
LANGUAGES = ("en", "fr", "it")
NAME = "name"
PARTS = ("a", "b", "c")
"""A text in an argument called `robot`, or ending in `_robot`, is the name of a robot: if the game has a
message `game-name-robot`, that speaks it, with the words of the text as $a, $b and $c. Each attribute of
that message is another form of the name: what `.the` says, sentences have as $robot_the."""
COLUMN = "column"
"""A list in an argument called `dice` stands in columns if the game has a message `game-column-dice`, which
speaks each entry as $a: lists above one another line up. Other lists have commas."""
FARTHEST = 10**15
"""Numbers from here on are spoken digit by digit, not formatted."""
WIDTH = 3
"""Signs of a column."""
MOST = 16
"""Entries of a list that a sentence names; of more it says how many they are."""
SEAT = "seat"
"""An argument called `seat`, or ending in `_seat`, is the number of a seat: its name is spoken."""


class FluentSpeaker(Speaker):
    """Speaks one language, English where that has no words; knows who sits at the table."""

    def __init__(self, language: str = "en", names: Sequence[str] = ()) -> None:
        super().__init__()
        self.language = language
        self.names = names

    def say(self, message: Message) -> str:
        language = self._language(message.id)
        pattern = bundle(language).get_message(message.id).value if language else None
        if pattern is None:
            return super().say(message)
        return self._put(language, pattern, message)

    def has(self, id: str) -> bool:
        """Whether there are words for a message."""
        return self._language(id) != ""

    def refusal(self, refused: Refused) -> str:
        """A refusal as one sentence, with the rule's id behind it."""
        sentence = self.say(refused.message)
        return f"{sentence} [{refused.rule}]" if refused.rule else sentence

    def _language(self, id: str) -> str:
        """The language in which there are words for a message: the reader's, or English; or none."""
        for language in (self.language, "en"):
            if bundle(language).has_message(id):
                return language
        return ""

    def _put(self, language: str, pattern: Pattern, message: Message) -> str:
        text, _ = bundle(language).format_pattern(pattern, self._spoken(message))
        return str(text)

    def _spoken(self, message: Message) -> dict[str, object]:
        game = message.id.partition("-")[0]
        found = {key: self._word(game, key, value) for key, value in message.args.items()}
        for key, value in message.args.items():
            if isinstance(value, str):
                found |= {f"{key}_{form}": text for form, text in self._forms(game, key, value).items()}
        return found

    def _word(self, game: str, key: str, value: object) -> object:
        if isinstance(value, dict) and "id" in value:
            return self.say(Message(value["id"], value.get("args", {})))
        if isinstance(value, list):
            return self._list(game, key, value)
        if isinstance(value, bool):
            return "on" if value else "off"
        if isinstance(value, int) and (key == SEAT or key.endswith(f"_{SEAT}")):
            return in_one_line(self.names[value]) if 0 <= value < len(self.names) else str(value)
        small = isinstance(value, int) and -FARTHEST < value < FARTHEST
        return value if small else self._text(game, key, str(value))

    def _list(self, game: str, key: str, values: list[object]) -> str:
        id = f"{game}-{COLUMN}-{key}"
        if self.has(id):
            return "".join(f"{self.say(Message(id, {'a': value})):<{WIDTH}}" for value in values)
        said = [str(self._word(game, key, value)) for value in values[:MOST]]
        if len(values) > MOST:
            said.append(self.say(Message("list-more", {"number": len(values) - MOST})))
        return ", ".join(said)

    def _text(self, game: str, key: str, text: str) -> str:
        """A text, or the name that a thing of this kind has in the reader's language."""
        name = self._name(game, key, text)
        return in_one_line(text) if name is None else self.say(name)

    def _forms(self, game: str, key: str, text: str) -> dict[str, str]:
        """The other forms of a name."""
        name = self._name(game, key, text)
        if name is None:
            return {}
        language = self._language(name.id)
        forms = bundle(language).get_message(name.id).attributes
        return {form: self._put(language, pattern, name) for form, pattern in forms.items()}

    def _name(self, game: str, key: str, text: str) -> Message | None:
        """The message that speaks a text as a name, if the game has one for things of this kind."""
        id = f"{game}-{NAME}-{key.rpartition('_')[2]}"
        words = text.split()
        if not self.has(id) or not words or len(words) > len(PARTS):
            return None
        return Message(id, dict(zip(PARTS, words, strict=False)))


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
