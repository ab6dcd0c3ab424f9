"""What the line does to a table: acts sent again, steps lost, silence, a reload."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

    from tests.browser.visitor import House

MOVES = ".chronicle li.move"


def test_an_act_is_sent_again_until_it_is_answered_and_played_once(house: House) -> None:
    visitor = house.visitor()
    visitor.page.add_init_script(
        """const send = WebSocket.prototype.send;
        let lost = 0;
        WebSocket.prototype.send = function (text) {
          if (JSON.parse(text).t === "act" && lost++ < 1) return;
          send.call(this, text);
          if (JSON.parse(text).t === "act") send.call(this, text);
        };"""
    )
    visitor.open("pig", "same")
    visitor.answers().nth(1).click()

    expect(visitor.page.locator(MOVES)).to_have_count(1)
    # The line keeps the order: whatever the same act once more had done would be there before the next one.
    visitor.answers().nth(1).click()
    expect(visitor.page.locator(".players li").first).to_have_attribute("data-turn", "")
    expect(visitor.page.locator(MOVES)).to_have_count(2)
    visitor.leave()


def test_a_step_that_was_lost_is_asked_for_again(house: House) -> None:
    visitor = house.visitor()
    lost: list[str] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if json.loads(message)["t"] == "step" and not lost:
                lost.append(str(message))
            else:
                line.send(message)

        server.on_message(pass_on)

    visitor.page.route_web_socket("**/ws", between)
    visitor.open("pig", "same")
    visitor.answers().nth(1).click()

    expect(visitor.page.locator(MOVES)).to_have_count(1)
    assert len(lost) == 1
    visitor.leave()


def test_a_server_that_falls_silent_is_called_again(house: House) -> None:
    visitor = house.visitor()
    lines: list[WebSocketRoute] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)
        first = len(lines) == 1
        line.on_message(lambda message: None if first and "act" in str(message) else server.send(message))
        server.on_message(lambda message: None if first and "ping" in str(message) else line.send(message))

    visitor.page.clock.install()
    visitor.page.route_web_socket("**/ws", between)
    visitor.open("pig", "same")
    visitor.answers().nth(1).click()
    visitor.page.clock.run_for(17_000)

    expect(visitor.page.locator(MOVES)).to_have_count(1)
    assert len(lines) == 2
    visitor.leave()


def test_a_reload_in_mid_game_shows_the_same_table(house: House) -> None:
    visitor = house.visitor().quick("ewn")
    for count in (1, 2):
        visitor.answers().first.click()
        expect(visitor.page.locator(MOVES)).to_have_count(count)
    before = visitor.page.locator(".chronicle").inner_text()
    visitor.page.reload()
    visitor.seated()

    expect(visitor.page.locator(MOVES)).to_have_count(2)
    assert visitor.page.locator(".chronicle").inner_text() == before
    visitor.leave()
