"""The Board Game on the page: the square board shows everything, and what glows can be clicked."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.kit.pages import PHONE, Reader
from tests.page.kit.shelf import Shelf
from ziggurat import api
from ziggurat.match.save import dump


def save_when(topic: str, seats: int = 2, entries: int = 0) -> bytes:
    """A game of random seats that has come to a question for the first of them."""
    match = api.Match.new(api.build("board-game"), seats, bytes(range(32)))
    dice = api.Seeded(7)
    while True:
        question = match.state.asked[0]
        if match.next_entry > entries and (question.seat, question.topic) == (0, topic):
            return dump(match)
        match.play(question.seat, api.pick(question, dice))


def test_a_capital_is_placed_by_a_click(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("capital")))
    can = page.locator(".square.can")
    expect(page.locator(".square")).to_have_count(32)
    expect(page.locator(".fog")).to_have_count(6)
    chosen = can.first.get_attribute("aria-label") or ""
    can.first.click()
    page.locator(".bar button.confirm").click()
    expect(page.locator(f".square[aria-label^='{chosen[:3]}']")).to_have_attribute(
        "aria-label", f"{chosen}, capital of Player 1"
    )


def test_seats_have_dials_and_a_pyramid(reader: Reader, shelf: Shelf) -> None:
    name = shelf.bring(save_when("city_management", 3, 400))
    page = reader.table(name)
    own = shelf.position(name)["table"]["seats"][0]
    card = page.locator(".realm-card").first
    expect(card.locator(".pyramid .card-chip")).to_have_count(sum(map(len, own["techs"])))
    told = f"Trade: {own['trade']} of 27"
    expect(card.get_by_label(told)).to_be_visible()


def test_figures_move_by_keyboard(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("moving", 2, 200)))
    asked = page.get_by_role("region", name="What is asked").inner_text()
    page.locator(".square.can").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="What is asked")).not_to_have_text(asked)
    expect(page.locator(".log-last")).to_contain_text("moves from")


def test_the_board_fits_a_phone(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("moving", 2, 200)), viewport=PHONE)
    expect(page.locator(".squares")).to_be_in_viewport()
    wide = page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert wide
