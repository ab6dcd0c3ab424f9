"""Games over the wire: alone, against bots, with others; undo, hints, records."""

from __future__ import annotations

import harena
from harena.kernel.message import Data
from tests.web.served import BOB, BOT, LINK, ME, Served, key


def test_a_new_table_shows_itself_and_asks(house: Served) -> None:
    opened = house.open("pig", ME, BOB, settings={"goal": 20})
    with house.sit(opened["table"], opened["token"]) as ann:
        welcome = ann.last["welcome"]
        snap = ann.hear("snap")

    assert welcome["seats"] == [0, 1]
    assert (welcome["mode"], welcome["game"], welcome["creator"]) == ("snap", "pig", True)
    assert welcome["names"] == ["Ann", "Bob"]
    assert welcome["settings"] == {"goal": 20}
    assert snap["view"] == {"scores": [0, 0], "goal": 20}
    assert [step["kind"] for step in listed(snap["log"])] == ["begin"]
    assert ann.turn()["prompt"] == {"id": "pig-roll-or-hold", "args": {"seat": 0, "total": 0}}
    assert listed(ann.turn()["options"])[1] == {
        "a": "hold",
        "label": {"id": "pig-hold", "args": {"total": 0}},
        "touches": ["score 0"],
    }


def test_an_answer_is_acknowledged_and_told_once(house: Served) -> None:
    with house.play("pig", ME, BOB) as ann:
        k = key()
        assert ann.try_("hold", k=k) == {"t": "ok", "k": k, "s": 1}
        step = ann.hear("step")

    assert (step["s"], step["kind"], step["seat"], step["a"]) == (1, "move", 0, "hold")
    assert [event["id"] for event in listed(step["events"])] == ["pig-banked"]
    assert len(str(step["h"])) == 64


def test_a_whole_game_against_a_bot_comes_to_its_end(house: Served) -> None:
    with house.play("pig", ME, BOT, settings={"goal": 5}) as ann:
        while ann.turn()["over"] is None:
            if ann.notations():
                ann.act("roll" if ann.turn()["prompt"] == start(0) else "hold")
            else:
                ann.hear("step")
        answer = ann.try_("roll")

    assert ann.turn()["over"] is not None
    assert ann.turn()["seat"] == -1
    assert answer["e"] == "over"


def start(seat: int) -> Data:
    return {"id": "pig-roll-or-hold", "args": {"seat": seat, "total": 0}}


def test_ewn_and_gladiabot_are_played_too(house: Served) -> None:
    for game in ("ewn", "gladiabot"):
        with house.play(game, ME, BOT) as ann:
            for _ in range(12):
                while not ann.notations() and ann.turn()["over"] is None:
                    ann.hear("step")
                if ann.turn()["over"] is None:
                    ann.act(ann.notations()[0])
            assert ann.seq >= 12


def test_what_is_not_offered_is_refused_by_its_rule_and_changes_nothing(house: Served) -> None:
    with house.play("pig", ME, BOB) as ann:
        answer = ann.try_("jump")
        assert (answer["e"], answer["s"]) == ("illegal", 0)
        assert answer["m"] == {
            "rule": "P-2",
            "id": "answer-not-offered",
            "args": {"wanted": "jump", "offered": ["roll", "hold"]},
        }
        assert ann.act("hold")["s"] == 1


def test_two_seats_by_invite_and_each_is_asked_alone(house: Served) -> None:
    opened = house.open("pig", ME, LINK)
    (invite,) = listed(opened["invites"])
    with house.sit(opened["table"], opened["token"]) as ann:
        ann.hear("snap")
        guest = house.http.post("/api/exchange", json=spent(opened, invite, "Zoe")).json()
        joined = ann.hear("step")
        with house.sit(opened["table"], guest["token"]) as zoe:
            zoe.hear("snap")
            assert (ann.notations(), zoe.notations()) == (["roll", "hold"], [])
            assert zoe.try_("hold")["e"] == "not_your_turn"
            ann.act("hold")
            zoe.hear("step")
            assert (ann.notations(), zoe.notations()) == ([], ["roll", "hold"])
    again = house.http.post("/api/exchange", json=spent(opened, invite, "Eve"))

    assert guest["seats"] == [1]
    assert (joined["kind"], joined["names"], joined["players"]) == ("seat", ["Ann", "Zoe"], ["person"] * 2)
    assert again.status_code == 422
    assert again.json()["refused"]["id"] == "server-invite-spent"


def spent(opened: Data, invite: Data, name: str) -> Data:
    return {"table": opened["table"], "invite": str(invite["path"]).split("#i=")[1], "name": name}


def test_an_answer_stays_good_when_somebody_sits_down_meanwhile(house: Served) -> None:
    opened = house.open("pig", ME, LINK)
    (invite,) = listed(opened["invites"])
    with house.sit(opened["table"], opened["token"]) as ann:
        ann.hear("snap")
        house.http.post("/api/exchange", json=spent(opened, invite, "Zoe"))
        assert ann.try_("hold", b=0)["t"] == "ok"


