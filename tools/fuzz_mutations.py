"""Ways to spoil a file: its characters, its lines, its words, and what it means."""

from __future__ import annotations

import copy
import json
import re
import tomllib
from collections.abc import Callable
from random import Random
from typing import TypeAlias

from harena.kernel.record import FIRST_LINE, seal
from tools.fuzz_corpus import Corpus, Raw, Tree, put, toml

Mutation: TypeAlias = Callable[[Random, str, Corpus], str]
Spot: TypeAlias = tuple[Tree, str] | tuple[list[object], int]
"""Where a value hangs in a tree: its table and key, or its list and index."""

DEPTHS = (9, 31, 32, 33, 150, 300, 480, 900, 960, 975, 980, 985, 990, 995, 1000, 5000)
NUMBERS = (0, 1, 2, 5, 6, 7, 24, 25, 31, 99, 1000, 1 << 31, 1 << 32, 1 << 53, 1 << 63, 1 << 64, 10**40)
STRANGE: tuple[object, ...] = (
    *NUMBERS,
    *(-number for number in NUMBERS),
    *((1 << 53) + 1, 0.0, 0.5, 1.0, -1.0, 1e308, True, False, None),
    *(Raw(word) for word in ("inf", "nan", "NaN", "-Infinity", "1e400", "9" * 5000, "0x" + "f" * 9000)),
    *(Raw(word) for word in ("1979-05-27", "07:32:00", "1979-05-27T07:32:00Z", "'x'", "x", "", '"""a\nb"""')),
    *(
        Raw(word)
        for word in (r'"\ud800"', r'"\u0000"', r'"\n"', r'"\u001b[2J"', r'"\u202e"', r'"\U0001f3b2"')
    ),
    *(
        "",
        " ",
        "0",
        "1",
        "-1",
        "a1",
        "e5",
        "~",
        "|",
        "=",
        "!",
        "\0",
        "\x7f",
        "\udcff",
        "\u2028",
        "x" * 100_000,
    ),
    *([], [0], [[]], {}, {"id": 1}, {"id": "x", "args": 1}, {"step": "x"}, [None], [True, "x", 1.5]),
    *(Raw("[" * depth + "]" * depth) for depth in DEPTHS),
)
"""Values that do not stand where they are put."""
ALPHABET = " \t\r\n\0\"'=[]{},.:~|!@#-+_0189aez\x7f\x85é€\u2028\ud83d\U0001f3b2\ufeff"
NOISE = (" 1", " ", "x ", "| ", "[", '{"a":', "0", "begin", "~", "\\")
SEATS = ("0", "1", "2", "01", "-1", "999", "1000", "\u0661", "")


# Characters, lines and words


def bytes_changed(rng: Random, text: str, _: Corpus) -> str:
    """A few characters changed, cut out, doubled or put in."""
    for _time in range(rng.randint(1, 6)):
        at = rng.randrange(len(text) + 1)
        end = min(len(text), at + rng.choice((0, 1, 1, 2, 8, 100)))
        flipped = chr(ord(text[at]) ^ 1) if at < end else ""
        new = rng.choice(("", rng.choice(ALPHABET), text[at:end] * 2, flipped))
        text = text[:at] + new + text[end:]
    return text if rng.random() < 0.9 else text[: rng.randrange(len(text) + 1)]


def lines_changed(rng: Random, text: str, corpus: Corpus) -> str:
    """Lines swapped, doubled, left out, or taken from another file."""
    lines = text.split("\n")
    others = rng.choice([*corpus.records, *corpus.scenes]).split("\n")
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(lines))
        to = rng.randrange(len(lines))
        what = rng.randrange(5)
        if what == 0:
            lines[at], lines[to] = lines[to], lines[at]
        elif what == 1 and len(lines) > 1:
            del lines[at]
        else:
            lines.insert(to, lines[at] if what < 4 else rng.choice(others))
    return "\n".join(lines)


