"""The table stands on one screen: nothing of it scrolls at 1366 by 768."""

from __future__ import annotations

import pytest

from tests.page.kit.pages import Reader
from tests.page.kit.saves import new_dawn, played
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import spills

LOCALES = ["en-GB", "de-DE"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_fits(reader: Reader, shelf: Shelf, seats: int, locale: str) -> None:
    game = new_dawn(seats)
    for entry in (game.first("focus"), game.last("focus"), game.last("spend_on_attack", seats - 1)):
        assert spills(reader.table(shelf.fork(game, entry), locale=locale)) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_building_the_map_fits(reader: Reader, shelf: Shelf, locale: str) -> None:
    game = played("new-dawn", 4, (("map", "advanced"),), limit=12)
    name = shelf.fork(game, game.moments[8].entry)
    assert spills(reader.table(name, locale=locale)) == []
