"""Dialogs, drawers and notes around a table: no serious barrier, and Escape leads back."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver
from tests.page.kit.guests import seated
from tests.page.kit.pages import Reader
from tests.page.kit.saves import new_dawn
from tests.page.kit.screens import SCREENS
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import barriers

DIALOG: Final = "dialog[open]"
# The button of the line above the table that has the focus.
HELD: Final = "() => document.activeElement?.getAttribute('data-act') ?? ''"
# How thick the ring is around what has the focus.
RING: Final = "() => parseFloat(getComputedStyle(document.activeElement).outlineWidth)"


@pytest.fixture
def page(reader: Reader, shelf: Shelf) -> Page:
    """A table that asks for a focus card."""
    game = new_dawn()
    return reader.table(shelf.fork(game, game.last("focus")))


def test_the_list_of_options(page: Page) -> None:
    page.locator(".bar [aria-haspopup=dialog]").click()
    expect(page.locator(".option-list .choice").first).to_be_focused()
    assert barriers(page, DIALOG) == []
    page.keyboard.press("Escape")
    expect(page.locator(DIALOG)).to_have_count(0)
    expect(page.locator(".bar [aria-haspopup=dialog]")).to_be_focused()


def test_a_game_of_its_own_from_the_past(page: Page) -> None:
    SCREENS["replay"](page)
    page.locator(".replay-ends .button:not(.main)").click()
    expect(page.locator(DIALOG)).to_be_visible()
    assert barriers(page, DIALOG) == []
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".replay")).to_be_hidden()


@pytest.mark.parametrize("name", ["menu", "library", "rules", "log", "seats", "settings"])
def test_escape_leads_back_and_the_focus_is_seen(page: Page, name: str) -> None:
    SCREENS[name](page)
    for _ in range(3):
        page.keyboard.press("Tab")
        assert page.evaluate(RING) >= 2
    page.keyboard.press("Escape")
    page.locator(f"{DIALOG}, .log-drawer").wait_for(state="detached")
    page.wait_for_function(f"() => ['menu', 'log', 'rules'].includes(({HELD})())")


def test_what_people_say_and_ask_each_other(new_page: NewPage, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.first("focus", since=20))
    ann = new_page(f"#/game/{name}", cookies=shelf.cookies)
    bob = seated(new_page(f"#join={shelf.link(name, 1)}"), "Bob")
    ann.get_by_role("button", name="Chat", exact=True).click()
    ann.get_by_label("Say something").fill("Good luck!")
    ann.keyboard.press("Enter")
    expect(ann.get_by_role("log")).to_contain_text("Good luck!")
    found = barriers(ann, ".chat-drawer")
    ann.keyboard.press("Escape")
    expect(ann.locator(".chat-button")).to_be_focused()
    Driver(ann).end_turn()
    Driver(bob).end_turn()
    Driver(ann).wait()
    ann.get_by_role("button", name="Ask to rewind").click()
    found += barriers(ann, DIALOG)
    ann.get_by_role("dialog").get_by_role("button", name="Ask everybody").click()
    expect(bob.get_by_role("button", name="Refuse")).to_be_visible()
    assert found + barriers(bob, ".bar") == []


def test_the_way_to_a_real_table_and_a_place_where_nothing_is(new_page: NewPage) -> None:
    page = new_page()
    page.locator(".companion-entry").click()
    page.locator(".companion-fields select").first.wait_for()
    found = barriers(page, DIALOG)
    page.keyboard.press("Escape")
    expect(page.locator(".companion-entry")).to_be_focused()
    page = new_page("#/game/nothing")
    expect(page.get_by_role("alert")).to_be_visible()
    assert found + barriers(page) == []
