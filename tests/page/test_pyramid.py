"""The tech pyramid: what has a place, costs and brings; nothing is learned by one click."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import expect

from tests.page.kit.pages import PHONE, Reader
from tests.page.kit.reaching import lesson
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import spills
from tests.page.test_board_game import save_when
from ziggurat import api
from ziggurat.match.save import dump


@cache
def before_the_rival() -> bytes:
    """A game in which the first seat researches and the other one has still to choose.

    The last of them turns all choices face up, which is asked for in other words.
    """
    for seed in range(40):
        match = api.Match.new(api.build("board-game"), 2, bytes(range(seed, seed + 32)))
        dice = api.Seeded(7 + seed)
        while match.outcome is None:
            question = match.state.asked[0]
            asked = [(at.seat, at.topic) for at in match.state.asked]
            late = match.next_entry > 150 and len(question.options) > 1
            if late and asked == [(0, "research"), (1, "research")]:
                return dump(match)
            match.play(question.seat, api.pick(question, dice))
    raise AssertionError("nobody researches first")


def test_a_tech_is_shown_in_its_place_before_it_is_learned(reader: Reader, shelf: Shelf) -> None:
    name = shelf.bring(before_the_rival())
    page = reader.table(name)
    last = shelf.position(name)["last"]
    screen = page.locator(".pyramid-screen")
    expect(screen.locator(".pyramid-row")).to_have_count(5)
    assert [at for at in spills(page) if "pyramid" in at or "tech" in at] == []
    card = screen.locator(".tech-shelf:not(.away) .tech-card.can").first
    title = card.locator(".tech-name").inner_text()
    card.click()
    expect(screen.locator(".tech-block.ghost")).to_contain_text(title)
    expect(screen.locator(".tech-told")).to_contain_text("All trade is spent")
    assert shelf.position(name)["last"] == last
    page.get_by_role("button", name="Back", exact=True).click()
    expect(screen.locator(".ghost")).to_have_count(0)
    card.click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".pyramid-screen")).to_be_hidden()
    assert shelf.position(name)["last"] > last


def test_what_cannot_be_learned_says_why(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("research", 2, 150)))
    page.get_by_role("button", name="Level V,").click()
    page.locator(".tech-shelf:not(.away) .tech-card").first.hover()
    expect(page.locator(".tech-state")).to_contain_text("two techs of level IV")


def test_techs_can_be_looked_at_any_time(reader: Reader, shelf: Shelf) -> None:
    name = shelf.bring(save_when("moving", 2, 200))
    page = reader.table(name)
    screen = page.locator(".pyramid-screen")
    expect(screen).to_be_hidden()
    page.get_by_role("button", name="Techs", exact=True).click()
    known = sum(map(len, shelf.position(name)["table"]["seats"][0]["techs"]))
    expect(screen.locator(".tech-block[data-kind=known]")).to_have_count(known)
    expect(screen.locator(".rival-pyramid")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(screen).to_be_hidden()


def test_the_pyramid_fits_a_phone(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("research", 2, 150)), viewport=PHONE)
    card = page.locator(".tech-shelf:not(.away) .tech-card.can").first
    expect(card).to_be_in_viewport(ratio=1)
    card.click()
    # What was chosen is seen in its place among what is known.
    expect(page.locator(".tech-block.ghost")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_a_tech_tells_what_it_brings_before_anybody_points_at_it(
    reader: Reader, shelf: Shelf
) -> None:
    page = reader.table(shelf.bring(save_when("research", 2, 150)))
    cards = page.locator(".tech-shelf:not(.away) .tech-card")
    lines = cards.locator(".tech-line").all_inner_texts()
    assert len(lines) == cards.count()
    assert all(lines)
    expect(page.locator(".tech-told")).to_contain_text("all your trade is spent")
    expect(page.locator(".bar-will")).to_contain_text("1 for each of your coins")


def test_a_lesson_costs_no_trade(reader: Reader, shelf: Shelf) -> None:
    name = shelf.bring(lesson())
    shelf.link(name, 1)
    page = reader.table(name)
    page.locator(".tech-card.can").first.hover()
    expect(page.locator(".tech-state")).to_have_text("You can learn it now, and no trade is spent.")
