"""Dice in the browser: every recorded tumble ends with the face of the table on top; stillness holds."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.board_page import STATIC, BoardPage

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

TRACKS = STATIC / "dice/tracks.json"

TOPS = """async () => {
    const { cube } = await import("/js/dice/die.js");
    const { tracks, tumble } = await import("/js/dice/tracks.js");
    const all = await tracks();
    const place = document.createElement("span");
    place.className = "die";
    document.querySelector("main").append(place);
    const wrong = [];
    all.tracks.forEach((track, number) => {
        const how = tumble(track, all.hz, 52);
        for (let face = 1; face <= 6; face++) {
            const made = cube(place, "red", face, how, 52);
            made.style.transform = how.frames.at(-1).transform;
            const orientation = new DOMMatrix(getComputedStyle(made).transform);
            const sides = [...made.children].map((side) => {
                const at = orientation.multiply(new DOMMatrix(getComputedStyle(side).transform));
                return { face: Number(side.dataset.face), up: at.m33, upright: at.m11 };
            });
            const top = sides.reduce((best, side) => (side.up > best.up ? side : best));
            const bottom = sides.reduce((best, side) => (side.up < best.up ? side : best));
            const lies = top.face === face && bottom.face === 7 - face;
            const good = lies && top.up > 0.998 && top.upright > 0.98;
            const each = new Set(sides.map((side) => side.face)).size === 6;
            if (!good || !each) wrong.push({ number, face, sides });
        }
    });
    place.remove();
    return { tracks: all.tracks.length, wrong };
}"""


@pytest.fixture(scope="module")
def opened(browser: Browser) -> Iterator[tuple[BoardPage, Browser]]:
    with BoardPage() as server:
        yield server, browser


def open_page(opened: tuple[BoardPage, Browser], query: str = "", **context: Any) -> Page:
    server, browser = opened
    page = browser.new_context(**context).new_page()
    page.goto(f"{server.address}/board_page.html?{query}")
    page.wait_for_selector("html[data-ready]", state="attached")
    return page


def attack(opened: tuple[BoardPage, Browser]) -> str:
    """A table at which somebody can attack; the answer."""
    table = opened[0].deal(seed=5, placing="random")
    while True:
        options = table.game.notations()
        found = [option for option in options if option.startswith("attack")]
        if found:
            return found[0]
        table.play(options[0])


def fight(page: Page, notation: str) -> None:
    page.evaluate("a => page.element.play({ a })", notation)
    page.wait_for_selector(".throw .die")


def test_the_tracks_are_small() -> None:
    packed = gzip.compress(TRACKS.read_bytes(), 9)
    tracks = json.loads(TRACKS.read_text())

    assert len(packed) <= 30_000
    assert len(tracks["tracks"]) == 60
    assert all(len(track) % 7 == 0 for track in tracks["tracks"])


def test_every_track_ends_with_the_wanted_face_on_top(opened: tuple[BoardPage, Browser]) -> None:
    found = open_page(opened).evaluate(TOPS)

    assert found["tracks"] == 60
    assert found["wrong"] == []


def test_dice_tumble_and_then_lie_as_the_table_says(opened: tuple[BoardPage, Browser]) -> None:
    notation = attack(opened)
    page = open_page(opened, "dice=quick")
    fight(page, notation)
    page.wait_for_selector(".die-cube", state="attached")
    page.wait_for_selector(".throw:not(.throw-open) .die-flat")
    page.wait_for_selector(".die-cube", state="detached")

    event = next(
        event
        for event in page.evaluate("page.element.table.step.events")
        if event["id"] == "gladiabot-fought"
    )
    faces = (
        page.locator(".throw")
        .first.locator(".die")
        .evaluate_all(
            """dice => dice.map((die) => {
                const face = die.firstChild.style.getPropertyValue("--face");
                return [Number(die.dataset.row), 1 + Number(face)];
            })"""
        )
    )
    label = page.locator(".throw-dice").first.get_attribute("aria-label") or ""
    assert [face for row, face in faces if row == 0] == event["args"]["attack"]
    assert [face for row, face in faces if row == 1] == event["args"]["defence"]
    assert ", ".join(str(face) for face in event["args"]["attack"]) in label


@pytest.mark.parametrize("asked", ["system", "page", "still"])
def test_no_cube_where_motion_is_not_wanted(opened: tuple[BoardPage, Browser], asked: str) -> None:
    notation = attack(opened)
    query = {"system": "", "page": "motion=no", "still": "dice=still"}[asked]
    page = open_page(opened, query, reduced_motion="reduce" if asked == "system" else "no-preference")
    page.evaluate(
        """() => {
            page.cubes = 0;
            page.animated = [];
            const count = () => { page.cubes += document.querySelectorAll(".die-cube").length };
            new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
            const { animate } = Element.prototype;
            Element.prototype.animate = function (frames, timing) {
                page.animated.push([this.className, timing.duration ?? timing]);
                return animate.call(this, frames, timing);
            };
        }"""
    )
    fight(page, notation)
    page.wait_for_selector(".throw .die-flat")
    page.wait_for_function("() => document.getAnimations().length === 0")

    throws = page.locator(".throw").count()
    assert page.evaluate("page.cubes") == 0
    assert page.evaluate("page.animated") == ([] if asked == "still" else [["throw", 180]] * throws)


def test_never_more_than_twelve_cubes_at_once(opened: tuple[BoardPage, Browser]) -> None:
    page = open_page(opened)
    most = page.evaluate(
        """async () => {
            const tray = document.querySelector("harena-dice-tray");
            const dice = Array.from({ length: 24 }, (_, nth) => 1 + nth % 6);
            let most = 0;
            const watch = () => { most = Math.max(most, document.querySelectorAll(".die-cube").length) };
            new MutationObserver(watch).observe(tray, { childList: true, subtree: true });
            const rows = [{ label: "", colour: "red", dice }];
            await tray.play([{ key: "x", caption: "", label: "", rows }], "quick", true);
            return most;
        }"""
    )

    assert most == 12
    assert page.locator(".die-flat").count() == 24
