"""`harena serve`: the table in the browser."""

from __future__ import annotations

import argparse
import threading
import webbrowser
from pathlib import Path

from harena.build import build
from harena.cli.output import console
from harena.cli.wishes import add_language, port
from harena.kernel.message import Message
from harena.locale.speaker import FluentSpeaker
from harena.web.app import make_app
from harena.web.run import LOOPBACK, address, bound, data_folder, server

EXAMPLE = """example:
  harena serve --host 0.0.0.0 --port 8000 --no-browser

Without --host only this machine can connect. Whoever can connect can open tables; for the wide world
put a proxy with TLS before it."""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "serve",
        help="open the table in the browser",
        description="Serve tables to browsers, and open one.",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--host", default=LOOPBACK, help="address to listen on; this machine alone if left out"
    )
    parser.add_argument("--port", type=port, default=0, metavar="N", help="a free one if left out")
    parser.add_argument("--data", metavar="DIR", help="where tables are kept")
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="HOST",
        help="a name under which it is reached; repeatable",
    )
    parser.add_argument("--no-browser", action="store_true", help="open no browser")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    folder = Path(args.data) if args.data else data_folder()
    serve(args.host, args.port, folder, args.lang, tuple(args.name), open_browser=not args.no_browser)
    return 0


def serve(
    host: str, port: int, folder: Path, language: str, names: tuple[str, ...] = (), *, open_browser: bool
) -> None:
    """Serve until somebody stops it; the browser is opened when connections are taken."""
    listening = bound(host, port)
    try:
        app = make_app(folder, names=names)
        listening.listen()
        say(language, "server-running", {"address": address(listening)})
        say(language, "server-kept", {"folder": str(folder)})
        if build() != "compiled":
            say(language, "server-interpreted", {})
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address(listening),), daemon=True).start()
        server(app).run(sockets=[listening])
    finally:
        listening.close()


def say(language: str, id: str, args: dict[str, object]) -> None:
    console().print(FluentSpeaker(language).say(Message(id, args)), highlight=False, soft_wrap=True)
