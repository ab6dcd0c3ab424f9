"""Attacking: both sides roll, the dice are sorted and compared in pairs (G-12 to G-15)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from harena.games.gladiabot.game import NO_CRATE, Gladiabot
from harena.kernel.game import Game
from harena.kernel.message import Data
from harena.kernel.step import Step

FACES: Final = 6
HIGHEST: Final = 5
"""A six, counted from 0."""


@final
class AttackRobot(Step):
    """G-13  Each side rolls as many dice as the attacker's power."""

    rule: ClassVar[str] = "G-13"

    def __init__(self, robot: i64, target: i64) -> None:
        self.robot: Final[i64] = robot
        self.target: Final[i64] = target

    def run(self, game: Game) -> None:
        assert isinstance(game, Gladiabot)
        power = game.power_of(self.robot)
        owner = game.roster.owner[self.target]
        if game.listener is not None:
            cell = game.cells[self.target]
            target: Data = {
                "target_robot": game.robot(self.target).name,
                "target_cell": game.board.names[cell],
            }
            about = game.about(self.robot, game.cells[self.robot])
            game.tell("gladiabot-attacked", {**about, **target, "dice": power})
        wounds = fight(game, power, game.roster.owner[self.robot], owner)
        if wounds > 0:
            game.wound(self.target, wounds)

    def fits(self, game: Game) -> bool:
        assert isinstance(game, Gladiabot)
        return (
            is_robot(game, self.robot)
            and is_robot(game, self.target)
            and game.roster.owner[self.robot] != game.roster.owner[self.target]
        )


@final
class AttackCrate(Step):
    """G-25  A crate is attacked like a robot; the next player clockwise rolls for it (R-135)."""

    rule: ClassVar[str] = "G-25"

    def __init__(self, robot: i64, cell: i64) -> None:
        self.robot: Final[i64] = robot
        self.cell: Final[i64] = cell

    def run(self, game: Game) -> None:
        assert isinstance(game, Gladiabot)
        power = game.power_of(self.robot)
        seat = game.roster.owner[self.robot]
        if game.listener is not None:
            about = game.about(self.robot, game.cells[self.robot])
            target: Data = {"crate": game.crate_name(self.cell), "target_cell": game.board.names[self.cell]}
            game.tell("gladiabot-crate-attacked", {**about, **target, "dice": power})
        wounds = fight(game, power, seat, game.seat_after(seat))
        if wounds > 0:
            game.wound_crate(self.cell, wounds)

    def fits(self, game: Game) -> bool:
        assert isinstance(game, Gladiabot)
        return (
            is_robot(game, self.robot)
            and 0 <= self.cell < game.board.size
            and game.crates[self.cell] != NO_CRATE
            and game.terms.destructible
        )


def fight(game: Gladiabot, power: i64, attacker: i64, defender: i64) -> i64:
    """G-13 to G-15  Both sides roll so many dice (R-131); how many wounds come of it."""
    attack = game.dice.pool(power, FACES)
    defence = game.dice.pool(power, FACES)
    wounds: i64 = 0
    for pair in range(power):
        wounds += wounds_of(attack[pair], defence[pair])
    if game.listener is not None:
        tell_pairs(game, attack, defence, attacker, defender)
    return wounds


def wounds_of(attack: i64, defence: i64) -> i64:
    """G-14  A pair in which the attacker is higher makes a wound; G-15: a six makes two."""
    if attack <= defence:
        return 0
    return 2 if attack == HIGHEST else 1


def tell_pairs(game: Gladiabot, attack: vec[i64], defence: vec[i64], attacker: i64, defender: i64) -> None:
    """The dice as they lie, in pairs from the highest, and the wounds of each pair."""
    pairs = [int(wounds_of(attack[i], defence[i])) for i in range(len(attack))]
    args: Data = {
        "seat": attacker,
        "target_seat": defender,
        "attack": [int(value + 1) for value in attack],
        "defence": [int(value + 1) for value in defence],
        "pairs": pairs,
        "wounds": sum(pairs),
    }
    game.tell("gladiabot-fought", args)


def is_robot(game: Gladiabot, robot: i64) -> bool:
    """Whether this is the number of a robot on the board."""
    return 0 <= robot < game.roster.size and game.is_on_board(robot)
