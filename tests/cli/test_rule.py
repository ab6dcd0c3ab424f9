"""`harena rule`: rules, rulings and worked examples, and where they stand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from harena.cli.main import main
from harena.cli.rule import rules_in, tried

ROOT = Path(__file__).parents[2]


def found(capsys: pytest.CaptureFixture[str], *words: str) -> list[dict[str, object]]:
    assert main(["rule", *words, "--json"]) == 0
    rules = json.loads(capsys.readouterr().out)
    assert isinstance(rules, list)
    return rules


def ids(rules: list[dict[str, object]]) -> list[object]:
    return [rule["id"] for rule in rules]


def test_a_ruling_is_found_by_its_id(capsys: pytest.CaptureFixture[str]) -> None:
    (rule,) = found(capsys, "r-144")

    assert (rule["id"], rule["game"]) == ("R-144", "gladiabot")
    assert "cut the segment" in str(rule["text"])
    assert any(str(place).startswith("gladiabot/crates.py:") for place in _list(rule["code"]))


def test_rulings_are_found_by_their_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert ids(found(capsys, "alone on top")) == ["R-125"]


def test_a_worked_example_shows_the_rule_that_it_belongs_to(capsys: pytest.CaptureFixture[str]) -> None:
    assert ids(found(capsys, "G-T1")) == ["G-9"]
    assert ids(found(capsys, "g-t10")) == ["G-18"]


def test_tests_of_a_worked_example_are_tests_of_its_rule(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tests").mkdir()
    named = "def test_g_t3_the_one_is_skipped() -> None: ...\ndef test_g_t31_not_this() -> None: ...\n"
    (tmp_path / "tests" / "test_it.py").write_text(named, encoding="utf-8")
    monkeypatch.chdir(tmp_path)

    assert tried(["G-8", "G-T3"]) == ["tests/test_it.py:1"]


def test_scenes_that_name_a_rule_are_listed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)

    (rule,) = found(capsys, "R-147")

    assert any(str(place).startswith("docs/scenes/gladiabot-chain-") for place in _list(rule["tests"]))


def test_a_heading_without_an_id_ends_the_rule_above() -> None:
    text = "# A game\n\nLost.\n\n## X-1 One\n\nFirst.\n\n## Elsewhere\n\nLost too.\n\n## X-2 Two\n\nSecond.\n"

    assert [(rule["id"], rule["text"]) for rule in rules_in(text, "x")] == [
        ("X-1", "\nFirst.\n\n"),
        ("X-2", "\nSecond.\n"),
    ]


def _list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value
