"""Antananarivo: a city of whoever holds its card, while it is that player's turn."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.diplomacy.kit import Embassy
from tests.games.new_dawn.terra_incognita.kit import space, spaces
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.board.spaces import mature_cities
from ziggurat.games.new_dawn.board.supplies import unused_cities
from ziggurat.games.new_dawn.combat.values import STRENGTH, TERRAIN
from ziggurat.games.new_dawn.focus.culture import NEAR_CITIES, token_spaces
from ziggurat.games.new_dawn.ids import HARDEST, NONE
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.terra_incognita.diplomacy.antananarivo import lent_to
from ziggurat.games.new_dawn.terra_incognita.ids import ANTANANARIVO
from ziggurat.games.new_dawn.wonders.wonders import wonder_cost

SPACE = space("21e")
SHOWN = ("civilized-moneygrubber", "populous-preservationist", "explorer-aesthetic")


def malagasy(
    card: str = "masonry_ti", slot: int = 1, seats: int = 2, holders: str = "p1"
) -> Embassy:
    t = Embassy("antananarivo", card, slot, seats).set("victory", *SHOWN)
    for seat in holders.split():
        t.hold(seat, "antananarivo")
    return t


def focus(t: Embassy, card: str) -> Embassy:
    """p1 chooses a card in a turn that has begun."""
    return t.play(f"focus {t.fact('row p1').index(card)}")


# Lent and given back


@rule("ti.clarify.antananarivo_city")
@component("city_state.antananarivo")
def test_it_is_a_city_in_the_own_turn_only() -> None:
    t = malagasy("irrigation").turn()
    assert lent_to(t.g) == 0
    assert has(t.realm().cities, SPACE)
    assert not has(t.g.city_states, SPACE)
    focus(t, "irrigation")
    while t.asked()[0].startswith("p1"):
        t.play("pass")
    assert t.asked() == ["p2 focus"]
    assert lent_to(t.g) == NONE
    assert has(t.g.city_states, SPACE)
    assert t.fact("cities p1") == ["11a"]


@rule("ti.clarify.antananarivo_city")
@component("city_state.antananarivo")
def test_without_its_card_it_stays_a_city_state() -> None:
    t = malagasy(holders="p2").turn()
    assert lent_to(t.g) == NONE
    assert has(t.g.city_states, SPACE)


@rule("ti.clarify.antananarivo_city")
@component("city_state.antananarivo")
def test_it_is_a_city_already_for_what_begins_a_turn() -> None:
    """Hanging Gardens and the Colosseum find their place beside it."""
    t = malagasy().hold("p1", "hanging_gardens").turn().play("use hanging_gardens")
    assert "place 21d" in t.options()
    t = malagasy().give("p1", "21d").hold("p1", "colosseum").turn()
    assert "use colosseum" in t.options()


@rule("ti.clarify.antananarivo_city")
@component("city_state.antananarivo")
def test_no_city_figure_is_used() -> None:
    t = malagasy("pottery", 3)
    before = unused_cities(t.g, 0)
    t.turn()
    assert unused_cities(t.g, 0) == before == 7
    assert unused_cities(t.g, 1) == 7


@rule("ti.clarify.antananarivo_city")
@component("city_state.antananarivo")
def test_tokens_and_maturity_beside_it() -> None:
    t = malagasy().give("p1", "11c 21d").turn()
    assert has(mature_cities(t.g, 0), SPACE)
    t = malagasy().turn()
    assert token_spaces(t.g, 0, HARDEST, NEAR_CITIES) & spaces("21d 11c") == spaces("21d 11c")
    assert not has(token_spaces(t.g, 1, HARDEST, NEAR_CITIES), space("21d"))


@rule("ti.clarify.antananarivo_city")
@component("city_state.antananarivo")
def test_it_completes_agendas_in_the_own_turn() -> None:
    """Six cities, the capital and Antananarivo are eight, and claims stay."""
    t = malagasy("pottery").give("p1", cities="5b 5e 13i 13d 15h 15e")
    assert t.fact("claims p1") == []
    t.turn()
    assert t.fact("claims p1") == ["civilized-moneygrubber"]


@rule("ti.clarify.antananarivo_city")
@component("city_state.antananarivo")
def test_it_is_no_conquered_city_state() -> None:
    t = malagasy().set("victory", "warmonger-paranoid").conquered("12f", "p1").give("p1", "12f")
    t.turn()
    assert t.fact("claims p1") == []


@rule("ti.clarify.antananarivo_city")
@component("city_state.antananarivo")
def test_armies_pass_through_but_do_not_end_there() -> None:
    t = malagasy("masonry_ti", 3).armies("11c")
    t.turn()
    focus(t, "masonry_ti")
    assert "21d" in t.ends()
    assert "21e" not in t.ends()
    assert t.refused("march a1 21e") == "ti.army.forced_attack"
    others = malagasy("masonry_ti", 3, holders="").armies("11c").begin()
    assert "21e" in others.ends()
    assert "21d" not in others.ends()


@rule("ti.clarify.antananarivo_city", "ti.attack.move_back")
@component("city_state.antananarivo")
def test_no_army_goes_back_to_it() -> None:
    """From 11c through it against a caravan with another beside it on 21d."""
    t = malagasy("masonry_ti", 3).armies("11c").set("caravans p2", "21d", "21d")
    t.turn()
    focus(t, "masonry_ti").march("21d").roll(6, 1)
    assert t.where()[0] == "11c"


@rule("ti.clarify.antananarivo_city", "ti.attack.move_back_start_city")
@component("city_state.antananarivo")
def test_an_army_that_set_out_from_it_goes_back_to_it_and_leaves_it_freely() -> None:
    """From the card through it against one of two caravans on 21d."""
    t = malagasy("masonry_ti", 3).give("p1", "11c 21d").set("caravans p2", "21d", "21d").turn()
    focus(t, "masonry_ti").march("21d")
    assert set(t.options()) == {"approach 11c", "approach 21e"}
    t.play("approach 21e").roll(6, 1)
    assert t.where() == ["21e", "locked"]
    assert t.asked() == ["p2 focus"]
    assert has(t.g.city_states, SPACE)
    t.set("caravans p2").turn().play("focus left")
    assert t.march("11c").where() == ["11c", "locked"]


@rule("ti.clarify.antananarivo_city")
@component("city_state.antananarivo")
def test_no_caravan_trades_there() -> None:
    t = malagasy("foreign_trade", 5).caravans("11c").turn()
    focus(t, "foreign_trade").play("move c1 21e")
    assert t.fact("caravans p1") == ["21e"]
    assert sum(t.realm().trade) == 0


@rule("ti.clarify.antananarivo_city")
@component("city_state.antananarivo")
def test_figures_start_there_if_it_is_mature() -> None:
    t = malagasy("masonry_ti", 3, holders="p1").give("p1", "11c 21d").turn()
    focus(t, "masonry_ti")
    assert {"21d", "11i"} <= t.ends()


@rule("ti.clarify.antananarivo_city")
@component("city_state.antananarivo")
def test_its_card_acts_as_soon_as_it_is_taken() -> None:
    t = malagasy("foreign_trade", 5, holders="").caravans("11c", "11b").turn()
    focus(t, "foreign_trade").play("move c1 21e", "take antananarivo")
    assert lent_to(t.g) == 0


@rule("ti.clarify.antananarivo_city")
@component("city_state.antananarivo")
def test_in_the_turn_of_others_it_defends_as_a_city_state() -> None:
    t = malagasy("masonry_ti", 3, holders="p2").armies("11c").trade(3, 1).begin()
    t.attack("21e", 1, 1)
    assert t.defence()[0] == (STRENGTH, NONE, 8)
    assert TERRAIN not in [item[0] for item in t.defence()]


@rule("ti.clarify.antananarivo_city")
@component("city_state.antananarivo")
def test_conquered_it_is_lent_no_more() -> None:
    t = malagasy("masonry_ti", 5, holders="p2").armies("11c").trade(5, 3).begin()
    t.attack("21e", 6, 1).play("spend 3")
    assert "21e" in t.fact("cities p1")
    assert not has(t.realm("p2").in_play, ANTANANARIVO)
    assert t.asked() == ["p2 focus"]
    assert "21e" in t.fact("cities p1")
    assert lent_to(t.g) == NONE


# Wonders there


@rule("ti.clarify.antananarivo_build")
@component("city_state.antananarivo")
def test_a_wonder_may_be_built_there() -> None:
    t = malagasy("pottery", 5).set("offer economic", "colossus").trade(5, 3).turn()
    focus(t, "pottery").play("wonder colossus")
    while t.asked() == ["p1 pay"]:
        t.play(t.options()[-1])
    assert t.options() == ["under 11a", "under 21e"]
    t.play("under 21e")
    assert t.fact("wonder_at colossus") == ["21e"]
    assert has(t.realm().in_play, t.row("colossus"))


def with_wonder(holders: str = "p1 p2", seats: int = 3) -> Embassy:
    """Colossus lies there, and p1's turn has begun."""
    t = malagasy("irrigation", seats=seats, holders=holders).set("wonder_at colossus", "21e")
    return t.at("turn p1 start of turn")


