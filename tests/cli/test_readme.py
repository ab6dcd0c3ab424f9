"""The table that the README shows is the one that people see."""

from __future__ import annotations

import io
import re
import shlex
from pathlib import Path

import pytest

from harena.cli.main import main

README = Path(__file__).parents[2] / "README.md"


def test_the_terminal_shows_what_the_readme_shows(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    text = README.read_text(encoding="utf-8")
    example = r"^\$ harena (play .+)\n```\n\n```text\n((?:.*\n)*?)```"
    ((command, shown),) = re.findall(example, text, re.MULTILINE)
    typed = "".join(f"{line[2:]}\n" for line in shown.splitlines() if line.startswith("> "))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HARENA_LANG", "en")
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))

    assert main(shlex.split(command)) == 0

    left = iter(capsys.readouterr().out.splitlines())
    for line in shown.splitlines():
        if not line.startswith("> "):
            assert any(found.removeprefix("> ") == line for found in left), line
