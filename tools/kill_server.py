"""Kill the server in the middle of play, again and again, and see whether it has lost what it acknowledged.

Example: python tools/kill_server.py --kills 100

Every kill is SIGKILL, on one store. Then each acknowledged answer must stand in the store under its key,
each step that was told must have its hash there, and every table must replay. Exit code 1 if anything
is lost or broken. `--early` is the negative control: a store that acknowledges before it commits, which
exists only here; it must lose.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import secrets
import signal
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from harena.kernel.message import Data, Refused
from harena.web.app import make_app
from harena.web.limits import UNLIMITED, Limits
from harena.web.live import loaded
from harena.web.run import LOOPBACK, address, bound, server
from harena.web.store import Job, Store

TABLES = 12
"""Played at the same time."""
LIMITS = Limits(messages=UNLIMITED, acts=UNLIMITED)
SEATS = [{"kind": "me"}, {"kind": "same"}]
START_SECONDS = 30.0
LATER_SECONDS = 0.01
"""So much later the negative control writes: about as long as a slow disk takes."""


class Hasty(Store):
    """Acknowledges moves first and writes them later: what a store must not do."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.later: set[asyncio.Task[None]] = set()

    async def submit(self, job: Job) -> None:
        if not job[0][0].startswith("INSERT INTO event"):
            await super().submit(job)  # a new table, which must be there when somebody comes in
            return
        self.later.add(task := asyncio.ensure_future(self._write_later(job)))
        task.add_done_callback(self.later.discard)

    async def _write_later(self, job: Job) -> None:
        await asyncio.sleep(LATER_SECONDS)
        await super().submit(job)


class Heard:
    """What was acknowledged and told before the kill."""

    def __init__(self) -> None:
        self.began = asyncio.Event()
        self.acknowledged: dict[tuple[str, int], str] = {}
        """The key of each answer, by table and step."""
        self.told: dict[tuple[str, int], str] = {}
        """The hash of each step."""


def serve(folder: Path, early: bool) -> None:
    """The server that is killed; it says where it is."""
    listening = bound(LOOPBACK, 0)
    app = make_app(folder, limits=LIMITS, store=(Hasty if early else Store)(folder))
    listening.listen()
    print(address(listening), flush=True)
    server(app, LIMITS).run(sockets=[listening])


async def play(origin: str, heard: Heard) -> None:
    """Play one table until the server is gone."""
    with contextlib.suppress(OSError, WebSocketException, httpx.HTTPError):
        async with httpx.AsyncClient() as http:
            wish = {"game": "pig", "seats": SEATS, "settings": {"goal": 1000}}
            opened = (await http.post(f"{origin}/api/tables", json=wish, timeout=START_SECONDS)).json()
        async with connect(f"{origin.replace('http', 'ws')}/ws", origin=origin, proxy=None) as socket:  # type: ignore[arg-type]
            hello = {"t": "hello", "p": 1, "table": opened["table"], "token": opened["token"]}
            await socket.send(json.dumps(hello))
            async for text in socket:
                await _answer(socket, opened["table"], json.loads(text), heard)


async def _answer(socket: object, table: str, message: Data, heard: Heard) -> None:
    seq = message.get("s")
    if message["t"] == "ok":
        assert isinstance(seq, int)
        heard.acknowledged[table, seq] = str(message["k"])
        heard.began.set()
    elif message["t"] in ("step", "snap"):
        assert isinstance(seq, int)
        heard.told[table, seq] = str(message["h"])
        act = {"t": "act", "k": secrets.token_hex(16), "b": seq, "a": random.choice(("roll", "hold"))}
        await socket.send(json.dumps(act))  # type: ignore[attr-defined]


async def round_of(folder: Path, early: bool, seconds: float) -> Heard:
    """Start the server, play, kill it."""
    command = [sys.executable, __file__, "--serve", str(folder), *(["--early"] if early else [])]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ)  # noqa: ASYNC220, S603
    heard = Heard()
    try:
        assert process.stdout is not None
        origin = process.stdout.readline().strip().rstrip("/")
        players = [asyncio.ensure_future(play(origin, heard)) for _ in range(TABLES)]
        await asyncio.wait_for(heard.began.wait(), START_SECONDS)
        await asyncio.sleep(seconds)
        process.send_signal(signal.SIGKILL)
        await asyncio.wait(players)  # what had left the server before it died counts as acknowledged
    finally:
        process.kill()
        process.communicate()
    return heard


def lost(folder: Path, heard: Heard) -> tuple[int, int]:
    """How many acknowledged answers and told steps are not in the store; how many tables are broken."""
    db = sqlite3.connect(folder / "tables.db")
    tables = {table for table, _ in (*heard.acknowledged, *heard.told)}
    keys: dict[tuple[str, int], str] = {}
    hashes: dict[tuple[str, int], str] = {}
    for table in tables:
        for seq, key, hash in db.execute("SELECT seq, key, hash FROM event WHERE game = ?", (table,)):
            keys[table, seq], hashes[table, seq] = key, hash.hex()
    db.close()
    missing = {place for place, key in heard.acknowledged.items() if keys.get(place) != key}
    missing |= {place for place, hash in heard.told.items() if hashes.get(place) != hash}
    return len(missing), _broken(folder, tables & {table for table, _ in keys})


def _broken(folder: Path, tables: set[str]) -> int:
    store = Store(folder)
    found = 0
    for table in tables:
        try:
            loaded(store, table)
        except Refused:
            found += 1
    store.close()
    return found


def killed(kills: int, early: bool, seed: int) -> dict[str, int]:
    """Kill so often; what was acknowledged, lost and broken."""
    chance = random.Random(seed)
    found = {"kills": 0, "acknowledged": 0, "lost": 0, "broken": 0}
    with tempfile.TemporaryDirectory() as name:
        for _ in range(kills):
            heard = asyncio.run(round_of(Path(name), early, chance.uniform(0.02, 0.3)))
            missing, broken = lost(Path(name), heard)
            found["kills"] += 1
            found["acknowledged"] += len(heard.acknowledged)
            found["lost"] += missing
            found["broken"] += broken
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--kills", type=int, default=100, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--early", action="store_true", help="the negative control")
    parser.add_argument("--serve", type=Path, metavar="DIR", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.serve, args.early)
        return 0
    found = killed(args.kills, args.early, args.seed)
    print(json.dumps(found), flush=True)
    return int(bool(found["lost"] or found["broken"]))


if __name__ == "__main__":
    sys.exit(main())
