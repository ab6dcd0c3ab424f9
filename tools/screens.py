"""Take the pictures of the README from the real pages, with the chromium of this machine.

Example: python tools/screens.py --folder docs/images
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser

from harena.kernel.message import Data
from tests.browser.chromium import WANTED, chromium
from tests.browser.visitor import House, Visitor
from tests.web.served import Served, served

IMAGES = Path(__file__).resolve().parents[1] / "docs/images"
SEED = 28
SETTLED_MS = 2500
"""Until dice have come to rest and fonts have been loaded."""
SEATS: tuple[Data, ...] = (
    {"kind": "me", "name": "Livia"},
    {"kind": "bot", "bot": "greedy", "name": "Marcus"},
)
BEFORE = 2
"""At least so many answers of Livia's come before the pictures."""


def deal(server: Served) -> Data:
    """A table of Gladiabot in the middle of a game."""
    opened = server.open("gladiabot", *SEATS, settings={"placing": "random"}, seed=SEED)
    with server.sit(opened["table"], opened["token"]) as livia:
        livia.hear("snap")
        given = 0
        while given < BEFORE or not any(notation.startswith("attack") for notation in livia.notations()):
            if livia.notations():
                livia.act(wanted(livia.notations()))
                given += 1
            else:
                livia.hear("step")
    return opened


def wanted(notations: list[str]) -> str:
    """An attack if there is one, and else whatever comes in the middle."""
    attacks = [notation for notation in notations if notation.startswith("attack")]
    return attacks[0] if attacks else notations[len(notations) // 2]


def sit(visitor: Visitor, opened: Data) -> Visitor:
    """Go on with a table as its owner's browser does."""
    kept = {**opened, "game": "gladiabot", "names": ["Livia", "Marcus"], "when": 0}
    script = "([key, text]) => localStorage.setItem(key, text)"
    visitor.lobby().page.evaluate(script, [f"harena:table:{opened['table']}", json.dumps(kept)])
    visitor.page.goto(f"{visitor.server.origin}/t/{opened['table']}")
    visitor.seated().page.locator("#board-slot > *").wait_for()
    return visitor


def attack(visitor: Visitor) -> Visitor:
    """Give the first answer that throws dice; on a board the list of answers is folded away."""
    answer = visitor.page.locator("h-answers button.answer[data-a^=attack]").first
    answer.evaluate("button => button.click()")
    return visitor


def taken(visitor: Visitor, path: Path, height: int) -> None:
    visitor.page.wait_for_timeout(SETTLED_MS)
    size = visitor.page.viewport_size
    assert size is not None
    visitor.page.screenshot(path=path, clip={"x": 0, "y": 0, "width": size["width"], "height": height})
    visitor.leave()
    print(f"{path.name}: {path.stat().st_size // 1024} kB")


def take(browser: Browser, server: Served, folder: Path) -> None:
    house = House(server, browser)
    taken(house.visitor().lobby(), folder / "lobby.png", 640)
    taken(attack(sit(house.visitor(), deal(server))), folder / "table.png", 820)
    taken(attack(sit(house.visitor("phone", "night"), deal(server))), folder / "phone.png", 844)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--folder", type=Path, default=IMAGES, metavar="DIR")
    args = parser.parse_args()
    if WANTED:
        print(WANTED)
        return 1
    args.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, served(Path(name)) as server, chromium() as browser:
        take(browser, server, args.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
