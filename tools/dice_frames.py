"""Measures how smoothly dice tumble in the browser: `python tools/dice_frames.py [dice] [slower]`.

Throws 24 dice under four-fold throttling of the processor, on a desktop and on a phone, several times each.
Prints frames per second, the longest frame, and the share of frames within 20 ms: medians of the throws.
Ends with an error when the frames per second are fewer than 55.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser.board_page import BoardPage
from tests.browser.chromium import WANTED, chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LEAST = 55
THROWS = 5
SCREENS: dict[str, dict[str, Any]] = {
    "desktop 1280": {"viewport": {"width": 1280, "height": 900}},
    "phone 390 @2x": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True},
}
MEASURE = """async ([number, nth]) => {
    const tray = document.querySelector("harena-dice-tray");
    const rows = ["red", "blue"].map((colour, row) => ({
        label: colour, colour,
        dice: Array.from({ length: number / 2 }, (_, at) => 1 + ((at * 5 + row + nth) % 6)),
    }));
    const times = [];
    let going = true;
    const watch = (time) => { times.push(time); if (going) requestAnimationFrame(watch); };
    requestAnimationFrame(watch);
    await tray.play([{ key: `throw ${nth}`, caption: "", label: "dice", rows }], "full", true);
    going = false;
    const frames = times.slice(1).map((time, at) => time - times[at]);
    const all = times.at(-1) - times[0];
    return {
        fps: 1000 * frames.length / all,
        longest: Math.max(...frames),
        smooth: 100 * frames.filter((frame) => frame < 20).length / frames.length,
        seconds: all / 1000,
    };
}"""


def measure(
    browser: Browser, address: str, screen: dict[str, Any], number: int, slower: float
) -> dict[str, float]:
    """The median of some throws; the first, which paints the faces, is not counted."""
    page = browser.new_context(**screen).new_page()
    page.goto(f"{address}/board_page.html")
    page.wait_for_selector("html[data-ready]", state="attached")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    found = [page.evaluate(MEASURE, [number, nth]) for nth in range(THROWS + 1)][1:]
    page.context.close()
    return {key: median(one[key] for one in found) for key in found[0]}


def main(number: int = 24, slower: float = 4) -> int:
    if WANTED:
        print(WANTED)
        return 1
    worst = float("inf")
    with BoardPage() as server, chromium() as browser:
        for name, screen in SCREENS.items():
            found = measure(browser, server.address, screen, number, slower)
            worst = min(worst, found["fps"])
            print(
                f"{name}: {number} dice, processor {slower:g} times slower: {found['fps']:.1f} frames/s, "
                f"longest {found['longest']:.0f} ms, {found['smooth']:.0f} % within 20 ms, "
                f"{found['seconds']:.1f} s"
            )
    return 0 if worst >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main(*[int(text) for text in sys.argv[1:3]]))
