"""A line that breaks: the page comes back by itself, and nothing is lost or done twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.page.kit.driver import Driver
from tests.page.kit.live import Killable
from tests.page.kit.pages import Pages
from tests.page.kit.saves import new_dawn, save_at
from tests.page.kit.shelf import Shelf

# Everything that the table shows of a position.
SHOWN: Final = """() => [...document.querySelectorAll(".table [data-kind]")].map((el) => {
  const { kind, value, seat } = el.dataset;
  return [kind, value, seat, el.getAttribute("aria-label"), el.matches(".can")].join("/");
}).sort()"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Killable]:
    """A server of its own, to be killed."""
    found = Killable(tmp_path / "games.db")
    found.start()
    yield found
    found.kill()


def open_table(browser: Browser, address: str, shelf: Shelf, name: str) -> Page:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.add_cookies(shelf.cookies)
    page = context.new_page()
    page.goto(f"{address}#/game/{name}")
    page.locator("[data-kind=space]").first.wait_for()
    return page


def test_a_killed_server_comes_back(browser: Browser, server: Killable) -> None:
    game = new_dawn()
    own, rival = Shelf(server.address), Shelf(server.address)
    name = own.bring(save_at(game, game.first("focus", seat=1, since=20)))
    rival.post("/join", {"token": own.link(name, 1)})
    page = open_table(browser, server.address, own, name)
    expect(page.locator(".bar")).to_contain_text("Waiting for")
    server.kill()
    expect(page.locator(".note.lost")).to_contain_text("Connection lost")
    server.start()
    while rival.play(name, 1):
        pass
    Driver(page).wait()
    expect(page.locator(".note.lost")).to_be_hidden()
    again = open_table(browser, server.address, own, name)
    Driver(again).wait()
    assert page.evaluate(SHOWN) == again.evaluate(SHOWN)
    Driver(page).step()
    for shown in (page, again):
        shown.context.close()


def test_a_choice_whose_answer_is_lost_counts_once(pages: Pages, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.first("focus", since=20))
    before = shelf.position(name)["last"]
    page = pages.open(f"#/game/{name}", cookies=shelf.cookies)
    lost: list[str] = []

    def lose_first(route: Route) -> None:
        if lost:
            return route.continue_()
        lost.append(route.fetch().text())
        return route.abort()

    page.route("**/choices?*", lose_first)
    driver = Driver(page)
    driver.wait()
    driver.step()
    assert len(lost) == 1
    assert shelf.position(name)["last"] == before + 1
    assert pages.faults(forgive="net::ERR_FAILED") == []
