"""A solo game against the automated player: begun on the start page, its turn read step by step."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import READING, Driver
from ziggurat.ledger.entries import known_ids

MOST_CLICKS = 60
MOST_TURNS = 6


def solo(page: Page) -> None:
    """Begin a game and play on until the automated player has had a turn."""
    page.get_by_role("button", name="Solo against the automated player").click()
    next_turn(page)


def next_turn(page: Page) -> None:
    """Play on until the automated player has had a turn."""
    driver = Driver(page, reads=False)
    driver.wait()
    for _ in range(MOST_CLICKS):
        if page.locator(READING).count():
            return
        driver.step()
    raise AssertionError("the automated player has had no turn")


def test_a_solo_game_is_what_the_start_page_offers_first(new_page: NewPage) -> None:
    page = new_page()
    first = page.locator(".hero button").first
    expect(first).to_have_text("Solo against the automated player")
    expect(page.get_by_label("Difficulty of the automated player").first).to_have_value("normal")
    page.get_by_label("with Terra Incognita").check()
    first.click()
    Driver(page).wait()
    rivals = page.locator(".pane-rivals")
    expect(rivals.get_by_text("Automated player").first).to_be_visible()


def test_on_a_phone_nothing_of_it_is_cut_off(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 390, "height": 844})
    expect(page.locator(".solo select").first).to_be_visible()
    rights = page.locator(".hero button, .hero select, .hero p").evaluate_all(
        "found => found.map((at) => at.getBoundingClientRect().right)"
    )
    assert max(rights) <= 390 - 16


def test_its_turn_is_read_order_by_order(new_page: NewPage) -> None:
    page = new_page()
    solo(page)
    panel = page.get_by_role("region", name="A turn that the rules play, step by step")
    expect(panel.locator("header strong")).to_contain_text("level I")
    expect(panel.locator("[aria-current=step]")).to_have_count(1)
    while page.locator(READING).count():
        # Every line leads to a rule that there is.
        lines = panel.locator(".log-line:not(.faint), .log-reason")
        rules = lines.evaluate_all(
            "found => found.map((at) => at.querySelector('.log-rule')?.dataset.rule)"
        )
        assert set(rules) <= known_ids()
        panel.locator("footer .main").click()
    expect(panel).to_have_count(0)


def test_nothing_is_told_beside_it_or_told_again(new_page: NewPage) -> None:
    page = new_page(prefer={"pace": "instant"})
    solo(page)
    others = page.locator(".coach, .since, .since-all").locator("visible=true")
    expect(others).to_have_count(0)
    marks = page.locator(".told-mark")
    # Before one's own first turn there is nothing to hold the map against.
    for _ in range(MOST_TURNS):
        told = page.locator(f"{READING} .log-line").first.inner_text().splitlines()[0]
        Driver(page).wait()
        assert told not in " ".join(page.locator(".since").all_inner_texts())
        if marks.count():
            return
        next_turn(page)
    raise AssertionError("nothing was marked on the map")


def test_its_name_and_emblem_are_seen_whole(new_page: NewPage) -> None:
    page = new_page(locale="de-DE")
    page.get_by_role("button", name="Allein gegen den automatischen Spieler").click()
    Driver(page).wait()
    name = page.locator(".rival .who b")
    expect(name).to_have_text("Automatischer Spieler")
    inside = """el => {
      const range = document.createRange();
      range.selectNodeContents(el);
      const [text, box] = [range, el.closest("button")].map((at) => at.getBoundingClientRect());
      return text.top >= box.top && text.bottom <= box.bottom && text.right <= box.right;
    }"""
    assert name.evaluate(inside)
    heights = page.locator(".sitter").evaluate_all("found => found.map((at) => at.offsetHeight)")
    assert len(set(heights)) == 1, heights


def test_whoever_does_not_care_skips_it_with_a_key(new_page: NewPage) -> None:
    page = new_page()
    solo(page)
    page.locator(f"{READING} footer .main").focus()
    page.keyboard.press("Escape")
    expect(page.locator(READING)).to_have_count(0)


def test_it_lies_beside_the_map_and_nothing_is_asked_meanwhile(new_page: NewPage) -> None:
    page = new_page()
    solo(page)
    panel, table = [page.locator(at).bounding_box() for at in (READING, ".table-map")]
    assert panel is not None
    assert table is not None
    assert panel["x"] >= table["x"] + table["width"]
    expect(page.locator(".bar.yours")).to_have_count(0)
    expect(page.locator(".table .can")).to_have_count(0)
    # A click elsewhere only ends it.
    page.locator(".table-map").click(position={"x": 5, "y": 300})
    expect(page.locator(READING)).to_have_count(0)
    expect(page.locator(".bar.yours")).to_be_visible()


def test_without_steps_nothing_opens(new_page: NewPage) -> None:
    page = new_page(prefer={"coach": "done", "pace": "instant", "steps": "off"})
    page.get_by_role("button", name="Solo against the automated player").click()
    driver = Driver(page)
    driver.wait()
    # By then the automated player has had its turn.
    second = page.locator(".head-now").get_by_text("Round 2")
    for _ in range(MOST_CLICKS):
        if second.count():
            break
        driver.step()
    expect(second).to_be_visible()
    expect(page.locator(READING)).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_log_tells_why_below_the_act_and_leads_to_the_rule(
    new_page: NewPage, lang: str
) -> None:
    page = new_page(prefer={"coach": "done", "pace": "instant", "lang": lang})
    page.locator(".solo button").click()
    driver = Driver(page, reads=False)
    driver.wait()
    for _ in range(MOST_CLICKS):
        while page.locator(READING).count() and not page.locator(f"{READING} .log-why").count():
            page.locator(f"{READING} footer .main").click()
        if page.locator(READING).count():
            break
        driver.step()
    page.locator(f"{READING} footer .main").focus()
    page.keyboard.press("Escape")
    page.evaluate("() => document.querySelector('.log-whole').click()")
    why = page.locator(".log-drawer .log-why").last
    why.locator("summary").click()
    link = why.locator(".log-rule").first
    rule = link.get_attribute("data-rule") or ""
    assert rule.startswith("ap.")
    link.click()
    expect(page.locator(".rule.sought code")).to_have_text(rule)
