"""What is written and what is done agree: documents, rules, words, scenes."""

from __future__ import annotations

import ast
import inspect
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import harena
from harena.cli.main import parser
from harena.kernel.contract import setups
from harena.kernel.dice import SeededDice
from harena.kernel.event import Story
from harena.kernel.game import Game
from harena.kernel.gametype import GameType
from harena.kernel.message import Message
from harena.kernel.scene import Scene

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "harena"
EXAMPLES = ROOT / "examples"
DOCS = ROOT / "docs"
LANGUAGES = ("en", "fr", "it")
MESSAGE = re.compile(r"[a-z]+(-[a-z]+)+")

RULE = r"\b[A-Z]-\d+\b"
WORKED_EXAMPLE = r"\b[A-Z]-T\d+\b"
MOST_DECISIONS = 120
"""Of a game that is played to see what it says."""
MOST_LABELS = 60
SPEAKERS = {"Message": 0, "Event": 0, "tell": 0, "say": 0, "Refused": 1, "won_by": 0, "Outcome": 0}
"""Which argument of these is the id of a message."""
OF_THE_BROWSER = "web-"
"""So begin messages that the browser's code says, which is not Python."""


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def documents() -> list[Path]:
    return [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]


def home(type: GameType) -> Path:
    """Where the package of a game lies, if it is one of ours: in Harena itself, or in the examples."""
    first, *rest = type.package.split(".")
    return SOURCE.joinpath(*rest) if first == "harena" else EXAMPLES / type.package


def our_games() -> list[GameType]:
    """The installed games that live in this repository."""
    types = [harena.game_type(id) for id in harena.games()]
    return [type for type in types if home(type).is_dir()]


def trials_of(type: GameType) -> list[Path]:
    """The files that try a game: `tests/games/ID` for a game of Harena's own, else `tests/examples`."""
    own = home(type).is_relative_to(SOURCE)
    return python_files(ROOT / "tests" / "games" / type.id if own else ROOT / "tests" / "examples")


def python_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def own_files() -> list[Path]:
    """Harena without its games."""
    games = [home(type) for type in our_games()]
    return [path for path in python_files(SOURCE) if not any(path.is_relative_to(game) for game in games)]


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
    assert games.count("gladiabot") >= 10


# Rules


def written_rules(type: GameType) -> str:
    """What a game says of its rules, and of how doubts were decided."""
    files = [home(type) / name for name in ("rules.md", "rulings.md")]
    return "\n".join(text(path) for path in files if path.exists())


def rules_of(type: GameType) -> set[str]:
    """The ids that a game gives the paragraphs of its rules and its rulings."""
    return set(re.findall(rf"^#+ ({RULE}) ", written_rules(type), re.MULTILINE))


def without_code(type: GameType) -> set[str]:
    """The rules in the reviewed list of those that no code need carry out; it ends the rules."""
    _, _, listed = written_rules(type).partition("\n## Nothing to code\n")
    return set(re.findall(rf"^\| ({RULE}) \| \S", listed.partition("\n#")[0], re.MULTILINE))


def cited(files: list[Path], letters: set[str]) -> set[str]:
    """The ids with these letters that some Python files name."""
    found = {id for path in files for id in re.findall(RULE, text(path))}
    return {id for id in found if id[0] in letters}


def tried(files: list[Path]) -> set[str]:
    """The ids that the names of test functions begin with, G-T3 among them."""
    source = "\n".join(text(path) for path in files)
    named = re.findall(r"^ *def test_([a-z])_(t?)(\d+)_", source, re.MULTILINE)
    return {f"{letter}-{example}{number}".upper() for letter, example, number in named}


@each_game
def test_each_rule_is_carried_out_by_code_that_cites_it(type: GameType) -> None:
    rules = rules_of(type)
    found = cited(python_files(home(type)), {id[0] for id in rules})

    assert without_code(type) <= rules
    assert rules - without_code(type) - found == set()
    assert found - rules == set()


@each_game
def test_each_rule_is_tried_by_a_test_named_after_it(type: GameType) -> None:
    rules = rules_of(type)
    letters = {id[0] for id in rules}
    found = {id for id in tried(trials_of(type)) if id[0] in letters and "T" not in id}

    assert rules - without_code(type) - found == set()
    assert found | cited(trials_of(type), letters) <= rules


