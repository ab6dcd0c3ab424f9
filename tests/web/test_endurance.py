"""What would only show after weeks: readers who stall, tables nobody looks at, refusals without end."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest

from harena.kernel.message import Data
from harena.web import actor
from harena.web.limits import UNLIMITED, Limits, Rate
from harena.web.line import SLOW, Line
from harena.web.store import Store
from tests.web.served import BOB, ME, PATIENCE, Person, Served, key, served, with_breakable_rules
from tests.web.test_trouble import bot_that

OTHERS = 2
"""Connections that are left: Ann's, and that of requests."""


def until(true: Callable[[], bool]) -> None:
    """Wait for something that happens in the server."""
    end = monotonic() + PATIENCE
    while not true():
        assert monotonic() < end
        sleep(0.01)


def actors(house: Served) -> dict[str, actor.Actor]:
    found: dict[str, actor.Actor] = house.app.state.hub.actors
    return found


# Tables


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits(idle_seconds=0.05)) as house:
        opened = house.open("pig", ME, BOB)
        with house.sit(opened["table"], opened["token"]) as ann:
            ann.hear("snap")
            ann.act("hold")
            sleep(0.2)
            assert list(actors(house)) == [opened["table"]]
        until(lambda: not actors(house))
        with house.sit(opened["table"], opened["token"], last=0) as ann:
            assert ann.hear("step")["s"] == 1


def test_who_has_gone_before_being_let_in_keeps_no_table_in_memory(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits(idle_seconds=0.05)) as house:
        opened = house.open("pig", ME, BOB)
        with house.sit(opened["table"], opened["token"]) as ann:
            ann.hear("snap")
            with busy(house, opened["table"]), Person(house.origin) as eve:
                watch = str(opened["watch"]).partition("#w=")[2]
                eve.send(t="hello", p=1, table=opened["table"], token=watch)
                eve.socket.close()
                sleep(0.2)  # her line has ended, and only now the table hears that she came
        until(lambda: not actors(house))


@contextmanager
def busy(house: Served, table: object) -> Iterator[None]:
    """Let a table do something that takes as long as the block."""
    done = asyncio.Event()

    async def job() -> None:
        await done.wait()

    loop = house.app.state.hub.store.loop
    loop.call_soon_threadsafe(actors(house)[str(table)].post, job)
    yield
    loop.call_soon_threadsafe(done.set)


def test_strangers_wake_no_table(house: Served) -> None:
    opened = house.open("pig", ME, BOB)
    path = f"/api/tables/{opened['table']}"
    house.http.post(f"{path}/invite", json={"token": "no", "seat": 1})
    house.http.post(f"{path}/replace", json={"token": "no", "seat": 1, "bot": "random"})
    house.http.post("/api/exchange", json={"table": opened["table"], "invite": "no", "name": ""})

    assert opened["table"] not in actors(house)


def test_bots_alone_go_on_after_a_restart_when_somebody_looks_in(tmp_path: Path) -> None:
    bots: list[Data] = [{"kind": "bot", "bot": "greedy"}] * 2
    with served(tmp_path) as house:
        opened = house.open("pig", *bots, settings={"goal": 1000})
        with house.sit(opened["table"], opened["token"]) as ann:
            ann.hear("snap")
            ann.until(3)
    with served(tmp_path) as house:
        watch = str(opened["watch"]).partition("#w=")[2]
        with house.sit(opened["table"], watch) as eve:
            begin = int(str(eve.hear("snap")["s"]))
            eve.until(begin + 3)


def test_a_move_taken_back_while_a_bot_thinks_is_taken_back(tmp_path: Path) -> None:
    slow = (
        "import json, time\nfrom harena.web.thinker import answered\n"
        "for line in sys.stdin:\n    time.sleep(0.3)\n"
        "    print(json.dumps(answered(json.loads(line))), flush=True)"
    )
    with (
        served(tmp_path, bots=bot_that(slow)) as house,
        house.play("gladiabot", ME, {"kind": "bot", "bot": "random"}) as ann,
    ):
        while not ann.turn()["undo"]["may"] or not ann.turn()["thinking"]:  # type: ignore[index]
            if ann.notations():
                ann.act(ann.notations()[0])
            else:
                ann.hear("step")
        before = ann.seq
        assert ann.undo()["t"] == "ok"
        ann.until(before + 1)
        assert ann.notations()
        sleep(0.6)
        ann.act(ann.notations()[-1])
        assert ann.last["step"]["s"] == before + 2
        assert ann.hear("step")["seat"] == 1


# Tables that cannot be read


