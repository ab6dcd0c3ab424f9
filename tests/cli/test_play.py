"""`harena play` in the terminal, as people type it."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from harena.cli.main import main


class Desk:
    """Somebody at a keyboard: types lines, reads what comes back."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def type(self, *words: str, lines: str = "") -> tuple[int, str, str]:
        """Run a command with these lines typed; its exit code, what it printed, what it complained of."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        code = main([*words])
        out, err = self.capsys.readouterr()
        return code, out, err


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Desk:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HARENA_LANG", "en")
    return Desk(monkeypatch, capsys)


PIG = ("play", "pig", "--terminal", "--players", "me,me", "--set", "goal=5", "--seed", "11")


def test_a_whole_game_is_played_by_number_notation_and_beginning(desk: Desk) -> None:
    code, out, err = desk.type(*PIG, lines="1\nr\nhold\n")

    assert (code, err) == (0, "")
    assert "Ann rolls a 2." in out
    assert "The game is over. Ann has reached the goal." in out
    assert "Ann wins" in out
    assert "Bob finishes in place 2" in out


def test_the_same_seed_is_the_same_game(desk: Desk) -> None:
    once = desk.type(*PIG, lines="1\n1\n2\n")

    assert desk.type(*PIG, lines="1\n1\n2\n") == once


def test_what_is_not_offered_is_one_sentence_and_changes_nothing(desk: Desk) -> None:
    _, out, _ = desk.type(*PIG, lines="jump\n\n3\n0\n-1\n99999999999999999999\n")

    assert "“jump” is not on offer now; choose one of: roll, hold. [P-2]" in out
    assert out.count("is not on offer now") == 5
    assert "Traceback" not in out


def test_an_ambiguous_beginning_names_what_it_can_mean(desk: Desk) -> None:
    _, out, _ = desk.type("play", "ewn", "--terminal", "--players", "me,me", lines="place 1\n")

    assert "“place 1” can mean several things; write one of: place 1 a1, place 1 b1" in out


def test_undo_takes_back_as_far_as_the_last_other_seat(desk: Desk) -> None:
    lines = "place 1 a1\nplace 2 b1\nundo\nundo\nundo\nplace 1 c1\n"
    _, out, _ = desk.type("play", "ewn", "--terminal", "--players", "me,me", lines=lines)

    assert "Taken back: place 2 b1" in out
    assert "Taken back: place 1 a1" in out
    assert "There is nothing to undo yet." in out
    assert "Ann puts stone 1 on c1." in out


def test_a_roll_cannot_be_undone(desk: Desk) -> None:
    _, out, _ = desk.type(*PIG, lines="roll\nundo\n")

    assert "What came before a roll, a draw or another seat's answer cannot be undone." in out


def test_a_hint_shows_the_best_options(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harena.cli.terminal.HINT_SECONDS", 0.05)
    _, out, _ = desk.type(*PIG, lines="hint\n")

    assert re.search(r"roll: \d+ % after [\d,]+ games? tried", out)


def test_view_and_help_show_the_table_and_the_words(desk: Desk) -> None:
    _, out, _ = desk.type(*PIG, lines="view\nhelp\n")

    assert out.count("scores: 0, 0") == 2
    assert "save FILE" in out


def test_an_unfinished_game_is_kept_and_can_be_resumed(desk: Desk, tmp_path: Path) -> None:
    _, out, _ = desk.type(*PIG, lines="roll\nquit\n")
    assert "go on with: harena play --resume pig-1.harena" in out

    code, out, _ = desk.type("play", "--resume", "pig-1.harena", lines="hold\nquit\n")
    assert code == 0
    assert "There are 2 points in this turn." in out
    assert "Ann banks 2 and has 2." in out
    assert len(list(tmp_path.glob("*.harena"))) == 1

    code, out, _ = desk.type("replay", "pig-1.harena")
    assert code == 0
    assert "   2  Ann: hold" in out


def test_nothing_is_kept_of_a_game_nobody_played(desk: Desk, tmp_path: Path) -> None:
    desk.type(*PIG, lines="quit\n")

    assert list(tmp_path.iterdir()) == []


def test_save_never_overwrites_a_file_of_somebody_else(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("dear diary")

    _, out, _ = desk.type(*PIG, lines="save\nsave mine.txt\nroll\nsave game.txt\nsave\nhold\nquit\n")
    code, _, err = desk.type(*PIG, "--save", "mine.txt")

    assert "Nobody knows where to save" in out
    assert "mine.txt exists already" in out
    assert out.count("Saved in game.txt.") == 2
    assert (tmp_path / "mine.txt").read_text() == "dear diary"
    assert "0 hold" in (tmp_path / "game.txt").read_text()
    assert (code, err) == (2, "harena: mine.txt exists already; choose another name, or remove it first.\n")


def test_save_keeps_the_game_after_every_answer(desk: Desk, tmp_path: Path) -> None:
    desk.type(*PIG, "--save", "game.txt", lines="1\n1\n2\n")

    assert '"reason": "pig-goal"' in (tmp_path / "game.txt").read_text()
    code, _, err = desk.type("play", "--resume", "game.txt")
    assert code == 2
    assert "is over; look at it with: harena replay game.txt" in err


def test_a_bot_plays_its_seat_and_says_so(desk: Desk) -> None:
    players = ("--players", "me,tree:10", "--names", "Zoe,Max")
    _, out, _ = desk.type("play", "pig", "--terminal", *players, "--seed", "1", lines="hold\n")

    assert re.search("Max plays: (roll|hold)", out)


def test_bots_alone_play_to_the_end(desk: Desk) -> None:
    code, out, _ = desk.type("play", "ewn", "--terminal", "--players", "random,flat:5", "--seed", "1")

    assert code == 0
    assert "The game is over." in out


def test_without_a_game_one_is_asked_for(desk: Desk) -> None:
    code, out, err = desk.type("play", "--terminal", lines="2\nquit\n")
    assert code == 0
    assert "Pig: Roll as often as you dare" in out
    assert err == ""

    assert desk.type("play", "--terminal", lines="pig\nquit\n")[0] == 0
    assert desk.type("play", "--terminal")[0] == 2


def test_the_table_speaks_the_language_of_its_reader(desk: Desk) -> None:
    _, french, _ = desk.type(*PIG, "--lang", "fr", lines="roll\njump\n")
    _, italian, _ = desk.type(*PIG, "--lang", "it", lines="roll\n")

    assert "Ann fait un 2." in french
    assert "« jump » n'est pas proposé maintenant" in french
    assert "Ann fa 2." in italian


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["play", "chess"], "There is no game called “chess”; installed are: ewn, gladiabot, pig."),
        (["play", "pig", "--seats", "9"], "“pig” takes 2 to 8 seats, not 9."),
        (["play", "ewn", "--seats", "3"], "“ewn” takes 2 to 2 seats, not 3."),
        (["play", "pig", "--set", "goal=1"], "The setting “goal” cannot be 1; allowed: 2 to 1000. [P-5]"),
        (["play", "pig", "--set", "goal=x"], "The setting “goal” cannot be x; allowed: 2 to 1000. [P-5]"),
        (["play", "pig", "--set", "gaol=9"], "There is no setting “gaol”; this game has: goal."),
        (["play", "pig", "--set", "goal"], "“goal” gives no value; write it as setting=value."),
        (["play", "pig", "--players", "me,deepblue"], "There is no bot called “deepblue”"),
        (["play", "pig", "--players", "me,tree:0"], "There is no bot called “tree:0”"),
        (["play", "pig", "--players", "me,me", "--seats", "3"], "The table has 3 seats"),
        (["play", "pig", "--players", "me,me", "--names", "Ann"], "The table has 2 seats"),
        (["play", "--resume", "nowhere"], "There is no file nowhere; check the name."),
        (["play", "--resume", "."], "cannot be read: Is a directory"),
    ],
)
def test_a_wish_that_cannot_be_granted_is_one_sentence(desk: Desk, words: list[str], complaint: str) -> None:
    code, out, err = desk.type(*words, "--terminal")

    assert code == 2
    assert complaint in err
    assert err.count("\n") == 1
    assert out == ""
