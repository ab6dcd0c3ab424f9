"""What goes wrong: lost answers, dropped connections, restarts, strangers, nonsense, bots that fail."""

from __future__ import annotations

import sqlite3
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from harena.kernel.message import Data
from harena.web.limits import Limits, Rate
from harena.web.store import Store
from tests.web.served import BOB, BOT, LINK, ME, QUICK, Person, Served, key, served, with_breakable_rules

# Messages


def test_an_act_sent_again_gets_its_first_answer_and_is_played_once(house: Served) -> None:
    with house.play("pig", ME, BOB) as ann:
        k = key()
        assert ann.try_("hold", b=0, k=k) == {"t": "ok", "k": k, "s": 1}
        assert ann.try_("hold", b=0, k=k) == {"t": "ok", "k": k, "s": 1}
        no = ann.try_("jump", b=1)
        assert ann.try_("hold", b=1, k=str(no["k"])) == no
        ann.act("hold")
        assert ann.seq == 2


def test_an_act_on_what_is_past_is_stale(house: Served) -> None:
    with house.play("pig", ME, BOB) as ann:
        ann.act("hold")
        answer = ann.try_("hold", b=0)
        assert (answer["e"], answer["s"]) == ("stale", 1)
        assert ann.try_("hold", b=99)["e"] == "stale"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '"act"',
        '{"t":"jump"}',
        '{"t":"act"}',
        '{"t":"act","k":"short","b":0,"a":"hold"}',
        f'{{"t":"act","k":"{"0" * 32}","b":"0","a":"hold"}}',
        f'{{"t":"act","k":"{"0" * 32}","b":0,"a":"hold","seat":1}}',
        f'{{"t":"act","k":"{"0" * 32}","b":1e99,"a":"hold"}}',
        f'{{"t":"act","k":"{"0" * 32}","b":{"9" * 40},"a":"hold"}}',
        f'{{"t":"act","k":"{"0" * 32}","b":NaN,"a":"hold"}}',
        f'{{"t":"act","k":"{"0" * 32}","b":0,"a":"\\ud800"}}',
        '{"t":"sync","last":' + "[" * 3000,
        '{"t":"hello","p":1,"table":"x","token":"y"}',
    ],
)
def test_nonsense_is_answered_and_changes_nothing(house: Served, text: str) -> None:
    with house.play("pig", ME, BOB) as ann:
        ann.socket.send(text)
        assert ann.hear("no", "ok")["e"] in ("malformed", "illegal")
        assert ann.act("hold")["s"] == 1


def test_what_is_too_long_or_no_text_ends_the_connection(house: Served) -> None:
    with house.play("pig", ME, BOB) as ann:
        ann.socket.send("x" * 9000)
        assert ann.closed() == 1009
    with house.play("pig", ME, BOB) as ann:
        ann.socket.send(b"{}")
        assert ann.closed() == 1003


def test_a_flood_is_refused_then_cut_off(tmp_path: Path) -> None:
    limits = Limits(acts=Rate(2, 0), messages=Rate(9, 0), hints=Rate(1, 0), hint_seconds=0.05)
    with served(tmp_path, limits=limits) as house, house.play("pig", ME, BOB) as ann:
        ann.act("hold")
        ann.act("hold")
        assert ann.try_("hold")["e"] == "rate"
        for _ in range(8):
            ann.send(t="sync", last=2)
        assert ann.closed() == 1008


# Connections


def test_who_comes_back_gets_what_was_missed_or_everything(house: Served) -> None:
    opened = house.open("pig", ME, BOB)
    token, table = opened["token"], opened["table"]
    with house.sit(table, token) as ann:
        ann.hear("snap")
        for _ in range(4):
            ann.act("hold")
        ann.send(t="sync", last=2)
        assert [ann.hear("step")["s"] for _ in range(2)] == [3, 4]
        ann.send(t="sync", last=-1)
        assert ann.hear("snap", "step")["t"] == "snap"
    with house.sit(table, token, last=1) as ann:
        assert ann.last["welcome"]["mode"] == "tail"
        steps = [ann.hear("step") for _ in range(3)]
        assert [step["s"] for step in steps] == [2, 3, 4]
        assert (steps[0]["turn"]["options"], len(steps[2]["turn"]["options"])) == ([], 2)  # type: ignore[index]
    for last, epoch in ((99, 0), (1, 1)):
        with house.sit(table, token, last=last, epoch=epoch) as ann:
            assert ann.hear("snap", "step")["t"] == "snap"


