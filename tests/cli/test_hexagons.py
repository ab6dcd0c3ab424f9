"""Gladiabot in the terminal: the board, the dice, long lists of answers, wrong answers, whole games."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

import harena
from harena.cli.drawing import drawn
from harena.cli.main import main
from harena.kernel.scene import Scene
from harena.kernel.table import Table
from harena.locale.speaker import FluentSpeaker

NAMES = ["Ann", "Bob", "Cid", "Dot"]
TWO = ("play", "gladiabot", "--terminal", "--players", "me,me", "--seed", "8", "--set", "placing=random")
ARENA = """
scene = 1
game = "gladiabot"
settings = { destructible = true }
[position]
round = 2
initiative = 1
colours = [["red"], ["blue"]]
crates = { d4 = "one", d5 = "two" }
crate_wounds = { d4 = 3 }
agenda = [{ step = "act", seat = 0 }]
[position.robots]
"red murmillo" = { at = "d4", wounds = 2 }
"red sagittarius" = { at = "a4", ready = false }
"red retiarius" = {}
"blue murmillo" = { at = "d6", wounds = 12 }
"""


@pytest.fixture(autouse=True)
def somewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HARENA_LANG", "en")


def sketch(game: harena.Game, language: str = "en") -> list[str]:
    return drawn(game.sketch(), FluentSpeaker(language, NAMES))


def arena(extra: str = "") -> harena.Game:
    return Scene(ARENA + extra, harena.game_type).run()


def table_of(seats: int, **settings: object) -> harena.Game:
    return Table(
        harena.game_type("gladiabot").agreed(seats, {"placing": "random", **settings}),
        NAMES[:seats],
        harena.SeededDice(5),
        "by chance",
    ).game


def at_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str, lines: str
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    assert main([*words]) == 0
    return capsys.readouterr().out


# The table


def test_the_board_is_drawn_with_crates_robots_wounds_and_who_has_still_to_act() -> None:
    assert sketch(arena())[:19] == [
        "         .--'--.--'--.--'--.--'--.",
        "         |a4   |a5   |a6   |a7   |",
        "         |Rsa  |     |     |     |",
        "      .--'--.--'--.--'--.--'--.--'--.",
        "      |b3   |b4   |b5   |b6   |b7   |",
        "      |     |     |     |     |     |",
        "   .--'--.--'--.--'--.--'--.--'--.--'--.",
        "   |c2   |c3   |c4   |c5   |c6   |c7   |",
        "   |     |     |     |     |     |     |",
        ".--'--.--'--.--'--.--'--.--'--.--'--.--'--.",
        "|d1   |d2   |d3   |d4  #|d5 ##|d6   |d7   |",
        "|     |     |     |Rmu2.|     |Bm12.|     |",
        "'--.--'--.--'--.--'--.--'--.--'--.--'--.--'",
        "   |e1   |e2   |e3   |e4   |e5   |e6   |",
        "   |     |     |     |     |     |     |",
        "   '--.--'--.--'--.--'--.--'--.--'--.--'",
        "      |f1   |f2   |f3   |f4   |f5   |",
        "      |     |     |     |     |     |",
        "      '--.--'--.--'--.--'--.--'--.--'",
    ]


def test_below_the_board_stand_legend_round_and_robots_seat_by_seat() -> None:
    assert sketch(arena())[22:] == [
        "# single crate, ## double; “Abc2.” has 2 wounds and has still to act",
        "Wounds of crates: d4 3",
        "Round 2; Bob has the initiative.",
        "          robot            on   armour  range  power  wounds  to act",
        "Ann  Rmu  red murmillo     d4        3      1      4       2  .",
        "Ann  Rre  red retiarius    out",
        "Ann  Rsa  red sagittarius  a4        1      4      3",
        "Bob  Bmu  blue murmillo    d6        3      1      3      12  .",
    ]


def test_the_table_speaks_the_language_of_its_reader() -> None:
    french, italian = sketch(arena(), "fr"), sketch(arena(), "it")

    assert "Ann  Rre  rétiaire rouge    hors jeu" in french
    assert "Manche 2 ; Bob a l'initiative." in french
    assert "Ann  Rre  reziario rosso    fuori" in italian


def test_before_the_first_round_nobody_has_the_initiative() -> None:
    game = harena.game_type("gladiabot").new(harena.SeededDice(1), 2, {})

    assert sketch(game)[-1].lstrip().startswith("'--.")
    game.play("colour red")
    game.play("colour blue")
    game.play("take red murmillo")
    assert sketch(game)[-1] == "Ann  Rmu  red murmillo  -        3      1      3"


@pytest.mark.parametrize(("seats", "board"), [(2, "pit"), (2, "field"), (4, "pit"), (4, "field")])
def test_every_packed_board_fits_on_80_columns(seats: int, board: str) -> None:
    lines = sketch(table_of(seats, board=board))

    assert max(map(len, lines)) <= 78


def test_a_wide_board_is_drawn_small() -> None:
    lines = sketch(table_of(4, board="field"))
    text = "\n".join(lines)

    assert ".-'-.-'-." in text
    assert "# single crate, % double" in lines
    assert re.search(r"\|e10\|", text)
    for tag in re.findall(r"^(?:Ann|Bob|Cid|Dot)  (\S+) ", text, re.MULTILINE):
        assert re.search(rf"\|{tag:<2}[ #%]\|", text), tag


def test_every_robot_is_drawn_in_its_own_way() -> None:
    twins = """
