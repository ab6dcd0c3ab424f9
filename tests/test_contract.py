"""The laws of every game: each installed game keeps them, and each law catches a game that breaks it."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any, ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import harena
from harena.kernel import contract
from harena.kernel.contract import (
    POSITION_LAWS,
    TABLE_LAWS,
    TYPE_LAWS,
    LawBroken,
    check,
    check_game,
    check_type,
    copy_is_independent,
    events_are_plain,
    game_ends_with_a_ranking,
    setups,
    snapshot_round_trips,
    steps_are_registered,
)
from harena.kernel.dice import Dice, SeededDice
from harena.kernel.event import Story
from harena.kernel.game import Game, carry_over
from harena.kernel.gametype import GameType
from harena.kernel.message import Data, Message, Refused
from harena.kernel.outcome import Outcome
from harena.kernel.plain import Reader
from harena.kernel.settings import Setting, Value
from harena.kernel.setup import Setup
from harena.kernel.step import Ask, Step
from harena.kernel.table import Table
from tests import toy
from tests.toy import Orchard, PickApple, PickOrShake, orchard

# A variant of the orchard in which one thing is wrong


class Variant(toy.OrchardType):
    """An orchard with a table, a first question, steps or settings of its own."""

    def __init__(
        self,
        table: type[Orchard] = Orchard,
        first: type[PickOrShake] = PickOrShake,
        steps: tuple[type[Step], ...] | None = None,
        settings: tuple[Setting, ...] = toy.GAME.settings,
        seats: tuple[int, int] = (2, 4),
    ) -> None:
        own = () if first is PickOrShake else (first,)
        every = (*own, *toy.GAME.steps) if steps is None else steps
        super().__init__("orchard", 3, seats, settings, every, "tests")
        self.table = table
        self.first = first

    def set_up(self, setup: Setup, dice: Dice) -> Game:
        game = self.table(setup, dice)
        game.push(self.first(0))
        return game


def setup_of(type: GameType) -> Setup:
    return type.agreed(type.most_seats - 1 or 1, {"apples": 9})


def finished(type: GameType) -> Table:
    """A table at which a game was played to its end."""
    setup = setup_of(type)
    table = Table(setup, [f"seat {n}" for n in range(setup.seats)], SeededDice(0), "seeded 0")
    while not table.game.is_over:
        table.play(table.game.options()[-1])
    return table


def broken(law: Callable[[], object]) -> tuple[str, str]:
    """Which law is broken, and how."""
    with pytest.raises(LawBroken) as caught:
        law()
    message = caught.value.message
    assert message.id == "law-broken"
    return str(message.args["law"]), str(message.args["how"])


def all_laws(type: GameType, every: int = 7) -> None:
    """All laws on one game of the type."""
    check_type(type)
    check_game(setup_of(type), seed=0, every=every)


# Faults of a type


class Minus(PickOrShake):
    """Has less than no options."""

    size: ClassVar[int] = -1


class Namesake(PickApple):
    """Bears another's name."""

    @classmethod
    def name(cls) -> str:
        return "pick-apple"


class Lawless(PickApple):
    """Carries out no rule."""

    rule: ClassVar[str] = ""


class Loose(Setting):
    """A setting of which the test says everything."""

    def __init__(
        self, default: Value = 1, takes: object = 1, rule: str = "O-9", about: object = "integer"
    ) -> None:
        super().__init__("loose", default, rule)
        self.takes = takes
        self.about = about

    def schema(self) -> Data:
        return {"type": self.about}

    def accepts(self, value: object) -> bool:
        return value == self.takes

    def domain(self) -> str:
        return str(self.takes)

    def samples(self) -> list[Value]:
        return [1]


def with_setting(setting: Setting) -> Variant:
    return Variant(settings=(*toy.GAME.settings, setting))


# Faults of a question


def asking(**methods: Callable[..., object]) -> Variant:
    """An orchard whose first question does something in another way."""
    return Variant(first=_derived(PickOrShake, methods))


def sitting(**methods: Callable[..., object]) -> Variant:
    """An orchard whose table does something in another way."""
    return Variant(table=_derived(Orchard, methods))


def _derived(base: Any, methods: dict[str, Callable[..., object]]) -> Any:
    return type("Strange", (base,), dict(methods))


def saying(message: Message) -> Callable[..., Message]:
    return lambda *_: message


