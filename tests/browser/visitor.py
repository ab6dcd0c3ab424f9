"""Somebody at a browser, who notices when a page complains."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

    from tests.web.served import Served

ROOT: Final = Path(__file__).parents[2]
AXE: Final = Path(os.environ.get("HARENA_AXE", ROOT / "node_modules/axe-core/axe.min.js"))
"""The accessibility checker, from `npm ci`."""
SIZES: Final = {"desktop": (1280, 900), "tablet": (768, 1024), "phone": (390, 844)}
PATIENCE: Final = 10_000
READY: Final = """() => document.querySelector(".result")
    || (document.querySelector("h-table").session.mayAct && !board.held)"""
"""Whether the game is over, or the reader may act and no dice are tumbling."""


class House:
    """A server that browsers can visit."""

    def __init__(self, server: Served, browser: Browser) -> None:
        self.server = server
        self.browser = browser

    def visitor(
        self, size: str = "desktop", theme: str = "day", language: str = "en", **options: Any
    ) -> Visitor:
        width, height = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "night" else "light",
            locale=language,
            **{"reduced_motion": "reduce", **options},
        )
        return Visitor(self.server, context.new_page())


class Visitor:
    """One page in a browser of its own, with what it complained of."""

    def __init__(self, server: Served, page: Page) -> None:
        self.server = server
        self.page = page
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda said: self._note(said.text) if said.type in {"error", "warning"} else None)
        page.on("pageerror", lambda error: self._note(str(error)))

    def _note(self, complaint: str) -> None:
        # A line that is cut on purpose is no fault of the page.
        if "WebSocket" not in complaint and "ERR_INTERNET_DISCONNECTED" not in complaint:
            self.complaints.append(complaint)

    def lobby(self) -> Visitor:
        self.page.goto(self.server.origin)
        self.page.locator(".games").wait_for()
        return self

    def card(self, game: str) -> Locator:
        return self.page.locator(f'[data-game="{game}"]')

    def new_table(self, game: str) -> Locator:
        """The dialog for a new table."""
        self.card(game).get_by_role("button").nth(1).click()
        dialog = self.page.locator("h-newtable dialog[open]")
        dialog.wait_for()
        return dialog

    def quick(self, game: str) -> Visitor:
        """At a table against a bot."""
        self.lobby().card(game).get_by_role("button").first.click()
        return self.seated()

    def open(self, game: str, *kinds: str, **settings: str) -> Visitor:
        """At a new table with such seats after the first, which is the visitor's own, and such settings."""
        dialog = self.lobby().new_table(game)
        for seat, kind in enumerate(kinds, 1):
            dialog.locator(".seating .seat").nth(seat).locator("select").first.select_option(kind)
        for name, value in settings.items():
            field = dialog.locator(f"[name={name}]")
            if field.evaluate("field => field.tagName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
        dialog.locator("button.main").click()
        return self.seated()

    def invite(self) -> str:
        """The first link that seats somebody."""
        return self.page.locator(".invite .link input").first.input_value()

    def join(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.page.locator(".join input").fill(name)
        assert "#" not in self.page.url
        self.page.locator(".join button").click()
        self.seated()

    def seated(self) -> Visitor:
        self.page.locator(".bar").wait_for()
        return self

    def answers(self) -> Locator:
        return self.page.locator("h-answers button.answer")

    def told(self) -> int:
        """How many lines the chronicle has."""
        found: int = self.page.evaluate("document.querySelector('h-table').session.state.log.length")
        return found

    def await_more_than(self, told: int) -> None:
        """Wait until more has happened than was told then."""
        self.page.wait_for_function(
            "told => document.querySelector('h-table').session.state.log.length > told", arg=told
        )

    def table(self) -> str:
        return self.page.url.rpartition("/")[2]

    def overflow(self) -> int:
        found: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return found

    def violations(self) -> list[str]:
        """What the accessibility checker finds, WCAG 2.2 AA and good practice."""
        # Read in, not added as a script: the pages allow no script but the server's.
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run()")
        return [
            f"{rule['id']}: {node['target']} {' '.join(node['failureSummary'].split())}"
            for rule in found["violations"]
            for node in rule["nodes"]
        ]

    def leave(self) -> None:
        """Go away; a page that complained fails the test."""
        complaints = [*self.complaints]  # what is cut off by leaving is no fault
        self.page.context.close()
        assert complaints == [], complaints
        reports = self.server.app.state.csp_reports
        assert reports == [], reports