colours = ["red", "rose"]
[robot.ant]
armour = 1
range = 1
power = 1
[robot.antelope]
armour = 1
range = 1
power = 1
[robot.cat]
armour = 1
range = 1
power = 1
"""
    game = table_of(2, robots=twins)
    robots = game.view()["robots"]
    assert isinstance(robots, dict)

    assert [robot["tag"] for robot in robots.values()] == ["1", "2", "3", "4", "5", "6"]
    assert re.search(r"\|6\. +\|", "\n".join(sketch(game)))


# Dice


def fight(attack: str, defence: str, power: int) -> str:
    """How an attack with these dice is told."""
    from harena.games.gladiabot.attack import wounds_of

    rows = [[int(face) for face in row] for row in (attack, defence)]
    pairs = [int(wounds_of(a - 1, d - 1)) for a, d in zip(*rows, strict=True)]
    dice: dict[str, object] = {"attack": rows[0], "defence": rows[1], "pairs": pairs, "wounds": sum(pairs)}
    message = harena.Message("gladiabot-fought", {"seat": 0, "target_seat": 1, **dice})
    assert len(attack) == power
    return harena.say(message, names=NAMES)


def test_dice_stand_in_pairs_with_their_wounds_below() -> None:
    assert fight("652", "451", 3).split("\n") == [
        "6  5  2   attack (Ann)",
        "4  5  1   defence (Bob)",
        "** .  *   3 wounds",
    ]


def test_thirteen_dice_stand_in_pairs_too() -> None:
    attack, defence, wounds = fight("6666655544321", "6655544433221", 13).split("\n")

    assert len(attack) < 80
    assert attack.index("attack") == defence.index("defence") == wounds.index("12 wounds") == 40
    assert wounds.startswith(".  .  ** ** ** *  *  *  *  *  *  .  .  ")


def test_an_attack_is_told_in_columns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = at_the_table(monkeypatch, capsys, *TWO, lines="attack g3 g4\nquit\n")

    assert re.search(
        r"\n  (\d  ){5} attack \(Ann\)\n  (\d  ){5} defence \(Bob\)\n  ([*.]{1,2} {1,2}){5} ", out
    )
    record = next(Path().glob("*.harena"))
    out = at_the_table(monkeypatch, capsys, "replay", record.name, lines="")
    assert re.search(r"\n        (\d  ){5} attack \(Ann\)\n        (\d  ){5} defence \(Bob\)\n", out)


# Long lists of answers


def test_many_answers_are_grouped_and_can_be_listed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = at_the_table(monkeypatch, capsys, *TWO, lines="?\n? attack\n?repair g3\n? jump\n?3\n")

    assert "\n  move g3       g2 f3 f4\n" in out
    assert "15 answers; write “?” to see them all, or “? WORDS” for those that begin so." in out
    assert out.count("   1  move g3 g2") == 1
    shots = [out.count(f"attacks the yellow sagittarius on g4 with {dice} dice") for dice in (3, 5)]
    assert shots == [2, 3]
    assert out.count("   5  repair g3  blue hoplomachus waits") == 1
    assert "“jump” is not on offer now; choose one of:" in out
    assert "“3” is not on offer now; choose one of:" in out


def test_few_answers_are_listed_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = at_the_table(
        monkeypatch, capsys, "play", "gladiabot", "--terminal", "--players", "me,me", lines="?\n"
    )

    assert out.count("   4  colour yellow  yellow") == 2
    assert "answers; write" not in out


def test_a_set_up_of_a_hundred_answers_takes_a_few_lines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = "c r\nc b\n1\n1\n1\n1\n1\n1\n"
    words = (
        "play",
        "gladiabot",
        "--terminal",
        "--players",
        "me,me",
        "--set",
        "crates=bare",
        "--set",
        "board=field",
    )
    out = at_the_table(monkeypatch, capsys, *words, lines=lines)
    question = out.split("which of your robots starts where?\n")[1].split("> ")[0]

    assert question.count("\n") == 4
    assert "72 answers" in question


def test_words_of_an_answer_may_be_shortened(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = at_the_table(monkeypatch, capsys, *TWO, lines="a e6\na e d\nquit\n")

    assert "“a e6” can mean several things; write one of: attack e6 d7, attack e6 g4. [G-8]" in out
    assert "The blue sagittarius on e6 attacks the yellow hoplomachus on d7" in out


def test_a_bots_answer_cannot_be_undone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("play", "gladiabot", "--terminal", "--players", "me,random", "--seed", "1")
    out = at_the_table(monkeypatch, capsys, *words, lines="colour red\nundo\ntake red m\nundo\nquit\n")

    assert out.count("What came before a roll, a draw or another seat's answer cannot be undone.") == 1
    assert "Taken back: take red murmillo" in out


# Wrong answers


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ("move g3 g4", "A robot stands on g4 already; choose a free cell. [R-130]"),
        ("move g3 e5", "e5 is not next to g3; a robot moves one space. [G-11]"),
        ("move g4 f5", "No robot of Ann stands on g4; name the cell of one of yours first. [G-8]"),
        ("move g3 z9", "There is no cell z9 on this board; take the name of one that is drawn. [R-123]"),
        ("attack g3 d1", "d1 is 5 spaces from g3, and the range is 2; go nearer first. [G-12]"),
        ("attack g3 f4", "No robot stands on f4; attack a cell with an opposing robot. [R-132]"),
        ("attack g3 g1", "The blue dimachaerus on g1 is on the same side; attack an opposing robot. [R-132]"),
        (
            "attack g3 crate e3",
            "Crates cannot be attacked in this game; that takes the setting destructible or explosive.",
        ),
        (
            "push e6 e5 e4",
            "Crates cannot be pushed in this game; that takes the setting movable. [G-23]",
        ),
        (
            "attack",
            "“attack” can mean several things; write one of: attack g3 g4, attack e6 d7, attack e6 g4. [G-8]",
        ),
        ("dance", "“dance” is not on offer now; choose one of: move g3 g2,"),
    ],
)
def test_a_wrong_answer_is_one_sentence_with_its_rule(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], wrong: str, sentence: str
) -> None:
    out = at_the_table(monkeypatch, capsys, *TWO, lines=f"{wrong}\nquit\n")
    answer = out.split("> ")[1]

    assert answer.startswith(sentence)
    assert answer.count("\n") == 1
    assert answer.rstrip().endswith("]")


# Whole games


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize(
    "wishes",
    [
        ("--players", "me,random", "--set", "explosive=on", "--set", "movable=on"),
        ("--players", "random,me,me,random", "--set", "placing=random", "--set", "destructible=on"),
        ("--players", "me,random", "--set", "forces=two-colours", "--set", "placing=random"),
    ],
)
def test_a_whole_game_is_played_saved_and_told(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    wishes: tuple[str, ...],
    language: str,
) -> None:
    words = (*wishes, "--seed", "4", "--set", "round_cap=6", "--save", "game", "--lang", language)
    out = at_the_table(monkeypatch, capsys, "play", "gladiabot", "--terminal", *words, lines="1\n" * 2000)
    told = at_the_table(monkeypatch, capsys, "replay", "game", "--lang", language, lines="")

    assert " 1  " in out
    ended = {"en": "The game is over.", "fr": "La partie est finie.", "it": "La partita è finita."}
    assert ended[language] in out
    assert ended[language] in told
    assert "gladiabot-" not in out + told


def test_a_drawn_game_is_shared(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--set", "round_cap=1", "--set", "cap_result=draw")
    out = at_the_table(monkeypatch, capsys, *TWO, *words, lines="repair\n1\n" * 40)

    assert "Ann shares the first place" in out
    assert "Bob shares the first place" in out


# On a screen


def test_on_a_narrow_screen_words_are_not_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    from rich.console import Console

    from harena.cli.terminal import Terminal

    screen = io.StringIO()
    table = Table(
        harena.game_type("gladiabot").agreed(2, {"placing": "random", "destructible": True}),
        NAMES[:2],
        harena.SeededDice(8),
        "by chance",
    )
    console = Console(
        file=screen, force_terminal=True, width=60, soft_wrap=True, highlight=False, markup=False
    )
    monkeypatch.setattr("sys.stdin", io.StringIO("?\nattack\nhelp\n"))
    Terminal(table, "en", None, 1, console).run()

    text = screen.getvalue()
    assert "\x1b[" not in text
    spoken = [line for line in text.split("\n") if not re.match(r" +([.'|#]|Ann  |Bob  |robot)", line)]
    assert len(spoken) > 60
    assert [line for line in spoken if len(line.removeprefix("> ")) > 60] == []
