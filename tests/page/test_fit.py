"""The table stands on one screen: nothing of it scrolls at 1366 by 768."""

from __future__ import annotations

import pytest

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver
from tests.page.kit.saves import new_dawn, played
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import spills

LOCALES = ["en-GB", "de-DE"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_fits(new_page: NewPage, shelf: Shelf, seats: int, locale: str) -> None:
    game = new_dawn(seats)
    page = new_page(cookies=shelf.cookies, locale=locale)
    for entry in (game.first("focus"), game.last("focus"), game.last("spend_on_attack", seats - 1)):
        page.goto(f"{page.url.partition('#')[0]}#/game/{shelf.fork(game, entry)}")
        Driver(page).wait()
        assert spills(page) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_building_the_map_fits(new_page: NewPage, shelf: Shelf, locale: str) -> None:
    game = played("new-dawn", 4, (("map", "advanced"),), limit=12)
    name = shelf.fork(game, game.moments[8].entry)
    page = new_page(f"#/game/{name}", cookies=shelf.cookies, locale=locale)
    Driver(page).wait()
    assert spills(page) == []
