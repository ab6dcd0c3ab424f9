"""The laws that every game obeys. `check` plays a game at random and tries each law on the way."""

from __future__ import annotations

import json
from collections.abc import Callable

from mypy_extensions import i64

from harena.kernel.dice import Dice, SeededDice
from harena.kernel.event import Event
from harena.kernel.game import LARGEST, Game
from harena.kernel.gametype import GameType
from harena.kernel.message import Data, Message, Refused
from harena.kernel.numbering import Numbering
from harena.kernel.plain import Reader
from harena.kernel.record import read_record, written_record
from harena.kernel.replay import replayed
from harena.kernel.settings import Value
from harena.kernel.setup import Setup
from harena.kernel.snapshot import game_at, position_of, read_step, snapshot_of, written
from harena.kernel.table import Table

LONGEST = 100_000
"""No game played at random takes more decisions."""
MIXED = 12
"""So many set-ups mix the values of all settings: rules break where two options meet."""


class LawBroken(Exception):
    """A game breaks a law: which one, and how."""

    def __init__(self, law: str, how: str) -> None:
        super().__init__(law, how)
        self.message = Message("law-broken", {"law": law, "how": how})


class BrokenDice(Dice):
    """Dice that fall off the table: the first roll fails."""

    def roll(self, sides: i64) -> i64:
        raise ZeroDivisionError("the die fell off the table")


def demand(law: str, kept: bool, how: str) -> None:
    if not kept:
        raise LawBroken(law, how)


# Laws of a game type


def numbering_is_a_bijection(type: GameType) -> None:
    law = "numbering"
    numbering = Numbering(type)
    for number in range(numbering.size):
        back = numbering.number(*numbering.meaning(number))
        demand(law, back == number, f"action {number} comes back as {back}")
    pairs = {(a, o): numbering.number(a, o) for a in type.asks() for o in range(a.size)}
    demand(law, len(set(pairs.values())) == len(pairs) == numbering.size, "two actions share a number")


def registry_is_complete(type: GameType) -> None:
    law = "registry"
    names = [step.name() for step in type.steps]
    demand(law, len(set(names)) == len(names), f"two steps share a name: {names}")
    for step in type.steps:
        demand(law, bool(step.rule), f"{step.name()} names no rule")


def settings_are_described(type: GameType) -> None:
    law = "settings"
    _plain(law, type.schema())
    for setting in type.settings:
        demand(law, bool(setting.rule), f"{setting.id} names no rule")
        for value in (setting.default, *setting.samples()):
            demand(law, setting.accepts(value), f"{setting.id} does not accept its own {value!r}")


TYPE_LAWS: tuple[Callable[[GameType], None], ...] = (
    numbering_is_a_bijection,
    registry_is_complete,
    settings_are_described,
)


# Laws of a position


def asking_changes_nothing(game: Game) -> None:
    before = snapshot_of(game)
    _ask_everything(game)
    demand("questions", snapshot_of(game) == before, "a question has changed the position")


def options_agree(game: Game) -> None:
    """Options are distinct and within the ask's size; notation, label and touches are of use."""
    law = "options"
    ask = game.question()
    options = game.options()
    demand(law, bool(options), "a question without options")
    demand(law, len(set(options)) == len(options), f"options {options}")
    demand(law, all(0 <= option < ask.size for option in options), f"{options} beyond {ask.size}")
    notations = game.notations()
    demand(law, len(set(notations)) == len(notations), f"notations {notations}")
    for option, notation in zip(options, notations, strict=True):
        tidy = " ".join(notation.lower().split())
        demand(law, tidy == notation and "|" not in tidy, f"notation {notation!r} is not tidy")
        demand(law, game.option_of(f" {notation.upper()} ") == option, f"{notation} is not {option}")
        label = ask.label(game, option)
        _plain(law, label.plain())
        touches = ask.touches(game, option)
        demand(law, "" not in touches, f"touches {touches}")
    _plain(law, ask.prompt(game).plain())
    demand(law, 0 <= game.seat < game.setup.seats, f"seat {game.seat} is asked")


def illegal_answers_change_nothing(game: Game) -> None:
    before = snapshot_of(game)
    beyond = game.question().size
    wrong: list[int | str] = [
        -1,
        beyond,
        beyond + 7,
        LARGEST,
        -LARGEST,
        1 << 80,
        "",
        "no such thing",
    ]
    for answer in wrong:
        try:
            game.play(answer)
        except Refused as refused:
            _plain("refusals", refused.plain())
        else:
            raise LawBroken("refusals", f"{answer!r} was accepted")
        demand("refusals", snapshot_of(game) == before, f"refusing {answer!r} changed the position")


