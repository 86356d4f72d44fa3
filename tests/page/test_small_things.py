"""Small things that people met: a sign while a save is read, pictures, names, fingers, tooltips."""

from __future__ import annotations

import re

from playwright.sync_api import FilePayload, Route, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver
from tests.page.kit.pages import CALM, PHONE, WIDE, Reader
from tests.page.kit.saves import new_dawn, save_at
from tests.page.kit.shelf import Shelf

# Where the map lies in its frame.
LIES = "document.querySelector('.world').getAttribute('transform')"
COVERS = """() => [...document.querySelectorAll(".game-card .game-cover use")].map((use) =>
  document.querySelector(use.getAttribute("href"))?.children.length > 0
    ? use.getAttribute("href") : "")"""


def test_a_save_that_is_read_shows_it_and_is_read_once(new_page: NewPage, shelf: Shelf) -> None:
    page = new_page()
    page.locator(".setup-seats").wait_for()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/games/import", hold)
    game = new_dawn()
    save = FilePayload(
        name="game.zig",
        mimeType="application/octet-stream",
        buffer=save_at(game, game.first("focus")),
    )
    with page.expect_request("**/api/games/import"):
        page.locator(".bring input[type=file]").set_input_files(save)
    expect(page.locator(".busy")).not_to_be_empty()
    expect(page.locator(".bring > button")).to_be_disabled()
    for route in held:
        route.continue_()
    expect(page.locator(".table")).to_be_visible()


def test_every_game_has_a_picture_of_its_own_and_seats_their_peoples_names(
    new_page: NewPage, shelf: Shelf
) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.first("focus"))
    page = new_page("", shelf.cookies)
    page.locator(".game-card").first.wait_for()
    covers = page.evaluate(COVERS)
    assert len(covers) == len({cover for cover in covers if cover}) > 1
    seats = page.locator(f".own-game[href$='{name}'] .own-seats")
    expect(seats).to_contain_text(shelf.people(name, 1))
    expect(seats).not_to_contain_text("Player")


def test_the_guide_speaks_of_fingers_where_there_are_some(new_page: NewPage, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.first("focus"))
    for locale, wrong in (("en-GB", r"click|mouse|hover|pointer"), ("de-DE", r"klick|Maus|Zeiger")):
        page = new_page(
            f"#/game/{name}",
            shelf.cookies,
            prefer={"pace": "instant"},
            viewport=PHONE,
            has_touch=True,
            is_mobile=True,
            locale=locale,
        )
        coach = page.locator(".coach")
        coach.wait_for()
        while coach.count():
            expect(coach).not_to_contain_text(re.compile(wrong, re.IGNORECASE))
            coach.locator(".main").click()


def test_the_line_above_is_full_beside_the_guide(new_page: NewPage, shelf: Shelf) -> None:
    game = new_dawn()
    page = new_page(
        f"#/game/{shelf.fork(game, game.first('focus'))}",
        shelf.cookies,
        prefer={"pace": "instant"},
        viewport=WIDE,
    )
    page.locator(".coach").wait_for()
    # There may be news as well: the guide covers their place, not the room of the buttons.
    page.evaluate("document.querySelector('.since').hidden = false")
    box = page.locator(".head-buttons").bounding_box()
    assert box is not None
    assert box["x"] + box["width"] > WIDE["width"] - 40


def test_what_is_told_of_a_thing_goes_with_tab(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    page = reader.table(shelf.fork(game, game.first("focus")), prefer=CALM)
    Driver(page).wait()
    page.locator(".wonder-card").first.hover()
    page.locator(".wonder-card[aria-describedby]").first.wait_for()
    page.locator(".bar button").last.focus()
    page.keyboard.press("Tab")
    expect(page.locator(".wonder-card[aria-describedby]")).to_have_count(0)


def test_the_map_lies_as_before_after_a_look_at_the_past(new_page: NewPage, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.last("focus"))
    page = new_page(f"#/game/{name}", shelf.cookies, viewport=PHONE)
    Driver(page).wait()
    before = page.evaluate(LIES)
    page.locator("[data-act=menu]").click()
    page.locator(".menu button:has(use[href$='#play'])").click()
    page.locator(".replay-track input").fill("0")
    expect(page.locator(".map-blank")).to_be_visible()
    page.locator(".replay-ends .main").click()
    expect(page.locator(".bar.yours")).to_be_visible()
    page.wait_for_function(f"before => {LIES} === before", arg=before)
