"""A phone 360 pixels wide, used with a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver
from tests.page.kit.pages import PHONE, Reader
from tests.page.kit.saves import new_dawn
from tests.page.kit.shelf import Shelf

HAND = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def wider(page: Page) -> int:
    """By how many pixels the page is wider than the phone."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def test_the_start_fits(new_page: NewPage) -> None:
    page = new_page(**HAND)
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    assert wider(page) == 0
    page.get_by_role("button", name="Settings").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert wider(page) == 0


@pytest.mark.parametrize("seats", [2, 4])
def test_every_sheet_fits(reader: Reader, shelf: Shelf, seats: int) -> None:
    game = new_dawn(seats)
    name = shelf.fork(game, game.last("focus"))
    page = reader.table(name, **HAND)
    assert wider(page) == 0
    for tab in page.locator(".table-tabs [data-pane]").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-expanded", "true")
        pane = page.locator(".pane.open")
        expect(pane).to_be_in_viewport()
        assert wider(page) == 0
        pane.get_by_role("button", name="Close").first.tap()
        expect(pane).to_have_count(0)


def test_a_turn_is_played_with_a_finger(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.first("focus", since=20), bots=(1,))
    page = reader.table(name, **HAND)
    driver = Driver(page, finger=True)
    turn = shelf.position(name)["table"]["round"]
    while shelf.position(name)["table"]["round"] == turn:
        driver.step()
    assert {"slot", "confirm"} <= {spot.kind for spot in driver.clicks}
    assert wider(page) == 0
