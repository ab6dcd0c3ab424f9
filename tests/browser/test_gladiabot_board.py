"""The board of Gladiabot in a browser: keys, marks, labels, sizes, and what a screen reader is told."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.board_page import BoardPage
from tests.browser.visitor import AXE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

Opened = tuple[BoardPage, "Browser"]


@pytest.fixture(scope="module")
def opened(browser: Browser) -> Iterator[Opened]:
    with BoardPage() as server:
        yield server, browser


def open_page(opened: Opened, query: str = "dice=still", width: int = 1280, **context: Any) -> Page:
    server, browser = opened
    page = browser.new_context(viewport={"width": width, "height": 900}, **context).new_page()
    page.set_default_timeout(8000)
    page.goto(f"{server.address}/board_page.html?{query}")
    page.wait_for_selector("html[data-ready]", state="attached")
    return page


def play_until(opened: Opened, word: str, seed: int = 1) -> str:
    """Play by chance until such an answer can be given."""
    chance = random.Random(seed)
    for _ in range(500):
        options = opened[0].table.game.notations()
        found = [option for option in options if option.startswith(word)]
        if found:
            return found[0]
        opened[0].play(chance.choice(options))
    raise AssertionError(f"no {word}")


def plays(page: Page) -> list[str]:
    found: list[str] = page.evaluate("page.plays")
    return found


def cell(page: Page, name: str) -> Any:
    return page.locator(f'[data-cell="{name}"]')


def test_a_move_by_keyboard_alone(opened: Opened) -> None:
    opened[0].deal(seed=3, placing="random")
    page = open_page(opened)
    page.keyboard.press("Tab")
    start = page.evaluate("document.activeElement.dataset.cell")
    page.keyboard.press("Enter")
    page.keyboard.press("m")
    goal = page.evaluate("document.activeElement.dataset.cell")
    page.keyboard.press("Enter")
    page.wait_for_function("() => page.element.table.step")

    assert plays(page) == [f"move {start} {goal}"]
    assert opened[0].played == plays(page)
    assert page.locator('[role=gridcell][tabindex="0"]').count() == 1
    assert page.evaluate("document.activeElement.dataset.cell") == goal


def test_one_tab_stop_whatever_key_is_pressed(opened: Opened) -> None:
    opened[0].deal(seed=3, seats=4, placing="random")
    page = open_page(opened)
    page.locator('[role=gridcell][tabindex="0"]').focus()
    chance = random.Random(1)
    keys = [
        "a",
        "d",
        "w",
        "e",
        "z",
        "x",
        "m",
        "M",
        "ArrowUp",
        "ArrowDown",
        "ArrowLeft",
        "ArrowRight",
        "Home",
        "End",
    ]
    seen = set()
    for _ in range(60):
        page.keyboard.press(chance.choice(keys))
        stops = page.locator('[role=gridcell][tabindex="0"]')
        assert stops.count() == 1
        name = stops.get_attribute("data-cell")
        assert name == page.evaluate("document.activeElement.dataset.cell")
        seen.add(name)
    assert len(seen) > 10


def test_the_six_letters_go_in_the_six_directions(opened: Opened) -> None:
    opened[0].deal(seed=3, placing="random")
    page = open_page(opened)
    for key, goal in {"a": "d3", "d": "d5", "w": "c4", "e": "c5", "z": "e3", "x": "e4"}.items():
        cell(page, "d4").focus()
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.cell") == goal


def test_up_and_down_come_back_to_the_same_cell(opened: Opened) -> None:
    opened[0].deal(seed=3, placing="random")
    page = open_page(opened)
    cell(page, "a5").focus()
    seen = []
    for key in ["ArrowDown"] * 6 + ["ArrowUp"] * 6:
        page.keyboard.press(key)
        seen.append(page.evaluate("document.activeElement.dataset.cell"))
    assert seen[-1] == "a5"
    assert seen[5][0] == "g"


def test_escape_lets_go_and_says_so(opened: Opened) -> None:
    opened[0].deal(seed=3, placing="random")
    page = open_page(opened)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.locator('[aria-selected="true"]').count() == 1
    page.keyboard.press("Escape")

    assert page.locator('[aria-selected="true"]').count() == 0
    assert page.evaluate("page.said.at(-1)") == "Nothing chosen."
    assert plays(page) == []


def test_what_touches_only_the_robot_is_a_button(opened: Opened) -> None:
    opened[0].deal(seed=3, placing="random")
    page = open_page(opened)
    cell(page, "b7").click()
    page.get_by_role("button", name="blue hoplomachus waits").first.click()
    page.wait_for_function("() => page.element.table.step")

    assert plays(page) == ["repair b7"]


def test_a_confirmed_answer_shows_its_words_first(opened: Opened) -> None:
    opened[0].deal(seed=5, placing="random")
    notation = play_until(opened, "attack")
    _, start, goal = notation.split()
    page = open_page(opened, "dice=still&confirm=yes")
    cell(page, start).click()
    cell(page, goal).click()
    assert plays(page) == []
    assert " attacks the " in page.locator(".choices-shown").inner_text()
    cell(page, goal).focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => page.element.table.step")

    assert plays(page) == [notation]


def test_pushing_goes_by_the_crate_and_then_a_cell(opened: Opened) -> None:
    opened[0].deal(seed=5, placing="random", movable=True)
    notation = play_until(opened, "push")
    _, start, crate, goal = notation.split()
    page = open_page(opened)
    cell(page, start).click()
    assert page.locator(".mark-push").count() > 0
    cell(page, crate).click()
    assert page.locator(".mark-shift").count() > 0
    cell(page, goal).click()
    page.wait_for_function("() => page.element.table.step")

    assert plays(page) == [notation]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_set_up_by_touching(opened: Opened, seats: int) -> None:
    table = opened[0].deal(seed=3, seats=seats)
    page = open_page(opened)
    for _ in range(100):
        if table.game.seat < 0 or any(option.startswith("repair") for option in table.game.notations()):
            break
        done = len(opened[0].played)
        beside = page.locator(".beside")
        if beside.count():
            beside.last.click()
        if len(opened[0].played) == done and page.locator(".mark-go").count():
            page.keyboard.press("m")
            page.locator(".hex-marked").last.click()
        page.wait_for_function(
            "done => page.element.table.step && !page.element.table.pending && page.plays.length > done",
            arg=done,
        )
    assert table.game.view()["round"] == 1
    assert len(opened[0].played) == {2: 20, 4: 40}[seats]


def test_every_answer_can_be_given_by_touching(opened: Opened) -> None:
    """At many positions each option is reached by touching what it touches."""
    server = opened[0]
    server.deal(seed=5, placing="random", movable=True, destructible=True)
    page = open_page(opened)
    chance = random.Random(4)
    for _ in range(40):
        server.play(chance.choice(server.table.game.notations()))
    reached = page.evaluate(
        """async () => {
            const { Choosing } = await import("/js/hex/choosing.js");
            page.element.table = await (await fetch("/snap")).json();
            await page.element.updateComplete;
            const { options } = page.element.table.turn;
            const place = (touch) => page.element.placeOf(touch);
            return options.map((option) => {
                let choosing = new Choosing(options, place);
                const rest = option.touches.slice(choosing.path.length);
                for (const touch of rest) choosing = choosing.touch(place(touch));
                return choosing.ready.includes(option);
            });
        }"""
    )
    assert all(reached)
    assert len(reached) > 10


def test_who_watches_can_look_but_not_touch(opened: Opened) -> None:
    opened[0].deal(seed=3, placing="random")
    page = open_page(opened, "dice=still&watch=yes")
    cell(page, "b7").click()

    assert page.locator(".mark").count() == 0
    assert page.locator(".choices button").count() == 0
    assert cell(page, "b7").get_attribute("aria-label") == "b7, your blue hoplomachus, to act"


def test_labels_say_what_stands_there_and_what_may_be_done(opened: Opened) -> None:
    opened[0].deal(seed=3, placing="random")
    page = open_page(opened)
    cell(page, "d7").click()

    assert cell(page, "c4").get_attribute("aria-label") == "c4, double crate"
    assert cell(page, "d7").get_attribute("aria-label") == "d7, your blue dimachaerus, to act, chosen"
    label = "e6, empty, may be chosen: blue dimachaerus moves to e6"
    assert cell(page, "e6").get_attribute("aria-label") == label


@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing(opened: Opened, theme: str, width: int) -> None:
    if not AXE.exists():
        pytest.skip("needs axe-core: npm ci, or HARENA_AXE=path/to/axe.min.js")
    opened[0].deal(seed=5, placing="random", movable=True, destructible=True)
    _, start, goal = play_until(opened, "attack").split()[:3]
    page = open_page(opened, f"dice=still&theme={theme}", width, bypass_csp=True)
    page.add_script_tag(path=AXE)
    options = {"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]}
    for _ in range(2):
        found = page.evaluate("async options => (await axe.run(document, options)).violations", options)
        assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []
        cell(page, start).click()
        cell(page, goal).click()


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_is_wider_than_a_phone(opened: Opened, language: str, seats: int) -> None:
    server = opened[0]
    server.deal(seed=5, seats=seats, placing="random")
    notation = play_until(opened, "attack")
    page = open_page(opened, f"dice=still&lang={language}", 390)
    cell(page, notation.split()[1]).click()
    page.evaluate("a => page.element.play({ a })", notation)
    page.wait_for_selector(".throw .die-flat")

    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert "web-board" not in page.locator("body").inner_text()
    assert server.reports == []


def test_a_large_board_can_be_enlarged_on_a_phone(opened: Opened) -> None:
    opened[0].deal(seed=5, seats=4, placing="random", board="field")
    page = open_page(opened, "dice=still", 390)
    before = page.locator("svg.board").bounding_box()
    page.get_by_role("button", name="Larger").click()
    after = page.locator("svg.board").bounding_box()

    assert page.locator("[role=gridcell]").count() <= 128
    assert before is not None
    assert after is not None
    assert after["width"] > 1.3 * before["width"]
    assert page.evaluate("document.documentElement.scrollWidth") == 390
