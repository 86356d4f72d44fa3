"""A payment in one tray: things in any order, the sum beside the price, one button."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.kit.pages import Reader
from tests.page.kit.saves import Played, new_dawn
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import BAR, bar_height, barriers, spills


def payment(game: Played) -> tuple[int, int]:
    """The first entry after which somebody pays, and who does."""
    return next((at.entry, at.seat) for at in game.moments if at.topic == "pay")


def test_a_wonder_is_paid_in_one_tray(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    entry, seat = payment(game)
    name = shelf.fork(game, entry, bots=(1 - seat,))
    before = shelf.position(name, seat)["last"]
    page = reader.table(name)
    bar = page.locator(".bar")
    token = bar.get_by_role("button", name="trade token")
    other = bar.locator(".tray-slot").first
    expect(bar.get_by_role("button", name="Pay", exact=True)).to_be_disabled()
    expect(bar.locator(".tray-total")).to_contain_text("0 of 1")
    token.click()
    expect(token).to_have_attribute("aria-pressed", "true")
    expect(bar.locator(".tray-total")).to_contain_text("exactly enough")
    other.click()
    expect(bar.locator(".tray-total")).to_contain_text("1 more than needed")
    assert bar_height(page) <= BAR
    assert spills(page) == []
    assert barriers(page, ".bar") == []
    # What is laid out is not spent yet, and one key takes it out again.
    assert shelf.position(name, seat)["last"] == before
    page.keyboard.press("Escape")
    expect(bar.locator(".tray-total")).to_contain_text("0 of 1")
    other.click()
    bar.get_by_role("button", name="Pay", exact=True).click()
    expect(bar.locator(".tray-slot")).to_have_count(0)
    page.locator(".table-head").get_by_role("button", name="Log").click()
    expect(page.locator(".log-lines, .log").first).to_contain_text(
        "spends a natural wonder on Terracotta Army and keeps it: Mt. Everest"
    )


def test_the_tray_is_worked_by_keys(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    entry, seat = payment(game)
    name = shelf.fork(game, entry, bots=(1 - seat,))
    page = reader.table(name)
    expect(page.locator(".tray-slot")).to_have_count(2)
    expect(page.locator(".bar")).not_to_have_attribute("data-fresh", "")
    page.keyboard.press("2")
    expect(page.locator(".tray-slot[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".tray-slot[aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("2")
    page.keyboard.press("3")
    expect(page.locator(".tray-slot")).to_have_count(0)
