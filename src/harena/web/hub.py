"""All tables of a server: opens them, finds them, seats people at them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from importlib.metadata import version
from secrets import token_bytes

from harena.bots.named import check_bot
from harena.games import game_type
from harena.kernel.message import Refused
from harena.kernel.table import PERSON
from harena.web.actor import Actor
from harena.web.dice import secret_from
from harena.web.limits import Limits
from harena.web.live import Live
from harena.web.protocol import Exchange, Invite, InviteWish, Opened, Replace, Seated, TableWish
from harena.web.seating import (
    CREATOR,
    GUEST,
    WATCHER,
    hashed,
    named,
    new_id,
    new_secret,
    opening,
    seated,
)
from harena.web.store import Conflict, Holder, Job, Statement, Store, adding, now_ms
from harena.web.thinkers import Thinkers

INVITE_MS = 24 * 3600 * 1000
"""An invite that nobody has used by then is no longer good."""
TRIES = 20


class Hub:
    """Finds the actor of a table, and starts one where there is none."""

    def __init__(self, store: Store, thinkers: Thinkers, limits: Limits, sets: Iterable[str]) -> None:
        self.store = store
        self.thinkers = thinkers
        self.limits = limits
        self.sets = frozenset(sets)
        self.actors: dict[str, Actor] = {}
        self.running: dict[str, asyncio.Task[None]] = {}

    def actor(self, id: str) -> Actor | None:
        """The table of this name; None if there is none."""
        found = self.actors.get(id)
        if found is None and self.store.game(id) is not None:
            found = Actor(id, self.store, self.thinkers, self.limits, self.sets)
            self.actors[id] = found
            self.running[id] = asyncio.get_running_loop().create_task(self._run(found))
        return found

    async def _run(self, actor: Actor) -> None:
        try:
            await actor.run()
        finally:
            self.actors.pop(actor.id, None)
            self.running.pop(actor.id, None)

    async def end(self) -> None:
        """Let all tables finish what they are doing."""
        for actor in [*self.actors.values()]:
            await actor.end()
        running = [*self.running.values()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self.thinkers.end()

    # New tables

    async def open(self, wish: TableWish) -> Opened:
        """Open a table; refused where the wish cannot be granted."""
        type = game_type(wish.game)
        names, players = seated(wish, type)
        setup = type.agreed(len(names), wish.settings)
        secret = token_bytes(32) if wish.seed is None else secret_from(wish.seed)
        data = opening(type, dict(setup.settings), names, players)
        for round in range(TRIES):
            live = Live(new_id(round), secret)
            entry = live.open(data)
            game = (
                "INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, 0)",
                (live.id, type.id, type.version, version("harena"), now_ms(), 0, entry.hash),
            )
            kept: Statement = ("INSERT INTO secret VALUES (?, 'dice', ?)", (live.id, secret))
            granted, opened = _granted(live.id, wish)
            try:
                await self.store.submit([game, kept, *granted, *adding(live.id, entry)])
            except Conflict:
                continue  # that name is taken
            return opened
        raise Refused("", "server-no-name")

    # Tokens and invites

    def holder(self, id: str, token: str) -> Holder | None:
        """Who comes with this token."""
        return self.store.holder(id, hashed(token))

    async def exchange(self, wish: Exchange) -> Seated:
        """An invite for a token; it works once."""
        hash = hashed(wish.invite)
        seat = self.store.invited(wish.table, hash, now_ms() - INVITE_MS)
        if seat is None:
            raise Refused("", "server-invite-spent")
        actor = self._table(wish.table)
        token = new_secret()
        name = named(wish.name, actor.names())

        async def sit() -> None:
            if self.store.invited(wish.table, hash, now_ms() - INVITE_MS) is None:
                raise Refused("", "server-invite-spent")
            number = self.store.holders(wish.table)
            used: Statement = (
                "UPDATE invite SET used_ms = ? WHERE game = ? AND seat = ?",
                (now_ms(), wish.table, seat),
            )
            await actor.sit(seat, name, PERSON, [used, _token(wish.table, number, token, [seat], GUEST)])

        await actor.ask(sit)
        return Seated(token, [seat])

    async def replace(self, id: str, wish: Replace) -> None:
        """A bot sits down where nobody has come."""
        actor = self._opened_by(id, wish.token)
        row = self.store.game(id)
        assert row is not None
        check_bot(wish.bot, game_type(row.rules))
        used: Statement = (
            "UPDATE invite SET used_ms = ? WHERE game = ? AND seat = ?",
            (now_ms(), id, wish.seat),
        )
        await actor.ask(lambda: actor.sit(wish.seat, named("", actor.names()), wish.bot, [used]))

    async def invite(self, id: str, wish: InviteWish) -> Invite:
        """A new invite; those made before for this seat are no longer good."""
        actor = self._opened_by(id, wish.token)
        statements, invite = _invite(id, wish.seat)

        async def write() -> None:
            actor.check_open(wish.seat)
            spent: Statement = ("DELETE FROM invite WHERE game = ? AND seat = ?", (id, wish.seat))
            await self.store.submit([spent, *statements])

        await actor.ask(write)
        return invite

    def _table(self, id: str) -> Actor:
        actor = self.actor(id)
        if actor is None:
            raise Refused("", "server-table-unknown", {"table": id})
        return actor

    def _opened_by(self, id: str, token: str) -> Actor:
        holder = self.holder(id, token)
        if holder is None or holder.kind != CREATOR:
            raise Refused("", "server-not-creator")
        return self._table(id)


def _granted(id: str, wish: TableWish) -> tuple[Job, Opened]:
    """The tokens and invites of a new table."""
    own = [seat for seat, wished in enumerate(wish.seats) if wished.kind in ("me", "same")]
    token = new_secret()
    job: Job = [_token(id, 0, token, own, CREATOR)]
    invites = []
    for seat, wished in enumerate(wish.seats):
        if wished.kind == "link":
            statements, invite = _invite(id, seat)
            job += statements
            invites.append(invite)
    watch = None
    if wish.spectators:
        seen = new_secret()
        job.append(_token(id, 1, seen, [], WATCHER))
        watch = f"/t/{id}#w={seen}"
    return job, Opened(id, token, own, invites, watch)


def _token(id: str, number: int, token: str, seats: list[int], kind: str) -> Statement:
    return ("INSERT INTO token VALUES (?, ?, ?, ?, ?)", (id, number, hashed(token), json.dumps(seats), kind))


def _invite(id: str, seat: int) -> tuple[Job, Invite]:
    secret = new_secret()
    values = (id, hashed(secret), seat, now_ms())
    return [("INSERT INTO invite VALUES (?, ?, ?, ?, NULL)", values)], Invite(seat, f"/t/{id}#i={secret}")
