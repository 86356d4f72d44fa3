"""What a module changes about the event dial and about figures on cards."""

from __future__ import annotations

from functools import cache

from tests.games.new_dawn.kit import ROW, STEPS
from tests.games.new_dawn.seams.kit import FIRST_ROW, probed
from tests.kit.table import Position
from ziggurat import api
from ziggurat.build.build import Build
from ziggurat.games.new_dawn.content.wonders_scientific import ImproveCards
from ziggurat.games.new_dawn.focus.figures import LockCaravans
from ziggurat.games.new_dawn.focus.science import GainCard
from ziggurat.games.new_dawn.ids import FIRST_SECTION, NONE
from ziggurat.games.new_dawn.moments import CARD_REPLACED
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.world.events import Section
from ziggurat.kernel.content import Cue, Do, Row
from ziggurat.kernel.state import State


def flood(g: Table) -> None:
    g.note("flood", g.first, ())


def locks(s: State, cue: Cue) -> None:
    s.push(LockCaravans(cue.owner))


def install(b: Build) -> None:
    """Another section in place of the second, one more at the end, and surplus caravans lock."""
    sections = b.content("event_section")
    sections.replace("quiet", Section(FIRST_SECTION + 1, "flood", flood))
    sections.add((Section(FIRST_SECTION + 9, "second-flood", flood),))
    b.content("rule").add((Row(FIRST_ROW, "surplus", (Do(CARD_REPLACED, locks),)),))


@cache
def rules() -> api.Rules:
    return probed(install)


def position() -> Position:
    t = Position("new-dawn", 2, rules=rules())
    for step in t.rules.flows["setup"]:
        if step.name in STEPS:
            step.begin(t.state, 0)
    for seat in ("p1", "p2"):
        t.set(f"row {seat}", *ROW)
    return t.set("victory", "civilized-moneygrubber")


def test_a_section_of_the_dial_is_replaced() -> None:
    t = position().set("event_dial", "spawning").set("turns", "1").at("turn p1")
    assert t.fact("event_dial") == ["flood"]
    assert "flood" in t.heard("p1")


def test_a_section_more_makes_the_dial_longer() -> None:
    t = position().set("event_dial", "second-movement").set("turns", "1").at("turn p1")
    assert t.fact("event_dial") == ["second-flood"]
    t = position().set("event_dial", "second-flood").set("turns", "1").at("turn p1")
    assert t.fact("event_dial") == ["spawning"]


def caravans(t: Position) -> tuple[int, ...]:
    return table(t.state).realms[0].caravans


def test_a_better_card_unlocks_figures() -> None:
    t = position().at("turn p1 focus", ImproveCards(0, 1, NONE)).play("p1 gain 2 currency")
    assert caravans(t) == (-1, -1, -2)


def test_figures_that_no_card_shows_are_locked_as_their_owner_says() -> None:
    """A card of another type takes the place of the economy card; one caravan is under way."""
    row = ("astrology", "currency", "masonry", "early_empire", "pottery")
    t = position().set("row p1", *row).set("wonder_at oxford_university", "16a")
    table(t.state).realms[0].caravans = (-1, -1, -2)
    t.set("caravans p1", "16b").at("turn p1 focus", GainCard(0, 2)).play("p1 gain 2 iron_working")
    t.play("p1 lock c1")
    assert t.fact("caravans p1") == []
    assert caravans(t) == (-2, -2, -2)


def test_of_several_figures_the_owner_keeps_one() -> None:
    row = ("astrology", "steam_power", "masonry", "early_empire", "foreign_trade")
    t = position().set("row p1", *row).set("wonder_at oxford_university", "16a")
    table(t.state).realms[0].caravans = (-1, -1, -2)
    t.set("caravans p1", "16b").at("turn p1 focus", GainCard(0, 2)).play("p1 gain 2 iron_working")
    assert t.asked() == ["p1 lock_caravans"]
    assert t.options() == ["p1 lock c1", "p1 lock c2"]
    assert t.refused("p1 lock c3") == "nd.economy.unlock"
    t.play("p1 lock c1")
    assert caravans(t) == (-2, -1, -2)
