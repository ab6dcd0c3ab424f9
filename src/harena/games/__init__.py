"""The games that are installed: ours, the examples and everybody else's, all found the same way."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from harena.kernel.gametype import GameType
from harena.kernel.message import Refused

GROUP = "harena.games"
"""The entry point group in which a distribution names its `GameType`s."""


@cache
def ids() -> tuple[str, ...]:
    """The ids of all installed games, in alphabetical order."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


@cache
def game_type(id: str) -> GameType:
    """The game of this id; refused when none is installed, or when it does not load."""
    if id not in ids():
        raise Refused("", "game-unknown", {"game": id, "known": list(ids())})
    (point, *_) = entry_points(group=GROUP, name=id)
    try:
        found = point.load()
    except Exception as problem:
        args: dict[str, object] = {"game": id, "package": point.value, "problem": str(problem)}
        raise Refused("", "game-unloadable", args) from problem
    if not isinstance(found, GameType) or found.id != id:
        raise Refused("", "game-no-type", {"game": id, "package": point.value})
    return found