def offering(*options: int) -> Callable[..., vec[i64]]:
    return lambda *_: vec[i64](options)


def named(*notations: str) -> Callable[..., str]:
    return lambda _self, _game, option: notations[option]


def curious(question: str, base: Any = PickOrShake) -> Callable[..., object]:
    """A question that plucks an apple, unseen, whenever it is asked."""

    def asked(self: Any, *args: Any) -> object:
        orchard(self if base is Orchard else args[0]).tree += 1
        return getattr(base, question)(self, *args)

    return asked


class Stranger(PickOrShake):
    """Asks somebody who is not there."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat + 9)


class Unhashed(PickOrShake):
    """Is equal to its like, with another hash."""

    hashes: ClassVar[itertools.count[int]] = itertools.count()

    def __eq__(self, other: object) -> bool:
        return super().__eq__(other)

    def __hash__(self) -> int:
        return next(self.hashes)


class Shifting(PickOrShake):
    """Is never made again as it was."""

    def __init__(self, seat: i64) -> None:
        super().__init__((seat + 1) % 3)


# Faults of a table


class Swallower(Orchard):
    """Takes no notice of a wrong answer."""

    def play(self, choice: int | str) -> None:
        try:
            super().play(choice)
        except Refused:
            if self.is_broken or self.is_over:
                raise


class Punisher(Orchard):
    """A wrong answer costs a net."""

    def not_offered(self, wanted: str) -> Refused:
        self.nets[self.seat] -= 1
        return super().not_offered(wanted)


class Mumbler(Orchard):
    """Refuses with what no file can hold."""

    def not_offered(self, wanted: str) -> Refused:
        return Refused("O-1", "orchard-no", {"offered": {"pick", "shake 1"}})


class Plain(Orchard):
    """Its copy is of another class."""

    def copy(self, dice: Dice) -> Orchard:
        other = Orchard(self.setup, dice)
        carry_over(self, other)
        other.tree, other.baskets, other.nets = self.tree, self.baskets[:], self.nets[:]
        return other


class Grower(Orchard):
    """Its copy bears an apple more."""

    def copy(self, dice: Dice) -> Orchard:
        other = super().copy(dice)
        other.tree += 1
        return other


class Gossip(Orchard):
    """Its copy tells the same listener."""

    def copy(self, dice: Dice) -> Orchard:
        other = super().copy(dice)
        other.listener = self.listener
        return other


class Sharer(Orchard):
    """Its copy picks into the same baskets."""

    def copy(self, dice: Dice) -> Orchard:
        other = super().copy(dice)
        other.baskets = self.baskets
        return other


class Clinger(Orchard):
    """Its copy rolls the same dice."""

    def copy(self, dice: Dice) -> Orchard:
        return super().copy(self.dice)


class Moody(Orchard):
    """Every other copy drops the apples it picks."""

    moods: ClassVar[itertools.count[int]] = itertools.count()

    def __init__(self, setup: Setup, dice: Dice) -> None:
        super().__init__(setup, dice)
        self.mood = next(self.moods)

    def harvest(self, seat: int) -> None:
        super().harvest(seat)
        self.baskets[seat] -= self.mood % 2


class Shrugger(Orchard):
    """Does nothing at all when it has broken down."""

    def play(self, choice: int | str) -> None:
        if not self.is_broken:
            super().play(choice)


class Sleeper(Orchard):
    """Gives another reason why it does not go on."""

    def question(self) -> Ask:
        if self.is_broken or self.is_over:
            raise Refused("", "orchard-asleep")
        return super().question()


class Secretive(Orchard):
    """After the first apple each falls into everybody's basket; nobody could know from its state."""

    def __init__(self, setup: Setup, dice: Dice) -> None:
        super().__init__(setup, dice)
        self.rich = False

    def copy(self, dice: Dice) -> Secretive:
        other = super().copy(dice)
        assert isinstance(other, Secretive)
        other.rich = self.rich
        return other

    def harvest(self, seat: int) -> None:
        super().harvest(seat)
        if self.rich:
            self.baskets = [apples + 1 for apples in self.baskets]
        self.rich = True


class Endless(Orchard):
    """Its tree never grows empty."""

    def harvest(self, seat: int) -> None:
        """Nothing is picked."""


class Welcoming(Orchard):
    """Listens politely when all is over."""

    def play(self, choice: int | str) -> None:
        if not self.is_over:
            super().play(choice)


