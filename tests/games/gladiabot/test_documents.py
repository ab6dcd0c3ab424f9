"""What the documents of Gladiabot show is what the game has."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path

import pytest

import harena
from harena.games.gladiabot.content import BOARD, CRATES, ROBOTS, box_of
from harena.games.gladiabot.game import Gladiabot
from harena.kernel.dice import SeededDice
from harena.kernel.game import Game
from harena.kernel.message import Refused
from harena.kernel.snapshot import game_at
from harena.resources import package_text

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs"
HOW_TO = DOCS / "how-to" / "make-a-robot.md"
COMPONENTS = DOCS / "games" / "gladiabot" / "components.md"
KINDS = ("murmillo", "retiarius", "sagittarius")
SCENES = DOCS / "reference" / "scenes-gladiabot.md"


def files_shown() -> dict[str, str]:
    """The files that the how-to shows, by the name in their first line."""
    shown = re.compile(r"^```toml\n(# (\S+\.toml)\n.*?)^```", re.MULTILINE | re.DOTALL)
    return {name: text for text, name in shown.findall(HOW_TO.read_text("utf-8"))}


def played_out(seats: int, **settings: str) -> Game:
    wishes = {**settings, "placing": "random", "round_cap": 5}
    game = harena.game_type("gladiabot").new(SeededDice(1), seats, wishes)
    chooser = SeededDice(2)
    while not game.is_over:
        options = game.options()
        game.play(options[chooser.roll(len(options))])
    return game


def test_the_files_of_the_how_to_can_be_played_with() -> None:
    files = files_shown()
    robots, board, crates = (files[f"my-{name}.toml"] for name in ("robots", "board", "crates"))

    game = played_out(2, robots=robots, board=board, crates=crates)

    assert len(files) == 3
    assert any(name.split()[1] in ("wall", "mortar", "jack") for name in _robots(game))
    assert played_out(4, board=board, crates=crates).is_over


def _robots(game: Game) -> list[str]:
    robots = game.view()["robots"]
    assert isinstance(robots, dict)
    return [*robots]


def test_r_124_the_robots_that_come_with_the_game_say_that_they_are_stand_ins() -> None:
    for name in ROBOTS.names:
        text = package_text("harena.games.gladiabot", "content", "robots", f"{name}.toml") or ""
        assert "\nhouse = true\n" in text
    assert "stand-in of ours" in COMPONENTS.read_text("utf-8")


@pytest.mark.parametrize("page", [COMPONENTS, SCENES], ids=lambda page: page.stem)
def test_the_robots_of_the_house_are_listed(page: Path) -> None:
    box = box_of(harena.game_type("gladiabot").agreed(2, {}))
    text = page.read_text("utf-8")

    assert ROBOTS.names == ("house",)
    for robots in box.robots:
        rows = [f"| `{robot.kind}` | {robot.armour} | {robot.reach} | {robot.power} |" for robot in robots]
        assert [text.index(row) for row in rows] == sorted(text.index(row) for row in rows)
    assert all(f"`{colour}`" in text for colour in box.colours)


@pytest.mark.parametrize("name", BOARD.names)
def test_the_boards_are_listed(name: str) -> None:
    figures = []
    for seats in (2, 4):
        board = box_of(harena.game_type("gladiabot").agreed(seats, {"board": name})).board
        border = sum(board.is_border(cell) for cell in range(board.size))
        figures += [board.size, border, board.size - border]
        first = {place: cell for cell, place in reversed([*enumerate(n[0] for n in board.names)])}
        numbers = ", ".join(f"{board.names[cell]} {cell}" for cell in sorted(first.values()))
        assert f"| {numbers} |" in SCENES.read_text("utf-8")

    assert f"| `{name}` | {' | '.join(str(figure) for figure in figures)} |" in COMPONENTS.read_text("utf-8")


@pytest.mark.parametrize("name", CRATES.names)
def test_the_crate_sets_are_listed(name: str) -> None:
    one, two = box_of(harena.game_type("gladiabot").agreed(2, {"crates": name})).crates

    assert f"| `{name}` | {one} | {two} |" in COMPONENTS.read_text("utf-8")


# Refusals


def documented() -> set[tuple[str, str, frozenset[str]]]:
    """The rows of the table of refusals: id, rule, and arguments."""
    row = re.compile(r"^\| `(gladiabot-[a-z-]+)` \| ([GR]-\d+) \| (`.*?) \|", re.MULTILINE)
    found = row.findall(SCENES.read_text("utf-8"))
    return {(id, rule, frozenset(re.findall(r"`(\w+)`", args))) for id, rule, args in found}


class Crowd:
    """Crowded tables, and people who try everything, allowed or not."""

    def __init__(self, seed: int) -> None:
        self.chance = SeededDice(seed)
        self.wishes: dict[str, object] = {"movable": seed % 2 == 0, "destructible": seed % 3 == 0}

    def one_of(self, things: Sequence[str]) -> str:
        return things[self.chance.roll(len(things))]

    def in_a_round(self) -> Gladiabot:
        """Six robots and twelve crates anywhere."""
        setup = harena.game_type("gladiabot").agreed(2, self.wishes)
        cells = [*box_of(setup).board.names]
        robots = [f"{colour} {kind}" for colour in ("red", "blue") for kind in KINDS]
        standing = {robot: cells.pop(self.chance.roll(len(cells))) for robot in robots}
        on_crates = [*standing.values()][::2]
        crates = {self.one_of([*cells, *on_crates * 4]): self.one_of(("one", "two")) for _ in range(12)}
        position: dict[str, object] = {
            "round": 1,
            "initiative": 0,
            "colours": [["red"], ["blue"]],
            "robots": {
                robot: {"at": cell, "ready": robot not in robots[:1]} for robot, cell in standing.items()
            },
            "crates": crates,
            "agenda": [{"step": "act", "seat": 0}, {"step": "clean-up"}],
        }
        game = game_at(setup, position, self.chance)
        assert isinstance(game, Gladiabot)
        return game

    def in_the_set_up(self) -> Iterator[Gladiabot]:
        game = harena.game_type("gladiabot").new(self.chance, 2, self.wishes)
        assert isinstance(game, Gladiabot)
        while game.round == 0:
            yield game
            game.play(game.options()[self.chance.roll(len(game.options()))])

    def attempt(self, game: Gladiabot) -> str:
        """A placing or an action of any kind, mostly with a robot of one's own and near it."""
        cells = game.board.names
        if game.round == 0:
            robot = " ".join((self.one_of(("red", "blue", "green")), self.one_of(KINDS)))
            return f"place {self.one_of(('one', 'two', robot))} {self.one_of(cells)}"
        standing = [cells[cell] for cell, robot in enumerate(game.robots) if robot >= 0]
        own = [name for name in standing if game.roster.owner[game.robots[game.board.cell_of[name]]] == 0]
        here = self.one_of([*cells, *own * 40])
        there, target = self.near(game, here), self.one_of(standing)
        return self.one_of(
            (
                f"move {here} {there}",
                f"push {here} {there} {self.near(game, there)}",
                f"attack {here} {there}",
                f"attack {here} {target}",
                f"attack {here} crate {here}",
                f"attack {here} crate {there}",
                f"attack {here} crate {self.one_of(cells)}",
                f"repair {here}",
            )
        )

    def near(self, game: Gladiabot, name: str) -> str:
        """A cell beside this one, perhaps off the board, or any cell."""
        board = game.board
        around = [
            board.names[cell] if cell >= 0 else "z9" for cell in board.around(board.cell_of.get(name, 0))
        ]
        return self.one_of([*around, *around, *around, self.one_of(board.names)])

    def refusals(self, game: Gladiabot) -> Iterator[tuple[str, str, frozenset[str]]]:
        for _ in range(200 if game.round else 15):
            try:
                game.copy(SeededDice(0)).play(self.attempt(game))
            except Refused as refused:
                yield refused.message.id, refused.rule, frozenset(refused.message.args)


def test_every_refusal_has_its_row_with_rule_and_arguments() -> None:
    rows = documented()
    met: set[tuple[str, str, frozenset[str]]] = set()
    for seed in range(90):
        crowd = Crowd(seed)
        for game in chain([crowd.in_a_round()], crowd.in_the_set_up()):
            met.update(crowd.refusals(game))
    own = {row for row in met if row[0].startswith("gladiabot-")}

    of_crates = {(id, rule, args - {"target_robot"}) for id, rule, args in rows}
    assert own - rows - of_crates == set()
    assert {id for id, _, _ in rows} - {id for id, _, _ in own} == set()
