"""The store: events that are only ever added, written by one thread that commits whatever is waiting.

Nothing is acknowledged before its commit; `submit` returns after it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import threading
from pathlib import Path
from time import time
from typing import TypeAlias

from msgspec import Struct

from harena.kernel.message import Refused
from harena.web.chain import Entry
from harena.web.schema import reading, writing

Statement: TypeAlias = tuple[str, tuple[object, ...]]
Job: TypeAlias = list[Statement]

MOST_JOBS = 4096
REMEMBERED_MS = 24 * 3600 * 1000
"""How long a refusal is kept, so that the same attempt gets the same answer."""


class StorageFailed(Exception):
    """It could not be written, and nobody may be told that it was."""


class Conflict(Exception):
    """Somebody else has written in this place; look again."""


class Busy(Exception):
    """Too much is waiting to be written."""


class GameRow(Struct, frozen=True):
    """A table as the store lists it."""

    id: str
    rules: str
    rules_version: int
    head_seq: int
    epoch: int


class Holder(Struct, frozen=True):
    """A token of a table: its number, its seats, and whether it opened the table or only watches."""

    number: int
    seats: tuple[int, ...]
    kind: str


class Store:
    """One SQLite file; whatever is committed has been synced to the disk."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "tables.db"
        self.failed = False
        self.jobs: list[tuple[Job, asyncio.Future[None]]] = []
        self.wake = threading.Condition()
        self.closing = False
        self.lock = _owned(folder)
        self.db: sqlite3.Connection | None = writing(self.path)
        self.db.execute("DELETE FROM refused WHERE at_ms < ?", (now_ms() - REMEMBERED_MS,))
        self.reader = reading(self.path)
        self.thread = threading.Thread(target=self._write, name="writer")
        self.loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.thread.start()

    def close(self) -> None:
        """Write what waits, then let go of the file."""
        with self.wake:
            self.closing = True
            self.wake.notify()
        if self.thread.ident is not None:
            self.thread.join()
        for db in (self.db, self.reader, self.lock):
            if db is not None:
                db.close()

    # Writing

    async def submit(self, job: Job) -> None:
        """All of these statements or none; returns when they have been committed."""
        await asyncio.shield(self._queued(job))

    def note(self, job: Job) -> None:
        """Write this with the next commit; nobody waits for it, and nothing depends on it."""
        self._queued(job).add_done_callback(asyncio.Future.exception)

    def _queued(self, job: Job) -> asyncio.Future[None]:
        assert self.loop is not None
        future: asyncio.Future[None] = self.loop.create_future()
        with self.wake:
            if len(self.jobs) >= MOST_JOBS or self.closing:
                raise Busy
            self.jobs.append((job, future))
            self.wake.notify()
        return future

    async def probe(self) -> None:
        """Find out whether it can be written to."""
        await self.submit([("INSERT OR REPLACE INTO probe VALUES (1, ?)", (now_ms(),))])

    def _write(self) -> None:
        while batch := self._taken():
            results = self._commit([job for job, _ in batch])
            assert self.loop is not None
            self.loop.call_soon_threadsafe(self._tell, [future for _, future in batch], results)

    def _taken(self) -> list[tuple[Job, asyncio.Future[None]]]:
        with self.wake:
            while not self.jobs and not self.closing:
                self.wake.wait()
            batch, self.jobs = self.jobs, []
            return batch

    def _commit(self, jobs: list[Job]) -> list[Exception | None]:
        """One transaction and one sync for all. A commit that failed is never tried again: the file is
        opened anew, and what it holds is the truth."""
        try:
            db = self.db = self.db or writing(self.path)
            db.execute("BEGIN IMMEDIATE")
            results = [_done(db, job) for job in jobs]
            db.execute("COMMIT")
        except Exception as problem:  # noqa: BLE001  # without this thread everybody would wait for ever
            self._let_go()
            self.failed = True
            return [StorageFailed(str(problem)) for _ in jobs]
        self.failed = False
        return results

    def _let_go(self) -> None:
        db, self.db = self.db, None
        if db is not None:
            with contextlib.suppress(sqlite3.Error):
                db.close()

    def _tell(self, futures: list[asyncio.Future[None]], results: list[Exception | None]) -> None:
        for future, problem in zip(futures, results, strict=True):
            if future.done():
                continue  # whoever waited has gone
            if problem is None:
                future.set_result(None)
            else:
                future.set_exception(problem)

    # Reading

    def game(self, id: str) -> GameRow | None:
        sql = "SELECT id, rules, rules_version, head_seq, epoch FROM game WHERE id = ?"
        row = self.reader.execute(sql, (id,)).fetchone()
        return None if row is None else GameRow(*row)

    def events(self, id: str) -> list[Entry]:
        sql = (
            "SELECT seq, at_ms, kind, seat, holder, key, public, hash FROM event WHERE game = ? ORDER BY seq"
        )
        return [Entry(*row) for row in self.reader.execute(sql, (id,))]

    def refusals(self, id: str) -> dict[tuple[int, str], bytes]:
        sql = "SELECT holder, key, answer FROM refused WHERE game = ? ORDER BY at_ms"
        return {(holder, key): answer for holder, key, answer in self.reader.execute(sql, (id,))}

    def secret(self, id: str, name: str) -> bytes | None:
        sql = "SELECT value FROM secret WHERE game = ? AND name = ?"
        row = self.reader.execute(sql, (id, name)).fetchone()
        return None if row is None else bytes(row[0])

    def holder(self, id: str, hash: bytes) -> Holder | None:
        sql = "SELECT holder, seats, kind FROM token WHERE game = ? AND hash = ?"
        row = self.reader.execute(sql, (id, hash)).fetchone()
        return None if row is None else Holder(row[0], tuple(json.loads(row[1])), row[2])

    def holders(self, id: str) -> int:
        """How many tokens a table has given out."""
        found: int = self.reader.execute("SELECT count(*) FROM token WHERE game = ?", (id,)).fetchone()[0]
        return found

    def invited(self, id: str, hash: bytes, since_ms: int) -> int | None:
        """The seat of an invite that is still good."""
        sql = "SELECT seat FROM invite WHERE game = ? AND hash = ? AND used_ms IS NULL AND made_ms >= ?"
        row = self.reader.execute(sql, (id, hash, since_ms)).fetchone()
        return None if row is None else int(row[0])


