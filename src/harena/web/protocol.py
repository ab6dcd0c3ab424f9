"""What browser and server say to each other: JSON, each message tagged by `t`.

Reference and types for the browser are generated from here by `tools/protocol.py`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from harena.kernel.message import Data

VERSION = 1
LARGEST = 1 << 53
"""No number is larger, so none is rounded in the browser."""

Key: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Secret: TypeAlias = Annotated[str, Meta(max_length=100)]
TableId: TypeAlias = Annotated[str, Meta(max_length=40)]
Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Number: TypeAlias = Annotated[int, Meta(ge=-1, le=LARGEST)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Code: TypeAlias = Literal[
    "malformed", "unauthorised", "not_your_turn", "illegal", "stale", "over", "rate", "busy", "storage"
]

Mode: TypeAlias = Literal["tail", "snap"]


class Heard(Struct, forbid_unknown_fields=True):
    """What a browser says."""


class Hello(Heard, tag_field="t", tag="hello"):
    """The first message: which table, by which right, and what the browser has seen of it."""

    p: int
    table: TableId
    token: Secret
    last: Number = -1
    epoch: Number = 0


class Act(Heard, tag_field="t", tag="act"):
    """An answer in notation; `k` names this attempt for ever, `b` is the last step that was seen."""

    k: Key
    b: Number
    a: Annotated[str, Meta(max_length=200)]


class Undo(Heard, tag_field="t", tag="undo"):
    """Take the latest move back."""

    k: Key
    b: Number


class Hint(Heard, tag_field="t", tag="hint"):
    """Ask what a bot would do."""

    k: Key


class RecordWanted(Heard, tag_field="t", tag="record"):
    """Ask for the record of the game."""

    k: Key


class Sync(Heard, tag_field="t", tag="sync"):
    """Ask for what came after a step."""

    last: Number


class Pong(Heard, tag_field="t", tag="pong"):
    """The answer to a ping."""

    n: Number


Message: TypeAlias = Hello | Act | Undo | Hint | RecordWanted | Sync | Pong


class Words(Struct):
    """A sentence as data."""

    id: str
    args: Data


class Choice(Struct):
    """One possible answer."""

    a: str
    label: Words
    touches: list[str]


class Undoing(Struct):
    """Whether the latest move can be taken back by this reader, and which it is, or why not."""

    may: bool
    label: Words | None
    why: Words | None


class Over(Struct):
    """How the game ended."""

    reason: str
    places: list[int]


class Turn(Struct):
    """Who is asked what. Options are told to whoever holds that seat, and to nobody else."""

    seat: int
    prompt: Words | None
    rule: str
    options: list[Choice]
    undo: Undoing
    over: Over | None
    thinking: bool


class Welcome(Struct, tag_field="t", tag="welcome"):
    """The answer to hello; then follow the missing steps, or one snap."""

    p: int
    seats: list[int]
    epoch: int
    mode: Mode
    table: str
    game: str
    names: list[str]
    players: list[str]
    settings: Data
    creator: bool
    set: str | None


class Told(Struct):
    """A step without the table after it."""

    s: int
    kind: Literal["begin", "move", "undo", "seat"]
    seat: int
    a: str
    events: list[Words]


class Step(Struct, tag_field="t", tag="step"):
    """One thing that happened; `s` grows by exactly one. `names` and `players` come with kind `seat`."""

    s: int
    h: str
    kind: Literal["begin", "move", "undo", "seat"]
    seat: int
    a: str
    events: list[Words]
    view: Data
    turn: Turn
    names: list[str] | UnsetType = UNSET
    players: list[str] | UnsetType = UNSET


class Snap(Struct, tag_field="t", tag="snap"):
    """The whole table, for who has missed too much."""

    s: int
    h: str
    view: Data
    log: list[Told]
    turn: Turn
    names: list[str]
    players: list[str]


class Ok(Struct, tag_field="t", tag="ok"):
    """An act or undo was carried out, as step `s`, and is kept for good."""

    k: str
    s: int


class Why(Struct):
    """Why something was refused: a rule's id or none, and a sentence."""

    rule: str
    id: str
    args: Data


class No(Struct, tag_field="t", tag="no"):
    """A message was refused, and nothing changed."""

    k: str
    e: Code
    s: int
    m: Why


class Thought(Struct):
    """What a bot makes of one answer: the share of a win that it expects, after so many games tried."""

    a: str
    label: Words
    share: float
    visits: int


class Thoughts(Struct, tag_field="t", tag="thoughts"):
    """The answer to hint, the best first."""

    k: str
    of: list[Thought]


class Text(Struct, tag_field="t", tag="text"):
    """The answer to record."""

    k: str
    name: str
    text: str


class Ping(Struct, tag_field="t", tag="ping"):
    """Are you there?"""

    n: int


SERVER = (Welcome, Snap, Step, Ok, No, Thoughts, Text, Ping)
BROWSER = (Hello, Act, Undo, Hint, RecordWanted, Sync, Pong)


# Bodies of requests


class SeatWish(Heard):
    """Who shall sit on a seat: me, same (somebody else at my device), bot, or link (whoever is invited)."""

    kind: Literal["me", "same", "bot", "link"]
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class TableWish(Heard):
    """A new table."""

    game: Annotated[str, Meta(max_length=100)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=99)]
    settings: Data = {}
    seed: Annotated[int, Meta(ge=0, le=LARGEST)] | None = None
    spectators: bool = True


class Exchange(Heard):
    """An invite for a token."""

    table: TableId
    invite: Secret
    name: Name = ""


class Replace(Heard):
    """A bot for a seat that waits for somebody."""

    token: Secret
    seat: Seat
    bot: Annotated[str, Meta(max_length=40)]


class InviteWish(Heard):
    """A new invite for a seat that waits for somebody."""

    token: Secret
    seat: Seat


class Invite(Struct):
    """A path that seats whoever opens it first."""

    seat: int
    path: str


class Opened(Struct):
    """A new table, and the token of who opened it."""

    table: str
    token: str
    seats: list[int]
    invites: list[Invite]
    watch: str | None


class Seated(Struct):
    """A token, and the seats it holds."""

    token: str
    seats: list[int]


class Done(Struct):
    """It has been done."""

    ok: bool = True


REQUESTS = (SeatWish, TableWish, Exchange, Replace, InviteWish)
ANSWERS = (Invite, Opened, Seated, Done)
PARTS = (Words, Choice, Undoing, Over, Turn, Told, Why, Thought)

read_message = msgspec.json.Decoder(Message).decode
write = msgspec.json.Encoder().encode


class _Keyed(Struct):
    k: str = ""


_read_key = msgspec.json.Decoder(_Keyed).decode


def key_of(text: str) -> str:
    """The key of a message that could not be read, so that its refusal can be matched; or none."""
    try:
        return _read_key(text).k[:32]
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return ""
