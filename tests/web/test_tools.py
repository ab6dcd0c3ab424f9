"""The tools that ill-treat the server, in small doses; by hand they go on for longer."""

from __future__ import annotations

from tools.fuzz_server import fuzzed
from tools.kill_server import killed


def test_nothing_comes_of_a_thousand_spoilt_messages() -> None:
    counts, findings = fuzzed(1000, seed=0)

    assert findings == []
    assert counts["no"] > 100


def test_a_killed_server_has_lost_nothing_that_it_acknowledged() -> None:
    found = killed(1, early=False, seed=0)

    assert found["acknowledged"] > 0
    assert (found["lost"], found["broken"]) == (0, 0)


def test_a_server_that_acknowledges_too_early_loses() -> None:
    assert killed(1, early=True, seed=0)["lost"] > 0
