"""Ten more leaders: what each does, and where it stops."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.kit import Frontier, row, space, ti_rules
from tests.games.new_dawn.terra_incognita.leaders.kit import use_up
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.focus.culture import PlaceTokens
from ziggurat.games.new_dawn.focus.row import places_from, slot_value
from ziggurat.games.new_dawn.ids import (
    CULTURE,
    ECONOMY,
    FIRST_LEADER,
    HARDEST,
    INDUSTRY,
    MILITARY,
    SCIENCE,
)
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.printed import focus_of
from ziggurat.games.new_dawn.rows import Leader
from ziggurat.games.new_dawn.terra_incognita.districts.event import ResolveDistricts
from ziggurat.games.new_dawn.terra_incognita.governments.changing import govern
from ziggurat.games.new_dawn.turn.turn import Reset

ORDERS = {
    "china": (MILITARY, INDUSTRY, ECONOMY, CULTURE, SCIENCE),
    "england": (ECONOMY, SCIENCE, CULTURE, INDUSTRY, MILITARY),
    "georgia": (INDUSTRY, SCIENCE, ECONOMY, MILITARY, CULTURE),
    "inca": (CULTURE, MILITARY, SCIENCE, INDUSTRY, ECONOMY),
    "indonesia": (CULTURE, MILITARY, SCIENCE, INDUSTRY, ECONOMY),
    "netherlands": (CULTURE, SCIENCE, INDUSTRY, ECONOMY, MILITARY),
    "nubia": (ECONOMY, INDUSTRY, CULTURE, SCIENCE, MILITARY),
    "ottoman": (SCIENCE, INDUSTRY, CULTURE, MILITARY, ECONOMY),
    "poland": (CULTURE, MILITARY, INDUSTRY, ECONOMY, SCIENCE),
    "zulu": (INDUSTRY, CULTURE, ECONOMY, SCIENCE, MILITARY),
}


@rule("ti.component.leaders_added")
@component(
    "leader.china",
    "leader.england",
    "leader.georgia",
    "leader.inca",
    "leader.indonesia",
    "leader.netherlands",
    "leader.nubia",
    "leader.ottoman",
    "leader.poland",
    "leader.zulu",
)
@pytest.mark.parametrize("name", sorted(ORDERS))
def test_the_order_of_a_sheet(name: str) -> None:
    leader = ti_rules().rows[row(name)]
    assert isinstance(leader, Leader)
    assert leader.order == ORDERS[name]


@rule("ti.component.leaders_added")
def test_eight_and_ten_leaders() -> None:
    assert tuple(ti_rules().families["leader"]) == tuple(range(FIRST_LEADER, FIRST_LEADER + 18))


# China


def besieged(leader: str, label: str = "5g") -> Campaign:
    """p1's army beside a city of p2 on hills, with two reinforced tokens next to it."""
    t = Campaign(slot=2).armies("5b").give("p2", cities=label, reinforced="5h 13i", tokens="5f")
    return t.hold("p2", leader).trade(2, 1).begin().attack(label, 1, 1)


@component("leader.china")
def test_reinforced_tokens_of_china_count_two_each() -> None:
    assert besieged("china").values()[1] - besieged("georgia").values()[1] == 2


@component("leader.china")
def test_chinas_own_attacks_and_figures_gain_nothing() -> None:
    t = Campaign(slot=2).armies("5b").give("p2", reinforced="5h 13i").hold("p2", "china")
    t.set("caravans p2", "5g").trade(2, 1).begin().attack("5g", 1, 1)
    assert t.values()[1] == 3
    plain = Campaign(slot=2).armies("5b").give("p2", cities="5g", reinforced="5h 13i")
    plain.trade(2, 1).begin().attack("5g", 1, 1)
    china = Campaign(slot=2).armies("5b").give("p2", cities="5g", reinforced="5h 13i")
    china.hold("p1", "china").give("p1", reinforced="5c").trade(2, 1).begin().attack("5g", 1, 1)
    assert china.values() == plain.values()


@component("leader.china")
def test_a_token_itself_counts_two_if_it_is_reinforced() -> None:
    """The reinforced token in the defending space is one of those that count."""

    def defence(leader: str) -> int:
        t = Campaign(slot=2).armies("5b").give("p2", reinforced="5g").hold("p2", leader)
        return t.trade(2, 1).begin().attack("5g", 1, 1).values()[1]

    assert defence("china") - defence("zulu") == 1


# England


def england(slot: int = 2, seats: int = 2) -> Frontier:
    return Frontier("pottery", slot, seats).hold("p1", "england")


