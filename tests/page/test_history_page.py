"""The past of a game on the page: log, replay, catch-up and end."""

from __future__ import annotations

import json
import re
import time
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import NewPage
from tests.page.kit.live import Live
from tests.page.kit.pages import PHONE, Reader
from tests.page.kit.saves import played as recorded
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import barriers
from ziggurat import api
from ziggurat.match.save import dump
from ziggurat.players.greedy import GreedyPlayer
from ziggurat.players.player import Budget

SEATS: Final = 2
UNDO_AT: Final = 60
REWIND_AT: Final = 120
REWIND_TO: Final = 100


def played() -> api.Match:
    """A game to its end, with a choice taken back and a rewind on the way."""
    match = api.Match.new(api.build("new-dawn"), SEATS, bytes(32))
    players = [GreedyPlayer(api.Seeded(seat)) for seat in range(SEATS)]
    for seat, player in enumerate(players):
        player.begin(match.rules, seat, SEATS, Budget())
    undone = rewound = False
    while match.outcome is None:
        seat = match.questions(api.NOBODY)[0].seat
        question = next(at for at in match.questions(seat) if at.seat == seat)
        state = match.imagined(seat, api.Seeded(match.next_entry))
        match.play(seat, players[seat].decide(match.view(seat), question, state, Budget()))
        if not undone and match.next_entry > UNDO_AT and match.can_undo(seat):
            undone = bool(match.undo(seat))
        if not rewound and match.next_entry > REWIND_AT:
            rewound = bool(match.rewind(REWIND_TO, frozenset(range(SEATS))))
    return match


@pytest.fixture(scope="module")
def name(shelf: Shelf) -> str:
    return shelf.bring(dump(played()))


@pytest.fixture
def page(reader: Reader, name: str) -> Page:
    """The finished game."""
    return reader.table(name)


def open_log(page: Page) -> None:
    page.get_by_role("button", name="Log", exact=True).click()


def test_a_line_shows_its_position(page: Page) -> None:
    open_log(page)
    page.get_by_role("button", name="Show the table after entry 80", exact=True).first.click()
    expect(page.locator(".replay-caption")).to_contain_text("entry 80 of")
    assert barriers(page, ".log-drawer, .replay") == []
    page.locator(".replay").get_by_role("button", name="Back to now").click()
    expect(page.locator(".replay")).to_be_hidden()


def test_the_log_can_be_searched_and_filtered(page: Page) -> None:
    open_log(page)
    lines = page.locator(".log-story .log-line:visible")
    page.get_by_role("searchbox").fill("builds a city")
    expect(lines.first.locator("mark")).to_have_text("builds a city")
    before = lines.count()
    page.locator(".log-filter").first.click()
    expect(page.locator(".log-filter").first).to_have_attribute("aria-pressed", "true")
    assert 0 < lines.count() < before
    page.get_by_role("searchbox").fill("no such words")
    expect(page.locator(".log-empty")).to_be_visible()


def test_lines_lead_to_cards_and_rules(page: Page) -> None:
    open_log(page)
    page.locator(".log-story [data-kind=row]").last.click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.locator(".log-story .log-rule").last.click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


def test_what_was_taken_back_is_struck_out(page: Page) -> None:
    open_log(page)
    expect(page.locator(".log-story del").first).to_be_attached()
    page.locator(".log-fold summary").first.click()
    expect(page.locator(".log-fold del").first).to_be_visible()


def test_arrow_keys_go_through_the_log(page: Page) -> None:
    open_log(page)
    page.locator(".log-story .log-go").last.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator(".replay")).to_be_visible()


def test_the_replay_goes_on_by_itself(page: Page) -> None:
    open_log(page)
    page.get_by_role("button", name="Show the table after entry 80", exact=True).first.click()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".replay-caption")).to_contain_text("entry 81 of")
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".replay-caption")).not_to_contain_text("entry 81 of")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert int(page.get_by_label("Place in the game").input_value()) > 0


def test_a_new_game_begins_from_a_position(page: Page) -> None:
    before = page.url
    open_log(page)
    page.get_by_role("button", name="Show the table after entry 80", exact=True).first.click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Begin it").click()
    page.wait_for_url(lambda url: "#/game/" in url and url != before)
    expect(page.locator(".table-head")).not_to_contain_text("The game is over")


def test_the_end_tells_who_won_and_how(page: Page) -> None:
    page.get_by_role("button", name="See the result").click()
    end = page.get_by_role("dialog", name="The game is over")
    expect(end.locator(".end-outcome")).to_contain_text("on every victory card")
    expect(end.locator("svg.chart")).to_have_count(4)
    assert end.locator(".end-cards tr").count() == 3
    assert barriers(page, "dialog") == []


def test_the_dice_can_be_checked(page: Page) -> None:
    page.get_by_role("button", name="See the result").click()
    page.get_by_role("button", name="Check the dice").click()
    verdict = "The dice follow from the seed, but somebody could have known them beforehand."
    expect(page.locator(".dice-verdict")).to_have_text(verdict)
    expect(page.locator(".dice-numbers code").last).to_have_text(bytes(32).hex())


def between_bots(page: Page, live: Live) -> str:
    """A game that two bots have played to its end; returns its id."""
    games, bot = f"{live.address}api/games", {"kind": "bot", "level": "random"}
    table = {"game": "template", "seats": [bot, bot]}
    headers = {"origin": live.address.rstrip("/")}
    name = str(page.request.post(games, data=table, headers=headers).json()["id"])
    while not page.request.get(f"{games}/{name}").json()["over"]:
        time.sleep(0.05)
    return name


