"""One server and one browser for all tests of the pages."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.browser.chromium import WANTED, chromium
from tests.browser.visitor import House
from tests.web.served import served

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium; without one the test is skipped, and where one is required it fails."""
    if WANTED:
        assert os.environ.get("HARENA_BROWSER") != "required", WANTED
        pytest.skip(WANTED)
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[House]:
    """The server, and guests with browsers of their own."""
    with served(tmp_path_factory.mktemp("tables")) as server:
        yield House(server, browser)


@pytest.fixture(autouse=True)
def _everybody_leaves(request: pytest.FixtureRequest) -> Iterator[None]:
    """No page of one test is left open to slow down the next."""
    browser: Browser | None = (
        request.getfixturevalue("browser") if "browser" in request.fixturenames else None
    )
    yield
    for context in browser.contexts if browser else []:
        context.close()
