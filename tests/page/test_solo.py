"""Alone against a bot, played through the page by clicking what glows."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver
from tests.page.kit.pages import Reader
from tests.page.kit.saves import new_dawn, save_at
from tests.page.kit.shelf import Shelf

MOST_CLICKS = 300


def test_a_late_game_is_played_to_its_end(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.bring(save_at(game, game.last("focus", back=2)))
    shelf.seat_bot(name, 1)
    page = reader.table(name)
    Driver(page).play(MOST_CLICKS)
    end = page.get_by_role("dialog", name="The game is over")
    expect(end.locator(".end-outcome")).to_contain_text("on every victory card")
    won = 0 in shelf.position(name)["outcome"]["winners"]
    expect(end.locator(".end-verdict")).to_contain_text("won!" if won else "did not win")
    expect(page).to_have_title(re.compile("^The game is over"))


def test_a_first_round_is_played_from_the_start(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Seed").fill("a first round")
    page.get_by_role("button", name="Start the game").click()
    driver = Driver(page)
    driver.wait()
    expect(page.locator(".head-now")).to_contain_text("Round 1")
    while not page.locator(".head-now").get_by_text("Round 2").count():
        driver.step()
    kinds = {spot.kind for spot in driver.clicks}
    assert {"slot", "confirm"} <= kinds
    assert page.locator(".log-last .log-line").count() > 0
