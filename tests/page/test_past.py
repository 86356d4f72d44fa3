"""Looking at the past: the slider, the table as it was, a new game from there."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.page.kit.driver import Driver
from tests.page.kit.pages import Reader
from tests.page.kit.saves import new_dawn
from tests.page.kit.shelf import Shelf


def entry_of(slider: Locator) -> int:
    """The entry after which the table is shown."""
    told = re.search(r"ntry (\d+)", slider.get_attribute("aria-valuetext") or "")
    assert told
    return int(told[1])


def test_the_slider_shows_the_table_as_it_was(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.last("focus"))
    page = reader.table(name)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Replay from the start").click()
    slider = page.get_by_role("slider", name="Place in the game")
    slider.fill("60")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Round"))
    at = entry_of(slider)
    past = shelf.get(f"/games/{name}/position?seat=0&at={at}")["table"]
    expect(page.locator(".head-now")).to_contain_text(f"Round {past['round']}")
    expect(page.locator(".can")).to_have_count(0)
    page.locator(".focus-row [data-kind=slot]").first.click(force=True)
    expect(page.locator(".toast")).to_contain_text("You are looking at an earlier position")
    slider.press("ArrowRight")
    expect(page.locator(".replay-caption")).to_contain_text(f"ntry {at + 1} of")
    page.locator(".replay").get_by_role("button", name="Back to now").click()
    expect(slider).to_be_hidden()
    expect(page.locator(".can").first).to_be_visible()


def test_a_game_goes_on_from_the_past(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    entry = game.first("focus", since=100)
    name = shelf.fork(game, game.last("focus"))
    page = reader.table(name)
    page.get_by_role("button", name="Log", exact=True).click()
    page.get_by_role("button", name=f"Show the table after entry {entry}", exact=True).last.click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Begin it").click()
    page.wait_for_url(lambda url: "#/game/" in url and name not in url)
    driver = Driver(page)
    driver.wait()
    new = page.url.rpartition("/")[2]
    there = shelf.get(f"/games/{name}/position?seat=0&at={entry}")["table"]
    assert shelf.position(new)["table"] == there
    forked = shelf.position(new)["last"]
    driver.step()
    assert shelf.position(new)["last"] > forked
