"""Exact odds of an attack, against rolls counted one by one."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

import harena
from harena.games.gladiabot.game import Gladiabot
from harena.games.gladiabot.odds import attack_odds, wound_odds
from tests.games.gladiabot.arena import COLOURS, played

FACES = range(1, 7)


def wounds(attack: tuple[int, ...], defence: tuple[int, ...]) -> int:
    """G-14, G-15: pairs from the highest down; each higher attacking die wounds, a 6 twice."""
    pairs = zip(sorted(attack, reverse=True), sorted(defence, reverse=True), strict=True)
    return sum((2 if mine == 6 else 1) for mine, theirs in pairs if mine > theirs)


def counted(power: int) -> list[Fraction]:
    """By trying every roll of both sides."""
    found = [0] * (2 * power + 1)
    for dice in product(FACES, repeat=2 * power):
        found[wounds(dice[:power], dice[power:])] += 1
    return [Fraction(number, 6 ** (2 * power)) for number in found]


@pytest.mark.parametrize("power", [0, 1, 2, 3])
def test_g_13_the_odds_are_those_of_all_rolls_counted_one_by_one(power: int) -> None:
    assert list(wound_odds(power)) == counted(power)


@pytest.mark.parametrize("power", range(14))
def test_g_14_the_odds_add_up_and_end_at_two_wounds_for_each_die(power: int) -> None:
    odds = wound_odds(power)

    assert sum(odds) == 1
    assert len(odds) == 2 * power + 1
    assert odds[-1] == Fraction(1, 6) ** power * Fraction(5, 6) ** power  # all sixes against none


def test_g_15_one_die_against_one() -> None:
    assert wound_odds(1) == (Fraction(21, 36), Fraction(10, 36), Fraction(5, 36))


def test_g_17_g_20_a_crate_gives_one_die_more_on_both_sides() -> None:
    assert attack_odds(3) == wound_odds(3)
    assert attack_odds(3, "one") == attack_odds(3, "two") == wound_odds(4)


def test_r_121_a_single_crate_may_give_something_else() -> None:
    for bonus in ("range", "armour"):
        assert attack_odds(3, "one", bonus=bonus) == wound_odds(3)
        assert attack_odds(3, "two", bonus=bonus) == wound_odds(4)


def test_r_144_what_the_target_stands_on_changes_no_dice() -> None:
    for target in ("ground", "one", "two"):
        assert attack_odds(2, "one", target) == wound_odds(3)


@pytest.mark.parametrize(
    ("power", "crate", "target", "bonus"),
    [
        (0, "ground", "ground", "power"),
        (13, "ground", "ground", "power"),
        (3, "three", "ground", "power"),
        (3, "one", "", "power"),
        (3, "one", "two", "luck"),
    ],
)
def test_r_302_there_are_no_odds_for_what_there_is_not(
    power: int, crate: str, target: str, bonus: str
) -> None:
    with pytest.raises(ValueError, match="no odds"):
        attack_odds(power, crate, target, bonus)


@pytest.mark.parametrize("crate", ["ground", "one", "two"])
@pytest.mark.parametrize("target", ["ground", "one", "two"])
def test_g_13_an_attack_at_the_table_has_these_odds(crate: str, target: str) -> None:
    """Every outcome of one attack, walked through by the engine itself."""
    crates = [f'{cell} = "{kind}"' for cell, kind in (("d4", crate), ("d5", target)) if kind != "ground"]
    game = played(f"""
        [position]
        round = 1
        initiative = 0
        {COLOURS}
        crates = {{ {", ".join(crates)} }}
        agenda = [{{ step = "act", seat = 0 }}, {{ step = "clean-up" }}]
        [position.robots]
        "red cat" = {{ at = "d4" }}
        "blue elk" = {{ at = "d5" }}
    """)
    found: dict[int, Fraction] = {}
    for branch in harena.Branches(game, game.option_of("attack d4 d5")):
        after = branch.game
        assert isinstance(after, Gladiabot)
        wounds = int(after.wounds[1])
        found[wounds] = found.get(wounds, Fraction(0)) + branch.exact

    expected = attack_odds(1, crate, target)
    assert found == {wounds: chance for wounds, chance in enumerate(expected) if chance > 0}