@component("leader.england")
def test_the_only_city_of_a_tile_brings_a_reinforced_token_beside_it() -> None:
    t = england(3).give("p1", "5b").begin().play("build 5h")
    assert t.asked() == ["p1 guard_city"]
    assert t.options() == ["pass", "place 5g", "place 5i", "place 5j"]
    assert t.refused("place 5b") == "nd.culture.blocked_control"
    assert t.refused("place 5f") == "nd.focus.card_text_over_rules"
    t.play("place 5j")
    assert has(t.realm().control & t.realm().reinforced, space("5j"))
    assert t.asked() == ["p2 focus"]


@component("leader.england")
def test_england_may_leave_it() -> None:
    t = england(3).give("p1", "5b").begin().play("build 5h", "pass")
    assert t.fact("control p1") == ["5b"]


@component("leader.england")
@pytest.mark.parametrize("seat", ["p1", "p2"])
def test_another_city_of_anybody_on_the_tile_is_in_the_way(seat: str) -> None:
    t = england(3).give("p1", "5b").give(seat, cities="5d").begin().play("build 5h")
    assert t.asked() == ["p2 focus"]


@component("leader.england")
def test_city_states_do_not_count_as_cities() -> None:
    t = england(3).give("p1", "12c 12d").begin().play("build 12d")
    assert t.asked() == ["p1 guard_city"]
    assert "12f" in t.fact("city_state_tokens")


@component("leader.england")
def test_without_an_unused_token_nothing_is_offered() -> None:
    t = use_up(england(3).give("p1", "5b"), 0, "5g 5h 5i 5j").begin().play("build 5h")
    assert t.asked() == ["p2 focus"]


@component("leader.england")
def test_taking_a_fort_or_a_city_is_not_building() -> None:
    t = Campaign(slot=3).hold("p1", "england").fort("11c").begin().win("22a")
    assert t.fact("cities p1") == ["11a", "22a"]
    assert t.asked() == ["p2 focus"]
    t = Campaign(slot=2).hold("p1", "england").armies("5b").give("p2", cities="5g")
    t.begin().win("5g")
    assert "5g" in t.fact("cities p1")
    assert t.asked() == ["p2 focus"]


@component("leader.england")
def test_the_guard_collects_what_lies_there_and_no_fort_takes_it() -> None:
    t = england(3).forts("5j").give("p1", "5b").set("resource oil", "5g").begin()
    assert "build 5h" not in t.options()
    t = england(3).give("p1", "5b").set("resource oil", "5g").begin().play("build 5h", "place 5g")
    assert t.fact("resources p1 oil") == ["1"]


# Georgia


@component("leader.georgia")
@pytest.mark.parametrize(
    ("state", "focus"),
    [("kumasi", CULTURE), ("seoul", SCIENCE), ("brussels", INDUSTRY), ("kabul", MILITARY)],
)
def test_a_city_states_card_moves_cards_of_its_type_one_slot(state: str, focus: int) -> None:
    t = Frontier().hold("p1", "georgia", state)
    types = [focus_of(t.rules, t.row(card)) for card in t.fact("row p1")]
    plain = [1, 1, 2, 3, 4, 5]
    for place in range(6):
        farther = plain[min(place + 1, 5)] if types[place] == focus else plain[place]
        assert slot_value(t.g, 0, place) == farther


@component("leader.georgia")
def test_two_cards_of_a_type_move_no_farther_and_rivals_cards_do_nothing() -> None:
    t = Frontier().hold("p1", "georgia", "kabul", "carthage", "akkad", "embassy-green")
    assert [slot_value(t.g, 0, place) for place in range(6)] == [1, 2, 2, 3, 4, 5]
    t = Frontier().hold("p1", "georgia").hold("p2", "kabul")
    assert slot_value(t.g, 0, 1) == 1


@component("leader.georgia")
def test_georgia_adds_to_a_government_and_ends_at_five() -> None:
    t = Frontier("masonry_ti", 4).hold("p1", "georgia", "kabul")
    govern(t.g, 0, row("autocracy"), t.realm().row[t.place_of(4)])
    assert slot_value(t.g, 0, t.place_of(4)) == 5


# Inca


@component("leader.inca")
def test_a_token_on_a_mountain_spreads_again_and_again() -> None:
    """11e and 11f are mountains; 5a and 5d too."""
    t = Frontier("early_empire", 5).hold("p1", "inca").begin().play("place 11e")
    assert set(t.options()) == {"pass", "place 11d", "place 11f", "place 5c"}
    t.play("place 11f")
    assert "place 5b" in t.options()
    t.play("place 5b")
    assert t.fact("control p1") == ["5b", "11e", "11f"]
    assert t.asked() == ["p1 place_tokens"]
    assert t.facts() == (1,)


