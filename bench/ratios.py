"""Print how Harena compares with its peers, floor by floor, from the JSON of one benchmark run.

Example: python bench/ratios.py figures.json

Exit code 1 when a floor is missed or a figure is not there, 2 when the file cannot be read.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import NamedTuple, TypeAlias

Figures: TypeAlias = dict[tuple[str, str], dict[str, float]]
"""The medians of a run: by section and case, the rates."""

EWN = "einstein_wurfelt_nicht"


class Floor(NamedTuple):
    """Our case must reach so many times the rate of a peer's."""

    ours: str
    section: str
    theirs: str
    rate: str
    least: float


def floors() -> list[Floor]:
    """What Harena promises, measured in one run on one core.

    EinStein is measured by its default rules, where people place their stones, and as the peers
    play it, placed at random.
    """
    found = [
        Floor("pig, bulk", "openspiel-bulk", "pig, C++ RandomRolloutEvaluator", "dec/s", 0.4),
        Floor("pig, copy", "openspiel", "pig, state.clone()", "op/s", 1.0),
    ]
    for ewn in ("ewn", "ewn placed at random"):
        search = f"{ewn}, tree search"
        found += [
            Floor(f"{ewn}, bulk", "openspiel-bulk", f"{EWN}, C++ RandomRolloutEvaluator", "dec/s", 1.0),
            Floor(f"{ewn}, stepped", "openspiel", f"{EWN}, playout", "dec/s", 4.0),
            Floor(f"{ewn}, copy", "openspiel", f"{EWN}, state.clone()", "op/s", 1.0),
            Floor(search, "mcts", f"{EWN}, OpenSpiel C++ MCTSBot, sims/s", "op/s", 0.85),
            Floor(search, "mcts", f"{EWN}, OpenSpiel Python MCTSBot, sims/s", "op/s", 30.0),
        ]
    return found


def read_figures(file: Path) -> Figures:
    """The table of a run."""
    rows = json.loads(file.read_text(encoding="utf-8"))["table"]
    return {(row["section"], row["case"]): row for row in rows}


def ratio(floor: Floor, figures: Figures) -> float | None:
    """Our rate by theirs; None when one of the two was not measured."""
    ours = figures.get(("adapter", f"harena {floor.ours}"), {}).get(floor.rate)
    theirs = figures.get((floor.section, floor.theirs), {}).get(floor.rate)
    return ours / theirs if ours and theirs else None


def line(floor: Floor, found: float | None) -> str:
    """One floor as a line of the table."""
    pair = f"{floor.ours:33} by {floor.theirs:55}"
    if found is None:
        return f"{pair} {'':>8}  {floor.least:>5.2f}  not measured"
    return f"{pair} {found:7.2f}x  {floor.least:>5.2f}  {'met' if found >= floor.least else 'MISSED'}"


def main() -> int:
    words = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    words.add_argument("file", type=Path, help="what the benchmark of the peers wrote with --json")
    file: Path = words.parse_args().file
    try:
        figures = read_figures(file)
    except (OSError, ValueError, KeyError, TypeError) as problem:
        print(f"{file} holds no figures of a benchmark run: {problem}", file=sys.stderr)
        return 2
    print(f"{'ours':33}    {'theirs':55} {'ratio':>8}  floor")
    found = [(floor, ratio(floor, figures)) for floor in floors()]
    for floor, measured in found:
        print(line(floor, measured))
    return 0 if all(measured is not None and measured >= floor.least for floor, measured in found) else 1


if __name__ == "__main__":
    sys.exit(main())
