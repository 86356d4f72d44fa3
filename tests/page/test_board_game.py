"""The Board Game on the page: the square board shows everything, and what glows can be clicked.

Owns looks at its table and games against a bot, by clicks and by keys.
"""

from __future__ import annotations

import re
from random import Random
from typing import Final

from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import RESTS, Driver, Spot
from tests.page.kit.keys import tab_to
from tests.page.kit.pages import CALM, PHONE, Reader
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import barriers
from ziggurat import api
from ziggurat.match.save import dump

# Buttons that open a form of their own.
FORMS: Final = "…"
# Every phase has been seen after so many clicks of anybody.
MOST_CLICKS: Final = 150


def save_when(topic: str, seats: int = 2, entries: int = 0) -> bytes:
    """A game of random seats that has come to a question for the first of them."""
    match = api.Match.new(api.build("board-game"), seats, bytes(range(32)))
    dice = api.Seeded(7)
    while True:
        question = match.state.asked[0]
        if match.next_entry > entries and (question.seat, question.topic) == (0, topic):
            return dump(match)
        match.play(question.seat, api.pick(question, dice))


def test_a_capital_is_placed_by_a_click(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("capital")))
    can = page.locator(".square.can")
    expect(page.locator(".square")).to_have_count(32)
    expect(page.locator(".fog")).to_have_count(6)
    chosen = can.first.get_attribute("aria-label") or ""
    can.first.click()
    expect(page.locator(f".square[aria-label^='{chosen[:3]}']")).to_have_attribute(
        "aria-label", re.compile(r"capital of Rome, \d+ production")
    )


def test_seats_have_dials_and_a_pyramid(reader: Reader, shelf: Shelf) -> None:
    name = shelf.bring(save_when("city_management", 3, 400))
    page = reader.table(name)
    own = shelf.position(name)["table"]["seats"][0]
    card = page.locator(".realm-card").first
    expect(card.locator(".pyramid .card-chip")).to_have_count(sum(map(len, own["techs"])))
    told = f"Trade: {own['trade']} of 27"
    expect(card.get_by_label(told)).to_be_visible()


def test_figures_move_by_keyboard(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("moving", 2, 200)))
    asked = page.get_by_role("region", name="What is asked").inner_text()
    page.locator(".square.can").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="What is asked")).not_to_have_text(asked)
    expect(page.locator(".log-last")).to_contain_text("moves from")


def test_the_board_fits_a_phone(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("moving", 2, 200)), viewport=PHONE)
    expect(page.locator(".squares")).to_be_in_viewport()
    wide = page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert wide


def test_no_deal_is_one_click(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("trading", 2, 100)), prefer={**CALM, "quiet": "off"})
    driver = Driver(page)
    driver.stamp()
    page.get_by_role("button", name="End trading").click()
    driver.wait(RESTS)
    expect(page.locator(".bar")).not_to_contain_text("Do you want to trade with somebody?")


def test_a_city_acts_by_a_click_on_its_square(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("city_management", 2, 200)))
    page.locator(".square.can").first.click()
    expect(page.locator(".bar-ask")).to_contain_text("What does your capital do")


def test_squares_tell_what_they_yield(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("capital")))
    forest = page.locator(".square[aria-label*='forest, 2 production']").first
    expect(forest.locator(".yield-production")).to_have_count(2)


def test_a_hut_says_what_it_is_for(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("moving", 2, 200)))
    page.locator(".square[aria-label*='hut']").first.hover()
    expect(page.locator(".detail")).to_contain_text("explores the hut")


def test_the_square_that_is_asked_about_is_marked(reader: Reader, shelf: Shelf) -> None:
    name = shelf.bring(save_when("moving", 2, 200))
    page = reader.table(name)
    square = shelf.position(name)["questions"][0]["facts"][0]
    expect(page.locator(".square.about")).to_have_attribute("data-value", str(square))


def test_the_line_above_tells_the_phase(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("moving", 2, 200)))
    expect(page.locator(".head-now .steps")).to_have_attribute(
        "aria-label", re.compile("Phase 4 of 5: Start of Turn → Trade")
    )


