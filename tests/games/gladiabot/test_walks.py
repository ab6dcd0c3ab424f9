"""Games played at random; every decision is held to the rules written anew and to what can never be."""

from __future__ import annotations

from collections import Counter
from typing import Any

from harena.games import game_type
from harena.games.gladiabot.game import Gladiabot
from harena.games.gladiabot.turn import Act
from harena.kernel.dice import SeededDice, TracedDice
from harena.kernel.event import Story
from harena.kernel.game import Game
from harena.kernel.settings import Choice, Switch
from harena.kernel.snapshot import game_at
from tests.games.gladiabot.arena import BOARD, FIERCE, NARROW, ROBOTS
from tests.games.gladiabot.rules_anew import Anew

GAMES = 100
POSITIONS = 250
COLOURS = ("red", "blue", "green", "yellow")
KINDS = ("ape", "bat", "cat", "dog", "elk")
CRATES = ("one = 1\ntwo = 1\n", "one = 2\ntwo = 0\n", "one = 0\ntwo = 2\n")
SETTINGS = [s for s in game_type("gladiabot").settings if isinstance(s, (Choice, Switch))]
HAPPENINGS = {
    *("moved", "repaired", "waited", "skipped", "attacked", "fought", "wounded", "removed", "recovered"),
    *("left", "last", "all-fell", "round-cap", "round-began", "initiative-rolled", "initiative-won"),
    *("crate-moved", "rider-rolled", "rode", "fell", "crate-attacked", "crate-wounded", "crate-destroyed"),
    *("exploded", "blast-hit", "blast-hit-crate", "game-ended"),
}
"""All that a table can see in a round, and the three ends."""


def wishes(seed: int) -> tuple[int, dict[str, Any]]:
    """Seats and settings, all of them by chance."""
    dice = SeededDice(seed)
    seats = 4 if seed % 3 == 2 else 2
    found: dict[str, Any] = {s.id: s.samples()[dice.roll(len(s.samples()))] for s in SETTINGS}
    if seats == 4:
        found["forces"] = "three"
    narrow = found["forces"] == "three" and seed % 4 > 0
    found |= {"robots": FIERCE if seed % 5 else ROBOTS, "board": NARROW if narrow else BOARD}
    return seats, found | {"crates": CRATES[dice.roll(3)], "round_cap": 1 + int(dice.roll(25))}


def begun(seed: int) -> Game:
    seats, settings = wishes(seed)
    return game_type("gladiabot").new(TracedDice(SeededDice(seed)), seats, settings)


def strewn(seed: int) -> Game:
    """A table in mid-round on which robots, crates and wounds are strewn about."""
    seats, settings = wishes(seed)
    setup = game_type("gladiabot").agreed(seats, settings | {"forces": "three", "board": NARROW})
    dice = SeededDice(seed + 2000)
    cells = [cell["cell"] for cell in plain(setup.type.new(SeededDice(0), seats, setup.settings), "cells")]
    robots: dict[str, Any] = {}
    for colour in COLOURS[:seats]:
        for kind in KINDS[dice.roll(3) :][:3]:
            at = cells.pop(dice.roll(len(cells)))
            robots[f"{colour} {kind}"] = {"at": at, "wounds": int(dice.roll(4)), "ready": dice.roll(3) > 0}
        robots[f"{colour} {kind}"]["ready"] = True
    cells += [robot["at"] for robot in robots.values()]
    crates = {cell: ("one", "two")[dice.roll(2)] for cell in sorted(cells) if dice.roll(5) > 1}
    hurt = {cell: int(dice.roll(7)) for cell in crates} if wounded(setup.settings) else {}
    position = {
        "round": 3,
        "initiative": int(dice.roll(seats)),
        "colours": [[colour] for colour in COLOURS[:seats]],
        "robots": robots,
        "crates": crates,
        "crate_wounds": hurt,
        "agenda": [{"step": "act", "seat": int(dice.roll(seats))}, {"step": "clean-up"}],
    }
    return game_at(setup, position, TracedDice(SeededDice(seed)))


