"""A server and a browser for the tests of the page; without a browser they are skipped."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from run import find_chromium
from tests.page.kit.live import Live
from tests.page.kit.shelf import Shelf

WIDE = {"width": 1366, "height": 768}
PHONE = {"width": 360, "height": 740}
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    "--disable-component-update",
    "--disable-sync",
)

# No guide for newcomers, and nobody waits for a bot's moves to be shown.
CALM = {"coach": "done", "pace": "instant"}
PREFER = """stored => localStorage.getItem("ziggurat.settings")
  ?? localStorage.setItem("ziggurat.settings", JSON.stringify(stored))"""

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser of this machine."""
    path = find_chromium()
    if not path:
        pytest.skip("there is no chromium on this machine: install it to test the page")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server whose bots do not dawdle."""
    server = Live(Path(tmp_path_factory.mktemp("live")) / "games.db").start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def shelf(live: Live) -> Iterator[Shelf]:
    """The recorded games."""
    held = Shelf(live.address)
    yield held
    held.close()


@pytest.fixture
def new_page(browser: Browser, live: Live) -> Iterator[NewPage]:
    """Opens pages, each in a context of its own as if on another machine; faults fail the test.

    `cookies` are those of a session to take part in, `prefer` are settings of the page, and
    `forgive` is a complaint of the browser that the test provokes.
    """
    contexts: list[BrowserContext] = []
    faults: list[str] = []
    forgiven: list[str] = []

    def open_page(
        path: str = "",
        cookies: Sequence[Any] = (),
        prefer: Mapping[str, str] = CALM,
        forgive: str = "",
        **options: Any,
    ) -> Page:
        settings = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(**settings)
        contexts.append(context)
        forgiven.append(forgive)
        context.add_cookies(cookies)
        context.add_init_script(f"({PREFER})({json.dumps(prefer)})")
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda told: faults.append(told.text) if told.type == "error" else None)
        page.on("request", lambda asked: _own(asked.url, live, faults))
        page.goto(live.address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    known = [complaint for complaint in forgiven if complaint]
    assert [at for at in faults if not _expected(at) and not any(one in at for one in known)] == []


def _own(url: str, live: Live, faults: list[str]) -> None:
    """The page asks nobody but its own server."""
    own = (live.address, live.address.replace("http", "ws"), "data:", "blob:")
    if not url.startswith(own):
        faults.append(f"asked {url}")


def _expected(fault: str) -> bool:
    """A refused choice is an answer like any other, though browsers call it an error."""
    return any(f"status of {code}" in fault for code in (403, 404, 409, 422))
