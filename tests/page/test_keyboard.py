"""Without a mouse: from the start screen to a card and a space."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver
from tests.page.kit.keys import tab_to
from tests.page.kit.pages import Reader
from tests.page.kit.saves import new_dawn
from tests.page.kit.shelf import Shelf


def press(page: Page, key: str) -> None:
    """Press a key and wait until the table asks something new."""
    driver = Driver(page)
    driver.stamp()
    page.keyboard.press(key)
    driver.wait()


def test_from_the_start_to_a_space_by_keys(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_label("Who is Player 1?").wait_for()
    tab_to(page, "summary")
    page.keyboard.press("Enter")
    tab_to(page, ".setup-more input")
    page.keyboard.type("keys")
    tab_to(page, "[type=submit].main")
    page.keyboard.press("Enter")
    Driver(page).wait()
    if page.locator(".compass .can").count():
        tab_to(page, ".can")
        press(page, "Enter")
        press(page, "Enter")
    tab_to(page, ".focus-row .can.type-3")
    press(page, "Enter")
    tab_to(page, "[data-kind=space].can")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    tab_to(page, "[data-kind=space].can")
    value = page.evaluate("document.activeElement.dataset.value")
    space = page.locator(f".map [data-kind=space][data-value='{value}']")
    expect(space).not_to_have_accessible_name(re.compile("city"))
    press(page, "Enter")
    expect(page.locator(".bar button.confirm")).to_be_focused()
    press(page, "Enter")
    expect(space).to_have_accessible_name(re.compile("city"))


def test_a_number_chooses_and_a_letter_takes_back(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.first("advance_dial", seat=1))
    before = shelf.position(name, 1)["table"]
    page = reader.table(name)
    press(page, "1")
    assert shelf.position(name, 1)["table"] != before
    press(page, "u")
    assert shelf.position(name, 1)["table"] == before