@with_breakable_rules
def test_a_table_whose_rules_break_down_turns_away_and_the_server_goes_on(
    house: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house.play("pig", ME, BOB) as ann:
        ann.act("hold")
        with monkeypatch.context() as patch:
            patch.setattr("harena_pig.turn.BankTheTotal.run", lambda *_: 1 / 0)
            assert ann.try_("hold")["m"]["id"] == "server-broke-down"  # type: ignore[index]
            no = ann.hear("no")
            assert (no["e"], no["m"]["id"]) == ("storage", "server-broke-down")  # type: ignore[index]
            assert ann.closed() == 1011
            with house.play("ewn", ME, BOB) as bob:
                assert bob.act("place 1 a1")["s"] == 1


@with_breakable_rules
def test_a_bot_over_whose_move_the_rules_break_down_tries_again(
    house: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(actor, "RETRY_SECONDS", 0.05)
    with house.play("pig", ME, {"kind": "bot", "bot": "greedy"}) as ann:
        with monkeypatch.context() as patch:
            patch.setattr("harena_pig.turn.RollTheDie.run", lambda *_: 1 / 0)
            ann.act("hold")
            assert ann.hear("snap")["s"] == 1
        assert ann.hear("step")["seat"] == 1


# Readers


@contextmanager
def stalled(house: Served, opened: Data) -> Iterator[Person]:
    """Somebody who looks at a table and reads nothing, with little room on the way to them."""
    house.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    way = socket.socket()
    way.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    way.connect(house.socket.getsockname())
    person = Person(house.origin, sock=way, max_queue=1)
    person.send(t="hello", p=1, table=opened["table"], token=str(opened["watch"]).partition("#w=")[2])
    until(lambda: bool(watching(house)))
    try:
        yield person
    finally:
        way.shutdown(socket.SHUT_RDWR)
        way.close()
        until(lambda: len(house.server.server_state.connections) <= OTHERS)


def watching(house: Served) -> set[Line]:
    return {line for actor in actors(house).values() for line in actor.watching}


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system cuts nobody off by itself")
def test_of_a_reader_who_stalls_nothing_is_kept(tmp_path: Path) -> None:
    limits = Limits(acts=UNLIMITED, messages=UNLIMITED, outbox_bytes=20_000, dead_seconds=60)
    with served(tmp_path, limits=limits) as house:
        house.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 500)
        opened = house.open("pig", ME, BOB, settings={"goal": 1000})
        with house.sit(opened["table"], opened["token"]) as ann, stalled(house, opened):
            ann.hear("snap")
            while watching(house):
                ann.act("hold")
            until(lambda: len(house.server.server_state.connections) <= OTHERS)


def test_who_answers_pings_but_reads_nothing_is_cut_off(tmp_path: Path) -> None:
    limits = Limits(acts=UNLIMITED, messages=UNLIMITED, ping_seconds=0.1, dead_seconds=2)
    with served(tmp_path, limits=limits) as house:
        opened = house.open("pig", ME, BOB, settings={"goal": 1000})
        with house.sit(opened["table"], opened["token"]) as ann, stalled(house, opened) as eve:
            (line,) = watching(house)
            ann.hear("snap")
            while watching(house):
                ann.act("hold")
                eve.send(t="pong", n=1)
            assert line.code == SLOW


# Refusals


def test_of_many_refusals_the_oldest_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actor, "MOST_REFUSALS", 5)
    with served(tmp_path) as house, house.play("pig", ME, BOB) as ann:
        for _ in range(20):
            last = ann.try_("jump")
        assert ann.try_("hold", k=str(last["k"])) == last
        ann.act("hold")  # all that was noted before has been committed with it
        (table,) = actors(house)
        assert len(actors(house)[table].live.refusals) == 5  # type: ignore[union-attr]
        db = sqlite3.connect(tmp_path / "tables.db")
        assert db.execute("SELECT count(*) FROM refused").fetchone() == (5,)
        db.close()


def test_of_many_invites_to_a_seat_the_last_is_kept(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        opened = house.open("pig", ME, {"kind": "link"})
        for _ in range(5):
            wish = {"token": opened["token"], "seat": 1}
            path = house.http.post(f"/api/tables/{opened['table']}/invite", json=wish).json()["path"]
        db = sqlite3.connect(tmp_path / "tables.db")
        assert db.execute("SELECT count(*) FROM invite").fetchone() == (1,)
        db.close()
        last = {"table": opened["table"], "invite": path.partition("#i=")[2], "name": ""}
        assert house.http.post("/api/exchange", json=last).json()["seats"] == [1]


def test_a_report_that_is_too_long_is_left_out(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits(body=1000)) as house:
        assert house.http.post("/csp", content=b"x" * 2000).status_code == 204
        assert house.app.state.csp_reports == []


# Bots and writers


@pytest.mark.parametrize("said", ["7", "[]", "'{\"thoughts\": 7}'", "'x' * 5_000_000"])
def test_a_hint_that_is_nonsense_is_refused(tmp_path: Path, said: str) -> None:
    does = f"sys.stdin.readline(); print({said}, flush=True); sys.stdin.readline()"
    limits = Limits(hints=Rate(5, 1), hint_seconds=0.5, grace_seconds=2.0)
    with served(tmp_path, limits=limits, bots=bot_that(does)) as house, house.play("pig", ME, BOB) as ann:
        ann.send(t="hint", k=key())
        assert ann.hear("no", "thoughts")["m"]["id"] == "server-hint-lost"  # type: ignore[index]
        assert ann.act("hold")["s"] == 1


def test_what_no_database_can_take_fails_alone(tmp_path: Path) -> None:
    store = Store(tmp_path)

    async def tried() -> None:
        store.start()
        with pytest.raises(Exception, match="too large"):
            await store.submit([("INSERT OR REPLACE INTO probe VALUES (1, ?)", (1 << 70,))])
        await store.probe()

    try:
        asyncio.run(tried())
    finally:
        store.close()
    assert not store.failed
