"""TOML that came from outside: scenes, and files of robots, boards and cards."""

from __future__ import annotations

import tomllib

from harena.kernel.message import Data, Refused
from harena.kernel.plain import DEEPEST, check_plain

LARGEST = 1_000_000
"""Characters: no file of ours comes near it."""
MOST_DOTS = 200
"""In a line: a dotted key with many thousand parts would keep the reader of TOML busy for hours."""


def read_toml(text: str) -> Data:
    """What a text in TOML says; refused with the line where it is none."""
    _check_size(text)
    try:
        data: Data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Refused("", "toml-syntax", {"problem": str(error)}) from None
    except (RecursionError, ValueError):
        raise Refused("", "toml-syntax", {"problem": "too deep or too long a value"}) from None
    check_plain(data, "")
    return data


def _check_size(text: str) -> None:
    """Refuse what takes too long to read."""
    if len(text) > LARGEST:
        raise Refused("", "toml-too-large", {"most": LARGEST, "found": len(text)})
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise Refused("", "data-deep", {"where": f"line {number}", "most": DEEPEST})
