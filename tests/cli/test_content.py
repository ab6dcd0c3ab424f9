"""Settings that take a file: robots, boards and crate sets of one's own."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

import harena
from harena.cli.files import LARGEST_FILE
from harena.cli.main import main
from harena.games import game_type
from harena.kernel.settings import LONGEST_TEXT
from tools.fuzz_mutations import sealed

PETS = """
title = "Pets"
colours = ["red", "blue"]

[robot.ant]
armour = 1
range = 1
power = 6

[robot.cat]
armour = 2
range = 1
power = 4

[robot.dog]
armour = 3
range = 2
power = 2
"""
SET = ("--set", "robots=@pets.toml", "--set", "placing=random")


@pytest.fixture(autouse=True)
def somewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HARENA_LANG", "en")
    (tmp_path / "pets.toml").write_text(PETS, encoding="utf-8")
    (tmp_path / "ant.toml").write_text(PETS.replace("power = 6", "power = 0"), encoding="utf-8")
    (tmp_path / "line.toml").write_text("one = 2", encoding="utf-8")
    (tmp_path / "latin.toml").write_bytes("title = 'Käfer'".encode("latin-1"))
    (tmp_path / "cut.toml").write_text("colours = [", encoding="utf-8")
    (tmp_path / "long.toml").write_text("#" * LONGEST_TEXT + "\n", encoding="utf-8")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main([*words])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ("robots=pets", "The setting “robots” cannot be pets; allowed: house, @FILE. [R-124]"),
        ("robots=", "The setting “robots” cannot be ; allowed: house, @FILE. [R-124]"),
        ("robots=@", "The setting “robots” cannot be @; allowed: house, @FILE. [R-124]"),
        ("robots=@nowhere.toml", "There is no file nowhere.toml; check the name."),
        ("robots=@.", ". cannot be read: Is a directory."),
        ("robots=@latin.toml", "latin.toml is not text in UTF-8 (byte 11); save it as UTF-8."),
        ("robots=@long.toml", "long.toml: A file may have 100,000 characters, not 100,001; shorten it."),
        (
            "robots=@cut.toml",
            "cut.toml: robots: This is not TOML: Invalid value (at end of document). [R-124]",
        ),
        (
            "robots=@ant.toml",
            "ant.toml: robots: robot.ant.power must be a whole number from 1 to 12, not 0. [R-124]",
        ),
        ("board=@pets.toml", "pets.toml: board: rows is missing; add it. [R-123]"),
        ("crates=@line.toml", "line.toml: crates: two is missing; add it. [R-141]"),
        ("movable=@pets.toml", "The setting “movable” cannot be @pets.toml; allowed: on, off. [G-23]"),
        ("robot=@pets.toml", "There is no setting “robot”; this game has: robots, board, crates, forces,"),
    ],
)
@pytest.mark.parametrize("command", [("play", "--terminal"), ("sim", "--games", "1")])
def test_a_file_that_does_not_serve_is_one_sentence_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], command: tuple[str, ...], wish: str, complaint: str
) -> None:
    code, out, err = run(capsys, *command, "gladiabot", "--set", wish)

    assert (code, out) == (2, "")
    assert err.startswith(f"harena: {complaint}")
    assert err.count("\n") == 1


def test_a_file_without_end_is_not_read_to_its_end(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(LARGEST_FILE + 1)

    for words in (("sim", "gladiabot", "--set", "crates=@huge"), ("replay", "huge")):
        assert "huge is too large to be one of ours" in run(capsys, *words)[2]


def test_the_setting_that_was_given_last_counts(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--set", "robots=@nowhere.toml", *SET, "--games", "2", "--seed", "1", "--json")
    code, out, _ = run(capsys, "sim", "gladiabot", *words)

    assert code == 0
    assert json.loads(out)["settings"]["robots"] == PETS


def test_a_text_of_one_line_is_a_text_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "none.toml").write_text("one = 0", encoding="utf-8")
    (tmp_path / "row.toml").write_text("rows = ['# #']", encoding="utf-8")

    assert "two is missing" in run(capsys, "sim", "gladiabot", "--set", "crates=@none.toml")[2]
    assert "has 2 cells for 6 robots" in run(capsys, "sim", "gladiabot", "--set", "board=@row.toml")[2]


def test_a_game_with_a_file_is_played_saved_resumed_and_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nsave game.harena\nquit\n"))
    code, out, _ = run(
        capsys, "play", "gladiabot", "--terminal", *SET, "--players", "me,random", "--seed", "3"
    )
    assert code == 0
    assert re.search(r"red ant +[a-g]\d +1 +1 +6", out)
    assert "colours = " not in out

    (tmp_path / "pets.toml").unlink()  # the record keeps what was agreed on
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
    code, out, _ = run(capsys, "play", "--resume", "game.harena")
    assert code == 0
    assert harena.load((tmp_path / "game.harena").read_text()).setup.choice("robots") == PETS

    code, out, _ = run(capsys, "replay", "game.harena")
    assert code == 0
    assert "colours = " not in out
    code, out, _ = run(capsys, "replay", "game.harena", "--json")
    assert json.loads(out)["settings"]["robots"] == PETS


def test_bots_play_with_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "sim", "gladiabot", *SET, "--games", "2", "--seed", "1")

    assert code == 0
    assert "2 games" in out
    assert "colours = " not in out


def test_a_record_whose_file_was_spoilt_is_refused_with_line_and_key(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    table = harena.table("gladiabot", names=["Ann", "Bob"], seed=1, robots=PETS, placing="random")
    text = harena.written_record(table).replace("power = 6", "power = 13")
    (tmp_path / "game.harena").write_text(sealed(text), encoding="utf-8")

    code, _, err = run(capsys, "replay", "game.harena")

    assert code == 2
    assert "game.harena: Line 4: robots: robot.ant.power must be a whole number from 1 to 12, not 13." in err


def test_games_shows_which_settings_take_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "games", "gladiabot")

    assert "--set robots=house  The robots in the box (house, @FILE) [R-124]" in out
    assert "@FILE is a file of your own: --set robots=@my-robots.toml" in out
    assert "@FILE" not in run(capsys, "games", "pig")[1]
    described = json.loads(run(capsys, "games", "gladiabot", "--json")[1])
    assert described["settings"] == game_type("gladiabot").schema()


def test_a_file_with_a_byte_order_mark_is_read_without_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "none.toml").write_text("one = 0\ntwo = 0\n", encoding="utf-8-sig")

    assert run(capsys, "sim", "gladiabot", "--set", "crates=@none.toml", "--games", "1")[0] == 0
