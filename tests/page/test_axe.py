"""No screen has a serious barrier, in light or in dark: looked at by axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, NewPage
from tests.page.kit.driver import Driver
from tests.page.kit.saves import Played, new_dawn, played
from tests.page.kit.screens import SCREENS, close
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import barriers

# Early, with cards to choose from, and in an attack.
OPENED = "dialog[open], .log-drawer, .replay"
MOMENTS = [("direction", 0), ("gain_card", 1), ("spend_on_attack", 1)]


def table(new_page: NewPage, shelf: Shelf, game: Played, entry: int) -> Page:
    name = shelf.fork(game, entry)
    page = new_page(f"#/game/{name}", cookies=shelf.cookies)
    Driver(page).wait()
    return page


def test_the_start(new_page: NewPage) -> None:
    page = new_page()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    assert barriers(page) == []


def test_the_table_and_its_map(new_page: NewPage, shelf: Shelf) -> None:
    game = new_dawn()
    page = table(new_page, shelf, game, game.last("focus"))
    assert barriers(page) == []


@pytest.mark.parametrize(("topic", "seat"), MOMENTS)
def test_the_table(new_page: NewPage, shelf: Shelf, topic: str, seat: int) -> None:
    game = new_dawn()
    page = table(new_page, shelf, game, game.last(topic, seat))
    assert barriers(page, without=".map") == []


def test_the_map_being_built(new_page: NewPage, shelf: Shelf) -> None:
    game = played("new-dawn", 2, (("map", "advanced"),), limit=12)
    page = table(new_page, shelf, game, game.moments[6].entry)
    expect(page.locator(".hand")).to_be_visible()
    assert barriers(page) == []


def test_everything_that_opens_at_a_table(new_page: NewPage, shelf: Shelf) -> None:
    game = new_dawn()
    page = table(new_page, shelf, game, game.last("focus"))
    found: dict[str, list[str]] = {}
    for name, act in SCREENS.items():
        act(page)
        # Of many things that are alike a few are enough.
        for search in page.locator(":is(dialog, .log-drawer) input[type=search]").all():
            search.fill("barbarian")
        found[name] = barriers(page, OPENED)
        close(page)
    assert {name: told for name, told in found.items() if told} == {}


@pytest.mark.parametrize("screen", ["rules", "components"])
def test_the_pages_for_reading(new_page: NewPage, screen: str) -> None:
    page = new_page(f"#/{screen}/new-dawn")
    page.get_by_role("searchbox").fill("barbarian")
    assert barriers(page) == []


def test_the_end(new_page: NewPage, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.whole(game)
    page = new_page(f"#/game/{name}", cookies=shelf.cookies)
    page.get_by_role("button", name="See the result").click()
    expect(page.locator("dialog svg.chart").first).to_be_visible()
    assert barriers(page, "dialog") == []


def test_a_phone(new_page: NewPage, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.last("focus"))
    page = new_page(f"#/game/{name}", cookies=shelf.cookies, viewport=PHONE)
    Driver(page).wait()
    found = barriers(page, without=".map")
    page.locator(".table-tabs [data-pane=victory]").click()
    expect(page.locator(".pane.open")).to_be_visible()
    assert found + barriers(page, ".pane.open") == []
