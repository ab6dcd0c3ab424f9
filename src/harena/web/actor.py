"""One table, one task: whatever happens at it happens here, one thing after the other.

Nothing goes round it. It answers and tells only what the store has committed; when anything goes wrong,
it forgets what it had in memory and reads the table anew from the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine

from harena.kernel.message import Data, Refused
from harena.kernel.record import written_record
from harena.kernel.table import PERSON
from harena.web.chain import Entry
from harena.web.deeds import REMEMBERED, Declined, done, why
from harena.web.limits import TAIL, Limits
from harena.web.line import BROKEN, REPLACED, Line
from harena.web.live import Live, loaded
from harena.web.protocol import (
    Act,
    Code,
    Hint,
    Mode,
    No,
    Ok,
    RecordWanted,
    Sync,
    Text,
    Thoughts,
    Undo,
    Why,
    write,
)
from harena.web.seating import OPEN, WATCHER
from harena.web.store import Busy, Conflict, Job, StorageFailed, Store, adding, now_ms
from harena.web.thinkers import Lost, Thinkers
from harena.web.thoughts import chosen_for, hint_task, thoughts_of
from harena.web.turns import is_bot, snap_of, step_of, steps_after, turn_of, welcome_of, why_not_asked

LOG = logging.getLogger("harena.web")
RETRY_SECONDS = 1.0
SUFFIX = ".harena"
MOST_REFUSALS = 1000
"""So many refusals a table remembers."""


class Actor:
    """A table that lives as long as somebody looks at it or a bot has to move."""

    def __init__(
        self, id: str, store: Store, thinkers: Thinkers, limits: Limits, sets: frozenset[str]
    ) -> None:
        self.id = id
        self.store = store
        self.thinkers = thinkers
        self.limits = limits
        self.sets = sets
        self.live: Live | None = None
        self.seated: dict[int, Line] = {}
        """The connection of each token; the newest counts."""
        self.watching: set[Line] = set()
        self.inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue(limits.waiting)
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinking_at = -1
        """The step after which a bot thinks, -1 for none."""

    # The task

    async def run(self) -> None:
        """Do what comes, one job after the other, until there has been nothing for long."""
        while True:
            try:
                async with asyncio.timeout(self.limits.idle_seconds):  # wait_for may swallow a cancellation
                    job = await self.inbox.get()
            except TimeoutError:
                if self.is_idle():
                    return
                continue
            try:
                await job()
            except (StorageFailed, Conflict, Busy):
                self._forget()
            except Exception:
                LOG.exception("table %s is read anew from the store", self.id)
                self._forget()

    def is_idle(self) -> bool:
        return not (self.seated or self.watching or self.tasks or self.inbox.qsize())

    def post(self, job: Callable[[], Awaitable[None]]) -> None:
        """Let something happen at this table when its time comes; Busy if too much is waiting."""
        try:
            self.inbox.put_nowait(job)
        except asyncio.QueueFull:
            raise Busy from None

    async def ask(self, work: Callable[[], Awaitable[None]]) -> None:
        """Let something happen at this table, and wait until it has, or was refused."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                await work()
            except Exception as problem:  # noqa: BLE001  # it is raised where it is waited for
                if not isinstance(problem, Refused):
                    self._forget()
                done.set_exception(problem)
            else:
                done.set_result(None)

        self.post(job)
        await done

    def lines(self) -> list[Line]:
        return [*self.seated.values(), *self.watching]

    def _forget(self) -> None:
        """What is in memory may not be what is stored; everybody is shown the table as it is."""
        self.live = None
        self.thinking_at = -1
        with contextlib.suppress(Busy):
            self.post(self._show_all)

    async def _show_all(self) -> None:
        try:
            live = self._table()
            for line in self.lines():
                line.say(snap_of(live, line.seats))
        except Exception as problem:  # noqa: BLE001  # it would only come again, and again at once
            self.live = None
            for line in self.lines():
                self._turn_away(line, problem)

    def _turn_away(self, line: Line, problem: Exception) -> None:
        """The table cannot be read: whoever looks at it is told so, and may look in again."""
        if isinstance(problem, Refused):
            refused = problem
        else:
            LOG.error("table %s cannot be read", self.id, exc_info=problem)
            refused = Refused("", "server-broke-down")
        line.say(No("", "storage", -1, why(refused)))
        line.close(BROKEN)

    def _table(self) -> Live:
        """The table, read from the store if need be; a bot whose turn it is begins to think."""
        if self.live is None:
            self.live = loaded(self.store, self.id)
            self._wake()
        return self.live

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Coming and going

    async def join(self, line: Line, last: int, epoch: int) -> None:
        """Somebody connects, perhaps again: they get what they have missed."""
        if line.code:
            return
        try:
            live = self._table()
        except Exception as problem:  # noqa: BLE001  # it is told
            self._turn_away(line, problem)
            return
        if line.holder.kind == WATCHER:
            self.watching.add(line)
        else:
            older = self.seated.get(line.holder.number)
            if older is not None:
                older.close(REPLACED)
            self.seated[line.holder.number] = line
        self._welcome(live, line, last, epoch)

    def _welcome(self, live: Live, line: Line, last: int, epoch: int) -> None:
        row = self.store.game(self.id)
        assert row is not None
        tail = epoch == row.epoch and self._has_tail(live, last)
        mode: Mode = "tail" if tail else "snap"
        line.say(welcome_of(live, line.holder, row.epoch, mode, self.sets))
        self._catch_up(live, line, last if tail else -1)

    def _has_tail(self, live: Live, last: int) -> bool:
        return 0 <= last <= live.seq and live.seq - last <= TAIL

    def _catch_up(self, live: Live, line: Line, last: int) -> None:
        if not self._has_tail(live, last):
            line.say(snap_of(live, line.seats))
            return
        for step in steps_after(live, last, line.seats):
            line.say(step)

    def leave(self, line: Line) -> None:
        """A connection has ended."""
        self.watching.discard(line)
        if self.seated.get(line.holder.number) is line:
            del self.seated[line.holder.number]

    # Hearing

    async def hear(self, line: Line, message: Act | Undo) -> None:
        """Carry out an act or undo, and give it exactly one answer."""
        try:
            await self._try(line, message)
        except Declined as declined:
            self._refuse(line, message, declined.code, declined.why)
        except (StorageFailed, Busy) as problem:
            self._forget()
            busy = isinstance(problem, Busy)
            refused = Refused("", "server-busy" if busy else "server-storage")
            self._refuse(line, message, "busy" if busy else "storage", refused)
        except Conflict:
            self._forget()
            self._refuse(line, message, "stale", Refused("", "server-stale"))
        except Exception:
            LOG.exception("table %s broke down over %r", self.id, message)
            self._forget()
            self._refuse(line, message, "illegal", Refused("", "server-broke-down"))

    async def _try(self, line: Line, message: Act | Undo) -> None:
        live = self._table()
        if self.seated.get(line.holder.number) is not line:
            raise Declined("unauthorised", Refused("", "server-only-watching"))
        attempt = (line.holder.number, message.k)
        given = live.answers.get(attempt, live.refusals.get(attempt))
        if given is not None:
            line.say_written(write(Ok(message.k, given)) if isinstance(given, int) else given)
            return
        entry = done(live, line.holder, message)
        await self._keep(entry, lambda: line.say(Ok(message.k, entry.seq)))

    def _refuse(self, line: Line, message: Act | Undo, code: Code, refused: Refused) -> None:
        live = self.live
        no = No(message.k, code, -1 if live is None else live.seq, why(refused))
        if code in REMEMBERED and live is not None:
            self._remember(live, line.holder.number, no)
        line.say(no)

    def _remember(self, live: Live, holder: int, no: No) -> None:
        """Keep a refusal for the same attempt; of many the oldest go, and would be judged anew."""
        text = write(no)
        values = (self.id, holder, no.k, text, now_ms())
        job: Job = [("INSERT OR IGNORE INTO refused VALUES (?, ?, ?, ?, ?)", values)]
        live.refusals[holder, no.k] = text
        while len(live.refusals) > MOST_REFUSALS:
            oldest = next(iter(live.refusals))
            del live.refusals[oldest]
            job.append(("DELETE FROM refused WHERE game = ? AND holder = ? AND key = ?", (self.id, *oldest)))
        with contextlib.suppress(Busy):  # then, after a restart, it is judged anew
            self.store.note(job)

    # Keeping and telling

    async def _keep(
        self, entry: Entry, answer: Callable[[], None] | None = None, more: Job | None = None
    ) -> None:
        """Commit an event; then, and not before, answer whoever did it and tell everybody."""
        await self.store.submit([*(more or []), *adding(self.id, entry)])
        if answer is not None:
            answer()
        try:
            self._tell()
            self._wake()
        except Exception:
            LOG.exception("table %s could not be shown", self.id)  # it is stored, and has been answered
            self._forget()

    def _tell(self) -> None:
        """Send the latest step to everybody, each with what they may do."""
        live = self.live
        assert live is not None
        written: dict[tuple[int, ...], bytes] = {}
        for line in self.lines():
            if line.seats not in written:
                written[line.seats] = write(step_of(live.story[-1], turn_of(live, line.seats)))
            line.say_written(written[line.seats])

    async def sync(self, line: Line, message: Sync) -> None:
        """Somebody doubts whether they have seen everything."""
        live = self._table()
        self._catch_up(live, line, message.last)

    async def record(self, line: Line, message: RecordWanted) -> None:
        table = self._table().table
        line.say(Text(message.k, f"{self.id}{SUFFIX}", written_record(table)))

    # Sitting down

    async def sit(self, seat: int, name: str, player: str, more: Job) -> None:
        """Somebody takes a seat that was open; Refused if it no longer is."""
        self.check_open(seat)
        live = self._table()
        id = "server-joined" if player == PERSON else "server-bot-sits"
        said: Data = {"id": id, "args": {"seat": seat, "bot": player}}
        entry = live.seat(seat, name, player, said)
        await self._keep(entry, None, more)

    def check_open(self, seat: int) -> None:
        """Refuse a seat where somebody sits already."""
        players = self._table().players
        if not (seat < len(players) and players[seat] == OPEN):
            raise Refused("", "server-seat-taken")

    def names(self) -> list[str]:
        """Who sits at the table."""
        return list(self._table().table.names)

    # Bots

    def _wake(self) -> None:
        """Let a bot think if one is asked."""
        live = self.live
        assert live is not None
        game = live.table.game
        if game.is_over or not is_bot(live.players[int(game.seat)]) or self.thinking_at == live.moved:
            return
        self.thinking_at = live.moved
        self._spawn(self._think(live, live.moved))

    async def _think(self, live: Live, moved: int) -> None:
        notation, said = await chosen_for(self.thinkers, live, self.limits)
        while True:
            try:
                self.post(lambda: self._bot_plays(live, moved, notation, said))
            except Busy:
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return

    async def _bot_plays(self, thought_of: Live, moved: int, notation: str, said: list[Data]) -> None:
        """Play what a bot has found, unless the table is no longer what it thought about."""
        live = self._table()
        if live is not thought_of or live.moved != moved:
            return  # when it is a bot's turn again, it thinks again
        try:
            await self._keep(live.move(notation, -1, None, said))
        except Exception as problem:
            if not isinstance(problem, (StorageFailed, Conflict, Busy)):
                LOG.exception("table %s broke down over a bot's %r", self.id, notation)
            self._forget()  # the bot thinks again, but not at once
            await asyncio.sleep(RETRY_SECONDS)

    # Hints

    async def hint(self, line: Line, message: Hint) -> None:
        """Let a bot think for a person who is asked."""
        live = self._table()
        refused = why_not_asked(live, line.seats)
        if refused is not None:
            code: Code = "over" if live.table.game.is_over else "not_your_turn"
            line.say(No(message.k, code, live.seq, why(refused)))
            return
        line.hinting = message.k
        self._spawn(self._hint(line, message.k, live, live.moved))

    async def _hint(self, line: Line, key: str, live: Live, moved: int) -> None:
        try:
            seconds = self.limits.hint_seconds + self.limits.grace_seconds
            answer = await self.thinkers.ask(hint_task(live, self.limits.hint_seconds), seconds)
            if live.moved == moved:
                line.say(Thoughts(key, thoughts_of(live, answer)))
            else:
                line.say(No(key, "stale", live.seq, Why("", "server-stale", {})))
        except Exception as problem:  # noqa: BLE001  # whatever a bot does, it is answered
            if not isinstance(problem, Lost):
                LOG.warning("table %s: a hint came to nothing: %r", self.id, problem)
            line.say(No(key, "busy", live.seq, Why("", "server-hint-lost", {})))
        finally:
            line.hinting = ""

    async def end(self) -> None:
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