@each_game
def test_each_worked_example_is_tried_by_a_test_named_after_it(type: GameType) -> None:
    letters = {id[0] for id in rules_of(type)}
    written = re.findall(WORKED_EXAMPLE, written_rules(type))
    found = {id for id in tried(trials_of(type)) if id[0] in letters and "T" in id}

    assert len(set(written)) == len(written), "a worked example stands twice"
    assert found == set(written)


@each_game
def test_each_step_opens_with_its_rule(type: GameType) -> None:
    said = docstrings(home(type))

    for step in type.steps:
        opening = re.match(rf"{RULE}(, {RULE})*  ", said[step.__name__])
        assert opening, f"{step.__name__}: {said[step.__name__]}"
        assert step.rule in opening[0]
        assert step.rule in rules_of(type)


@each_game
def test_each_setting_names_a_rule_that_names_it(type: GameType) -> None:
    paragraphs = dict(re.findall(rf"^#+ ({RULE}) ((?:.|\n(?!#))*)", written_rules(type), re.MULTILINE))

    for setting in type.settings:
        assert f"`{setting.id}" in paragraphs[setting.rule], setting.id


def docstrings(folder: Path) -> dict[str, str]:
    """What the classes of a package say of themselves; read from the source, so in either build."""
    nodes = [node for path in python_files(folder) for node in ast.walk(ast.parse(text(path)))]
    return {node.name: ast.get_docstring(node) or "" for node in nodes if isinstance(node, ast.ClassDef)}


def test_rulings_that_the_kernel_cites_are_written_down() -> None:
    written = "\n".join(text(path) for path in (DOCS / "decisions").glob("*.md"))

    assert cited(own_files(), {"R"}) <= set(re.findall(RULE, written))


# Words


def spoken(files: list[Path], speakers: dict[str, int] = SPEAKERS) -> set[str]:
    """The ids of messages that code makes, where they stand in it as they are."""
    found = set()
    for path in files:
        for node in ast.walk(ast.parse(text(path))):
            if isinstance(node, ast.Call):
                found |= set(_said(node, speakers))
    return found


def _said(call: ast.Call, speakers: dict[str, int]) -> Iterator[str]:
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    at = speakers.get(name, len(call.args))
    for node in ast.walk(call.args[at]) if at < len(call.args) else ():
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and MESSAGE.fullmatch(node.value):
            yield node.value


def quoted(files: list[Path]) -> set[str]:
    """Every string in some Python files."""
    nodes = [node for path in files for node in ast.walk(ast.parse(text(path)))]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def announced(type: GameType) -> set[str]:
    """The messages that every game has, by the names of its settings."""
    found = {f"{type.id}-title", f"{type.id}-about"}
    for setting in type.settings:
        found.add(f"{type.id}-setting-{setting.id}")
        values = getattr(setting, "values", getattr(setting, "names", ()))
        found |= {f"{type.id}-setting-{setting.id}-{value}" for value in values}
    return found


def names_of(type: GameType) -> set[str]:
    """The messages for names, columns and their heads, whose ids are put together where they are said."""
    made = tuple(f"{type.id}-{form}-" for form in ("name", "column", "head", "view"))
    return {id for id in game_words(type, "en") if id.startswith(made)}


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
    return words([home(type) / "locale" / f"{language}.ftl"])


def test_harena_has_words_for_all_it_says_and_for_nothing_else() -> None:
    # What the pages say is quoted in JavaScript: tests/browser/test_static.py compares it.
    english = {id for id in own_words("en") if not id.startswith("web-")}

    assert spoken(own_files()) - english == set()
    assert {id for id in english - quoted(own_files()) if not id.startswith(OF_THE_BROWSER)} == set()


@each_game
def test_a_game_has_words_for_all_it_says_and_for_nothing_else(type: GameType) -> None:
    files = python_files(home(type))
    english = set(game_words(type, "en"))

    assert (spoken(files) | announced(type)) - english - set(own_words("en")) == set()
    assert english - quoted(files) - announced(type) - names_of(type) == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_say_the_same(language: str) -> None:
    assert own_words(language) == own_words("en")
    for type in our_games():
        assert game_words(type, language) == game_words(type, "en"), type.id


