"""Playing at a table in a browser, and what stands around the board."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.visitor import House

MOVES = ".chronicle li.move"


def test_one_click_sits_down_against_a_bot(house: House) -> None:
    visitor = house.visitor().quick("pig")

    expect(visitor.page.locator(".players li")).to_have_count(2)
    expect(visitor.answers()).to_have_count(2)
    visitor.leave()


def test_a_game_is_played_to_its_end_with_keys_alone(house: House) -> None:
    visitor = house.visitor().lobby()
    dialog = visitor.new_table("pig")
    dialog.locator("[name=goal]").fill("10")
    dialog.locator(".seating select").nth(1).select_option("bot")
    dialog.locator("button.main").focus()
    visitor.page.keyboard.press("Enter")
    visitor.seated()
    result = visitor.page.locator(".result")
    for _ in range(60):
        expect(visitor.answers().first.or_(result)).to_be_visible()
        if result.is_visible():
            break
        told = visitor.told()
        visitor.page.keyboard.press("/")
        visitor.page.keyboard.press("Enter")
        visitor.await_more_than(told)

    expect(result.get_by_role("heading")).to_contain_text("has reached the goal")
    expect(result.locator("li").first).to_contain_text("wins")
    result.locator("button.main").click()
    expect(visitor.page.locator(".result")).to_have_count(0)
    visitor.leave()


def test_undo_says_what_it_takes_back_or_why_it_does_not(house: House) -> None:
    visitor = house.visitor().quick("ewn")
    undo = visitor.page.locator(".bar .buttons button").first
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_contain_text("nothing to undo")
    visitor.answers().first.click()
    expect(undo).to_contain_text("Put stone 1 on")
    visitor.page.keyboard.press("u")

    expect(visitor.page.locator(f"{MOVES}[data-undone]")).to_have_count(1)
    expect(undo).to_have_attribute("aria-disabled", "true")
    visitor.leave()


def test_behind_a_roll_the_chronicle_says_that_undo_does_not_reach(house: House) -> None:
    visitor = house.visitor()
    visitor.open("pig", "same")
    visitor.answers().first.click()

    expect(visitor.page.locator(".chronicle .barrier")).to_have_count(1)
    visitor.leave()


def test_a_hint_comes_from_a_bot_and_can_be_played(house: House) -> None:
    visitor = house.visitor().quick("pig")
    expect(visitor.answers()).to_have_count(2)
    visitor.page.keyboard.press("h")
    thoughts = visitor.page.locator(".thoughts li")
    expect(thoughts).to_have_count(2)
    thoughts.first.locator("button").click()

    expect(visitor.page.locator(MOVES).first).to_be_visible()
    expect(thoughts).to_have_count(0)
    visitor.leave()


def test_the_language_changes_at_any_time(house: House) -> None:
    visitor = house.visitor()
    visitor.open("pig", "same")
    visitor.answers().nth(1).click()
    expect(visitor.page.locator(MOVES)).to_contain_text("banks 0")
    visitor.page.locator(".top nav button").last.click()
    visitor.page.locator("h-settings select").select_option("it")

    expect(visitor.page.locator(MOVES)).to_contain_text("segna 0")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "it")
    visitor.leave()


def test_who_plays_with_the_keyboard_stays_at_the_answers(house: House) -> None:
    visitor = house.visitor()
    visitor.open("pig", "same")
    visitor.answers().nth(1).focus()
    for count in range(1, 4):
        visitor.page.keyboard.press("Enter")
        expect(visitor.page.locator(MOVES)).to_have_count(count)
        expect(visitor.page.locator("button.answer:focus")).to_have_count(1)
    visitor.leave()


def test_settings_that_do_not_go_together_are_refused_in_the_form(house: House) -> None:
    visitor = house.visitor()
    dialog = visitor.lobby().new_table("gladiabot")
    dialog.locator(".seating .seat").nth(2).locator("select").first.select_option("bot")
    dialog.locator("button.main").click()

    expect(dialog.locator(".refused")).to_contain_text("three cannot play it")
    visitor.complaints = [said for said in visitor.complaints if "status of 422" not in said]
    visitor.leave()


def test_the_record_can_be_downloaded(house: House) -> None:
    visitor = house.visitor().quick("pig")
    with visitor.page.expect_download() as download:
        visitor.page.locator(".top nav button").first.click()

    assert re.fullmatch(r"[\w-]+\.harena", download.value.suggested_filename)
    assert "pig" in download.value.path().read_text(encoding="utf-8")
    visitor.leave()


def test_a_table_can_be_gone_on_with_from_the_lobby(house: House) -> None:
    visitor = house.visitor().quick("ewn")
    expect(visitor.answers().first).to_be_visible()
    table = visitor.table()
    visitor.lobby()
    expect(visitor.page.locator(".resume li")).to_contain_text(["EinStein"])
    visitor.page.locator(".resume a").click()
    visitor.seated()

    assert visitor.table() == table
    visitor.leave()


def test_moves_are_confirmed_if_the_reader_wants_it(house: House) -> None:
    visitor = house.visitor()
    visitor.page.add_init_script("localStorage['harena:prefs'] = '{\"confirm\": true}'")
    visitor.open("pig", "same")
    visitor.answers().nth(1).click()
    expect(visitor.page.locator(".answer.chosen")).to_have_count(1)
    expect(visitor.page.locator(MOVES)).to_have_count(0)
    visitor.page.locator(".answer.chosen").click()

    expect(visitor.page.locator(MOVES)).to_have_count(1)
    visitor.leave()


def test_single_keys_can_be_turned_off(house: House) -> None:
    visitor = house.visitor()
    visitor.page.add_init_script("localStorage['harena:prefs'] = '{\"keys\": false}'")
    visitor.quick("pig").page.keyboard.press("?")

    expect(visitor.page.locator("dialog.keys[open]")).to_have_count(0)
    visitor.leave()


def test_a_step_is_announced_in_one_sentence_and_ones_turn_urgently(house: House) -> None:
    visitor = house.visitor()
    visitor.page.add_init_script(
        """window.said = [];
        new MutationObserver((changes) => {
          for (const { target, addedNodes } of changes) {
            const how = target.getAttribute?.("aria-live");
            if (how && how !== "off") for (const node of addedNodes) said.push([how, node.textContent]);
          }
        }).observe(document, { childList: true, subtree: true });"""
    )
    visitor.open("pig", "bot")
    expect(visitor.answers()).to_have_count(2)
    visitor.answers().nth(1).click()
    expect(visitor.page.locator(MOVES).nth(1)).to_be_visible()
    said = json.loads(visitor.page.evaluate("JSON.stringify(said)"))

    assert ["polite", "Player banks 0 and has 0."] in said
    assert any(how == "assertive" and text.startswith("Your turn.") for how, text in said)
    visitor.leave()


def test_many_answers_are_filtered_and_walked_with_arrows(house: House) -> None:
    visitor = house.visitor()
    visitor.open("gladiabot", "same")
    field = visitor.page.locator(".filter input")
    for _ in range(10):
        expect(visitor.page.locator("h-answers button.answer").first).to_be_attached()
        visitor.page.keyboard.press("/")
        if field.count():
            break
        told = visitor.told()
        visitor.page.keyboard.press("Enter")
        visitor.await_more_than(told)
    first = visitor.answers().first.inner_text()
    field.fill(first.split()[-1])

    expect(visitor.answers().first).to_be_visible()
    field.press("Tab")
    visitor.page.keyboard.press("ArrowDown")
    assert visitor.page.evaluate("document.activeElement.matches('button.answer')")
    field.fill("nothing like it")
    expect(visitor.answers()).to_have_count(0)
    visitor.leave()


@pytest.mark.parametrize(
    ("language", "scores", "goal"),
    [
        ("en", "Scores", "Points that win"),
        ("fr", "Points", "Points pour gagner"),
        ("it", "Punti", "Punti per vincere"),
    ],
)
def test_the_parts_of_a_view_have_the_readers_names(
    house: House, language: str, scores: str, goal: str
) -> None:
    visitor = house.visitor(language=language).open("pig", "same")
    names = visitor.page.locator(".generic dt")

    expect(names.nth(0)).to_have_text(scores)
    expect(names.nth(1)).to_contain_text(goal)
    visitor.leave()


def test_a_part_without_words_is_called_by_its_key(house: House) -> None:
    visitor = house.visitor().open("pig", "same")
    visitor.page.evaluate("board.table = { ...board.table, view: { dice_left: 3 } }")

    expect(visitor.page.locator(".generic dt")).to_have_text("dice left")
    visitor.leave()
