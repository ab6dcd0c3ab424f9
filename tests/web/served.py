"""A real server on a free port, and people at it who speak the protocol."""

from __future__ import annotations

import json
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import harena
from harena.kernel.message import Data
from harena.web.app import make_app
from harena.web.limits import UNLIMITED, Limits
from harena.web.run import LOOPBACK, address, bound, server
from harena.web.store import Store
from harena.web.thinkers import COMMAND, Thinkers

PATIENCE = 20.0
"""Seconds that a test waits for an answer before it fails."""
QUICK = Limits(messages=UNLIMITED, acts=UNLIMITED, hints=UNLIMITED, bot_seconds=1.0, hint_seconds=0.1)
ME: Data = {"kind": "me", "name": "Ann"}
BOB: Data = {"kind": "same", "name": "Bob"}
BOT: Data = {"kind": "bot", "bot": "random"}
LINK: Data = {"kind": "link"}
with_breakable_rules = pytest.mark.skipif(
    harena.build() == "compiled", reason="the rules of a compiled game cannot be replaced by broken ones"
)
"""The server is interpreted in either build, so it is enough to try it with one."""


class Served:
    """A server in a thread of its own."""

    def __init__(self, app: Starlette, limits: Limits) -> None:
        self.app = app
        self.socket = bound(LOOPBACK, 0)
        self.socket.listen()
        self.origin = address(self.socket)[:-1]
        self.server = server(app, limits)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]})
        self.thread.start()
        self.http = httpx.Client(base_url=self.origin, timeout=PATIENCE)

    def stop(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join()
        self.socket.close()

    def open(self, game: str, *seats: Data, **wish: object) -> Data:
        """A new table."""
        answer = self.http.post("/api/tables", json={"game": game, "seats": list(seats), **wish})
        assert answer.status_code == 201, answer.text
        found: Data = answer.json()
        return found

    def sit(self, table: object, token: object, last: int = -1, epoch: int = 0) -> Person:
        """Somebody who has come in."""
        person = Person(self.origin)
        person.send(t="hello", p=1, table=table, token=token, last=last, epoch=epoch)
        person.hear("welcome")
        return person

    def play(self, game: str, *seats: Data, **wish: object) -> Person:
        """Whoever has opened a new table and sits at it."""
        opened = self.open(game, *seats, **wish)
        person = self.sit(opened["table"], opened["token"])
        person.hear("snap")
        return person


class Person:
    """One connection; remembers the last of each kind of message."""

    def __init__(self, house: str, **options: object) -> None:
        wishes: dict[str, Any] = {
            "origin": house,
            "max_size": None,
            "max_queue": None,
            "close_timeout": 1,
            "proxy": None,
        }
        self.context = connect(house.replace("http", "ws") + "/ws", **{**wishes, **options})
        self.socket: ClientConnection = self.context.__enter__()
        self.last: dict[str, Data] = {}
        self.seq = -1

    def __enter__(self) -> Person:
        return self

    def __exit__(
        self, type: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.context.__exit__(type, value, trace)

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def next(self) -> Data:
        """The next message that is no ping."""
        while True:
            message: Data = json.loads(self.socket.recv(timeout=PATIENCE))
            self.last[str(message["t"])] = message
            if message["t"] in ("step", "snap"):
                self.seq = int(str(message["s"]))
                self.last["turn"] = message["turn"]  # type: ignore[assignment]
            if message["t"] != "ping":
                return message

    def hear(self, *kinds: str) -> Data:
        """The next message of these kinds; others are passed over."""
        while True:
            message = self.next()
            if message["t"] in kinds:
                return message

    def try_(self, notation: str, b: int | None = None, k: str = "") -> Data:
        """The answer to an act."""
        self.send(t="act", k=k or key(), b=self.seq if b is None else b, a=notation)
        return self.hear("ok", "no")

    def act(self, notation: str) -> Data:
        """The step that an act has become."""
        answer = self.try_(notation)
        assert answer["t"] == "ok", answer
        return self.until(int(str(answer["s"])))

    def until(self, seq: int) -> Data:
        """The step of this number."""
        while self.seq < seq:
            self.hear("step", "snap")
        return self.last["step"]

    def undo(self) -> Data:
        self.send(t="undo", k=key(), b=self.seq)
        return self.hear("ok", "no")

    def turn(self) -> Data:
        return self.last["turn"]

    def notations(self) -> list[str]:
        options = self.turn()["options"]
        assert isinstance(options, list)
        return [option["a"] for option in options]

    def closed(self) -> int:
        """The code with which the connection ends."""
        try:
            while True:
                self.socket.recv(timeout=PATIENCE)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 0


def key() -> str:
    return secrets.token_hex(16)


@contextmanager
def served(
    folder: Path,
    *,
    limits: Limits = QUICK,
    bots: tuple[str, ...] = COMMAND,
    store: Store | None = None,
) -> Iterator[Served]:
    """A server that keeps its tables in this folder, until the end of the block."""
    found = Served(make_app(folder, limits=limits, thinkers=Thinkers(bots), store=store), limits)
    try:
        yield found
    finally:
        found.stop()
