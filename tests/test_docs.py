"""What is written and what is done agree: documents, rules, words, scenes."""

from __future__ import annotations

import ast
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import harena
from harena.cli.main import parser
from harena.kernel.gametype import GameType
from harena.kernel.scene import Scene

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "harena"
EXAMPLES = ROOT / "examples"
DOCS = ROOT / "docs"
LANGUAGES = ("en", "fr", "it")
MESSAGE = re.compile(r"[a-z]+(-[a-z]+)+")

RULE = r"\b[A-Z]-\d+\b"
SPEAKERS = {"Message": 0, "Event": 0, "tell": 0, "say": 0, "Refused": 1, "won_by": 0, "Outcome": 0}
"""Which argument of these is the id of a message."""


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def documents() -> list[Path]:
    return [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]


def our_games() -> list[GameType]:
    """The installed games that live in this repository."""
    types = [harena.game_type(id) for id in harena.games()]
    return [type for type in types if (EXAMPLES / type.package).is_dir()]


def python_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def blocks(path: Path, language: str) -> list[str]:
    """The fenced blocks of a document in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", text(path), re.MULTILINE | re.DOTALL)


def ids(things: list[GameType]) -> list[str]:
    return [type.id for type in things]


each_game = pytest.mark.parametrize("type", our_games(), ids=ids(our_games()))


# Scenes


SCENES = sorted((DOCS / "scenes").glob("*.toml"))
QUOTED = [
    pytest.param(block, id=f"{path.stem}-{nth}")
    for path in documents()
    for nth, block in enumerate(blocks(path, "toml"))
    if block.startswith("scene = ")
]


@pytest.mark.parametrize("path", SCENES, ids=[path.stem for path in SCENES])
def test_a_scene_comes_true_and_says_what_it_shows(path: Path) -> None:
    scene = Scene(text(path), harena.game_type)

    scene.run()

    assert scene.title
    assert set(scene.rules) <= rules_of(scene.type)


@pytest.mark.parametrize("block", QUOTED)
def test_a_scene_in_a_document_comes_true(block: str) -> None:
    Scene(block, harena.game_type).run()


def test_each_game_has_scenes_enough_to_learn_from() -> None:
    games = [Scene(text(path), harena.game_type).type.id for path in SCENES]

    assert games.count("pig") >= 3
    assert games.count("ewn") >= 5


# Rules


def rules_of(type: GameType) -> set[str]:
    """The ids that a game's rules.md gives its paragraphs."""
    return set(re.findall(rf"^#+ ({RULE}) ", text(EXAMPLES / type.package / "rules.md"), re.MULTILINE))


def cited(folder: Path, letters: set[str]) -> set[str]:
    """The ids with these letters that Python files below a folder name."""
    found = {id for path in python_files(folder) for id in re.findall(RULE, text(path))}
    return {id for id in found if id[0] in letters}


def tried() -> set[str]:
    """The ids that the names of test functions begin with."""
    source = "\n".join(text(path) for path in python_files(ROOT / "tests" / "examples"))
    named = re.findall(r"^ *def test_([a-z])_(\d+)_", source, re.MULTILINE)
    return {f"{letter.upper()}-{number}" for letter, number in named}


@each_game
def test_each_rule_is_carried_out_by_code_that_cites_it(type: GameType) -> None:
    rules = rules_of(type)

    assert cited(EXAMPLES / type.package, {id[0] for id in rules}) == rules


@each_game
def test_each_rule_is_tried_by_a_test_named_after_it(type: GameType) -> None:
    rules = rules_of(type)
    letters = {id[0] for id in rules}

    assert {id for id in tried() if id[0] in letters} == rules
    assert cited(ROOT / "tests" / "examples", letters) <= rules


@each_game
def test_each_step_opens_with_its_rule(type: GameType) -> None:
    said = docstrings(EXAMPLES / type.package)

    for step in type.steps:
        opening = re.match(rf"{RULE}(, {RULE})*  ", said[step.__name__])
        assert opening, f"{step.__name__}: {said[step.__name__]}"
        assert step.rule in opening[0]
        assert step.rule in rules_of(type)


def docstrings(folder: Path) -> dict[str, str]:
    """What the classes of a package say of themselves; read from the source, so in either build."""
    nodes = [node for path in python_files(folder) for node in ast.walk(ast.parse(text(path)))]
    return {node.name: ast.get_docstring(node) or "" for node in nodes if isinstance(node, ast.ClassDef)}


def test_rulings_that_the_kernel_cites_are_written_down() -> None:
    written = "\n".join(text(path) for path in (DOCS / "decisions").glob("*.md"))

    assert cited(SOURCE, {"R"}) <= set(re.findall(RULE, written))


# Words


def spoken(folder: Path) -> set[str]:
    """The ids of messages that code makes, where they stand in it as they are."""
    found = set()
    for path in python_files(folder):
        for node in ast.walk(ast.parse(text(path))):
            if isinstance(node, ast.Call):
                found |= set(_said(node))
    return found


def _said(call: ast.Call) -> Iterator[str]:
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    at = SPEAKERS.get(name, len(call.args))
    for node in ast.walk(call.args[at]) if at < len(call.args) else ():
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and MESSAGE.fullmatch(node.value):
            yield node.value