def test_who_opened_the_table_can_let_a_bot_sit_down(house: Served) -> None:
    opened = house.open("pig", ME, LINK)
    path = f"/api/tables/{opened['table']}"
    wish = {"token": opened["token"], "seat": 1}
    fresh = house.http.post(f"{path}/invite", json=wish).json()
    old = house.http.post("/api/exchange", json=spent(opened, listed(opened["invites"])[0], ""))
    assert old.status_code == 422
    assert house.http.post(f"{path}/replace", json={**wish, "bot": "random"}).json() == {"ok": True}
    late = house.http.post("/api/exchange", json=spent(opened, fresh, ""))
    again = house.http.post(f"{path}/replace", json={**wish, "bot": "random"})
    with house.sit(opened["table"], opened["token"]) as ann:
        snap = ann.hear("snap")
        ann.act("hold")
        ann.hear("step")

    assert late.json()["refused"]["id"] == "server-invite-spent"
    assert again.json()["refused"]["id"] == "server-seat-taken"
    assert snap["players"] == ["person", "random"]
    stranger = house.http.post(f"{path}/invite", json={"token": "no", "seat": 1})
    assert stranger.json()["refused"]["id"] == "server-not-creator"


def test_a_spectator_sees_everything_and_is_offered_nothing(house: Served) -> None:
    opened = house.open("pig", ME, BOB)
    token = str(opened["watch"]).split("#w=")[1]
    with house.sit(opened["table"], opened["token"]) as ann, house.sit(opened["table"], token) as eve:
        ann.hear("snap")
        assert eve.hear("snap")["view"] == ann.last["snap"]["view"]
        assert eve.last["welcome"]["seats"] == []
        assert eve.notations() == []
        assert eve.try_("hold")["e"] == "unauthorised"
        eve.send(t="hint", k=key())
        assert eve.hear("no", "thoughts")["e"] == "not_your_turn"
        ann.act("hold")
        assert eve.hear("step")["a"] == "hold"
        assert eve.notations() == []
    assert house.open("pig", ME, BOB, spectators=False)["watch"] is None


def test_a_move_is_taken_back_as_an_event_and_a_roll_is_not(house: Served) -> None:
    with house.play("ewn", ME, BOB) as ann:
        ann.act("place 1 a1")
        assert ann.turn()["undo"] == {
            "may": True,
            "label": {"id": "ewn-place-on", "args": {"stone": 1, "cell": "a1"}},
            "why": None,
        }
        assert ann.undo()["t"] == "ok"
        step = ann.hear("step")
        assert (step["kind"], step["seat"], step["a"], step["s"]) == ("undo", 0, "place 1 a1", 2)
        assert ann.undo()["m"] == {"rule": "", "id": "undo-none", "args": {}}
        assert "place 1 a1" in ann.notations()
    with house.play("pig", ME, BOB) as ann:
        ann.act("roll")
        assert ann.undo()["m"] == {"rule": "", "id": "undo-blocked", "args": {}}


def test_the_move_of_a_bot_or_of_another_cannot_be_taken_back(house: Served) -> None:
    with house.play("pig", ME, {"kind": "bot", "bot": "greedy"}, settings={"goal": 100}) as ann:
        ann.act("hold")
        while not ann.notations():
            ann.hear("step")
        assert ann.undo()["e"] == "illegal"
        assert ann.last["no"]["m"] == {"rule": "", "id": "server-undo-not-yours", "args": {"seat": 1}}


def test_a_hint_says_what_a_bot_thinks(house: Served) -> None:
    with house.play("pig", ME, BOB) as ann:
        k = key()
        ann.send(t="hint", k=k)
        thoughts = ann.hear("thoughts", "no")
        assert thoughts["k"] == k
        assert {thought["a"] for thought in listed(thoughts["of"])} == {"roll", "hold"}
        first = listed(thoughts["of"])[0]
        assert isinstance(first["share"], float)
        assert first["label"] in ({"id": "pig-roll", "args": {}}, {"id": "pig-hold", "args": {"total": 0}})


def test_the_record_can_be_loaded(house: Served) -> None:
    with house.play("pig", ME, BOB) as ann:
        ann.act("roll")
        ann.act(ann.notations()[0])
        ann.send(t="record", k=key())
        text = ann.hear("text")
        assert str(text["name"]).endswith(".harena")
        table = harena.load(str(text["text"]))

    assert table.moves[0].notation == "roll"
    assert table.names == ["Ann", "Bob"]


def test_the_same_seed_is_the_same_dice(house: Served) -> None:
    steps = []
    for _ in range(2):
        with house.play("pig", ME, BOB, seed=7) as ann:
            steps.append([ann.act("roll")["events"] for _ in range(4)])

    assert steps[0] == steps[1]


def listed(value: object) -> list[Data]:
    assert isinstance(value, list)
    return value
