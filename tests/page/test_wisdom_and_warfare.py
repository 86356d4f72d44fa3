"""Wisdom and Warfare in the page: policies, programs, city-states, and units with health."""

from __future__ import annotations

import json
from functools import cache

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver
from tests.page.kit.pages import PHONE, WIDE, Reader
from tests.page.kit.reaching import free_units, people_drawn
from tests.page.kit.saves import Played, played
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import barriers, spills
from tests.page.test_fame_and_fortune import UNDRAWN

MODULES = ("wisdom_and_warfare",)
LOCALES = ["en-GB", "de-DE"]
SEATS = 4
# What the guide tells of this module to somebody who knows the base game.
NOTES = 4


@cache
def four() -> Played:
    """Some rounds of a game with four seats."""
    return played("board-game", SEATS, limit=500, modules=MODULES)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("topic", ["start_of_turn", "movement"])
def test_four_seats_fit(reader: Reader, shelf: Shelf, topic: str, locale: str) -> None:
    game = four()
    page = reader.table(shelf.fork(game, game.last(topic)), locale=locale)
    expect(page.locator(".realm-card")).to_have_count(SEATS)
    assert spills(page) == []
    assert page.evaluate(UNDRAWN) == []


def test_policies_of_all_seats_are_shown(reader: Reader, shelf: Shelf) -> None:
    game = four()
    name = shelf.fork(game, game.last("movement"))
    lines = shelf.position(name)["table"]["lines"]
    page = reader.table(name)
    for seat in range(SEATS):
        (line,) = [at for at in lines[seat] if at["name"] == "policies"]
        for row in line["rows"]:
            shown = page.locator(f".realm-card[data-key='seat-{seat}'] [data-value='{row}']")
            expect(shown).to_have_count(1)
            expect(shown.locator("use[href*='#bg-policy-']")).to_have_count(1)


def test_own_units_tell_strength_and_health(reader: Reader, shelf: Shelf) -> None:
    game = four()
    name = shelf.fork(game, game.last("movement"))
    own = shelf.position(name)["table"]["seats"][0]
    page = reader.table(name)
    healths = page.locator(".own-units .health").all_inner_texts()
    assert set(healths) == {str(at) for at in own["healths"]}
    expect(page.locator(".own-units .health > .icon")).to_have_count(len(healths))
    expect(page.locator(".own-units .panel-head")).to_contain_text("strength and health")


def test_a_city_offers_a_program(reader: Reader, shelf: Shelf) -> None:
    game = four()
    page = reader.table(shelf.fork(game, game.first("city_action")))
    card = page.locator(".city-group.of-program .city-card")
    expect(card).to_have_count(1)
    expect(card.locator("use[href$='#do-start_program']")).to_have_count(1)


def test_people_to_take_are_laid_out_though_a_rival_has_the_same(
    new_page: NewPage, shelf: Shelf
) -> None:
    name = shelf.bring(people_drawn())
    (asked,) = shelf.position(name)["questions"]
    people = [choice[1] for choice in asked["options"]]

    def share(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        told["table"]["seats"][1]["reserve"] = people[:1]
        route.fulfill(response=answer, body=json.dumps(told))

    page = new_page("", cookies=shelf.cookies)
    page.route("**/position?*", share)
    page.goto(f"{page.url.partition('#')[0]}#/game/{name}")
    page.locator(".table").wait_for()
    Driver(page).wait()
    expect(page.locator(".spread-card")).to_have_count(len(people))
    expect(page.locator("[data-key=seat-1] .drawn-chip")).not_to_have_count(0)
    expect(page.locator("[data-key=seat-1] .drawn-chip.can")).to_have_count(0)


def test_units_for_nothing_have_no_price(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(free_units()), viewport=PHONE)
    expect(page.locator(".bar-options .option")).not_to_have_count(0)
    expect(page.locator(".bar-options .price")).to_have_count(0)


def test_a_table_of_four_has_no_barrier(reader: Reader, shelf: Shelf) -> None:
    game = four()
    page = reader.table(shelf.fork(game, game.last("movement")))
    assert barriers(page, without=".map") == []


def test_four_seats_fit_a_phone(reader: Reader, shelf: Shelf) -> None:
    game = four()
    page = reader.table(shelf.fork(game, game.last("movement")), viewport=PHONE)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_on_a_phone_techs_to_learn_stand_above_all_pyramids(reader: Reader, shelf: Shelf) -> None:
    game = four()
    page = reader.table(shelf.fork(game, game.last("research")), viewport=PHONE)
    rivals, own, told, dial = [
        page.locator(at).evaluate("el => el.getBoundingClientRect().toJSON()")
        for at in (".pyramid-rivals", ".pyramid-rows", ".tech-told", ".dial-bar")
    ]
    assert dial["bottom"] <= told["bottom"] <= own["top"] < own["bottom"] <= rivals["top"]
    assert dial["width"] > PHONE["width"] / 2


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_every_note_of_the_guide_stands_on_the_screen(
    new_page: NewPage, shelf: Shelf, viewport: ViewportSize
) -> None:
    game = four()
    name = shelf.fork(game, game.first("first_army"), bots=(1, 2, 3))
    page = new_page(
        f"#/game/{name}",
        shelf.cookies,
        prefer={"coach": "new board_game", "pace": "instant"},
        viewport=viewport,
    )
    guide = page.locator(".coach")
    for _ in range(NOTES - 1):
        expect(guide).to_be_in_viewport(ratio=1)
        guide.get_by_role("button", name="Next").click()
    expect(guide).to_be_in_viewport(ratio=1)
