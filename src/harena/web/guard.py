"""Who may speak to the server at all, and what every answer says about safety."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; report-uri /csp"
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


class Guard:
    """Around the whole application: checks Host and Origin, adds the headers.

    A page of somebody else's that has its own name point here (DNS rebinding) comes with that name as Host,
    so only numbers, this machine's name and the names that were given are heard.
    """

    def __init__(self, app: ASGIApp, names: tuple[str, ...] = ()) -> None:
        self.app = app
        self.names = {"localhost", socket.gethostname().lower(), *(name.lower() for name in names)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if not self.may(scope):
            await _refuse(scope, receive, send)
            return
        await self.app(scope, receive, _with_headers(send) if scope["type"] == "http" else send)

    def may(self, scope: Scope) -> bool:
        """Whether a request names this server, and comes from a page of this server if from a page at all.

        A browser names the origin of every WebSocket; one that does not is none.
        """
        headers = Headers(scope=scope)
        host: str = headers.get("host", "")
        origin: str | None = headers.get("origin")
        if not self.is_own(host):
            return False
        if origin is None:
            return bool(scope["type"] == "http")
        return origin.lower().partition("://")[2] == host.lower()

    def is_own(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return bool(name in self.names or _is_number(name))


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
        return
    answer = PlainTextResponse("Open Harena under its own address.", 403, HEADERS)
    await answer(scope, receive, send)


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
