"""Steps: what the rules do next. Asks: steps that need a seat to choose."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from harena.kernel.fields import fields_of, kebab
from harena.kernel.message import Message, Refused

if TYPE_CHECKING:
    from harena.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One thing the rules do, immutable: what it must remember are its constructor's arguments.

    An attribute bears the name of the argument it keeps, so a step can be written down and made again.
    """

    rule: ClassVar[str] = ""
    """The id of the rule that this step carries out."""
    kinds: ClassVar[dict[str, type]] = {}
    """What its arguments are where they are not whole numbers: str, bool, Step, or tuple (of numbers)."""

    @abstractmethod
    def run(self, game: Game) -> None:
        """Do it: use the game's verbs, push what comes next."""

    def fits(self, game: Game) -> bool:
        """Whether such a position can go on with this step; asked only of one set up from a file."""
        return True

    def fields(self) -> dict[str, object]:
        """The constructor's arguments, by name and in order."""
        return fields_of(self)

    @classmethod
    def name(cls) -> str:
        """How files call this step: its class in kebab case."""
        return kebab(cls.__name__)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and fields_of(self) == fields_of(other)

    def __hash__(self) -> int:
        return hash(type(self))

    def __repr__(self) -> str:
        args = ", ".join([f"{key}={value!r}" for key, value in self.fields().items()])
        return f"{type(self).__name__}({args})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step):
    """A step that puts a question to a seat and hears the answer.

    An option is an integer that means something in the ask's own words: the number of a die, a cell,
    a value. For everybody outside engine and search it has a notation.
    """

    size: ClassVar[int] = 1
    """Options are numbers from 0 to size - 1."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, game: Game) -> None:
        game.put(self)

    @abstractmethod
    def options(self, game: Game) -> vec[i64]:
        """What may be answered now; with nothing to choose the question is not put."""

    @abstractmethod
    def answer(self, game: Game, option: i64) -> None:
        """Hear one of the options."""

    @abstractmethod
    def prompt(self, game: Game) -> Message:
        """The question."""

    @abstractmethod
    def label(self, game: Game, option: i64) -> Message:
        """What the option means, for people."""

    @abstractmethod
    def notation(self, game: Game, option: i64) -> str:
        """The option in a few lower-case words, stable for ever: `move 3 b2`."""

    def touches(self, game: Game, option: i64) -> list[str]:
        """Which things on the table the option is about, so that a screen can light them up."""
        return []

    def objection(self, game: Game, wanted: str) -> Refused | None:
        """Which rule forbids an answer that is not on offer, and why, where the question can tell."""
        return None
