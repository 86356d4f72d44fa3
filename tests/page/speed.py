"""How quick the page is: `python -m tests.page.speed [--game NAME] [--seats N] [--clicks N]`.

Plays late in a game in Chromium, on a server in a process of its own and against bots that pause
as they usually do, and measures every click on a table at rest: until something on the screen
changes, and until the confirmed position is drawn.
It prints figures and asserts none: they depend on the machine, so how busy that was is told too.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

from tests.page.conftest import FLAGS
from tests.page.kit.driver import Driver
from tests.page.kit.pages import CALM, PREFER, QUICK, WIDE
from tests.page.kit.saves import Played, played
from tests.page.kit.shelf import Shelf
from tests.server.hard.kit import child, sqlite_in
from tools.checks import find_chromium
from ziggurat import api
from ziggurat.server.settings import Settings

# How much of a recorded game has been played where the measuring begins, in per cent.
LATE: Final = 70
PATIENCE: Final = 120_000
PAUSE: Final = Settings(db="").bot_pause

# Notes for each click: when it was made, when a frame that differs was drawn, when a choice was
# sent and answered, and when a frame was drawn in which nothing is on its way any more.
WATCH: Final = """() => {
  const clicks = window.speed = [];
  const now = () => clicks[clicks.length - 1];
  // A task of this kind comes before the next frame of something that moves.
  const drawn = (note) => requestAnimationFrame(() =>
    scheduler.postTask(() => note(performance.now()), { priority: "user-blocking" }));
  addEventListener("click", (event) => clicks.push({ at: event.timeStamp }), true);
  const ask = window.fetch;
  window.fetch = async (...words) => {
    const click = now();
    if (!click || !String(words[0]).includes("/choices")) return ask(...words);
    click.sent = performance.now();
    const answer = await ask(...words);
    click.answered = performance.now();
    return answer;
  };
  new MutationObserver(() => {
    const click = now();
    if (!click) return;
    if (!click.changed) {
      click.changed = true;
      drawn((time) => { click.seen = time; });
    }
    const rests = document.querySelector(".bar:not(.busy)") !== null;
    if (click.answered && rests && !click.settled) {
      click.settled = true;
      drawn((time) => { click.confirmed = time; });
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
# Nobody clicks on what is still on its way.
STILL: Final = "() => document.getAnimations().every((at) => at.playState !== 'running')"
# From when to when, and what that is called.
SPANS: Final = {
    "click to visible reaction": ("at", "seen"),
    "click to confirmed state": ("at", "confirmed"),
    "of that: the server's answer": ("sent", "answered"),
}


def measured(game: Played, clicks: int, late: int = LATE) -> list[dict[str, float]]:
    """Play on from late in a recorded game, again if it ends; returns what each click took."""
    with (
        tempfile.TemporaryDirectory() as folder,
        child(sqlite_in(Path(folder)), pause=PAUSE) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        context = browser.new_context(viewport=WIDE, locale="en-GB")  # type: ignore[arg-type]
        context.add_init_script(f"({PREFER})({json.dumps({**QUICK, **CALM})})")
        context.add_init_script(f"({WATCH})()")
        shelf = Shelf(f"http://{server.address}/")
        found: list[dict[str, float]] = []
        while len(found) < clicks:
            name = _begun(shelf, game, late)
            context.add_cookies(shelf.cookies)
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            page.goto(f"http://{server.address}/#/game/{name}")
            found += _played(page, clicks - len(found), seed=len(found))
            page.close()
        shelf.close()
        browser.close()
    return found


def _begun(shelf: Shelf, game: Played, late: int) -> str:
    """A game that goes on where the first seat is asked, bots in all other seats."""
    asked = [moment for moment in game.moments if moment.seat == 0]
    seats = game.match.seats
    return shelf.fork(game, asked[len(asked) * late // 100].entry, tuple(range(1, seats)))


def _played(page: Page, clicks: int, seed: int) -> list[dict[str, float]]:
    driver = Driver(page, seed)
    driver.wait()
    while len(driver.clicks) < clicks and not driver.over():
        driver.read()
        page.wait_for_function(STILL)
        driver.step()
    page.wait_for_timeout(500)
    found: list[dict[str, float]] = page.evaluate("() => window.speed")
    return found


def figures(clicks: list[dict[str, float]]) -> dict[str, dict[str, Any]]:
    """The median and the 95th percentile of each span, in milliseconds."""
    told: dict[str, dict[str, Any]] = {}
    for name, (start, end) in SPANS.items():
        spans = [click[end] - click[start] for click in clicks if start in click and end in click]
        if len(spans) > 1:
            late = quantiles(spans, n=20)[-1]
            told[name] = {
                "clicks": len(spans),
                "median": round(median(spans), 1),
                "p95": round(late, 1),
                "most": round(max(spans), 1),
            }
    return told


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.page.speed", description=__doc__)
    add = parser.add_argument
    add("--game", default="new-dawn", choices=sorted(api.games()))
    add("--modules", default="", help="names with commas between")
    add("--seats", type=int, default=4, help="default: %(default)s")
    add("--clicks", type=int, default=200, help="default: %(default)s")
    add("--late", type=int, default=LATE, metavar="PERCENT",
        help="how much of the game has been played before; default: %(default)s")  # fmt: skip
    add("--json", action="store_true")
    asked = parser.parse_args()
    modules = tuple([name for name in asked.modules.split(",") if name])
    game = played(asked.game, asked.seats, modules=modules)
    told = figures(measured(game, asked.clicks, asked.late))
    if asked.json:
        print(json.dumps(told, indent=2))
        return
    print(f"{'milliseconds':32} {'clicks':>8} {'median':>8} {'p95':>8} {'most':>8}")
    for name, row in told.items():
        print(f"{name:32} " + " ".join([f"{value:8}" for value in row.values()]))
    print(f"processes that wanted a core in the last minute: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
