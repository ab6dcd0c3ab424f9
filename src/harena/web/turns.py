"""What a table tells whom: turns, steps, the whole; and what each reader may do now."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from harena.kernel.game import Game
from harena.kernel.message import Refused
from harena.kernel.table import PERSON
from harena.web.live import Live, Past, words
from harena.web.protocol import VERSION, Choice, Mode, Over, Snap, Step, Told, Turn, Undoing, Welcome
from harena.web.seating import CREATOR, OPEN
from harena.web.store import Holder

Seats = tuple[int, ...]
NO_UNDO = Undoing(may=False, label=None, why=None)
BYGONE = Turn(-1, None, "", [], NO_UNDO, None, thinking=False)
"""After a step that others have followed nobody is asked any more."""


def turn_of(live: Live, seats: Seats) -> Turn:
    """Who is asked what, for a reader who holds these seats."""
    game = live.table.game
    undo = undo_of(live, seats)
    outcome = game.outcome
    if outcome is not None:
        over = Over(outcome.reason, list(outcome.places))
        return Turn(-1, None, "", [], undo, over, thinking=False)
    ask = game.question()
    seat = int(game.seat)
    player = live.players[seat]
    choices = choices_of(game) if seat in seats and player == PERSON else []
    prompt = words(ask.prompt(game))
    return Turn(seat, prompt, ask.rule, choices, undo, None, thinking=is_bot(player))


def is_bot(player: str) -> bool:
    return player not in (PERSON, OPEN)


def choices_of(game: Game) -> list[Choice]:
    """The options as a screen shows them."""
    ask = game.question()
    return [
        Choice(ask.notation(game, option), words(ask.label(game, option)), list(ask.touches(game, option)))
        for option in game.offered
    ]


def undo_of(live: Live, seats: Seats) -> Undoing:
    """Whether a reader may take the latest move back."""
    refused = undo_refused(live, seats)
    label = live.labels[-1] if live.labels else None
    if refused is None:
        return Undoing(may=True, label=label, why=None)
    return Undoing(may=False, label=label, why=words(refused.message))


def undo_refused(live: Live, seats: Seats) -> Refused | None:
    """Why a reader may not take the latest move back; None if that is allowed."""
    table = live.table
    if not table.moves:
        return Refused("", "undo-none")
    seat = table.moves[-1].seat
    if seat not in seats or live.players[seat] != PERSON:
        return Refused("", "server-undo-not-yours", {"seat": seat})
    return None if table.may_undo() else Refused("", "undo-blocked")


def step_of(past: Past, turn: Turn) -> Step:
    """A step as it is sent."""
    told = past.told
    return Step(
        s=told.s,
        h=past.hash,
        kind=told.kind,
        seat=told.seat,
        a=told.a,
        events=told.events,
        view=past.view,  # type: ignore[arg-type]  # data that is already written
        turn=turn,
        names=UNSET if past.names is None else past.names,
        players=UNSET if past.players is None else past.players,
    )


def steps_after(live: Live, last: int, seats: Seats) -> list[Step]:
    """The steps a reader has missed. Only the last one asks: what was asked before has been answered."""
    missed = live.story[last + 1 :]
    found = [step_of(past, BYGONE) for past in missed[:-1]]
    return [*found, *(step_of(past, turn_of(live, seats)) for past in missed[-1:])]


def snap_of(live: Live, seats: Seats) -> Snap:
    """The whole table."""
    now = live.story[-1]
    log: list[Told] = [past.told for past in live.story]
    view: msgspec.Raw = now.view
    return Snap(
        s=live.seq,
        h=now.hash,
        view=view,  # type: ignore[arg-type]  # data that is already written
        log=log,
        turn=turn_of(live, seats),
        names=list(live.table.names),
        players=list(live.players),
    )


def why_not_asked(live: Live, seats: Seats) -> Refused | None:
    """Why a reader may not answer now; None if the question is put to one of their seats."""
    game = live.table.game
    if game.is_over:
        return Refused("", "game-over")
    seat = int(game.seat)
    if seat not in seats or live.players[seat] != PERSON:
        return Refused("", "server-not-your-turn", {"seat": seat})
    return None


def welcome_of(live: Live, holder: Holder, epoch: int, mode: Mode, sets: frozenset[str]) -> Welcome:
    """What somebody who comes in is told first; `sets` are the games with a table of their own."""
    setup = live.table.setup
    return Welcome(
        p=VERSION,
        seats=list(holder.seats),
        epoch=epoch,
        mode=mode,
        table=live.id,
        game=setup.type.id,
        names=list(live.table.names),
        players=list(live.players),
        settings=dict(setup.settings),
        creator=holder.kind == CREATOR,
        set=setup.type.id if setup.type.id in sets else None,
    )
