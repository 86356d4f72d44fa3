"""Two people in two browsers: links, turns, chat, presence, going back by consent."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver
from tests.page.kit.guests import seated
from tests.page.kit.saves import new_dawn
from tests.page.kit.shelf import Shelf

LINK: Final = re.compile("^http://[^/]+/#join=")


def presence(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Players and links\\."))


@pytest.fixture
def pair(new_page: NewPage, shelf: Shelf) -> tuple[Page, Page]:
    """Ann, who is to choose a focus card, and Bob in another browser."""
    game = new_dawn()
    name = shelf.fork(game, game.first("focus", since=20))
    ann = new_page(f"#/game/{name}", cookies=shelf.cookies)
    bob = seated(new_page(f"#join={shelf.link(name, 1)}"))
    host = shelf.people(name, 0)
    expect(presence(bob)).to_have_accessible_name(re.compile(f"{host}: here"))
    return ann, bob


def test_a_friend_joins_by_link_and_both_play(new_page: NewPage) -> None:
    ann = new_page(permissions=["clipboard-read", "clipboard-write"])
    ann.get_by_label("Name of Player 1").fill("Ann")
    ann.get_by_label("Who is Player 2?").select_option(label="Somebody by link")
    ann.get_by_label("Name of Player 2").fill("Bob")
    ann.get_by_role("button", name="Start the game").click()
    ann.get_by_role("button", name="Copy: Bob").click()
    expect(ann.get_by_role("dialog")).to_contain_text("Copied")
    link = ann.evaluate("navigator.clipboard.readText()")
    assert LINK.match(link)
    ann.get_by_role("button", name="To the table").click()
    expect(presence(ann)).to_have_accessible_name(re.compile("Bob: has not joined yet"))

    bob = seated(new_page(link[link.index("#") :]))
    expect(presence(ann)).to_have_accessible_name(re.compile("Bob: here"))
    expect(presence(bob)).to_have_accessible_name(re.compile("Ann: here"))
    assert "join" not in bob.url
    expect(ann).to_have_title(re.compile("turn"))
    first, second = (ann, bob) if ann.locator(".bar.yours").count() else (bob, ann)
    for now, then in ((first, second), (second, first)):
        expect(now).to_have_title(re.compile("^● Your turn"))
        expect(then).to_have_title(re.compile("^(Ann|Bob)’s turn"))
        Driver(now).end_turn()
        expect(then.locator(".bar.yours")).to_be_visible()


def test_a_link_serves_once(new_page: NewPage, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.first("focus"))
    link = shelf.link(name, 1)
    expect(presence(seated(new_page(f"#join={link}")))).to_be_visible()
    expect(new_page(f"#join={link}").get_by_role("alert")).to_contain_text("used up")


def test_people_talk_and_leave(pair: tuple[Page, Page], shelf: Shelf) -> None:
    ann, bob = pair
    guest = shelf.people(ann.url.rpartition("/")[2], 1)
    ann.get_by_role("button", name="Chat", exact=True).click()
    ann.get_by_label("Say something").fill("<b>Good</b> luck!")
    ann.keyboard.press("Enter")
    expect(ann.get_by_role("log")).to_contain_text("<b>Good</b> luck!")
    bob.get_by_role("button", name="Chat: 1 unread").click()
    expect(bob.get_by_role("log")).to_contain_text("<b>Good</b> luck!")
    expect(bob.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    bob.close()
    expect(presence(ann)).to_have_accessible_name(re.compile(f"{guest}: not here"))


def ask_back(page: Page) -> None:
    page.get_by_role("button", name="Ask to rewind").click()
    page.get_by_role("dialog").get_by_role("button", name="Ask everybody").click()


def test_going_back_needs_the_others(pair: tuple[Page, Page], shelf: Shelf) -> None:
    ann, bob = pair
    name = ann.url.rpartition("/")[2]
    Driver(ann).end_turn()
    before = shelf.position(name)["table"]
    Driver(bob).end_turn()
    Driver(ann).wait()
    ask_back(ann)
    bob.get_by_role("button", name="Refuse").click()
    expect(ann.get_by_role("button", name="Withdraw")).to_be_hidden()
    assert shelf.position(name)["table"] != before
    ask_back(ann)
    expect(ann.get_by_role("button", name="Withdraw")).to_be_visible()
    bob.get_by_role("button", name="Agree").click()
    expect(bob.locator(".log-last")).to_contain_text("All agree to go back")
    expect(ann.locator(".bar.yours")).to_be_visible()
    expect(bob.locator(".bar.yours")).to_be_hidden()
    assert shelf.position(name)["turn"] == 0
    Driver(ann).end_turn()
    assert shelf.position(name)["table"]["round"] == before["round"]


def test_a_bot_takes_over_and_hands_back(pair: tuple[Page, Page], shelf: Shelf) -> None:
    ann, bob = pair
    guest = shelf.people(ann.url.rpartition("/")[2], 1)
    Driver(ann).end_turn()
    presence(ann).click()
    row = ann.get_by_role("dialog").get_by_role("listitem").filter(has_text=guest)
    row.get_by_role("button", name="Let a bot play").click()
    expect(bob.locator(".bar")).to_contain_text("A bot plays for you")
    expect(ann.locator(".bar.yours")).to_be_attached()
    row.get_by_role("button", name="Give the seat back").click()
    expect(bob.locator(".bar")).not_to_contain_text("A bot plays for you")


def test_a_new_link_is_made_once_more_asked_and_stays_in_sight(pair: tuple[Page, Page]) -> None:
    ann, bob = pair
    presence(ann).click()
    row = ann.get_by_role("dialog").get_by_role("listitem").nth(1)
    row.get_by_role("button", name="New link").click()
    expect(row).to_contain_text("has already joined and would lose the seat")
    row.get_by_role("button", name="New link").last.click()
    expect(row).to_contain_text("has not joined yet")
    expect(row.get_by_role("textbox")).to_have_value(LINK)
    expect(bob.locator(".note.lost, .bar")).not_to_have_count(0)


def test_a_hand_is_shown_to_somebody_new_only_if_all_agree(new_page: NewPage, shelf: Shelf) -> None:
    seats = [{"kind": "you", "name": "Ann"}, {"kind": "link", "name": "Bob"}]
    seats.append({"kind": "bot", "level": "random", "name": "Cyd"})
    made = shelf.post("/games", {"game": "board-game", "seats": seats})
    ann = new_page(f"#/game/{made['id']}", cookies=shelf.cookies)
    bob = seated(new_page(f"#join={made['links']['1']}"))
    presence(ann).click()
    row = ann.get_by_role("dialog").get_by_role("listitem").nth(2)
    row.get_by_role("button", name="Give the seat to a person").click()
    expect(row).to_contain_text("the others have to agree first")
    row.get_by_role("button", name="Ask the others").click()
    expect(bob.get_by_role("status").filter(has_text="Cyd")).to_contain_text("somebody new")
    bob.get_by_role("button", name="Refuse").click()
    expect(bob.get_by_role("status").filter(has_text="Cyd")).to_be_hidden()
    row.get_by_role("button", name="Give the seat to a person").click()
    row.get_by_role("button", name="Ask the others").click()
    bob.get_by_role("button", name="Agree").click()
    expect(row).to_contain_text("All agree")
    token = shelf.link(made["id"], 2)
    shelf.post("/join", {"token": token})
    row.get_by_role("button", name="Give the seat back to the bot").click()
    expect(row).to_contain_text("have also been seen by: Ann")
    presence(bob).click()
    seen = bob.get_by_role("dialog").get_by_role("listitem").nth(2)
    expect(seen).to_contain_text("have also been seen by: Ann")
