"""How little is loaded before somebody can play, measured on the wire, and how soon a click shows."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.test_static import MOST_BYTES, MOST_MODULES

if TYPE_CHECKING:
    from tests.browser.visitor import House, Visitor

NEXT_FRAME = """([selector, shown]) => new Promise((done) => {
    requestAnimationFrame(() => {
        document.querySelector(selector).dispatchEvent(new MouseEvent("click", { bubbles: true }));
        requestAnimationFrame(() => done(document.querySelector(shown) !== null));
    });
})"""
"""Click at the beginning of a frame; whether it shows by the next."""


def _on_the_wire(visitor: Visitor, withheld: str) -> dict[str, int]:
    """The bytes of each answer from now on, squeezed as they come; what is withheld never comes."""
    session = visitor.page.context.new_cdp_session(visitor.page)
    asked: dict[str, str] = {}
    found: dict[str, int] = {}

    def heard(event: dict[str, Any]) -> None:
        path = asked.get(event["requestId"], "")
        found[path] = found.get(path, 0) + int(event["encodedDataLength"])

    def called(event: dict[str, Any]) -> None:
        asked[event["requestId"]] = event["request"]["url"]

    session.on("Network.requestWillBeSent", called)
    session.on("Network.dataReceived", heard)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    if withheld:
        visitor.page.route(re.compile(withheld), lambda _: None)
    return found


def _little(visitor: Visitor, found: dict[str, int], page: str) -> None:
    preloaded = visitor.page.locator("link[rel=modulepreload]").count()
    scripts = [path for path in found if path.endswith(".js")]

    assert preloaded == len(visitor.server.app.state.static.modules(f"js/{page}.js"))
    assert preloaded <= len(scripts) <= MOST_MODULES, scripts
    assert 50_000 < sum(found.values()) <= MOST_BYTES, found


def test_the_lobby_is_there_after_little(house: House) -> None:
    visitor = house.visitor()
    found = _on_the_wire(visitor, "")
    visitor.lobby().page.wait_for_load_state("networkidle")

    _little(visitor, found, "lobby")
    visitor.leave()


@pytest.mark.parametrize(
    ("game", "withheld", "first", "then"),
    [
        ("gladiabot", r"/dice/|/js/(side|panels|answers)\.js", ".hex-marked", ".mark-go"),
        ("pig", r"/dice/|/js/(side|panels)\.js", "h-answers button.answer", ""),
        ("ewn", r"/dice/|/js/(side|panels)\.js", "h-answers button.answer", ""),
    ],
)
def test_a_move_can_be_made_after_little(
    house: House, game: str, withheld: str, first: str, then: str
) -> None:
    visitor = house.visitor().open(game, "same", **({"placing": "random"} if then else {}))
    address = visitor.page.url
    visitor.page.goto("about:blank")
    found = _on_the_wire(visitor, withheld)
    visitor.page.goto(address)
    visitor.page.locator(first).first.click()
    if then:
        visitor.page.keyboard.press("m")
        visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_function("() => document.querySelector('h-table').session.state.log.length > 1")

    _little(visitor, found, "table")
    visitor.leave()


def test_touching_a_robot_shows_in_the_next_frame(house: House) -> None:
    visitor = house.visitor().open("gladiabot", "same", placing="random")
    robot = visitor.page.locator(".hex-marked").first
    robot.wait_for()
    cell = f'[data-cell="{robot.get_attribute("data-cell")}"]'

    assert visitor.page.evaluate(NEXT_FRAME, [cell, f'{cell}[aria-selected="true"]'])
    visitor.leave()


def test_an_answer_shows_in_the_next_frame_that_it_is_sent(house: House) -> None:
    visitor = house.visitor().open("pig", "same")
    expect(visitor.answers()).to_have_count(2)
    visitor.page.evaluate("document.querySelector('h-table').session.line.socket.send = () => {}")

    assert visitor.page.evaluate(NEXT_FRAME, ["h-answers button.answer", "button.answer[data-pending]"])
    visitor.leave()
