"""A player that looks one action ahead: it attacks where most is to be gained, or else draws near.

It plays in simulations and, as the bot `greedy`, at tables; what it knows of dice is exact.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from harena.games.gladiabot.board import NOWHERE, SIDES
from harena.games.gladiabot.game import NO_CRATE, Gladiabot
from harena.games.gladiabot.odds import wound_odds
from harena.games.gladiabot.turn import ATTACK, REPAIR, SPAN, SPAN_BITS, Act, with_attacks, with_moves
from harena.kernel.dice import Dice
from harena.kernel.game import Game
from harena.kernel.policy import Policy

UNKNOWN: Final = -1.0
MOST_DICE: Final = 13
"""The highest power, and one more on a crate (R-302)."""
MOST_NEED: Final = 24
"""No robot lacks more wounds: armour, one for a crate, and one more."""
TABLE: Final = (MOST_DICE + 1) * MOST_NEED
WORTH: Final = 0.1
"""How much more a robot is worth to bring down for each die of its power; without power it is worth 1."""
PROGRESS: Final = 0.3
"""What it is worth to make all the wounds but one that a robot lacks."""
NEARER: Final = 0.1
"""For each space nearer to the closest target, as long as none is in range."""
HIGHER: Final = 0.05
"""For having a crate under its feet."""


@final
class Greedy(Policy):
    """The option of the highest value; one of them at random where several are as good."""

    def __init__(self) -> None:
        self.values: vec[float] = vec[float]([UNKNOWN] * TABLE)
        """For power * MOST_NEED + the wounds that a target lacks; filled in when a power is met."""

    def needs_options(self) -> bool:
        return False

    def choose(self, game: Game, dice: Dice) -> i64:
        assert isinstance(game, Gladiabot)
        if not isinstance(game.ask, Act):
            return game.offered[dice.roll(len(game.offered))]
        attack = self.best_attack(game, game.seat)
        if attack >= 0:
            return attack
        return best_of_the_rest(game, ready_robot(game, game.seat, dice), dice)

    def best_attack(self, game: Gladiabot, seat: i64) -> i64:
        """The attack that is worth most, -1 if none is worth anything."""
        attacks = vec[i64]()
        starts = game.roster.starts
        for robot in range(starts[seat], starts[seat + 1]):
            if game.ready[robot] == 1:
                attacks = with_attacks(game, robot, attacks)
        best: i64 = -1
        highest = 0.0
        for option in attacks:
            target = game.robots[(option & (SPAN - 1)) - ATTACK]
            value = self.value_of_attack(game, option >> SPAN_BITS, target)
            if value > highest:
                highest = value
                best = option
        return best

    def value_of_attack(self, game: Gladiabot, robot: i64, target: i64) -> float:
        lacking = game.armour_of(target) + 1 - game.wounds[target]
        if lacking <= 0:
            return 0.0  # it falls as it is
        power = game.power_of(robot)
        value = self.values[power * MOST_NEED + lacking]
        if value == UNKNOWN:
            self.learn(power)
            value = self.values[power * MOST_NEED + lacking]
        return value * (1.0 + WORTH * float(game.roster.power[target]))

    def learn(self, power: i64) -> None:
        """Work out what attacks of this power are worth."""
        values = self.values
        for lacking, value in enumerate(values_of(int(power))):
            values[power * MOST_NEED + lacking] = value
        self.values = values


def best_of_the_rest(game: Gladiabot, robot: i64, dice: Dice) -> i64:
    """What this robot does best, where no attack is worth anything."""
    best = robot * SPAN + REPAIR
    if game.wounds[robot] == game.armour_of(robot) + 1:
        return best
    reach = game.range_of(robot)
    highest = standing(game, robot, game.cells[robot], reach) - NEARER
    level: i64 = 1
    for option in with_moves(game, robot, vec[i64](capacity=SIDES)):
        value = standing(game, robot, option & (SPAN - 1), reach)
        if value > highest:
            highest = value
            best = option
            level = 1
        elif value == highest:
            level += 1
            if dice.roll(level) == 0:
                best = option
    return best


def values_of(power: int) -> list[float]:
    """For each number of wounds that a target lacks: the chance to make them all, and for making some."""
    odds = [float(chance) for chance in wound_odds(power)]
    return [_value(odds, lacking) for lacking in range(MOST_NEED)]


def _value(odds: list[float], lacking: int) -> float:
    found = 0.0
    for wounds, chance in enumerate(odds):
        found += chance * (1.0 if wounds >= lacking else PROGRESS * wounds / lacking)
    return found


def standing(game: Gladiabot, robot: i64, cell: i64, reach: i64) -> float:
    """How good it is for a robot that reaches so far to stand on a cell: near its targets, and high."""
    row = cell * game.board.size
    cells = game.cells
    distances = game.board.distances
    nearest = game.board.size
    for other in game.roster.opposed_to[robot]:
        there = cells[other]
        if there != NOWHERE and distances[row + there] < nearest:
            nearest = distances[row + there]
    height = 0.0 if game.crates[cell] == NO_CRATE else HIGHER
    return height if nearest <= reach else height - NEARER * float(nearest - reach)


def ready_robot(game: Gladiabot, seat: i64, dice: Dice) -> i64:
    """One of the robots of a seat that have still to act, each as likely as the others."""
    ready = game.ready
    robot = game.roster.starts[seat]
    end = game.roster.starts[seat + 1]
    number: i64 = 0
    for other in range(robot, end):
        number += ready[other]
    skipped = dice.roll(number) if number > 1 else 0
    while ready[robot] == 0 or skipped > 0:
        skipped -= ready[robot]
        robot += 1
    return robot
