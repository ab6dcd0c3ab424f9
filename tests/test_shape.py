"""The shape of the code: who imports whom, how long things are, what lies where."""

from __future__ import annotations

import ast
import re
import statistics
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "harena"
EXAMPLES = ROOT / "examples"

MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games", "resources"},
    "examples": {"kernel", "games"},
    "bots": {"kernel", "games", "bots"},
    "resources": set[str](),
    "locale": {"kernel", "games", "resources", "locale"},
    "build": {"kernel"},
    "lab": {"kernel", "games", "bots", "lab", "locale", "resources", "build"},
    "envs": {"kernel", "games", "bots", "envs", "locale", "resources", "build"},
    "web": {"kernel", "games", "bots", "web", "locale", "resources", "build"},
    "cli": {"kernel", "games", "bots", "lab", "envs", "web", "cli", "locale", "resources", "build", "harena"},
    "harena": {"kernel", "games", "bots", "locale", "build", "harena"},
    "__main__": {"cli"},
}
"""What each package, or single module, may import of Harena; `harena` is the front door itself."""

DOORS = {"lab", "envs", "web", "cli"}
"""These may look at the clock, at files and at the network."""

OUTSIDE = {
    *("asyncio", "datetime", "fcntl", "glob", "http", "io", "mmap", "os", "pathlib", "random", "secrets"),
    *("select", "selectors", "shelve", "shutil", "signal", "socket", "socketserver", "sqlite3", "ssl"),
    *("subprocess", "sys", "tempfile", "time", "urllib", "uuid"),
}
"""Modules that know the clock, the file system, the network, other programs or chance."""

LOADERS = {"importlib.resources", "importlib.metadata"}
EXCEPTIONS = {
    "resources.py": {"importlib.resources"},  # the one loader of package data
    "games/__init__.py": {"importlib.metadata"},  # entry points
    "__init__.py": {"importlib.metadata", "secrets"},  # the version; a seed that nobody can foretell
    "__main__.py": {"sys"},  # the exit code
}

LONGEST_FUNCTION = 40
LONGEST_FILE = 400
MEDIAN = 6
NINE_IN_TEN = 25


def modules() -> list[Path]:
    return [path for folder in (SOURCE, EXAMPLES) for path in sorted(folder.rglob("*.py"))]


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(path: Path) -> set[str]:
    """The full names of the modules that a module imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found.add(str(node.module))
    return found


def place(path: Path) -> str:
    """The package that a file belongs to: `kernel`, `examples`; of a file at the top, its own name."""
    if path.is_relative_to(EXAMPLES):
        return "examples"
    first = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    return "harena" if first == "__init__" else first


def part(module: str) -> str | None:
    """Which part of Harena a module is in, None if it is not ours."""
    first, *rest = module.split(".")
    if first.startswith("harena_"):
        return "games"
    if first != "harena":
        return None
    return rest[0] if rest else "harena"


def test_packages_import_from_their_left_only() -> None:
    wrong = [
        f"{path.relative_to(ROOT)} imports {module}"
        for path in modules()
        for module in imported(path)
        if (part(module) or place(path)) not in MAY_IMPORT[place(path)] | {place(path)}
    ]

    assert wrong == []


def test_a_game_in_the_examples_imports_no_other_game() -> None:
    wrong = [
        f"{path.relative_to(ROOT)} imports {module}"
        for path in sorted(EXAMPLES.rglob("*.py"))
        for module in imported(path)
        if module.startswith("harena_") and module.split(".")[0] != path.relative_to(EXAMPLES).parts[0]
    ]

    assert wrong == []


def test_below_lab_there_is_no_clock_no_file_and_no_chance() -> None:
    wrong = []
    for path in modules():
        if place(path) in DOORS:
            continue
        name = str(path.relative_to(SOURCE if path.is_relative_to(SOURCE) else EXAMPLES))
        reached = {m for m in imported(path) if m.split(".")[0] in OUTSIDE or m in LOADERS}
        wrong += [f"{name} imports {module}" for module in sorted(reached - EXCEPTIONS.get(name, set()))]
        wrong += [f"{name} opens a file, line {line}" for line in _opens(path)]

    assert wrong == []


def _opens(path: Path) -> Iterator[int]:
    """The lines on which a module calls `open`, `input` or `print`."""
    for node in ast.walk(tree(path)):
        called = node.func if isinstance(node, ast.Call) else None
        if isinstance(called, ast.Name) and called.id in {"open", "input", "print"}:
            yield called.lineno


def lengths() -> dict[str, int]:
    """How many lines each function has, its docstring not counted."""
    found = {}
    for path in modules():
        for node in ast.walk(tree(path)):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                name = f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"
                found[name] = _lines(node) - _docstring_lines(node)
    return found


def _lines(node: ast.stmt | ast.expr) -> int:
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1


def _docstring_lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return _lines(node.body[0]) if ast.get_docstring(node) is not None else 0


def test_functions_are_short() -> None:
    found = lengths()
    tenths = statistics.quantiles(found.values(), n=10)

    assert {name: length for name, length in found.items() if length > LONGEST_FUNCTION} == {}
    assert statistics.median(found.values()) <= MEDIAN
    assert tenths[-1] <= NINE_IN_TEN


def test_files_are_short() -> None:
    lines = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in modules()
    }

    assert {path: number for path, number in lines.items() if number >= LONGEST_FILE} == {}


def test_nothing_compiled_lies_beside_the_source() -> None:
    compiled = [
        str(path.relative_to(ROOT))
        for folder in (SOURCE.parent, EXAMPLES)
        for suffix in ("so", "pyd", "c", "h", "o")
        for path in folder.rglob(f"*.{suffix}")
    ]

    assert compiled == []


def test_nothing_is_left_to_do() -> None:
    wanted = re.compile(r"\b(TO" r"DO|FIX" r"ME|XX" r"X)\b")
    written = [*modules(), *sorted((ROOT / "tests").rglob("*.py")), *sorted(ROOT.glob("*.md"))]
    written += [path for path in sorted((ROOT / "docs").rglob("*")) if path.suffix in {".md", ".toml"}]
    left = [path.name for path in written if wanted.search(path.read_text(encoding="utf-8"))]

    assert left == []