def tokens_changed(rng: Random, text: str, corpus: Corpus) -> str:
    """Words, numbers and signs changed for others."""
    tokens = re.findall(r"\w+|\s+|.", text)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(tokens)) if tokens else 0
        pools = (tokens or [""], corpus.words, [put(value, ":") for value in rng.choices(STRANGE, k=3)])
        tokens[at : at + rng.randint(0, 1)] = [rng.choice(rng.choice(pools))]
    return "".join(tokens)


# What a file means


def tree_changed(rng: Random, tree: Tree, corpus: Corpus) -> Tree:
    """A few values changed for others, doubled, left out, wrapped, renamed or shuffled."""
    tree = copy.deepcopy(tree)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        spots = _spots(tree)
        if spots:
            _change(rng, spots, corpus)
    return tree


def _spots(tree: object) -> list[Spot]:
    """Every place of a tree that holds a value."""
    found: list[Spot] = []
    waiting = [tree]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            found += [(value, key) for key in value]
            waiting += value.values()
        elif isinstance(value, list):
            found += [(value, i) for i in range(len(value))]
            waiting += value
    return found


def _change(rng: Random, spots: list[Spot], corpus: Corpus) -> None:
    there, key = rng.choice(spots)
    what = rng.randrange(8)
    if what == 0:
        del there[key]  # type: ignore[arg-type]
    elif what == 1 and isinstance(there, list):
        there.insert(rng.randrange(len(there) + 1), copy.deepcopy(rng.choice(there)))
    elif what == 2 and isinstance(there, list):
        rng.shuffle(there)
    elif what == 3 and isinstance(there, dict):
        there[str(rng.choice([*[other for _, other in spots], *corpus.words]))] = there.pop(str(key))
    else:
        there[key] = _other(rng, there[key], spots, corpus)  # type: ignore[index]


def _other(rng: Random, value: object, spots: list[Spot], corpus: Corpus) -> object:
    """A value to put in the place of another."""
    what = rng.randrange(7)
    if what == 0:
        return [value]
    if what == 1:
        return {rng.choice(corpus.words): value}
    if what == 2:
        there, key = rng.choice(spots)
        return copy.deepcopy(there[key])  # type: ignore[index]
    if what == 3:
        return rng.choice(corpus.words)
    if what in (4, 5) and isinstance(value, int):
        changed = (value + 1, value - 1, -value, float(value), str(value), value * 10, value + (1 << 32))
        return rng.choice(changed)
    return copy.deepcopy(rng.choice(STRANGE))


def scene_changed(rng: Random, text: str, corpus: Corpus) -> str:
    """A scene whose data were changed."""
    return toml(tree_changed(rng, tomllib.loads(text), corpus))


