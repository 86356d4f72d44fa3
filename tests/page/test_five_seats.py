"""Terra Incognita with five seats: begun on the first screen, late, and to the last screen."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver, Spot
from tests.page.kit.opening import begin
from tests.page.kit.pages import PHONE, Reader
from tests.page.kit.saves import Played, played, save_at
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import BAR, bar_height, barriers, spills, unreached

MODULES = ("terra_incognita",)
SEATS = 5
CLICKS = 25
TOPICS = (
    "start_of_turn", "spend_on_defence", "gain_card", "take_cards", "grow", "resolve_districts",
    "move_armies", "move_caravans", "change_government", "turn_tile", "lay_tile",
)  # fmt: skip
MOST_CLICKS = 300
# Where two spaces lie, seen from the first to the second: how far the map is turned.
ANGLE = """() => {
  const [from, to] = ["0", "1"].map((n) =>
    document.querySelector(`.map [data-kind=space][data-value="${n}"]`).getBoundingClientRect());
  return Math.round(Math.atan2(to.top - from.top, to.left - from.left) * 180 / Math.PI);
}"""


@cache
def whole() -> Played:
    """A game with five seats, to its end."""
    return played("new-dawn", SEATS, modules=MODULES)


def table_at(reader: Reader, shelf: Shelf, topic: str, **options: Any) -> Page:
    """The table where a topic is asked for the last time, bots in all other seats."""
    game = whole()
    entry, seat, _ = [moment for moment in game.moments if moment.topic == topic][-1]
    bots = tuple([other for other in range(SEATS) if other != seat])
    return reader.table(shelf.fork(game, entry, bots), **options)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_all_cards_that_can_be_gained_at_first_fit(
    reader: Reader, shelf: Shelf, locale: str
) -> None:
    game = whole()
    entry = min([moment.entry for moment in game.moments if moment.topic == "gain_card"])
    page = reader.table(shelf.fork(game, entry), locale=locale)
    assert page.locator(".spread-card").count() > 5
    assert spills(page) == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_every_card_of_the_row_is_seen_whole(reader: Reader, shelf: Shelf, locale: str) -> None:
    game = whole()
    page = reader.table(shelf.fork(game, game.last("focus", back=1), (1, 2, 3, 4)), locale=locale)
    cut = """() => [...document.querySelectorAll(".focus-card, .card-does, .slot-head > span")]
      .filter((el) => el.checkVisibility() && (el.getBoundingClientRect().bottom > innerHeight - 4
        || el.scrollHeight > el.clientHeight + 1 || el.scrollWidth > el.clientWidth + 1))
      .map((el) => el.textContent)"""
    assert page.evaluate(cut) == []


def test_what_rivals_have_is_seen_whole(reader: Reader, shelf: Shelf) -> None:
    page = table_at(reader, shelf, "focus")
    # As much as a rival may have: three tokens on each card, one of everything else.
    page.locator(".rival-row").first.evaluate("""row => {
      const token = () => Object.assign(document.createElement("i"), { className: "pip full" });
      for (const pips of row.querySelectorAll(".mini-pips")) {
        pips.replaceChildren(token(), token(), token());
        pips.dataset.n = "3";
      }
      const good = document.querySelector(".rival .goods > .count");
      const goods = Array.from({ length: 6 }, () => good.cloneNode(true));
      for (const one of goods) one.className = "count single";
      row.querySelector(".goods").replaceChildren(...goods);
    }""")
    cut = """() => [...document.querySelectorAll(".rival-row")]
      .filter((row) => row.scrollWidth > row.clientWidth).map((row) => row.textContent)"""
    assert page.evaluate(cut) != []
    page.set_viewport_size({"width": 1365, "height": 768})
    expect(page.locator(".rival-row.tighter")).to_have_count(1)
    assert page.evaluate(cut) == []
    page.set_viewport_size({"width": 1700, "height": 768})
    expect(page.locator(".rival-row.tighter")).to_have_count(0)
    assert page.evaluate(cut) == []
    page.set_viewport_size({"width": 1366, "height": 768})


def test_whoever_is_attacked_reads_the_odds_as_their_own(reader: Reader, shelf: Shelf) -> None:
    page = table_at(reader, shelf, "spend_on_defence")
    # A tie is enough, and one token makes it one.
    page.locator(".bar button.option").nth(1).click()
    will = page.locator(".bar-will")
    expect(will.locator(".odds")).to_contain_text("100 %")
    expect(will.locator(".stake.won")).to_contain_text("is defeated")
    expect(will.locator(".stake.lost")).to_have_count(0)


def test_it_is_begun_on_the_first_screen(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "new-dawn", SEATS, MODULES, seed="five seats")
    driver = Driver(page, seed=1)
    driver.wait()
    while len(driver.clicks) < CLICKS:
        assert spills(page) == []
        assert bar_height(page) <= BAR, page.locator(".bar").inner_text()
        driver.step()
    expect(page.locator(".rival")).to_have_count(SEATS - 1)
    expect(page.locator(".focus-row .slot")).to_have_count(6)


def test_it_is_played_to_the_last_screen(reader: Reader, shelf: Shelf) -> None:
    game = whole()
    name = shelf.bring(save_at(game, game.last("focus")))
    for seat in range(1, SEATS):
        shelf.seat_bot(name, seat)
    page = reader.table(name)
    Driver(page).play(MOST_CLICKS)
    end = page.get_by_role("dialog", name="The game is over")
    expect(end.locator(".end-outcome")).to_contain_text("wins")
    expect(end.locator(".end-standings thead th")).to_have_count(SEATS)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("topic", TOPICS)
def test_late_in_the_game_nothing_scrolls_and_keys_reach_everything(
    reader: Reader, shelf: Shelf, topic: str, locale: str
) -> None:
    page = table_at(reader, shelf, topic, locale=locale)
    expect(page.locator(".rival")).to_have_count(SEATS - 1)
    assert spills(page) + unreached(page) == []
    assert bar_height(page) <= BAR


def test_a_table_of_five_has_no_barrier(reader: Reader, shelf: Shelf) -> None:
    assert barriers(table_at(reader, shelf, "grow"), without=".map") == []


def test_no_two_seats_have_the_same_colour(reader: Reader, shelf: Shelf) -> None:
    page = table_at(reader, shelf, "colour")
    shapes = page.locator(".sitter > .icon:first-child use")
    expect(shapes).to_have_count(SEATS)
    assert len({shape.get_attribute("href") for shape in shapes.all()}) == SEATS


def test_cards_to_choose_from_say_no_doubts(reader: Reader, shelf: Shelf) -> None:
    page = table_at(reader, shelf, "gain_card")
    expect(page.locator(".spread .doubt").locator("visible=true")).to_have_count(0)


def test_the_map_is_free_once_a_card_is_picked(reader: Reader, shelf: Shelf) -> None:
    page = table_at(reader, shelf, "grow")
    driver = Driver(page)
    spread = page.locator(".spread")
    expect(spread).to_be_visible()
    card = next(spot for spot in driver.spots() if spot.kind == "row")
    driver.stamp()
    page.mouse.click(card.x, card.y)
    driver.wait()
    expect(spread).to_be_hidden()
    page.get_by_role("button", name="Back").first.click()
    expect(spread).to_be_visible()


def test_cards_to_choose_from_cover_nothing_that_glows_on_the_map(
    reader: Reader, shelf: Shelf
) -> None:
    page = table_at(reader, shelf, "grow")
    expect(page.locator(".spread")).to_be_visible()
    covered = """() => [...document.querySelectorAll(".map .can[data-kind=space]")].filter((at) => {
      const { left, top, width, height } = at.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there?.closest(".spread");
    }).length"""
    assert page.locator(".map [data-kind=space].can").count() > 0
    assert page.evaluate(covered) == 0


def test_the_map_is_not_turned_while_a_tile_is_laid(reader: Reader, shelf: Shelf) -> None:
    page = table_at(reader, shelf, "turn_tile")
    driver = Driver(page)
    before = page.evaluate(ANGLE)

    def turning(spots: list[Spot]) -> Spot:
        return next(spot for spot in spots if spot.kind in ("side", "rotation"))

    while not page.locator(".cell").count():
        driver.step(turning)
    assert page.evaluate(ANGLE) == before
    page.reload()
    page.locator(".cell").first.wait_for()
    expect(page.locator(".map-frame")).to_be_visible()
    assert page.evaluate(ANGLE) == before


@pytest.mark.parametrize("topic", ["lay_tile", "turn_tile"])
def test_only_a_tile_that_can_be_turned_is_said_to_turn(
    reader: Reader, shelf: Shelf, topic: str
) -> None:
    page = table_at(reader, shelf, topic)
    expect(page.locator(".ghost-tile")).to_have_count(1)
    hint = page.locator(".bar-say").inner_text()
    for name, said in (("Turn", "R turns it"), ("Other side", "its other side")):
        can = page.get_by_role("button", name=name, exact=True).is_enabled()
        assert (said in hint) == can, hint


def test_whoever_has_ibrahim_sees_him(reader: Reader, shelf: Shelf) -> None:
    game = whole()
    given = game.moments[[at.topic for at in game.moments].index("give_ibrahim")].entry
    later = [at for at in game.moments if at.entry > given and at.topic == "focus"]
    for entry, seat, _ in later[:20]:
        name = shelf.fork(game, entry)
        if shelf.position(name, seat)["table"]["lines"][seat]:
            break
    else:
        raise AssertionError("nobody has him")
    page = reader.table(name)
    expect(page.locator(".belongings").get_by_role("button", name="Ibrahim")).to_be_visible()


def test_on_a_phone_a_finger_meets_what_turns_and_lays_a_tile(reader: Reader, shelf: Shelf) -> None:
    page = table_at(reader, shelf, "turn_tile", viewport=PHONE, has_touch=True)
    expect(page.locator(".ghost-tile")).to_have_count(1)
    for name in ("Turn", "Lay it here"):
        button = page.get_by_role("button", name=name, exact=True)
        expect(button).to_be_visible()
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        assert min(box["width"], box["height"]) >= 44
