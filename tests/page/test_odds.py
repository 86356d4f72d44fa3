"""Odds before an attack: marked on the map, told in the bar and beside it."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.page.conftest import NewPage
from tests.page.kit.pages import PHONE, WIDE, Reader
from tests.page.kit.saves import new_dawn
from tests.page.kit.shelf import Shelf
from tests.server.tables.foretold import attacked
from tests.server.tables.matches import asked
from ziggurat import api
from ziggurat.api import Choice, Match, Seeded, pick
from ziggurat.match.save import dump
from ziggurat.server.tables import preview

ATTACKS = 4
TABLET: Final = {"width": 820, "height": 1180}
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


# How the columns are called, by language.
COLUMNS: Final = {
    "en-GB": ("Either way", "Win", "Lose", "Nothing else changes."),
    "de-DE": ("In jedem Fall", "Sieg", "Niederlage", "Sonst ändert sich nichts."),
}
# Columns of the panel that lie on each other, or that stand out of it.
APART = """() => {
  const panel = document.querySelector(".combat");
  const room = panel.getBoundingClientRect();
  const boxes = [...panel.querySelectorAll(".stake")].map((el) => el.getBoundingClientRect());
  const beside = (a, b) => a.right <= b.left || b.right <= a.left;
  const apart = (a, b) => a === b || beside(a, b) || a.bottom <= b.top || b.bottom <= a.top;
  return boxes.every((a) => a.right <= room.right + 1 && boxes.every((b) => apart(a, b)));
}"""

WHOLE = """() => {
  const panel = document.querySelector(".combat");
  return panel.scrollHeight <= panel.clientHeight + 1;
}"""


@cache
def costly() -> tuple[bytes, Choice]:
    """A game in which seat 0 can attack somebody whose diplomacy card it has, and how."""
    rules = api.build("new-dawn", (), {"map": "first-game"})
    for seed in range(1, 20):
        match = Match.new(rules, 2, bytes([seed] * 32))
        luck = Seeded(seed)
        for _ in range(700):
            if match.outcome is not None:
                break
            question = asked(match)
            if question.topic == "attack" and question.seat == 0:
                for choice in question.options:
                    odds = preview(match, 0, choice)["odds"]
                    if odds and odds["lost"] and odds["either"]["events"]:
                        return dump(match), choice
            match.play(question.seat, pick(question, luck))
    raise AssertionError("nobody ever attacks a friend")


@pytest.mark.parametrize("viewport", [WIDE, TABLET, PHONE], ids=["wide", "tablet", "phone"])
@pytest.mark.parametrize("locale", list(COLUMNS))
def test_what_an_attack_costs_either_way_has_a_column(
    new_page: NewPage, shelf: Shelf, viewport: dict[str, int], locale: str
) -> None:
    save, choice = costly()
    page = new_page(f"#/game/{shelf.bring(save)}", shelf.cookies, viewport=viewport, locale=locale)
    page.locator(f'.space.attacks[data-value="{choice[1]}"]').dispatch_event("click")
    columns = page.locator(".combat .stake")
    expect(columns).to_have_count(3)
    either, won, lost, nothing = COLUMNS[locale]
    expect(columns.locator("h4")).to_have_text([either, won, lost])
    expect(columns.nth(0).locator("li")).to_have_count(1)
    expect(columns.nth(2)).to_contain_text(nothing)
    assert page.evaluate(APART)
    assert page.evaluate(WHOLE)
    # It is told once, and what is told with the odds stands nowhere else in the line.
    told = columns.nth(0).locator("li").inner_text()
    expect(page.locator(".bar-will .will", has_text=told)).to_have_count(1)


def test_an_attack_of_the_automated_player_is_not_shown_as_mine(
    reader: Reader, shelf: Shelf
) -> None:
    match, choices = attacked()
    page = reader.table(shelf.bring(dump(match)))
    expect(page.locator(".bar.yours")).to_be_visible()
    expect(page.locator(".attacks, .swords")).to_have_count(0)
    space = next(at[1] for at in choices if match.rules.verbs[at[0]].kinds == ("space",))
    page.locator(f'.space[data-value="{space}"]').dispatch_event("click")
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    expect(page.locator(".bar-will .odds")).to_have_count(0)
    expect(page.locator(".combat")).to_be_hidden()