@component("leader.inca")
def test_spreading_may_be_left_and_follows_no_other_terrain() -> None:
    t = Frontier("early_empire", 5).hold("p1", "inca").begin().play("place 11d")
    assert t.facts() == (1,)
    t.play("place 11e", "pass")
    assert t.asked() == ["p2 focus"]
    assert t.fact("control p1") == ["11d", "11e"]


@component("leader.inca")
def test_spreading_ends_with_the_unused_tokens() -> None:
    t = use_up(Frontier("early_empire", 5).hold("p1", "inca"), 1, "11d 11e 11f 5c").begin()
    t.play("place 11e")
    assert t.asked() == ["p1 lift_to_place"]
    assert t.facts() == (1,)


@component("leader.inca")
def test_replaced_tokens_and_natural_wonders_start_nothing() -> None:
    t = Campaign(slot=5).hold("p1", "inca").armies("5b").give("p2", "5a").begin().win("5a")
    assert "5a" in t.fact("control p1")
    assert t.asked() == ["p2 focus"]
    t = Campaign().hold("p1", "inca")
    t.at("turn p1 end", PlaceTokens(0, 1, HARDEST, bit(space("13a")))).play("place 13a")
    assert t.asked() == ["p2 focus"]


@component("leader.inca")
def test_a_second_card_acts_with_the_spreading() -> None:
    """The token beside the mountain lies on hills, and Stonehenge goes on from there."""
    t = Frontier("early_empire", 5).hold("p1", "inca", "stonehenge").begin().play("place 11f")
    t.play("place 11g")
    assert set(t.options()) == {"pass", "place 11h"}


# Indonesia


@component("leader.indonesia")
def test_caravans_sail_and_jump_from_edge_to_edge() -> None:
    """15d, 12g, 9d and 9e are water at the edge; 12b is not."""
    t = Frontier("foreign_trade", 1, capitals=("15a", "9b")).hold("p1", "indonesia")
    t.caravans("card").begin()
    ends = {at.split()[2] for at in t.options() if at.startswith("move")}
    assert {"15d", "12g", "9d", "9e"} <= ends
    assert "12b" in ends
    plain = Frontier("foreign_trade", 1, capitals=("15a", "9b")).hold("p1", "georgia")
    found = {at.split()[2] for at in plain.caravans("card").begin().options() if "move" in at}
    assert not {"15d", "12g", "9d", "9e", "12b"} & found


@component("leader.indonesia")
def test_the_jump_costs_a_space() -> None:
    """Three spaces: 15d, a jump to 9e, and 9f beside it."""
    t = Frontier("foreign_trade", 1, capitals=("15a", "9b")).hold("p1", "indonesia")
    t.caravans("card").begin()
    assert "move c1 9f" in t.options()
    assert "move c1 9b" not in t.options()


@component("leader.indonesia")
def test_armies_sail_but_do_not_jump() -> None:
    t = Campaign("masonry_ti", 1, capitals=("15a", "9b")).hold("p1", "indonesia").armies("15a")
    t.begin()
    assert "15d" in t.ends()
    assert "9e" not in t.ends()
    plain = Campaign("masonry_ti", 1, capitals=("15a", "9b")).armies("15a").begin()
    assert "15d" not in plain.ends()


# Netherlands


@component("leader.netherlands")
def test_water_beside_a_district_is_every_terrain() -> None:
    """12h lies beside the waters 12g and 12b; the zone's forests are tested with its own."""
    t = polder("georgia", "campus")
    assert sum(t.realm().trade) == 0
    t = polder("netherlands", "campus")
    assert t.realm().trade[place_of(t, SCIENCE)] == 2
    t = polder("netherlands", "commercial_hub").play("gather deserts")
    assert t.realm().trade[place_of(t, ECONOMY)] == 2


def polder(leader: str, kind: str) -> Frontier:
    """p1 resolves its only district."""
    t = Frontier("irrigation", 1).hold("p1", leader).set(f"district p1 {kind}", "12h")
    return t.at("turn p1 end", ResolveDistricts(0, bit(row(kind)), 1))


def place_of(t: Frontier, focus: int) -> int:
    """Where p1's card of a type lies."""
    return [focus_of(t.rules, t.row(at)) for at in t.fact("row p1")].index(focus)


# Nubia


