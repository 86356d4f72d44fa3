"""A server and a browser for the tests of the page; without a browser they are skipped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.kit.live import Live
from tests.page.kit.pages import Pages, Reader
from tests.page.kit.shelf import Shelf
from tools.checks import find_chromium

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    "--disable-component-update",
    "--disable-sync",
)

NewPage = Callable[..., Page]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The browser of this machine; its event loop must end before tests with their own begin."""
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
def pages(browser: Browser, live: Live) -> Iterator[Pages]:
    """New pages for one test."""
    found = Pages(browser, live.address)
    yield found
    found.close()


@pytest.fixture
def new_page(pages: Pages) -> Iterator[NewPage]:
    """Opens pages; whatever goes wrong in them fails the test."""
    yield pages.open
    assert pages.faults() == []


@pytest.fixture(scope="package")
def all_readers(browser: Browser, live: Live, shelf: Shelf) -> Iterator[Reader]:
    """Pages that stay open."""
    pages = Pages(browser, live.address)
    yield Reader(pages, shelf)
    pages.close()


@pytest.fixture
def reader(all_readers: Reader) -> Iterator[Reader]:
    """Shows tables of the shelf; whatever goes wrong meanwhile fails the test."""
    yield all_readers
    assert all_readers.pages.faults() == []
