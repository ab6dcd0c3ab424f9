"""People at one table: online, at one device, in two tabs, watching, invited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.visitor import House

MOVES = ".chronicle li.move"


def test_two_people_play_online_and_a_cut_line_is_mended(house: House) -> None:
    ann, bob = house.visitor(), house.visitor(language="fr")
    ann.open("pig", "link")
    bob.join(ann.invite(), "Bob")
    expect(ann.page.locator(".players")).to_contain_text("Bob")
    expect(ann.page.locator(".invites")).to_have_count(0)

    ann.page.context.set_offline(True)
    ann.page.evaluate("document.querySelector('h-table').session.line.socket.close()")
    expect(ann.page.locator(".trouble")).to_be_visible()
    ann.page.context.set_offline(False)
    expect(ann.page.locator(".trouble")).to_have_count(0)
    ann.answers().nth(1).click()

    expect(bob.page.locator(".chronicle")).to_contain_text("garde")
    expect(bob.answers()).to_have_count(2)
    bob.answers().nth(1).click()
    expect(ann.page.locator(".chronicle")).to_contain_text("Bob banks")
    ann.leave()
    bob.leave()


def test_two_share_a_device_and_take_turns(house: House) -> None:
    visitor = house.visitor()
    visitor.open("pig", "same")
    turn = visitor.page.locator(".players li[data-turn]")
    expect(turn).to_contain_text("Player")
    visitor.answers().nth(1).click()

    expect(turn).to_contain_text("Seat 2")
    expect(visitor.page.locator(".prompt")).to_contain_text("Seat 2: roll again")
    visitor.leave()


def test_of_two_tabs_the_newer_plays_and_the_older_can_take_over(house: House) -> None:
    visitor = house.visitor()
    visitor.open("pig", "same")
    other = visitor.page.context.new_page()
    other.goto(visitor.page.url)
    other.locator(".bar").wait_for()

    here = visitor.page.locator(".bar > button.main")
    expect(here).to_be_visible()
    expect(visitor.answers()).to_have_count(0)
    here.click()
    expect(visitor.answers()).to_have_count(2)
    expect(other.locator(".bar > button.main")).to_be_visible()
    visitor.leave()


def test_a_watcher_sees_all_and_can_do_nothing(house: House) -> None:
    ann, eve = house.visitor(), house.visitor()
    ann.open("pig", "same")
    ann.page.locator(".watchers summary").click()
    eve.page.goto(ann.page.locator(".watchers input").input_value())
    eve.seated()
    ann.answers().nth(1).click()

    expect(eve.page.locator(MOVES)).to_have_count(1)
    assert eve.answers().count() == 0
    assert eve.page.locator(".bar .buttons").count() == 0
    ann.leave()
    eve.leave()


def test_a_bot_takes_the_seat_of_somebody_who_does_not_come(house: House) -> None:
    visitor = house.visitor()
    visitor.open("pig", "link")
    visitor.page.locator(".replace button").click()

    expect(visitor.page.locator(".players li").nth(1)).to_contain_text("Tiro")
    expect(visitor.page.locator(".invites")).to_have_count(0)
    visitor.leave()


def test_a_used_invite_is_refused_in_words(house: House) -> None:
    ann, bob, eve = house.visitor(), house.visitor(), house.visitor()
    ann.open("pig", "link")
    link = ann.invite()
    bob.join(link, "Bob")
    eve.page.goto(link)
    eve.page.locator(".join input").fill("Eve")
    eve.page.locator(".join button").click()

    expect(eve.page.locator(".refused")).to_be_visible()
    ann.leave()
    bob.leave()
    eve.complaints = [said for said in eve.complaints if "status of 4" not in said]
    eve.leave()


def test_an_invite_outlives_a_reload_before_it_is_used(house: House) -> None:
    ann, bob = house.visitor(), house.visitor()
    ann.open("pig", "link")
    bob.page.goto(ann.invite())
    bob.page.locator(".join input").wait_for()
    bob.page.reload()
    bob.page.locator(".join input").fill("Bob")
    bob.page.locator(".join button").click()
    bob.seated()

    expect(ann.page.locator(".players")).to_contain_text("Bob")
    ann.leave()
    bob.leave()
