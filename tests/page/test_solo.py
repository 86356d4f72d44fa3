"""Alone against a bot, played through the page by clicking what glows."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver
from tests.page.kit.saves import new_dawn, save_at
from tests.page.kit.shelf import Shelf

MOST_CLICKS = 300


def test_a_late_game_is_played_to_its_end(new_page: NewPage, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.bring(save_at(game, game.last("focus", back=2)))
    shelf.seat_bot(name, 1)
    page = new_page(f"#/game/{name}", cookies=shelf.cookies)
    Driver(page).play(MOST_CLICKS)
    end = page.get_by_role("dialog", name="The game is over")
    expect(end.locator(".end-outcome")).to_contain_text("on every victory card")
    outcome = shelf.position(name)["outcome"]
    won = end.get_by_text("You have won" if 0 in outcome["winners"] else "You have lost")
    expect(won).to_be_visible()
    expect(page).to_have_title(re.compile("over"))
