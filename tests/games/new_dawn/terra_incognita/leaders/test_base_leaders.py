"""Leaders of the base game among armies, forts, districts and six cards."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.exploration.kit import Explorer
from tests.games.new_dawn.terra_incognita.kit import Frontier, space
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.board.spaces import within_limit
from ziggurat.games.new_dawn.content.leaders import coast
from ziggurat.games.new_dawn.ids import MILITARY
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.terra_incognita.districts.event import ResolveDistricts
from ziggurat.games.new_dawn.terra_incognita.ids import ENCAMPMENT
from ziggurat.games.new_dawn.turn.turn import Reset, Resolve
from ziggurat.games.new_dawn.wonders.wonders import wonder_cost

# Rome


@component("leader.rome")
@rule("ti.army.start")
def test_caravans_of_rome_leave_any_city_and_armies_do_not() -> None:
    t = Frontier("foreign_trade", 1).hold("p1", "rome").give("p1", cities="13i").caravans("card")
    assert "move c1 13b" in t.begin().options()
    war = Campaign(slot=1).hold("p1", "rome").give("p1", cities="13i").begin()
    assert "13b" not in war.ends()


# Scythia


@component("leader.scythia")
@rule("ti.attack.fort_bonus", "ti.fort.terrain")
@pytest.mark.parametrize(("label", "more"), [("5g", 3), ("5i", 3), ("5h", 0)])
def test_scythia_counts_the_terrain_of_the_defender(label: str, more: int) -> None:
    def value(leader: str) -> int:
        t = Campaign(slot=3).hold("p1", leader).armies("5b").set("caravans p2", label)
        return t.trade(3, 1).begin().attack(label, 1, 1).values()[0]

    assert value("scythia") - value("georgia") == more


@component("leader.scythia")
def test_forts_are_forests_for_scythia() -> None:
    t = Campaign(slot=3).hold("p1", "scythia").fort("11c").trade(3, 1).begin().attack("22a", 1, 1)
    plain = Campaign(slot=3).fort("11c").trade(3, 1).begin().attack("22a", 1, 1)
    assert t.values() == plain.values()
    t = Campaign(slot=1).hold("p1", "scythia").armies("12e").trade(1, 1).begin()
    t.attack("12f", 1, 1)
    plain = Campaign(slot=1).armies("12e").trade(1, 1).begin().attack("12f", 1, 1)
    assert t.values()[0] - plain.values()[0] == 3


# Sumeria


@component("leader.sumeria")
@rule("ti.encampment.defeat")
def test_an_encampment_of_sumeria_takes_a_resource_too() -> None:
    t = Frontier(seats=2).hold("p1", "sumeria").set("district p1 encampment", "11b")
    t.barbarian("11c").at("turn p1 end", ResolveDistricts(0, bit(ENCAMPMENT), 1))
    t.play("rout 11c", "put 3")
    assert t.asked() == ["p1 take_resource"]
    t.play(t.options()[0])
    assert sum(t.realm().resources) == 1


@component("leader.sumeria")
def test_a_barbarian_driven_off_by_a_caravan_brings_none() -> None:
    t = Explorer("currency_ti", 3).hold("p1", "sumeria").caravans("11c").barbarian("11b").begin()
    t.play("move c1 11b")
    assert sum(t.realm().resources) == 0
    assert t.asked() == ["p2 focus"]


# Japan


@component("leader.japan")
def test_japan_finds_coasts_easy_for_armies_and_as_targets() -> None:
    """15c is a mountain beside water at the edge."""
    t = Campaign(slot=3, capitals=("15a", "9a")).hold("p1", "japan").armies("15a").begin()
    assert {"15b", "15c"} <= t.ends()
    assert has(coast(t.g), space("15c"))
    plain = Campaign(slot=3, capitals=("15a", "9a")).armies("15a").begin()
    assert not {"15b", "15c"} & plain.ends()
    t.g.active = 1
    assert not has(within_limit(t.g, 0, MILITARY, 3), space("15c"))


@component("leader.japan")
def test_a_fort_laid_beside_it_takes_the_edge_of_a_mountain_away() -> None:
    """11e is a mountain at the edge, where a single cell is free."""
    t = Frontier()
    assert has(coast(t.g), space("11e"))
    while has(t.g.board.edge, space("11e")):
        t.fort("11e", 22 + len(t.fact("forts")))
    assert not has(coast(t.g), space("11e"))


# Aztec, America, Egypt


@component("leader.aztec")
def test_the_aztec_swap_any_two_of_six_cards() -> None:
    t = Campaign(slot=2).hold("p1", "aztec").armies("5b").add("control p2", "5g")
    place, value = t.place_of(2), t.slot
    t.g.active = 0
    t.at("turn p1 end", Reset(0, place, value), Resolve(0, place, value)).win("5g")
    assert t.asked() == ["p1 swap_cards"]
    assert "swap left 5" in t.options()


@component("leader.egypt")
@rule("ti.wonder.token_discount")
def test_egypt_adds_to_the_token_of_a_wonder() -> None:
    t = Frontier().set("offer economic", "colossus")
    plain = wonder_cost(t.g, 0, t.row("colossus"))
    t.hold("p1", "egypt").set("priced", "colossus")
    assert wonder_cost(t.g, 0, t.row("colossus")) == plain - 2


@component("leader.america")
@rule("ti.attack.reroll_any_token")
def test_a_natural_wonder_of_america_buys_a_reroll() -> None:
    t = Campaign(slot=2).hold("p1", "america").armies("5b").give("p2", "5g").give("p1", "13a")
    natural = t.rules.rows[t.g.board.icons.naturals[space("13a")]].name
    t.set("natural_tokens").set("naturals p1", natural).set("tokens_on_card p1 2", natural)
    t.begin().attack("5g", 1, 6)
    assert t.options() == ["spend 0", "spend 1", "reroll"]
    t.play("reroll")
    assert t.asked() == ["p1 lay_natural"]
    t.play("put 2").roll(2)
    assert t.asked() != ["p1 spend_on_attack"]


@component("leader.france")
@rule("ti.component.wonders_added")
@pytest.mark.parametrize(
    ("wonder", "tokens"), [("colosseum", 1), ("kilwa_kisiwani", 2), ("statue_of_liberty", 3)]
)
def test_france_counts_the_era_of_new_wonders(wonder: str, tokens: int) -> None:
    plain = Frontier("early_empire", 2).hold("p1", "france").begin().facts()[0]
    t = Frontier("early_empire", 2).hold("p1", "france", wonder).begin()
    assert t.facts()[0] == plain + tokens