class Crashing(Orchard):
    """Cannot say what lies on the table."""

    def view(self) -> Data:
        raise ZeroDivisionError


class Growing(Orchard):
    """Bears an apple when somebody plays on after the end."""

    def play(self, choice: int | str) -> None:
        if self.is_over:
            self.tree += 1
        super().play(choice)


def told(args: Data) -> Variant:
    """An orchard that tells these arguments of every apple."""

    def harvest(self: Orchard, seat: int) -> None:
        Orchard.harvest(self, seat)
        self.tell("orchard-said", args)

    return sitting(harvest=harvest)


def ending(reason: str, places: list[int]) -> Variant:
    """An orchard that always ends like this."""
    return sitting(finish=lambda self, _: Orchard.finish(self, Outcome(reason, places)))


class Stingy(Variant):
    """Restores a tree with an apple less."""

    def restore(self, game: Game, state: Reader) -> None:
        super().restore(game, state)
        orchard(game).tree -= 1


class BareTrees(Variant):
    """Restores a bare tree with an apple on it."""

    def restore(self, game: Game, state: Reader) -> None:
        super().restore(game, state)
        if orchard(game).tree == 0:
            orchard(game).tree = 1


class Louder(Variant):
    """Tells more at every table after the first."""

    def __init__(self) -> None:
        super().__init__()
        self.tables = 0

    def set_up(self, setup: Setup, dice: Dice) -> Game:
        self.tables += 1
        self.table = Orchard if self.tables == 1 else _Loud
        return super().set_up(setup, dice)


class _Loud(Orchard):
    def harvest(self, seat: int) -> None:
        super().harvest(seat)
        self.tell("orchard-hurrah", {"seat": seat})


FAULTS: list[tuple[str, str, GameType]] = [
    ("numbering", "action 4 comes back as 0", Variant(steps=(PickOrShake, *toy.GAME.steps))),
    ("numbering", "two actions share a number", Variant(steps=(PickOrShake, Minus, *toy.GAME.steps[1:]))),
    ("registry", "two steps share a name", Variant(steps=(*toy.GAME.steps, Namesake))),
    ("registry", "lawless names no rule", Variant(steps=(*toy.GAME.steps, Lawless))),
    ("settings", "is no plain data", with_setting(Loose(about={"integer"}))),
    ("settings", "loose names no rule", with_setting(Loose(rule=""))),
    ("settings", "does not accept its own 2", with_setting(Loose(default=2))),
    ("settings", "does not accept its own 1", with_setting(Loose(default=2, takes=2))),
    *(
        ("questions", "a question has changed", asking(**{question: curious(question)}))
        for question in ("prompt", "options", "label", "notation", "touches")
    ),
    *(
        ("questions", "a question has changed", sitting(**{question: curious(question, Orchard)}))
        for question in ("view", "state", "notations")
    ),
    ("options", "a question without options", sitting(options=lambda _: [])),
    ("options", "options [0, 1, 1]", asking(options=offering(0, 1, 1))),
    ("options", "[0, 4] beyond 4", asking(options=offering(0, 4))),
    ("options", "[-1, 0] beyond 4", asking(options=offering(-1, 0))),
    ("options", "notations ['a', 'b', 'b', 'c']", asking(notation=named("a", "b", "b", "c"))),
    ("options", "'Pick' is not tidy", asking(notation=named("Pick", "b", "c", "d"))),
    ("options", "'a  b' is not tidy", asking(notation=named("a  b", "b", "c", "d"))),
    ("options", "'a|b' is not tidy", asking(notation=named("a|b", "b", "c", "d"))),
    ("options", "ß is not 1", asking(notation=named("ss", "ß", "c", "d"))),
    ("options", "comes through JSON as", asking(label=saying(Message("orchard", {"dice": (1, 2)})))),
    ("options", "is no plain data", asking(label=saying(Message("orchard", {"dice": float("nan")})))),
    ("options", "touches ['tree', '']", asking(touches=lambda *_: ["tree", ""])),
    ("options", "is no plain data", asking(prompt=saying(Message("orchard", {"seats": {0}})))),
    ("options", "seat 9 is asked", Variant(first=Stranger)),
    ("refusals", "-1 was accepted", Variant(Swallower)),
    ("refusals", "refusing -1 changed the position", Variant(Punisher)),
    ("refusals", "is no plain data", Variant(Mumbler)),
    ("copy", "the copy is not equal", Variant(Grower)),
    ("copy", "the copy tells the original's listener", Variant(Gossip)),
    ("copy", "playing the copy has changed the original", Variant(Sharer)),
    ("copy", "two copies have gone apart", Variant(Moody)),
    ("copy", "the copy is a Orchard", Variant(Plain)),
    ("copy", "the copy has other dice than it was given", Variant(Clinger)),
    ("broken", "has gone on", Variant(Shrugger)),
    ("broken", "orchard-asleep", Variant(Sleeper)),
    ("snapshot", "comes through JSON as", sitting(state=lambda self: {**Orchard.state(self), "x": (1,)})),
    ("snapshot", " is not {", Stingy()),
    ("snapshot", "the restored game plays otherwise", Variant(Secretive)),
    ("steps", "Unhashed(seat=0) comes back as Unhashed(seat=0)", Variant(first=Unhashed)),
    ("view", "comes through JSON as", sitting(view=lambda self: {"tree": (self.tree,)})),
    ("record", "the replayed game has another record", Louder()),
    ("events", "has an argument called id", told({"id": 1})),
    ("outcome", "places [1]", ending("orchard-bare", [1])),
    ("outcome", "Outcome('', [1, 2, 2])", ending("", [1, 2, 2])),
    ("outcome", "Outcome('orchard-bare', [2, 2, 2])", ending("orchard-bare", [2, 2, 2])),
    ("outcome", "a game that is over has gone on", Variant(Growing)),
    ("outcome", "0 was accepted after the end", Variant(Welcoming)),
    ("working at all", "ZeroDivisionError", Variant(Crashing)),
]
"""A law, how it is broken, and a game that breaks it in this way."""


