"""Odds before an attack: marked on the map, told in the bar and beside it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import NewPage
from tests.page.kit.pages import PHONE, Reader
from tests.page.kit.saves import new_dawn
from tests.page.kit.shelf import Shelf

ATTACKS = 4
# What stands out of its side of the panel.
CUT = """() => [...document.querySelectorAll(".combat .side")].flatMap((side) => {
  const room = side.getBoundingClientRect();
  const out = ({ right, bottom }) => right > room.right || bottom > room.bottom;
  return [...side.querySelectorAll("*")].filter((el) => out(el.getBoundingClientRect()));
}).map((el) => el.textContent)"""


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
    # Who stands on either side is named, not only what is reckoned.
    expect(panel.locator(".side h3").first).to_contain_text(shelf.people(name, 0))
    expect(panel.locator(".side h3").last).not_to_contain_text("Defence")
    expect(panel.locator(".odds-chance")).to_contain_text("% to win")
    expect(page.locator(".bar-will .odds")).to_contain_text("+ die against")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(panel).to_be_hidden()


def test_on_a_phone_both_sums_are_seen_whole(new_page: NewPage, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.first("attack"))
    page = new_page(f"#/game/{name}", shelf.cookies, viewport=PHONE, locale="de-DE")
    page.locator(".space.attacks").first.dispatch_event("click")
    page.locator(".with-die").last.wait_for()
    assert page.evaluate(CUT) == []
