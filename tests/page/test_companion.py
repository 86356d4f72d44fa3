"""A game beside a real table: people tell what chance did and what lies there."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver

ENTRY = "With the real box on the table"
MOST_CLICKS = 80
SCENE = """scene: our kitchen table
game: new-dawn
modules: [automated_player]
seats: [p1, p2]
begin: seed 4
"""


def asked(page: Page, words: str) -> None:
    expect(page.locator(".bar-ask")).to_contain_text(words)


def opened(page: Page) -> None:
    page.get_by_role("button", name=ENTRY).click()
    expect(page.get_by_label("People at the table")).to_be_visible()


def from_text(page: Page, text: str) -> None:
    """Begin from a position that is written down."""
    page.get_by_text("Begin from a position that is written down").click()
    page.get_by_label("Position").fill(text)
    page.get_by_role("button", name="To the table").click()


def test_people_tell_what_the_table_shows_and_take_it_back(new_page: NewPage) -> None:
    page = new_page()
    opened(page)
    page.get_by_role("button", name="To the table").click()
    asked(page, "At the table: Which leader will be played?")
    driver = Driver(page)
    driver.wait()
    rome = next(spot for spot in driver.spots() if "Rome" in spot.text)
    driver.click(rome)
    expect(page.locator(".log-last")).to_contain_text("leads Rome")
    page.locator(".bar").get_by_role("button", name="Undo").click()
    expect(page.locator(".log-last")).to_contain_text("taken back")
    asked(page, "Which leader will be played?")
    driver.stamp()
    page.get_by_role("button", name="until it is you").click()
    driver.wait()
    expect(page.locator(".at-table")).to_have_count(0)


def test_the_automated_player_takes_its_turn_from_a_written_position(new_page: NewPage) -> None:
    page = new_page()
    opened(page)
    from_text(page, SCENE)
    driver = Driver(page)
    driver.wait()
    page.get_by_role("button", name="Our table").click()
    page.get_by_label("Who answers for dice, draws and ties").select_option("rolled")
    page.get_by_role("dialog").get_by_label("Close").click()
    for _ in range(MOST_CLICKS):
        if "focus card" in page.locator(".bar-ask").inner_text():
            break
        driver.step()
    page.get_by_role("button", name="Our table").click()
    facts = page.get_by_label("What lies on the table")
    expect(facts).to_have_value(re.compile("trade p1 2: 0"))
    facts.fill(facts.input_value().replace("trade p1 2: 0", "trade p1 2: 3"))
    page.get_by_role("button", name="This is how it lies").click()
    expect(page.locator(".log-last")).to_contain_text("Stated: trade p1 2: 3")
    page.get_by_role("button", name="Our table").click()
    page.get_by_role("dialog").get_by_role("button", name="Automated player").click()
    panel = page.get_by_role("region", name="A turn that the rules play, step by step")
    expect(panel.locator("header strong")).to_contain_text("level I")


def test_what_cannot_be_is_shown_with_its_line(new_page: NewPage) -> None:
    page = new_page()
    opened(page)
    from_text(page, SCENE.replace("p2]", "p9]"))
    expect(page.get_by_role("alert").last).to_contain_text("Line 4: seats are taken")
    chosen = page.get_by_label("Position").evaluate(
        "at => at.value.slice(at.selectionStart, at.selectionEnd)"
    )
    assert chosen == "seats: [p1, p9]"
