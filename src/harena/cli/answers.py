"""What can be answered, for people: short forms of notations, and many of them on few lines."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable

LEAST_WIDTH = 30
"""No text is folded into less."""


def begins(words: list[str], notation: str) -> bool:
    """Whether words are the beginnings of the first words of a notation: `m d1` of `move d1 e1`."""
    whole = notation.split()
    return len(words) <= len(whole) and all(map(is_short_for, words, whole))


def is_short_for(short: str, word: str) -> bool:
    """Whether a word begins like this; numbers are not shortened: `e1` is not short for `e10`."""
    cut = short[-1:].isdigit() and word[len(short) : len(short) + 1].isdigit()
    return word.startswith(short) and not cut


def notations_meant(wanted: str, notations: list[str]) -> list[str]:
    """The notations that somebody may mean: the one typed in full, or those that begin so.

    Words may be shortened: `a d e` may mean `attack d4 e5`; a word that is like theirs counts for more.
    """
    if wanted in notations:
        return [wanted]
    words = wanted.split()
    meant = [notation for notation in notations if begins(words, notation)]
    alike = {notation: sum(map(str.__eq__, words, notation.split())) for notation in meant}
    return [notation for notation in meant if alike[notation] == max(alike.values())]


def listed(notations: dict[int, str], label: Callable[[int], str], width: int) -> list[str]:
    """Each notation with its number, counted from 1, and what it means."""
    column = max(len(notation) for notation in notations.values())
    return [
        line
        for nth, notation in notations.items()
        for line in folded(f"  {nth + 1:>2}  {notation:<{column}}  ", label(nth), width)
    ]


def grouped(notations: list[str], label: Callable[[int], str], width: int) -> list[str]:
    """Notations that differ in the last word alone share a line; one that is alone has its label."""
    groups: dict[str, list[int]] = {}
    for nth, notation in enumerate(notations):
        groups.setdefault(notation.rpartition(" ")[0], []).append(nth)
    rows = [_group_row(beginning, group, notations, label) for beginning, group in groups.items()]
    column = max(len(start) for start, _ in rows)
    return [line for start, text in rows for line in folded(f"  {start:<{column}}  ", text, width)]


def _group_row(
    beginning: str, group: list[int], notations: list[str], label: Callable[[int], str]
) -> tuple[str, str]:
    """How the line of a group begins, and what follows."""
    first, *others = group
    if not others:
        return notations[first], label(first)
    return beginning, " ".join(notations[nth].rpartition(" ")[2] for nth in group)


def folded(start: str, text: str, width: int) -> list[str]:
    """A text behind its start, in lines that are not wider than the screen."""
    indent = " " * len(start)
    wide = max(width, len(start) + LEAST_WIDTH)
    found = textwrap.wrap(text, wide, initial_indent=start, subsequent_indent=indent, break_on_hyphens=False)
    return found or [start.rstrip()]


def split_at_gap(line: str) -> tuple[str, str]:
    """A line up to its first gap of two spaces or more, and the rest, which is folded on its own."""
    gap = re.match(r"\S.*?\s{2,}(?=\S)", line)
    return (line[: gap.end()], line[gap.end() :]) if gap else ("", line)