# Games that keep the laws


def tries() -> list[tuple[str, Setup, int]]:
    return [
        (id, setup, seed)
        for id in harena.games()
        for setup in setups(harena.game_type(id))
        for seed in (0, 1)
        if seed == 0 or setup.settings.get("goal") != 1000  # one long game of each kind is enough
    ]


@pytest.mark.parametrize("id", harena.games())
def test_an_installed_game_keeps_the_laws_of_its_type(id: str) -> None:
    check_type(harena.game_type(id))


@pytest.mark.parametrize(
    ("setup", "seed"),
    [pytest.param(setup, seed, id=f"{id}-{setup.seats}-{seed}") for id, setup, seed in tries()],
)
def test_an_installed_game_keeps_every_law_under_every_set_up(setup: Setup, seed: int) -> None:
    assert check_game(setup, seed, every=11) > 0


def test_the_orchard_keeps_every_law() -> None:
    assert check(toy.GAME, seeds=2, every=5) > 20


def test_a_variant_without_a_fault_keeps_every_law() -> None:
    all_laws(Variant(table=_derived(Orchard, {}), first=_derived(PickOrShake, {})), every=1)


@pytest.mark.parametrize("place", [1, 2])
def test_who_plays_alone_may_win_and_may_lose(place: int) -> None:
    table = _derived(Orchard, {"finish": lambda self, _: Orchard.finish(self, Outcome("o", [place]))})

    all_laws(Variant(table, seats=(1, 1)))


def test_checking_counts_the_positions_that_were_looked_at() -> None:
    each = [check_game(setup, seed, 5) for setup in setups(toy.GAME) for seed in range(2)]

    assert check(toy.GAME, seeds=2, every=5) == sum(each)
    assert check_game(setup_of(toy.GAME), 0, every=1000) == 1


def test_the_set_ups_try_each_number_of_seats_and_each_value_that_goes_together() -> None:
    found = setups(toy.GAME)
    values = {item for setup in found for item in setup.settings.items()}

    assert {setup.seats for setup in found} == {2, 3, 4}
    assert values >= {("apples", 1), ("apples", 9), ("wasps", True), ("wasps", False)}
    assert values >= {("leaves", "soft"), ("leaves", "stinging")}
    assert not any(s.choice("leaves") == "stinging" and not s.switched_on("wasps") for s in found)


def test_no_set_up_is_tried_twice() -> None:
    for id in harena.games():
        found = [(setup.seats, setup.settings) for setup in setups(harena.game_type(id))]
        assert all(found.count(one) == 1 for one in found)


