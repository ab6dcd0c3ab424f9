"""`harena`, `harena play` and `harena serve`: the server is started, and the browser opened."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest

from harena.cli import serve
from harena.cli.main import main
from harena.web.run import bound


class Started:
    """Notes what is served and shown instead of doing it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.shown: list[str] = []
        self.opened = threading.Event()
        self.sockets: list[str] = []
        monkeypatch.setenv("HARENA_LANG", "en")
        monkeypatch.setenv("XDG_DATA_HOME", str(folder))
        monkeypatch.setenv("LOCALAPPDATA", str(folder))
        monkeypatch.setattr("webbrowser.open", self.open)
        monkeypatch.setattr(serve, "server", lambda _: self)

    def open(self, address: str) -> None:
        self.shown.append(address)
        self.opened.set()

    def run(self, sockets: list[object]) -> None:
        self.opened.wait(1)


@pytest.mark.parametrize("words", [[], ["play"], ["serve"]])
def test_the_browser_is_opened_where_harena_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    started = Started(monkeypatch, tmp_path)

    assert main(words or ["play"]) == 0

    out = capsys.readouterr().out
    (address,) = started.shown
    assert address.startswith("http://127.0.0.1:")
    assert f"Harena is at {address}" in out
    assert "Tables are kept in" in out


def test_wishes_for_a_game_are_for_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "pig", "--lang", "en"]) == 2
    assert "With game a game is played in the terminal: add --terminal." in capsys.readouterr().err
    assert main(["play", "--seed", "3", "--lang", "en"]) == 2
    assert "With --seed a game" in capsys.readouterr().err


def test_a_port_that_is_taken_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    listening = bound("127.0.0.1", 0)
    listening.listen()
    port = str(listening.getsockname()[1])
    code = main(["serve", "--port", port, "--data", str(tmp_path), "--no-browser", "--lang", "en"])
    listening.close()

    assert code == 2
    assert f"127.0.0.1 port {port} cannot be used" in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGTERM")
def test_a_server_that_is_told_to_stop_stops(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "harena",
        "serve",
        "--no-browser",
        "--data",
        str(tmp_path),
        "--lang",
        "en",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603  # our own
        assert process.stdout is not None
        address = process.stdout.readline().split()[3]
        assert httpx.get(f"{address}ready").json() == {"ok": True}
        process.send_signal(signal.SIGTERM)
        process.stdout.read()

    assert process.returncode in (0, -signal.SIGTERM)