def controller(t: Embassy) -> list[int]:
    return [at for at in range(t.g.seats) if has(t.g.realms[at].in_play, t.row("colossus"))]


@rule("ti.clarify.antananarivo_control", "ti.clarify.antananarivo_gap")
@component("city_state.antananarivo")
def test_control_goes_with_the_turns_of_the_holders() -> None:
    t = with_wonder()
    assert controller(t) == [0]
    t.at("turn p1 city given back")
    assert t.asked() == ["p2 focus"]
    assert controller(t) == [1]
    t.at("turn p2 city given back")
    assert t.asked() == ["p3 focus"]
    assert controller(t) == [1]


@rule("ti.define.captured", "ti.clarify.antananarivo_control")
@component("city_state.antananarivo")
@pytest.mark.parametrize("holders", ["p2", ""])
def test_who_conquers_it_captures_the_wonder(holders: str) -> None:
    t = malagasy("masonry_ti", 5, holders=holders).armies("11c").trade(5, 3)
    t.set("wonder_at cristo_redentor", "21e").give("p2", cities="11i").begin()
    t.attack("21e", 6, 1).play("spend 3")
    assert has(t.realm().in_play, t.row("cristo_redentor"))
    assert "11i" in t.fact("cities p1")


@rule("ti.clarify.antananarivo_city")
@component("city_state.antananarivo", "city_state.brussels")
def test_brussels_counts_it_if_it_is_mature() -> None:
    t = malagasy().hold("p1", "brussels").give("p1", "11c 21d")
    before = wonder_cost(t.g, 0, t.row("colossus"))
    t.turn()
    assert wonder_cost(t.g, 0, t.row("colossus")) == before - 1


