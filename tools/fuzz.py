"""Feed random and mutated files to the loaders of scenes, records and content, and see what happens.

Example: python tools/fuzz.py --files 100000 --seed 1 --keep findings

A file may load, be refused, or be a scene that does not come true; anything else is a finding, and so
is a file that takes more than ten seconds, or a refusal that cannot be put into words. Each file has
a seed of its own, so `--seed N --files 1` makes it again. Exit code 1 when there are findings.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple
from unicodedata import category

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # where its parts are found

import harena
from harena.kernel.expectation import SceneFailed
from harena.kernel.message import Message, Refused
from harena.kernel.scene import Scene
from harena.locale.speaker import LANGUAGES
from tools import fuzz_mutations as ways
from tools.fuzz_corpus import Corpus, corpus

FILES = 2000
SECONDS = 10
"""No file may take longer."""
LONGEST_SENTENCE = 4000
"""Nobody reads a refusal that is longer than so many characters."""

TEXT: tuple[ways.Mutation, ...] = (ways.bytes_changed, ways.lines_changed, ways.tokens_changed)
RECORDS: tuple[ways.Mutation, ...] = (*TEXT, ways.record_changed, ways.record_changed, ways.record_changed)
SCENES: tuple[ways.Mutation, ...] = (*TEXT, ways.scene_changed, ways.scene_changed, ways.position_changed)
CONTENTS: tuple[ways.Mutation, ...] = (*TEXT, ways.scene_changed, ways.scene_changed)


class Result(NamedTuple):
    """A file, what became of it, and, if that was neither loading nor being refused, the problem."""

    seed: int
    kind: str
    became: str
    problem: str
    text: str


class Hang(BaseException):
    """A file took too long. No `except Exception` of a loader catches it."""


def made(seed: int, good: Corpus) -> tuple[str, str]:
    """The file of a seed: what kind it is, and its text."""
    rng = Random(seed)
    kind = rng.choice(("record", "record", "scene", "scene", "content", "garbage"))
    if kind == "content":
        content = rng.choice(good.contents)
        mutation = rng.choice(CONTENTS)
        return f"content {content.game} {content.setting}", mutation(rng, content.text, good)
    if kind == "garbage":
        return f"garbage as {rng.choice(('record', 'scene'))}", ways.garbage(rng, good)
    mutation = rng.choice(RECORDS if kind == "record" else SCENES)
    text = mutation(rng, rng.choice(good.records if kind == "record" else good.scenes), good)
    if kind == "scene" or rng.random() < 0.2:
        return f"{kind}, {mutation.__name__}", text
    return f"{kind}, {mutation.__name__} and sealed", ways.sealed(text)


def feed(kind: str, text: str) -> str:
    """Load a file and use what was loaded, or put into words why not; what became of it."""
    try:
        if kind.startswith("content"):
            _, game, setting = kind.split()
            start(game, setting, text)
        elif "record" in kind:
            harena.load(harena.written_record(harena.load(text)))
        else:
            written(Scene(text, harena.game_type).run())
    except (Refused, SceneFailed) as refused:
        speak(refused.message)
        return "failed" if isinstance(refused, SceneFailed) else "refused"
    return "loaded"


def start(game: str, setting: str, text: str) -> None:
    """Set a table with a file of robots, boards or the like, for the fewest seats and for the most."""
    type = harena.game_type(game)
    for seats in (type.least_seats, type.most_seats):
        written(type.new(harena.SeededDice(0), seats, {setting: text}))


def written(game: harena.Game) -> str:
    """All that can be shown of a game."""
    return json.dumps([harena.snapshot_of(game), game.view(), game.notations()], allow_nan=False)


def speak(message: Message) -> None:
    """A refusal is plain data, and one readable line in every language."""
    json.dumps(message.plain(), allow_nan=False)
    for language in LANGUAGES:
        sentence = harena.say(message, language)
        sentence.encode()
        steering = [sign for sign in sentence if category(sign) in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")]
        assert not steering, f"steers a terminal: {sentence!r}"
        assert len(sentence) <= LONGEST_SENTENCE, f"{len(sentence)} characters: {sentence}"


def tried(seed: int, good: Corpus) -> Result:
    """Make the file of a seed and feed it, with an eye on the clock."""
    kind, text = made(seed, good)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        return Result(seed, kind, feed(kind, text), "", text)
    except Hang:
        return Result(seed, kind, "found", f"more than {SECONDS} s", text)
    except Exception as exception:  # noqa: BLE001 - this is what we look for
        return Result(seed, kind, "found", f"{type(exception).__name__}: {exception}"[:300], text)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _too_long(*_: object) -> None:
    raise Hang


def results(files: int, seed: int) -> Iterator[Result]:
    """What became of so many files, the first of this seed."""
    signal.signal(signal.SIGALRM, _too_long)
    good = corpus()
    for nth in range(files):
        yield tried(seed + nth, good)


def fuzz(files: int, seed: int) -> list[Result]:
    """Feed so many files, the first of this seed; those that were neither loaded nor refused."""
    return [result for result in results(files, seed) if result.problem]


def keep(result: Result, directory: Path) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    (directory / f"{result.seed}.txt").write_bytes(result.text.encode("utf-8", "surrogatepass"))


def main() -> int:
    words = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    words.add_argument("--files", type=int, default=FILES, help="how many files (%(default)s)")
    words.add_argument("--seed", type=int, default=0, help="of the first file (%(default)s)")
    words.add_argument("--keep", type=Path, help="a directory for the files that were found")
    wishes = words.parse_args()
    print(f"{harena.build()} build, {wishes.files} files from seed {wishes.seed}", flush=True)
    became: Counter[str] = Counter()
    for result in results(wishes.files, wishes.seed):
        became[result.became] += 1
        if became.total() % 5000 == 0:
            print(f"{became.total()} files", file=sys.stderr, flush=True)
        if result.problem:
            print(f"seed {result.seed}, {result.kind}: {result.problem}", flush=True)
        if result.problem and wishes.keep:
            keep(result, wishes.keep)
    print(", ".join(f"{became[word]} {word}" for word in ("loaded", "failed", "refused", "found")))
    return 1 if became["found"] else 0


if __name__ == "__main__":
    sys.exit(main())