@component("leader.nubia")
def test_after_the_growth_card_one_district_is_resolved() -> None:
    t = Frontier("irrigation", 1).hold("p1", "nubia").give("p1", "11e 11f")
    t.set("district p1 campus", "11d").at("turn p1 end", Reset(0, t.place_of(1), 1))
    assert t.realm().trade[place_of(t, SCIENCE)] == 1
    assert t.asked() == ["p2 focus"]


@component("leader.nubia")
def test_one_of_several_districts_and_not_after_other_cards() -> None:
    t = Frontier("irrigation", 1).hold("p1", "nubia").give("p1", "11e 11f 11c")
    t.set("district p1 campus", "11d").set("district p1 commercial_hub", "13d").give("p1", "13e")
    t.at("turn p1 end", Reset(0, t.place_of(1), 1))
    assert t.asked() == ["p1 resolve_districts"]
    assert t.facts() == (1,)
    t.play("activate campus")
    assert t.asked() == ["p2 focus"]
    t = Frontier("astrology", 1).hold("p1", "nubia").give("p1", "11e 11f")
    t.set("district p1 campus", "11d").at("turn p1 end", Reset(0, t.place_of(1), 1))
    assert t.asked() == ["p2 focus"]
    assert t.realm().trade == (0, 0, 0, 0, 0, 0)


@component("leader.nubia")
def test_nubia_without_a_district() -> None:
    t = Frontier("irrigation", 1).hold("p1", "nubia").at("turn p1 end", Reset(0, 1, 1))
    assert t.asked() == ["p2 focus"]


# Zulu


@component("leader.zulu")
@pytest.mark.parametrize(("what", "tokens"), [("city", 2), ("token", 1), ("caravan", 1)])
def test_victories_bring_trade_tokens_for_the_military_card(what: str, tokens: int) -> None:
    t = Campaign(slot=2).hold("p1", "zulu").armies("5b")
    fact = {"city": "cities p2", "token": "control p2", "caravan": "caravans p2"}[what]
    t.add(fact, "5g").begin().win("5g")
    assert sum(t.realm().trade) == tokens
    assert t.realm().trade[place_of(t, MILITARY)] == tokens


@component("leader.zulu")
def test_a_free_fort_brings_one_token_and_a_capital_two() -> None:
    t = Campaign(slot=3).hold("p1", "zulu").fort("11c").begin().win("22a")
    assert sum(t.realm().trade) == 1
    t = Campaign(slot=2, capitals=("11a", "5g")).hold("p1", "zulu").armies("5b").begin()
    t.win("5g")
    while t.asked()[0].startswith("p1"):
        t.play("pass")
    assert sum(t.realm().trade) == 2


@component("leader.zulu")
def test_a_city_state_brings_two_and_a_card_never_has_four() -> None:
    t = Campaign(slot=5).hold("p1", "zulu").armies("12e").trade(5, 2).begin()
    t.march("12f").roll(6, 1).play("spend 2")
    assert t.realm().trade[place_of(t, MILITARY)] == 2
    t = Campaign(slot=2).hold("p1", "zulu").armies("5b").add("cities p2", "5g").trade(2, 2)
    t.begin().march("5g").roll(6, 1).play("spend 0")
    assert max(t.realm().trade) == 3


@component("leader.zulu")
def test_a_lost_attack_or_defence_brings_nothing() -> None:
    t = Campaign(slot=2).hold("p2", "zulu").armies("5b").add("cities p2", "5g")
    t.begin().attack("5g", 1, 6)
    assert sum(t.realm("p2").trade) == 0
    t = Campaign(slot=2).hold("p1", "zulu").armies("5b").add("cities p2", "5g")
    t.begin().attack("5g", 1, 6)
    assert sum(t.realm().trade) == 0


@component("leader.zulu")
def test_a_barbarian_brings_one_token_beside_the_usual_one() -> None:
    t = Campaign(slot=2).hold("p1", "zulu").armies("5b").barbarian("5g").begin().win("5g")
    assert t.asked() == ["p1 put_tokens"]
    t.play("put 5")
    assert sum(t.realm().trade) == 2
    assert t.realm().trade[5] == 1


# Leaders and wonders together


@component("leader.georgia")
def test_the_order_of_georgia_and_machu_picchu_is_asked_for_where_it_matters() -> None:
    """Slot 2: Machu Picchu first leads to 5, Georgia first to 3 and no farther."""
    t = Frontier("masonry_ti", 2).hold("p1", "georgia", "kabul", "machu_picchu_ti")
    assert places_from(t.g, 0, row("masonry_ti"), 2) == [3, 5]
    t.at("turn p1 focus").play("focus 2")
    assert t.asked() == ["p1 choose_slot"]
    assert t.options() == ["resolve 3", "resolve 5"]
