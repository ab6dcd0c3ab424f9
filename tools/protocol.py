"""Write down the protocol of the server, from the types of its messages.

Example: python tools/protocol.py

Writes docs/reference/protocol.md for people and types/protocol.d.ts for the type checker of the browser's
code; with --check it only says whether they are up to date (exit code 1 if not).
"""

from __future__ import annotations

import argparse
import inspect
import sys
import types
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from harena.web.limits import TAIL
from harena.web.protocol import ANSWERS, BROWSER, PARTS, REQUESTS, SERVER, VERSION

ROOT = Path(__file__).resolve().parents[1]
MARKDOWN = ROOT / "docs" / "reference" / "protocol.md"
TYPES = ROOT / "types" / "protocol.d.ts"
GROUPS: tuple[tuple[str, tuple[type[Struct], ...]], ...] = (
    ("From the browser", BROWSER),
    ("From the server", SERVER),
    ("What messages are made of", PARTS),
    ("Requests", REQUESTS),
    ("Answers to requests", ANSWERS),
)
SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def shown(kind: Any, names: dict[str, str]) -> str:
    """A type as TypeScript writes it."""
    origin, args = get_origin(kind), get_args(kind)
    if kind in SIMPLE:
        return SIMPLE[kind]
    if origin in (Literal, Union, types.UnionType):
        words = [
            f'"{part}"' if origin is Literal else shown(part, names) for part in args if part is not UnsetType
        ]
        return " | ".join(words)
    if origin is Annotated:
        return shown(args[0], names)
    if origin is list:
        inner = shown(args[0], names)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    return "Record<string, unknown>" if origin is dict else names[kind.__name__]


def fields(struct: type[Struct]) -> list[tuple[str, Any, bool]]:
    """Name, type and whether it may be left out, of each field."""
    hints = get_type_hints(struct, include_extras=True)
    found = []
    for field in msgspec.structs.fields(struct):
        may_miss = field.default is not msgspec.NODEFAULT or field.default_factory is not msgspec.NODEFAULT
        sent = issubclass(struct, (*REQUESTS, *BROWSER)) or field.default is UNSET
        found.append((field.encode_name, hints[field.name], may_miss and sent))
    return found


def tag_of(struct: type[Struct]) -> str | None:
    tag = struct.__struct_config__.tag
    return tag if isinstance(tag, str) else None


def about(struct: type[Struct]) -> str:
    return " ".join((inspect.getdoc(struct) or "").split())


def bounds(kind: Any) -> str:
    """What a value must be beyond its type."""
    if get_origin(kind) in (Union, types.UnionType):
        return "".join(bounds(part) for part in get_args(kind))
    said = []
    for meta in getattr(kind, "__metadata__", ()):
        assert isinstance(meta, Meta)
        for word, value in (("at least", meta.ge), ("at most", meta.le), ("pattern", meta.pattern)):
            if value is not None:
                said.append(f"{word} `{value}`")
        if meta.max_length is not None:
            said.append(f"{meta.min_length or 0} to {meta.max_length} long")
    return ", ".join(said)


def names() -> dict[str, str]:
    return {struct.__name__: struct.__name__ for _, group in GROUPS for struct in group}


def typescript() -> str:
    """The types of the browser's code."""
    lines = [
        "// What browser and server say to each other. Made by tools/protocol.py: change",
        "// src/harena/web/protocol.py, and make it anew.",
        "",
        f"export type Version = {VERSION};",
    ]
    for _, group in GROUPS:
        for struct in group:
            lines += ["", f"/** {about(struct)} */", f"export interface {struct.__name__} {{"]
            if tag_of(struct):
                lines.append(f'  t: "{tag_of(struct)}";')
            for name, kind, may_miss in fields(struct):
                lines.append(f"  {name}{'?' if may_miss else ''}: {shown(kind, names())};")
            lines.append("}")
    for name, group in (("FromBrowser", BROWSER), ("FromServer", SERVER)):
        lines += ["", f"export type {name} = {' | '.join(struct.__name__ for struct in group)};"]
    return "\n".join(lines) + "\n"


def markdown() -> str:
    """The reference for people."""
    lines = ["# The protocol", "", *INTRODUCTION.strip().split("\n"), ""]
    for title, group in GROUPS:
        lines += [f"## {title}", ""]
        for struct in group:
            heading = f"`{tag_of(struct)}`" if tag_of(struct) else struct.__name__
            lines += [f"### {heading}", "", about(struct), ""]
            if fields(struct):
                lines += ["| Field | Type | |", "|---|---|---|"]
            for name, kind, may_miss in fields(struct):
                said = [part for part in (bounds(kind), "may be left out" if may_miss else "") if part]
                type = shown(kind, names()).replace("|", "\\|")
                lines.append(f"| `{name}` | `{type}` | {'; '.join(said)} |")
            lines.append("")
    return "\n".join(lines).rstrip() + "\n"


INTRODUCTION = f"""
This page is made from [the types of the messages](../../src/harena/web/protocol.py) by `tools/protocol.py`,
together with [types for TypeScript](../../types/protocol.d.ts).

A browser opens the WebSocket `/ws` and sends JSON in text messages of at most 8 KiB, each tagged by `t`.
The first is `hello`; the answer is `welcome`, and then the steps it has missed, or one `snap`.
Who has missed more than {TAIL} steps, or comes for the first time (`last` is -1), gets the `snap`.

- Each `step` has a number `s`, one more than the last. A gap means that something was missed: send `sync`.
- Each `act` and `undo` gets exactly one `ok` or `no`, after it has been stored. Sent again with the same `k`
  it gets the same answer, and is played once, even if the server was started anew in between.
- `b` is the last step that was seen. If the position has changed since, the answer is `no` with `stale`.
- Sentences are sent as [ids and arguments](python.md), and put into words by whoever shows them.
- Options are sent only to the connection that holds the seat that is asked. The server plays nothing that
  is not on offer, whatever a browser sends.
- Every five seconds the server sends `ping`, which wants a `pong`; a connection that says nothing for
  fifteen seconds is closed.

| Closed with | Because |
|---|---|
| 1003, 1009 | a message was no text, or too long |
| 1008 | too many messages |
| 1011 | the table cannot be shown, or nobody answered |
| 1012 | the server starts anew: come back |
| 1013 | too many connections |
| 4001 | the same token has come in elsewhere |
| 4002 | the token is not good for this table |
| 4003 | no `hello`, or one of another version |
| 4008 | the reader is too slow: come back |
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    args = parser.parse_args()
    stale = []
    for path, text in ((MARKDOWN, markdown()), (TYPES, typescript())):
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path)
    for path in stale:
        print(f"{'stale' if args.check else 'written'}: {path.relative_to(ROOT)}", flush=True)
        if not args.check:
            path.parent.mkdir(exist_ok=True)
            path.write_text((markdown if path == MARKDOWN else typescript)(), encoding="utf-8")
    return int(bool(stale) and args.check)


if __name__ == "__main__":
    sys.exit(main())
