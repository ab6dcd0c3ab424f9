"""Whether a deed may be done at a table, and why not."""

from __future__ import annotations

import msgspec

from harena.kernel.message import Refused
from harena.web.chain import Entry
from harena.web.live import Live
from harena.web.protocol import Act, Code, Undo, Why
from harena.web.store import Holder
from harena.web.turns import undo_refused, why_not_asked

REMEMBERED = ("illegal", "stale", "not_your_turn", "over")
"""Refusals that stay what they are if the same attempt comes again."""


class Declined(Exception):
    """An attempt is refused with a code."""

    def __init__(self, code: Code, why: Refused) -> None:
        super().__init__(code)
        self.code = code
        self.why = why


def done(live: Live, holder: Holder, deed: Act | Undo) -> Entry:
    """The event that a deed becomes; declined if it may not be done, and then nothing has changed."""
    if not live.moved <= deed.b <= live.seq:
        raise Declined("stale", Refused("", "server-stale"))
    refused = _refused(live, holder, deed)
    if refused is not None:
        raise Declined(*refused)
    try:
        if isinstance(deed, Act):
            return live.move(deed.a, holder.number, deed.k, [])
        return live.undo(holder.number, deed.k)
    except Refused as illegal:
        raise Declined("illegal", illegal) from illegal


def _refused(live: Live, holder: Holder, deed: Act | Undo) -> tuple[Code, Refused] | None:
    if isinstance(deed, Undo):
        refused = undo_refused(live, holder.seats)
        return None if refused is None else ("illegal", refused)
    refused = why_not_asked(live, holder.seats)
    if refused is None:
        return None
    return ("over" if live.table.game.is_over else "not_your_turn"), refused


def why(refused: Refused) -> Why:
    return msgspec.convert(refused.plain(), Why)
