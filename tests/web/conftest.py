"""One server for all tests that leave it as it is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.served import Served, served


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("tables")) as found:
        yield found
