"""A position written down as plain data that people can read and write, and set up again from it."""

from __future__ import annotations

import hashlib
import inspect
import json
from typing import TYPE_CHECKING

from harena.kernel.agenda import Agenda
from harena.kernel.message import Data, Refused
from harena.kernel.outcome import Outcome
from harena.kernel.plain import LARGEST, Reader, shown
from harena.kernel.step import Step

if TYPE_CHECKING:
    from harena.kernel.dice import Dice
    from harena.kernel.effects import Effect
    from harena.kernel.event import Listener
    from harena.kernel.game import Game
    from harena.kernel.gametype import GameType
    from harena.kernel.setup import Setup

KERNEL_KEYS = ("agenda", "waiting", "outcome")
DEEPEST = 8
"""How deep steps may be nested in a file."""


def position_of(game: Game) -> Data:
    """All that may change in a game: its own state and what comes next, the next step first."""
    steps = [*reversed(game.agenda.steps())]
    if game.ask is not None:
        steps.insert(0, game.ask)
    outcome = game.outcome
    return {
        **game.state(),
        "agenda": [written(step) for step in steps],
        "waiting": [written(effect) for effect in game.waiting],
        "outcome": None if outcome is None else outcome.plain(),
    }


def snapshot_of(game: Game) -> Data:
    """A game as plain data, complete but for its dice."""
    setup = game.setup
    return {
        "game": setup.type.id,
        "version": setup.type.version,
        "seats": setup.seats,
        "settings": dict(setup.settings),
        "position": position_of(game),
    }


def state_hash(game: Game) -> str:
    """A short fingerprint of a game: equal positions have equal fingerprints, in every build."""
    text = json.dumps(snapshot_of(game), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def game_at(setup: Setup, position: Data, dice: Dice, listener: Listener | None = None) -> Game:
    """A game in this position, its first question put; what the position leaves out is as at the start.

    A position made by hand may be one that no game can reach; if the rules break down in it at once,
    it is refused.
    """
    game = setup.type.set_up(setup, dice)
    reader = Reader(position, "position")
    if reader.has("agenda"):
        game.agenda = Agenda([])
    own = {key: value for key, value in position.items() if key not in KERNEL_KEYS}
    fresh = game.state()
    for key in own:
        if key not in fresh:
            known = [*fresh, *KERNEL_KEYS]
            raise Refused("", "data-unknown", {"where": reader.path(key), "known": known})
    setup.type.restore(game, Reader({**fresh, **own}, "position"))
    _place_kernel_part(game, reader)
    game.listener = listener
    if not game.is_over:
        _begin(game)
    return game


def _begin(game: Game) -> None:
    waiting = game.agenda.steps()
    if not waiting:
        raise Refused("", "position-no-agenda", {"where": "position.agenda"})
    first = waiting[-1]
    if not first.fits(game):
        args: Data = {"where": "position.agenda[0]", "step": first.name()}
        raise Refused(first.rule, "step-unfit", args)
    try:
        game.begin()
    except Refused:
        raise
    except Exception as problem:
        raise impossible(problem) from problem


def impossible(problem: Exception) -> Refused:
    """The rules broke down in a position that was made by hand."""
    args: Data = {"where": "position", "problem": f"{type(problem).__name__}: {problem}"}
    return Refused("", "position-impossible", args)


def _place_kernel_part(game: Game, reader: Reader) -> None:
    if reader.has("agenda"):
        for step in reversed(_steps(game, reader, "agenda")):
            game.push(step)
    if reader.has("waiting"):
        game.waiting = _effects(game, reader)
    if reader.has("outcome") and reader.value("outcome") is not None:
        game.finish(read_outcome(reader.table("outcome"), game.setup.seats))


def read_outcome(reader: Reader, seats: int) -> Outcome:
    """An outcome from plain data."""
    outcome = Outcome(reader.text("reason"), reader.whole_numbers("places", seats, 1, max(2, seats)))
    reader.done()
    return outcome


def _effects(game: Game, reader: Reader) -> list[Effect]:
    from harena.kernel.effects import Effect

    found: list[Effect] = []
    for i, step in enumerate(_steps(game, reader, "waiting")):
        if not isinstance(step, Effect):
            args: Data = {"where": f"{reader.path('waiting')}[{i}]", "step": step.name()}
            raise Refused("", "step-no-effect", args)
        found.append(step)
    return found


def _steps(game: Game, reader: Reader, key: str) -> list[Step]:
    found = []
    for i, value in enumerate(reader.list(key)):
        where = f"{reader.path(key)}[{i}]"
        if not isinstance(value, dict):
            raise Refused("", "data-kind", {"where": where, "wanted": "table", "found": shown(value)})
        step = read_step(game.setup.type, Reader(value, where))
        _check_seat(game, step, where)
        found.append(step)
    return found


def _check_seat(game: Game, step: Step, where: str) -> None:
    """Refuse a step of a seat that is not at this table."""
    seat = step.fields().get("seat", 0)
    assert isinstance(seat, int)
    if not 0 <= seat < game.setup.seats:
        args: Data = {"where": f"{where}.seat", "least": 0, "most": game.setup.seats - 1, "found": str(seat)}
        raise Refused("", "data-number", args)


def written(value: object) -> object:
    """A step, or what a step remembers, as plain data."""
    if isinstance(value, Step):
        return {"step": value.name()} | {key: written(arg) for key, arg in value.fields().items()}
    if isinstance(value, tuple):
        return [written(item) for item in value]
    return value


def read_step(game_type: GameType, reader: Reader, depth: int = 0) -> Step:
    """The step that a table of plain data describes."""
    classes = {step.name(): step for step in game_type.steps}
    cls = classes[reader.word("step", list(classes))]
    args: dict[str, object] = {}
    for name in inspect.signature(cls).parameters:
        kind = cls.kinds.get(name, int)
        args[name] = _read_field(game_type, reader, name, kind, depth)
    reader.done()
    return cls(**args)


def _read_field(game_type: GameType, reader: Reader, name: str, kind: type, depth: int) -> object:
    where = reader.path(name)
    value = reader.value(name)
    if kind is int:
        return reader.whole_number(name, -LARGEST, LARGEST)
    if kind is tuple:
        return tuple(
            Reader({where: item}).whole_number(where, -LARGEST, LARGEST) for item in reader.list(name)
        )
    if kind is Step and depth < DEEPEST:
        return read_step(game_type, reader.table(name), depth + 1)
    if not isinstance(value, kind):
        raise reader.wrong(name, {str: "text", bool: "switch"}.get(kind, "table"))
    return value
