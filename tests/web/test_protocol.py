"""The protocol on paper is the one that is spoken."""

from __future__ import annotations

import msgspec
import pytest

from harena.web.protocol import SERVER, Act, Hello, read_message
from tools.protocol import MARKDOWN, TYPES, markdown, typescript


def test_reference_and_types_are_up_to_date() -> None:
    """If not: python tools/protocol.py"""
    assert MARKDOWN.read_text(encoding="utf-8") == markdown()
    assert TYPES.read_text(encoding="utf-8") == typescript()


def test_messages_are_read_by_their_tag() -> None:
    assert read_message('{"t":"hello","p":1,"table":"x","token":"y"}') == Hello(1, "x", "y", -1, 0)
    text = '{"t":"act","k":"0123456789abcdef0123456789abcdef","b":3,"a":"hold"}'
    assert read_message(text) == Act("0123456789abcdef" * 2, 3, "hold")


def test_what_the_server_says_is_not_understood_from_a_browser() -> None:
    for struct in SERVER:
        with pytest.raises(msgspec.ValidationError):
            read_message(f'{{"t":"{struct.__struct_config__.tag}"}}')
