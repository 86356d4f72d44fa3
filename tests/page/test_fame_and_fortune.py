"""Fame and Fortune in the page: five seats on one screen, relics, metropolises, cards of people."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import expect

from tests.page.kit.pages import PHONE, Reader
from tests.page.kit.saves import Played, played
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import barriers, spills

MODULES = ("fame_and_fortune", "great_person_deck", "investments")
LOCALES = ["en-GB", "de-DE"]
TOPICS = ("start_of_turn", "movement")
SEATS = 5
# By day and by night every mark of a city is drawn by a symbol that there is.
UNDRAWN = """() => [...document.querySelectorAll(".square use, .realms use")]
  .map((use) => use.getAttribute("href").split("#")[1])
  .filter((name) => name && !document.getElementById(name))"""


@cache
def five() -> Played:
    """Some rounds of a game with five seats."""
    return played("board-game", SEATS, limit=700, modules=MODULES)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("topic", TOPICS)
def test_five_seats_fit(reader: Reader, shelf: Shelf, topic: str, locale: str) -> None:
    game = five()
    page = reader.table(shelf.fork(game, game.last(topic)), locale=locale)
    expect(page.locator(".realm-card")).to_have_count(SEATS)
    assert spills(page) == []
    assert page.evaluate(UNDRAWN) == []


def test_what_lies_on_the_map_is_seen_and_told(reader: Reader, shelf: Shelf) -> None:
    game = five()
    name = shelf.fork(game, game.last("movement"))
    squares = shelf.position(name)["table"]["squares"]
    grown = [at["n"] for at in squares if "metropolis" in [mark["name"] for mark in at["marks"]]]
    assert len(grown) >= 2
    page = reader.table(name)
    for n in grown:
        square = page.locator(f".square-board [data-kind=square][data-value='{n}']")
        expect(square.locator(".mark-sign[href$='#metropolis']")).to_have_count(1)
        assert "metropolis" in (square.get_attribute("aria-label") or "")


def test_own_great_people_are_named_and_those_of_others_counted(
    reader: Reader, shelf: Shelf
) -> None:
    game = five()
    name = shelf.fork(game, game.last("movement"))
    lines = shelf.position(name)["table"]["lines"]
    page = reader.table(name)
    own = [row for line in lines[0] for row in line["rows"]]
    expect(page.locator(".realm-card.mine .slot-line .card-chip")).to_have_count(len(own))
    for seat in range(1, SEATS):
        assert not [line for line in lines[seat] if line["name"] == "people_own"]


def test_a_table_of_five_has_no_barrier(reader: Reader, shelf: Shelf) -> None:
    game = five()
    page = reader.table(shelf.fork(game, game.last("movement")))
    assert barriers(page, without=".map") == []


def test_five_seats_fit_a_phone(reader: Reader, shelf: Shelf) -> None:
    game = five()
    page = reader.table(shelf.fork(game, game.last("movement")), viewport=PHONE)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