# Documents


def test_the_architecture_names_every_module() -> None:
    shown = re.findall(r"`([\w/{},]+\.py)`", text(ROOT / "ARCHITECTURE.md"))
    named = {name for path in shown for name in written_out(path)}
    modules = {str(path.relative_to(SOURCE)) for path in python_files(SOURCE) if _does_something(path)}

    assert named - {"setup.py", "turn.py"} == modules


def written_out(path: str) -> list[str]:
    """The paths that a path with a list in braces stands for."""
    before, _, rest = path.partition("{")
    inside, _, after = rest.partition("}")
    return [f"{before}{word}{after}" for word in inside.split(",")]


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


# What a scene can say of a game


def scene_pages(type: GameType) -> str:
    """All that a stranger reads who wants to write a scene of a game: formats, and how to bring files."""
    own = DOCS / "reference" / f"scenes-{type.id}.md"
    general = [*(DOCS / "reference" / f"{name}.md" for name in ("scenes", "settings"))]
    general += (DOCS / "how-to").glob("*.md")
    return "\n".join(text(path) for path in [own, *general] if path.exists())


def said_of(type: GameType) -> dict[str, set[str]]:
    """Games played at random: every message of a question, an option or an event, with its arguments."""
    found: dict[str, set[str]] = {}
    for said in [message for game, story in played(type) for message in messages(game, story)]:
        found.setdefault(said.id, set()).update(said.args)
    return found


def played(type: GameType) -> Iterator[tuple[Game, Story]]:
    """Positions of games at random, under settings that try each option, and what led there."""
    for nth, setup in enumerate(setups(type)):
        game, chooser = type.set_up(setup, SeededDice(nth)), SeededDice(nth)
        game.listener = story = Story()
        game.begin()
        for _ in range(MOST_DECISIONS):
            yield game, story
            if game.is_over:
                break
            options = game.options()
            game.play(options[chooser.roll(len(options))])


def messages(game: Game, story: Story) -> Iterator[Message]:
    yield from story.take()
    if game.ask is not None:
        yield game.ask.prompt(game)
        yield from (game.ask.label(game, option) for option in game.options()[:MOST_LABELS])


@each_game
def test_scenes_are_documented_for_every_step_setting_and_message(type: GameType) -> None:
    pages = scene_pages(type)
    steps = [name for step in type.steps for name in (step.name(), step.__name__)]
    settings = [setting.id for setting in type.settings]
    told = {name: at for name, at in SPEAKERS.items() if name not in ("Message", "say")}
    said = (spoken(python_files(home(type)), told) | set(said_of(type))) - set(own_words("en"))

    assert [word for word in [*steps, *settings, *said] if f"`{word}`" not in pages] == []


@each_game
def test_the_arguments_of_every_message_stand_beside_it(type: GameType) -> None:
    rows = [line for line in scene_pages(type).splitlines() if line.startswith("|")]
    for id, args in said_of(type).items():
        beside = "".join(row for row in rows if f"`{id}`" in row)
        assert {arg for arg in args if f"`{arg}`" not in beside} == set(), id


@each_game
def test_all_that_a_position_and_a_view_hold_is_documented(type: GameType) -> None:
    pages = scene_pages(type)
    game = type.new(SeededDice(1), type.least_seats, {})
    fields = {field for step in type.steps for field in inspect.signature(step).parameters}

    for key in [*game.state(), *game.view(), *fields]:
        assert f"`{key}`" in pages, key


@each_game
def test_settings_and_notations_are_documented(type: GameType) -> None:
    verbs = {notation.split()[0] for game, _ in played(type) for notation in game.notations()}
    page = text(DOCS / "reference" / "notation.md")

    for setting in type.settings:
        assert f"| `{type.id}` | `{setting.id}` |" in text(DOCS / "reference" / "settings.md")
    assert {verb for verb in verbs if f"| `{verb}" not in page} == set()


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
