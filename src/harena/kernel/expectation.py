"""What a scene says of a table and of what happened there, compared with what is and was."""

from __future__ import annotations

from harena.kernel.event import Event
from harena.kernel.game import Game
from harena.kernel.message import Data, Message
from harena.kernel.plain import Reader
from harena.kernel.snapshot import position_of

EXPECTED = (
    "asked",
    "rule",
    "prompt",
    "offered",
    "labels",
    "touches",
    "over",
    "outcome",
    "view",
    "position",
)
"""What a scene may say of a table: in a play before its answer, and in every `after`."""


class SceneFailed(Exception):
    """Something in a scene did not come true."""

    def __init__(self, where: str, what: str, expected: object, found: object) -> None:
        super().__init__(where, what, expected, found)
        args: Data = {
            "where": where,
            "what": what,
            "expected": repr(expected),
            "found": repr(found),
        }
        self.message = Message("scene-failed", args)


def expect_all(game: Game, expected: Reader, names: list[str]) -> None:
    """Compare the table with what a scene says of it."""
    for what in EXPECTED:
        if expected.has(what):
            wanted = _wanted(expected, what, names)
            found = _found(game, what)
            if what == "offered" and isinstance(wanted, list) and isinstance(found, list):
                wanted, found = sorted(wanted, key=repr), sorted(found, key=repr)
            compare(expected.path(what), what, wanted, found)


def _wanted(expected: Reader, what: str, names: list[str]) -> object:
    """What a scene says, short forms written out."""
    if what == "asked":
        return _seat(expected, names)
    value = expected.value(what)
    if what == "labels" and isinstance(value, dict):
        return {key: {"id": label} if isinstance(label, str) else label for key, label in value.items()}
    return value


def _found(game: Game, what: str) -> object:
    """What there is to compare with an expectation."""
    if what in ("asked", "rule", "prompt", "labels", "touches"):
        return _of_question(game, what)
    if what == "over":
        return game.is_over
    if what == "outcome":
        return None if game.outcome is None else game.outcome.plain()
    if what == "offered":
        return game.notations()
    return game.view() if what == "view" else position_of(game)


def _of_question(game: Game, what: str) -> object:
    ask = game.ask
    if ask is None:
        return None
    if what == "labels":
        labels = {ask.notation(game, o): ask.label(game, o) for o in game.options()}
        return {notation: {"id": label.id, **label.args} for notation, label in labels.items()}
    if what == "touches":
        return {ask.notation(game, o): ask.touches(game, o) for o in game.options()}
    return {"asked": int(ask.seat), "rule": ask.rule, "prompt": ask.prompt(game).id}[what]


def compare(where: str, what: str, expected: object, found: object) -> None:
    """Of a table only the keys that the scene names are compared, and one that is not there is false;
    lists must be equal in length."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key, value in expected.items():
            compare(f"{where}.{key}", what, value, found.get(key, False))
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for i, value in enumerate(expected):
            compare(f"{where}[{i}]", what, value, found[i])
    elif expected != found or isinstance(expected, bool) != isinstance(found, bool):
        raise SceneFailed(where, what, expected, found)


def expect_events(expected: Reader, events: list[Event]) -> None:
    """`tells`: these events and no others; `mentions`: these among others, in this order."""
    found: list[object] = [{"id": event.id, **event.args} for event in events]
    if expected.has("tells"):
        compare(expected.path("tells"), "events", _wanted_events(expected, "tells"), found)
    if expected.has("mentions"):
        left = iter(found)
        for i, wanted in enumerate(_wanted_events(expected, "mentions")):
            where = f"{expected.path('mentions')}[{i}]"
            if not any(_is_like(wanted, event) for event in left):
                raise SceneFailed(where, "events", wanted, found)


def _wanted_events(expected: Reader, key: str) -> list[object]:
    """Events as a scene names them: an id, or a table with an id and some of the arguments."""
    wanted = expected.list(key)
    for item in wanted:
        if not isinstance(item, (str, dict)):
            raise expected.wrong(key, "events")
    return [{"id": item} if isinstance(item, str) else item for item in wanted]


def _is_like(wanted: object, event: object) -> bool:
    try:
        compare("", "events", wanted, event)
    except SceneFailed:
        return False
    return True


def _seat(expected: Reader, names: list[str]) -> object:
    """A seat by its name or its number."""
    value = expected.value("asked")
    if isinstance(value, str):
        return names.index(expected.word("asked", names))
    return expected.whole_number("asked", 0, len(names) - 1)
