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
        self.hinting = ""
        """The key of the hint that is being thought about; a browser that hears nothing asks again."""
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.bytes = 0
        self.code = 0
        """Why it ends; 0 while it goes on."""
        self.cut = asyncio.Event()
        """Set when nothing more is to be sent, not even what waits."""
        self.heard_at = monotonic()
        self.sending_since: float | None = None
        """Since when the reader has not taken the message that is being sent."""
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
            self.drop(SLOW)
        else:
            self.waiting.put_nowait(text)

    def close(self, code: int) -> None:
        """End it when all that waits has been sent."""
        if not self.code:
            self.code = code
            self.waiting.put_nowait(None)

    def drop(self, code: int) -> None:
        """End it at once; what waits is thrown away."""
        self.code = self.code or code
        self.cut.set()
        while not self.waiting.empty():
            self.waiting.get_nowait()

    async def send(self) -> None:
        """Send what waits, until it ends; whoever has gone in the meantime (RuntimeError) hears no more."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            while (text := await self.waiting.get()) is not None:
                self.bytes -= len(text)
                self.sending_since = monotonic()
                await self.socket.send_text(text.decode())
                self.sending_since = None

    async def ping(self) -> None:
        """Ask now and then whether somebody is there; returns when nobody is, or nobody who reads."""
        while True:
            await asyncio.sleep(self.limits.ping_seconds)
            now = monotonic()
            if now - self.heard_at > self.limits.dead_seconds:
                return
            if self.sending_since is not None and now - self.sending_since > self.limits.dead_seconds:
                self.drop(SLOW)
                return
            self.pings += 1
            self.say(Ping(self.pings))

    async def hang_up(self) -> None:
        """Say goodbye, if anybody listens."""
        with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self.socket.close(self.code or BROKEN)
