"""Taking back: a pick before it is sent, one's own choices, the whole turn."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.kit.driver import Driver, Spot
from tests.page.kit.pages import Reader
from tests.page.kit.saves import new_dawn
from tests.page.kit.shelf import Shelf


def a_space(spots: list[Spot]) -> Spot:
    return next(spot for spot in spots if spot.kind == "space")


def test_undo_and_reset(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.first("focus", since=game.first("industry")))
    start = shelf.position(name)["table"]
    page = reader.table(name)
    undo = page.locator(".bar").get_by_role("button", name="Undo")
    reset = page.locator(".bar").get_by_role("button", name="Reset turn")
    driver = Driver(page)
    expect(undo).to_be_hidden()
    page.locator(".focus-row [data-kind=slot].type-0").click()
    expect(undo).to_be_visible()
    expect(reset).to_be_hidden()
    chosen = shelf.position(name)["table"]
    driver.step(a_space)
    expect(reset).to_be_visible()
    assert shelf.position(name)["table"] != chosen
    undo.click()
    expect(reset).to_be_hidden()
    assert shelf.position(name)["table"] == chosen
    driver.step(a_space)
    reset.click()
    expect(undo).to_be_hidden()
    assert shelf.position(name)["table"] == start
    expect(page.locator(".log-last")).to_contain_text("takes a choice back")


def test_a_pick_is_taken_back_before_it_is_sent(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.first("move_caravans", seat=1))
    before = shelf.position(name)["last"]
    page = reader.table(name)
    # What takes back is always in one place, and there is one of it.
    back = page.locator(".bar-tools").get_by_role("button", name="Back", exact=True)
    page.locator("[data-kind=caravan].can").first.click()
    expect(page.locator(".picked-chip")).to_contain_text("Caravan")
    expect(page.locator(".bar-next")).to_contain_text("space")
    expect(page.locator(".bar-tools button")).to_have_count(1)
    expect(back).to_have_attribute("title", re.compile("nothing is decided yet"))
    back.click()
    expect(page.locator(".picked-chip")).to_be_hidden()
    page.locator("[data-kind=caravan].can").first.click()
    page.keyboard.press("Escape")
    expect(page.locator(".picked-chip")).to_be_hidden()
    expect(back).to_be_hidden()
    assert shelf.position(name)["last"] == before


def test_alone_nobody_is_said_to_agree(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.first("focus", since=60), bots=(1,))
    last = shelf.position(name)["last"]
    shelf.post(f"/games/{name}/rewind", {"seat": 0, "to": last - 1})
    page = reader.table(name)
    expect(page.locator(".log-last").last).to_have_text(re.compile(r"Back to entry \d+\.$"))
