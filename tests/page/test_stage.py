"""On stage: rolls, battles and draws are played over the map as the log tells them."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import Driver
from tests.page.kit.pages import CALM
from tests.page.kit.recording import SEED
from tests.page.kit.saves import Played, new_dawn, played, save_at
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import barriers
from ziggurat import api
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.match.entry import Entry

PLAYS: Final = {**CALM, "stage": "on"}
# Somebody at seat 1 attacks a city-state that is much stronger.
BEFORE: Final = 24
TARGET: Final = 140
# How many decisions of a recorded game are searched, the shortest record first.
LIMITS: Final = (60, 120, 240, 480)
# How many random games are searched for a battle between seats, and how far each is played.
SEEDS: Final = 100
MOVES: Final = 900
# Writes down what the stage shows and plays, so that nothing has to be looked at in time.
RECORD: Final = """() => {
  const all = (at) => [...document.querySelectorAll(`.stage ${at}`)];
  const texts = (at) => all(at).map((el) => el.textContent);
  window.acts = [];
  window.heard = 0;
  const Audio = window.AudioContext;
  window.AudioContext = class extends Audio { constructor() { super(); window.heard += 1; } };
  const note = () => {
    if (document.querySelector(".stage").hidden) return;
    window.acts.push({
      title: texts(".scene-title").join(""),
      verdict: texts(".scene-verdict").join(""),
      told: texts(".scene-lines").join(" "),
      tone: document.querySelector(".scene")?.dataset.tone ?? "",
      dice: all(".die-box").map((el) => el.getAttribute("aria-label")),
      totals: texts(".side-total"),
      backs: all(".scene-card.back").length,
      faces: all(".scene-card .face").length,
      units: all(".scene-unit:not(.back)").length,
      fallen: all(".scene-unit.fallen").length,
      moving: document.getAnimations().length,
      cover: document.querySelector("dialog.cover") !== null,
      result: document.querySelector("dialog.end") !== null,
      panel: [...document.querySelectorAll(".combat")]
        .some((el) => el.checkVisibility({ visibilityProperty: true })),
      asks: document.querySelector(".bar.yours") !== null,
      log: document.querySelector(".log-last").textContent,
    });
  };
  const what = { attributes: true, childList: true, subtree: true, characterData: true };
  new MutationObserver(note).observe(document.querySelector(".stage"), what);
}"""


def record(page: Page) -> None:
    """Watch the stage from now on."""
    page.locator(".stage").wait_for(state="attached")
    page.evaluate(RECORD)


def act(page: Page, what: str, words: str) -> dict[str, Any]:
    """The first look of the stage at which something could be read."""
    found = page.wait_for_function(
        "([what, words]) => window.acts.find((act) => act[what].includes(words))", arg=[what, words]
    )
    seen: dict[str, Any] = found.json_value()
    return seen


def repeat(shelf: Shelf, name: str, move: Entry) -> None:
    """Let somebody choose what was chosen in a recorded game."""
    entry = shelf.position(name)["last"] + 1
    body = {"seat": move.seat, "choice": move.move, "expect": entry, "move_id": f"{name}-{entry}"}
    shelf.post(f"/games/{name}/choices", body)


def choices(game: Played, since: int, until: int) -> list[Entry]:
    """What people chose from one entry of a recorded game to another."""
    return [at for at in game.match.entries if since <= at.number <= until and at.seat >= 0]


def attack(shelf: Shelf, name: str) -> None:
    """Let seat 1 attack without the page."""
    position = shelf.position(name, 1)
    option = next(at for at in position["questions"][0]["options"] if at[1:] == [TARGET])
    entry = position["last"] + 1
    body = {"seat": 1, "choice": option, "expect": entry, "move_id": f"{name}-{entry}"}
    shelf.post(f"/games/{name}/choices", body)


def values(shelf: Shelf, name: str) -> list[list[int]]:
    """What both sides of the last attack have in the log, dice first, sums last."""
    lines = shelf.get(f"/games/{name}/log?seat=-2")["lines"]
    events = [event for line in lines for event in line["events"]]
    return [
        [list(event["args"]) for event in events if event["key"] == key][-1]
        for key in ("attack_value", "defence_value")
    ]


def shows_the_attack(page: Page, shelf: Shelf, name: str) -> dict[str, Any]:
    """Dice, sums and verdict are those of the log."""
    seen = act(page, "verdict", "loses the attack on")
    mine, theirs = values(shelf, name)
    assert f"{mine[-1]} against {theirs[-1]}." in seen["verdict"]
    assert seen["dice"] == [str(mine[0]), str(theirs[0])]
    assert seen["totals"] == [str(mine[-1]), str(theirs[-1])]
    return seen


@pytest.fixture
def before(shelf: Shelf) -> str:
    """A game in which seat 1 is about to lose an attack and its turn with it."""
    return shelf.bring(save_at(new_dawn(), BEFORE))


def watching(
    new_page: NewPage, shelf: Shelf, name: str, motion: str = "reduce", **prefer: str
) -> Page:
    """A page of somebody who only looks on."""
    link = shelf.watch_link(name)
    page = new_page(f"#join={link}", prefer={**PLAYS, **prefer}, reduced_motion=motion)
    page.locator(".bar", has_text="Waiting for").wait_for()
    record(page)
    return page


def test_a_lost_attack_shows_the_dice_and_the_verdict(
    new_page: NewPage, shelf: Shelf, before: str
) -> None:
    page = new_page(f"#/game/{before}", shelf.cookies, prefer=PLAYS, reduced_motion="no-preference")
    Driver(page).wait()
    record(page)
    target = page.locator(f'.table-board [data-kind=space][data-value="{TARGET}"]')
    target.first.dispatch_event("click")
    page.locator(".bar .confirm").click()
    seen = shows_the_attack(page, shelf, before)
    assert seen["tone"] == "bad"
    # The log tells it once the dice lie.
    rolled = page.evaluate("window.acts.findLast(({ dice, verdict }) => dice.length && !verdict)")
    assert "attacks" in rolled["log"]
    assert "loses the attack" not in rolled["log"]
    act(page, "log", "loses the attack on")
    # The turn has ended; the next person is called only after the verdict.
    assert not seen["cover"]
    act(page, "title", "The event dial turns")
    page.keyboard.press("Escape")
    expect(page.locator("dialog.cover")).to_be_visible()
    # Whoever sits down next finds nothing of it, and sounds are off until chosen.
    expect(page.locator(".scene")).to_have_count(0)
    assert page.evaluate("window.heard") == 0


def test_without_motion_the_roll_of_a_rival_is_told(
    new_page: NewPage, shelf: Shelf, before: str
) -> None:
    page = watching(new_page, shelf, before, stage="slow", sound="on")
    attack(shelf, before)
    assert shows_the_attack(page, shelf, before)["moving"] == 0
    assert page.evaluate("window.heard") == 1
    expect(page.locator("#live")).to_contain_text("loses the attack on")
    assert barriers(page, ".stage") == []
    # Whoever acts at the table has seen enough.
    page.keyboard.press("1")
    expect(page.locator(".stage")).to_be_hidden(timeout=1000)


def test_there_is_one_display_of_an_attack_and_the_question_waits_for_it(
    new_page: NewPage, shelf: Shelf
) -> None:
    game = new_dawn()
    asked = [moment.topic for moment in game.moments].index("spend_on_attack")
    before = game.moments[asked - 1].entry
    name = shelf.bring(save_at(game, before))
    page = new_page(f"#join={shelf.watch_link(name)}", prefer=PLAYS, reduced_motion="no-preference")
    record(page)
    repeat(shelf, name, choices(game, before + 1, before + 9)[0])
    panel = page.locator(".combat")
    expect(panel.locator(".die .icon[role=img]")).to_have_count(2)
    expect(page.locator(".stage")).to_be_hidden()
    expect(panel).to_be_visible()
    assert page.evaluate("window.acts.some(({ dice }) => dice.length)")
    assert not page.evaluate("window.acts.some(({ panel, asks }) => panel || asks)")


def test_off_means_off(new_page: NewPage, shelf: Shelf, before: str) -> None:
    page = watching(new_page, shelf, before, stage="off", sound="on")
    attack(shelf, before)
    expect(page.locator(".log")).to_contain_text("Barbarian G moves")
    assert page.evaluate("[window.acts.length, window.heard]") == [0, 0]


def test_the_end_is_told_before_the_result_opens(new_page: NewPage, shelf: Shelf) -> None:
    game = new_dawn()
    last = [entry for entry in game.match.entries if entry.seat >= 0][-1]
    name = shelf.bring(save_at(game, last.number - 1))
    page = watching(new_page, shelf, name, "no-preference")
    repeat(shelf, name, last)
    seen = act(page, "verdict", "on every victory card")
    assert not seen["result"]
    page.keyboard.press("Escape")
    expect(page.locator("dialog.end")).to_be_visible()


def replay(page: Page, shelf: Shelf, name: str, entry: int) -> None:
    """Look at the past just before an entry, then step to it."""
    lines = shelf.get(f"/games/{name}/log?seat=0")["lines"]
    stops = sorted({0, *[line["n"] for line in lines if line["events"]]})
    at = stops.index(entry) - 1
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Replay from the start").click()
    slider = page.get_by_role("slider", name="Place in the game")
    slider.fill(str(at))
    expect(page.locator(".replay-caption")).to_contain_text(re.compile(rf"ntry {stops[at]} of"))
    record(page)
    slider.press("ArrowRight")


def entries_of(game: Played, key: str, seat: int) -> list[int]:
    """The entries at which something happened to a seat, as seat 0 reads it."""
    return [n for n, event in game.match.events(0) if (event.key, event.seat) == (key, seat)]


def rival_event(key: str) -> tuple[Played, int, int]:
    """A game, an entry with an event of seat 1, and a later one after which only seat 0 is asked.

    The page belongs to the seat that is asked, so seat 1 must not be asked at the end.
    """
    for limit in LIMITS:
        game = played("board-game", 2, (), limit)
        rivals = {moment.entry for moment in game.moments if moment.seat != 0}
        own = [moment.entry for moment in game.moments if moment.entry not in rivals]
        found = [n for n in entries_of(game, key, 1) if own and n <= own[-1]]
        if found:
            return game, found[-1], own[-1]
    raise AssertionError(f"seat 1 has no {key}")


def test_a_replay_plays_it_again(new_page: NewPage, shelf: Shelf) -> None:
    game = new_dawn()
    name = shelf.fork(game, game.last("focus"))
    page = new_page(f"#/game/{name}", shelf.cookies, prefer=PLAYS)
    Driver(page).wait()
    replay(page, shelf, name, entries_of(game, "attack_lost", 0)[-1])
    # What came before is there as well: the scene began earlier.
    assert len(act(page, "verdict", "loses the attack")["dice"]) == len("ab")
    page.locator(".replay").get_by_role("button", name="Back to now").click()
    expect(page.locator(".stage")).to_be_hidden()


def test_a_draw_that_is_hidden_from_a_seat_is_not_played(new_page: NewPage, shelf: Shelf) -> None:
    game, entry, last = rival_event("drew_an_event")
    name = shelf.fork(game, last)
    page = new_page(f"#/game/{name}", shelf.cookies, prefer=PLAYS)
    Driver(page).wait()
    replay(page, shelf, name, entry)
    expect(page.locator(".replay-caption")).to_contain_text("draws a culture event")
    assert page.evaluate("window.acts") == []


def test_a_rivals_act_is_told_in_a_replay(new_page: NewPage, shelf: Shelf) -> None:
    game, entry, last = rival_event("moved")
    name = shelf.fork(game, last)
    page = new_page(f"#/game/{name}", shelf.cookies, prefer={**PLAYS, "pace": "slow"})
    Driver(page).wait()
    replay(page, shelf, name, entry)
    caption = page.locator(".told-act")
    rival = page.evaluate("document.querySelectorAll('.realm-card .who b')[1].textContent")
    expect(caption.locator(".act-who")).to_have_text(rival)
    expect(caption.locator(".act-lines li").last).to_contain_text("moves from")


def warlike(rules: api.Rules, question: api.Question) -> list[Choice]:
    """What leads to battles: no trade, armies, and anything rather than a pass."""
    if question.topic == "trading":
        return [(PASS,)]
    armies = ("produce_army", "army")
    raised = [at for at in question.options if rules.verbs[at[0]].name in armies]
    return raised or [at for at in question.options if at != (PASS,)] or list(question.options)


def battle_in(match: api.Match, dice: Random) -> tuple[int, int] | None:
    """Play at random; the entries with which the first battle between seats begins and ends."""
    begins = 0
    for _ in range(MOVES):
        if match.outcome is not None:
            return None
        question, entry = match.state.asked[0], match.next_entry
        match.play(question.seat, dice.choice(warlike(match.rules, question)))
        keys = [event.key for _, event in match.events(-2, entry)]
        begins = begins or (entry if "battle" in keys else 0)
        if begins and "battle_won" in keys:
            return begins, entry
    return None


@pytest.fixture(scope="module")
def fought() -> tuple[Played, int, int]:
    """A game in which seats fight, and the entries with which a battle begins and ends."""
    rules = api.build("board-game")
    for seed in range(SEEDS):
        match = api.Match.new(rules, 2, SEED)
        found = battle_in(match, Random(seed))
        if found:
            return Played(match, ()), *found
    raise AssertionError("no such battle")


def told(shelf: Shelf, name: str, key: str) -> list[Any]:
    """The events of one kind in the log of a game, as everybody reads it."""
    lines = shelf.get(f"/games/{name}/log?seat=-2")["lines"]
    return [event for line in lines for event in line["events"] if event["key"] == key]


def test_a_battle_that_nobody_saw_is_played_on_stage(
    new_page: NewPage, shelf: Shelf, fought: tuple[Played, int, int]
) -> None:
    game, begins, _ = fought
    name = shelf.bring(save_at(game, begins - 1))
    fallen = len(told(shelf, name, "unit_killed"))
    page = watching(new_page, shelf, name)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/position?*", hold)
    with page.expect_request("**/position?*"):
        repeat(shelf, name, choices(game, begins, begins)[0])
    while shelf.position(name)["table"]["battle"]:
        assert shelf.play(name, 0) or shelf.play(name, 1)
    page.unroute("**/position?*")
    for route in held:
        route.continue_()
    seen = act(page, "verdict", "wins the battle on")
    assert seen["totals"] == [str(n) for n in told(shelf, name, "battle_totals")[-1]["args"]]
    assert seen["fallen"] == len(told(shelf, name, "unit_killed")) - fallen
    assert seen["units"] > seen["fallen"]


def test_whoever_looks_on_sees_how_a_battle_ends(
    new_page: NewPage, shelf: Shelf, fought: tuple[Played, int, int]
) -> None:
    game, begins, ends = fought
    last = choices(game, begins, ends)[-1]
    name = shelf.bring(save_at(game, last.number - 1))
    page = watching(new_page, shelf, name)
    field = page.locator(".battlefield")
    expect(field.locator(".front").first).to_be_visible()
    repeat(shelf, name, last)
    expect(field.locator(".verdict")).to_contain_text("has won")
    totals = told(shelf, name, "battle_totals")[-1]["args"]
    expect(field.locator(".tally-n")).to_have_text([str(n) for n in totals])
    expect(field.locator(".field-foot")).to_contain_text("wins the battle on")
    # The field tells it: the stage need not.
    assert not page.evaluate("window.acts.some(({ verdict }) => verdict.includes('battle'))")
