"""The list of games: who won, the archive, deleting, conceding, and taking a seat in a fork."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.live import Live
from tests.page.kit.pages import PHONE
from tests.page.kit.saves import new_dawn
from tests.page.kit.shelf import Shelf

TEMPLATE = {"game": "template", "seats": [{"kind": "you"}, {"kind": "bot", "level": "random"}]}


@pytest.fixture
def own(live: Live) -> Iterator[Shelf]:
    """A session without games."""
    held = Shelf(live.address)
    yield held
    held.close()


def rows(page: Page) -> list[str]:
    """The games that are listed, but for the archive."""
    page.locator(".own-place .own-lists, .own-place .empty").first.wait_for()
    return page.locator(".own-lists > .own .own-title").all_inner_texts()


def test_games_are_archived_and_brought_back(new_page: NewPage, own: Shelf) -> None:
    game = own.post("/games", TEMPLATE)["id"]
    own.post("/games", TEMPLATE)
    page = new_page(cookies=own.cookies)
    assert len(rows(page)) == 2
    entry = page.locator(".own-row").filter(has=page.locator(f"[href='#/game/{game}']"))
    entry.get_by_role("button", name="Archive").click()
    expect(page.get_by_text("Archived games (1)")).to_be_visible()
    expect(page.locator(".own-lists > .own .own-row")).to_have_count(1)
    page.get_by_text("Archived games (1)").click()
    entry.get_by_role("button", name="Bring back").click()
    expect(page.locator(".own-lists > .own .own-row")).to_have_count(2)
    expect(page.locator(".own-archive")).to_have_count(0)


def test_a_game_is_deleted_once_that_is_confirmed(new_page: NewPage, own: Shelf) -> None:
    game = own.post("/games", TEMPLATE)["id"]
    page = new_page(cookies=own.cookies)
    remove = page.locator(".own-row").get_by_role("button", name="Delete")
    remove.click()
    box = page.get_by_role("dialog")
    expect(box.get_by_role("button", name="Keep it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(box).to_have_count(0)
    assert own.get(f"/games/{game}")["id"] == game
    remove.click()
    box.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("No games yet.")).to_be_visible()
    assert own.get("/games") == []


def test_a_guest_archives_but_does_not_delete(new_page: NewPage, own: Shelf, live: Live) -> None:
    made = own.post("/games", {"game": "template", "seats": [{"kind": "you"}, {"kind": "link"}]})
    guest = Shelf(live.address)
    guest.post("/join", {"token": made["links"]["1"]})
    page = new_page(cookies=guest.cookies)
    expect(page.locator(".own-row").get_by_role("button", name="Archive")).to_be_visible()
    expect(page.locator(".own-row").get_by_role("button", name="Delete")).to_have_count(0)
    guest.close()


@pytest.mark.parametrize("view", [{"width": 1366, "height": 768}, PHONE])
def test_the_list_is_as_long_as_it_is(new_page: NewPage, own: Shelf, view: dict[str, int]) -> None:
    for _ in range(8):
        own.post("/games", TEMPLATE)
    page = new_page(cookies=own.cookies, viewport=view)
    assert len(rows(page)) == 8
    lists = page.locator(".own-lists > .own")
    assert lists.evaluate("el => el.scrollHeight <= el.clientHeight + 1")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_pictures_are_whole(new_page: NewPage, own: Shelf) -> None:
    game = own.whole(new_dawn())
    page = new_page(cookies=own.cookies)
    picture = page.locator(f".own-game[href='#/game/{game}'] img")
    picture.scroll_into_view_if_needed()
    # A map that is higher than its box has to be made smaller, not cut off.
    assert picture.evaluate("img => img.decode().then(() => img.naturalHeight)") > 200
    inside = """img => {
      const [drawn, box] = [img, img.parentElement].map((el) => el.getBoundingClientRect());
      return drawn.right <= box.right + 1 && drawn.bottom <= box.bottom + 1;
    }"""
    assert picture.evaluate(inside)


def test_a_finished_game_says_who_won(new_page: NewPage, own: Shelf) -> None:
    game = own.whole(new_dawn())
    page = new_page(cookies=own.cookies)
    entry = page.locator(f".own-game[href='#/game/{game}']")
    expect(entry.locator(".own-state")).to_contain_text(re.compile(r"\w+ wins?: an agenda"))


def test_bots_are_named_by_their_people(new_page: NewPage, own: Shelf) -> None:
    bots = [{"kind": "you"}, {"kind": "bot"}]
    seats = {"game": "new-dawn", "modules": ["terra_incognita"], "seats": bots}
    own.post("/games", seats)
    page = new_page(cookies=own.cookies)
    seats_shown = page.locator(".own-row .own-seats")
    expect(seats_shown).to_contain_text(re.compile(r"bot", re.IGNORECASE))
    expect(seats_shown).not_to_contain_text("Player")


def test_of_two_the_other_wins_by_concession(new_page: NewPage, own: Shelf) -> None:
    game = own.post("/games", {"game": "new-dawn", "seats": [{"kind": "you"}, {"kind": "bot"}]})
    page = new_page(f"#/game/{game['id']}", cookies=own.cookies)
    page.locator(".can").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    box = page.get_by_role("dialog")
    expect(box).to_contain_text("wins. You can’t take this back.")
    expect(box.get_by_role("button", name="Play on")).to_be_focused()
    box.get_by_role("button", name="Concede").click()
    expect(page.locator("dialog.end")).to_contain_text("wins: all others conceded.")
    page.goto(page.url.partition("#")[0])
    page.reload()
    expect(page.locator(".own-state")).to_contain_text("wins: all others conceded.")
    expect(page.locator(".own-seats")).to_contain_text("You (conceded)")


def test_with_more_seats_a_bot_plays_on(new_page: NewPage, own: Shelf) -> None:
    bots = [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}]
    game = own.post("/games", {"game": "new-dawn", "seats": bots})["id"]
    page = new_page(f"#/game/{game}", cookies=own.cookies)
    page.locator(".can").first.wait_for()
    page.locator(".presence").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    sure = page.get_by_role("dialog", name="Concede this game?")
    expect(sure).to_contain_text("A bot plays on in your place")
    sure.get_by_role("button", name="Concede").click()
    seats = page.get_by_role("dialog", name="Players and links")
    expect(seats).to_contain_text("conceded, a bot plays on")
    page.keyboard.press("Escape")
    expect(page.get_by_text("You conceded. A bot plays on in your place.")).to_be_visible()


def test_a_fork_asks_which_seat_you_take(new_page: NewPage, own: Shelf) -> None:
    bots = {"game": "new-dawn", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    game = own.post("/games", bots)["id"]
    page = new_page(f"#/game/{game}", cookies=own.cookies)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Replay from the start").click()
    page.get_by_role("button", name="Play on from here").click()
    box = page.get_by_role("dialog")
    seat = box.get_by_role("group", name="Which seat do you take?")
    expect(seat.get_by_role("radio")).to_have_count(3)
    seat.get_by_role("radio").nth(1).check()
    box.get_by_role("combobox").select_option("link")
    box.locator("footer .main").click()
    links = page.get_by_role("dialog")
    expect(links.locator(".link-field")).to_have_count(1)
    links.get_by_role("button", name="Go to the table").or_(
        links.get_by_role("button", name="To the table")
    ).click()
    page.wait_for_url(re.compile(rf"#/game/(?!{game})"))
    new = page.url.rpartition("/")[2]
    info = own.get(f"/games/{new}")
    assert [(at["kind"], at["mine"]) for at in info["seats"]] == [
        ("person", False),
        ("person", True),
    ]
