"""The orchard, the toy of the tests: a tree full of apples, and for each seat a basket and two nets.

O-1  Seats take turns, the first begins: pick from the tree, or shake it with one to three dice.
O-2  Who picks draws what the tree holds: an apple, one of two leaves, or a wasp where leaves sting.
O-3  Before a shake each other seat, from the left, may throw one net or two, again and again.
     A net that is thrown catches an apple in the shake.
O-4  In a shake each die of 4 or more drops an apple, a 6 lets a wasp loose on the left neighbour
     and a 1 on the one who shakes. Everybody orders what happens to them.
O-5  A wasp costs an apple. A seat that had three or more passes the wasp on to its left.
O-6  When the tree is empty the first seat closes the gate: the fuller the basket, the better the place.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from harena.kernel.dice import Dice
from harena.kernel.effects import ChooseEffect, Effect, SettleEffects
from harena.kernel.game import Game, carry_over
from harena.kernel.gametype import GameType
from harena.kernel.message import Data, Message, Refused
from harena.kernel.outcome import Outcome
from harena.kernel.plain import Reader
from harena.kernel.policy import Evaluation, Policy
from harena.kernel.scene import Scene
from harena.kernel.settings import Choice, Count, Switch
from harena.kernel.setup import Setup
from harena.kernel.step import Ask, Step
from harena.kernel.window import React, ReactionWindow

NETS = 2
LEAVES = 2
MOST_APPLES = 9


class Orchard(Game):
    """Apples on the tree, apples in baskets, nets."""

    def __init__(self, setup: Setup, dice: Dice) -> None:
        super().__init__(setup, dice)
        self.tree = setup.count("apples")
        self.baskets = [0] * setup.seats
        self.nets = [NETS] * setup.seats

    def copy(self, dice: Dice) -> Orchard:
        other = type(self)(self.setup, dice)
        carry_over(self, other)
        other.tree = self.tree
        other.baskets = self.baskets[:]
        other.nets = self.nets[:]
        return other

    def state(self) -> Data:
        return {"tree": self.tree, "baskets": self.baskets[:], "nets": self.nets[:]}

    def view(self) -> Data:
        return self.state()

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.setup.seats

    # Verbs

    def harvest(self, seat: int) -> None:
        self.tree -= 1
        self.baskets[seat] += 1
        self.tell("orchard-apple", {"seat": seat})

    def lose(self, seat: int) -> None:
        self.baskets[seat] -= 1
        self.tell("orchard-stung", {"seat": seat})

    def throw(self, seat: int, nets: int) -> None:
        self.nets[seat] -= nets
        self.tell("orchard-nets", {"seat": seat, "nets": nets})


def orchard(game: Game) -> Orchard:
    assert isinstance(game, Orchard)
    return game


class PickOrShake(Ask):
    """O-1  Pick, or shake with one to three dice."""

    rule: ClassVar[str] = "O-1"
    size: ClassVar[int] = 4

    def options(self, game: Game) -> vec[i64]:
        return vec[i64]([0, 1, 2, 3])

    def answer(self, game: Game, option: i64) -> None:
        seats = game.setup.seats
        after = PickOrShake((self.seat + 1) % seats)
        if option == 0:
            game.then(PickApple(self.seat), EndTurn(after, "", quiet=True, faces=()))
        else:
            game.then(Nets(self.seat, 1, seats), ShakeTree(self.seat, option, after))

    def prompt(self, game: Game) -> Message:
        return Message("orchard-pick-or-shake", {"seat": self.seat})

    def label(self, game: Game, option: i64) -> Message:
        return Message("orchard-shake", {"dice": option}) if option else Message("orchard-pick")

    def notation(self, game: Game, option: i64) -> str:
        return f"shake {option}" if option else "pick"

    def touches(self, game: Game, option: i64) -> list[str]:
        return ["tree"]

    def fits(self, game: Game) -> bool:
        return orchard(game).tree > 0


class PickApple(Step):
    """O-2  Draw what the tree holds."""

    rule: ClassVar[str] = "O-2"

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, game: Game) -> None:
        stinging = game.setup.choice("leaves") == "stinging"
        counts = vec[i64]([orchard(game).tree, LEAVES, 1 if stinging else 0])
        drawn = game.dice.pick(counts, ["apple", "leaf", "wasp"])
        if drawn == 0:
            orchard(game).harvest(self.seat)
        elif drawn == 1:
            game.tell("orchard-leaf", {"seat": self.seat})
        else:
            game.trigger(Wasp(self.seat))
            game.push(SettleAll(self.seat))


class Nets(ReactionWindow):
    """O-3  The others may throw nets."""

    rule: ClassVar[str] = "O-3"

    def __init__(self, active: i64, nth: i64, seats: i64) -> None:
        super().__init__(active, nth)
        self.seats: Final[i64] = seats

    def reaction(self, nth: i64) -> React:
        return ThrowNets((self.active + nth) % self.seats, self.active, nth, self.seats)

    def from_seat(self, nth: i64) -> ReactionWindow:
        return Nets(self.active, nth, self.seats)


class ThrowNets(React):
    """O-3  Throw one net or two, or pass."""

    rule: ClassVar[str] = "O-3"
    size: ClassVar[int] = NETS + 1

    def __init__(self, seat: i64, active: i64, nth: i64, seats: i64) -> None:
        super().__init__(seat, active, nth)
        self.seats: Final[i64] = seats

    def window(self) -> ReactionWindow:
        return Nets(self.active, self.nth, self.seats)

    def reactions(self, game: Game) -> vec[i64]:
        found = vec[i64]()
        for nets in range(1, orchard(game).nets[self.seat] + 1):
            found = append(found, nets)
        return found

    def react(self, game: Game, option: i64) -> None:
        orchard(game).throw(self.seat, option)
        for _ in range(option):
            game.trigger(Caught(self.seat))

    def prompt(self, game: Game) -> Message:
        return Message("orchard-throw-nets", {"seat": self.seat})

    def label(self, game: Game, option: i64) -> Message:
        return Message("orchard-net", {"nets": option})

    def notation(self, game: Game, option: i64) -> str:
        return f"net {option}" if option else "pass"


class ShakeTree(Step):
    """O-4  Roll the dice; what they bring about happens at the same moment."""

    rule: ClassVar[str] = "O-4"
    kinds: ClassVar[dict[str, type]] = {"next": Step}

    def __init__(self, seat: i64, dice: i64, next: Step) -> None:
        self.seat: Final[i64] = seat
        self.dice: Final[i64] = dice
        self.next: Final[Step] = next

    def run(self, game: Game) -> None:
        faces = [int(value) + 1 for value in game.dice.pool(self.dice, 6)]
        for face in faces:
            if face >= 4:
                game.trigger(Fall(self.seat))
            if face in (1, 6) and game.setup.switched_on("wasps"):
                game.trigger(Wasp(self.seat if face == 1 else orchard(game).left_of(self.seat)))
        game.then(SettleAll(self.seat), EndTurn(self.next, "timber", quiet=False, faces=tuple(faces)))


class SettleAll(SettleEffects):
    """O-4  Everybody orders what happens to them."""

    rule: ClassVar[str] = "O-4"

    def choice(self, seat: i64) -> Ask:
        return OrderEffects(seat)


class OrderEffects(ChooseEffect):
    """O-4  Which of them comes next."""

    rule: ClassVar[str] = "O-4"
    size: ClassVar[int] = 3


class Fall(Effect):
    """O-4  An apple falls into the basket."""

    rule: ClassVar[str] = "O-4"

    def option(self, game: Game) -> i64:
        return 0

    def notation(self, game: Game) -> str:
        return "fall"

    def label(self, game: Game) -> Message:
        return Message("orchard-fall")

    def run(self, game: Game) -> None:
        if orchard(game).tree > 0:
            orchard(game).harvest(self.owner)
        else:
            game.tell("orchard-bare", {"seat": self.owner})


class Caught(Fall):
    """O-3  A net catches an apple."""

    rule: ClassVar[str] = "O-3"

    def option(self, game: Game) -> i64:
        return 1

    def notation(self, game: Game) -> str:
        return "catch"

    def label(self, game: Game) -> Message:
        return Message("orchard-catch")

    def touches(self, game: Game) -> list[str]:
        return [f"basket {self.owner}"]


class Wasp(Effect):
    """O-5  A wasp costs an apple, and goes on from a full basket."""

    rule: ClassVar[str] = "O-5"

    def option(self, game: Game) -> i64:
        return 2

    def notation(self, game: Game) -> str:
        return "wasp"

    def label(self, game: Game) -> Message:
        return Message("orchard-wasp")

    def run(self, game: Game) -> None:
        table = orchard(game)
        if table.baskets[self.owner] >= 3:
            table.trigger(Wasp(table.left_of(self.owner)))
        if table.baskets[self.owner] > 0:
            table.lose(self.owner)


class EndTurn(Step):
    """O-1, O-6  The next seat's turn, or the gate; it remembers one thing of every kind."""

    rule: ClassVar[str] = "O-1"
    kinds: ClassVar[dict[str, type]] = {"next": Step, "cry": str, "quiet": bool, "faces": tuple}

    def __init__(self, next: Step, cry: str, quiet: bool, faces: tuple[int, ...]) -> None:
        self.next: Final[Step] = next
        self.cry: Final[str] = cry
        self.quiet: Final[bool] = quiet
        self.faces: Final[tuple[int, ...]] = faces

    def run(self, game: Game) -> None:
        if not self.quiet:
            game.tell("orchard-cry", {"cry": self.cry, "faces": list(self.faces)})
        game.push(self.next if orchard(game).tree > 0 else CloseGate(0))


