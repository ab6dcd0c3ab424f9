"""The constructor's arguments of an object, read back from its attributes, in either build."""

from __future__ import annotations

import re


def fields_of(thing: object) -> dict[str, object]:
    """Name and value of each attribute, in the order in which the constructor sets them."""
    found: dict[str, object] = {}
    for cls in reversed(type(thing).__mro__):
        # A compiled class lists its attributes; an interpreted one keeps them in the instance.
        for name in vars(cls).get("__mypyc_attrs__", ()):
            if name != "__dict__":
                found[name] = getattr(thing, name)
    found.update(getattr(thing, "__dict__", {}))
    return found


def kebab(name: str) -> str:
    """`RollTheDie` as files write it: `roll-the-die`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()
