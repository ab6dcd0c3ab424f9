"""What all tests share: the same examples on every run, and no clock."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("harena", derandomize=True, deadline=None, max_examples=60, database=None)
settings.load_profile("harena")
