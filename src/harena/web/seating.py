"""Who sits at a new table: wishes checked, names and players found, tokens and invites drawn."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from harena.bots.named import check_bot
from harena.kernel.gametype import GameType
from harena.kernel.message import Data, Refused
from harena.kernel.plain import check_plain
from harena.kernel.table import PERSON
from harena.web.protocol import SeatWish, TableWish

OPEN = "open"
"""The player of a seat that waits for whoever is invited."""
WATCHER = "watcher"
CREATOR = "creator"
GUEST = "guest"
NAMES = ("Livia", "Marcus", "Julia", "Titus", "Flavia", "Gaius", "Silvia", "Lucius", "Aelia", "Quintus")
"""Who sits at a table where nobody was introduced."""
STONES = (
    *("amber", "ashen", "azure", "bronze", "cedar", "chalk", "cobalt", "copper", "coral", "ebony", "flint"),
    *("garnet", "gilded", "indigo", "ivory", "jade", "laurel", "linen", "madder", "marble", "ochre", "olive"),
    *("onyx", "opal", "pearl", "russet", "sable", "saffron", "sandy", "scarlet", "sienna", "silver", "slate"),
    *("umber", "velvet", "walnut"),
)
"""First words of a table's name: easy to say over the telephone."""


def new_id(round: int) -> str:
    """The name of a table: `ochre-7`. The more rounds, the more there are to choose from."""
    return f"{secrets.choice(STONES)}-{1 + secrets.randbelow(10 ** (2 + round))}"


def new_secret() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> bytes:
    """What is stored of a token: from it nobody can tell the token. Its 256 bits need no salt."""
    return hashlib.sha256(secret.encode()).digest()


def seated(wish: TableWish, type: GameType) -> tuple[list[str], list[str]]:
    """The names and the players of a table."""
    check_plain(wish.settings, "settings")
    players = [_player(seat, type) for seat in wish.seats]
    names: list[str] = []
    for seat in wish.seats:
        names.append("" if seat.kind == "link" and not seat.name else named(seat.name, names))
    return names, players


def _player(seat: SeatWish, type: GameType) -> str:
    if seat.kind == "bot":
        check_bot(seat.bot, type)
        return seat.bot
    return OPEN if seat.kind == "link" else PERSON


def named(wanted: str, taken: Sequence[str]) -> str:
    """The name somebody wants, or one that nobody has; refused if it cannot be shown on one line."""
    name = " ".join(wanted.split())
    if not name.isprintable():
        raise Refused("", "server-name-unreadable")
    if name:
        return name
    free = [name for name in NAMES if name not in taken]
    return free[0] if free else f"{NAMES[0]} {len(taken) + 1}"


def kernel_players(players: list[str]) -> list[str]:
    """The players as a record has them: who was invited is a person."""
    return [PERSON if player == OPEN else player for player in players]


def opening(type: GameType, settings: Data, names: list[str], players: list[str]) -> Data:
    """What the first event says of a table."""
    return {
        "game": type.id,
        "version": type.version,
        "settings": settings,
        "names": names,
        "players": players,
    }
