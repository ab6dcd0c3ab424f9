"""The settings of a game: described once, read from forms and files, exported as JSON Schema."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from harena.kernel.message import Data, Refused
from harena.kernel.plain import shown

Value: TypeAlias = int | str | bool

LONGEST_TEXT: Final = 100_000
"""Characters: no file of robots, boards or cards comes near it."""
LONGEST_WORD: Final = 40
"""Characters of a value that a refusal repeats as it is."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """One thing to agree on before play, with the rule or ruling that leaves it open."""

    def __init__(self, id: str, default: Value, rule: str) -> None:
        self.id: Final = id
        self.default: Final[Value] = default
        self.rule: Final = rule

    @abstractmethod
    def schema(self) -> Data:
        """The JSON Schema of its values."""

    @abstractmethod
    def accepts(self, value: object) -> bool:
        """Whether this is one of its values."""

    @abstractmethod
    def domain(self) -> str:
        """Its values, for an error message: `on, off`."""

    @abstractmethod
    def samples(self) -> list[Value]:
        """Values that between them try the setting out."""

    def value_of(self, word: str) -> object:
        """The value that somebody typed."""
        return word

    def check(self, value: object) -> Value:
        """The value itself, if it is one of this setting's."""
        if self.accepts(value):
            assert isinstance(value, (int, str))
            return value
        args: Data = {
            "setting": self.id,
            "value": value if isinstance(value, str) and len(value) <= LONGEST_WORD else shown(value),
            "allowed": self.domain(),
        }
        raise Refused(self.rule, "setting-value", args)


@final
class Switch(Setting):
    """On or off."""

    def __init__(self, id: str, default: bool, rule: str) -> None:
        super().__init__(id, default, rule)

    def schema(self) -> Data:
        return {"type": "boolean", "default": self.default}

    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)

    def domain(self) -> str:
        return "on, off"

    def samples(self) -> list[Value]:
        return [True, False]

    def value_of(self, word: str) -> object:
        return {"on": True, "true": True, "off": False, "false": False}.get(word.lower(), word)


@final
class Count(Setting):
    """A whole number between two bounds."""

    def __init__(
        self, id: str, default: int, least: int, most: int, rule: str, tried: tuple[int, ...] = ()
    ) -> None:
        """`tried` are its samples where the bounds would make games too long."""
        super().__init__(id, default, rule)
        self.least: Final = least
        self.most: Final = most
        self.tried: Final = tried or (least, most)

    def schema(self) -> Data:
        bounds: Data = {"minimum": self.least, "maximum": self.most}
        return {"type": "integer", "default": self.default, **bounds}

    def accepts(self, value: object) -> bool:
        whole = isinstance(value, int) and not isinstance(value, bool)
        return whole and self.least <= value <= self.most  # type: ignore[operator]

    def domain(self) -> str:
        return f"{self.least} to {self.most}"

    def samples(self) -> list[Value]:
        return [*self.tried]

    def value_of(self, word: str) -> object:
        digits = word.isascii() and word.isdigit() and len(word) < 16
        return int(word) if digits else word


@final
class Content(Setting):
    """What the game is played with: the name of a set that is packed with it, or the text of a file.

    A text has an equals sign or more than one line, and no name has. What it says is checked by the game,
    when a set-up is agreed on.
    """

    def __init__(self, id: str, default: str, names: tuple[str, ...], rule: str) -> None:
        super().__init__(id, default, rule)
        self.names: Final = names

    def schema(self) -> Data:
        text: Data = {"pattern": "[=\n]", "maxLength": LONGEST_TEXT}
        return {"type": "string", "default": self.default, "anyOf": [{"enum": list(self.names)}, text]}

    def accepts(self, value: object) -> bool:
        if not isinstance(value, str) or value in self.names:
            return isinstance(value, str)
        return ("=" in value or "\n" in value) and len(value) <= LONGEST_TEXT

    def domain(self) -> str:
        return ", ".join([*self.names, "@FILE"])

    def samples(self) -> list[Value]:
        return [*self.names]


@final
class Choice(Setting):
    """One of several words."""

    def __init__(self, id: str, default: str, values: tuple[str, ...], rule: str) -> None:
        super().__init__(id, default, rule)
        self.values: Final = values

    def schema(self) -> Data:
        return {"type": "string", "default": self.default, "enum": list(self.values)}

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and value in self.values

    def domain(self) -> str:
        return ", ".join(self.values)

    def samples(self) -> list[Value]:
        return [*self.values]