class CloseGate(Ask):
    """O-6  The only answer there is, and the end."""

    rule: ClassVar[str] = "O-6"

    def options(self, game: Game) -> vec[i64]:
        return vec[i64]([0])

    def answer(self, game: Game, option: i64) -> None:
        baskets = orchard(game).baskets
        game.finish(Outcome("orchard-bare", [1 + sum(o > b for o in baskets) for b in baskets]))

    def prompt(self, game: Game) -> Message:
        return Message("orchard-close", {"seat": self.seat})

    def label(self, game: Game, option: i64) -> Message:
        return Message("orchard-close-it")

    def notation(self, game: Game, option: i64) -> str:
        return "close"


class Picker(Policy):
    """Picks, passes and takes whatever comes first."""

    def choose(self, game: Game, dice: Dice) -> i64:
        return game.offered[0]


class Share(Evaluation):
    """A seat's share of the apples picked so far."""

    def value(self, game: Game, seat: i64) -> float:
        baskets = orchard(game).baskets
        return baskets[seat] / max(1, sum(baskets))


class OrchardType(GameType):
    """How the orchard is set up."""

    def set_up(self, setup: Setup, dice: Dice) -> Game:
        game = Orchard(setup, dice)
        game.push(PickOrShake(0))
        return game

    def restore(self, game: Game, state: Reader) -> None:
        table = orchard(game)
        seats = game.setup.seats
        table.tree = state.whole_number("tree", 0, MOST_APPLES)
        table.baskets = state.whole_numbers("baskets", seats, 0, MOST_APPLES)
        table.nets = state.whole_numbers("nets", seats, 0, NETS)

    def agree(self, setup: Setup) -> None:
        if setup.choice("leaves") == "stinging" and not setup.switched_on("wasps"):
            raise Refused("O-2", "orchard-no-wasps")

    def policy(self) -> Policy | None:
        return Picker()

    def evaluation(self) -> Evaluation | None:
        return Share()


GAME: Final = OrchardType(
    "orchard",
    version=3,
    seats=(2, 4),
    settings=(
        Count("apples", 6, least=1, most=MOST_APPLES, rule="O-1"),
        Switch("wasps", default=True, rule="O-4"),
        Choice("leaves", "soft", ("soft", "stinging"), rule="O-2"),
    ),
    steps=(
        PickOrShake,
        PickApple,
        Nets,
        ThrowNets,
        ShakeTree,
        SettleAll,
        OrderEffects,
        Fall,
        Caught,
        Wasp,
        EndTurn,
        CloseGate,
    ),
    package="tests",
)


def find(id: str) -> GameType:
    """The game type for scenes."""
    if id != "orchard":
        raise Refused("", "game-unknown", {"game": id, "known": ["orchard"]})
    return GAME


def new(dice: Dice, seats: int = 3, **settings: object) -> Orchard:
    """An orchard that has begun."""
    return orchard(GAME.new(dice, seats, settings))


def play_scene(body: str) -> Orchard:
    """Play a scene of the orchard; its first two lines go without saying."""
    return orchard(Scene(f'scene = 1\ngame = "orchard"\n{body}', find).run())