def wounded(settings: dict[str, Any]) -> bool:
    """Whether crates can have wounds."""
    return bool(settings["destructible"] or settings["explosive"])


def plain(game: Game, key: str) -> Any:
    return game.view()[key]


def chosen(game: Game, chooser: SeededDice) -> str:
    """An option by chance; each kind of action is as likely as the others."""
    kinds: dict[str, list[str]] = {}
    for notation in game.notations():
        words = notation.split()
        kinds.setdefault(f"{words[0]} {len(words)}", []).append(notation)
    options = [*kinds.values()][chooser.roll(len(kinds))]
    return options[chooser.roll(len(options))]


def hold_to_what_can_never_be(game: Game) -> None:
    assert isinstance(game, Gladiabot)
    notations = game.notations()
    assert len(set(notations)) == len(notations) > 0
    assert [game.option_of(notation) for notation in notations] == game.options()
    stand = {int(cell): robot for robot, cell in enumerate(game.cells) if cell >= 0}
    assert len(stand) == sum(cell >= 0 for cell in game.cells)
    assert {cell: int(robot) for cell, robot in enumerate(game.robots) if robot >= 0} == stand
    assert all(wounds >= 0 for wounds in game.wounds)
    assert all(kind > 0 or wounds == 0 for kind, wounds in zip(game.crates, game.crate_wounds, strict=True))


def set_up(game: Game, chooser: SeededDice) -> None:
    """As far as the first action."""
    while not isinstance(game.question(), Act):
        hold_to_what_can_never_be(game)
        game.play(chosen(game, chooser))


def walk(game: Game, seed: int, seen: Counter[str]) -> None:
    """Play to the end beside the rules written anew; what is seen on the way is counted."""
    chooser = SeededDice(seed + 1000)
    set_up(game, chooser)
    story = Story()
    game.listener = story
    assert isinstance(game.dice, TracedDice)
    game.dice.take()
    anew = Anew(game)
    crates = len(anew.crates)
    while not game.is_over:
        hold_to_what_can_never_be(game)
        assert set(game.notations()) == anew.legal(), seed
        notation = chosen(game, chooser)
        game.play(notation)
        follow(game, anew, notation, [int(token) for token in game.dice.take()])
        assert wounded(game.setup.settings) or len(anew.crates) == crates
        seen.update(event.id.removeprefix("gladiabot-") for event in story.take())
    assert game.outcome is not None
    seen[game.outcome.reason.removeprefix("gladiabot-")] += 1


def follow(game: Game, anew: Anew, notation: str, dice: list[int]) -> None:
    """Both must come to the same position, with the same dice, all of them."""
    rolled = iter(dice)
    anew.play(notation, rolled)
    assert list(rolled) == []
    state = game.state()
    assert {key: state[key] for key in anew.state()} == anew.state(), notation
    if anew.places is None:
        assert int(game.seat) == anew.asked
    else:
        assert game.outcome is not None
        assert game.outcome.places == anew.places


def test_every_decision_of_random_games_is_that_of_the_rules_written_anew() -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        walk(begun(seed), seed, seen)

    assert {happening for happening, number in seen.items() if number >= 5} >= HAPPENINGS - {"all-fell"}


def test_every_decision_at_tables_strewn_with_crates_is_that_of_the_rules_written_anew() -> None:
    seen: Counter[str] = Counter()
    for seed in range(POSITIONS):
        walk(strewn(seed), seed, seen)

    assert {happening for happening, number in seen.items() if number >= 5} >= HAPPENINGS


def test_the_walks_try_every_value_of_every_setting() -> None:
    tried = [wishes(seed)[1] for seed in range(GAMES)]

    for setting in SETTINGS:
        assert {wish[setting.id] for wish in tried} == set(setting.samples()), setting.id
