"""Gladiabot at a real table: with keys alone, online on a bad line, at one device, on a phone, watched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.visitor import READY

if TYPE_CHECKING:
    from tests.browser.visitor import House, Visitor

MOVES = ".chronicle li.move"
NOW = "board.table.turn.options.map(({ a }) => a).join() + document.querySelectorAll('.move').length"
"""What changes with every answer."""


def _tab_to(visitor: Visitor, selector: str) -> None:
    for _ in range(80):
        if visitor.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector} with the keyboard")


def _go_to_mark(visitor: Visitor) -> None:
    """To the board, and on to a cell that may be chosen."""
    visitor.page.keyboard.press("g")
    if not visitor.page.evaluate("document.activeElement.matches('.hex-marked')"):
        visitor.page.keyboard.press("m")


def _answer_by_keys(visitor: Visitor) -> None:
    """One answer: a robot and where it goes, or what lies beside the board."""
    page = visitor.page
    before = page.evaluate(NOW)
    if page.locator(".beside").count():
        _tab_to(visitor, ".beside")
        page.keyboard.press("Enter")
    elif page.locator(".mark-choose").count():
        _go_to_mark(visitor)
        page.keyboard.press("Enter")
    if page.locator(".mark-go, .mark-aim").count():
        _go_to_mark(visitor)
        page.keyboard.press("Enter")
    elif page.locator(".choices-buttons [data-a]").count():
        _tab_to(visitor, ".choices-buttons [data-a]")
        page.keyboard.press("Enter")
    changed = f"before => document.querySelector('.result') || !board.table.mine || {NOW} !== before"
    page.wait_for_function(changed, arg=before)


def _ready(visitor: Visitor) -> bool:
    """Wait for one's turn; false when the game has ended."""
    visitor.page.wait_for_function(READY, timeout=30_000)
    return visitor.page.locator(".result").count() == 0


def _arena(visitor: Visitor, *kinds: str, **settings: str) -> None:
    """A table with the robots standing in it."""
    visitor.open("gladiabot", *kinds, **{"placing": "random", **settings})
    visitor.page.locator("#board svg.board").wait_for()


def test_a_whole_game_with_keys_alone_from_the_lobby_to_the_result(house: House) -> None:
    visitor = house.visitor().lobby()
    press = visitor.page.keyboard.press
    _tab_to(visitor, '[data-game="gladiabot"] button:nth-child(2)')
    press("Enter")
    _tab_to(visitor, "h-newtable [name=placing]")
    press("ArrowDown")
    _tab_to(visitor, "h-newtable [name=round_cap]")
    press("Control+a")
    visitor.page.keyboard.type("6")
    _tab_to(visitor, "h-newtable button.main")
    press("Enter")
    visitor.seated().page.locator("#board svg.board").wait_for()
    answers = 0
    while _ready(visitor):
        _answer_by_keys(visitor)
        answers += 1

    # It ends after six rounds, or sooner when only one side has robots left.
    assert answers >= 3
    expect(visitor.page.locator(".result li")).to_have_count(2)
    expect(visitor.page.locator(".chronicle")).to_contain_text("The game is over.")
    visitor.leave()


def test_a_whole_set_up_with_keys_alone(house: House) -> None:
    visitor = house.visitor().open("gladiabot", "bot")
    visitor.page.locator("#board svg.board").wait_for()
    while _ready(visitor) and visitor.page.evaluate("board.table.view.round") == 0:
        _answer_by_keys(visitor)

    assert visitor.page.evaluate("Object.values(board.table.view.robots).every(({ at }) => at)")
    visitor.leave()


def test_two_browsers_play_to_the_end_though_a_line_is_cut(house: House) -> None:
    ann, bob = house.visitor(), house.visitor(language="it")
    _arena(ann, "link", round_cap="1")
    bob.join(ann.invite(), "Bob")
    expect(ann.page.locator(".players")).to_contain_text("Bob")
    for turn in range(40):
        if turn == 2:
            bob.page.context.set_offline(True)
            bob.page.evaluate("document.querySelector('h-table').session.line.socket.close()")
            expect(bob.page.locator(".trouble")).to_be_visible()
        if turn == 3:
            bob.page.context.set_offline(False)
            expect(bob.page.locator(".trouble")).to_have_count(0)
        asked = ann.page.locator(".players li[data-turn] .seat-mark, .result")
        expect(asked.first).to_be_visible()
        if ann.page.locator(".result").count():
            break
        mover = ann if asked.first.inner_text() == "I" else bob
        if mover is bob and turn == 2:
            bob.page.context.set_offline(False)
        if _ready(mover):
            _answer_by_keys(mover)
        count = mover.page.locator(MOVES).count()
        for visitor in (ann, bob):
            if visitor is mover or turn != 2:
                expect(visitor.page.locator(MOVES)).to_have_count(count)

    expect(ann.page.locator(".result")).to_be_visible()
    expect(bob.page.locator(".result")).to_be_visible()
    ann.leave()
    bob.leave()


def test_at_one_device_both_sides_move_in_turn(house: House) -> None:
    visitor = house.visitor()
    _arena(visitor, "same")
    seats = set()
    for count in range(1, 7):
        assert _ready(visitor)
        seats.add(visitor.page.evaluate("board.table.turn.seat"))
        _answer_by_keys(visitor)
        expect(visitor.page.locator(MOVES)).to_have_count(count)

    assert seats == {0, 1}
    visitor.leave()


def test_on_a_phone_a_robot_moves_by_two_taps(house: House) -> None:
    visitor = house.visitor("phone", has_touch=True, is_mobile=True)
    _arena(visitor, "same")
    assert _ready(visitor)
    robot = visitor.page.evaluate(
        "board.table.turn.options.find(({ a }) => a.startsWith('move')).a.split(' ')[1]"
    )
    visitor.page.locator(f'[data-cell="{robot}"]').tap()
    visitor.page.locator(".hex-marked").first.tap()

    expect(visitor.page.locator(MOVES)).to_have_count(1)
    assert visitor.overflow() <= 0
    visitor.leave()


def test_a_reload_in_mid_game_shows_the_same_arena(house: House) -> None:
    visitor = house.visitor()
    _arena(visitor, "same")
    for _ in range(3):
        assert _ready(visitor)
        _answer_by_keys(visitor)
    expect(visitor.page.locator(MOVES)).to_have_count(3)
    before = visitor.page.evaluate("JSON.stringify([board.table.view, board.table.turn])")
    visitor.page.reload()
    visitor.seated()

    expect(visitor.page.locator(MOVES)).to_have_count(3)
    assert visitor.page.evaluate("JSON.stringify([board.table.view, board.table.turn])") == before
    assert _ready(visitor)
    visitor.leave()


def test_who_watches_sees_the_robots_move_and_can_touch_nothing(house: House) -> None:
    ann, eve = house.visitor(), house.visitor()
    _arena(ann, "same")
    ann.page.locator(".watchers summary").click()
    eve.page.goto(ann.page.locator(".watchers input").input_value())
    eve.seated().page.locator("#board svg.board").wait_for()
    assert _ready(ann)
    _answer_by_keys(ann)

    expect(eve.page.locator(MOVES)).to_have_count(1)
    ann.page.wait_for_function(READY)
    views = [visitor.page.evaluate("JSON.stringify(board.table.view)") for visitor in (ann, eve)]
    assert views[0] == views[1]
    assert eve.page.locator(".mark, .choices button, .bar .buttons, h-answers button").count() == 0
    ann.leave()
    eve.leave()