def test_more_than_256_steps_are_sent_as_a_whole(house: Served) -> None:
    opened = house.open("pig", ME, BOB)
    with house.sit(opened["table"], opened["token"]) as ann:
        ann.hear("snap")
        for _ in range(260):
            ann.act("hold")
    for last, kind in ((3, "snap"), (4, "step")):
        with house.sit(opened["table"], opened["token"], last=last) as ann:
            assert ann.hear("snap", "step")["t"] == kind


def test_the_newest_connection_of_a_token_takes_over(house: Served) -> None:
    opened = house.open("pig", ME, BOB)
    place = opened["table"], opened["token"]
    with house.sit(*place) as first, house.sit(*place) as second:
        assert first.closed() == 4001
        second.hear("snap")
        assert second.act("hold")["s"] == 1


@pytest.mark.parametrize("token", ["", "no", "x" * 100])
def test_a_wrong_token_is_turned_away(house: Served, token: str) -> None:
    opened = house.open("pig", ME, BOB)
    for table in (opened["table"], "nowhere-1"):
        with Person(house.origin) as person:
            person.send(t="hello", p=1, table=table, token=token)
            assert person.closed() == 4002


def test_who_does_not_say_hello_is_turned_away(house: Served, tmp_path: Path) -> None:
    for message in ({"t": "hello", "p": 2, "table": "", "token": ""}, {"t": "sync", "last": 1}, {}):
        with Person(house.origin) as person:
            person.send(**message)
            assert person.closed() == 4003
    with served(tmp_path, limits=Limits(hello_seconds=0.1)) as other, Person(other.origin) as person:
        assert person.closed() == 4003


def test_other_origins_and_other_hosts_are_not_heard(house: Served) -> None:
    for origin in ("http://evil.example", None, "null", house.origin + "0"):
        with pytest.raises(InvalidStatus):
            Person(house.origin, origin=origin)
    with pytest.raises(InvalidStatus):
        Person(house.origin, additional_headers={"Host": "evil.example"})
    assert house.http.get("/", headers={"Host": "evil.example"}).status_code == 403
    wish = {"game": "pig", "seats": [ME, BOB]}
    for origin in ("http://evil.example", "null"):
        assert house.http.post("/api/tables", json=wish, headers={"Origin": origin}).status_code == 403
    assert house.http.post("/api/tables", json=wish, headers={"Origin": house.origin}).status_code == 201


def test_who_answers_no_ping_is_given_up(tmp_path: Path) -> None:
    limits = Limits(ping_seconds=0.05, dead_seconds=0.2)
    with served(tmp_path, limits=limits) as house, house.play("pig", ME, BOB) as ann:
        assert ann.closed() == 1011


def test_a_reader_who_is_too_slow_is_cut_off(tmp_path: Path) -> None:
    limits = Limits(acts=QUICK.acts, messages=QUICK.messages, outbox_bytes=10_000)
    with served(tmp_path, limits=limits) as house, house.play("pig", ME, BOB) as ann:
        for _ in range(40):
            ann.act("hold")
        ann.send(t="sync", last=0)
        assert ann.closed() == 4008


# Restarts


