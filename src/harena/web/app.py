"""The application: one process that serves pages, words and tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from harena.web.api import Api
from harena.web.door import Door
from harena.web.guard import Guard
from harena.web.hub import Hub
from harena.web.limits import Limits
from harena.web.pages import Pages
from harena.web.static import Static
from harena.web.store import Store
from harena.web.thinkers import Thinkers


def make_app(
    data: Path,
    *,
    limits: Limits | None = None,
    names: tuple[str, ...] = (),
    thinkers: Thinkers | None = None,
    store: Store | None = None,
) -> Starlette:
    """An application that keeps its tables in this folder, and answers to these names beside its own."""
    limits = limits or Limits()
    static = Static()
    hub = Hub(store or Store(data), thinkers or Thinkers(), limits, static.sets())
    api = Api(hub, limits)
    pages = Pages(static)
    door = Door(hub, limits, api.failures)
    app = Starlette(
        routes=[
            Route("/", pages.lobby),
            Route("/t/{id}", pages.table),
            Route("/s/{hash}/{path:path}", static.answer),
            Route("/api/games", api.games),
            Route("/api/tables", api.open, methods=["POST"]),
            Route("/api/tables/{id}/replace", api.replace, methods=["POST"]),
            Route("/api/tables/{id}/invite", api.invite, methods=["POST"]),
            Route("/api/exchange", api.exchange, methods=["POST"]),
            Route("/api/words/{language}/{game}.ftl", api.words),
            Route("/api/qr", api.qr, methods=["POST"]),
            Route("/health", api.health),
            Route("/ready", api.ready),
            Route("/csp", api.csp, methods=["POST"]),
            WebSocketRoute("/ws", door.enter),
        ],
        middleware=[Middleware(Guard, names=names)],
        lifespan=_lifespan(hub),
    )
    app.router.redirect_slashes = False
    app.state.hub = hub
    app.state.static = static
    app.state.csp_reports = api.csp_reports
    return app


def _lifespan(hub: Hub) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        hub.store.start()
        yield
        await hub.end()
        await asyncio.to_thread(hub.store.close)

    return life
