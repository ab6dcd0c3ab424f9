"""The store: one transaction for all that waits, conflicts that harm nobody else, a disk that is full."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from harena.web.chain import START, is_sound, sealed
from harena.web.store import MOST_JOBS, Busy, Conflict, Job, StorageFailed, Store, adding


def event(game: str, seq: int, key: str | None = None) -> Job:
    return adding(game, sealed(START, seq, 0, "move", 0, 0, key, {"a": "hold"}))


async def opened(folder: Path) -> Store:
    store = Store(folder)
    store.start()
    return store


def test_what_conflicts_is_refused_and_what_stands_beside_it_is_kept(tmp_path: Path) -> None:
    async def work() -> list[object]:
        store = await opened(tmp_path)
        jobs = [event("a", 1), event("a", 1), event("b", 1, "k"), event("b", 2, "k"), event("b", 3)]
        results = await asyncio.gather(*(store.submit(job) for job in jobs), return_exceptions=True)
        kept = [(entry.seq, entry.key) for entry in store.events("b")]
        await asyncio.to_thread(store.close)
        return [*results, kept]

    first, second, third, fourth, fifth, kept = asyncio.run(work())
    assert (first, third, fifth) == (None, None, None)
    assert isinstance(second, Conflict)
    assert isinstance(fourth, Conflict)
    assert kept == [(1, "k"), (3, None)]


def test_what_waits_when_it_is_closed_is_written(tmp_path: Path) -> None:
    async def work() -> None:
        store = await opened(tmp_path)
        waiting = [asyncio.ensure_future(store.submit(event("a", seq))) for seq in range(100)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*waiting)

    asyncio.run(work())
    db = sqlite3.connect(tmp_path / "tables.db")
    assert db.execute("SELECT count(*) FROM event").fetchone() == (100,)
    db.close()


async def fill(store: Store) -> None:
    for seq in range(10_000):
        await store.submit(event("a", seq, "k" * 32 + str(seq)))
        assert len(store.events("a")) == seq + 1


def test_a_full_disk_loses_nothing_and_is_written_to_when_there_is_room(tmp_path: Path) -> None:
    async def work() -> int:
        store = await opened(tmp_path)
        assert store.db is not None
        (pages,) = store.db.execute("PRAGMA page_count").fetchone()
        store.db.execute(f"PRAGMA max_page_count = {pages + 4}")
        with pytest.raises(StorageFailed):
            await fill(store)
        done = len(store.events("a"))
        assert store.failed
        await store.submit(event("a", done))  # the file is opened anew, and without our limit
        assert not store.failed
        await asyncio.to_thread(store.close)
        return done

    assert asyncio.run(work()) > 0


def test_too_much_at_once_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path)
        store.loop = asyncio.get_running_loop()  # nobody writes: what comes waits
        for seq in range(MOST_JOBS):
            store.note(event("a", seq))
        with pytest.raises(Busy):
            await store.submit(event("a", MOST_JOBS))
        store.thread.start()
        await asyncio.to_thread(store.close)

    asyncio.run(work())


def test_an_event_is_sealed_over_all_that_it_says() -> None:
    whole = sealed(START, 1, 2, "move", 0, 3, "k", {"a": "hold"})

    assert is_sound(START, whole)
    assert not is_sound(b"\1" * 32, whole)
    for other in (
        sealed(START, 2, 2, "move", 0, 3, "k", {"a": "hold"}),
        sealed(START, 1, 2, "move", 1, 3, "k", {"a": "hold"}),
        sealed(START, 1, 2, "move", 0, 3, None, {"a": "hold"}),
        sealed(START, 1, 2, "move", 0, 3, "k", {"a": "roll"}),
    ):
        assert other.hash != whole.hash