def copy_is_independent(game: Game) -> None:
    """A copy played on, with other dice, moves neither the original nor the original's dice."""
    law = "copy"
    before = snapshot_of(game)
    dice = game.dice
    assert isinstance(dice, SeededDice)
    state = dice.state
    copy = faithful_copy(game, SeededDice(99))
    demand(law, copy.listener is None, "the copy tells the original's listener")
    _play_some(copy, SeededDice(5), 12)
    demand(law, snapshot_of(game) == before, "playing the copy has changed the original")
    demand(law, dice.state == state, "playing the copy has rolled the original's dice")
    twins = [game.copy(SeededDice(7)), game.copy(SeededDice(7))]
    for twin in twins:
        _play_some(twin, SeededDice(5), 12)
    demand(law, snapshot_of(twins[0]) == snapshot_of(twins[1]), "two copies have gone apart")


def broken_game_is_dead(game: Game) -> None:
    """A play that fails half-way cannot be continued."""
    for option in game.options():
        copy = game.copy(BrokenDice())
        try:
            copy.play(option)
        except ZeroDivisionError:
            _demand_dead(copy, option)


def _demand_dead(game: Game, option: int) -> None:
    for answer in (option, "anything"):
        try:
            game.play(answer)
        except Refused as refused:
            demand("broken", refused.message.id == "game-broken", refused.message.id)
        else:
            raise LawBroken("broken", "a game that failed half-way has gone on")


def snapshot_round_trips(game: Game) -> None:
    law = "snapshot"
    snapshot = snapshot_of(game)
    _plain(law, snapshot)
    position = json.loads(json.dumps(position_of(game)))
    back = game_at(game.setup, position, SeededDice(3))
    demand(law, snapshot_of(back) == snapshot, f"{snapshot_of(back)} is not {snapshot}")
    twins = [game.copy(SeededDice(3)), back]
    for twin in twins:
        _play_some(twin, SeededDice(5), 12)
    demand(law, snapshot_of(twins[0]) == snapshot_of(twins[1]), "the restored game plays otherwise")


def steps_are_registered(game: Game) -> None:
    law = "steps"
    for step in [*game.agenda.steps(), *game.waiting, game.question()]:
        demand(law, type(step) in game.setup.type.steps, f"{step!r} is not in the registry")
        data = json.loads(json.dumps(written(step)))
        back = read_step(game.setup.type, Reader(data))
        demand(law, back == step and hash(back) == hash(step), f"{step!r} comes back as {back!r}")


def view_is_plain(game: Game) -> None:
    _plain("view", game.view())


POSITION_LAWS: tuple[Callable[[Game], None], ...] = (
    asking_changes_nothing,
    options_agree,
    illegal_answers_change_nothing,
    copy_is_independent,
    broken_game_is_dead,
    steps_are_registered,
    snapshot_round_trips,
    view_is_plain,
)


# Laws of a whole game


def record_round_trips(table: Table) -> None:
    law = "record"
    text = written_record(table)
    back = replayed(read_record(text), table.setup.type)
    demand(law, written_record(back) == text, "the replayed game has another record")


def events_are_plain(table: Table) -> None:
    for move in [table.opening, *table.moves]:
        for event in move.events:
            _plain_event(event)


def game_ends_with_a_ranking(table: Table) -> None:
    law = "outcome"
    outcome = table.game.outcome
    assert outcome is not None
    demand(law, len(outcome.places) == table.setup.seats, f"places {outcome.places}")
    best = 1 if table.setup.seats > 1 else min(outcome.places)
    demand(law, bool(outcome.reason) and min(outcome.places) == best, f"{outcome}")
    after = position_of(table.game)
    for answer in (0, "anything"):
        try:
            table.game.play(answer)
        except Refused as refused:
            demand(law, refused.message.id == "game-over", refused.message.id)
        else:
            raise LawBroken(law, f"{answer!r} was accepted after the end")
    demand(law, position_of(table.game) == after, "a game that is over has gone on")
    back = game_at(table.setup, after, SeededDice(0))
    demand(law, position_of(back) == after, "the end does not round-trip")


TABLE_LAWS: tuple[Callable[[Table], None], ...] = (
    events_are_plain,
    record_round_trips,
    game_ends_with_a_ranking,
)


# How they are tried


