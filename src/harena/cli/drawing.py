"""Any view as text: plain data, indented, boards of several rows as they stand."""

from __future__ import annotations


def drawn(view: object, indent: int = 0) -> list[str]:
    """The lines of a view."""
    if isinstance(view, dict):
        return [line for key, value in view.items() for line in _entry(str(key), value, indent)]
    if isinstance(view, list):
        return [line for item in view for line in _item(item, indent)]
    return [" " * indent + str(view)]


def _entry(key: str, value: object, indent: int) -> list[str]:
    if _is_short(value):
        return [f"{' ' * indent}{key}: {_short(value)}"]
    return [f"{' ' * indent}{key}:", *drawn(value, indent + 2)]


def _item(item: object, indent: int) -> list[str]:
    if _is_short(item):
        return [" " * indent + _short(item)]
    first, *rest = drawn(item, indent + 2)
    return [f"{' ' * indent}- {first.lstrip()}", *rest]


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