def test_a_first_game_has_a_guide(new_page: NewPage, shelf: Shelf) -> None:
    name = shelf.bring(save_when("capital"))
    page = new_page(f"#/game/{name}", shelf.cookies, prefer={"coach": "new new_dawn"})
    guide = page.locator(".coach")
    expect(guide).to_contain_text("Where your capital goes")
    page.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("Four ways to win")


def test_a_tech_that_others_know_can_be_researched(reader: Reader, shelf: Shelf) -> None:
    name = shelf.bring(save_when("research", 3, 400))
    page = reader.table(name)
    question = shelf.position(name)["questions"][0]
    techs = [choice[1] for choice in question["options"] if len(choice) > 1]
    expect(page.locator(".tech-shelf [data-kind=tech].can")).to_have_count(len(techs))


def test_no_barrier_at_the_table(reader: Reader, shelf: Shelf) -> None:
    for topic in ("city_action", "battle_turn", "research", "draft"):
        page = reader.table(shelf.bring(save_when(topic, 2, 100)))
        assert barriers(page) == []


def test_the_end_says_how_far_everybody_came(reader: Reader, shelf: Shelf) -> None:
    match = api.Match.new(api.build("board-game"), 2, bytes(range(32)))
    dice = api.Seeded(7)
    while match.outcome is None:
        question = match.state.asked[0]
        match.play(question.seat, api.pick(question, dice))
    name = shelf.bring(dump(match))
    own = shelf.position(name)["table"]["seats"][0]
    page = reader.table(name)
    page.get_by_role("button", name="See the result").click()
    track = page.locator(".end-standings tr").filter(has_text="Culture track")
    expect(track).to_contain_text(f"{own['track']} of 21")
    expect(page.locator(".end-grid figure")).to_have_count(4)
    page.keyboard.press("Escape")


def test_the_log_counts_turns_as_the_line_above_does(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("moving", 2, 200)))
    page.get_by_role("button", name="Log").first.click()
    expect(page.locator(".log-round").last).to_have_text(f"Turn {turn_of(page)}")
    page.keyboard.press("Escape")


def against_a_bot(reader: Reader, shelf: Shelf) -> Page:
    """A new game for two; somebody random sits opposite."""
    name = shelf.bring(save_when("capital"))
    shelf.seat_bot(name, 1, "random")
    return reader.table(name)


def turn_of(page: Page) -> int:
    """Which turn the line above the table names; 0 during setup."""
    told = page.locator(".head-now").inner_text()
    return int(told.split()[1]) if told.startswith("Turn") else 0


def test_turns_against_a_bot_by_clicks(reader: Reader, shelf: Shelf) -> None:
    page = against_a_bot(reader, shelf)
    driver = Driver(page)
    dice = Random(3)

    def pick(spots: list[Spot]) -> Spot:
        return dice.choice([spot for spot in spots if not spot.text.endswith(FORMS)])

    for _ in range(MOST_CLICKS):
        if turn_of(page) > 2 or driver.over():
            break
        driver.step(pick)
    assert turn_of(page) > 2


# Whoever can pass or confirm does, else takes what glows, else any answer, to a bot's offer for
# instance. It is looked for anew at every key: what leaves nothing to answer passes by itself.
PASSES = ".bar .option.pass, .bar .confirm"
GLOWS = f".table:not(:has({PASSES})) .can"
PASS_OR_GLOW = f"{PASSES}, {GLOWS}, .table:not(:has({PASSES}, .can)) .bar .option"


def test_a_turn_by_keys_alone(reader: Reader, shelf: Shelf) -> None:
    page = against_a_bot(reader, shelf)
    driver = Driver(page)
    for _ in range(MOST_CLICKS):
        if turn_of(page) > 1:
            break
        tab_to(page, PASS_OR_GLOW)
        driver.stamp()
        page.keyboard.press("Enter")
        driver.wait()
    assert turn_of(page) > 1
