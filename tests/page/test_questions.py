"""Questions and clicks: nothing is thrown away by one click, and "not this turn" answers for good.

How long new buttons take no click is a setting: for ever in one test, not at all in the others.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import RESTS, Driver
from tests.page.kit.pages import CALM, PHONE, Reader
from tests.page.kit.reaching import before_no_research, grow_figure
from tests.page.kit.recording import SEED
from tests.page.kit.saves import new_dawn
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import barriers
from tests.page.test_board_game import save_when
from ziggurat import api
from ziggurat.kernel.choice import PASS
from ziggurat.match.naming import named
from ziggurat.match.save import dump
from ziggurat.match.standing import may_stand

SEEDS: Final = 60
MOVES: Final = 500
FOR_EVER: Final = 10**8
DONE: Final = "End City Management"
LATER: Final = {"en-GB": "Not this turn", "de-DE": "Diesen Zug nicht"}


def save_before_standing(seat: int = 0) -> bytes:
    """A game in which a seat is asked something that it can decline until the turn ends."""
    for seed in range(SEEDS):
        match = api.Match.new(api.build("board-game"), 2, bytes([seed]) * 32)
        dice = Random(seed)
        for _ in range(MOVES):
            if match.outcome is not None:
                break
            question = match.state.asked[0]
            if question.seat == seat and may_stand(match.rules, question):
                return dump(match)
            match.play(question.seat, dice.choice(question.options))
    raise AssertionError("no such question")


def save_before_the_rival() -> bytes:
    """A game in which a city of seat 0 has not acted, and seat 1 is next once the phase ends."""
    for seed in range(SEEDS):
        match = api.Match.new(api.build("board-game"), 2, bytes([seed]) * 32)
        dice = Random(seed)
        for _ in range(MOVES):
            if match.outcome is not None:
                break
            question = match.state.asked[0]
            verbs = [match.rules.verbs[choice[0]].name for choice in question.options]
            asked = (question.seat, question.topic) == (0, "city_management")
            if asked and "city" in verbs and (PASS,) in question.options:
                ended = match.fork(match.next_entry - 1, SEED)
                ended.play(0, (PASS,))
                if {at.seat for at in ended.state.asked} == {1}:
                    return dump(match)
            match.play(question.seat, dice.choice(question.options))
    raise AssertionError("no such question")


def against_a_link(shelf: Shelf, save: bytes) -> str:
    """A game whose other seat is given away, so that this screen is one person's."""
    name = shelf.bring(save)
    shelf.link(name, 1)
    return name


def last(shelf: Shelf, name: str, seat: int = 0) -> Any:
    return shelf.position(name, seat)["last"]


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_cities_that_have_not_acted_are_named_before_the_phase_ends(
    reader: Reader, shelf: Shelf, how: str
) -> None:
    name = shelf.bring(save_when("city_management", 2, 200))
    page = reader.table(name)
    before = last(shelf, name)
    done = page.locator(".bar-end").get_by_role("button", name=DONE)
    if how == "mouse":
        done.click()
    else:
        done.focus()
        page.keyboard.press("Enter")
    expect(page.locator(".bar-ask")).to_contain_text("1 city has not acted: capital.")
    assert last(shelf, name) == before
    page.locator(".bar button.back").click()
    expect(page.locator(".bar-ask")).to_contain_text("What do you do in City Management?")
    done.click()
    driver = Driver(page)
    driver.stamp()
    page.get_by_role("button", name="Do it anyway").click()
    driver.wait(RESTS)
    assert last(shelf, name) > before


def test_whoever_wants_to_be_asked_nothing_is_asked_nothing(
    new_page: NewPage, shelf: Shelf
) -> None:
    name = against_a_link(shelf, save_before_the_rival())
    page = new_page(f"#/game/{name}", shelf.cookies, prefer={**CALM, "unused": "off"})
    before = last(shelf, name)
    page.get_by_role("button", name=DONE).click()
    expect(page.locator(".bar.yours")).to_have_count(0)
    assert last(shelf, name) > before


def test_new_buttons_take_no_click_and_no_key(new_page: NewPage, shelf: Shelf) -> None:
    name = shelf.bring(save_when("city_management", 2, 200))
    prefer = {**CALM, "calm": FOR_EVER, "unused": "off"}
    page = new_page(f"#/game/{name}", shelf.cookies, prefer=prefer)
    bar = page.locator(".bar")
    expect(bar).to_have_attribute("data-fresh", "")
    before = last(shelf, name)
    page.get_by_role("button", name=DONE).click()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(bar).to_contain_text("What do you do in City Management?")
    assert last(shelf, name) == before


def test_after_a_moment_they_do(new_page: NewPage, shelf: Shelf) -> None:
    name = shelf.bring(save_when("city_management", 2, 200))
    page = new_page(f"#/game/{name}", shelf.cookies, prefer={**CALM, "calm": 50})
    expect(page.locator(".bar:not([data-fresh]) .bar-end")).to_contain_text(DONE)
    page.get_by_role("button", name=DONE).click()
    expect(page.locator(".bar-ask")).to_contain_text("1 city has not acted")


