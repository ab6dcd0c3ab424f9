"""The front door of a game: all that the rest of Harena knows of it before a table is set."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from harena.kernel.dice import Dice
from harena.kernel.game import Game
from harena.kernel.message import Data, Refused
from harena.kernel.plain import Reader
from harena.kernel.policy import Evaluation, Policy
from harena.kernel.settings import Setting, Value
from harena.kernel.setup import Setup
from harena.kernel.step import Ask, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class GameType:
    """A game that can be played: its id, the version of its rules, its seats, settings and steps."""

    def __init__(
        self,
        id: str,
        version: int,
        seats: tuple[int, int],
        settings: tuple[Setting, ...],
        steps: tuple[type[Step], ...],
        package: str,
    ) -> None:
        self.id: Final = id
        self.version: Final = version
        self.least_seats: Final[int] = seats[0]
        self.most_seats: Final[int] = seats[1]
        self.settings: Final = settings
        self.steps: Final = steps
        self.package: Final = package

    # What each game writes for itself

    @abstractmethod
    def set_up(self, setup: Setup, dice: Dice) -> Game:
        """The table before the first die: pieces in place, the first steps on the agenda."""

    @abstractmethod
    def restore(self, game: Game, state: Reader) -> None:
        """Bring about a state written by `Game.state`, or by a person; refuse an impossible one."""

    def agree(self, setup: Setup) -> None:
        """Refuse settings that do not go together."""

    def policy(self) -> Policy | None:
        """How a search plays the rest of a game; none means at random."""
        return None

    def evaluation(self) -> Evaluation | None:
        """How a search judges a position; none means by playing it out."""
        return None

    def reference(self) -> dict[str, object]:
        """The settings with which speed is measured; none means the defaults."""
        return {}

    # What follows from it

    def asks(self) -> list[type[Ask]]:
        """The steps that ask, in the order of the registry."""
        return [step for step in self.steps if issubclass(step, Ask)]

    def schema(self) -> Data:
        """The settings as JSON Schema: new-table form, command line and reference are made from it."""
        properties: Data = {
            setting.id: {**setting.schema(), "x-rule": setting.rule} for setting in self.settings
        }
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": self.id,
            "type": "object",
            "properties": properties,
            "additionalProperties": False,
        }

    def agreed(self, seats: int, settings: Mapping[str, object]) -> Setup:
        """The set-up for these wishes, defaults filled in; refused where it cannot be."""
        if not self.least_seats <= seats <= self.most_seats:
            args: Data = {"seats": seats, "least": self.least_seats, "most": self.most_seats}
            raise Refused("", "seats-number", {"game": self.id, **args})
        known = {setting.id: setting for setting in self.settings}
        for id in settings:
            if id not in known:
                raise Refused("", "setting-unknown", {"setting": id, "known": list(known)})
        values: dict[str, Value] = {
            id: setting.check(settings.get(id, setting.default)) for id, setting in known.items()
        }
        setup = Setup(self, seats, values)
        self.agree(setup)
        return setup

    def new(self, dice: Dice, seats: int, settings: Mapping[str, object]) -> Game:
        """A game that has begun: its first question waits."""
        game = self.set_up(self.agreed(seats, settings), dice)
        game.begin()
        return game
