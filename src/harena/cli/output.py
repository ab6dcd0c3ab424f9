"""What the command line prints: text for people, JSON for programs, progress for the patient."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import track

Item = TypeVar("Item")


def console() -> Console:
    """Standard output, with nothing coloured that the text does not ask for."""
    return Console(highlight=False, soft_wrap=True, markup=False)


def print_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def with_progress(items: Iterable[Item], what: str, total: int) -> Iterator[Item]:
    """Go through items; a bar on standard error shows how far, where somebody sees it."""
    errors = Console(stderr=True)
    return iter(track(items, what, total=total, console=errors, transient=True, disable=not _seen()))


def _seen() -> bool:
    return sys.stderr.isatty()
