"""Terra Incognita in the page: five seats on one screen, forts, six slots and armies."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page, expect

from tests.page.kit.driver import RESTS, Driver
from tests.page.kit.pages import Reader
from tests.page.kit.reaching import army_approaches
from tests.page.kit.saves import Played, played
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import spills
from ziggurat.games.new_dawn.terra_incognita.armies.verbs import MARCH
from ziggurat.games.new_dawn.terra_incognita.exploration.verbs import SCOUT

MODULES = ("terra_incognita",)
LOCALES = ["en-GB", "de-DE"]
# The names that stand out of a card of the focus row unless a word is broken anywhere.
TOO_WIDE = """async () => {
  const { breakable, loadPack } = await import("/static/js/words.js");
  const pack = await loadPack("new-dawn", document.documentElement.lang, ["terra_incognita"]);
  const name = document.querySelector(".focus-row .card-name");
  Object.assign(name.style, { overflowWrap: "normal", hyphens: "manual" });
  const cards = Object.values(pack.data.rows).filter(({ family }) => family === "focus_card");
  return cards.map(({ title }) => title).filter((title) => {
    name.textContent = breakable(title);
    return name.scrollWidth > name.clientWidth;
  });
}"""


@cache
def five() -> Played:
    """The beginning of a game with five seats."""
    return played("new-dawn", 5, limit=180, modules=MODULES)


@pytest.mark.parametrize("locale", LOCALES)
def test_five_seats_fit(reader: Reader, shelf: Shelf, locale: str) -> None:
    game = five()
    for entry in (game.first("lay_fort"), game.first("turn_tile"), game.last("focus")):
        assert spills(reader.table(shelf.fork(game, entry), locale=locale)) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_four_seats_fit_and_the_newest_line_of_the_log_is_seen(
    reader: Reader, shelf: Shelf, locale: str
) -> None:
    game = played("new-dawn", 4, limit=180, modules=MODULES)
    page = reader.table(shelf.fork(game, game.last("focus")), locale=locale)
    assert spills(page) == []
    box = page.locator(".pane-log .log-last > .log-line").last.bounding_box()
    side = page.locator(".table-side").bounding_box()
    assert box is not None
    assert side is not None
    assert box["y"] + box["height"] <= side["y"] + side["height"]


@pytest.mark.parametrize("locale", LOCALES)
def test_names_of_cards_are_broken_only_where_they_may(
    reader: Reader, shelf: Shelf, locale: str
) -> None:
    game = five()
    page = reader.table(shelf.fork(game, game.last("focus")), locale=locale)
    assert page.evaluate(TOO_WIDE) == []


def test_a_fort_is_laid_and_six_slots_are_played(reader: Reader, shelf: Shelf) -> None:
    game = five()
    page = reader.table(shelf.fork(game, game.first("lay_fort")))
    driver = Driver(page)
    cells = [spot for spot in driver.spots() if spot.kind == "cell"]
    driver.click(cells[0])
    expect(page.locator(".log-last")).to_contain_text("lays fort")
    expect(page.locator(".focus-row .slot")).to_have_count(6)


def test_six_slots_stand_side_by_side_on_a_tablet(reader: Reader, shelf: Shelf) -> None:
    game = five()
    tablet = {"width": 820, "height": 1180}
    page = reader.table(shelf.fork(game, game.last("focus")), viewport=tablet, locale="de-DE")
    slots = page.locator(".focus-row .slots")
    assert slots.evaluate("el => el.scrollWidth - el.clientWidth") == 0
    expect(slots.locator(".slot")).to_have_count(6)


def armies(shelf: Shelf, edge: bool) -> tuple[str, set[int]]:
    """A table that moves armies; where the first may only go to, or may explore from as well."""
    game = five()
    for at in game.moments:
        if (at.topic, at.seat) == ("move_armies", 0):
            table = shelf.fork(game, at.entry)
            options = shelf.position(table)["questions"][0]["options"]
            goals = {option[2] for option in options if option[:2] == [MARCH, 0]}
            edges = {option[2] for option in options if option[:2] == [SCOUT, 0]}
            found = goals & edges if edge else goals - edges
            if found:
                return table, found
    raise AssertionError("no army moves so in this game")


def click_space(page: Page, goals: set[int]) -> None:
    """Choose the first army by its sign, then one of these spaces, which glow."""
    driver = Driver(page)
    army = next(spot for spot in driver.spots() if (spot.kind, spot.value) == ("army", "0"))
    page.mouse.click(army.x, army.y)
    glow = [spot for spot in driver.spots() if spot.kind == "space" and spot.x >= 0]
    driver.click(next(spot for spot in glow if int(spot.value) in goals), RESTS)


def test_an_army_is_chosen_by_its_sign_and_moves_where_its_space_glows(
    reader: Reader, shelf: Shelf
) -> None:
    table, goals = armies(shelf, edge=False)
    page = reader.table(table)
    click_space(page, goals)
    expect(page.locator(".log-last")).to_contain_text("moves army 1")


def test_at_the_edge_of_the_map_an_army_is_asked_whether_it_explores(
    reader: Reader, shelf: Shelf
) -> None:
    table, goals = armies(shelf, edge=True)
    page = reader.table(table)
    click_space(page, goals)
    options = page.locator(".bar-options button.option")
    expect(options).to_have_count(2)
    expect(options.first).to_contain_text("Explore with army 1")
    options.get_by_text("Move army 1").click()
    expect(page.locator(".log-last")).to_contain_text("moves army 1")


def test_sums_are_not_told_before_anything_adds_to_them(reader: Reader, shelf: Shelf) -> None:
    name = shelf.bring(army_approaches())
    shelf.link(name, 1)
    page = reader.table(name)
    expect(page.locator(".combat .total")).to_contain_text(["?", "?"])
    expect(page.locator(".space.can")).not_to_have_count(0)
