"""Wonders of the base game among armies, forts, districts and six cards."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.kit import Frontier, space
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.board.spaces import empty_spaces
from ziggurat.games.new_dawn.content.wonders_scientific import ImproveCards
from ziggurat.games.new_dawn.diplomacy.givers import card_limit
from ziggurat.games.new_dawn.focus.culture import NEAR_CITIES, token_spaces
from ziggurat.games.new_dawn.focus.row import PutTokens
from ziggurat.games.new_dawn.focus.science import GainCard
from ziggurat.games.new_dawn.ids import CITY, NONE, TOKEN
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.moments import ATTACK_BONUS, DEFENCE_BONUS
from ziggurat.games.new_dawn.terra_incognita.districts.event import ResolveDistricts
from ziggurat.games.new_dawn.terra_incognita.governments.changing import govern
from ziggurat.games.new_dawn.terra_incognita.ids import ARMY, CAMPUS, FORT
from ziggurat.games.new_dawn.turn.turn import Resolve
from ziggurat.kernel.content import adjusted

# Focus cards


@component("wonder.pyramids")
def test_the_pyramids_improve_growth_cards_too() -> None:
    t = Frontier("irrigation", 1).hold("p1", "georgia").at("turn p1 end", ImproveCards(0, 3, 1))
    assert f"gain {t.fact('row p1').index('irrigation')} engineering" in t.options()
    kinds = {at.split()[1] for at in t.options() if at != "pass"}
    assert kinds == {"left", "1", "2", "3", "4", "5"}


@component("wonder.pyramids")
@rule("ti.focus.unique_gain")
def test_the_pyramids_find_the_own_card_of_level_two() -> None:
    t = Frontier("irrigation", 1).hold("p1", "rome").at("turn p1 end", ImproveCards(0, 3, 1))
    place = t.fact("row p1").index("irrigation")
    assert f"gain {place} military_engineering" in t.options()


@component("wonder.oxford_university")
@rule("ti.focus.missing_type", "ti.government.upgrade")
def test_oxford_lets_two_growth_cards_lie_in_the_row() -> None:
    """A government on a card of another type than the new one is lost; tokens stay."""
    t = Frontier("masonry_ti", 1).hold("p1", "oxford_university", "georgia").trade(1, 2)
    govern(t.g, 0, t.row("autocracy"), t.realm().row[1])
    t.at("turn p1 end", GainCard(0, 2))
    assert "gain 1 engineering" in t.options()
    t.play("gain 1 engineering")
    assert (t.fact("row p1")[1], t.realm().trade[1]) == ("engineering", 2)
    assert t.unknown.governments[0] == NONE


@component("wonder.venetian_arsenal")
@rule("ti.focus.right_conditions")
def test_the_arsenal_resolves_again_from_the_leftmost_slot() -> None:
    t = Frontier("astrology", 5).hold("p1", "venetian_arsenal").begin()
    t.play(*[at for at in t.options() if at == "spend 0"])
    while t.asked() == ["p1 gain_card"]:
        t.play("pass")
    before = int(t.fact("dial p1")[0])
    assert t.asked()[0] == "p1 resolve_again"
    t.play(t.options()[-1])
    if t.asked() == ["p1 advance_dial"]:
        assert t.facts() == (1,)
        t.play("spend 0") if "spend 0" in t.options() else t.play("pass")
    assert int(t.fact("dial p1")[0]) == before + 1


@component("wonder.venetian_arsenal")
@rule("ti.focus.right_conditions")
def test_farther_right_counts_from_the_leftmost_slot() -> None:
    """A government of two arrows leads from the leftmost slot to slot 2, not to 3."""
    t = Frontier("masonry_ti", 5).hold("p1", "venetian_arsenal")
    govern(t.g, 0, t.row("autocracy"), t.realm().row[5])
    t.g.active = 0
    t.at("turn p1 end", Resolve(0, 5, 5)).play("pass")
    assert t.asked()[0] == "p1 resolve_again"
    t.play(t.options()[-1])
    resolving = [at for at in t.g.stack if isinstance(at, Resolve)]
    assert resolving[-1].value == 2


@component("wonder.venetian_arsenal")
@rule("ti.focus.right_conditions")
def test_a_card_resolved_as_in_slot_five_can_be_resolved_again() -> None:
    t = Frontier("masonry_ti", 3).hold("p1", "venetian_arsenal")
    govern(t.g, 0, t.row("autocracy"), t.realm().row[3])
    t.at("turn p1 focus").play("focus 3", "pass")
    assert t.asked()[0] == "p1 resolve_again"


@component("wonder.oracle")
def test_the_oracle_swaps_neighbours_of_six() -> None:
    t = Frontier().hold("p1", "oracle").turn().play("use oracle")
    assert t.options() == ["pass", *["swap left 1", *[f"swap {at} {at + 1}" for at in range(1, 5)]]]


@component("wonder.great_zimbabwe")
def test_great_zimbabwe_gives_tokens_to_the_growth_card() -> None:
    t = Frontier().hold("p1", "great_zimbabwe").at("turn p1 end", PutTokens(0, 1))
    t.play("put store").turn().play("use great_zimbabwe", "put left")
    assert t.realm().trade[0] == 1


@component("wonder.great_zimbabwe", "leader.zulu")
def test_great_zimbabwe_takes_what_goes_on_one_card_too() -> None:
    t = Campaign(slot=2).hold("p1", "great_zimbabwe", "zulu").armies("5b").add("cities p2", "5g")
    t.begin().win("5g")
    assert t.asked() == ["p1 put_tokens"]
    t.play("put 2", "put store")
    assert (t.realm().trade[2], t.realm().stored) == (1, 1)


@component("wonder.great_zimbabwe", "district.campus")
@rule("ti.campus.effect")
def test_great_zimbabwe_takes_the_tokens_of_districts() -> None:
    t = Frontier().hold("p1", "great_zimbabwe").give("p1", "11e").set("district p1 campus", "11d")
    t.at("turn p1 end", ResolveDistricts(0, bit(CAMPUS), 1))
    science = t.fact("row p1").index("astrology")
    assert t.options() == [f"put {science}", "put store"]
    t.play("put store")
    assert (t.realm().stored, sum(t.realm().trade)) == (1, 0)


@component("wonder.oxford_university", "leader.zulu")
def test_with_two_military_cards_the_zulu_choose_one() -> None:
    t = Campaign(slot=2).hold("p1", "oxford_university", "zulu").armies("5b")
    row = [at if at != "pottery" else "iron_working_ti" for at in t.fact("row p1")]
    t.set("row p1", *row).add("control p2", "5g").begin().win("5g")
    assert t.options() == ["put 2", f"put {row.index('iron_working_ti')}"]


# The shield of armies


@component("wonder.forbidden_city")
@rule("ti.army.shield")
def test_the_forbidden_city_spares_tokens_under_any_army() -> None:
    t = Frontier(seats=3).hold("p1", "forbidden_city").give("p2", "11b 11c 11d")
    t.armies("11b", seat="p2").armies("11c", seat="p3").turn().play("use forbidden_city")
    assert t.options() == ["pass", "strike 11d"]


@component("wonder.eiffel_tower")
@rule("ti.army.shield")
def test_the_eiffel_tower_needs_two_tokens_without_an_army() -> None:
    t = Frontier(seats=3).hold("p1", "eiffel_tower").give("p2", "11b 11c").give("p3", "5b 5i")
    t.armies("11b", seat="p2").turn().play("use eiffel_tower")
    assert t.options() == ["pass", "strike 5b", "strike 5i"]
    t = Frontier(seats=2).hold("p1", "eiffel_tower").give("p2", "11b 11c").armies("11b", seat="p2")
    assert t.turn().asked() == ["p1 focus"]


@component("wonder.eiffel_tower")
def test_the_eiffel_tower_replaces_a_district_by_a_plain_token() -> None:
    t = Frontier(seats=2).hold("p1", "eiffel_tower").give("p2", "11c")
    t.set("district p2 campus", "11b").turn().play("use eiffel_tower", "strike 11b")
    t.play("p2 strike 11b")
    assert t.fact("control p1") == ["11b"]
    assert t.fact("district p2 campus") == []


@component("wonder.chichen_itza")
def test_chichen_itza_finds_no_forest_with_an_army_or_a_fort() -> None:
    t = Frontier("early_empire", 3).hold("p1", "chichen_itza")
    assert has(token_spaces(t.g, 0, 3, NEAR_CITIES), space("13h"))
    t.armies("13h", seat="p2").forts("13j")
    assert not has(token_spaces(t.g, 0, 3, NEAR_CITIES), space("13h"))
    assert not has(token_spaces(t.g, 0, 3, NEAR_CITIES), space("13j"))
    assert not has(empty_spaces(t.g), space("13h"))


@component("wonder.hanging_gardens")
def test_hanging_gardens_leave_spaces_with_rival_armies() -> None:
    t = Frontier().hold("p1", "hanging_gardens").armies("11b", seat="p2").armies("11c")
    t.turn().play("use hanging_gardens")
    assert "place 11b" not in t.options()
    assert "place 11c" in t.options()


# Fights


@component("wonder.big_ben")
def test_big_ben_counts_caravans_beside_the_defender_not_armies() -> None:
    t = Frontier().hold("p1", "big_ben").caravans("5b", "5h").armies("5i").set("caravans p2", "5f")
    assert adjusted(t.g, ATTACK_BONUS, 0, (space("5g"), CITY, 1), 0) == 4
    assert adjusted(t.g, DEFENCE_BONUS, 0, (space("13i"), 1, ARMY), 0) == 0


@component("wonder.kremlin")
@rule("ti.fort.control")
def test_the_kremlin_helps_against_rivals_only() -> None:
    t = Frontier().hold("p1", "kremlin").give("p1", "", "11b 11c").forts("5h")
    assert adjusted(t.g, ATTACK_BONUS, 0, (space("5g"), TOKEN, 1), 0) == 4
    assert adjusted(t.g, ATTACK_BONUS, 0, (space("5h"), FORT, NONE), 0) == 0


@component("wonder.kremlin")
def test_reinforced_districts_count_for_the_kremlin() -> None:
    t = Frontier().hold("p1", "kremlin").set("district p1 campus", "11b")
    assert adjusted(t.g, ATTACK_BONUS, 0, (space("5g"), TOKEN, 1), 0) == 0
    t.set("reinforced p1", "11b")
    assert adjusted(t.g, ATTACK_BONUS, 0, (space("5g"), TOKEN, 1), 0) == 4


@component("wonder.kremlin")
@rule("ti.army.neutral_for_space")
@pytest.mark.parametrize(("tokens", "bonus"), [(("p2", "5g"), 4), (("p1", "5g"), 0), ((), 0)])
def test_the_kremlin_helps_against_figures_in_rival_spaces_only(
    tokens: tuple[str, ...], bonus: int
) -> None:
    def attack(*held: str) -> int:
        t = Campaign(slot=2).armies("5b").give("p1", "", "11b 11c").caravans("5g", seat="p2")
        if tokens:
            t.give(*tokens)
        t.hold("p1", *held).trade(2, 1).begin().march("5g")
        if t.asked() == ["p1 choose_piece"]:
            t.play("aim_at caravan p2")
        return t.roll(1, 1).values()[0]

    assert attack("kremlin") == attack() + bonus


@component("wonder.petra")
@rule("ti.attack.figure_cards")
def test_petra_helps_armies_that_defend() -> None:
    def defence(*held: str) -> int:
        t = Campaign(slot=2).armies("5b").armies("5g", seat="p2").hold("p2", *held).trade(2, 1)
        return t.begin().attack("5g", 1, 1).values()[1]

    assert defence("petra") == defence() + 2


@component("wonder.potala_palace")
def test_the_potala_palace_allows_four_of_five_cards() -> None:
    t = Frontier(seats=3).hold("p1", "potala_palace")
    assert card_limit(t.g, 0, 1) == 4
    kinds = ("joint_war", "defensive_pact", "embassy", "non_aggression_pact")
    t.hold("p1", *[f"{at}-green" for at in kinds]).give("p2", cities="5b")
    t = Frontier("foreign_trade", 5, 3).hold("p1", "potala_palace").give("p2", cities="5b")
    t.hold("p1", *[f"{at}-green" for at in kinds]).caravans("11g").begin()
    t.play("move c1 5b", "put left", "put left", "take open_borders_ti-green")
    assert t.asked() == ["p1 return_card"]


@component("wonder.sydney_opera_house")
def test_sydney_counts_districts_of_rivals() -> None:
    from ziggurat.games.new_dawn.board.spaces import mature_cities

    t = Frontier().hold("p1", "sydney_opera_house").give("p2", "11b 11c 11d 11e 11f")
    t.set("district p2 campus", "11g")
    assert has(mature_cities(t.g, 0), space("11a"))


@component("wonder.estadio_do_maracana")
@rule("ti.army.card_use")
@pytest.mark.parametrize("caravan", [True, False])
def test_the_estadio_follows_a_march(caravan: bool) -> None:
    t = Frontier("masonry_ti", 1).hold("p1", "estadio_do_maracana").begin().play("pass")
    assert t.asked() == ["p1 also_economy"]
    place = t.fact("row p1").index("foreign_trade")
    t.play(f"resolve {place}" if caravan else "pass")
    assert t.asked() == (["p1 move_caravans"] if caravan else ["p2 focus"])
