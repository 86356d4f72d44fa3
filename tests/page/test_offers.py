"""An offer that is put to somebody has all its answers; numbers choose what shows them."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.page.kit.driver import RESTS, Driver
from tests.page.kit.pages import Reader
from tests.page.kit.saves import new_dawn
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import BAR, bar_height, barriers, spills
from tests.page.test_bargain import alone
from tests.page.test_board_game import save_when

ANSWERS: Final = ["Agree", "Make a counter-offer", "Decline the offer"]
GERMAN: Final = ["Stimme zu", "Mache ein Gegenangebot", "Angebot ablehnen"]


def answers(page: Page) -> list[str]:
    """What can be said to the offer that lies in the tray."""
    return page.locator(".tray:not([hidden]) .tray-answers button").all_inner_texts()


def test_an_offer_opens_the_tray_with_all_answers(reader: Reader, shelf: Shelf) -> None:
    name = shelf.bring(save_when("answer", 2, 100))
    page = reader.table(name)
    assert answers(page) == ANSWERS
    expect(page.locator(".tray-side")).to_have_count(2)
    # What stands below the offer need not be said in the bar, too.
    expect(page.locator(".bar-options .option")).to_have_count(0)
    assert bar_height(page) <= BAR
    assert spills(page) == []
    assert barriers(page, ".tray") == []
    driver = Driver(page)
    driver.stamp()
    page.get_by_role("button", name="Decline").click()
    driver.wait(RESTS)
    assert shelf.position(name)["table"]["deal"] is None


def test_an_offer_is_answered_by_a_number(reader: Reader, shelf: Shelf) -> None:
    name = shelf.bring(save_when("answer", 2, 100))
    page = reader.table(name)
    expect(page.locator(".answer-pass")).to_have_attribute("data-digit", "0")
    driver = Driver(page)
    driver.stamp()
    page.keyboard.press("0")
    driver.wait(RESTS)
    assert shelf.position(name)["table"]["deal"] is None


def test_the_answers_to_a_bot_are_said_in_german(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(alone(shelf, save_when("answer", 2, 100)), locale="de-DE")
    assert answers(page) == GERMAN
    assert spills(page) == []


# What a digit stands on: the thing that has it.
SIGNS: Final = """() => [...document.querySelectorAll(".table .key-sign")].map((sign) => {
  const { kind, value } = sign.parentElement.dataset;
  return [sign.textContent, kind, Number(value)];
})"""


def signs(page: Page, many: int) -> list[list[str | int]]:
    """The digits on the map, with what they stand for."""
    expect(page.locator(".table .key-sign")).to_have_count(many)
    found: list[list[str | int]] = page.evaluate(SIGNS)
    return sorted(found)


def test_a_number_chooses_the_square_that_shows_it(reader: Reader, shelf: Shelf) -> None:
    name = shelf.bring(save_when("moving", 2, 200))
    page = reader.table(name)
    (question,) = shelf.position(name)["questions"]
    squares = {choice[1] for choice in question["options"] if len(choice) == 2}
    found = signs(page, len(squares))
    # The button that does nothing has the last number.
    assert [digit for digit, _, _ in found] == [str(1 + at) for at in range(len(squares))]
    assert {value for _, _, value in found} == squares
    expect(page.get_by_role("button", name="Stop here")).to_have_attribute("data-digit", "0")
    # Whoever writes means the number itself.
    page.evaluate("document.querySelector('.bar-note').append(document.createElement('input'))")
    page.locator(".bar-note input").focus()
    page.keyboard.press("3")
    expect(page.locator(".bar-note input")).to_have_value("3")
    page.evaluate("document.querySelector('.bar-note input').remove()")
    driver = Driver(page)
    driver.stamp()
    page.keyboard.press("3")
    driver.wait()
    target = f".square[data-value='{found[2][2]}']"
    expect(page.locator(target).first).to_have_attribute("aria-label", re.compile("army|scout"))


def test_numbers_choose_spaces_of_a_hex_map_and_slots(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    page = reader.table(shelf.fork(game, game.first("place_tokens", since=60)))
    first = page.locator(".space.can").first
    value = first.get_attribute("data-value")
    expect(first.locator(".key-sign")).to_have_text("1")
    driver = Driver(page)
    driver.stamp()
    page.keyboard.press("1")
    driver.wait()
    space = page.locator(f".map [data-kind=space][data-value='{value}']")
    expect(space).to_have_accessible_name(re.compile("control token"))
    # Slots print their own number, and nothing else has it.
    page = reader.table(shelf.fork(game, game.first("focus", since=20)))
    expect(page.locator(".key-sign")).to_have_count(0)


def test_numbers_choose_cards_of_a_city(reader: Reader, shelf: Shelf) -> None:
    name = shelf.bring(save_when("city_management", 2, 200))
    page = reader.table(name)
    before = shelf.position(name)["last"]
    card = page.locator(".city-card[data-digit='4']")
    expect(card).to_have_count(1)
    driver = Driver(page)
    driver.stamp()
    page.keyboard.press("4")
    driver.wait()
    assert shelf.position(name)["last"] > before
