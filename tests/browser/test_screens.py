"""Every screen, by day and night, in each language and size: readable, accessible, and quiet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.visitor import AXE, READY, SIZES
from tests.web.served import BOB, ME

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.visitor import House, Visitor

ATTACK = """() => {
    const answers = board.table.turn.options.map(({ a }) => a);
    document.querySelector("h-table").session.play(answers.find((a) => a.startsWith("attack")) ?? answers[0]);
}"""


def _lobby(visitor: Visitor) -> None:
    visitor.lobby()


def _lobby_with_tables(visitor: Visitor) -> None:
    visitor.quick("pig").lobby().page.locator(".resume a").wait_for()


def _new_table(visitor: Visitor) -> None:
    visitor.lobby().new_table("gladiabot")


def _settings(visitor: Visitor) -> None:
    visitor.lobby().page.locator(".top nav > button").last.click()
    visitor.page.locator("h-settings dialog[open]").wait_for()


def _keys(visitor: Visitor) -> None:
    visitor.quick("pig").page.keyboard.press("?")
    visitor.page.locator("dialog.keys[open]").wait_for()


def _pig(visitor: Visitor) -> None:
    visitor.quick("pig").answers().first.click()
    visitor.page.locator(".chronicle li.move").first.wait_for()


def _einstein(visitor: Visitor) -> None:
    visitor.quick("ewn").answers().first.click()
    visitor.page.locator(".chronicle li.move").first.wait_for()


def _gladiabot(visitor: Visitor) -> None:
    dialog = visitor.lobby().new_table("gladiabot")
    dialog.locator("[name=placing]").select_option("random")
    dialog.locator("button.main").click()
    visitor.seated().page.locator("#board-slot > *").wait_for()
    visitor.page.locator(".chronicle li").first.wait_for()


def _result(visitor: Visitor) -> None:
    dialog = visitor.lobby().new_table("pig")
    dialog.locator("[name=goal]").fill("2")
    dialog.locator("button.main").click()
    visitor.seated()
    result = visitor.page.locator(".result")
    while True:
        visitor.answers().last.or_(result).wait_for()
        if result.count():
            return
        told = visitor.told()
        visitor.answers().last.click()
        visitor.await_more_than(told)


def _invites(visitor: Visitor) -> None:
    dialog = visitor.lobby().new_table("pig")
    dialog.locator(".seating select").nth(1).select_option("link")
    dialog.locator("button.main").click()
    visitor.seated().page.locator(".invite .link button").nth(1).click()
    visitor.page.locator("img.qr").wait_for()


def _stranger(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.server.origin}/t/nobody-1")
    visitor.page.locator(".join").wait_for()


def _invited(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.server.origin}/t/nobody-1#i=secret")
    visitor.page.locator(".join input").wait_for()


def _watching(visitor: Visitor) -> None:
    opened = visitor.server.open("gladiabot", ME, BOB, settings={"placing": "random"})
    visitor.page.goto(f"{visitor.server.origin}{opened['watch']}")
    visitor.seated().page.locator("#board svg.board").wait_for()


def _fight(visitor: Visitor) -> None:
    """A game to its end, with the dice of its last attack on the table."""
    visitor.open("gladiabot", "same", placing="random", crates="bare", round_cap="2")
    visitor.page.locator("#board svg.board").wait_for()
    while not visitor.page.locator(".result").count():
        told = visitor.told()
        visitor.page.evaluate(ATTACK)
        visitor.await_more_than(told)
        visitor.page.wait_for_function(READY)
    visitor.page.locator(".throw .die-flat").first.wait_for()


def _set_up(visitor: Visitor) -> None:
    visitor.open("gladiabot", "same").page.locator(".beside").first.wait_for()


SCREENS: dict[str, Callable[[Visitor], None]] = {
    "lobby": _lobby,
    "lobby-with-tables": _lobby_with_tables,
    "new-table": _new_table,
    "settings": _settings,
    "keys": _keys,
    "pig": _pig,
    "einstein": _einstein,
    "gladiabot": _gladiabot,
    "result": _result,
    "invites": _invites,
    "watching": _watching,
    "fight": _fight,
    "set-up": _set_up,
    "stranger": _stranger,
    "invited": _invited,
}
each_screen = pytest.mark.parametrize("screen", SCREENS)


@each_screen
@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.skipif(not AXE.exists(), reason="needs axe-core: npm ci")
def test_a_screen_is_accessible(house: House, screen: str, theme: str, size: str) -> None:
    visitor = house.visitor(size, theme)
    SCREENS[screen](visitor)

    assert visitor.violations() == []
    visitor.leave()


@each_screen
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_screen_fits_a_phone(house: House, screen: str, language: str) -> None:
    visitor = house.visitor("phone", language=language)
    SCREENS[screen](visitor)

    assert visitor.page.locator("html").get_attribute("lang") == language
    assert visitor.overflow() <= 0
    visitor.leave()


@each_screen
@pytest.mark.parametrize("size", SIZES)
def test_a_screen_fits_in_large_text(house: House, screen: str, size: str) -> None:
    visitor = house.visitor(size, language="fr")
    visitor.page.add_init_script("localStorage['harena:prefs'] = '{\"large\": true}'")
    SCREENS[screen](visitor)

    assert visitor.page.locator("html").get_attribute("data-large") == "true"
    assert visitor.overflow() <= 0
    visitor.leave()
