"""Odds before an attack: marked on the map, told in the bar and beside it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.kit.pages import Reader
from tests.page.kit.saves import new_dawn
from tests.page.kit.shelf import Shelf

ATTACKS = 4


def test_an_attack_is_marked_and_its_odds_are_told_before_the_dice(
    reader: Reader, shelf: Shelf
) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.first("attack"))
    question = shelf.position(name, 0)["questions"][0]
    flagged = [
        at
        for at, flag in zip(question["options"], question["flags"], strict=True)
        if flag & ATTACKS
    ]
    spaces = {at[1] for at in flagged}
    page = reader.table(name)
    expect(page.locator(".bar.yours")).to_be_visible()
    expect(page.locator(".swords")).to_have_count(len(spaces))
    marked = page.locator(".space.attacks")
    expect(marked).to_have_count(len(spaces))
    expect(marked.first).to_have_attribute("aria-description", "an attack")
    marked.first.dispatch_event("click")
    panel = page.get_by_role("region", name="Attack")
    expect(panel).to_be_visible()
    expect(panel.locator(".side")).to_have_count(2)
    expect(panel.locator(".odds-chance")).to_contain_text("% to win")
    expect(page.locator(".bar-will .odds")).to_contain_text("+ die against")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(panel).to_be_hidden()
