"""The WebSocket: lets browsers in that bring a good token, and hands what they say to their table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from harena.kernel.message import Refused
from harena.web.actor import Actor
from harena.web.deeds import why
from harena.web.hub import Hub
from harena.web.limits import Addresses, Limits
from harena.web.line import BINARY, BROKEN, BUSY, LIMIT, PROTOCOL, TOKEN, Line
from harena.web.protocol import (
    VERSION,
    Act,
    Code,
    Hello,
    Hint,
    Message,
    No,
    Pong,
    RecordWanted,
    Sync,
    Undo,
    key_of,
    read_message,
)
from harena.web.store import Busy

LOG = logging.getLogger("harena.web")
TOO_LARGE = 1009


class Door:
    """All connections of the server."""

    def __init__(self, hub: Hub, limits: Limits, failures: Addresses) -> None:
        self.hub = hub
        self.limits = limits
        self.failures = failures
        self.open: dict[str, int] = {}
        """How many connections each address has."""

    async def enter(self, socket: WebSocket) -> None:
        """A connection from its first message to its last."""
        address = "" if socket.client is None else socket.client.host
        await socket.accept()
        line = Line(socket, self.limits)
        self.open[address] = self.open.get(address, 0) + 1
        try:
            if self.open[address] > self.limits.sockets:
                line.close(BUSY)
                await line.hang_up()
            else:
                await self._attend(line, address)
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    async def _attend(self, line: Line, address: str) -> None:
        actor = await self._introduced(line, address)
        if actor is None:
            await line.hang_up()
            return
        parts = (self._listen(line, actor), line.send(), line.ping(), line.cut.wait())
        work = [asyncio.ensure_future(part) for part in parts]
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            line.drop(BROKEN)  # a table that still has it in its inbox must not seat it any more
            actor.leave(line)
            for task in work:
                task.cancel()
            for problem in await asyncio.gather(*work, return_exceptions=True):
                if isinstance(problem, Exception) and not isinstance(problem, WebSocketDisconnect):
                    LOG.error("a connection of table %s ended badly", actor.id, exc_info=problem)
            await line.hang_up()

    async def _introduced(self, line: Line, address: str) -> Actor | None:
        """The table that a browser belongs to; None if it has no right to be there. Until the token has
        been found good, nothing is touched."""
        try:
            async with asyncio.timeout(self.limits.hello_seconds):
                text = await line.socket.receive_text()
            hello = read_message(text) if len(text) <= self.limits.message else None
        except (TimeoutError, msgspec.DecodeError, KeyError, UnicodeError, RecursionError):
            hello = None
        except WebSocketDisconnect:
            return None
        if not isinstance(hello, Hello) or hello.p != VERSION:
            line.close(PROTOCOL)
            return None
        holder = self.hub.holder(hello.table, hello.token)
        actor = self.hub.actor(hello.table) if holder is not None else None
        if holder is None or actor is None:
            line.close(TOKEN if self.failures.take(address) else BUSY)
            return None
        line.holder = holder
        try:
            actor.post(lambda: actor.join(line, hello.last, hello.epoch))
        except Busy:
            line.close(BUSY)
            return None
        return actor

    async def _listen(self, line: Line, actor: Actor) -> None:
        while not line.code:
            heard = await line.socket.receive()
            if heard["type"] == "websocket.disconnect":
                return
            text = heard.get("text")
            line.heard_at = monotonic()
            if text is None:
                line.close(BINARY)
            elif not line.messages.take():
                line.close(LIMIT)
            elif len(text) > self.limits.message or len(text.encode(errors="replace")) > self.limits.message:
                line.close(TOO_LARGE)
            else:
                self._hear(line, actor, text)
        await asyncio.Event().wait()  # until what waits has been sent

    def _hear(self, line: Line, actor: Actor, text: str) -> None:
        try:
            message = read_message(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            refused = Refused("", "server-malformed", {"problem": str(problem)[:200]})
            self._no(line, actor, key_of(text), "malformed", refused)
            return
        self._pass_on(line, actor, message)

    def _pass_on(self, line: Line, actor: Actor, message: Message) -> None:
        """Hand a message to the table, if its sender may send it."""
        if isinstance(message, (Act, Undo)):
            if not line.seats:
                self._no(line, actor, message.k, "unauthorised", Refused("", "server-only-watching"))
            elif not line.acts.take():
                self._no(line, actor, message.k, "rate", Refused("", "server-rate"))
            else:
                self._post(line, actor, message.k, lambda: actor.hear(line, message))
        elif isinstance(message, Hint):
            if line.hinting == message.k:
                return  # its answer is on the way
            if line.hinting or not line.hints.take():
                self._no(line, actor, message.k, "rate", Refused("", "server-rate"))
            else:
                self._post(line, actor, message.k, lambda: actor.hint(line, message))
        elif isinstance(message, RecordWanted):
            self._post(line, actor, message.k, lambda: actor.record(line, message))
        elif isinstance(message, Sync):
            self._post(line, actor, "", lambda: actor.sync(line, message))
        elif not isinstance(message, Pong):
            self._no(line, actor, "", "malformed", Refused("", "server-hello-again"))

    def _post(self, line: Line, actor: Actor, key: str, job: Callable[[], Awaitable[None]]) -> None:
        try:
            actor.post(job)
        except Busy:
            self._no(line, actor, key, "busy", Refused("", "server-busy"))

    def _no(self, line: Line, actor: Actor, key: str, code: Code, refused: Refused) -> None:
        line.say(No(key, code, -1 if actor.live is None else actor.live.seq, why(refused)))
