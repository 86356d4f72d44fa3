"""Several people at one screen: a cover between them, and nothing of one behind the other's."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver
from tests.page.kit.saves import new_dawn
from tests.page.kit.shelf import Shelf
from ziggurat import api
from ziggurat.match.save import dump

# Whoever reads everything in the document reads this.
WHOLE = "document.documentElement.outerHTML"
CALL: Final = ["I am Germany: show me my cards", "Let it happen", "Not this turn"]
HERE = [{"kind": "you", "name": "Ann"}, {"kind": "here", "name": "Bob"}]


@pytest.fixture
def market(shelf: Shelf) -> str:
    """A game in which both hold different tricks and Ann is asked first, with a choice."""
    for seed in range(50):
        body = {"game": "template", "seats": HERE, "seed": f"night {seed}"}
        name = str(shelf.post("/games", body)["id"])
        asked = shelf.position(name)["questions"][0]
        alike = set(hand(shelf, name, 0)) & set(hand(shelf, name, 1))
        if asked["seat"] == 0 and len(asked["options"]) > 1 and not alike:
            return name
    raise AssertionError("no such deal")


def hand(shelf: Shelf, name: str, seat: int) -> list[str]:
    """What the tricks of a seat are called."""
    rows: Any = shelf.get("/pack/template?lang=en")["rows"]
    held = shelf.position(name, seat)["table"]["seats"][seat]["hand"]
    return [rows[str(row)]["title"] for row in held]


def names_in(page: Page, names: list[str]) -> list[str]:
    whole = page.evaluate(WHOLE)
    return [name for name in names if name in whole]


def test_a_cover_hides_both_hands(new_page: NewPage, shelf: Shelf, market: str) -> None:
    anns, bobs = hand(shelf, market, 0), hand(shelf, market, 1)
    page = new_page(f"#/game/{market}", cookies=shelf.cookies)
    expect(page.locator(".tricks")).to_contain_text(anns[0])
    assert not names_in(page, bobs)
    Driver(page).end_turn()
    cover = page.get_by_role("dialog", name="Bob, it is your turn")
    expect(cover).to_contain_text("Hand over the screen")
    expect(page.locator(".tricks")).not_to_contain_text(anns[0])
    assert not names_in(page, anns + bobs)
    page.keyboard.press("Escape")
    expect(cover).to_be_visible()
    cover.get_by_role("button", name="I am Bob").click()
    expect(page.locator(".tricks")).to_contain_text(bobs[0])
    expect(cover).to_be_hidden()
    assert not names_in(page, anns)


def test_where_nothing_is_hidden_the_cover_can_go(new_page: NewPage, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.first("focus", since=20))
    page = new_page(f"#/game/{name}", cookies=shelf.cookies)
    Driver(page).end_turn()
    first, second = shelf.people(name, 0), shelf.people(name, 1)
    cover = page.get_by_role("dialog", name=f"{second}, it is your turn")
    cover.get_by_role("button", name="only when something is hidden").click()
    expect(page.locator(".bar")).to_contain_text(f"{second}:")
    driver = Driver(page)
    while not page.locator(".bar").get_by_text(f"{first}:").count():
        driver.step()
    expect(page.get_by_role("dialog")).to_be_hidden()


@cache
def answering(empty: bool) -> bytes:
    """A random game whose first seat did something that the second may answer; with what or not."""
    match = api.Match.new(api.build("board-game"), 2, bytes(range(32)))
    dice = api.Seeded(0)
    while True:
        question = match.state.asked[0]
        has_nothing = len(question.options) == 1
        if (question.seat, question.topic, has_nothing) == (1, "action_taken", empty):
            return dump(match)
        match.play(question.seat, api.pick(question, dice))


def called(new_page: NewPage, shelf: Shelf, name: str) -> Page:
    """A screen at which the first seat sits while the second is asked."""
    page = new_page("", cookies=shelf.cookies)
    page.evaluate(f"sessionStorage.setItem('ziggurat.sitter.{name}', '0')")
    page.evaluate(f"location.hash = '#/game/{name}'")
    page.locator("dialog.cover.call[open]").wait_for()
    return page


@pytest.mark.parametrize("empty", [True, False])
def test_declining_needs_no_hand_over(new_page: NewPage, shelf: Shelf, empty: bool) -> None:
    name = shelf.bring(answering(empty))
    last = shelf.position(name)["last"]
    page = called(new_page, shelf, name)
    call = page.locator("dialog.cover.call[open]")
    # Whatever the second seat holds, all are asked the same and see nothing of it.
    assert call.locator("button").all_inner_texts() == CALL
    assert shelf.position(name)["last"] == last
    call.locator(".decline").first.click()
    expect(call).to_have_count(0)
    expect(page.locator("dialog.cover")).to_have_count(0)
    assert shelf.position(name)["last"] > last


def test_somebody_who_answers_takes_the_screen(new_page: NewPage, shelf: Shelf) -> None:
    page = called(new_page, shelf, shelf.bring(answering(False)))
    page.locator("dialog.cover.call[open] .main").click()
    cover = page.locator("dialog.cover.secret[open]")
    cover.locator(".main").click()
    expect(cover).to_be_hidden()
    expect(page.locator(".bar.yours")).to_contain_text("Germany")
