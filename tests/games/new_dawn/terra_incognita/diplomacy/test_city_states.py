"""Akkad, Auckland and Palenque, and city-states of the base game among armies."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.diplomacy.kit import TILES, Embassy
from tests.games.new_dawn.terra_incognita.kit import Frontier, row, shown, space, ti_rules
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.board.spaces import within_limit
from ziggurat.games.new_dawn.focus.industry import city_range
from ziggurat.games.new_dawn.ids import (
    CITY,
    CITY_STATE,
    CULTURE,
    INDUSTRY,
    MILITARY,
    NONE,
    SCIENCE,
    TOKEN,
)
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.moments import ATTACK_BONUS
from ziggurat.games.new_dawn.rows import CityState
from ziggurat.games.new_dawn.terra_incognita.ids import ARMY, FORT, STAR
from ziggurat.kernel.content import adjusted

TYPES = {"akkad": MILITARY, "antananarivo": CULTURE, "auckland": INDUSTRY, "palenque": SCIENCE}


@component(
    "city_state.akkad", "city_state.antananarivo", "city_state.auckland", "city_state.palenque"
)
@rule("ti.component.citystate_cards")
@pytest.mark.parametrize("name", sorted(TYPES))
def test_types_frames_and_places(name: str) -> None:
    state = ti_rules().rows[row(name)]
    assert isinstance(state, CityState)
    assert (state.focus, state.frame) == (TYPES[name], STAR)
    t = Embassy(name)
    assert t.g.board.icons.city_states[space(TILES[name][2])] == row(name)
    assert ti_rules().limits["city_state_cards"] == 2
    assert len(ti_rules().families["city_state"]) == 12


# Akkad


@rule("ti.clarify.akkad", "ti.army.pass_only_named")
@component("city_state.akkad")
def test_with_akkad_armies_pass_tokens_and_attack_where_they_end() -> None:
    t = Campaign(slot=2).armies("5b").give("p2", "5g 5f 5i").hold("p1", "akkad").begin()
    plain = Campaign(slot=2).armies("5b").give("p2", "5g 5f 5i").begin()
    assert "5f" in t.ends()
    assert "5f" not in plain.ends()
    t.attack("5f", 6, 1)
    assert "5f" in t.fact("control p1")
    assert t.fact("control p2") == ["5g", "5i"]


@rule("ti.clarify.akkad", "ti.army.pass_only_named")
@component("city_state.akkad")
@pytest.mark.parametrize("what", ["army", "city", "caravan", "barbarian"])
def test_anything_else_still_stops_them(what: str) -> None:
    """5f lies behind 5g; the way round is a mountain or longer."""
    t = Campaign(slot=2).armies("5b").give("p2", "5f").hold("p1", "akkad")
    if what == "barbarian":
        t.give("p2", "5g").barbarian("5g")
    elif what == "city":
        t.give("p2", cities="5g")
    elif what == "army":
        t.give("p2", "5g").armies("5g", seat="p2")
    else:
        t.give("p2", "5g").set("caravans p2", "5g")
    t.begin()
    assert "5g" in t.ends()
    assert "5f" not in t.ends()


# Auckland


@component("city_state.auckland")
def test_auckland_counts_through_water_and_finds_the_shore_easy() -> None:
    t = Frontier("pottery", 1, capitals=("15a", "11a")).hold("p1", "auckland")
    shore = shown(t.g.board.shore & t.g.board.land)
    easy = shown(within_limit(t.g, 0, INDUSTRY, 1))
    assert set(shore) <= set(easy)
    assert "15f" not in easy
    assert "9c" not in shown(within_limit(t.g, 0, CULTURE, 1))
    t.give("p1", "12h")
    assert {"12a", "12c"} <= set(shown(city_range(t.g, 0, t.row("pottery"), 5)))
    t.set("cards p1")
    assert not {"12a", "12c"} & set(shown(city_range(t.g, 0, t.row("pottery"), 5)))


# Palenque


def rich(card: str, slot: int, **held: int) -> Campaign:
    t = Campaign(card, slot).hold("p1", "palenque")
    for kind, count in held.items():
        t.set(f"resources p1 {kind}", str(count))
    return t


@component("city_state.palenque")
def test_resources_are_spent_as_tokens_for_control_tokens() -> None:
    t = rich("early_empire", 2, oil=1).begin()
    while t.options() != ["pass", "spend 1"]:
        t.play(next(at for at in t.options() if at.startswith("place")))
    t.play("spend 1")
    assert t.fact("resources p1 oil") == ["0"]
    assert t.asked() == ["p1 place_tokens"]


@component("city_state.palenque")
def test_of_tokens_and_resources_it_is_asked_which() -> None:
    t = rich("early_empire", 2, oil=1, marble=1).trade(2, 1).begin()
    while "spend 1" not in t.options():
        t.play(next(at for at in t.options() if at.startswith("place")))
    t.play("spend 1")
    assert t.asked() == ["p1 spend_as"]
    assert t.options() == ["resource marble", "resource oil", "trade"]
    assert t.refused("resource diamond") == "nd.resource.spend"
    t.play("trade")
    assert t.realm().trade[2] == 0
    assert t.asked() == ["p1 place_tokens"]


@component("city_state.palenque")
def test_resources_move_caravans_and_the_dial() -> None:
    t = rich("foreign_trade", 5, diamond=2).caravans("card").begin()
    before = t.facts()
    t.play("spend 1")
    assert t.facts()[0] == before[0] + 1
    assert t.fact("resources p1 diamond") == ["1"]
    t = rich("astrology", 3, diamond=2).begin()
    assert "spend 2" in t.options()
    t.play("spend 2")
    assert t.fact("resources p1 diamond") == ["0"]
    assert (t.fact("dial p1"), t.asked()) == (["5"], ["p1 gain_card"])


@component("city_state.palenque")
def test_resources_reinforce_with_a_growth_card() -> None:
    def reinforced(**held: int) -> int:
        t = rich("irrigation", 2, **held).give("p1", "11b 11c 11d 5i 11g").begin()
        while t.asked()[0].startswith("p1"):
            t.play(next(at for at in t.options() if at != "pass"))
        assert sum(t.realm().resources) == 0
        return len(t.fact("reinforced p1"))

    assert reinforced(oil=1) == reinforced() + 1


@component("city_state.palenque")
@rule("ti.attack.reroll_any_token")
def test_resources_buy_rerolls_and_strength_in_an_attack() -> None:
    t = rich("masonry_ti", 2, oil=2).armies("5b").give("p2", "5g").begin().attack("5g", 1, 6)
    assert t.options() == ["spend 0", "spend 1", "spend 2", "reroll"]
    t.play("reroll").roll(4)
    assert t.fact("resources p1 oil") == ["1"]
    value = t.values()[0]
    t.play("spend 1")
    assert t.told("spent_in_combat")[0][2:] == (1, value + 1)
    assert t.fact("resources p1 oil") == ["0"]


@component("city_state.palenque", "wonder.jebel_barkal")
def test_palenque_and_jebel_barkal_share_the_resources() -> None:
    t = rich("masonry_ti", 2, oil=2).hold("p1", "jebel_barkal").armies("5b").give("p2", "5g")
    t.begin().attack("5g", 1, 6)
    t.play("resource oil")
    assert "spend 2" not in t.options()
    assert "spend 1" in t.options()


@component("city_state.palenque")
def test_the_defender_does_not_resolve_a_card() -> None:
    t = Campaign(slot=2).hold("p2", "palenque").set("resources p2 oil", "2").armies("5b")
    t.give("p2", "5g").begin().attack("5g", 6, 1)
    assert t.asked() == ["p2 focus"]


@component("city_state.palenque")
@rule("nd.wonder.production_resource")
def test_a_resource_of_a_wonder_counts_two_and_any_other_one() -> None:
    """Colossus costs 7 and takes diamond and oil; slot 5 gives 5."""
    t = rich("pottery", 4, marble=1, oil=1).set("offer economic", "colossus").begin()
    t.play("wonder colossus")
    while t.asked() == ["p1 pay"]:
        t.play(t.options()[0])
    assert (t.fact("resources p1 marble"), t.fact("resources p1 oil")) == (["0"], ["0"])
    t = rich("pottery", 4, marble=2).set("offer economic", "colossus").begin()
    assert "wonder colossus" not in t.options()
    t = rich("pottery", 4, marble=3).set("offer economic", "colossus").begin()
    assert "wonder colossus" in t.options()


@component("city_state.palenque")
def test_natural_wonders_are_no_resources_for_it() -> None:
    t = Frontier("early_empire", 1).hold("p1", "palenque").give("p1", "13a").begin()
    t.play("place 11c")
    while t.asked() == ["p1 place_tokens"] and t.options() != ["pass"]:
        assert "spend 1" not in t.options()
        t.play(t.options()[-1])
    assert t.asked() == ["p2 focus"]


# Of the base game


def attack(t: Frontier, label: str, target: int, defender: int = NONE) -> int:
    return adjusted(t.g, ATTACK_BONUS, 0, (space(label), target, defender), 0)


@component("city_state.kabul")
def test_kabul_helps_against_cities_and_city_states_only() -> None:
    t = Frontier().hold("p1", "kabul").forts("5h")
    assert attack(t, "5b", CITY, 1) == 3
    assert attack(t, "12f", CITY_STATE) == 3
    assert attack(t, "15j", CITY_STATE) == 0
    assert [attack(t, "5b", kind, 1) for kind in (TOKEN, ARMY)] == [0, 0]
    assert attack(t, "5h", FORT) == 0


@component("city_state.carthage")
def test_carthage_counts_cities_on_forts_and_no_free_fort() -> None:
    t = Frontier().hold("p1", "carthage").forts("5h")
    assert attack(t, "5g", TOKEN, 1) == 0
    t.give("p1", cities="5h")
    assert attack(t, "5g", TOKEN, 1) == 1


@component("city_state.seoul")
def test_seoul_pushes_no_barbarian_into_an_army() -> None:
    t = Frontier().hold("p1", "seoul").barbarian("12a").armies("12e", seat="p2").turn()
    t.play("use seoul")
    assert "shift 12a 12e" not in t.options()
    assert "shift 12a 12c" in t.options()


@component("city_state.mohenjo_daro")
def test_mohenjo_daro_helps_tokens_but_no_army() -> None:
    t = Frontier().hold("p1", "mohenjo_daro")
    assert has(within_limit(t.g, 0, CULTURE, 1), space("11d"))
    assert not has(within_limit(t.g, 0, MILITARY, 1), space("11d"))
