"""Pig, rule by rule, as scenes at a table."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

import harena
from harena.games import game_type
from harena.kernel.chosen import Branches
from harena.kernel.dice import SeededDice
from harena.kernel.game import Game
from harena.kernel.message import Refused
from harena.kernel.scene import Scene
from harena.kernel.snapshot import game_at
from harena_pig.game import Pig
from harena_pig.turn import RollOrHold

TOP = 'scene = 1\ngame = "pig"\nseats = ["Ann", "Bob"]\n'


def played(text: str, top: str = TOP) -> Game:
    return Scene(top + text, game_type).run()


def test_p_1_the_first_seat_begins_and_turns_go_round_clockwise() -> None:
    three = 'scene = 1\ngame = "pig"\nseats = ["Ann", "Bob", "Cid"]\n'
    played(
        """
        [[play]]
        asked = "Ann"
        answer = "hold"
        after.asked = "Bob"
        [[play]]
        answer = "hold"
        after.asked = "Cid"
        [[play]]
        answer = "hold"
        after.asked = "Ann"
        """,
        three,
    )


def test_p_2_before_every_roll_one_may_roll_or_hold() -> None:
    played(
        """
        [[play]]
        rule = "P-2"
        prompt = "pig-roll-or-hold"
        offered = ["roll", "hold"]
        labels = { roll = "pig-roll", hold = { id = "pig-hold", total = 0 } }
        touches = { roll = ["die"], hold = ["score 0"] }
        answer = "roll"
        dice = [6]
        after = { asked = "Ann", offered = ["roll", "hold"] }
        """
    )


def test_p_3_a_one_loses_the_turns_total() -> None:
    played(
        """
        [position]
        scores = [40, 70]
        agenda = [{ step = "roll-or-hold", seat = 0, total = 18 }]
        [[play]]
        asked = "Ann"
        answer = "roll"
        dice = [1]
        tells = [{ id = "pig-rolled", seat = 0, face = 1, total = 18 }]
        [after]
        asked = "Bob"
        view.scores = [40, 70]
        position.agenda = [{ step = "roll-or-hold", seat = 1, total = 0 }]
        """
    )


def test_p_3_any_other_face_is_added_to_the_turns_total() -> None:
    for face in range(2, 7):
        played(
            f"""
            [position]
            agenda = [{{ step = "roll-or-hold", seat = 0, total = 12 }}]
            [[play]]
            answer = "roll"
            dice = [{face}]
            after.asked = "Ann"
            after.position.agenda = [{{ step = "roll-or-hold", seat = 0, total = {12 + face} }}]
            """
        )


def test_p_4_holding_banks_the_turns_total_and_ends_the_turn() -> None:
    played(
        """
        [position]
        scores = [40, 70]
        agenda = [{ step = "roll-or-hold", seat = 0, total = 18 }]
        [[play]]
        answer = "hold"
        tells = [{ id = "pig-banked", seat = 0, points = 18, score = 58 }]
        [after]
        asked = "Bob"
        over = false
        view.scores = [58, 70]
        """
    )


def test_p_5_whoever_has_banked_the_goal_wins_at_once() -> None:
    played(
        """
        [position]
        scores = [90, 99]
        agenda = [{ step = "roll-or-hold", seat = 0, total = 10 }]
        [[play]]
        answer = "hold"
        tells = ["pig-banked", "game-ended"]
        [after]
        over = true
        outcome = { reason = "pig-goal", places = [1, 2] }
        offered = []
        """
    )


def test_p_5_points_that_are_not_banked_do_not_win() -> None:
    played(
        """
        [position]
        scores = [90, 0]
        agenda = [{ step = "roll-or-hold", seat = 0, total = 9 }]
        [[play]]
        answer = ["roll", "hold"]
        dice = [6]
        mentions = [{ id = "pig-rolled", face = 6 }, { id = "pig-banked", score = 105 }]
        [after]
        over = true
        """
    )
    played(
        """
        [position]
        scores = [90, 0]
        agenda = [{ step = "roll-or-hold", seat = 0, total = 9 }]
        [[play]]
        answer = "roll"
        dice = [6]
        after.over = false
        [[play]]
        answer = "roll"
        dice = [1]
        after = { asked = "Bob", view.scores = [90, 0] }
        """
    )


def test_p_5_the_setting_changes_the_goal() -> None:
    played(
        """
        settings = { goal = 5 }
        [[play]]
        answer = ["roll", "hold"]
        dice = [5]
        [after]
        outcome.places = [1, 2]
        """
    )


def test_p_2_what_is_neither_rolling_nor_holding_is_refused() -> None:
    played(
        """
        [[play]]
        answer = "pass"
        refused = { rule = "P-2", id = "answer-not-offered" }
        """
    )


def test_p_5_a_position_somebody_has_won_already_cannot_be_set_up() -> None:
    for agenda in ("roll-or-hold", "roll-the-die", "bank-the-total"):
        text = f'[position]\nscores = [100, 0]\nagenda = [{{ step = "{agenda}", seat = 1, total = 0 }}]'
        with pytest.raises(Refused) as refusal:
            played(text)

        assert refusal.value.message.id == "step-unfit"


def test_the_policy_holds_at_twenty_or_as_soon_as_that_wins() -> None:
    policy = game_type("pig").policy()
    assert policy is not None
    dice = SeededDice(1)
    found = []
    for score, total in ((0, 19), (0, 20), (95, 4), (95, 5)):
        agenda = [{"step": "roll-or-hold", "seat": 0, "total": total}]
        game = game_at(game_type("pig").agreed(2, {}), {"scores": [score, 0], "agenda": agenda}, dice)
        found.append(game.question().notation(game, policy.choose(game, dice)))

    assert found == ["roll", "hold", "roll", "hold"]


# Exact odds: the engine's own transitions against the rules written anew, without the engine.

GOAL = 8
ROUNDS = 400
"""Of value iteration: far more than the odds need to settle to nine digits."""


def odds_by_the_rules() -> dict[tuple[int, int, int], float]:
    """For (own points, other's points, turn's total): the mover's chance under best play."""
    states = [(a, b, t) for a in range(GOAL) for b in range(GOAL) for t in range(GOAL + 6)]
    odds = dict.fromkeys(states, 0.5)
    for _ in range(ROUNDS):
        for a, b, t in states:
            hold = 1.0 if a + t >= GOAL else 1.0 - odds[b, a + t, 0]
            rolls = [1.0 - odds[b, a, 0]]
            rolls += [1.0 if a + t >= GOAL else odds[a, b, min(t + f, GOAL + 5)] for f in range(2, 7)]
            odds[a, b, t] = max(hold, sum(rolls) / 6) if a + t < GOAL else 1.0
    return odds


