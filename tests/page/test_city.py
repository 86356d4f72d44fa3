"""The city screen of The Board Game and its market, and looking ahead before a city is put down.

Owns looks at what a city can do: from which numbers, for which price, and why not.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import RESTS, Driver
from tests.page.kit.pages import CALM, PHONE, Reader
from tests.page.kit.reaching import free_building, walls
from tests.page.kit.saves import played
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import barriers, spills, unreached
from tests.page.test_board_game import save_when
from ziggurat import api
from ziggurat.match.save import dump

LOCALES = ["en-GB", "de-DE"]


@lru_cache
def with_cities(cities: int) -> bytes:
    """A game in which the first seat manages its cities, so many of which can act."""
    for seed in range(40):
        match = api.Match.new(api.build("board-game"), 2, bytes(range(seed, seed + 32)))
        dice = api.Seeded(7 + seed)
        while match.outcome is None:
            question = match.state.asked[0]
            if (question.seat, question.topic) == (0, "city_management"):
                verbs = [match.rules.verbs[choice[0]].name for choice in question.options]
                if verbs.count("city") == cities:
                    return dump(match)
            match.play(question.seat, api.pick(question, dice))
    raise AssertionError("no such game")


def managed(reader: Reader, shelf: Shelf, cities: int = 2, **options: Any) -> tuple[Page, str]:
    """A table at which cities can act, with a bot opposite; and the name of its game."""
    name = shelf.bring(with_cities(cities))
    shelf.seat_bot(name, 1, "random")
    return reader.table(name, **options), name


def test_the_screen_adds_up_what_a_city_produces(reader: Reader, shelf: Shelf) -> None:
    page, name = managed(reader, shelf)
    city = shelf.position(name)["table"]["seats"][0]["cities"][0]
    screen = page.locator(".city-screen")
    expect(screen.locator(".city-production > b")).to_have_text(str(city["production"]))
    parts = screen.locator(".city-items li:not(.city-other) b").all_inner_texts()
    assert sum([int(part) for part in parts]) == city["production"]
    expect(screen.locator(".city-squares .square")).to_have_count(9)


def test_cards_have_prices_and_say_why_not(reader: Reader, shelf: Shelf) -> None:
    page, name = managed(reader, shelf)
    offer = shelf.position(name)["table"]["offers"][0]
    cards = [card for group in offer["groups"] for card in group["cards"]]
    army = page.locator(".city-card", has_text="Army")
    expect(army).to_have_attribute("aria-label", re.compile(r"^Army, costs 4 production, \d left"))
    expect(page.locator(".city-card.can")).to_have_count(
        len([card for card in cards if "why" not in card])
    )
    refused = page.locator(".city-card.cannot").first
    refused.click(force=True)
    expect(page.locator(".toast")).to_be_visible()
    expect(page.locator(".bar-ask")).to_contain_text("City Management")


def test_a_card_chooses_its_city_too_and_the_square_is_in_the_drawing(
    reader: Reader, shelf: Shelf
) -> None:
    page, _ = managed(reader, shelf)
    page.locator(".city-card.can", has_text="Army").click()
    expect(page.locator(".bar-ask")).to_contain_text("Where do you put the new figure")
    page.locator(".city-squares .square.can").first.click()
    expect(page.locator(".city-tab").first).to_have_attribute(
        "aria-label", re.compile("has acted$")
    )
    expect(page.locator(".city-tab").nth(1)).to_have_attribute("aria-selected", "true")


def test_passing_with_unused_cities_names_them(reader: Reader, shelf: Shelf) -> None:
    page, _ = managed(reader, shelf)
    page.locator(".bar-end button").click()
    expect(page.locator(".bar .left")).to_contain_text("capital")
    page.locator(".bar .back").click()
    expect(page.locator(".city-card.can").first).to_be_visible()


def test_a_click_right_after_the_question_changed_is_ignored(
    new_page: NewPage, shelf: Shelf
) -> None:
    name = shelf.bring(with_cities(2))
    shelf.seat_bot(name, 1, "random")
    calm = {**CALM, "calm": 60_000}
    page = new_page(f"#/game/{name}", shelf.cookies, prefer=calm)
    page.locator(".city-card.can", has_text="Army").click()
    expect(page.locator(".bar-ask")).to_contain_text("Where do you put the new figure")
    page.locator(".city-squares .square.can").first.click()
    expect(page.locator(".bar-ask")).to_contain_text("Where do you put the new figure")
    expect(page.locator(".bar.busy")).to_have_count(0)


def test_any_city_can_be_looked_at(reader: Reader, shelf: Shelf) -> None:
    name = shelf.bring(save_when("moving", 2, 200))
    page = reader.table(name)
    expect(page.locator(".pane-city")).to_be_hidden()
    square = shelf.position(name)["table"]["seats"][1]["cities"][0]["square"]
    page.locator(f".square-board [data-kind=square][data-value='{square}']").click(force=True)
    expect(page.locator(".city-production > b")).to_be_visible()
    expect(page.locator(".city-card")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".pane-city")).to_be_hidden()


def test_a_capital_is_foreseen(reader: Reader, shelf: Shelf) -> None:
    name = shelf.bring(save_when("capital"))
    page = reader.table(name)
    sites = shelf.position(name)["table"]["sites"]
    square = page.locator(".square.can").first
    site = sites[square.get_attribute("data-value")]
    square.hover()
    expect(page.locator(".site-row")).to_contain_text(f"{site['production']}production")
    expect(page.locator(".square.site")).to_have_count(len(site["around"]))
    # What is told lies over nothing that it tells of.
    detail = page.locator(".detail:visible").bounding_box()
    assert detail is not None
    for square in page.locator(".square.site").all():
        box = square.bounding_box()
        assert box is not None
        beside = box["x"] >= detail["x"] + detail["width"] or detail["x"] >= box["x"] + box["width"]
        assert beside or box["y"] >= detail["y"] + detail["height"]


def test_the_market_has_drawings_stock_and_prices(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("moving", 2, 200)))
    market = page.locator(".market-list")
    expect(market.locator(".market-pic use[href$='#bg-building-market']")).to_be_visible()
    expect(market.locator(".market-pic use[href$='#bg-building-bank']")).to_be_visible()
    expect(market.get_by_label(re.compile(r"\d+ great people left"))).to_be_visible()


@pytest.mark.parametrize("locale", LOCALES)
def test_the_screen_fits_and_keys_reach_it(reader: Reader, shelf: Shelf, locale: str) -> None:
    page, _ = managed(reader, shelf, locale=locale)
    assert [at for at in spills(page) if "city" in at] == []
    assert unreached(page) == []


def test_on_a_phone_it_is_a_sheet(reader: Reader, shelf: Shelf) -> None:
    page, _ = managed(reader, shelf, viewport=PHONE)
    army = page.locator(".city-card.can", has_text="Army")
    army.click()
    Driver(page).wait(RESTS)
    expect(page.locator(".city-squares .square.can").first).to_be_visible()


def test_no_barrier_in_the_screen(reader: Reader, shelf: Shelf) -> None:
    page, _ = managed(reader, shelf)
    assert barriers(page, within=".table-side") == []


def test_a_building_for_nothing_is_chosen_in_the_city(reader: Reader, shelf: Shelf) -> None:
    name = shelf.bring(free_building())
    shelf.link(name, 1)
    page = reader.table(name)
    (question,) = [q for q in shelf.position(name)["questions"] if q["seat"] == 0]
    can = page.locator(".city-screen .city-card.can")
    expect(can).to_have_count(len(question["options"]))
    # Buildings only, and none of them costs anything.
    expect(page.locator(".city-screen .city-groups h3")).to_have_text(["Buildings"])
    for price in can.locator(".price b").all_inner_texts():
        assert price == "0"
    expect(page.locator(".bar-options .option")).to_have_count(0)
    driver = Driver(page)
    driver.stamp()
    can.first.click()
    driver.wait()
    asked = [q["topic"] for q in shelf.position(name)["questions"] if q["seat"] == 0]
    assert asked == ["put_building"]


def test_what_a_city_can_build_is_not_spread_over_the_map_too(reader: Reader, shelf: Shelf) -> None:
    name = shelf.bring(walls())
    shelf.link(name, 1)
    page = reader.table(name)
    expect(page.locator(".city-card.can").get_by_text("City Walls")).to_be_visible()
    expect(page.locator(".spread-card")).to_have_count(0)
    # Whoever closes the city can still point at it.
    page.locator(".city-close").click()
    expect(page.locator(".spread-card", has_text="City Walls")).to_have_count(1)


def test_a_city_that_glows_for_something_else_is_chosen_and_not_looked_at(
    reader: Reader, shelf: Shelf
) -> None:
    """Which city gets what scouts gather is said by a click on that city."""
    game = played("board-game", 2)
    # The only scout that is left to send: its square need not be chosen as well.
    entry = next(
        at.entry
        for at, then in pairwise(game.moments)
        if (at.seat, at.topic) == (0, "send_scout") != (then.seat, then.topic)
    )
    name = shelf.fork(game, entry)
    # The rival is elsewhere and does nothing, so the line stays among the last of the log.
    shelf.link(name, 1)
    page = reader.table(name)
    driver = Driver(page)
    driver.stamp()
    page.locator(".square-board [data-kind=square].can[aria-label*='apital of']").first.click()
    expect(page.locator(".city-screen")).to_be_hidden()
    driver.wait(RESTS)
    told = page.locator(".log-line").filter(has_text="gets the yield")
    expect(told.last).to_be_visible()


def test_where_a_city_is_only_named_no_empty_screen_opens(reader: Reader, shelf: Shelf) -> None:
    game = played("board-game", 4)
    moment = next(at for at in game.moments if at.topic == "helped_city")
    name = shelf.fork(game, moment.entry)
    for seat in {0, 1, 2, 3} - {moment.seat}:
        shelf.link(name, seat)
    page = reader.table(name)
    expect(page.locator(".bar-ask")).to_contain_text("Which of your cities gets")
    expect(page.locator(".city-screen")).to_be_hidden()
    expect(page.locator(".square.can").first).to_be_visible()
