"""The state of a game and the loop that carries it from one question to the next."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from harena.kernel.agenda import Agenda
from harena.kernel.event import Event, Listener
from harena.kernel.message import Data, Refused
from harena.kernel.step import Ask, Step

if TYPE_CHECKING:
    from harena.kernel.dice import Dice
    from harena.kernel.effects import Effect
    from harena.kernel.outcome import Outcome
    from harena.kernel.setup import Setup

NOTHING: Final = vec[i64]()
NOBODY: Final = -1
LARGEST: Final = 1 << 53
"""No number that comes from outside is larger, so none is rounded on its way through JSON."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game in progress: its questions (nouns, no effect) and its verbs (each changes one thing).

    A game adds its own state, and says how to copy it, how to write it down and what a table shows.
    """

    def __init__(self, setup: Setup, dice: Dice) -> None:
        self.setup: Final = setup
        self.dice: Dice = dice
        self.listener: Listener | None = None
        self.agenda: Agenda = Agenda([])
        self.waiting: list[Effect] = []
        self.ask: Ask | None = None
        self.offered: vec[i64] = NOTHING
        self.seat: i64 = NOBODY
        self.outcome: Outcome | None = None
        self.is_over: bool = False
        self.auto: bool = False
        self.is_broken: bool = False
        self.unlisted: bool = False
        """Whether whoever plays finds its answers to open questions without the list of options."""

    # What each game writes for itself

    @abstractmethod
    def copy(self, dice: Dice) -> Game:
        """A game that goes on from here on its own, with these dice; it tells nobody."""

    @abstractmethod
    def state(self) -> Data:
        """All that this game adds to the kernel's part, as plain data that people can read and write."""

    @abstractmethod
    def view(self) -> Data:
        """What lies on the table, as plain data."""

    def sketch(self) -> Data:
        """What a terminal shows of the view; unless a game says otherwise, all of it."""
        return self.view()

    # Questions

    def options(self) -> list[int]:
        """What the seat that is asked may answer."""
        return [int(option) for option in self.offered]

    def question(self) -> Ask:
        """The ask that waits for an answer; refused when the game is over or has broken down."""
        ask = self.ask
        if self.is_broken:
            raise Refused("", "game-broken")
        if ask is None:
            raise Refused("", "game-over" if self.is_over else "game-not-begun")
        return ask

    def notations(self) -> list[str]:
        """The options as people write them, in the order of `options`."""
        ask = self.ask
        return [] if ask is None else [ask.notation(self, option) for option in self.offered]

    # What the table may do

    def begin(self) -> None:
        """Carry out the set-up, as far as the first question."""
        self.is_broken = True
        self.advance()
        self.is_broken = False

    def play(self, choice: int | str) -> None:
        """Answer with an option or its notation; what is not offered is refused and changes nothing."""
        if isinstance(choice, str):
            self.choose(self.option_of(choice))
        elif -LARGEST < choice < LARGEST:
            self.choose(choice)
        else:
            raise self.not_offered(str(choice))

    def choose(self, option: i64) -> None:
        """Answer with an option; what is not offered is refused and changes nothing."""
        ask = self.ask
        if ask is None or self.is_broken:
            ask = self.question()
        for offered in self.offered:
            if offered == option:
                self.is_broken = True  # until this answer has been carried out whole
                ask.answer(self, option)
                self.advance()
                self.is_broken = False
                return
        raise self.not_offered(str(option))

    def choose_known(self, option: i64) -> None:
        """Answer with one of `offered`, taken from there just now: for search, which never errs."""
        ask = self.ask
        assert ask is not None
        ask.answer(self, option)
        self.advance()

    def option_of(self, notation: str) -> i64:
        """The option written like this, whatever its spacing and case; refused when there is none."""
        ask = self.question()
        wanted = " ".join(notation.lower().split())
        for option in self.offered:
            if ask.notation(self, option) == wanted:
                return option
        raise self.not_offered(wanted)

    def not_offered(self, wanted: str) -> Refused:
        """Why an answer is refused: it says too little to tell what is meant, or a rule forbids it, or it
        is not on offer."""
        ask = self.question()
        offered = self.notations()
        meant = [notation for notation in offered if notation.startswith(wanted + " ")]
        if len(meant) > 1:
            return Refused(ask.rule, "answer-ambiguous", {"wanted": wanted, "offered": meant})
        objection = ask.objection(self, wanted)
        if objection is not None:
            return objection
        return Refused(ask.rule, "answer-not-offered", {"wanted": wanted, "offered": meant or offered})

    # What steps do

    def advance(self) -> None:
        """Run what is on the agenda until a seat is asked or the game is over."""
        self.seat = NOBODY
        while self.seat == NOBODY and not self.is_over:
            self.agenda.pop().run(self)

    def put(self, ask: Ask) -> None:
        """Put a question, unless there is nothing to answer; a lone answer may be given at once."""
        options = ask.options(self)
        if len(options) > 1 or (len(options) == 1 and not self.auto):
            self.ask = ask
            self.offered = options
            self.seat = ask.seat
        elif len(options) == 1:
            ask.answer(self, options[0])

    def put_open(self, ask: Ask) -> None:
        """Put a question that has always an answer; where the options are not needed they stay unlisted."""
        if self.unlisted:
            self.ask = ask
            self.offered = NOTHING
            self.seat = ask.seat
        else:
            self.put(ask)

    def push(self, step: Step) -> None:
        """This comes next."""
        self.agenda.push(step)

    def then(self, *steps: Step) -> None:
        """These come next, in the order in which they are read."""
        for step in reversed(steps):
            self.agenda.push(step)

    def trigger(self, effect: Effect) -> None:
        """Let an effect wait until a step settles what happened at the same moment (R-49)."""
        self.waiting = [*self.waiting, effect]  # never changed in place: copies share it

    def finish(self, outcome: Outcome) -> None:
        """The game is over."""
        self.is_over = True
        self.outcome = outcome
        self.ask = None
        self.offered = NOTHING
        if self.listener is not None:
            self.tell("game-ended", {**outcome.plain(), "reason": outcome.message().plain()})

    def tell(self, id: str, args: Data) -> None:
        """Tell whoever listens; callers look first, so that nothing is put together for nobody."""
        listener = self.listener
        if listener is not None:
            listener.hear(Event(id, args))


def carry_over(source: Game, target: Game) -> None:
    """The kernel's part of `copy`: all but dice and listener."""
    target.agenda = source.agenda.copy()
    target.waiting = source.waiting
    target.ask = source.ask
    target.offered = source.offered
    target.seat = source.seat
    target.outcome = source.outcome
    target.is_over = source.is_over
    target.auto = source.auto
    target.is_broken = source.is_broken