def place_of(page: Page, name: str) -> tuple[float, float]:
    box = page.get_by_role("button", name=name).bounding_box()
    assert box is not None
    return box["x"] + box["width"], box["y"]


def test_what_ends_a_phase_is_never_where_something_else_was(reader: Reader, shelf: Shelf) -> None:
    save = save_when("trading", 2, 100)
    trading = reader.table(shelf.bring(save), prefer={**CALM, "quiet": "off"})
    expect(trading.locator(".bar-end button")).to_have_count(0)
    trade = trading.get_by_role("button", name="End trading").bounding_box()
    page = reader.table(shelf.bring(save_when("city_management", 2, 200)))
    done = page.get_by_role("button", name=DONE).bounding_box()
    assert trade is not None
    assert done is not None
    assert trade["x"] + trade["width"] < done["x"]
    ends = [place_of(page, DONE)[0]]
    page = reader.table(shelf.bring(save_when("movement", 2, 200)))
    ends.append(place_of(page, "End Movement")[0])
    assert abs(ends[0] - ends[1]) < 1


@pytest.mark.parametrize("locale", sorted(LATER))
def test_not_this_turn_is_said_and_can_be_taken_back(
    reader: Reader, shelf: Shelf, locale: str
) -> None:
    name = against_a_link(shelf, save_before_standing())
    page = reader.table(name, locale=locale)
    assert barriers(page, ".bar") == []
    page.get_by_role("button", name=LATER[locale]).click()
    note = page.locator(".note.standing")
    said = {"en-GB": "Until the end of the turn you answer no", "de-DE": "Bis zum Ende des Zuges"}
    expect(note).to_contain_text(said[locale])
    assert shelf.position(name)["standing"]
    assert barriers(page, ".bar") == []
    note.get_by_role("button").click()
    expect(note).to_have_count(0)
    assert shelf.position(name)["standing"] == []


def test_on_a_phone_it_fits(reader: Reader, shelf: Shelf) -> None:
    for save in (save_before_standing(), save_when("city_management", 2, 200)):
        page = reader.table(against_a_link(shelf, save), viewport=PHONE)
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        for button in page.locator(".bar-options button, .bar-end button").all():
            expect(button).to_be_in_viewport()


def test_tokens_left_to_place_are_told(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    page = reader.table(shelf.fork(game, game.first("place_tokens")))
    page.locator(".bar-end .option").click()
    expect(page.locator(".bar-ask")).to_contain_text(re.compile(r"could still place \d control"))


def test_a_number_chooses_a_card(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    page = reader.table(shelf.fork(game, game.first("focus", since=20)))
    page.keyboard.press("3")
    lifted = page.locator(".slot.lifted")
    expect(lifted).to_have_attribute("data-key", "slot-2")


def test_the_list_names_the_cards(reader: Reader, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.first("focus", since=20))
    page = reader.table(name)
    row = shelf.position(name)["table"]["realms"][0]["row"]
    rows = shelf.get("/pack/new-dawn?lang=en")["rows"]
    page.get_by_role("button", name="5 options").click()
    choices = page.locator(".option-list .choice")
    for at, slot in enumerate(row):
        expect(choices.nth(at)).to_contain_text(rows[str(slot["card"])]["title"])
    page.keyboard.press("Escape")


def save_when_named() -> tuple[bytes, int]:
    """A game in which a seat has named one thing of a set and is asked for the next."""
    for seed in range(SEEDS):
        match = api.Match.new(api.build("new-dawn", options={"map": "first-game"}), 2, SEED)
        dice = Random(seed)
        for _ in range(MOVES):
            if match.outcome is not None:
                break
            question = match.state.asked[0]
            if named(match, match.next_entry - 1, question):
                return dump(match), question.seat
            match.play(question.seat, dice.choice(question.options))
    raise AssertionError("nobody names a set")


def test_what_was_named_of_a_set_is_seen(reader: Reader, shelf: Shelf) -> None:
    save, seat = save_when_named()
    name = shelf.bring(save)
    shelf.link(name, 1 - seat)
    page = reader.table(name)
    (question,) = shelf.position(name, seat)["questions"]
    assert question["any_order"]
    tray = page.get_by_role("group", name="So far:")
    expect(tray.locator(".named-chip")).to_have_count(len(question["named"]))
    assert barriers(page, ".bar") == []


def test_of_two_answers_both_are_buttons(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(against_a_link(shelf, grow_figure()))
    expect(page.locator(".bar-options .option")).to_have_count(2)


def test_whoever_cannot_research_is_told(reader: Reader, shelf: Shelf) -> None:
    name = against_a_link(shelf, before_no_research())
    page = reader.table(name)
    expect(page.locator(".toast")).to_have_count(0)
    driver = Driver(page)
    driver.click(driver.choice(), RESTS)
    expect(page.locator(".toast")).to_contain_text(re.compile("research"))