@cache
def table_at(a: int, b: int, total: int) -> Game:
    agenda = [{"step": "roll-or-hold", "seat": 0, "total": total}]
    position = {"scores": [a, b], "agenda": agenda}
    return game_at(game_type("pig").agreed(2, {"goal": GOAL}), position, SeededDice(0))


@cache
def outcomes(a: int, b: int, total: int, option: int) -> list[tuple[float, tuple[int, int, int, int] | None]]:
    """What an answer leads to: chances, and for each the next mover with points and total, or a win."""
    found: list[tuple[float, tuple[int, int, int, int] | None]] = []
    for branch in Branches(table_at(a, b, total), option):
        game = branch.game
        if game.is_over:
            found.append((branch.chance, None))
            continue
        ask = game.question().fields()
        scores = game.view()["scores"]
        assert isinstance(scores, list)
        seat, turn = ask["seat"], ask["total"]
        assert isinstance(seat, int)
        assert isinstance(turn, int)
        found.append((branch.chance, (seat, scores[seat], scores[1 - seat], turn)))
    return found


def odds_by_the_engine() -> dict[tuple[int, int, int], float]:
    states = [(a, b, t) for a in range(GOAL) for b in range(GOAL) for t in range(GOAL - a + 6)]
    odds = dict.fromkeys(states, 0.5)
    for _ in range(60):
        for state in states:
            values = []
            for option in (0, 1):
                value = 0.0
                for chance, after in outcomes(*state, option):
                    if after is None:
                        value += chance
                    else:
                        seat, a, b, t = after
                        known = odds.get((a, b, t), 1.0)  # beyond the goal holding wins
                        value += chance * (known if seat == 0 else 1.0 - known)
                values.append(value)
            odds[state] = max(values)
    return odds


