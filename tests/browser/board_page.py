"""A page with nothing but the table of a game on it, played against the real rules by a small server."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import harena
from harena.kernel.message import Refused
from harena.kernel.table import Move, Table
from harena.locale import speaker as words

HERE = Path(__file__).parent
STATIC = HERE.parents[1] / "src/harena/web/static"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; report-uri /csp"
)
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".html": "text/html; charset=utf-8",
    ".woff2": "font/woff2",
}
NAMES: Final = ["Livia", "Marcus", "Silvia", "Titus"]


def turn_of(table: Table, mine: bool) -> dict[str, Any]:
    """The question as the server of a table puts it."""
    game, ask = table.game, table.game.ask
    over = None if game.outcome is None else game.outcome.plain()
    if ask is None:
        return {"seat": -1, "prompt": None, "rule": "", "options": [], "over": over}
    options = [
        {"a": ask.notation(game, o), "label": ask.label(game, o).plain(), "touches": ask.touches(game, o)}
        for o in game.options()
    ]
    prompt = ask.prompt(game).plain()
    return {
        "seat": int(ask.seat),
        "prompt": prompt,
        "rule": ask.rule,
        "options": options if mine else [],
        "over": None,
    }


class BoardPage:
    """Serves the static files, the page, and one table on which all seats are mine."""

    def __init__(self) -> None:
        self.reports: list[str] = []
        self.played: list[str] = []
        self.steps = 0
        self.deal(seed=3, placing="random")
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def __enter__(self) -> BoardPage:
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_address[1]}"

    def deal(self, *, seats: int = 2, seed: int = 3, **settings: object) -> Table:
        """A new table."""
        self.table = harena.table("gladiabot", names=NAMES[:seats], seed=seed, **settings)
        self.played = []
        return self.table

    def snap(self) -> dict[str, Any]:
        table = self.table
        names = list(table.names)
        return {
            "view": table.game.view(),
            "turn": turn_of(table, mine=True),
            "step": None,
            "names": names,
            "players": ["person"] * len(names),
            "seats": list(range(len(names))),
            "mine": True,
            "pending": False,
        }

    def play(self, notation: str) -> dict[str, Any]:
        """Play an answer; the table afterwards, with the step."""
        move: Move = self.table.play(notation)
        self.played.append(notation)
        self.steps += 1
        step = {"s": self.steps, "kind": "move", "seat": move.seat, "a": notation}
        return {**self.snap(), "step": {**step, "events": [event.plain() for event in move.events]}}

    def _answer(self, method: str, path: str, body: str) -> tuple[str, bytes]:
        if path == "/csp":
            self.reports.append(body)
            return KINDS[".json"], b"{}"
        if method == "POST":
            return KINDS[".json"], json.dumps(self.play(body)).encode()
        if path == "/snap":
            return KINDS[".json"], json.dumps(self.snap()).encode()
        if path.startswith("/words/"):
            return "text/plain; charset=utf-8", source_of(path.removeprefix("/words/")).encode()
        file = HERE / path[1:] if path.startswith("/board_page.") else STATIC / path[1:]
        return KINDS[file.suffix], file.read_bytes()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        page = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                self._send("")

            def do_POST(self) -> None:
                self._send(self.rfile.read(int(self.headers["Content-Length"])).decode())

            def _send(self, body: str) -> None:
                try:
                    kind, content = page._answer(self.command, urlsplit(self.path).path, body)
                    self.send_response(200)
                except (KeyError, OSError, Refused) as error:
                    kind, content = "text/plain", str(error).encode()
                    self.send_response(404)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(content)))
                self.send_header("Content-Security-Policy", POLICY)
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, format: str, *args: object) -> None:
                """Say nothing."""

        return Handler


def source_of(language: str) -> str:
    """All messages of a language."""
    return "\n".join(words._sources(language))