def test_a_server_that_starts_again_goes_on_with_every_table(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        opened = house.open("pig", ME, LINK, {"kind": "bot", "bot": "random"}, seed=3)
        token = house.http.post("/api/exchange", json=_invite(opened)).json()["token"]
        ann = house.sit(opened["table"], opened["token"])
        ann.hear("snap")
        k, refused = key(), key()
        ann.act("roll")
        ok = ann.try_("hold", k=k)
        ann.until(3)
        no = ann.try_("hold", k=refused, b=0)
        head = ann.last["step"]["h"]
        house.stop()
        assert ann.closed() == 1012
    with served(tmp_path) as house:
        with house.sit(opened["table"], opened["token"], last=2) as ann:
            assert ann.hear("step", "snap")["h"] == head
            assert ann.try_("roll", k=k) == ok
            assert ann.try_("roll", k=refused) == no
        with house.sit(opened["table"], token) as zoe:
            zoe.hear("snap")
            assert zoe.last["welcome"]["names"][1] == "Zoe"  # type: ignore[index]
            assert zoe.act("hold")["s"] == 4


def _invite(opened: Data) -> Data:
    path = opened["invites"][0]["path"]  # type: ignore[index]
    return {"table": opened["table"], "invite": path.split("#i=")[1], "name": "Zoe"}


def test_dice_after_a_restart_are_those_that_would_have_come(tmp_path: Path) -> None:
    told = []
    for folder, pause in (("one", False), ("two", True)):
        with served(tmp_path / folder) as house:
            opened = house.open("pig", ME, BOB, seed=5)
            with house.sit(opened["table"], opened["token"]) as ann:
                ann.hear("snap")
                ann.act("roll")
                if not pause:
                    told.append(ann.act("roll")["events"])
        if pause:
            with served(tmp_path / folder) as house, house.sit(opened["table"], opened["token"]) as ann:
                ann.hear("snap")
                told.append(ann.act("roll")["events"])

    assert told[0] == told[1]


def test_an_undone_move_stays_undone_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        opened = house.open("ewn", ME, BOB)
        with house.sit(opened["table"], opened["token"]) as ann:
            ann.hear("snap")
            ann.act("place 1 a1")
            ann.act("place 2 b1")
            ann.undo()
            ann.until(3)
            turn = ann.turn()
    with served(tmp_path) as house, house.sit(opened["table"], opened["token"]) as ann:
        snap = ann.hear("snap")
        assert snap["turn"] == turn
        assert [step["kind"] for step in snap["log"]] == ["begin", "move", "move", "undo"]  # type: ignore[attr-defined]
        assert ann.undo()["t"] == "ok"


def test_a_changed_event_closes_its_table_and_no_other(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        tables = [house.open("pig", ME, BOB) for _ in range(2)]
        for opened in tables:
            with house.sit(opened["table"], opened["token"]) as ann:
                ann.hear("snap")
                ann.act("hold")
    db = sqlite3.connect(tmp_path / "tables.db")
    with pytest.raises(sqlite3.IntegrityError, match="never changed"):
        db.execute("UPDATE event SET seat = 1")
    with pytest.raises(sqlite3.IntegrityError, match="never deleted"):
        db.execute("DELETE FROM event")
    db.execute("DROP TRIGGER event_stays")
    db.execute("UPDATE event SET at_ms = 0 WHERE game = ? AND seq = 1", (tables[0]["table"],))
    db.commit()
    db.close()
    with served(tmp_path) as house:
        with Person(house.origin) as ann:
            ann.send(t="hello", p=1, table=tables[0]["table"], token=tables[0]["token"])
            args = {"table": tables[0]["table"], "step": 1}
            assert ann.hear("no")["m"] == {"rule": "", "id": "server-table-broken", "args": args}
            assert ann.closed() == 1011
        with house.sit(tables[1]["table"], tables[1]["token"]) as ann:
            ann.hear("snap")
            assert ann.act("hold")["s"] == 2


# Storage


def test_what_cannot_be_stored_is_refused_and_played_later(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with served(tmp_path, store=store) as house, house.play("pig", ME, BOB) as ann:
        assert store.db is not None
        store.db.execute("PRAGMA query_only=ON")  # as a disk that is full: every write fails
        k = key()
        answer = ann.try_("hold", k=k)
        assert (answer["e"], answer["m"]["id"]) == ("storage", "server-storage")  # type: ignore[index]
        assert store.failed
        assert ann.hear("snap")["s"] == 0
        assert house.http.get("/health").status_code == 200
        assert house.http.get("/ready").status_code == 200  # it was opened anew, and could be written
        assert ann.try_("hold", k=k) == {"t": "ok", "k": k, "s": 1}


def test_a_folder_that_cannot_be_written_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    with served(tmp_path, store=store) as house:
        store.failed = True
        monkeypatch.setattr("harena.web.store.writing", _no_disk)
        store._let_go()
        assert house.http.get("/ready").status_code == 503
        assert house.http.post("/api/tables", json={"game": "pig", "seats": [ME, BOB]}).status_code == 503


def _no_disk(_: Path) -> sqlite3.Connection:
    raise sqlite3.OperationalError("disk I/O error")


# Bots


def bot_that(does: str) -> tuple[str, ...]:
    return (sys.executable, "-c", f"import sys\nprint('ready', flush=True)\n{does}")


@pytest.mark.parametrize(
    "does",
    [
        "",
        "sys.stdin.readline(); sys.exit(1)",
        "import time; time.sleep(60)",
        "sys.stdin.readline(); print('garbage', flush=True); sys.stdin.readline()",
        'sys.stdin.readline(); print(\'{"notation": "cheat"}\', flush=True); sys.stdin.readline()',
        'sys.stdin.readline(); print(\'{"problem": "tired"}\', flush=True); sys.stdin.readline()',
    ],
    ids=["dead", "dies", "hangs", "garbage", "cheats", "fails"],
)
def test_a_bot_that_fails_is_played_for_and_everybody_is_told(tmp_path: Path, does: str) -> None:
    limits = Limits(bot_seconds=0.2, grace_seconds=0.1)
    with served(tmp_path, limits=limits, bots=bot_that(does)) as house, house.play("pig", ME, BOT) as ann:
        ann.act("hold")
        step = ann.hear("step")
        assert step["a"] == "roll"
        assert step["events"][0] == {"id": "server-bot-lost", "args": {"seat": 1}}  # type: ignore[index]


def test_a_hint_of_a_bot_that_fails_is_refused(tmp_path: Path) -> None:
    limits = Limits(grace_seconds=0.1, hint_seconds=0.1)
    with served(tmp_path, limits=limits, bots=bot_that("")) as house, house.play("pig", ME, BOB) as ann:
        ann.send(t="hint", k=key())
        assert ann.hear("no", "thoughts")["m"]["id"] == "server-hint-lost"  # type: ignore[index]


# Rules that break down


@with_breakable_rules
def test_rules_that_break_down_cost_one_answer_and_nothing_else(
    house: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house.play("pig", ME, BOB) as ann:
        with monkeypatch.context() as patch:
            patch.setattr("harena_pig.turn.BankTheTotal.run", lambda *_: 1 / 0)
            answer = ann.try_("hold")
            assert (answer["e"], answer["m"]["id"]) == ("illegal", "server-broke-down")  # type: ignore[index]
            assert ann.hear("snap")["s"] == 0
        assert ann.act("hold")["s"] == 1


# Requests


@pytest.mark.parametrize(
    ("wish", "status", "id"),
    [
        ({"game": "chess", "seats": [ME]}, 422, "game-unknown"),
        ({"game": "pig", "seats": [ME]}, 422, "seats-number"),
        ({"game": "pig", "seats": [ME, BOB], "settings": {"goal": 1}}, 422, "setting-value"),
        ({"game": "pig", "seats": [ME, {"kind": "bot", "bot": "deep"}]}, 422, "bot-unknown"),
        ({"game": "pig", "seats": [{"kind": "me", "name": "\u0007"}, BOB]}, 422, "server-name-unreadable"),
        ({"game": "pig", "seats": []}, 400, "server-malformed"),
        ({"game": "pig", "seats": [{"kind": "ghost"}]}, 400, "server-malformed"),
        ({"game": "pig", "seats": [ME, BOB], "more": 1}, 400, "server-malformed"),
        ({"game": "pig", "seats": [ME, BOB], "settings": {"goal": "x" * 600_000}}, 413, "server-too-large"),
    ],
)
def test_a_table_that_cannot_be_is_refused(house: Served, wish: Data, status: int, id: str) -> None:
    answer = house.http.post("/api/tables", json=wish)

    assert (answer.status_code, answer.json()["refused"]["id"]) == (status, id)


def test_a_form_of_another_page_cannot_open_a_table(house: Served) -> None:
    answer = house.http.post("/api/tables", content=b"{}", headers={"Content-Type": "text/plain"})

    assert answer.status_code == 415


def test_a_folder_serves_one_harena_at_a_time(tmp_path: Path) -> None:
    with served(tmp_path), pytest.raises(Exception, match="Another Harena keeps its tables"):
        Store(tmp_path)
    with served(tmp_path) as again:
        assert httpx.get(f"{again.origin}/health").status_code == 200
