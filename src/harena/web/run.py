"""Running the application: with uvicorn, on a port of this machine."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from harena.kernel.message import Refused
from harena.web.limits import Limits

LOOPBACK = "127.0.0.1"
ANY = "0.0.0.0"  # noqa: S104  # to be named, not to be chosen
GOODBYE_SECONDS = 3
"""So long running requests may take after the server was told to stop."""
WAITING = 256
STALLED_MS = 30_000
"""So long a reader may take nothing at all."""


def bound(host: str, port: int) -> socket.socket:
    """A socket on this address; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends at once (TCP_NODELAY) only where the protocol is named; else each step waits 40 ms.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name != "nt":
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Who reads nothing is cut off by the system, or what was sent last would be kept for them for ever.
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED_MS)
    try:
        found.bind((host, port))
    except OSError as problem:
        found.close()
        args: dict[str, object] = {
            "host": host,
            "port": str(port),
            "problem": problem.strerror or str(problem),
        }
        raise Refused("", "server-no-port", args) from None
    return found


def server(app: Starlette, limits: Limits | None = None) -> uvicorn.Server:
    """A server that closes its connections with 1012 when it is told to stop (SIGTERM, Ctrl+C)."""
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=(limits or Limits()).message,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # the table asks itself whether somebody is there
        h11_max_incomplete_event_size=16 * 1024,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
        backlog=WAITING,
        access_log=False,
        log_level="warning",
        server_header=False,
        proxy_headers=False,
    )
    return uvicorn.Server(config)


def address(found: socket.socket) -> str:
    """The address of a socket, as a browser writes it."""
    host, port = found.getsockname()[:2]
    name = {ANY: LOOPBACK, "::": "::1"}.get(host, host)
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def data_folder() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    if os.name == "nt":
        home = os.environ.get("LOCALAPPDATA") or str(Path.home())
        return Path(home) / "Harena"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Harena"
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "harena"
