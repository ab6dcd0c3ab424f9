"""Plain data that came from outside, read with a sentence for each thing that is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from harena.kernel.message import Data, Refused

LARGEST: Final = 1 << 53
"""No number from outside is larger, so none is rounded on its way through JSON."""
DEEPEST: Final = 32
"""How deep lists and tables from outside may lie in one another."""


@final
class Reader:
    """A table of plain data, and where it stands; every key must be read or it is refused."""

    def __init__(self, data: Data, where: str = "") -> None:
        self.data: Final = data
        self.where: Final = where
        self.known: list[str] = []

    def path(self, key: str) -> str:
        """Where a key stands, as people would say it: `position.red.3`."""
        return f"{self.where}.{key}" if self.where else key

    def has(self, key: str) -> bool:
        if key not in self.known:
            self.known.append(key)
        return key in self.data

    def value(self, key: str) -> object:
        if not self.has(key):
            raise Refused("", "data-missing", {"where": self.path(key)})
        return self.data[key]

    def whole_number(self, key: str, least: int, most: int) -> int:
        return self._whole(self.value(key), self.path(key), least, most)

    def whole_numbers(self, key: str, number: int, least: int, most: int) -> list[int]:
        """A list of so many whole numbers."""
        values = self.list(key)
        if len(values) != number:
            args: Data = {"where": self.path(key), "number": number, "found": len(values)}
            raise Refused("", "data-length", args)
        return [self._whole(value, f"{self.path(key)}[{i}]", least, most) for i, value in enumerate(values)]

    def _whole(self, value: object, where: str, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            args: Data = {"where": where, "least": least, "most": most, "found": shown(value)}
            raise Refused("", "data-number", args)
        return value

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise self.wrong(key, "text")
        return value

    def word(self, key: str, allowed: Sequence[str]) -> str:
        """One of several words."""
        value = self.value(key)
        if not isinstance(value, str) or value not in allowed:
            args: Data = {"where": self.path(key), "allowed": list(allowed), "found": shown(value)}
            raise Refused("", "data-word", args)
        return value

    def switch(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.wrong(key, "switch")
        return value

    def list(self, key: str) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.wrong(key, "list")
        return value

    def table(self, key: str) -> Reader:
        value = self.value(key)
        if not isinstance(value, dict):
            raise self.wrong(key, "table")
        return Reader(value, self.path(key))

    def done(self) -> None:
        """Refuse keys that nobody has asked for."""
        for key in self.data:
            if key not in self.known:
                args: Data = {"where": self.path(key), "known": self.known}
                raise Refused("", "data-unknown", args)

    def wrong(self, key: str, wanted: str) -> Refused:
        args: Data = {"where": self.path(key), "wanted": wanted, "found": shown(self.data[key])}
        return Refused("", "data-kind", args)


def check_plain(value: object, where: str, depth: int = 0) -> None:
    """Refuse data that could not be shown or written again: too large, too deep, or half a character."""
    if depth > DEEPEST:
        raise Refused("", "data-deep", {"where": where, "most": DEEPEST})
    if isinstance(value, str):
        check_text(value, where)
    elif isinstance(value, int) and not -LARGEST <= value <= LARGEST:
        raise Refused("", "data-huge", {"where": where, "found": shown(value)})
    elif isinstance(value, list):
        for i, item in enumerate(value):
            check_plain(item, f"{where}[{i}]", depth + 1)
    elif isinstance(value, dict):
        for key, item in value.items():
            check_text(key, where)
            check_plain(item, f"{where}.{key}" if where else key, depth + 1)


def check_text(text: str, where: str) -> None:
    """Refuse half a character (a lone surrogate): JSON can name one, no file can keep it."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Refused("", "data-half", {"where": where, "found": shown(text)}) from None


def shown(value: object) -> str:
    """A value as an error message shows it, cut short."""
    huge = isinstance(value, int) and value.bit_length() > 1000  # Python writes out no number of any length
    text = hex(value) if huge else repr(value)  # type: ignore[arg-type]
    return text if len(text) <= 40 else text[:39] + "…"
