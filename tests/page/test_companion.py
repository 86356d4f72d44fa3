"""A game beside a real table: people tell what chance did and what lies there."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver
from ziggurat.scenes import companion as table

ENTRY = "With the real box on the table"
MOST_CLICKS = 80
SCENE = """scene: our kitchen table
game: new-dawn
modules: [automated_player]
seats: [p1, p2]
begin: seed 4
"""
# Texts with a fault each, as people make them, and statements.
FAULTY: Final = [
    "",
    "scene: [",
    "scene: x\n",
    "- a\n- b\n",
    "scene: x\ngame: !x y\n",
    SCENE.replace("new-dawn", "chess"),
    SCENE.replace("automated_player", "magic"),
    SCENE.replace("seats:", "chairs: 2\nseats:"),
    SCENE.replace("[p1, p2]", "[p2, p1]"),
    SCENE.replace("[p1, p2]", "p1"),
    f"{SCENE}position:\n  trade p1 2: many\n",
    f"{SCENE}position:\n  capital p1: 1\n",
    f"{SCENE}position:\n  banana p1: 3\n",
    f"{SCENE}position:\n  trade p9 2: 3\n",
    f"{SCENE}position:\n  trade p1 2: [1, 2]\n",
    f"{SCENE}position:\n  trade p1 2: 3\n  trade p1 2: 4\n",
    f"{SCENE}position:\n  trade p1 2: 99\n",
    f"{SCENE}position:\n  trade p1: 3\n",
    f"{SCENE}position:\n  trade p1 2:\n",
]
WORDED: Final = """async (faults) => {
  const { faultWords } = await import("/static/js/companion/faults.js");
  return faults.map(faultWords);
}"""


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
    asked(page, "At the table, Player 1 gets a leader: Which leader will be played?")
    driver = Driver(page)
    driver.wait()
    rome = next(spot for spot in driver.spots() if "Rome" in spot.text)
    driver.click(rome)
    expect(page.locator(".log-last")).to_contain_text("leads Rome")
    page.locator(".bar").get_by_role("button", name="Undo").click()
    expect(page.locator(".log-last")).to_contain_text("taken back")
    asked(page, "Which leader will be played?")
    driver.stamp()
    page.get_by_role("button", name="Roll until your turn").click()
    driver.wait()
    expect(page.locator(".at-table")).to_have_count(0)


def test_the_automated_player_takes_its_turn_from_a_written_position(new_page: NewPage) -> None:
    page = new_page()
    opened(page)
    from_text(page, SCENE)
    driver = Driver(page)
    driver.wait()
    page.get_by_role("button", name="Our table", exact=True).click()
    page.get_by_label("Who answers for dice, draws and ties").select_option("rolled")
    page.get_by_role("dialog").get_by_label("Close").click()
    for _ in range(MOST_CLICKS):
        if "focus card" in page.locator(".bar-ask").inner_text():
            break
        driver.step()
    page.get_by_role("button", name="Our table", exact=True).click()
    page.get_by_text("As text, for programs").click()
    facts = page.get_by_label("What lies on the table")
    expect(facts).to_have_value(re.compile("trade p1 2: 0"))
    facts.fill(facts.input_value().replace("trade p1 2: 0", "trade p1 2: 3"))
    page.get_by_role("button", name="This is how it lies").click()
    expect(page.locator(".log-last")).to_contain_text("Stated: trade p1 2: 3")
    page.get_by_role("button", name="Our table", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Automated player").click()
    panel = page.get_by_role("region", name="A turn that the rules play, step by step")
    expect(panel.locator("header strong")).to_contain_text("level I")


def test_what_cannot_be_is_shown_with_its_line(new_page: NewPage) -> None:
    page = new_page()
    opened(page)
    from_text(page, SCENE.replace("p2]", "p9]"))
    expect(page.get_by_role("alert").last).to_contain_text("Line 4: Seats are taken")
    chosen = page.get_by_label("Position").evaluate(
        "at => at.value.slice(at.selectionStart, at.selectionEnd)"
    )
    assert chosen == "seats: [p1, p9]"


def test_what_cannot_be_is_told_in_the_language_of_the_page(new_page: NewPage) -> None:
    faults: list[str] = []
    for text in FAULTY:
        with pytest.raises(table.FAULTS) as broken:
            table.opened(text)
        faults.append(table.fault_of(broken.value))
    with pytest.raises(table.FAULTS) as broken:
        table.state_facts(table.opened(SCENE), "banana")
    faults.append(table.fault_of(broken.value))
    page = new_page(locale="de-DE")
    page.locator(".setup-seats").wait_for()
    told = page.evaluate(WORDED, faults)
    assert [at for at, fault in zip(told, faults, strict=True) if at == fault] == []
    assert len(set(told)) == len(faults)
