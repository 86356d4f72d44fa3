"""Deals in one tray, and questions that leave nothing to answer."""

from __future__ import annotations

from functools import cache
from typing import Final

from playwright.sync_api import Page, expect

from tests.page.kit.live import Live
from tests.page.kit.pages import CALM, Reader
from tests.page.kit.shelf import Shelf
from tests.page.test_board_game import save_when
from ziggurat import api
from ziggurat.match.save import dump
from ziggurat.server.tables import position

ASKING: Final = {**CALM, "quiet": "off"}


def alone(shelf: Shelf, save: bytes) -> str:
    """A game against a bot."""
    name = shelf.bring(save)
    shelf.seat_bot(name, 1, "random")
    return name


@cache
def hiding(seats: int = 2) -> bytes:
    """A game whose first seat could trade and holds something facedown."""
    match = api.Match.new(api.build("board-game"), seats, bytes(range(32)))
    dice = api.Seeded(7)
    while True:
        question = match.state.asked[0]
        if (question.seat, question.topic) == (0, "trading"):
            own = position(match, "g", 0, flags=False)["table"]["seats"][0]
            if own["hand"] or own["facedown_finds"]:
                return dump(match)
        match.play(question.seat, api.pick(question, dice))


@cache
def promised() -> bytes:
    """A game whose first seat is offered a promise."""
    match = api.Match.new(api.build("board-game"), 2, bytes(range(32)))
    dice = api.Seeded(7)
    while True:
        question = match.state.asked[0]
        if (question.seat, question.topic) == (0, "answer"):
            sides = position(match, "g", 0, flags=False)["table"]["deal"]["sides"]
            if any(side["promises"] for side in sides if side["seat"] == 1):
                return dump(match)
        match.play(question.seat, api.pick(question, dice))


def more(page: Page, own: str, good: str) -> None:
    page.locator(f".step[data-own={own}][data-key=more][aria-label='More {good}']").click()


def test_an_offer_is_put_together_in_any_order_and_made_at_once(
    reader: Reader, shelf: Shelf
) -> None:
    name = shelf.bring(save_when("draft", 2, 100))
    page = reader.table(name)
    last = shelf.position(name)["last"]
    tray = page.locator(".tray")
    send = tray.get_by_role("button", name="Make this offer")
    expect(send).to_be_disabled()
    expect(tray.locator(".tray-sum")).to_contain_text("at least one good or promise")
    tray.get_by_role("button", name="peace").first.click()
    more(page, "other", "trade")
    more(page, "own", "trade")
    more(page, "own", "trade")
    expect(tray.locator(".tray-sum")).to_contain_text("You give 2 × trade and a promise of peace.")
    assert shelf.position(name)["last"] == last
    send.click()
    expect(page.locator(".bar.busy")).to_have_count(0)
    page.wait_for_function("() => document.querySelector('.tray-send') === null")
    deal = shelf.position(name)["table"]["deal"]
    assert not deal["drafted"]
    assert [side["goods"] for side in deal["sides"]] == [[[0, 2]], [[0, 1]]]
    assert deal["sides"][0]["promises"] == [0]


def test_a_counter_offer_still_tells_what_the_other_side_promised(
    reader: Reader, shelf: Shelf
) -> None:
    name = shelf.bring(promised())
    shelf.link(name, 1)
    page = reader.table(name)
    page.locator(".answer-counter").click()
    expect(page.locator(".tray-sum")).to_contain_text("a promise of")


def test_what_nobody_has_is_greyed_with_the_reason(reader: Reader, shelf: Shelf) -> None:
    name = shelf.bring(save_when("draft"))
    page = reader.table(name)
    goods = shelf.position(name)["table"]["bargain"]["goods"][0]
    none = [good for good, amount in goods if not amount]
    own = page.locator(".tray-side").first
    expect(own.locator(".tray-good.none")).to_have_count(len(none))
    expect(own.locator(".tray-good.none .good-name").first).to_have_attribute(
        "data-tip", "You have none."
    )


def test_a_deal_is_asked_for_only_by_whoever_wants_one(reader: Reader, shelf: Shelf) -> None:
    name = alone(shelf, save_when("trading"))
    page = reader.table(name)
    expect(page.locator(".bar")).not_to_contain_text("trade with somebody")
    asked = shelf.position(name)["questions"]
    assert [q["topic"] for q in asked if q["seat"] == 0] != ["trading"]
    button = page.get_by_role("button", name="Deal", exact=True)
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def test_whoever_wants_to_be_asked_is_asked(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(alone(shelf, save_when("trading")), prefer=ASKING)
    expect(page.locator(".bar")).to_contain_text("Do you want to trade with somebody?")


def test_with_others_at_the_table_nothing_is_told_by_haste(reader: Reader, shelf: Shelf) -> None:
    name = shelf.bring(hiding())
    shelf.link(name, 1)
    page = reader.table(name)
    expect(page.locator(".bar")).to_contain_text("Do you want to trade with somebody?")
    expect(page.get_by_role("button", name="End trading")).to_be_visible()


def proposed(shelf: Shelf, game: str) -> int:
    """How many offers were made in a game."""
    lines = shelf.get(f"/games/{game}/log?seat=0&since=0")["lines"]
    return sum([event["key"] == "proposed" for line in lines for event in line["events"]])


def test_trading_goes_on_after_an_offer_until_its_limit(
    reader: Reader, shelf: Shelf, live: Live
) -> None:
    name = shelf.bring(hiding(3))
    guest = Shelf(live.address)
    guest.post("/join", {"token": shelf.link(name, 1)})
    page = reader.table(name)
    before = proposed(shelf, name)
    page.get_by_role("button", name="Deal", exact=True).click()
    tray = page.locator(".tray")
    for made in (1, 2):
        # Refused or accepted, another offer can be made, also to another player.
        expect(tray.locator("[data-partner]")).to_have_count(2)
        expect(page.get_by_role("button", name="End trading")).to_be_visible()
        tray.locator("[data-partner='1']").click()
        tray.get_by_role("button", name="peace").first.click()
        tray.get_by_role("button", name="Make this offer").click()
        tray.get_by_text("Waiting for an answer").wait_for()
        assert proposed(shelf, name) == before + made
        assert guest.play(name, 1, option=made - 1)
    expect(tray.locator(".tray-send")).to_have_count(0)
    expect(page.get_by_role("button", name="Deal", exact=True)).to_have_attribute(
        "aria-pressed", "false"
    )
    guest.close()