def position_changed(rng: Random, text: str, corpus: Corpus) -> str:
    """A scene of another position, with steps, dice and answers that well-formed scenes could have."""
    scene = tomllib.loads(text)
    steps = corpus.steps[scene["game"]]
    position = scene.setdefault("position", {})
    if rng.random() < 0.4:
        position = scene["position"] = tree_changed(rng, position, corpus)
    if rng.random() < 0.7:
        position["agenda"] = [_step(rng, steps) for _ in range(rng.choice((0, 1, 1, 1, 2, 3)))]
    if rng.random() < 0.05:
        position["waiting"] = [_step(rng, steps)]
    if rng.random() < 0.1:
        position["outcome"] = {
            "reason": rng.choice(corpus.words),
            "places": rng.choices((0, 1, 2, 3, 9), k=2),
        }
    if rng.random() < 0.5:
        scene["begin"] = {"dice": _dice(rng, corpus)}
    for play in scene.get("play", []):
        for key in rng.sample([*play], rng.randint(len(play) // 2, len(play))):
            del play[key]
        if rng.random() < 0.3 and "answer" in play:
            play["refused"] = rng.choice(corpus.words)
    if rng.random() < 0.8:
        scene.pop("after", None)
    return toml(scene)


def _step(rng: Random, steps: dict[str, list[str]]) -> Tree:
    name = rng.choice([*steps])
    seats, numbers = (0, 0, 0, 0, 1, 1, 1, 1, 2, -1), (0, 1, 1, 2, 3, 4, 5, 6, 7, -1, 25, 999, 1000)
    fields = {field: rng.choice(seats if field == "seat" else numbers) for field in steps[name]}
    return {"step": name, **fields}


def _dice(rng: Random, corpus: Corpus) -> list[object]:
    tokens: tuple[object, ...] = (1, 2, 3, 4, 5, 6, 7, 0, "a1", "b2", "e5", rng.choice(corpus.words))
    return rng.choices(tokens, k=rng.choice((0, 1, 1, 2, 7)))


def record_changed(rng: Random, text: str, corpus: Corpus) -> str:
    """A record some of whose lines mean something else."""
    lines = text.split("\n")
    for at in rng.sample(range(len(lines)), rng.choice((1, 1, 2, 4))):
        body, mark, old = lines[at].rpartition(" ~")
        found = re.fullmatch(r"([a-z]+: |[!@] )(.*)", body)
        if found is None:
            body = _decision_changed(rng, body, rng.choice(lines).rpartition(" ~")[0])
        else:
            tree = tree_changed(rng, {"": json.loads(found[2])}, corpus)
            body = found[1] + put(tree.get("", Raw("")), ":")
        lines[at] = body + mark + old
    return "\n".join(lines)


def _decision_changed(rng: Random, line: str, other: str) -> str:
    """Another seat, another notation, other dice; or a line that is none."""
    said, _, dice = line.partition(" |")
    seat, _, notation = said.partition(" ")
    strange = str(put(rng.choice(STRANGE), ":"))
    return rng.choice(
        (
            f"{rng.choice(SEATS)} {notation} |{dice}",
            f"{seat} {other.partition(' |')[0].partition(' ')[2]} |{dice}",
            f"{said} |{other.partition(' |')[2]}",
            f"{said} | {rng.randint(0, 7)}",
            f"{said} |{dice} {rng.choice(('1', '7', 'a1', strange))}",
            said,
            f"{said.upper()} |{dice}",
            f"{said}  |{dice}",
            f"{seat} {strange} |{dice}",
            strange,
        )
    )


def sealed(text: str) -> str:
    """A record with its seals made anew, so that the layers behind the seals are reached."""
    above = ""
    found = []
    for line in text.removesuffix("\n").split("\n"):
        body = line.rpartition(" ~")[0] or line
        try:
            above = seal(above, body)
        except UnicodeEncodeError:
            above = "00000000"  # half a character can have no seal
        found.append(f"{body} ~{above}\n")
    return "".join(found)


# Files out of nothing


def garbage(rng: Random, corpus: Corpus) -> str:
    """What no writer of ours would write."""
    noise = rng.randbytes(rng.choice((0, 1, 20, 500, 20_000))).decode("latin-1")
    good = rng.choice([*corpus.records, *corpus.scenes])
    depth = rng.choice((10, 100, 900, 1000, 20_000, 200_000))
    cut = rng.randrange(len(good))
    makers: tuple[Callable[[], str], ...] = (
        lambda: noise,
        lambda: f"{FIRST_LINE}\n{noise}\n",
        lambda: f"scene = 1\n{noise}",
        lambda: f"scene = {'[' * depth}{']' * depth}",
        lambda: f"scene = 1\n{'a.' * depth}a = 1",
        lambda: f"scene = 1\n[{'a.' * depth}a]\n" * 3,
        lambda: f"scene = 1\ngame = 'pig'\nposition = {'{a=' * depth}1{'}' * depth}",
        lambda: good.replace("\n", rng.choice(("\r\n", "\r", "", "\n\n", "\x85", "\0\n"))),
        lambda: "\ufeff" + good,
        lambda: good[:cut] + rng.choice(("\0", "\ud800", "\udcff", "\ufffe")) + good[cut:],
        lambda: good.replace(" ", rng.choice(("  ", "\t", "\xa0", " " * 100_000)), 1),
        lambda: good + rng.choice("x '[{=~|#") * 1_000_000,
        lambda: good.encode("utf-16").decode("latin-1"),
        lambda: sealed(f"{FIRST_LINE}\n" + 'game: "pig"\n' * min(depth, 5000)),
        lambda: sealed(good + rng.choice(("0 roll |", "0 ", "! ", "")) + rng.choice(NOISE) * 100_000),
    )
    return rng.choice(makers)()
