"""What all tests share: the same examples on every run, no clock, and the browser last."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("harena", derandomize=True, deadline=None, max_examples=60, database=None)
settings.load_profile("harena")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Playwright keeps an event loop in the process that drives a browser; no other test wants one."""
    items.sort(key=lambda item: "browser" in item.path.parts)
