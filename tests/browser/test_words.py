"""The browser speaks as the command line does: every message of every language, with many arguments."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from harena.games import game_type, ids
from harena.kernel.message import Message
from harena.locale.speaker import LANGUAGES, FluentSpeaker, _sources

NODE = shutil.which("node")
NAMES = ["Ann", "Bob\nthe\x1bBuilder"]
# No "one": fluent.runtime takes that word for the plural category of 1, which no game relies on.
SAMPLES: list[object] = [
    0,
    1,
    2,
    1234,
    True,
    "two",
    "blue hoplomachus",
    "red",
    "a b c d",
    "un œuf \u202e\u00a0\ufeff fin",
    "x" * 1001,
    [0, 1, 2],
    [],
    list(range(20)),
    {"id": "undo-none", "args": {}},
    {"id": "nobody-knows", "args": {"n": 1, "s": "t"}},
]


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _messages(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for text in _sources(language):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


def _samples(language: str) -> list[Message]:
    """Each message with each sample in all its arguments, and with samples side by side."""
    found = []
    for id, variables in _messages(language).items():
        plain = {name.rpartition("_")[0] or name for name in variables} | variables
        for shift in range(len(SAMPLES)):
            args = {name: SAMPLES[(shift + nth) % len(SAMPLES)] for nth, name in enumerate(sorted(plain))}
            found += [Message(id, dict.fromkeys(plain, SAMPLES[shift])), Message(id, args)]
    return found


def _in_browser(language: str, messages: list[Message]) -> list[str]:
    asked = {
        "lang": language,
        "source": "\n".join(_sources(language)),
        "names": NAMES,
        "messages": [message.plain() for message in messages],
    }
    script = Path(__file__).with_name("speak.mjs")
    assert NODE is not None
    run = subprocess.run([NODE, script], input=json.dumps(asked), capture_output=True, text=True, check=True)  # noqa: S603
    answers: list[str] = json.loads(run.stdout)
    # An argument that is missing breaks the sentence in both; Python shows its name without the braces.
    return [re.sub(r"\{\$(\w+)\}", r"\1", answer) for answer in answers]


@pytest.mark.skipif(NODE is None, reason="there is no node to run the browser's words")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_speaks_as_python_does(language: str) -> None:
    messages = _samples(language)
    speaker = FluentSpeaker(language, NAMES)
    assert len(ids()) >= 3
    assert game_type("gladiabot").id == "gladiabot"
    different = [
        (message, python, browser)
        for message, browser in zip(messages, _in_browser(language, messages), strict=True)
        if (python := speaker.say(message)) != browser
    ]
    assert not different[:5], f"{len(different)} of {len(messages)}"
