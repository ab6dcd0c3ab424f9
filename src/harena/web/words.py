"""The words of a language, as a browser needs them: Harena's own and those of one game, or of the lobby."""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term
from msgspec import Struct

from harena.games import game_type, ids
from harena.kernel.message import Refused
from harena.resources import package_names, package_text

OWN = "harena.locale"
COMMON = "common"
LOBBY = re.compile(r"[a-z0-9]+-(title|about|setting-.+)")
"""What the lobby says of a game."""


class Book(Struct, frozen=True):
    """A text of words, and a mark that changes with it."""

    plain: bytes
    squeezed: bytes
    mark: str


@cache
def book(language: str, game: str) -> Book:
    """The words for a table of this game, or for the lobby; English where a language has none."""
    entries: dict[str, str] = {}
    for known in dict.fromkeys((language, "en")):
        for id, text in _entries(known, game).items():
            entries.setdefault(id, text)
    plain = "\n".join(entries.values()).encode()
    mark = hashlib.sha256(plain).hexdigest()[:20]
    return Book(plain, gzip.compress(plain, 9, mtime=0), f'"{mark}"')


def _entries(language: str, game: str) -> dict[str, str]:
    """Every message by its id, as it is written."""
    found: dict[str, str] = {}
    for name in package_names(OWN, language):
        found |= _parsed(package_text(OWN, language, name) or "")
    for id in ids() if game == COMMON else (game,):
        said = _parsed(_of_game(id, language))
        found |= {key: text for key, text in said.items() if game != COMMON or LOBBY.fullmatch(key)}
    return found


def _of_game(id: str, language: str) -> str:
    try:
        package = game_type(id).package
    except Refused:
        return ""  # a game that does not load has nothing to say
    return package_text(package, "locale", f"{language}.ftl") or ""


def _parsed(text: str) -> dict[str, str]:
    found = {}
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, (Message, Term)):
            assert entry.span is not None
            name = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
            found[name] = text[entry.span.start : entry.span.end]
    return found
