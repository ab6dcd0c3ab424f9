"""One connection: what it may do, what waits to be sent to it, and when it ends."""

from __future__ import annotations

import asyncio
import contextlib
from time import monotonic

from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from harena.web.limits import Bucket, Limits
from harena.web.protocol import Ping, write
from harena.web.store import Holder

LIMIT = 1008
RESTART = 1012
BUSY = 1013
BROKEN = 1011
BINARY = 1003
REPLACED = 4001
TOKEN = 4002
PROTOCOL = 4003
SLOW = 4008
CLOSING_SECONDS = 1.0
"""So long a reader may take to hear that it is over."""


class Line:
    """A browser at the other end. `say` never waits: who reads too slowly is cut off, and looks in again."""

    def __init__(self, socket: WebSocket, limits: Limits) -> None:
        self.socket = socket
        self.limits = limits
        self.holder = Holder(-1, (), "")
        self.messages = Bucket(limits.messages)
        self.acts = Bucket(limits.acts)
        self.hints = Bucket(limits.hints)
        self.hinting = False
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.bytes = 0
        self.code = 0
        """Why it ends; 0 while it goes on."""
        self.heard_at = monotonic()
        self.pings = 0

    @property
    def seats(self) -> tuple[int, ...]:
        return self.holder.seats

    def say(self, message: Struct) -> None:
        """Send a message, after those that wait."""
        self.say_written(write(message))

    def say_written(self, text: bytes) -> None:
        if self.code:
            return
        self.bytes += len(text)
        if self.waiting.qsize() >= self.limits.outbox or self.bytes > self.limits.outbox_bytes:
            self.close(SLOW)
        else:
            self.waiting.put_nowait(text)

    def close(self, code: int) -> None:
        """End it when all that waits has been sent."""
        if not self.code:
            self.code = code
            self.waiting.put_nowait(None)

    async def send(self) -> None:
        """Send what waits, until it ends."""
        while (text := await self.waiting.get()) is not None and self.code != SLOW:
            self.bytes -= len(text)
            await self.socket.send_text(text.decode())

    async def ping(self) -> None:
        """Ask now and then whether somebody is there; returns when nobody is, or too slow a reader."""
        while True:
            await asyncio.sleep(self.limits.ping_seconds)
            if self.code == SLOW or monotonic() - self.heard_at > self.limits.dead_seconds:
                return
            self.pings += 1
            self.say(Ping(self.pings))

    async def hang_up(self) -> None:
        """Say goodbye, if anybody listens."""
        with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self.socket.close(self.code or BROKEN)
