"""What browsers load: little, ours or credited, spoken in every language, and without rules."""

from __future__ import annotations

import gzip
import re
import tomllib
from pathlib import Path

import pytest

from harena.games import ids
from tests.browser.visitor import ROOT

STATIC = ROOT / "src" / "harena" / "web" / "static"
SCRIPTS = sorted((STATIC / "js").rglob("*.js"))
WORDS = ROOT / "src" / "harena" / "locale" / "en"
MOST_MODULES = 16
MOST_BYTES = 160_000
IMPORT = re.compile(r"""^\s*(?:import|export)\b(?:[^"'();]*?\bfrom)?\s*["'](\.[^"']+)["']""", re.MULTILINE)
LICENCES = {"vendor": "*.js", "fonts": "*.woff2"}


def _loaded(*starts: str) -> set[Path]:
    """Modules, and all that they import before they run."""
    found: set[Path] = set()
    waiting = [STATIC / "js" / start for start in starts]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            text = path.read_text(encoding="utf-8")
            waiting += [(path.parent / target).resolve() for target in IMPORT.findall(text)]
    return found


def _screens() -> dict[str, tuple[str, ...]]:
    games = [f"games/{path.stem}.js" for path in (STATIC / "js" / "games").glob("*.js")]
    tables = {game: ("table.js", game) for game in games}
    return {"lobby": ("lobby.js",), "any game": ("table.js", "generic.js"), **tables}


@pytest.mark.parametrize("screen", _screens())
def test_a_screen_loads_little(screen: str) -> None:
    modules = _loaded(*_screens()[screen])
    others = [STATIC / "icons.svg", *(STATIC / "css").glob("*.css"), *(STATIC / "fonts").glob("*.woff2")]
    others += (STATIC / "dice").glob("*") if "games/" in str(_screens()[screen]) else []
    size = sum(len(gzip.compress(path.read_bytes(), 9)) for path in {*modules, *others})

    assert len(modules) <= MOST_MODULES, sorted(path.name for path in modules)
    assert size <= MOST_BYTES


def test_modules_are_found_relatively_so_that_no_inline_map_is_needed() -> None:
    for path in SCRIPTS:
        text = path.read_text(encoding="utf-8")
        assert not re.findall(r"""from ["'](?!\.)""", text), path
        assert not re.findall(r"""\bimport\(["'`](?!\.)""", text), path


def test_no_template_has_an_inline_style_or_handler() -> None:
    for path in SCRIPTS:
        assert not re.findall(r"""\s(?:style|on[a-z]+)=["$]""", path.read_text(encoding="utf-8")), path


def test_the_shell_names_no_game() -> None:
    own = [path for path in SCRIPTS if path.parent.name == "js"]
    for path in [*own, STATIC / "css" / "app.css"]:
        text = path.read_text(encoding="utf-8").lower()
        assert [game for game in ids() if re.search(rf"\b{game}\b", text)] == [], path


def test_everything_vendored_is_credited_with_its_licence() -> None:
    credits = (ROOT / "docs" / "credits.md").read_text(encoding="utf-8")
    for folder, pattern in LICENCES.items():
        for path in (STATIC / folder).glob(pattern):
            row = next(line for line in credits.splitlines() if f"`{folder}/{path.name}`" in line)
            assert re.search(r"\| (BSD-3-Clause|Apache-2\.0|OFL-1\.1) \|", row), row
            assert path.with_suffix(".LICENSE").exists(), path


def test_every_icon_is_credited_to_its_author() -> None:
    credits = (ROOT / "docs" / "credits.md").read_text(encoding="utf-8")
    icons = tomllib.loads((STATIC / "icons.toml").read_text(encoding="utf-8"))
    drawn = re.findall(r'<symbol id="([a-z-]+)"', (STATIC / "icons.svg").read_text(encoding="utf-8"))

    assert sorted(icons) == sorted(drawn)
    for name, icon in icons.items():
        rows = [line for line in credits.splitlines() if line.startswith(f"| {icon['author']} |")]
        assert any(f"`{icon['icon']}`" in row and f"| {icon['licence']} |" in row for row in rows), name


def test_the_pages_have_words_for_all_they_say_and_for_nothing_else() -> None:
    english = "\n".join(path.read_text(encoding="utf-8") for path in sorted(WORDS.glob("*.ftl")))
    known = set(re.findall(r"^(web-[\w-]+) =", english, re.MULTILINE))
    text = "\n".join(path.read_text(encoding="utf-8") for path in SCRIPTS)
    whole = set(re.findall(r'"(web-[\w-]+)"', text))
    begun = set(re.findall(r"`(web-[\w-]+-|web-)\$", text))

    assert whole - known == set()
    assert {begin for begin in begun if not any(id.startswith(begin) for id in known)} == set()
    # Settings are named by their own words: "large" makes `web-large` and `web-large-about`.
    words = set(re.findall(r'"([a-z]+)"', text))
    begins = tuple(begun - {"web-"})
    unsaid = {id for id in known - whole if not id.startswith(begins)}
    assert {id for id in unsaid if id.split("-")[1] not in words} == set()
