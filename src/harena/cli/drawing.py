"""Any view as text: plain data, indented, boards of several rows as they stand, tables in columns."""

from __future__ import annotations

from harena.kernel.message import Message, Speaker


def drawn(view: object, speaker: Speaker, indent: int = 0) -> list[str]:
    """The lines of a view. A message in it is put into words; a list of lists is a table."""
    if _is_message(view):
        return indented(_said(view, speaker), indent)
    if isinstance(view, dict):
        return [line for key, value in view.items() for line in _entry(str(key), value, speaker, indent)]
    if isinstance(view, list):
        if _is_table(view):
            return indented("\n".join(_table(view, speaker)), indent)
        return [line for item in view for line in _item(item, speaker, indent)]
    return [" " * indent + str(view)]


def indented(text: str, indent: int) -> list[str]:
    """The lines of a text, so many signs further in."""
    return [f"{' ' * indent}{line}".rstrip() for line in text.split("\n")]


def _entry(key: str, value: object, speaker: Speaker, indent: int) -> list[str]:
    """Key and value; what speaks for itself needs no key: messages, tables, and what has none."""
    if not key or _is_message(value) or (isinstance(value, list) and _is_table(value)):
        return drawn(value, speaker, indent)
    if _is_short(value):
        return [f"{' ' * indent}{key}: {_short(value)}"]
    return [f"{' ' * indent}{key}:", *drawn(value, speaker, indent + 2)]


def _item(item: object, speaker: Speaker, indent: int) -> list[str]:
    if _is_message(item):
        return drawn(item, speaker, indent)
    if _is_short(item):
        return [" " * indent + _short(item)]
    first, *rest = drawn(item, speaker, indent + 2)
    return [f"{' ' * indent}- {first.lstrip()}", *rest]


def _table(rows: list[list[object]], speaker: Speaker) -> list[str]:
    """Rows whose columns stand below one another, numbers to the right."""
    said = [[_said(cell, speaker) for cell in row] for row in rows]
    columns = range(max(len(row) for row in said))
    widths = [max(len(row[i]) for row in said if i < len(row)) for i in columns]
    return [
        "  ".join(
            text.rjust(width) if isinstance(cell, int) else text.ljust(width)
            for cell, text, width in zip(row, texts, widths, strict=False)
        )
        for row, texts in zip(rows, said, strict=True)
    ]


def _is_message(value: object) -> bool:
    return isinstance(value, dict) and value.keys() == {"id", "args"}


def _is_table(value: list[object]) -> bool:
    return bool(value) and all(isinstance(row, list) and row for row in value)


def _said(value: object, speaker: Speaker) -> str:
    if isinstance(value, dict) and _is_message(value):
        return speaker.say(Message(value["id"], value["args"]))
    return str(value)


def _is_short(value: object) -> bool:
    """Whether a value fits on the line of its key; a list of texts is a board and does not."""
    if isinstance(value, dict):
        return all(not isinstance(item, (dict, list)) for item in value.values())
    if isinstance(value, list):
        return all(not isinstance(item, (dict, list, str)) for item in value)
    return True


def _short(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {item}" for key, item in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(str(item) for item in value) or "-"
    return str(value)
