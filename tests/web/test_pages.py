"""Pages, files, words, QR codes, health: all that is no table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from harena.games import game_type, ids
from harena.locale.speaker import LANGUAGES
from harena.web.guard import Guard
from harena.web.static import Static
from harena.web.words import COMMON, book
from tests.web.served import BOB, ME, Served


def test_the_lobby_can_be_read_without_any_script(house: Served) -> None:
    page = house.http.get("/", headers={"Accept-Language": "de, it;q=0.8"})

    assert page.status_code == 200
    assert '<html lang="it" data-page="lobby" data-root="/s/' in page.text
    assert "<h2>Gladiabot</h2>" in page.text
    assert "<noscript><p>Harena ha bisogno di JavaScript" in page.text
    assert 'lang="fr"' in house.http.get("/?lang=fr").text
    assert 'lang="en"' in house.http.get("/?lang=xx", headers={"Accept-Language": ""}).text


def test_a_page_carries_its_policy_and_no_inline_script(house: Served) -> None:
    page = house.http.get("/t/ochre-7")

    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert "'unsafe" not in page.headers["content-security-policy"]
    assert page.headers["referrer-policy"] == "no-referrer"
    assert page.headers["x-content-type-options"] == "nosniff"
    assert 'data-page="table"' in page.text
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\bon\w+=|style=", page.text) == []
    assert house.http.get("/t/<script>").text.count("<script>") == 0


def tree(folder: Path) -> Static:
    (folder / "js" / "games").mkdir(parents=True)
    (folder / "css").mkdir()
    (folder / "vendor").mkdir()
    (folder / "js" / "app.js").write_text(
        'import { a } from "./one.js";\nimport "../vendor/lit.js";\n'
        'export * from "./two.js";\nimport("./late.js");\n'
    )
    (folder / "js" / "one.js").write_text(
        'import {\n  a,\n  b,\n} from "./two.js";\n// import "./no.js" in words\n'
    )
    for name in ("js/two.js", "js/late.js", "js/games/pig.js", "vendor/lit.js"):
        (folder / name).write_text("export const a = 1;\n" * 100)
    (folder / "css" / "app.css").write_text("p { color: red }")
    (folder / "vendor" / "lit.LICENSE").write_text("free")
    return Static(folder)


def test_the_critical_path_is_found_by_following_imports(tmp_path: Path) -> None:
    static = tree(tmp_path)

    assert static.modules("js/app.js") == ["js/app.js", "js/one.js", "vendor/lit.js", "js/two.js"]
    assert static.sets() == ["pig"]
    assert static.styles() == ["css/app.css"]
    assert "vendor/lit.LICENSE" not in static.files


def test_files_have_an_address_that_changes_with_them(tmp_path: Path) -> None:
    before = tree(tmp_path)
    (tmp_path / "css" / "app.css").write_text("p { color: blue }")

    assert Static(tmp_path).root != before.root
    assert before.files["js/two.js"].squeezed is not None
    assert len(before.files["js/two.js"].squeezed) < len(before.files["js/two.js"].plain)


def test_files_are_kept_for_ever_and_nothing_lies_elsewhere(house: Served) -> None:
    static: Static = house.app.state.static
    for path, file in static.files.items():
        answer = house.http.get(f"{static.root}{path}")
        assert answer.content == file.plain
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"] == file.type
    for path in ("/s/0000/js/app.js", f"{static.root}../app.py", f"{static.root}%2e%2e/app.py", "/s/x"):
        assert house.http.get(path).status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_game_are_all_there_and_are_fluent(house: Served, language: str) -> None:
    answer = house.http.get(f"/api/words/{language}/gladiabot.ftl")
    mark = answer.headers["etag"]

    assert re.findall(r"^gladiabot-moved\b|^game-ended\b|^server-rate\b", answer.text, re.MULTILINE)
    assert re.findall(r"^pig-", answer.text, re.MULTILINE) == []
    again = house.http.get(f"/api/words/{language}/gladiabot.ftl", headers={"If-None-Match": mark})
    assert (again.status_code, again.content) == (304, b"")
    assert len(FluentResource(answer.text).body) > 200


def test_words_of_the_lobby_say_what_every_game_is(house: Served) -> None:
    text = house.http.get("/api/words/fr/common.ftl").text

    for id in ids():
        for word in ("title", "about", *(f"setting-{setting.id}" for setting in game_type(id).settings)):
            assert re.search(rf"^{id}-{word} =", text, re.MULTILINE)
    assert house.http.get("/api/words/xx/common.ftl").status_code == 404
    assert house.http.get("/api/words/en/chess.ftl").status_code == 404


def test_a_language_without_a_message_has_the_english_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harena.web.words.package_names", lambda *_: ["a.ftl"])
    monkeypatch.setattr("harena.web.words._of_game", lambda *_: "")
    texts = {"en": "one = One\ntwo = Two\n    .the = the two\n", "it": "one = Uno\n"}
    monkeypatch.setattr("harena.web.words.package_text", lambda *path: texts[path[1]])

    assert book.__wrapped__("it", COMMON).plain.decode() == "one = Uno\ntwo = Two\n    .the = the two"


def test_games_say_what_can_be_agreed_and_who_can_play(house: Served) -> None:
    games = {game["id"]: game for game in house.http.get("/api/games").json()["games"]}

    assert set(games) == set(ids())
    assert games["pig"]["seats"] == [2, 8]
    assert games["pig"]["bots"] == ["random", "greedy", "flat", "tree"]
    assert "goal" in games["pig"]["schema"]["properties"]
    assert games["pig"]["set"] is None


def test_qr_codes_are_made_of_own_addresses_only(house: Served) -> None:
    own = house.http.post("/api/qr", content=f"{house.origin}/t/ochre-7#i=secret")

    assert own.headers["content-type"].startswith("image/svg+xml")
    assert own.text.startswith("<svg")
    for text in ("http://evil.example/", "javascript:alert(1)", "", "x" * 999, house.origin + "0/"):
        assert house.http.post("/api/qr", content=text).status_code == 422


def test_health_and_reports(house: Served) -> None:
    assert house.http.get("/health").json() == house.http.get("/ready").json() == {"ok": True}
    before = len(house.app.state.csp_reports)
    assert house.http.post("/csp", content=b"{}").status_code == 204
    assert len(house.app.state.csp_reports) == before + 1
    house.app.state.csp_reports.clear()


@pytest.mark.parametrize(
    ("host", "own"),
    [
        *(("localhost:1", True), ("127.0.0.1", True), ("[::1]:80", True), ("192.168.1.4:8000", True)),
        *(
            ("harena.example", True),
            ("evil.example", False),
            ("", False),
            ("[", False),
            ("localhost.evil", False),
        ),
    ],
)
def test_only_own_names_are_answered_to(host: str, own: bool) -> None:
    async def nothing(*_: object) -> None:
        raise AssertionError

    assert Guard(nothing, ("Harena.example",)).is_own(host) is own


def test_nobody_is_told_a_secret_they_do_not_hold(house: Served) -> None:
    opened = house.open("pig", ME, BOB)
    secret = house.app.state.hub.store.secret(opened["table"], "dice")
    with house.sit(opened["table"], str(opened["watch"]).split("#w=")[1]) as eve:
        heard = str(eve.hear("snap")) + str(eve.last)

    assert str(opened["token"]) not in heard
    assert secret.hex() not in heard
    assert b"harena" not in secret