def check(type: GameType, seeds: int = 3, every: int = 7) -> int:
    """Try all laws on a game type; how many positions were looked at. Raises `LawBroken`."""
    check_type(type)
    looked_at = 0
    for setup in setups(type):
        for seed in range(seeds):
            looked_at += check_game(setup, seed, every)
    return looked_at


def check_type(type: GameType) -> None:
    """Try the laws that need no game in progress."""
    for law in TYPE_LAWS:
        law(type)


def check_game(setup: Setup, seed: int, every: int = 7) -> int:
    """Play one game at random and try the laws of positions at every so manieth one."""
    try:
        return _check_game(setup, seed, every)
    except LawBroken:
        raise
    except Exception as problem:
        raise LawBroken("working at all", f"{type(problem).__name__}: {problem}") from problem


def _check_game(setup: Setup, seed: int, every: int) -> int:
    dice = SeededDice(seed)
    chooser = SeededDice(seed + 1)
    table = Table(setup, [f"seat {n}" for n in range(setup.seats)], dice, f"seeded {seed}")
    looked_at = 0
    while not table.game.is_over:
        if len(table.moves) % every == 0:
            looked_at += 1
            game = faithful_copy(table.game, dice)
            for position_law in POSITION_LAWS:
                position_law(game)
        demand("end", len(table.moves) < LONGEST, f"no end after {LONGEST} decisions")
        options = table.game.options()
        table.play(options[chooser.roll(len(options))])
    for table_law in TABLE_LAWS:
        table_law(table)
    return looked_at


def faithful_copy(game: Game, dice: Dice) -> Game:
    """A copy to try the laws on; it must be the same game at the same point, with the dice given."""
    copy = game.copy(dice)
    demand("copy", type(copy) is type(game), f"the copy is a {type(copy).__name__}")
    demand("copy", copy.dice is dice, "the copy has other dice than it was given")
    demand("copy", snapshot_of(copy) == snapshot_of(game), "the copy is not equal to the original")
    return copy


def setups(type: GameType) -> list[Setup]:
    """Set-ups that between them try each number of seats, each value of each setting, and mixtures."""
    wishes: list[dict[str, Value]] = [{}]
    for setting in type.settings:
        wishes += [{setting.id: value} for value in setting.samples()]
    wishes += _extremes(type)
    chance = SeededDice(1)
    wishes += [_mixed(type, chance) for _ in range(MIXED if len(type.settings) > 1 else 0)]
    seats = [*range(type.least_seats, type.most_seats + 1)]
    found = [_agreed(type, [n], {}) for n in seats]
    for nth, wish in enumerate(wishes):
        first = nth % len(seats)
        found.append(_agreed(type, seats[first:] + seats[:first], wish))
    once = {f"{setup.seats} {setup.settings}": setup for setup in found if setup is not None}
    return [*once.values()]


def _extremes(type: GameType) -> list[dict[str, Value]]:
    """All settings together at their first values, and all at their last."""
    samples = [(setting.id, setting.samples()) for setting in type.settings]
    return [{id: values[0] for id, values in samples}, {id: values[-1] for id, values in samples}]


def _mixed(type: GameType, chance: SeededDice) -> dict[str, Value]:
    """A value of each setting by chance."""
    samples = [(setting.id, setting.samples()) for setting in type.settings]
    return {id: values[chance.roll(len(values))] for id, values in samples}


def _agreed(type: GameType, seats: list[int], wish: dict[str, Value]) -> Setup | None:
    """The set-up for the first of these numbers of seats for which the settings go together, if any."""
    for number in seats:
        try:
            return type.agreed(number, wish)
        except Refused:
            continue
    return None


def _play_some(game: Game, chooser: SeededDice, decisions: int) -> None:
    while decisions > 0 and not game.is_over:
        options = game.options()
        game.play(options[chooser.roll(len(options))])
        decisions -= 1


def _ask_everything(game: Game) -> None:
    ask = game.question()
    game.view()
    game.state()
    game.notations()
    ask.prompt(game)
    ask.options(game)
    for option in game.options():
        ask.label(game, option)
        ask.touches(game, option)


def _plain(law: str, data: object) -> None:
    """Refuse what does not come through JSON as it was."""
    try:
        back = json.loads(json.dumps(data, allow_nan=False))
    except (TypeError, ValueError) as problem:
        raise LawBroken(law, f"{data!r} is no plain data: {problem}") from None
    demand(law, back == data, f"{data!r} comes through JSON as {back!r}")


def _plain_event(event: Event) -> None:
    data: Data = event.plain()
    _plain("events", data)
    demand("events", "id" not in event.args, f"{event!r} has an argument called id")