@pytest.mark.parametrize(
    ("lang", "copied", "verdict", "step"),
    [
        ("en-GB", False, "The dice were fair.", "Every die and every draw follows"),
        ("en-GB", True, "The dice are proven from entry 8 on, not before.", "From entry 8 on"),
        ("de-DE", True, "Die Würfel sind ab Eintrag 8 bewiesen, davor nicht.", "Ab Eintrag 8"),
    ],
)
def test_the_page_says_what_is_proven_and_from_where_on(
    new_page: NewPage, live: Live, lang: str, copied: bool, verdict: str, step: str
) -> None:
    page = new_page(locale=lang)
    name = between_bots(page, live)
    if copied:
        headers = {"origin": live.address.rstrip("/")}
        games = f"{live.address}api/games"
        answer = page.request.post(f"{games}/{name}/fork", data={"at": 6}, headers=headers)
        name = str(answer.json()["id"])
        while not page.request.get(f"{games}/{name}").json()["over"]:
            time.sleep(0.05)
    page.goto(f"{live.address}#/game/{name}")
    page.get_by_role("button", name=re.compile("See the result|Ergebnis")).click()
    page.locator(".end-dice button").click()
    expect(page.locator(".dice-verdict")).to_have_text(verdict)
    steps = page.locator(".dice-steps li")
    expect(steps.filter(has_text=step)).to_have_count(1)
    expect(steps.filter(has_text=re.compile("itself|selbst"))).to_have_class("dice-yes")


@pytest.mark.parametrize(
    ("changed", "verdict", "step"),
    [
        (
            {"start_checked": False, "proven": False, "proven_from": 2},
            "The start of this game could not be checked.",
            "its start was not checked",
        ),
        (
            {"asked_again": 3},
            "The dice follow from the seed, but the game went back after a roll or a draw and "
            "rolled again 3 times.",
            "past a roll or a draw 3 times, so chance was asked again",
        ),
    ],
)
def test_the_page_says_what_was_not_checked(
    new_page: NewPage, live: Live, changed: dict[str, object], verdict: str, step: str
) -> None:
    page = new_page(locale="en-GB")
    name = between_bots(page, live)

    def answer(route: Route) -> None:
        report = route.fetch()
        route.fulfill(response=report, json={**report.json(), **changed})

    page.route("**/verify", answer)
    page.goto(f"{live.address}#/game/{name}")
    page.get_by_role("button", name="See the result").click()
    page.locator(".end-dice button").click()
    expect(page.locator(".dice-verdict")).to_have_text(verdict)
    expect(page.locator(".dice-steps li.dice-no").filter(has_text=step)).to_have_count(1)


def test_the_game_can_be_taken_along(page: Page) -> None:
    page.get_by_role("button", name="See the result").click()
    with page.expect_download() as taken:
        page.get_by_role("button", name="Download the game").click()
    assert json.loads(taken.value.path().read_bytes())["header"]["seats"] == SEATS


def played_on(page: Page, live: Live, entries: int) -> str:
    """A game against a bot in which so much has happened; returns its id."""
    headers = {"origin": live.address.rstrip("/")}
    table = {
        "game": "new-dawn",
        "options": {"map": "first-game"},
        "seats": [{"kind": "you"}, {"kind": "bot", "level": "random", "name": "Rival"}],
    }
    games = f"{live.address}api/games"
    name = str(page.request.post(games, data=table, headers=headers).json()["id"])
    last = 0
    while last < entries:
        found = page.request.get(f"{games}/{name}/position?seat=0").json()
        last = found["last"]
        for question in [at for at in found["questions"] if at["seat"] == 0]:
            move = {"choice": question["options"][0], "expect": last + 1}
            body = {"seat": 0, "move_id": f"move{last}", **move}
            page.request.post(f"{games}/{name}/choices", data=body, headers=headers)
    return name


def test_the_catch_up_tells_what_happened(new_page: NewPage, live: Live) -> None:
    page = new_page(viewport=PHONE)
    name = played_on(page, live, 40)
    seen = {f"{name}/0": {"n": 10, "time": (time.time() - 3600) * 1000}}
    page.evaluate("seen => localStorage.setItem('ziggurat.seen', seen)", json.dumps(seen))
    page.goto(f"{live.address}#/game/{name}")
    box = page.get_by_role("dialog", name="While you were away")
    expect(box.get_by_role("heading", name="What happened to you")).to_be_visible()
    expect(box.locator(".catchup-seat .log-line").first).to_contain_text("Rival")
    assert barriers(page, "dialog") == []
    box.get_by_role("button", name="Go on").click()
    expect(box).to_be_hidden()


def test_after_a_long_time_news_stand_under_those_who_made_them(
    new_page: NewPage, shelf: Shelf, live: Live
) -> None:
    game = recorded("board-game", 3)
    name = shelf.fork(game, game.moments[len(game.moments) // 2].entry, (1, 2))
    page = new_page("", shelf.cookies)
    seen = {f"{name}/0": {"n": 3, "time": 1}}
    page.evaluate("seen => localStorage.setItem('ziggurat.seen', seen)", json.dumps(seen))
    page.goto(f"{live.address}#/game/{name}")
    box = page.get_by_role("dialog", name="While you were away")
    expect(box).to_contain_text("Rounds 1 to")
    # A turn is everybody's here: what somebody did is not what the world did.
    seats = box.locator(".catchup-seat h4").all_inner_texts()
    assert len(seats) > 1
    # What was decided or gained goes before steps on the map.
    lines = " ".join(box.locator(".catchup-seat .log-line").all_inner_texts())
    assert any(word in lines for word in ("wins the battle", "builds", "learns"))
