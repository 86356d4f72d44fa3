"""The battlefield of The Board Game: units are played from the hand, and the end stays in sight."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from playwright.sync_api import expect

from tests.page.kit.pages import PHONE, Reader
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import spills
from tests.page.test_board_game import save_when
from ziggurat import api
from ziggurat.kernel.choice import Choice
from ziggurat.match.save import dump
from ziggurat.server.tables import position

SEEDS: Final = 40
LOW: Final = {"width": 360, "height": 560}
INK: Final = "el => getComputedStyle(el).color"
MOVES: Final = 900
# How a unit is played: in a new front, or against one that stands.
BLOWS: Final = ("front", "attack")
# A battle that was seen before its last blow: the defender's last unit attacks and falls.
ENDED: Final = """async () => {
  const { ended } = await import("/static/js/board_game/battle/record.js");
  const unit = { row: 7, strength: 2, health: 2, wounds: 1 };
  const fight = { attacker: 0, defender: -1, leaders: [0, 1], winner: -1, totals: [0, 0],
    fronts: [[unit, null]], killed: [[], [9]], left: [0, 1], hands: [[], []],
    worth: [{}, { 8: [3, 3] }] };
  const event = (key, seat, ...args) => ({ key, seat, args });
  const lines = [{ n: 4, events: [event("front_opened", 0, 1, 1)] }, { n: 5, events: [
    event("barbarian_attacked", 1, 8, 1, 7), event("barbarian_wounded", 1, 8, 1, 2),
    event("unit_killed", 0, 7, 1), event("battle_totals", 0, 0, 3),
    event("barbarians_won", 0, 12), event("figures_killed", 0, 1, 0, 12)] }];
  const { fight: now, lines: told } = ended(fight, 4, lines);
  return [now.fronts, now.killed, now.left, now.totals, now.winner, told.length,
    ended(fight, 5, lines)];
}"""


def ends_battle(match: api.Match, choice: Choice) -> bool:
    """Tell whether a choice of the first seat decides the battle, with nothing asked before."""
    tried = match.fork(match.next_entry - 1, bytes(32))
    tried.play(0, choice)
    fight = position(tried, "g", 0, flags=False)["table"]["battle"]
    return not fight or fight["winner"] >= 0


@cache
def last_blow() -> bytes:
    """A game in which the first seat plays the last unit of a battle, and so ends it."""
    for seed in range(SEEDS):
        match = api.Match.new(api.build("board-game"), 2, bytes([seed]) * 32)
        dice = Random(seed)
        for _ in range(MOVES):
            if match.outcome is not None:
                break
            question = match.state.asked[0]
            if (question.seat, question.topic) == (0, "battle_turn"):
                left = position(match, "g", 0, flags=False)["table"]["battle"]["left"]
                blows = [
                    choice
                    for choice in question.options
                    if match.rules.verbs[choice[0]].name in BLOWS
                ]
                # Where there is one place only, a click on the unit chooses it as well.
                several = sum(left) == 1 and len(blows) > 1
                if several and all(ends_battle(match, choice) for choice in blows):
                    return dump(match)
            match.play(question.seat, dice.choice(question.options))
    raise AssertionError("no such battle")


def test_a_unit_of_the_hand_opens_a_front(reader: Reader, shelf: Shelf) -> None:
    name = shelf.bring(save_when("battle_turn"))
    page = reader.table(name)
    fight = shelf.position(name)["table"]["battle"]
    field = page.locator(".battlefield")
    expect(field.locator(".battle-hand .unit-card.can")).to_have_count(len(fight["hands"][0]))
    expect(field.locator(".tally-n")).to_have_text([str(n) for n in fight["totals"]])
    expect(field.locator(".bonus-card")).to_contain_text("Combat bonus")
    slot = field.locator(".slot-front")
    expect(slot).to_have_attribute("aria-disabled", "true")
    assert [at for at in spills(page) if "field" in at] == []
    field.locator(".battle-hand .unit-card").first.click()
    expect(field.locator(".front.can:not(.slot-front)").first).to_be_visible()
    slot.click()
    fronts = field.locator(".front:not(.slot-front)")
    expect(fronts).to_have_count(len(fight["fronts"]) + 1)
    expect(page.locator(".log-last")).to_contain_text("opens front")
    assert len(shelf.position(name)["table"]["battle"]["fronts"]) > len(fight["fronts"])


def test_the_map_can_be_looked_at_meanwhile(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("battle_turn")))
    page.get_by_role("button", name="Look at the map").click()
    expect(page.locator(".battlefield .fronts")).to_be_hidden()
    expect(page.locator(".square").first).to_be_visible()
    page.locator(".field-peek").click()
    expect(page.locator(".battlefield .fronts")).to_be_visible()


def test_the_end_of_a_battle_stays_until_somebody_goes_on(reader: Reader, shelf: Shelf) -> None:
    name = shelf.bring(last_blow())
    shelf.seat_bot(name, 1, "random")
    page = reader.table(name)
    page.locator(".battle-hand .unit-card.can").first.click()
    page.locator(".battlefield .front.can").first.click()
    expect(page.locator(".battlefield .verdict")).to_contain_text("won")
    on = page.get_by_role("button", name="Go on")
    # Whoever takes loot still fights in the eyes of the rules.
    if on.count():
        on.click()
        expect(page.locator(".battlefield")).to_be_hidden()


def test_the_last_blows_are_read_from_the_log(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("battle_turn")))
    fronts, killed, left, totals, winner, told, later = page.evaluate(ENDED)
    assert fronts == [[None, {"row": 8, "strength": 3, "health": 3, "wounds": 2}]]
    assert (killed, left, totals) == ([[7], [9]], [0, 0], [0, 3])
    assert (winner, told, later) == (1, 2, None)


def test_a_battle_fits_a_phone(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("battle_turn")), viewport=PHONE)
    expect(page.locator(".battle-hand .unit-card").first).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_no_unit_that_fights_is_cut_on_a_phone(reader: Reader, shelf: Shelf) -> None:
    # What else is asked in a battle needs a high bar, which leaves little room above it.
    page = reader.table(shelf.bring(last_blow()), viewport=LOW)
    fronts = page.locator(".battlefield .fronts")
    assert fronts.evaluate("el => el.scrollHeight <= el.clientHeight + 1")
    below = page.locator(".field-side.low").bounding_box()
    box = fronts.bounding_box()
    assert below is not None
    assert box is not None
    assert box["y"] + box["height"] <= below["y"] + 1


def test_units_can_be_told_from_their_cards_by_night(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("battle_turn")), color_scheme="dark")
    card = page.locator(".battle-hand .unit-card").first
    assert card.evaluate(INK) == page.locator(".battlefield .unit-card").first.evaluate(INK)
    assert card.evaluate(INK) != page.locator(".battlefield").evaluate(INK)


def test_a_tie_says_whose_it_is(reader: Reader, shelf: Shelf) -> None:
    name = shelf.bring(save_when("battle_turn"))
    page = reader.table(name)
    fight = shelf.position(name)["table"]["battle"]
    told = page.locator(".stands").get_by_text("A tie goes to the defender.")
    expect(told).to_have_count(int(fight["totals"][0] == fight["totals"][1]))
