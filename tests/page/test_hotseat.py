"""Several people at one screen: a cover between them, and nothing of one behind the other's."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver
from tests.page.kit.saves import new_dawn
from tests.page.kit.shelf import Shelf

# Whoever reads everything in the document reads this.
WHOLE = "document.documentElement.outerHTML"
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
