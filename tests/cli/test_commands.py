"""The other commands of `harena`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import harena
from harena.cli.main import main
from harena.games import game_type

COMMANDS = ("play", "serve", "games", "replay", "scene", "rule", "sim", "bench", "check")
SCENE = """
scene = 1
game = "pig"
seats = ["Zoe", "Max"]
[position]
scores = [2, 3]
[[play]]
asked = "Zoe"
answer = "roll"
dice = [4]
"""


@pytest.fixture(autouse=True)
def somewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HARENA_LANG", "en")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main([*words])
    out, err = capsys.readouterr()
    return code, out, err


def finished_record(seed: int) -> str:
    table = harena.table("ewn", names=["Ann", "Bob"], seed=seed, placing="random")
    while not table.game.is_over:
        table.play(table.game.options()[0])
    return harena.written_record(table)


def resealed(text: str) -> str:
    """A record whose seals were made anew after an edit: only the rules can find it out."""
    from harena.kernel.record import seal

    above = ""
    lines = []
    for line in text.splitlines():
        body = line.rpartition(" ~")[0]
        above = seal(above, body)
        lines.append(f"{body} ~{above}\n")
    return "".join(lines)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main([command, "--help"])

    assert stop.value.code == 0
    assert "example:\n  harena " in capsys.readouterr().out


def test_the_version_names_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])

    assert f"Harena {harena.__version__}, {harena.build()}" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words", [["frobnicate"], ["sim"], ["sim", "pig", "--games", "0"], ["play", "--seed", "x"]]
)
def test_words_that_are_off_are_one_sentence_and_exit_code_2(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(words)
    err = capsys.readouterr().err

    assert stop.value.code == 2
    assert err.count("\n") == 1
    assert "--help" in err


def test_games_lists_seats_and_settings(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert "pig  Pig, 2-8 seats" in out
    assert "--set placing=chosen" in out

    _, out, _ = run(capsys, "games", "pig", "--json")
    described = json.loads(out)
    assert described["settings"] == game_type("pig").schema()
    assert described["actions"] == 2

    assert run(capsys, "games", "chess")[0] == 2


def test_replay_tells_a_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "game").write_text(finished_record(3), encoding="utf-8")

    code, out, _ = run(capsys, "replay", "game")
    assert code == 0
    assert "The game is over." in out

    code, out, _ = run(capsys, "replay", "game", "--json")
    told = json.loads(out)
    assert code == 0
    assert told["game"] == "ewn"
    assert told["moves"][0]["answer"] == ""
    assert len(told["moves"][0]["dice"]) == 13


def test_an_edited_record_is_refused_with_file_and_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = finished_record(3)
    (tmp_path / "game").write_text(text.replace('"Ann"', '"Eve"', 1), encoding="utf-8")

    code, out, err = run(capsys, "replay", "game")

    assert (code, out) == (2, "")
    assert err.startswith("harena: game: Line 5: The seal does not match")
    assert err.count("\n") == 1


def test_a_record_of_other_rules_is_watched_when_finished_and_refused_when_not(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    finished = resealed(finished_record(3).replace("version: 1 ", "version: 7 "))
    table = harena.table("pig", names=["Ann", "Bob"], seed=1)
    table.play("roll")
    unfinished = resealed(harena.written_record(table).replace("version: 1 ", "version: 7 "))
    (tmp_path / "finished").write_text(finished, encoding="utf-8")
    (tmp_path / "unfinished").write_text(unfinished, encoding="utf-8")

    code, out, _ = run(capsys, "replay", "finished")
    assert code == 0
    assert "Recorded with version 7 of “ewn”" in out
    assert "The game is over." in out
    assert json.loads(run(capsys, "replay", "finished", "--json")[1])["version"] == 7

    code, _, err = run(capsys, "replay", "unfinished")
    assert code == 2
    assert "made with version 7 of “pig”, installed is 1" in err


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"\xff\xfe", "is not text in UTF-8 (byte 1)"),
        (b"", "This is no record"),
        (b"hello", "This is no record"),
    ],
)
def test_what_is_no_record_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes, complaint: str
) -> None:
    (tmp_path / "file").write_bytes(content)

    code, _, err = run(capsys, "replay", "file")

    assert code == 2
    assert complaint in err


def test_scene_says_of_each_file_whether_it_is_true(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "true.toml").write_text(SCENE)
    (tmp_path / "false.toml").write_text(SCENE + "after.asked = 'Max'\n")
    (tmp_path / "wrong.toml").write_text(SCENE + "surprise = 1\n")

    assert run(capsys, "scene", "true.toml")[0] == 0

    code, out, _ = run(capsys, "scene", "true.toml", "false.toml")
    assert code == 1
    assert "FAILED   false.toml: " in out

    code, out, _ = run(capsys, "scene", "true.toml", "false.toml", "wrong.toml", "--json")
    assert code == 2
    assert [result["true"] for result in json.loads(out)] == [True, False, None]


def test_rule_finds_text_code_and_tests(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])

    code, out, _ = run(capsys, "rule", "p-3")
    assert code == 0
    assert "P-3  Rolling  (pig)" in out
    assert "code:  harena_pig/turn.py:" in out
    assert "tests: tests/examples/test_pig.py:" in out

    found = json.loads(run(capsys, "rule", "your turn ends", "--json")[1])
    assert "P-4" in [rule["id"] for rule in found]

    code, _, err = run(capsys, "rule", "P-99")
    assert code == 2
    assert "No rule is called or says “P-99”" in err


def test_sim_counts_and_gives_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("sim", "pig", "--bots", "tree:20,random", "--games", "8", "--seed", "1", "--set", "goal=20")

    code, out, _ = run(capsys, *words, "--json")
    found = json.loads(out)
    assert code == 0
    assert found["games"] == 8
    assert found["seats"][0]["from"] < found["seats"][0]["share"] <= found["seats"][0]["to"]
    assert sum(found["reasons"].values()) == 8

    assert "8 games" in run(capsys, *words)[1]
    assert run(capsys, *words)[1] == run(capsys, *words)[1]


def test_sim_counts_by_bot_when_seats_rotate(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("sim", "pig", "--bots", "greedy,random", "--games", "9", "--seed", "1", "--set", "goal=20")

    found = json.loads(run(capsys, *words, "--rotate", "--json")[1])
    assert "seats" not in found
    assert [row["bot"] for row in found["bots"]] == ["greedy", "random"]
    assert sum(row["share"] for row in found["bots"]) == pytest.approx(1)
    assert found["bots"][0]["share"] > 0.7

    assert "bot 0  greedy" in run(capsys, *words, "--rotate")[1]


def test_sim_with_a_bot_that_cannot_play_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "sim", "ewn", "--bots", "random,greedy")

    assert code == 2
    assert "“greedy” cannot play ewn" in err


def test_bench_prints_figures_with_the_build(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("harena.cli.bench.SECONDS", 0.001)

    code, out, _ = run(capsys, "bench", "pig", "--rounds", "1", "--json")
    found = json.loads(out)
    assert code == 0
    assert found["build"] == harena.build()
    assert all(rate > 0 for rate in found["per_second"]["pig"].values())

    assert "copies" in run(capsys, "bench", "pig", "--rounds", "1")[1]


def test_check_tries_the_laws(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "check", "ewn", "--seeds", "1")
    assert code == 0
    assert "every law kept" in out

    assert json.loads(run(capsys, "check", "ewn", "--seeds", "1", "--json")[1])[0]["kept"] is True


def test_a_reader_who_leaves_early_is_no_error() -> None:
    command = f"{sys.executable} -m harena games --json | head -c 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)  # noqa: S602

    assert done.stderr == ""


def test_check_names_the_messages_that_a_game_has_no_words_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Mute:
        """A speaker that has never heard of holding."""

        def __init__(self, language: str) -> None:
            self.language = language

        def has(self, id: str) -> bool:
            return id != "pig-hold"

    monkeypatch.setattr("harena.cli.check.FluentSpeaker", Mute)

    code, out, _ = run(capsys, "check", "pig", "--seeds", "1")

    assert code == 1
    assert "no words in English for: pig-hold" in out
