"""No screen has a serious barrier, in light or in dark: looked at by axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.conftest import NewPage
from tests.page.kit.pages import PHONE, Reader
from tests.page.kit.saves import new_dawn, played
from tests.page.kit.screens import SCREENS, close
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import barriers

OPENED = "dialog[open], .log-drawer, .replay"
# What is there only at times.
MOMENTS = [
    ("direction", 0, ".compass"),
    ("gain_card", 1, ".spread"),
    ("spend_on_attack", 1, ".combat"),
]


def test_the_start(new_page: NewPage) -> None:
    page = new_page()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    assert barriers(page) == []


def test_the_table_and_its_map(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    page = reader.table(shelf.fork(game, game.last("focus")))
    assert barriers(page) == []


@pytest.mark.parametrize(("topic", "seat", "part"), MOMENTS)
def test_a_part_of_the_table(
    reader: Reader, shelf: Shelf, topic: str, seat: int, part: str
) -> None:
    game = new_dawn()
    page = reader.table(shelf.fork(game, game.last(topic, seat)))
    expect(page.locator(part)).to_be_visible()
    assert barriers(page, part) + barriers(page, ".bar") == []


def test_the_map_being_built(reader: Reader, shelf: Shelf) -> None:
    game = played("new-dawn", 2, (("map", "advanced"),), limit=12)
    page = reader.table(shelf.fork(game, game.moments[6].entry))
    expect(page.locator(".hand")).to_be_visible()
    assert barriers(page) == []


def test_everything_that_opens_at_a_table(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    page = reader.table(shelf.fork(game, game.last("focus")))
    found: dict[str, list[str]] = {}
    for name, act in SCREENS.items():
        act(page)
        # Of many things that are alike a few are enough.
        for search in page.locator(":is(dialog, .log-drawer) input[type=search]").all():
            search.fill("city-state")
        found[name] = barriers(page, OPENED)
        close(page)
    assert {name: told for name, told in found.items() if told} == {}


@pytest.mark.parametrize("screen", ["rules", "components"])
def test_the_pages_for_reading(reader: Reader, screen: str) -> None:
    page = reader.at(f"#/{screen}/new-dawn")
    page.get_by_role("searchbox").fill("barbarian")
    assert barriers(page, without=".page-body") == []


def test_a_phone(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    page = reader.table(shelf.fork(game, game.last("focus")), viewport=PHONE)
    found = barriers(page, without=".map")
    page.locator(".table-tabs [data-pane=victory]").click()
    expect(page.locator(".pane.open")).to_be_visible()
    assert found + barriers(page, ".pane.open") == []