def quoted(folder: Path) -> set[str]:
    """Every string in the code below a folder."""
    nodes = [node for path in python_files(folder) for node in ast.walk(ast.parse(text(path)))]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def announced(type: GameType) -> set[str]:
    """The messages that every game has, by the names of its settings."""
    found = {f"{type.id}-title", f"{type.id}-about"}
    for setting in type.settings:
        found.add(f"{type.id}-setting-{setting.id}")
        found |= {f"{type.id}-setting-{setting.id}-{value}" for value in getattr(setting, "values", ())}
    return found


def words(paths: list[Path]) -> dict[str, set[str]]:
    """The messages of some Fluent files, and the arguments that each of them speaks."""
    found: dict[str, set[str]] = {}
    for path in paths:
        for entry in FluentParser().parse(text(path)).body:
            assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
                found[entry.id.name] = set(re.findall(r"\{ *\$(\w+)", _source_of(path, entry)))
    return found


def _source_of(path: Path, entry: fluent.Message) -> str:
    assert entry.span is not None
    return text(path)[entry.span.start : entry.span.end]


def own_words(language: str) -> dict[str, set[str]]:
    return words(sorted((SOURCE / "locale" / language).glob("*.ftl")))


def game_words(type: GameType, language: str) -> dict[str, set[str]]:
    return words([EXAMPLES / type.package / "locale" / f"{language}.ftl"])


def test_harena_has_words_for_all_it_says_and_for_nothing_else() -> None:
    english = set(own_words("en"))

    assert spoken(SOURCE) - english == set()
    assert english - quoted(SOURCE) == set()


@each_game
def test_a_game_has_words_for_all_it_says_and_for_nothing_else(type: GameType) -> None:
    package = EXAMPLES / type.package
    english = set(game_words(type, "en"))

    assert (spoken(package) | announced(type)) - english == set()
    assert english - quoted(package) - announced(type) == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_say_the_same(language: str) -> None:
    assert own_words(language) == own_words("en")
    for type in our_games():
        assert game_words(type, language) == game_words(type, "en"), type.id


# Documents


def test_the_architecture_names_every_module() -> None:
    named = set(re.findall(r"`([\w/]+\.py)`", text(ROOT / "ARCHITECTURE.md")))
    modules = {str(path.relative_to(SOURCE)) for path in python_files(SOURCE) if _does_something(path)}

    assert named - {"setup.py", "turn.py"} == modules


def _does_something(path: Path) -> bool:
    """Whether a module is more than the docstring of its package."""
    body = ast.parse(text(path)).body
    return path.name != "__init__.py" or len(body) > 1


@pytest.mark.parametrize("path", documents(), ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", text(path)):
        if target.startswith("https://"):
            continue
        file, _, anchor = target.partition("#")
        there = (path.parent / file).resolve() if file else path
        assert there.exists(), target
        assert not anchor or anchor in anchors(there), target


def anchors(path: Path) -> set[str]:
    """The headings of a document as links name them."""
    headings = re.findall(r"^#+ (.+)$", text(path), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def commands() -> Iterator[tuple[Path, list[str]]]:
    """Every command line that a document shows."""
    for path in documents():
        for block in blocks(path, "console"):
            for line in re.findall(r"^\$ (.+)$", block, re.MULTILINE):
                yield path, shlex.split(line)


def test_the_commands_shown_exist() -> None:
    targets = set(re.findall(r"^(\w+):", text(ROOT / "Makefile"), re.MULTILINE))
    for path, (program, *arguments) in commands():
        if program == "harena":
            parser().parse_args(arguments)
        elif program == "make":
            assert set(arguments) <= targets, path


def test_the_first_example_is_short() -> None:
    first, *_ = blocks(ROOT / "README.md", "python")

    assert first.count("\n") <= 12


def test_scenes_are_documented_for_every_step_event_and_setting() -> None:
    page = text(DOCS / "reference" / "scenes.md")
    for type in our_games():
        told = {id for id in spoken(EXAMPLES / type.package) if id.endswith(("ed", "corner", "goal"))}
        steps = [name for step in type.steps for name in (step.name(), step.__name__)]
        for word in [*steps, *[setting.id for setting in type.settings], *told]:
            assert f"`{word}`" in page, word


def test_settings_and_notations_are_documented_for_every_game() -> None:
    for type in our_games():
        for setting in type.settings:
            assert f"| `{type.id}` | `{setting.id}` |" in text(DOCS / "reference" / "settings.md")
        game = type.new(harena.SeededDice(1), type.least_seats, {})
        verbs = {notation.split()[0] for notation in game.notations()}
        assert all(f"| `{verb}" in text(DOCS / "reference" / "notation.md") for verb in verbs)


def test_all_of_the_front_door_is_documented() -> None:
    page = text(DOCS / "reference" / "python.md")

    assert [name for name in harena.__all__ if not re.search(rf"\b{name}\b", page)] == []


def test_the_tutorial_shows_the_lines_as_they_are() -> None:
    files = [
        text(path) for path in (EXAMPLES / "harena_pig").rglob("*") if path.suffix in {".py", ".md", ".ftl"}
    ]
    tutorial = DOCS / "how-to" / "add-a-game.md"
    shown = [block for block in blocks(tutorial, "python") if not block.startswith(">>>")]

    assert len(shown) >= 5
    for block in [*shown, *blocks(tutorial, "text")]:
        assert any(block.strip("\n") in file for file in files), block


def test_the_tutorial_game_is_eight_files_or_fewer() -> None:
    package = [path for path in (EXAMPLES / "harena_pig").rglob("*") if path.suffix in {".py", ".md", ".ftl"}]
    tests = list((ROOT / "tests" / "examples").glob("test_pig*.py"))

    assert len(package) + len(tests) <= 8
