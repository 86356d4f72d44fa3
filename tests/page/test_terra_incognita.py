"""Terra Incognita in the page: five seats on one screen, forts, six slots and armies."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import expect

from tests.page.kit.driver import Driver
from tests.page.kit.pages import Reader
from tests.page.kit.saves import Played, played
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import spills

MODULES = ("terra_incognita",)
LOCALES = ["en-GB", "de-DE"]


@cache
def five() -> Played:
    """The beginning of a game with five seats."""
    return played("new-dawn", 5, limit=180, modules=MODULES)


@pytest.mark.parametrize("locale", LOCALES)
def test_five_seats_fit(reader: Reader, shelf: Shelf, locale: str) -> None:
    game = five()
    for entry in (game.first("lay_fort"), game.first("turn_tile"), game.last("focus")):
        assert spills(reader.table(shelf.fork(game, entry), locale=locale)) == []


def test_a_fort_is_laid_and_six_slots_are_played(reader: Reader, shelf: Shelf) -> None:
    game = five()
    page = reader.table(shelf.fork(game, game.first("lay_fort")))
    driver = Driver(page)
    cells = [spot for spot in driver.spots() if spot.kind == "cell"]
    driver.click(cells[0])
    expect(page.locator(".log-last")).to_contain_text("lays fort")
    expect(page.locator(".focus-row .slot")).to_have_count(6)


def test_an_army_is_chosen_by_its_sign_and_its_spaces_glow(reader: Reader, shelf: Shelf) -> None:
    game = five()
    page = reader.table(shelf.fork(game, game.first("move_armies")))
    driver = Driver(page)
    army = next(spot for spot in driver.spots() if spot.kind == "army" and spot.x >= 0)
    page.mouse.click(army.x, army.y)
    assert [spot for spot in driver.spots() if spot.kind == "space" and spot.x >= 0]
