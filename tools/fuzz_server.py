"""Send random and mutated messages to the server, and see that nothing comes of it.

Example: python tools/fuzz_server.py --messages 100000 --seed 1

They come over WebSockets from a spectator and from a seat that is not asked, and as requests from anybody.
Nothing of it may be carried out: a table that changes, an error that is logged, an answer of 5xx, an
attempt without answer, a connection that ends for no reason, each is a finding. Exit code 1 when there are.
"""

from __future__ import annotations

import argparse
import json
import logging
import sys
import tempfile
import threading
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from harena.kernel.message import Data
from harena.web.app import make_app
from harena.web.limits import UNLIMITED, Limits
from harena.web.run import LOOPBACK, address, bound, server

LIMITS = Limits(messages=UNLIMITED, acts=UNLIMITED, hints=UNLIMITED, tables=UNLIMITED, hint_seconds=0.01)
BURST = 40
"""Messages that are sent before their answers are looked at."""
REQUESTS = 10
"""One message of so many goes to the HTTP side."""
PATIENCE = 30.0
EXPECTED = (1003, 1009, 0)
"""How the server may end a connection on which something came that was no text or too long; who still
sends when it has been closed may not hear why (0)."""
KEY = "0123456789abcdef" * 2
SEEDS: tuple[Data, ...] = (
    {"t": "act", "k": KEY, "b": 0, "a": "hold"},
    {"t": "act", "k": KEY, "b": 0, "a": "place 1 a1"},
    {"t": "undo", "k": KEY, "b": 0},
    {"t": "hint", "k": KEY},
    {"t": "record", "k": KEY},
    {"t": "sync", "last": 0},
    {"t": "pong", "n": 1},
    {"t": "hello", "p": 1, "table": "ochre-7", "token": "x", "last": -1, "epoch": 0},
)
REQUEST_SEEDS: tuple[tuple[str, Data], ...] = (
    (
        "/api/tables",
        {"game": "chess", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "tree:1"}], "settings": {}},
    ),
    ("/api/exchange", {"table": "ochre-7", "invite": "x", "name": "Ann"}),
    ("/api/tables/TABLE/replace", {"token": "x", "seat": 1, "bot": "random"}),
    ("/api/tables/TABLE/invite", {"token": "x", "seat": 1}),
    ("/api/qr", {}),
    ("/csp", {}),
)
STRANGE: tuple[object, ...] = (
    *(
        None,
        True,
        False,
        "",
        " ",
        "hold",
        "act",
        "roll",
        "\0",
        "\u202e",
        "é" * 50,
        "x" * 3000,
        "../..",
        "%00",
    ),
    *(0, 1, -1, 2, 99, 1 << 31, 1 << 53, (1 << 53) + 1, 1 << 63, 1 << 64, 10**40, 0.5, 1e308, -0.0),
    *([], {}, [[]], {"t": "act"}, ["roll"], {"": {}}),
)
RAW = (
    "NaN",
    "Infinity",
    "1e999",
    "-",
    "[" * 500,
    '{"a":' * 500,
    '"\\ud800"',
    '"\\u0000"',
    "01",
    "'x'",
    "9" * 4000,
)
SIGNS = " \t\n\0\"'=[]{},.:~|!@#-+_0189aez\x7f\x85é€\U0001f3b2\ufeff"


