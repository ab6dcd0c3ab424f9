"""Rounds: initiative, actions in turn, clean-up, and how the game ends."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from harena.games.gladiabot.destruction import DestroyCrates, may_explode
from harena.games.gladiabot.game import Gladiabot
from harena.games.gladiabot.terms import LAST_ROUND
from harena.games.gladiabot.turn import TURNS
from harena.kernel.game import Game
from harena.kernel.outcome import Outcome
from harena.kernel.step import Step

SIDES_OF_A_DIE: Final = 6
FAR_ROUND: Final = 1 << 40
"""No game comes to this round."""


@final
class StartRound(Step):
    """G-6  Every round has three phases: initiative, actions, clean-up."""

    rule: ClassVar[str] = "G-6"

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def run(self, game: Game) -> None:
        assert isinstance(game, Gladiabot)
        game.begin_round(self.number)
        game.push(CLEAN_UP)
        game.push(ROLL_INITIATIVE)

    def fits(self, game: Game) -> bool:
        assert isinstance(game, Gladiabot)
        return 1 <= self.number <= LAST_ROUND and goes_on(game)


@final
class RollInitiative(Step):
    """G-7  Each player rolls a die, the highest has the initiative; those who tie roll again (R-125)."""

    rule: ClassVar[str] = "G-7"

    def run(self, game: Game) -> None:
        assert isinstance(game, Gladiabot)
        seats = game.owners()  # players without robots do not roll
        contest = game.dice.contest(len(seats), SIDES_OF_A_DIE)
        if game.listener is not None:
            for who, number in zip(contest.who, contest.numbers, strict=True):
                game.tell("gladiabot-initiative-rolled", {"seat": seats[who], "face": number + 1})
        leader = seats[contest.winner]
        game.lead(leader)
        game.push(TURNS[leader])

    def fits(self, game: Game) -> bool:
        assert isinstance(game, Gladiabot)
        return goes_on(game)


@final
class CleanUp(Step):
    """G-9  Clean-up, in the order of R-146: crates, robots, wounds, the end of the game."""

    rule: ClassVar[str] = "G-9"

    def run(self, game: Game) -> None:
        assert isinstance(game, Gladiabot)
        game.push(REMOVE_ROBOTS)
        if game.terms.destructible:
            game.push(DESTROY_CRATES)

    def fits(self, game: Game) -> bool:
        assert isinstance(game, Gladiabot)
        return goes_on(game) and may_explode(game)


@final
class RemoveRobots(Step):
    """G-9  A robot with more wounds than armour leaves the game; the others lose their wounds."""

    rule: ClassVar[str] = "G-9"

    def run(self, game: Game) -> None:
        assert isinstance(game, Gladiabot)
        losers: i64 = 0  # a bit for each seat that loses a robot
        for robot in range(game.roster.size):
            wounds = game.wounds[robot]  # none, off the board
            if wounds > 0 and wounds > game.armour_of(robot):
                game.remove(robot)
                losers |= i64(1) << game.roster.owner[robot]
        for robot in range(game.roster.size):
            if game.wounds[robot] > 0:
                game.clear_wounds(robot)
        game.clear_crates()
        for seat in range(game.roster.seats):
            if (losers >> seat) & 1 == 1 and game.robots_left(seat) == 0:
                game.leave(seat)
        game.push(CHECK_END)

    def fits(self, game: Game) -> bool:
        assert isinstance(game, Gladiabot)
        return goes_on(game)


@final
class CheckEnd(Step):
    """G-10  While two players have robots a new round starts; G-2: the last to have one has won."""

    rule: ClassVar[str] = "G-10"

    def run(self, game: Game) -> None:
        assert isinstance(game, Gladiabot)
        left = game.owners()
        if len(left) == 1:
            game.finish(Outcome("gladiabot-last", places(game, False)))
        elif len(left) == 0:
            game.finish(Outcome("gladiabot-all-fell", places(game, False)))
        elif 0 < game.terms.round_cap <= game.round:  # a position may begin beyond it
            by_robots = not game.terms.cap_is_draw
            game.finish(Outcome("gladiabot-round-cap", places(game, by_robots)))
        else:
            game.push(StartRound(game.round + 1))

    def fits(self, game: Game) -> bool:
        assert isinstance(game, Gladiabot)
        return len(game.roster.robots) > 0


ROLL_INITIATIVE: Final = RollInitiative()
CLEAN_UP: Final = CleanUp()
DESTROY_CRATES: Final = DestroyCrates()
REMOVE_ROBOTS: Final = RemoveRobots()
CHECK_END: Final = CheckEnd()


def goes_on(game: Gladiabot) -> bool:
    """Whether two seats at least have robots on the board."""
    return len(game.owners()) > 1


def places(game: Gladiabot, by_robots: bool) -> list[int]:
    """The place of each seat: who has robots before who has none; R-148: at the cap by their number;
    R-137: the others by the round in which they left, those of one round alike."""
    seats = game.roster.seats
    merits = vec[i64]([merit_of(game, seat, by_robots) for seat in range(seats)])
    found: list[int] = []
    for merit in merits:
        place = 1
        for other in merits:
            if other > merit:
                place += 1
        found.append(place)
    return found


def merit_of(game: Gladiabot, seat: i64, by_robots: bool) -> i64:
    left = game.robots_left(seat)
    if left == 0:
        return game.out[seat]
    return FAR_ROUND + left if by_robots else FAR_ROUND
