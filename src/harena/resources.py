"""The one place that reads files from inside a package: messages and rules."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable


def package_text(package: str, *path: str) -> str | None:
    """A text file of an installed package; None when it has no such file."""
    file = _inside(package, path)
    return file.read_text(encoding="utf-8") if file.is_file() else None


def package_names(package: str, *path: str) -> list[str]:
    """The names of what lies in a directory of an installed package, in alphabetical order."""
    directory = _inside(package, path)
    return sorted(entry.name for entry in directory.iterdir()) if directory.is_dir() else []


def _inside(package: str, path: tuple[str, ...]) -> Traversable:
    """Part by part: a package without `__init__.py` takes no longer way at once."""
    found = files(package)
    for part in path:
        found = found.joinpath(part)
    return found