def _done(db: sqlite3.Connection, job: Job) -> Exception | None:
    """Carry out a job within the transaction; one that conflicts leaves the others alone."""
    db.execute("SAVEPOINT job")
    try:
        for sql, values in job:
            db.execute(sql, values)
    except sqlite3.IntegrityError as problem:
        db.execute("ROLLBACK TO job")
        db.execute("RELEASE job")
        return Conflict(str(problem))
    db.execute("RELEASE job")
    return None


def _owned(folder: Path) -> sqlite3.Connection:
    """Hold the folder for this process: two writers to one file would only get in each other's way.

    The lock is that of a second, empty SQLite file: it works on every system and ends with the process.
    """
    folder.mkdir(parents=True, exist_ok=True)
    lock = sqlite3.connect(folder / "lock.db", isolation_level=None, check_same_thread=False, timeout=0)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        lock.close()
        raise Refused("", "server-data-in-use", {"folder": str(folder)}) from None
    return lock


def adding(game: str, entry: Entry) -> Job:
    """The statements that add an event."""
    e = entry
    values = (game, e.seq, e.at_ms, e.kind, e.seat, e.holder, e.key, e.public, e.hash)
    return [
        ("INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values),
        ("UPDATE game SET head_seq = ?, head_hash = ? WHERE id = ?", (e.seq, e.hash, game)),
    ]


def now_ms() -> int:
    return int(time() * 1000)