class Findings(logging.Handler):
    """Whatever is logged as an error, and whatever else should not be."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(f"logged: {record.getMessage()} {record.exc_info}")


def spoilt(rng: Random, seed: Data) -> str:
    """A message that may be anything, starting from one that is well-formed."""
    tree: Data = json.loads(json.dumps(seed))
    if "k" in tree:
        tree["k"] = f"{rng.getrandbits(128):032x}"
    for _ in range(rng.choice((0, 0, 1, 1, 1, 2, 3))):
        key = rng.choice([*tree, "t", "k", "extra"])
        if rng.random() < 0.2:
            tree.pop(key, None)
        else:
            tree[key] = rng.choice(STRANGE)
    text = json.dumps(tree, ensure_ascii=rng.random() < 0.5)
    way = rng.random()
    if way < 0.1:
        text = text.replace(rng.choice(('"hold"', "0", "1", '"x"')), rng.choice(RAW), 1)
    elif way < 0.3:
        text = _letters_changed(rng, text)
    elif way < 0.33:
        text += rng.choice((text, " " * 9000, "x" * 8200, "]"))
    return text


def _letters_changed(rng: Random, text: str) -> str:
    letters = list(text)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(letters) + 1)
        letters[at : at + rng.randint(0, 2)] = rng.choice(SIGNS)
    return "".join(letters)


class Place:
    """A table that is fuzzed from a seat that is not asked, and by a spectator."""

    def __init__(self, http: httpx.Client, game: str) -> None:
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "link"}], "seed": 1}
        opened = http.post("/api/tables", json=wish).json()
        self.table = opened["table"]
        invite = opened["invites"][0]["path"].split("#i=")[1]
        guest = http.post("/api/exchange", json={"table": self.table, "invite": invite, "name": ""}).json()
        self.tokens = [opened["watch"].split("#w=")[1]]
        with entered(http, self.table, opened["token"]) as socket:
            self.start = heard(socket, "snap")
        if self.start["turn"]["seat"] == 0:  # else the guest is asked, and only the spectator is harmless
            self.tokens.append(guest["token"])
        self.owner = opened["token"]


def entered(http: httpx.Client, table: str, token: str) -> ClientConnection:
    origin = str(http.base_url).rstrip("/")
    wishes: Any = {
        "origin": origin,
        "max_size": None,
        "max_queue": None,
        "proxy": None,
        "ping_interval": None,
    }
    socket: ClientConnection = connect(f"{origin.replace('http', 'ws')}/ws", **wishes).__enter__()
    socket.send(json.dumps({"t": "hello", "p": 1, "table": table, "token": token}))
    return socket


def heard(socket: ClientConnection, *kinds: str, key: str | None = None) -> Any:
    while True:
        message = json.loads(socket.recv(timeout=PATIENCE))
        if message["t"] in kinds and (key is None or message["k"] == key):
            return message


class Fuzzer:
    """Sends, and keeps count of what became of it."""

    def __init__(self, http: httpx.Client, rng: Random, findings: Findings) -> None:
        self.http = http
        self.rng = rng
        self.findings = findings
        self.places = [Place(http, game) for game in ("pig", "ewn", "gladiabot")]
        self.counts: Counter[str] = Counter()

    def run(self, messages: int) -> None:
        while messages > 0:
            number = min(messages, BURST)
            messages -= number
            self.request()
            self.burst(number)
        for place in self.places:
            self.unchanged(place)

    def burst(self, number: int) -> None:
        """Send some messages to a table, and look whether it still answers."""
        place = self.rng.choice(self.places)
        token = self.rng.choice(place.tokens)
        asked: set[str] = set()
        last = f"{self.rng.getrandbits(128):032x}"
        may_end = False
        try:
            with entered(self.http, place.table, token) as socket:
                for _ in range(number):
                    text = spoilt(self.rng, self.rng.choice(SEEDS))
                    self.counts["messages"] += 1
                    asked |= _attempt(text)
                    whole = self.rng.random() > 0.005
                    may_end = may_end or not whole or len(text.encode(errors="replace")) > LIMITS.message
                    socket.send(text if whole else text.encode(errors="replace"))
                socket.send(json.dumps({"t": "act", "k": last, "b": 0, "a": "hold"}))
                self._answers(socket, asked, last)
        except ConnectionClosed as end:
            code = end.rcvd.code if end.rcvd is not None else 0
            self.counts[f"closed {code}"] += 1
            if not may_end or code not in EXPECTED:
                self.findings.found.append(f"closed with {code}: {asked}")

    def _answers(self, socket: ClientConnection, asked: set[str], last: str) -> None:
        """Every attempt is answered, and none is carried out. Hints may come after the last."""
        answers: Counter[str] = Counter()
        while True:
            message = json.loads(socket.recv(timeout=PATIENCE))
            self.counts[str(message["t"])] += 1
            if message["t"] == "ok" or message.get("kind") in ("move", "undo"):
                self.findings.found.append(f"carried out: {message}")
            answers[message.get("k", "")] += 1
            if message.get("k") == last:
                break
        for key in asked:
            if answers[key] != 1:
                self.findings.found.append(f"{answers[key]} answers for {key}")

    def request(self) -> None:
        path, seed = self.rng.choice(REQUEST_SEEDS)
        path = path.replace("TABLE", self.rng.choice(self.places).table)
        text = spoilt(self.rng, seed).encode(errors="replace")
        answer = self.http.post(path, content=text, headers={"Content-Type": "application/json"})
        self.counts[f"HTTP {answer.status_code}"] += 1
        if answer.status_code >= 500:
            self.findings.found.append(f"{answer.status_code} for {path} {text!r}")

    def unchanged(self, place: Place) -> None:
        with entered(self.http, place.table, place.owner) as socket:
            now = heard(socket, "snap")
        for what in ("s", "h", "view", "log", "turn"):
            if now[what] != place.start[what]:
                self.findings.found.append(f"{place.table} has another {what}")


def _attempt(text: str) -> set[str]:
    """The key of a message that is well-formed enough to be an act or undo of its own."""
    try:
        message = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError):
        return set()
    is_attempt = isinstance(message, dict) and message.get("t") in ("act", "undo")
    key = message.get("k") if is_attempt else None
    return {key} if isinstance(key, str) and len(key) == 32 and key.isalnum() and key.isascii() else set()


def fuzzed(messages: int, seed: int) -> tuple[Counter[str], list[str]]:
    """What became of so many messages, and what should not have."""
    findings = Findings()
    logging.getLogger("websockets.client").setLevel(logging.CRITICAL)  # it minds being cut off
    loggers = [logging.getLogger(name) for name in ("harena.web", "uvicorn.error", "asyncio")]
    for logger in loggers:
        logger.addHandler(findings)
    with tempfile.TemporaryDirectory() as name:
        listening = bound(LOOPBACK, 0)
        listening.listen()
        serving = server(make_app(Path(name), limits=LIMITS), LIMITS)
        thread = threading.Thread(target=serving.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            with httpx.Client(base_url=address(listening), timeout=PATIENCE) as http:
                fuzzer = Fuzzer(http, Random(seed), findings)
                fuzzer.run(messages)
        finally:
            serving.should_exit = True
            thread.join()
            listening.close()
            for logger in loggers:
                logger.removeHandler(findings)
    return fuzzer.counts, findings.found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--messages", type=int, default=100_000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    args = parser.parse_args()
    counts, found = fuzzed(args.messages, args.seed)
    print(json.dumps(dict(sorted(counts.items()))), flush=True)
    for finding in found:
        print(finding, flush=True)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
