"""Every outcome of an answer with its probability: dice that visit all their results in turn."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from harena.kernel.dice import Contest, Dice
from harena.kernel.game import Game

CAP: Final = 64
"""How many rolls one outcome may take before it is left out, unless the caller says otherwise."""


@final
class CutOff(Exception):
    """An outcome took more rolls than the cap allows."""


@final
class Fork:
    """One result of chance: how many ways each alternative can come about, and which is followed now."""

    def __init__(self, ways: list[int]) -> None:
        self.ways: Final = ways
        self.total: Final = sum(ways)
        self.now: int = -1
        self.advance()

    def advance(self) -> bool:
        """Follow the next alternative that can happen; False when there is none."""
        self.now += 1
        while self.now < len(self.ways) and self.ways[self.now] == 0:
            self.now += 1
        return self.now < len(self.ways)


@final
class ChosenDice(Dice):
    """Follows a path of forks; `next_path` moves on to the next one, until each was taken once."""

    def __init__(self, cap: int = CAP) -> None:
        self.cap: Final = cap
        self.path: list[Fork] = []
        self.at: int = 0
        self.rolls: int = 0

    def roll(self, sides: i64) -> i64:
        self._count_roll()
        return i64(self._follow([1] * int(sides)))

    def contest(self, number: i64, sides: i64) -> Contest:
        """One fork, since each is as likely to end alone on top; shown as a single roll that decides."""
        self._count_roll()
        winner = self._follow([1] * int(number)) if number > 1 else 0
        found = Contest(number)
        for nth in range(number):
            found.note(nth, sides - 1 if nth == winner else 0)
        return found

    def pick(self, counts: vec[i64], names: list[str]) -> i64:
        self._count_roll()
        return i64(self._follow([int(count) for count in counts]))

    def pool(self, number: i64, sides: i64) -> vec[i64]:
        """How many dice show the highest face, then the next: each multiset comes up once."""
        self._count_roll()
        found = vec[i64](capacity=number)
        face: i64 = sides - 1
        while face > 0 and i64(len(found)) < number:
            left = int(number) - len(found)
            below = int(face)
            times = self._follow([comb(left, k) * below ** (left - k) for k in range(left + 1)])
            for _ in range(times):
                found = append(found, face)
            face -= 1
        while i64(len(found)) < number:
            found = append(found, 0)
        return found

    def _count_roll(self) -> None:
        if self.rolls == self.cap:
            raise CutOff
        self.rolls += 1

    def _follow(self, ways: list[int]) -> int:
        if self.at == len(self.path):
            self.path.append(Fork(ways))
        self.at += 1
        return self.path[self.at - 1].now

    def chance(self) -> Fraction:
        """The exact probability of the path followed."""
        ways = 1
        total = 1
        for fork in self.path:
            ways *= fork.ways[fork.now]
            total *= fork.total
        return Fraction(ways, total)

    def next_path(self) -> bool:
        """Turn to the next path; False when all have been followed."""
        self.at = 0
        self.rolls = 0
        while self.path:
            if self.path[-1].advance():
                return True
            self.path.pop()
        return False


@final
class Branch:
    """One outcome: its exact probability and the game after it."""

    def __init__(self, exact: Fraction, game: Game) -> None:
        self.exact: Final = exact
        self.chance: Final[float] = float(exact)
        self.game: Final = game


@final
class Branches:
    """Walks once through every outcome of an answer, or of the start of a game that has not begun.

    `left_out` is the probability of the outcomes that took more rolls than the cap; it is complete
    when the walk is.
    """

    def __init__(self, game: Game, option: int | None, cap: int = CAP) -> None:
        self.root: Final = game
        self.option: Final = option
        self.left_out: Fraction = Fraction(0)
        self._dice: ChosenDice = ChosenDice(cap)
        self._more: bool = True

    def __iter__(self) -> Branches:
        return self

    def __next__(self) -> Branch:
        while self._more:
            game = self.root.copy(self._dice)
            whole = self._play(game)
            exact = self._dice.chance()
            self._more = self._dice.next_path()
            if whole:
                return Branch(exact, game)
            self.left_out += exact
        raise StopIteration

    def _play(self, game: Game) -> bool:
        try:
            if self.option is None:
                game.begin()
            else:
                game.choose(self.option)
        except CutOff:
            return False
        return True
