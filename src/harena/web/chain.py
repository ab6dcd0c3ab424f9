"""Events as they are stored, each sealed over the one before it."""

from __future__ import annotations

import hashlib
import json

from msgspec import Struct

from harena.kernel.message import Data

LABEL = b"harena/ev/1"
START = bytes(32)


class Entry(Struct, frozen=True):
    """One event of the store. `holder` is the number of the token by which it was done, -1 for none."""

    seq: int
    at_ms: int
    kind: str
    seat: int
    holder: int
    key: str | None
    public: bytes
    hash: bytes

    def data(self) -> Data:
        found: Data = json.loads(self.public)
        return found


def canonical(data: object) -> bytes:
    """The one way to write this data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def sealed(
    above: bytes, seq: int, at_ms: int, kind: str, seat: int, holder: int, key: str | None, data: Data
) -> Entry:
    """An event with its hash."""
    public = canonical(data)
    return Entry(
        seq, at_ms, kind, seat, holder, key, public, _hash(above, seq, at_ms, kind, seat, holder, key, public)
    )


def is_sound(above: bytes, entry: Entry) -> bool:
    """Whether an event is what it was when it was written after this one."""
    e = entry
    return e.hash == _hash(above, e.seq, e.at_ms, e.kind, e.seat, e.holder, e.key, e.public)


def _hash(
    above: bytes, seq: int, at_ms: int, kind: str, seat: int, holder: int, key: str | None, public: bytes
) -> bytes:
    head = canonical([seq, at_ms, kind, seat, holder, key])
    return hashlib.sha256(LABEL + above + len(head).to_bytes(4, "big") + head + public).digest()
