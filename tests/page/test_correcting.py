"""Beside a real table, a click on anything that is wrong corrects it; nobody writes a text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from string import ascii_uppercase
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver
from tests.page.kit.live import Live
from tests.page.kit.shelf import Shelf

MIXES = [["automated_player"], ["automated_player", "terra_incognita"]]


@pytest.fixture
def own(live: Live) -> Iterator[Shelf]:
    """A session without games."""
    held = Shelf(live.address)
    yield held
    held.close()


def position(own: Shelf, game: str) -> Any:
    """What the host sees."""
    return own.get(f"/games/{game}/position?seat=0")


def played(own: Shelf, game: str, round_: int) -> None:
    """Let the program roll and the person take what comes first, up to a round's focus card."""
    for _ in range(600):
        shown = position(own, game)
        question = shown["questions"][0]
        there = shown["table"].get("round", 0) >= round_ and shown["table"]["phase"] == "playing"
        if there and question["topic"] == "focus":
            return
        stamp = {"expect": shown["last"] + 1, "move_id": f"t{shown['last']}"}
        if question["seat"] < 0:
            own.post(f"/games/{game}/roll?seat=0", {**stamp, "every": True})
        else:
            choice = {"seat": question["seat"], "choice": question["options"][0]}
            own.post(f"/games/{game}/choices", {**stamp, **choice})
    pytest.fail("the game does not come to that round")


def at_table(own: Shelf, modules: list[str]) -> str:
    """A game beside a real table whose first turn has begun."""
    body = {"game": "new-dawn", "modules": modules, "names": [""]}
    game: str = own.post("/companion", body)["id"]
    played(own, game, 1)
    return game


def fact(own: Shelf, game: str, name: str, *args: int) -> list[int]:
    """What is known of one thing."""
    items = own.get(f"/games/{game}/facts")["items"]
    values = next(at["values"] for at in items if (at["fact"], at["args"]) == (name, [*args]))
    return [int(value) for value in values]


def opened(new_page: NewPage, own: Shelf, game: str, **more: Any) -> Page:
    """The table, ready."""
    page = new_page(f"#/game/{game}", cookies=own.cookies, **more)
    page.locator(".can").first.wait_for()
    return page


@pytest.mark.parametrize("modules", MIXES, ids=["base", "terra_incognita"])
def test_a_line_of_the_checklist_is_corrected_and_taken_back(
    new_page: NewPage, own: Shelf, modules: list[str]
) -> None:
    game = at_table(own, modules)
    before = fact(own, game, "dial", 0)[0]
    page = opened(new_page, own, game)
    page.get_by_role("button", name="Compare with your table").click()
    box = page.get_by_role("dialog")
    box.locator(".facts-lines").first.wait_for()
    for summary in box.locator("summary").all():
        summary.click()
    box.get_by_role("button", name=re.compile(r"Correct: .*: tech dial")).first.click()
    box.get_by_role("button", name="One more").click()
    box.get_by_role("button", name="This is how it lies").click()
    expect(box.get_by_role("status")).to_contain_text("tech dial")
    assert fact(own, game, "dial", 0) == [before + 1]
    box.get_by_role("status").get_by_role("button", name="Undo").click()
    expect(box.get_by_role("status")).to_contain_text("taken back")
    assert fact(own, game, "dial", 0) == [before]


def test_a_piece_is_moved_by_clicks_on_the_map(new_page: NewPage, own: Shelf) -> None:
    game = at_table(own, MIXES[0])
    items = own.get(f"/games/{game}/facts")["items"]
    taken = {value for item in items for value in item["values"]}
    lying = next(item for item in items if item["fact"] == "barbarian" and item["values"])
    number, start = lying["args"][0], lying["values"][0]
    page = opened(new_page, own, game)
    page.get_by_role("button", name="Correct", exact=True).click()
    page.locator(f"[data-kind=space][data-value='{start}']").dispatch_event("click")
    box = page.get_by_role("dialog")
    box.get_by_role("button", name=re.compile("Move: Barbarian")).click()
    expect(box).to_have_count(0)
    spaces = page.locator("[data-kind=space]").evaluate_all(
        "at => at.map((el) => el.dataset.value)"
    )
    free = next(value for value in map(int, spaces) if value not in taken)
    page.locator(f"[data-kind=space][data-value='{free}']").dispatch_event("click")
    hint = page.locator(".correcting-hint")
    expect(hint).to_contain_text(f"Corrected: Barbarian {ascii_uppercase[number]}.")
    assert fact(own, game, "barbarian", number) == [free]
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    page.locator(".bar").get_by_role("button", name="Undo").click()
    expect(page.locator(".log-last")).to_contain_text("taken back")
    assert fact(own, game, "barbarian", number) == [start]