@rule("ti.clarify.antananarivo_city")
@component("city_state.antananarivo", "wonder.orszaghaz")
def test_who_takes_its_card_does_not_conquer_it_by_caravan() -> None:
    """With the card it is an own city at once; without it Orszaghaz may conquer it."""
    t = malagasy("foreign_trade", 5, holders="").hold("p1", "orszaghaz").caravans("11c").turn()
    focus(t, "foreign_trade").play("move c1 21e", "take antananarivo")
    assert t.asked() == ["p2 focus"]
    assert "21e" in t.fact("city_state_tokens")
    t = malagasy("foreign_trade", 5, holders="p2").hold("p1", "orszaghaz").caravans("11c").turn()
    focus(t, "foreign_trade").play("move c1 21e", "pass", "conquer")
    assert "21e" in t.fact("cities p1")
    assert t.cards("p2") == []
    assert lent_to(t.g) == NONE


@rule("ti.clarify.antananarivo_control")
@component("city_state.antananarivo")
def test_a_wonder_there_acts_for_the_holder_at_the_start_of_the_turn() -> None:
    t = malagasy(holders="p1 p2").set("wonder_at oracle", "21e").turn()
    assert t.options() == ["pass", "use oracle"]
    t.at("turn p1 city given back")
    assert t.asked() == ["p2 start_of_turn"]
    assert t.options() == ["pass", "use oracle"]


@rule("ti.clarify.antananarivo_city")
@component("city_state.antananarivo")
def test_a_barbarian_there_stops_the_holders_armies_and_is_not_attacked_by_them() -> None:
    """To attack it, an army would have to end its movement there."""
    t = malagasy("masonry_ti", 3).armies("11c").barbarian("21e").turn()
    assert lent_to(t.g) == 0
    focus(t, "masonry_ti")
    assert not {"21d", "21e"} & t.ends()
    assert t.refused("march a1 21e") == "ti.army.forced_attack"
