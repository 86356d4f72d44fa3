"""No serious barrier where people meet, on the screens of The Board Game, nor on sheets of a phone.

Owns the screens that test_axe.py does not look at; each in light and in dark.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import COVER, READING, Driver
from tests.page.kit.pages import PHONE, Reader
from tests.page.kit.saves import new_dawn
from tests.page.kit.screens import SCREENS, close
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import barriers
from tests.page.test_automated_player import solo
from tests.page.test_bargain import alone
from tests.page.test_board_game import save_when
from tests.page.test_city import with_cities
from tests.page.test_companion import opened

GUIDED: Final = {"coach": "new", "pace": "instant"}


def _city(page: Page) -> None:
    page.locator(".square.can").first.click()


def _techs(page: Page) -> None:
    page.get_by_role("button", name="Techs", exact=True).click()


def _nothing(_: Page) -> None:
    pass


# A question, after how many entries, how a screen is opened then, and which that is.
BOARD_GAME: Final[list[tuple[str, int, Callable[[Page], None], str]]] = [
    ("city_management", 200, _city, ".city-screen"),
    ("moving", 200, _nothing, ".pane-market"),
    ("battle_turn", 0, _nothing, ".battlefield"),
    ("research", 150, _nothing, ".pyramid-screen"),
    ("moving", 200, _techs, ".pyramid-screen"),
    ("draft", 0, _nothing, ".tray"),
    ("answer", 0, _nothing, ".tray"),
]


def test_the_list_of_games(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    shelf.fork(game, game.last("focus"))
    page = reader.at("")
    expect(page.locator(".own").first).to_be_visible()
    assert barriers(page) == []


def test_an_invitation_and_whoever_follows_it(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_label("Who is Player 2?").select_option(label="Somebody by link")
    page.get_by_role("button", name="Start the game").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".link-field button")).to_be_enabled()
    found = barriers(page, "dialog")
    link = dialog.get_by_role("textbox").input_value()
    guest = new_page(link[link.index("#") :])
    expect(guest.get_by_role("dialog", name="Welcome to the table")).to_be_visible()
    assert found + barriers(guest, "dialog") == []


@pytest.mark.parametrize(("topic", "entries", "act", "screen"), BOARD_GAME)
def test_a_screen_of_the_board_game(
    reader: Reader, shelf: Shelf, topic: str, entries: int, act: Callable[[Page], None], screen: str
) -> None:
    page = reader.table(alone(shelf, save_when(topic, 2, entries)))
    act(page)
    expect(page.locator(screen).first).to_be_visible()
    assert barriers(page, screen) + barriers(page, ".bar") == []


def test_everything_that_opens_at_the_table_of_the_board_game(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("moving", 2, 200)))
    found: dict[str, list[str]] = {}
    for name in ("rules", "library", "log", "replay"):
        SCREENS[name](page)
        for search in page.locator(":is(dialog, .log-drawer) input[type=search]").all():
            search.fill("library")
        found[name] = barriers(page, "dialog[open], .log-drawer, .replay")
        close(page)
    assert {name: told for name, told in found.items() if told} == {}


@pytest.mark.parametrize("game", ["new-dawn", "board-game"])
def test_the_guide(new_page: NewPage, shelf: Shelf, game: str) -> None:
    late = new_dawn()
    name = (
        shelf.fork(late, late.first("focus"))
        if game == "new-dawn"
        else shelf.bring(save_when("capital"))
    )
    page = new_page(f"#/game/{name}", shelf.cookies, prefer=GUIDED)
    expect(page.locator(".coach")).to_be_visible()
    assert barriers(page, ".coach") == []


def test_a_cover(new_page: NewPage, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.first("focus", since=20))
    page = new_page(f"#/game/{name}", cookies=shelf.cookies)
    Driver(page).end_turn()
    page.locator(COVER).wait_for()
    assert barriers(page, "dialog") == []


def test_a_turn_that_is_read(new_page: NewPage) -> None:
    page = new_page()
    solo(page)
    assert barriers(page, READING) == []


def test_a_game_beside_a_real_table(new_page: NewPage) -> None:
    page = new_page()
    opened(page)
    found = barriers(page)
    page.get_by_role("button", name="To the table").click()
    Driver(page).wait()
    assert found + barriers(page) == []


@pytest.mark.parametrize("game", ["new-dawn", "board-game"])
def test_the_sheets_of_a_phone(reader: Reader, shelf: Shelf, game: str) -> None:
    late = new_dawn()
    name = (
        shelf.fork(late, late.last("focus")) if game == "new-dawn" else shelf.bring(with_cities(2))
    )
    page = reader.table(name, viewport=PHONE)
    found: dict[str, list[str]] = {}
    for tab in page.locator(".table-tabs [data-pane]").all():
        tab.click()
        expect(page.locator(".pane.open")).to_be_visible()
        found[tab.inner_text()] = barriers(page, ".pane.open")
    assert {name: told for name, told in found.items() if told} == {}
