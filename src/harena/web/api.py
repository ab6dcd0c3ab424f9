"""Requests: games, new tables, invites, words, QR codes, health."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Awaitable, Callable
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from harena.bots.named import check_bot
from harena.games import game_type, ids
from harena.kernel.gametype import GameType
from harena.kernel.message import Data, Refused
from harena.locale.speaker import LANGUAGES
from harena.web.hub import Hub
from harena.web.limits import Addresses, Limits
from harena.web.protocol import Done, Exchange, InviteWish, Replace, TableWish, write
from harena.web.store import Busy, Conflict, StorageFailed
from harena.web.words import COMMON, book

BOTS = ("random", "greedy", "flat", "tree")
JSON = "application/json"
LONGEST_QR = 300
MOST_REPORTS = 100
LONGEST_REPORT = 4096
Wish = TypeVar("Wish")
Answer = Awaitable[msgspec.Struct]


class Api:
    """Answers requests of pages and of whoever asks after the server's health."""

    def __init__(self, hub: Hub, limits: Limits) -> None:
        self.hub = hub
        self.limits = limits
        self.tables = Addresses(limits.tables)
        self.failures = Addresses(limits.failures)
        self.csp_reports: list[bytes] = []

    # Games and words

    async def games(self, request: Request) -> Response:
        return _json({"games": [self._game(type) for type in _types()]})

    def _game(self, type: GameType) -> Data:
        return {
            "id": type.id,
            "version": type.version,
            "seats": [type.least_seats, type.most_seats],
            "schema": type.schema(),
            "bots": [bot for bot in BOTS if _can_play(bot, type)],
            "set": type.id if type.id in self.hub.sets else None,
        }

    async def words(self, request: Request) -> Response:
        language, game = request.path_params["language"], request.path_params["game"]
        if language not in LANGUAGES or game not in (*ids(), COMMON):
            return _refused(Refused("", "server-nothing-here"), 404)
        found = book(language, game)
        headers = {"ETag": found.mark, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == found.mark:
            return Response(None, 304, headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(
                found.squeezed, 200, {**headers, "Content-Encoding": "gzip"}, "text/plain; charset=utf-8"
            )
        return Response(found.plain, 200, headers, "text/plain; charset=utf-8")

    async def qr(self, request: Request) -> Response:
        """A QR code of an address of this server, and of no other. It is sent as a body: an invite is a
        secret, and addresses are written down in many places."""
        try:
            text = (await self._body(request)).decode()
            own = len(text) <= LONGEST_QR and urlsplit(text).netloc == request.headers.get("host")
        except (Unfit, ValueError):
            own = False
        if not own:
            return _refused(Refused("", "server-qr-own"), 422)
        picture = io.BytesIO()
        segno.make(text, error="m").save(picture, kind="svg", border=2, scale=8, xmldecl=False)
        return Response(picture.getvalue(), 200, {"Cache-Control": "no-store"}, "image/svg+xml")

    # Tables

    async def open(self, request: Request) -> Response:
        if not self.tables.take(address_of(request)):
            return _refused(Refused("", "server-rate"), 429)
        return await self._granted(request, TableWish, self.hub.open, 201)

    async def exchange(self, request: Request) -> Response:
        if not self.failures.take(address_of(request)):
            return _refused(Refused("", "server-rate"), 429)
        return await self._granted(request, Exchange, self.hub.exchange)

    async def replace(self, request: Request) -> Response:
        async def work(wish: Replace) -> Done:
            await self.hub.replace(request.path_params["id"], wish)
            return Done()

        return await self._granted(request, Replace, work)

    async def invite(self, request: Request) -> Response:
        return await self._granted(
            request, InviteWish, lambda wish: self.hub.invite(request.path_params["id"], wish)
        )

    async def _granted(
        self, request: Request, kind: type[Wish], work: Callable[[Wish], Answer], status: int = 200
    ) -> Response:
        """Read what is wished for and do it; whatever is wrong is one message."""
        try:
            return _json(await work(await self._read(request, kind)), status)
        except Refused as refused:
            return _refused(refused, 422)
        except Unfit as unfit:
            return _refused(unfit.why, unfit.status)
        except (StorageFailed, Conflict, Busy) as problem:
            return _refused(
                Refused("", "server-busy" if isinstance(problem, Busy) else "server-storage"), 503
            )

    async def _read(self, request: Request, kind: type[Wish]) -> Wish:
        """The body as what it should be."""
        if not request.headers.get("content-type", "").startswith(JSON):
            raise Unfit(415, "server-malformed", {"problem": "Content-Type"})
        try:
            return msgspec.json.decode(await self._body(request), type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            raise Unfit(400, "server-malformed", {"problem": str(problem)[:200]}) from None

    async def _body(self, request: Request) -> bytes:
        """The body, if it is not too large."""
        found = bytearray()
        try:
            async for part in request.stream():
                found += part
                if len(found) > self.limits.body:
                    raise Unfit(413, "server-too-large")
        except ClientDisconnect:
            raise Unfit(400, "server-malformed", {"problem": "the end is missing"}) from None
        return bytes(found)

    # Health

    async def health(self, request: Request) -> Response:
        return _json({"ok": True})

    async def ready(self, request: Request) -> Response:
        """Whether games can be played: after a failure of the storage, whether it can be written again."""
        store = self.hub.store
        if store.failed:
            try:
                await store.probe()
            except (StorageFailed, Busy):
                return _json({"ok": False}, 503)
        return _json({"ok": True})

    async def csp(self, request: Request) -> Response:
        """Browsers report here what a page tried against its policy; there should be nothing."""
        if len(self.csp_reports) < MOST_REPORTS:
            with contextlib.suppress(Unfit):  # too long to be one
                self.csp_reports.append((await self._body(request))[:LONGEST_REPORT])
        return Response(None, 204)


class Unfit(Exception):
    """A request that is none of ours."""

    def __init__(self, status: int, id: str, args: Data | None = None) -> None:
        super().__init__(status, id)
        self.status = status
        self.why = Refused("", id, args)


def _types() -> list[GameType]:
    """The games that load."""
    found = []
    for id in ids():
        try:
            found.append(game_type(id))
        except Refused:
            continue  # `harena games` tells why
    return found


def _can_play(bot: str, type: GameType) -> bool:
    try:
        check_bot(bot, type)
    except Refused:
        return False
    return True


def _json(data: object, status: int = 200) -> Response:
    return Response(write(data), status, {"Cache-Control": "no-store"}, JSON)


def _refused(refused: Refused, status: int) -> Response:
    return _json({"refused": refused.plain()}, status)


def address_of(request: Request) -> str:
    return "" if request.client is None else request.client.host
