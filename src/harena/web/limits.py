"""How much of everything the server takes, and the buckets that count it."""

from __future__ import annotations

from time import monotonic

from msgspec import Struct


class Rate(Struct, frozen=True):
    """So many at once, and so many more each second."""

    burst: float
    second: float


class Limits(Struct, frozen=True):
    """The defaults are for people; tools that measure lift them."""

    message: int = 8 * 1024
    """Bytes of a message."""
    body: int = 512 * 1024
    """Bytes of a request; a new table brings the files of its content along."""
    messages: Rate = Rate(60, 20)
    """Of one connection; more close it."""
    acts: Rate = Rate(20, 5)
    """Answers of one connection; more are refused."""
    hints: Rate = Rate(5, 0.5)
    tables: Rate = Rate(10, 1 / 60)
    """New tables of one address."""
    failures: Rate = Rate(10, 1 / 6)
    """Wrong tokens from one address."""
    sockets: int = 100
    """Connections of one address."""
    waiting: int = 256
    """Jobs that may wait for one table."""
    outbox: int = 600
    """Messages that may wait for one reader."""
    outbox_bytes: int = 4 * 1024 * 1024
    hello_seconds: float = 3.0
    ping_seconds: float = 5.0
    dead_seconds: float = 15.0
    idle_seconds: float = 600.0
    """After this a table that nobody looks at is kept in the store alone."""
    bot_seconds: float = 5.0
    grace_seconds: float = 3.0
    """A worker that thinks so much longer than it was told to is ended."""
    hint_seconds: float = 1.5


UNLIMITED = Rate(1e12, 1e12)
TAIL = 256
"""So many steps are sent one by one; who has missed more gets the whole table."""


class Bucket:
    """Tokens that fill up with time."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = rate.burst
        self.at = monotonic()

    def take(self) -> bool:
        """Take one token; False when there is none."""
        now = monotonic()
        self.level = min(self.rate.burst, self.level + (now - self.at) * self.rate.second)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Addresses:
    """A bucket for each address; people at this machine are not counted, it is theirs."""

    MOST = 10_000

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if is_here(address):
            return True
        if address not in self.buckets and len(self.buckets) >= self.MOST:
            self.buckets.pop(next(iter(self.buckets)))  # the oldest; dictionaries keep their order
        return self.buckets.setdefault(address, Bucket(self.rate)).take()


def is_here(address: str) -> bool:
    """Whether an address is this machine's own."""
    return address.startswith("127.") or address == "::1"
