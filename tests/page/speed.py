"""How quick the page is: `python -m tests.page.speed [--clicks N] [--json]`.

Plays A New Dawn against a bot in Chromium, on a server in a process of its own, and measures
every click: until something on the screen changes, and until the confirmed position is drawn.
It prints figures and asserts none: they depend on the machine.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

from tests.page.conftest import FLAGS
from tests.page.kit.driver import Driver
from tests.page.kit.pages import CALM, PREFER, WIDE
from tests.server.app.kit import YOU
from tests.server.app.kit import browser as browser_of
from tests.server.hard.kit import child, sqlite_in
from tools.checks import find_chromium

GREEDY: Final = {"kind": "bot", "level": "greedy"}
MAP: Final = {"map": "first-game"}

# Notes for each click: when it was made, when a frame that differs was drawn, when a choice was
# sent and answered, and when a frame was drawn in which nothing is on its way any more.
WATCH: Final = """() => {
  const clicks = window.speed = [];
  const now = () => clicks[clicks.length - 1];
  const drawn = (note) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => note(performance.now());
    port2.postMessage(null);
  });
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
# From when to when, and what that is called.
SPANS: Final = {
    "click to visible reaction": ("at", "seen"),
    "click to confirmed state": ("at", "confirmed"),
    "of that: the server's answer": ("sent", "answered"),
}


def measured(clicks: int) -> list[dict[str, float]]:
    """Play, and return what was noted of each click."""
    with (
        tempfile.TemporaryDirectory() as folder,
        child(sqlite_in(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        context = browser.new_context(viewport=WIDE, locale="en-GB")  # type: ignore[arg-type]
        context.add_init_script(f"({PREFER})({json.dumps(CALM)})")
        context.add_init_script(f"({WATCH})()")
        url = f"http://{server.address}/"
        with browser_of(server.address) as host:
            game = host.create(YOU, GREEDY, game="new-dawn", options=MAP, seed="speed")["id"]
            name, _, secret = host.cookie.partition("=")
        context.add_cookies([{"name": name, "value": secret, "url": url}])
        page = context.new_page()
        page.goto(f"{url}#/game/{game}")
        found = _played(page, clicks)
        browser.close()
    return found


def _played(page: Page, clicks: int) -> list[dict[str, float]]:
    driver = Driver(page)
    driver.wait()
    while len(driver.clicks) < clicks and not driver.over():
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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=200)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    told = figures(measured(asked.clicks))
    if asked.json:
        print(json.dumps(told, indent=2))
        return
    print(f"{'milliseconds':32} {'clicks':>8} {'median':>8} {'p95':>8} {'most':>8}")
    for name, row in told.items():
        print(f"{name:32} " + " ".join([f"{value:8}" for value in row.values()]))


if __name__ == "__main__":
    main()
