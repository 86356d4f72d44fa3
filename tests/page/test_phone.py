"""A phone 360 pixels wide, used with a finger."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver
from tests.page.kit.pages import PHONE, Reader
from tests.page.kit.saves import new_dawn
from tests.page.kit.shelf import Shelf
from ziggurat import api
from ziggurat.kernel.choice import PASS
from ziggurat.match.save import dump

HAND = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
# Controls that reach beyond the right edge of what holds them.
OUTSIDE = """(holders) => [...document.querySelectorAll(holders)].flatMap((holder) => {
  const edge = holder.getBoundingClientRect().right;
  return [...holder.querySelectorAll("button, input, select, a")]
    .filter((el) => el.checkVisibility() && !el.matches(".unseen"))
    .filter((el) => el.getBoundingClientRect().right > edge)
    .map((el) => el.textContent || el.placeholder);
})"""


@cache
def after_the_rival() -> bytes:
    """A game in which the first seat manages its cities, and the other one has just done so."""
    for seed in range(40):
        match = api.Match.new(api.build("board-game"), 2, bytes(range(seed, seed + 32)))
        dice = api.Seeded(7 + seed)
        acted = False
        while match.outcome is None:
            question = match.state.asked[0]
            asked = (question.seat, question.topic)
            if acted and match.next_entry > 200 and asked == (0, "city_management"):
                return dump(match)
            choice = api.pick(question, dice)
            if question.seat == 0:
                acted = False
            elif question.topic == "city_management" and choice != (PASS,):
                acted = True
            match.play(question.seat, choice)
    raise AssertionError("no city of the rival acts first")


def wider(page: Page) -> int:
    """By how many pixels the page is wider than the phone."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def test_the_start_fits(new_page: NewPage) -> None:
    page = new_page(**HAND)
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    assert wider(page) == 0
    page.get_by_role("button", name="Settings").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert wider(page) == 0


@pytest.mark.parametrize("seats", [2, 4])
def test_every_sheet_fits(reader: Reader, shelf: Shelf, seats: int) -> None:
    game = new_dawn(seats)
    name = shelf.fork(game, game.last("focus"))
    page = reader.table(name, **HAND)
    assert wider(page) == 0
    for tab in page.locator(".table-tabs [data-pane]").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-expanded", "true")
        pane = page.locator(".pane.open")
        expect(pane).to_be_in_viewport()
        assert wider(page) == 0
        pane.get_by_role("button", name="Close").first.tap()
        expect(pane).to_have_count(0)


def test_a_turn_is_played_with_a_finger(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.first("focus", since=20), bots=(1,))
    page = reader.table(name, **HAND)
    driver = Driver(page, finger=True)
    turn = shelf.position(name)["table"]["round"]
    while shelf.position(name)["table"]["round"] == turn:
        driver.step()
    assert {"slot", "confirm"} <= {spot.kind for spot in driver.clicks}
    assert wider(page) == 0


def test_nothing_lies_over_another_above_the_table(reader: Reader, shelf: Shelf) -> None:
    # Names of parts of a round are long in German.
    name = shelf.bring(after_the_rival())
    shelf.link(name, 1)
    page = reader.table(name, **HAND, locale="de-DE")
    turn, chat = page.locator(".turn-of"), page.locator(".chat-button")
    expect(turn).to_be_visible()
    mine, theirs = [at.evaluate("el => el.getBoundingClientRect().toJSON()") for at in (turn, chat)]
    assert mine["right"] <= theirs["left"]
    assert page.locator(".round").evaluate("el => el.clientWidth") >= 60
    # Whose turn it is is read whole, beside what happened since the last one, too.
    expect(page.locator(".since")).to_be_visible()
    assert turn.locator("span").last.evaluate("el => el.scrollWidth - el.clientWidth") <= 0
    # A long name is cut before it lies over that.
    turn.locator("span").last.evaluate("el => { el.textContent = 'Osmanisches Reich am Zug'; }")
    strip = page.locator(".since").evaluate("el => el.getBoundingClientRect().left")
    assert turn.evaluate("el => el.getBoundingClientRect().right") <= strip


def test_the_sheet_of_the_log_gives_way_to_the_whole_log(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    page = reader.table(shelf.fork(game, game.last("focus")), **HAND)
    page.locator(".tab[data-pane=log]").tap()
    page.get_by_role("button", name="Whole log").tap()
    expect(page.locator(".log-drawer")).to_be_visible()
    expect(page.locator(".pane.open")).to_have_count(0)


def test_nothing_stands_out_of_the_start_in_german(new_page: NewPage) -> None:
    page = new_page(**HAND, locale="de-DE")
    page.locator(".companion-entry").click()
    page.locator(".companion-fields select").first.wait_for()
    assert page.evaluate(OUTSIDE, "dialog") == []
    page.keyboard.press("Escape")
    assert page.evaluate(OUTSIDE, ".sheet, .hero-text") == []
