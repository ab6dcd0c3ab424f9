"""Files that people name: read whole, written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from harena.kernel.message import Refused

BYTE_ORDER_MARK = "\ufeff"
"""Some editors put it before a text."""
LARGEST_FILE = 20_000_000
"""Bytes: no record or scene comes near it."""


def read_file(name: str) -> str:
    """The text of a file, or a sentence on why it cannot be had."""
    path = Path(name)
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)  # a device may have no end
        if len(content) > LARGEST_FILE:
            raise Refused("", "file-too-large", {"file": name})
        return content.decode("utf-8").removeprefix(BYTE_ORDER_MARK)
    except FileNotFoundError:
        raise Refused("", "file-missing", {"file": name}) from None
    except UnicodeDecodeError as problem:
        raise Refused("", "file-not-text", {"file": name, "byte": problem.start + 1}) from None
    except (OSError, ValueError) as problem:
        raise Refused("", "file-unreadable", {"file": name, "problem": _why(problem)}) from None


def write_file(name: str, text: str) -> None:
    """Write a file so that there is never half of it."""
    path = Path(name)
    half = path.with_name(f".{path.name}.new")
    try:
        half.write_text(text, encoding="utf-8", newline="\n")
        half.replace(path)
    except (OSError, ValueError) as problem:
        raise Refused("", "file-unwritable", {"file": name, "problem": _why(problem)}) from None


def new_name(stem: str, suffix: str) -> str:
    """A name that no file has yet: `pig-1.harena`, `pig-2.harena`."""
    number = 1
    while os.path.lexists(f"{stem}-{number}{suffix}"):
        number += 1
    return f"{stem}-{number}{suffix}"


def in_file(name: str, refused: Refused) -> Refused:
    """The same refusal, with the file in which it was found."""
    return Refused(refused.rule, "in-file", {"file": name, "cause": refused.message.plain()})


def _why(problem: Exception) -> str:
    return getattr(problem, "strerror", None) or str(problem)