def test_pieces_are_put_down_and_taken_away(new_page: NewPage, own: Shelf) -> None:
    game = at_table(own, MIXES[1])
    items = own.get(f"/games/{game}/facts")["items"]
    lying = next(at for at in items if at["fact"] == "barbarian" and at["values"])
    number, start = lying["args"][0], lying["values"][0]
    page = opened(new_page, own, game)
    page.get_by_role("button", name="Correct", exact=True).click()
    space = page.locator(f"[data-kind=space][data-value='{start}']").first
    # The keyboard reaches it, too.
    space.evaluate("el => el.setAttribute('tabindex', '0')")
    space.focus()
    page.keyboard.press("Enter")
    box = page.get_by_role("dialog")
    box.get_by_role("button", name=re.compile("Remove: Barbarian")).click()
    expect(box.get_by_role("status")).to_contain_text("Corrected: Barbarian")
    assert fact(own, game, "barbarian", number) == []
    box.locator("details:not([open]) summary").evaluate_all("at => at.map((el) => el.click())")
    letter = "ABCDEFGHIJK"[number]
    box.get_by_role("button", name=f"Put here: Barbarian {letter}", exact=True).click()
    expect(box.get_by_role("button", name=f"Remove: Barbarian {letter}")).to_be_visible()
    assert fact(own, game, "barbarian", number) == [start]


def test_a_card_is_chosen_from_a_list(new_page: NewPage, own: Shelf) -> None:
    game = at_table(own, MIXES[0])
    offer = fact(own, game, "offer", 0)[0]
    page = opened(new_page, own, game)
    page.get_by_role("button", name="Correct", exact=True).click()
    page.locator(f"[data-kind=row][data-value='{offer}']").first.dispatch_event("click")
    box = page.get_by_role("dialog")
    box.get_by_role("button", name=re.compile("Correct: World wonder on offer")).click()
    field = box.locator(".fact-editor select")
    expect(field.locator("option")).not_to_have_count(1)
    other = next(
        value
        for value in field.locator("option").evaluate_all("at => at.map((el) => el.value)")
        if value not in ("", str(offer))
    )
    field.select_option(other)
    box.get_by_role("button", name="This is how it lies").click()
    expect(box.get_by_role("status")).to_contain_text("Corrected")
    assert fact(own, game, "offer", 0) == [int(other)]


def test_what_cannot_be_is_explained(new_page: NewPage, own: Shelf) -> None:
    game = at_table(own, MIXES[0])
    page = opened(new_page, own, game, locale="de-DE")
    page.get_by_role("button", name="Berichtigen", exact=True).click()
    page.locator("[data-fact~=dial]").first.dispatch_event("click")
    box = page.get_by_role("dialog")
    box.get_by_role("button", name=re.compile("Berichtigen: .*Technologierad")).first.click()
    box.locator(".fact-stepper input").fill("999999")
    box.locator(".fact-stepper input").press("Tab")
    box.get_by_role("button", name="So liegt es").click()
    expect(box.get_by_role("alert")).to_contain_text("Schreibe eine ganze Zahl")


def test_a_new_round_asks_for_a_comparison_once(new_page: NewPage, own: Shelf) -> None:
    game = at_table(own, MIXES[0])
    page = opened(new_page, own, game)
    tool = page.get_by_role("button", name="Compare with your table")
    expect(tool).not_to_have_class(re.compile("due"))
    driver = Driver(page)
    driver.stamp()
    played(own, game, 2)
    # The round is new once the automated player's turn has been read.
    driver.wait()
    expect(tool).to_have_class(re.compile("due"))
    tool.click()
    box = page.get_by_role("dialog")
    box.get_by_role("checkbox").first.check()
    box.get_by_role("button", name="Done").click()
    expect(tool).not_to_have_class(re.compile("due"))
    tool.click()
    expect(box.get_by_role("checkbox").first).to_be_checked()
