"""The one source of chance, handed to a game and never part of it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, TypeAlias, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from harena.kernel.message import Refused

Token: TypeAlias = int | str
"""One result as people write it: the face of a die counted from 1, or the name of what was drawn."""

MASK32: Final = 0xFFFFFFFF
MULTIPLIER: Final = 1791398085
"""For multiply-with-carry with 32-bit words: every product stays below 2**63, so no build overflows."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Rolls dice and draws from bags; only `roll` must be written, the rest follows from it."""

    @abstractmethod
    def roll(self, sides: i64) -> i64:
        """Roll one die: a number from 0 to sides - 1."""

    def pool(self, number: i64, sides: i64) -> vec[i64]:
        """Roll several like dice whose order does not matter: their numbers, highest first."""
        found = vec[i64](capacity=number)
        for _ in range(number):
            found = with_sorted(found, self.roll(sides))
        return found

    def contest(self, number: i64, sides: i64) -> Contest:
        """Several roll one die each, those tied for the highest again, until one is alone on top."""
        found = Contest(number)
        if number > 1:
            for nth in range(number):
                found.note(nth, self.roll(sides))
        while found.tied > 1:
            for nth in found.those_tied():
                found.note(nth, self.roll(sides))
        return found

    def draw(self, names: list[str]) -> i64:
        """Draw one of several things that are equally likely: its place in the list."""
        return self.roll(len(names))

    def pick(self, counts: vec[i64], names: list[str]) -> i64:
        """Draw one thing from a bag that holds counts[i] of the things called names[i]: its i."""
        return nth_thing(counts, self.roll(total_of(counts)))


@final
class Contest:
    """Who rolled what until one was alone on top; those who take part are numbered from 0."""

    def __init__(self, number: i64) -> None:
        self.who: vec[i64] = vec[i64](capacity=number)
        """Who rolled, in order; one who was tied stands here again."""
        self.numbers: vec[i64] = vec[i64](capacity=number)
        """What came up, from 0, in the same order."""
        self.highest: i64 = -1
        self.tied: i64 = number
        """How many share the highest number."""
        self.winner: i64 = 0
        self.settled: i64 = 0
        """Before this place stand the rolls that ended in a tie."""

    def note(self, nth: i64, value: i64) -> None:
        self.who = append(self.who, nth)
        self.numbers = append(self.numbers, value)
        if value > self.highest:
            self.highest = value
            self.winner = nth
            self.tied = 1
        elif value == self.highest:
            self.tied += 1

    def those_tied(self) -> vec[i64]:
        """Who shares the highest number; from here on they alone roll, and what they had counts no more."""
        found = vec[i64](capacity=self.tied)
        for at in range(self.settled, i64(len(self.who))):
            if self.numbers[at] == self.highest:
                found = append(found, self.who[at])
        self.settled = len(self.who)
        self.highest = -1
        return found


def with_sorted(found: vec[i64], value: i64) -> vec[i64]:
    """A list, highest first, with one more value in its place."""
    found = append(found, value)
    at: i64 = i64(len(found)) - 1
    while at > 0 and found[at - 1] < value:
        found[at] = found[at - 1]
        at -= 1
    found[at] = value
    return found


def total_of(counts: vec[i64]) -> i64:
    total: i64 = 0
    for count in counts:
        total += count
    return total


def nth_thing(counts: vec[i64], nth: i64) -> i64:
    """Which pile the nth thing lies in, counting through the piles."""
    kind: i64 = 0
    while nth >= counts[kind]:
        nth -= counts[kind]
        kind += 1
    return kind


def scrambled(word: i64) -> i64:
    """A 32-bit word with its bits spread, so that neighbouring seeds have nothing in common."""
    for _ in range(3):
        word = ((word ^ (word >> 16)) * 0x45D9F3B) & MASK32
    return word ^ (word >> 16)


@final
class SeededDice(Dice):
    """Reproducible dice for simulation: the same seed gives the same dice in every build."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = 88172645463325252
        for shift in (0, 32, 64, 96):
            word = i64((seed >> shift) & 0xFFFFFFFF)
            self.state ^= scrambled(word)
            self.roll(2)
            self.roll(2)

    def roll(self, sides: i64) -> i64:
        state = MULTIPLIER * (self.state & MASK32) + (self.state >> 32)
        self.state = state
        return (((state & MASK32) ^ (state >> 32)) * sides) >> 32

    def pool(self, number: i64, sides: i64) -> vec[i64]:
        found = vec[i64](capacity=number)  # as in Dice, but here each roll is a direct call
        while i64(len(found)) < number:
            found = with_sorted(found, self.roll(sides))
        return found

    def copy(self) -> SeededDice:
        """Dice that will show the same from here on."""
        other = SeededDice(0)
        other.state = self.state
        return other


@final
class ScriptedDice(Dice):
    """Dice that show what a script says; a roll that nobody scripted is refused."""

    def __init__(self, script: list[Token]) -> None:
        self.script: list[Token] = list(script)
        self.used: int = 0

    def left_over(self) -> int:
        """How many results of the script nobody has rolled yet."""
        return len(self.script) - self.used

    def roll(self, sides: i64) -> i64:
        token = self._next(f"d{sides}")
        text = str(token)
        face = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
        if not 1 <= face <= sides:
            raise self._impossible(token, f"d{sides}")
        return i64(face - 1)

    def draw(self, names: list[str]) -> i64:
        return self.pick(vec[i64]([1] * len(names)), names)

    def pick(self, counts: vec[i64], names: list[str]) -> i64:
        token = self._next("draw")
        name = str(token)
        for i in range(len(names)):
            if names[i] == name and counts[i] > 0:
                return i64(i)
        raise self._impossible(token, "draw")

    def _next(self, wanted: str) -> Token:
        if self.used == len(self.script):
            raise Refused("", "dice-unscripted", {"wanted": wanted, "nth": self.used + 1})
        self.used += 1
        return self.script[self.used - 1]

    def _impossible(self, token: Token, wanted: str) -> Refused:
        args: dict[str, object] = {"token": token, "wanted": wanted, "nth": self.used}
        return Refused("", "dice-impossible", args)


@final
class TracedDice(Dice):
    """Passes on another's dice and notes every result as people write it."""

    def __init__(self, source: Dice) -> None:
        self.source: Dice = source
        self.tokens: list[Token] = []

    def roll(self, sides: i64) -> i64:
        value = self.source.roll(sides)
        self.tokens.append(int(value + 1))
        return value

    def pool(self, number: i64, sides: i64) -> vec[i64]:
        values = self.source.pool(number, sides)
        for value in values:
            self.tokens.append(int(value + 1))
        return values

    def contest(self, number: i64, sides: i64) -> Contest:
        found = self.source.contest(number, sides)
        for value in found.numbers:
            self.tokens.append(int(value + 1))
        return found

    def draw(self, names: list[str]) -> i64:
        place = self.source.draw(names)
        self.tokens.append(names[place])
        return place

    def pick(self, counts: vec[i64], names: list[str]) -> i64:
        kind = self.source.pick(counts, names)
        self.tokens.append(names[kind])
        return kind

    def take(self) -> list[Token]:
        """The results since the last time this was asked."""
        tokens = self.tokens
        self.tokens = []
        return tokens