def test_a_value_that_needs_a_number_of_seats_gets_it() -> None:
    type = harena.game_type("gladiabot")
    found = {item for setup in setups(type) for item in setup.settings.items()}

    assert found >= {(setting.id, value) for setting in type.settings for value in setting.samples()}
    assert {setup.seats for setup in setups(type)} == {2, 4}


def test_rules_are_tried_where_several_options_meet() -> None:
    found = [
        setup
        for setup in setups(harena.game_type("gladiabot"))
        if setup.switched_on("movable") and setup.switched_on("explosive")
    ]

    assert len(found) > 2
    assert len({setup.choice("forces") for setup in found}) > 1


# Games that break them


@pytest.mark.parametrize(
    ("law", "how", "type"), [pytest.param(*fault, id=f"{fault[0]}: {fault[1]}") for fault in FAULTS]
)
def test_a_broken_law_is_caught(law: str, how: str, type: GameType) -> None:
    found, found_how = broken(lambda: all_laws(type, every=1))

    assert found == law
    assert how in found_how


def test_there_is_a_game_that_breaks_each_law() -> None:
    assert len({law for law, _, _ in FAULTS} - {"working at all"}) == len(
        [*TYPE_LAWS, *POSITION_LAWS, *TABLE_LAWS]
    )


def test_checking_a_type_with_all_its_games_catches_a_broken_law_too() -> None:
    assert broken(lambda: check(Variant(Grower)))[0] == "copy"


def test_a_game_without_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "LONGEST", 30)

    assert broken(lambda: all_laws(Variant(Endless))) == ("end", "no end after 30 decisions")


def test_a_copy_of_another_class_is_caught() -> None:
    game = Variant(Plain).new(SeededDice(0), 3, {})

    assert broken(lambda: copy_is_independent(game)) == ("copy", "the copy is a Orchard")


def test_a_copy_that_keeps_the_dice_is_caught() -> None:
    game = Variant(Clinger).new(SeededDice(0), 3, {"apples": 9})

    how = "the copy has other dice than it was given"
    assert broken(lambda: copy_is_independent(game)) == ("copy", how)


def test_a_step_that_is_not_registered_is_caught() -> None:
    game = Variant(steps=toy.GAME.steps[1:]).new(SeededDice(0), 3, {})

    how = "PickOrShake(seat=0) is not in the registry"
    assert broken(lambda: steps_are_registered(game)) == ("steps", how)


def test_a_step_that_comes_back_as_another_is_caught() -> None:
    game = Variant(first=Shifting).new(SeededDice(0), 3, {})

    assert broken(lambda: snapshot_round_trips(game))[0] == "snapshot"
    how = "Shifting(seat=1) comes back as Shifting(seat=2)"
    assert broken(lambda: steps_are_registered(game)) == ("steps", how)


@pytest.mark.parametrize("place", ["agenda", "waiting"])
def test_what_is_to_come_is_looked_at_too(place: str) -> None:
    game = Variant(steps=(PickOrShake, toy.CloseGate)).new(SeededDice(0), 3, {})
    steps_are_registered(game)
    if place == "agenda":
        game.push(PickApple(0))
    else:
        game.trigger(toy.Wasp(0))

    assert broken(lambda: steps_are_registered(game))[0] == "steps"


def test_an_event_that_no_file_can_hold_is_caught() -> None:
    table = finished(told({"seats": (0, 1)}))

    assert broken(lambda: events_are_plain(table))[0] == "events"


def test_an_event_of_the_opening_is_looked_at_too() -> None:
    table = finished(toy.GAME)
    story = Story()
    story.hear(harena.Event("orchard-said", {"id": 1}))
    table.opening.events = story.take()

    assert broken(lambda: events_are_plain(table))[0] == "events"


def test_a_game_that_is_over_for_another_reason_is_caught() -> None:
    assert broken(lambda: game_ends_with_a_ranking(finished(Variant(Sleeper)))) == (
        "outcome",
        "orchard-asleep",
    )


def test_an_end_that_is_restored_otherwise_is_caught() -> None:
    how = "the end does not round-trip"
    assert broken(lambda: game_ends_with_a_ranking(finished(BareTrees()))) == ("outcome", how)


def test_a_broken_law_says_which_and_how() -> None:
    law = LawBroken("copy", "it is not equal")

    assert law.message == Message("law-broken", {"law": "copy", "how": "it is not equal"})
    assert harena.say(law.message) != "law-broken"
