"""Games played to their end inside one call: what search rests on and what the bench measures."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from harena.kernel.dice import SeededDice
from harena.kernel.game import Game
from harena.kernel.policy import Evaluation, Policy

ENDLESS: Final = 1 << 30


def play_out(game: Game, dice: SeededDice, policy: Policy | None, most: i64) -> i64:
    """Play on, at random or by a policy, for at most so many decisions; how many there were.

    Then the game has served: options of open questions may be missing in it.
    """
    game.unlisted = policy is not None and not policy.needs_options()
    decisions: i64 = 0
    while not game.is_over and decisions < most:
        if policy is None:
            offered = game.offered
            game.choose_known(offered[dice.roll(len(offered))])
        else:
            game.choose_known(policy.choose(game, dice))
        decisions += 1
    return decisions


@final
class Trial:
    """How a simulation finds out what a position is worth: it plays on, then judges.

    What the caller leaves open the game supplies, if it can: a policy, an evaluation. Without an
    evaluation the game is played to its end; with one, for as many decisions as the horizon says.
    """

    def __init__(
        self, game: Game, policy: Policy | None, evaluation: Evaluation | None, horizon: int
    ) -> None:
        type = game.setup.type
        self.policy: Final = policy or type.policy()
        self.evaluation: Final = evaluation or type.evaluation()
        self.most: Final[i64] = ENDLESS if self.evaluation is None else i64(horizon)
        self.decisions: i64 = 0
        """How many it has played so far."""

    def rewards(self, game: Game, dice: SeededDice) -> list[float]:
        """What the position is worth to each seat, from 0 to 1."""
        self.decisions += play_out(game, dice, self.policy, self.most)
        outcome = game.outcome
        if outcome is not None:
            return outcome.rewards
        evaluation = self.evaluation
        assert evaluation is not None, "a trial without evaluation ends with the game"
        return [evaluation.value(game, seat) for seat in range(game.setup.seats)]


def play_at_random(start: Game, games: i64, seed: int) -> i64:
    """Play whole games from a start, every answer at random and checked; how many decisions."""
    dice = SeededDice(seed)
    decisions: i64 = 0
    for _ in range(games):
        game = start.copy(dice)
        game.auto = True
        while not game.is_over:
            offered = game.offered
            game.choose(offered[dice.roll(len(offered))])
            decisions += 1
    return decisions


def play_trials(start: Game, games: i64, seed: int) -> i64:
    """Play a start out as simulations do, by the policy of the game; how many decisions."""
    dice = SeededDice(seed)
    trial = Trial(start, None, None, 0)
    for _ in range(games):
        game = start.copy(dice)
        game.auto = True
        trial.rewards(game, dice)
    return trial.decisions


def copy_often(game: Game, times: i64) -> None:
    """Copy a game so many times, for the bench."""
    dice = SeededDice(0)
    for _ in range(times):
        game.copy(dice)