def test_the_exact_odds_of_small_pig_agree_with_the_rules_written_anew() -> None:
    engine = odds_by_the_engine()
    rules = odds_by_the_rules()

    for state, value in engine.items():
        if state[0] + state[2] < GOAL:
            assert abs(value - rules[state]) < 1e-6, state
    assert 0.5 < engine[0, 0, 0] < 0.9


def exact_odds() -> dict[tuple[int, int, int], Fraction]:
    """The same odds as fractions: the best answers are known by now, what they are worth is linear.

    Of two positions at the start of a turn each is worth some part of the other, since both may lose all:
    V(a, b, t) = plain + share * V(b, a, 0).
    """
    near = odds_by_the_rules()
    odds: dict[tuple[int, int, int], Fraction] = {}
    for a, b in sorted(((a, b) for a in range(GOAL) for b in range(GOAL)), key=sum, reverse=True):
        (plain, share), (other_plain, other_share) = worth(near, odds, a, b)[0], worth(near, odds, b, a)[0]
        start = (other_plain + other_share * plain) / (1 - other_share * share)
        for total, (plain, share) in worth(near, odds, a, b).items():
            odds[a, b, total] = plain + share * start
    return odds


def worth(
    near: dict[tuple[int, int, int], float], odds: dict[tuple[int, int, int], Fraction], a: int, b: int
) -> dict[int, tuple[Fraction, Fraction]]:
    """For each total of a turn: what it is worth, plain and as a share of the other's next turn."""
    found = {total: (Fraction(1), Fraction(0)) for total in range(GOAL - a, GOAL - a + 6)}
    for total in reversed(range(GOAL - a)):
        rolls = [(Fraction(1), Fraction(-1)), *(found[total + face] for face in range(2, 7))]
        roll = (sum((r[0] for r in rolls), Fraction(0)) / 6, sum((r[1] for r in rolls), Fraction(0)) / 6)
        hold = (1 - odds[b, a + total, 0], Fraction(0)) if total else (Fraction(1), Fraction(-1))
        holds = abs(near[a, b, total] - (1 - near[b, a + total, 0])) < 1e-9
        found[total] = hold if holds else roll
    return found


def test_the_odds_as_fractions_are_those_of_the_best_answer_at_every_table() -> None:
    odds = exact_odds()
    for (a, b, total), value in odds.items():
        values = []
        for option in (0, 1):
            expected = Fraction(0)
            for branch in Branches(table_at(a, b, total), option):
                expected += branch.exact * odds_at(branch.game, odds)
            values.append(expected)

        assert max(values) == value, (a, b, total)


def odds_at(game: Game, odds: dict[tuple[int, int, int], Fraction]) -> Fraction:
    """The chance of seat 0."""
    if game.outcome is not None:
        return Fraction(game.outcome.winners() == [0])
    ask = game.question()
    assert isinstance(ask, RollOrHold)
    assert isinstance(game, Pig)
    scores, seat, total = [int(score) for score in game.scores], int(ask.seat), int(ask.total)
    if scores[seat] + total >= GOAL:
        return Fraction(seat == 0)  # holding wins
    value = odds[scores[seat], scores[1 - seat], total]
    return value if seat == 0 else 1 - value


def test_a_roll_has_six_outcomes_and_holding_one() -> None:
    game = harena.new("pig", seed=1)

    assert len(list(Branches(game, 0))) == 6
    assert len(list(Branches(game, 1))) == 1
