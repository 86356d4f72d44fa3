"""The event dial of six sections, and trade tokens on faceup wonders."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.kit import Frontier, set_up, ti_rules
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.wonders.wonders import wonder_cost

SECTIONS = (
    "spawning-wonder",
    "movement-ti",
    "districts",
    "government-wonder",
    "second-movement-ti",
    "second-districts",
)


def frontier() -> Frontier:
    t = Frontier().set("victory", "civilized-moneygrubber", "explorer-aesthetic")
    return t.set("offer cultural", "stonehenge").set("offer economic", "colossus")


def turned(t: Frontier, section: str) -> Frontier:
    """The dial turns to a section before p1's turn."""
    before = SECTIONS[SECTIONS.index(section) - 1]
    return t.set("event_dial", before).set("turns", "3").at("turn p1")


@rule("ti.component.event_dial_replaced", "ti.event.icons", "ti.event.no_trade_icon")
@component(
    "event_section.spawning-wonder",
    "event_section.movement-ti",
    "event_section.districts",
    "event_section.government-wonder",
    "event_section.second-movement-ti",
    "event_section.second-districts",
)
def test_six_sections_follow_each_other() -> None:
    rules = ti_rules()
    names = [rules.rows[at].name for at in rules.families["event_section"]]
    assert tuple(names) == SECTIONS
    for section in SECTIONS:
        assert turned(frontier(), section).fact("event_dial") == [section]


@rule("ti.event.no_trade_icon", "ti.trade.sources")
def test_no_section_pays_for_mature_cities() -> None:
    for section in SECTIONS:
        t = turned(frontier().give("p2", "9b 9c 9f 9g"), section)
        assert "put_tokens" not in " ".join(t.asked())


@rule("ti.event.icons")
@pytest.mark.parametrize("section", ["movement-ti", "second-movement-ti"])
def test_barbarians_move_at_two_of_them(section: str) -> None:
    t = turned(frontier().barbarian("5b"), section).play("nature roll 1")
    assert t.fact("barbarian A") != ["5b"]


@rule("ti.event.icons")
@pytest.mark.parametrize("section", ["districts", "second-districts"])
def test_districts_are_resolved_at_two_of_them(section: str) -> None:
    t = turned(frontier().set("district p1 theater_square", "11g"), section)
    assert t.asked() == ["p1 place_tokens"]


@rule("ti.event.several_icons")
def test_the_other_icon_comes_before_the_wonders() -> None:
    t = turned(frontier(), "government-wonder")
    assert t.asked() == ["p1 change_government"]
    assert t.fact("priced") == []
    t.play("pass", "p2 pass")
    assert set(t.fact("priced")) == {"stonehenge", "colossus"}
    t = turned(frontier(), "spawning-wonder")
    keys = [event.split()[0] for event in t.heard("p1")]
    assert keys.index("barbarian_spawned") < keys.index("wonder_priced")


@rule("ti.event.wonder_place")
def test_each_faceup_wonder_without_a_token_gets_one() -> None:
    t = turned(frontier(), "spawning-wonder")
    assert set(t.fact("priced")) == {"stonehenge", "colossus"}


@rule("ti.event.wonder_remove", "ti.event.wonder_new_clean", "ti.event.wonder_removed_token")
def test_a_wonder_with_a_token_is_removed_and_the_next_has_none() -> None:
    g = set_up(2)
    t = Frontier()
    t.g.offer, t.g.hidden, t.g.decks = g.offer, g.hidden, g.decks
    t.set("victory", "civilized-moneygrubber", "explorer-aesthetic")
    first = t.fact("offer cultural")
    turned(t.set("priced", *first), "spawning-wonder")
    assert t.asked() == ["nature wonder"]
    others = t.fact("priced")
    assert first[0] not in others
    assert len(others) == 3
    t.play(f"nature {t.options()[0]}")
    now = t.fact("offer cultural")
    assert now != first
    assert now[0] not in t.fact("priced")
    assert not any([has(mask, t.row(first[0])) for mask in t.g.hidden])
    assert t.fact(f"wonder_at {first[0]}") == []


@rule("ti.event.wonder_last_card")
def test_the_last_wonder_of_a_deck_leaves_it_empty() -> None:
    t = turned(frontier().set("priced", "stonehenge"), "spawning-wonder")
    assert t.fact("offer cultural") == []
    assert t.fact("priced") == ["colossus"]


@rule("ti.event.wonder_not_setup")
def test_no_wonder_has_a_token_when_the_game_begins() -> None:
    g = set_up(3)
    assert unknown(g).priced == 0
    assert g.dial == 0


@rule("ti.wonder.token_discount", "ti.wonder.token_once")
def test_a_token_makes_a_wonder_cheaper_by_one_and_nothing_else() -> None:
    t = Frontier("pottery", 4).set("offer cultural", "stonehenge")
    stonehenge = t.row("stonehenge")
    assert wonder_cost(t.g, 0, stonehenge) == 7
    t.set("priced", "stonehenge")
    assert wonder_cost(t.g, 0, stonehenge) == 6
    t.set("resources p1 marble", "1").begin()
    # Four from the slot and two from the resource are enough with the token.
    assert "wonder stonehenge" in t.options()
    assert t.facts() == (4, 4)


@rule("ti.wonder.token_back")
@component("rule.wonder_tokens")
def test_the_token_of_a_built_wonder_goes_to_the_supply() -> None:
    t = Frontier("pottery", 5).set("offer cultural", "stonehenge").set("priced", "stonehenge")
    t.set("resources p1 marble", "1").begin().play("wonder stonehenge")
    assert t.fact("wonder_at stonehenge") == ["11a"]
    assert t.fact("priced") == []
    assert sum(t.realm().trade) == 0


@rule("ti.wonder.token_back")
@component("rule.wonder_tokens")
def test_a_wonder_that_asks_when_it_is_built_gives_its_token_back_too() -> None:
    """The Pyramids improve cards before the token goes."""
    t = Frontier("pottery", 5).set("offer scientific", "pyramids").set("priced", "pyramids")
    t.set("resources p1 marble", "2").set("resources p1 oil", "2").trade(5, 3).begin()
    t.play("wonder pyramids")
    while t.asked()[0] != "p2 focus":
        t.play("pass" if "pass" in t.options() else t.options()[0])
    assert t.fact("wonder_at pyramids") == ["11a"]
    assert t.fact("priced") == []
