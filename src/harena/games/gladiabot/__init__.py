"""Gladiabot: robots, crates and hexagons; the last to have a robot on the board has won."""

from __future__ import annotations

from typing import Final, final

from harena.games.gladiabot.attack import AttackCrate, AttackRobot
from harena.games.gladiabot.content import BOARD, CRATES, ROBOTS, box_of, check_box
from harena.games.gladiabot.destruction import DestroyCrates, ExplodeCrates
from harena.games.gladiabot.game import Gladiabot
from harena.games.gladiabot.greedy import Greedy
from harena.games.gladiabot.position import empty, restore
from harena.games.gladiabot.pushing import PushCrate
from harena.games.gladiabot.roster import Roster
from harena.games.gladiabot.rounds import CheckEnd, CleanUp, RemoveRobots, RollInitiative, StartRound
from harena.games.gladiabot.set_up import (
    AtRandom,
    PlaceCrate,
    PlaceRobot,
    TakeAllFive,
    TakeColour,
    TakeRobot,
    set_up_next,
)
from harena.games.gladiabot.terms import Terms
from harena.games.gladiabot.turn import Act, TakeTurn
from harena.kernel.dice import Dice
from harena.kernel.game import Game
from harena.kernel.gametype import GameType
from harena.kernel.message import Refused
from harena.kernel.plain import Reader
from harena.kernel.policy import Policy
from harena.kernel.settings import Choice, Count, Switch
from harena.kernel.setup import Setup


@final
class GladiabotType(GameType):
    """How Gladiabot is set up."""

    def agree(self, setup: Setup) -> None:
        if setup.seats == 3:
            raise Refused("G-21", "gladiabot-three")
        if setup.seats == 4 and setup.choice("forces") != "three":
            raise Refused("G-22", "gladiabot-forces-for-two", {"forces": setup.choice("forces")})
        check_box(setup, box_of(setup))

    def set_up(self, setup: Setup, dice: Dice) -> Game:
        game = Gladiabot(setup, dice, Terms(setup, box_of(setup)), Roster(setup.seats, []))
        empty(game)
        set_up_next(game, TakeColour(0))
        return game

    def policy(self) -> Policy:
        return GREEDY

    def reference(self) -> dict[str, object]:
        """Two seats, six crates, from the first decision after the set-up."""
        return {"placing": "random"}

    def restore(self, game: Game, state: Reader) -> None:
        assert isinstance(game, Gladiabot)
        restore(game, state)


GREEDY: Final = Greedy()
"""One for all: it remembers the odds that it has worked out, and nothing else."""

GAME: Final = GladiabotType(
    "gladiabot",
    version=1,
    seats=(2, 4),
    settings=(
        ROBOTS,
        BOARD,
        CRATES,
        Choice("forces", "three", ("three", "five", "two-colours"), rule="G-22"),
        Choice("placing", "chosen", ("chosen", "random"), rule="R-141"),
        Switch("movable", False, rule="G-23"),
        Switch("destructible", False, rule="G-25"),
        Switch("explosive", False, rule="G-26"),
        Choice("crate_one_bonus", "power", ("power", "range", "armour"), rule="R-121"),
        Choice("push_score", "armour", ("armour", "range", "power"), rule="R-122"),
        Switch("free_descent", False, rule="R-133"),
        Count("round_cap", 100, least=0, most=10_000, rule="R-148", tried=(1, 30)),
        Choice("cap_result", "robots", ("robots", "draw"), rule="R-148"),
    ),
    steps=(
        TakeColour,
        TakeRobot,
        TakeAllFive,
        PlaceCrate,
        PlaceRobot,
        AtRandom,
        StartRound,
        RollInitiative,
        TakeTurn,
        Act,
        AttackRobot,
        AttackCrate,
        PushCrate,
        CleanUp,
        DestroyCrates,
        ExplodeCrates,
        RemoveRobots,
        CheckEnd,
    ),
    package="harena.games.gladiabot",
)
