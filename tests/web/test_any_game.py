"""A game that only the tests have, registered as games are, is served and played like all others."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import harena
from harena.games import game_type, ids
from harena.locale.speaker import bundle
from harena.web.words import book
from tests.web.served import BOB, ME, Served, key, served

ROOT = Path(__file__).parents[2]


def forget() -> None:
    """Let Harena look anew which games are installed."""
    for found in (ids, game_type, bundle, book):
        found.cache_clear()


@pytest.fixture
def orchard_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server on a machine where somebody has installed the orchard, for it and for its bots."""
    installed = tmp_path / "site" / "orchard-1.dist-info"
    installed.mkdir(parents=True)
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: orchard\nVersion: 1\n")
    (installed / "entry_points.txt").write_text("[harena.games]\norchard = tests.toy:GAME\n")
    paths = [str(installed.parent), str(ROOT)]
    with monkeypatch.context() as patch:
        patch.setattr(sys, "path", [*paths, *sys.path])
        patch.setenv("PYTHONPATH", os.pathsep.join([*paths, *os.environ.get("PYTHONPATH", "").split()]))
        forget()
        with served(tmp_path / "tables") as house:
            yield house
    forget()


def test_it_is_offered_with_its_settings_and_bots(orchard_house: Served) -> None:
    games = {game["id"]: game for game in orchard_house.http.get("/api/games").json()["games"]}
    orchard = games["orchard"]

    assert (orchard["seats"], orchard["set"]) == ([2, 4], None)
    assert set(orchard["schema"]["properties"]) == {"apples", "wasps", "leaves"}
    assert orchard["bots"] == ["random", "greedy", "flat", "tree"]
    assert orchard_house.http.get("/").status_code == 200
    assert orchard_house.http.get("/api/words/it/orchard.ftl").status_code == 200


def test_it_is_played_to_its_end_with_undo_hint_and_record(orchard_house: Served) -> None:
    with orchard_house.play("orchard", ME, BOB, settings={"apples": 3}, seed=1) as ann:
        ann.send(t="hint", k=key())
        assert ann.hear("thoughts", "no")["t"] == "thoughts"
        undone = False
        while ann.turn()["over"] is None:
            ann.act(ann.notations()[-1])
            if not undone and ann.turn()["undo"]["may"]:  # type: ignore[index]
                undone = ann.undo()["t"] == "ok"
                ann.until(ann.seq + 1)
        ann.send(t="record", k=key())
        table = harena.load(str(ann.hear("text")["text"]))

    assert undone
    assert table.game.is_over


def test_it_is_played_against_a_bot(orchard_house: Served) -> None:
    bot: dict[str, object] = {"kind": "bot", "bot": "tree:20"}
    with orchard_house.play("orchard", ME, bot, settings={"apples": 3}) as ann:
        lost = 0
        while ann.turn()["over"] is None:
            if ann.notations():
                ann.act(ann.notations()[0])
            else:
                lost += "server-bot-lost" in str(ann.hear("step")["events"])

    assert lost == 0
