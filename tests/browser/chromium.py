"""The browser that Debian packs, driven by Playwright; where there is none, tests say so and are skipped."""

from __future__ import annotations

import importlib.util
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CHROMIUM: Final = shutil.which("chromium")
WANTED: Final = (
    "needs playwright and chromium: pip install -e '.[dev]', apt install chromium"
    if CHROMIUM is None or importlib.util.find_spec("playwright") is None
    else ""
)
"""What is missing, if something is."""
OPTIONS: Final = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@contextmanager
def chromium() -> Iterator[Browser]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=OPTIONS)
        yield browser
        browser.close()
