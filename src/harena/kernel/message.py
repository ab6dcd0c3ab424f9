"""Sentences as data: an id and arguments, put into words only where somebody reads them."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

Data: TypeAlias = dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Message:
    """Something to be said, in whatever language its reader prefers."""

    def __init__(self, id: str, args: Data | None = None) -> None:
        self.id: Final = id
        self.args: Final[Data] = {} if args is None else args

    def plain(self) -> Data:
        """The message as plain data, the form it has in files and on the wire."""
        return {"id": self.id, "args": self.args}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id!r}, {self.args!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Speaker:
    """Puts a message into words; this one knows no language and shows what it was given."""

    def say(self, message: Message) -> str:
        args = ", ".join(f"{key} {value}" for key, value in message.args.items())
        return f"{message.id} ({args})" if args else message.id


class _Voice:
    """Who speaks when a message is turned into a string with nobody else at hand."""

    def __init__(self) -> None:
        self.speaker: Speaker = Speaker()


_VOICE: Final = _Voice()


def speak_with(speaker: Speaker) -> None:
    """Let this speaker put refusals into words from now on."""
    _VOICE.speaker = speaker


class Refused(Exception):
    """What the rules or a file's reader will not do: a rule's id (or none) and a message."""

    def __init__(self, rule: str, id: str, args: Data | None = None) -> None:
        super().__init__(rule, id, args)
        self.rule: str = rule
        self.message: Message = Message(id, args)

    def __str__(self) -> str:
        sentence = _VOICE.speaker.say(self.message)
        return f"{sentence} [{self.rule}]" if self.rule else sentence

    def plain(self) -> Data:
        return {"rule": self.rule, **self.message.plain()}
