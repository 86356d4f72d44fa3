"""Pages in a browser, with an eye on everything that goes wrong in them.

Owns contexts and the faults they show: errors of scripts, complaints of the browser, requests
to anybody but the server. What is seen on a page is for the tests.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.page.kit.driver import Driver
from tests.page.kit.shelf import Shelf

WIDE: Final = {"width": 1366, "height": 768}
TABLET: Final = {"width": 820, "height": 1180}
PHONE: Final = {"width": 360, "height": 740}
SIZES: Final = {"wide": WIDE, "tablet": TABLET, "phone": PHONE}
# In milliseconds. Whatever is waited for goes on at once when it is there, so that only a fault
# takes this long; a busy machine may need most of it.
PATIENCE: Final = 60_000
# No guide for newcomers, and nobody waits for a bot's moves to be shown.
CALM: Final = {"coach": "done", "pace": "instant"}
# What happens is told as it is to people, without the guide.
TOLD: Final = {"coach": "done", "pace": "brisk", "stage": "on"}
# Tests click quicker than people, and mean it; nothing is played on stage unless a test wants it.
QUICK: Final = {"calm": 0, "stage": "off"}
PREFER: Final = """stored => localStorage.getItem("ziggurat.settings")
  ?? localStorage.setItem("ziggurat.settings", JSON.stringify(stored))"""
# A refused choice is an answer like any other, though browsers call it an error.
REFUSALS: Final = tuple([f"status of {code}" for code in (403, 404, 409, 422)])

# `expect` has a patience of its own, which is meant for quiet machines.
expect.set_options(timeout=PATIENCE)


class Pages:
    """Opens pages, each in a context of its own as if on another machine."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address: Final = address
        self._browser: Final = browser
        self._contexts: Final[list[BrowserContext]] = []
        self._faults: Final[list[str]] = []

    def open(
        self,
        path: str = "",
        cookies: Sequence[Any] = (),
        prefer: Mapping[str, str | int] = CALM,
        **options: Any,
    ) -> Page:
        """A page; `cookies` are those of a session to be, `prefer` are settings of the page."""
        usual = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce"}
        context = self._browser.new_context(**{**usual, **options})
        self._contexts.append(context)
        context.add_cookies(cookies)
        context.add_init_script(f"({PREFER})({json.dumps({**QUICK, **prefer})})")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self._faults.append(f"page error: {error}"))
        page.on("console", lambda told: self._hear(told.type, told.text))
        page.on("request", lambda asked: self._watch(asked.url))
        page.goto(self.address + path)
        return page

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error" and not any(at in text for at in REFUSALS):
            self._faults.append(f"console error: {text}")

    def _watch(self, url: str) -> None:
        """The page asks nobody but its own server."""
        own = (self.address, self.address.replace("http", "ws"), "data:", "blob:")
        if not url.startswith(own):
            self._faults.append(f"asked {url}")

    def faults(self, forgive: str = "") -> list[str]:
        """What went wrong since this was last asked, but for what a test provokes."""
        found = [fault for fault in self._faults if not forgive or forgive not in fault]
        self._faults.clear()
        return found

    def close(self) -> None:
        """Close everything."""
        for context in self._contexts:
            context.close()


class Reader:
    """Shows tables of one session in pages that stay open from test to test.

    A page that is there goes to another game in a fraction of the time a new one takes. Tests
    that change settings, or need somebody else, open pages of their own.
    """

    def __init__(self, pages: Pages, shelf: Shelf) -> None:
        self.pages: Final = pages
        self._shelf: Final = shelf
        self._open: Final[dict[str, Page]] = {}

    def at(self, path: str, **options: Any) -> Page:
        """A page that shows a place, with what belongs to it and nothing that was there before."""
        key = json.dumps(options, sort_keys=True)
        if key not in self._open:
            self._open[key] = self.pages.open(path, self._shelf.cookies, **options)
            return self._open[key]
        page = self._open[key]
        page.evaluate("document.querySelector('#app').firstElementChild.dataset.old = ''")
        if page.url == self.pages.address + path:
            page.reload()
        else:
            page.goto(self.pages.address + path)
        page.locator("#app > :not([data-old])").wait_for(state="attached")
        return page

    def table(self, game: str, **options: Any) -> Page:
        """A table that asks its seat something, or is over."""
        page = self.at(f"#/game/{game}", **options)
        page.locator(".table").wait_for()
        Driver(page).wait()
        return page
