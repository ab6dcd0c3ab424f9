"""Exact odds of an attack: how many wounds come of it (G-13 to G-15)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb
from typing import TypeAlias

from harena.games.gladiabot.attack import FACES, wounds_of
from harena.games.gladiabot.content import MOST_POWER
from harena.games.gladiabot.terms import CRATES, GROUND, SCORES, dice_for_crate

Layout: TypeAlias = tuple[int, int, int]
"""Attacking dice, defending dice, wounds."""


@cache
def wound_odds(power: int) -> tuple[Fraction, ...]:
    """The chances that an attack makes 0, 1, 2, ... wounds, up to two for each of its dice.

    Power is what both sides roll, so with the bonus of the attacker's crate (G-17, G-20); the crate of
    the defender changes no dice (R-144).
    """
    ways = wound_ways(power)
    return tuple(Fraction(number, FACES ** (2 * power)) for number in ways)


def attack_odds(
    power: int, crate: str = GROUND, target: str = GROUND, bonus: str = "power"
) -> tuple[Fraction, ...]:
    """The same for a robot of this power on this crate, and a target on that one: `one`, `two`, `ground`.

    `bonus` is the setting `crate_one_bonus`. What the target stands on changes how far it is, no dice.
    """
    stands = (GROUND, *CRATES)
    if crate not in stands or target not in stands or bonus not in SCORES:
        message = f"no odds on {crate!r} against {target!r} with the bonus {bonus!r}"
        raise ValueError(f"{message}; crates are {', '.join(stands)}, the bonus is {', '.join(SCORES)}")
    if not 1 <= power <= MOST_POWER:
        raise ValueError(f"no odds for power {power}; it is 1 to {MOST_POWER} (R-302)")
    return wound_odds(power + int(dice_for_crate(stands.index(crate), SCORES.index(bonus))))


def wound_ways(power: int) -> list[int]:
    """Of all rolls of both sides, how many make 0, 1, 2, ... wounds.

    The dice are laid out face by face from the sixes down: after each face we know how many dice of
    either side lie already, and how many wounds that made. Rank by rank the dice meet as they are laid.
    """
    layouts = {(0, 0, 0): 1}
    for face in reversed(range(FACES)):
        layouts = _with_face(layouts, face, power)
    found = [0] * (2 * power + 1)
    for (_, _, wounds), ways in layouts.items():
        found[wounds] += ways
    return found


def _with_face(layouts: dict[Layout, int], face: int, power: int) -> dict[Layout, int]:
    found: dict[Layout, int] = {}
    for (attack, defence, wounds), ways in layouts.items():
        for more_attack in _more(attack, face, power):
            for more_defence in _more(defence, face, power):
                lying, parried = attack + more_attack, defence + more_defence
                hits = max(0, lying - max(attack, parried))  # of these ranks the defender shows less
                layout = lying, parried, wounds + hits * int(wounds_of(face, -1))
                chosen = comb(power - attack, more_attack) * comb(power - defence, more_defence)
                found[layout] = found.get(layout, 0) + ways * chosen
    return found


def _more(lying: int, face: int, power: int) -> range:
    """How many more dice may show this face; with the lowest face all of them lie."""
    return range(power - lying if face == 0 else 0, power - lying + 1)
