"""Which wonder the automated player builds, how it pays and where the token goes."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player.industry.kit import Works, building, under
from tests.games.new_dawn.strip import shown
from tests.kit.trace import rule
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.verbs import NATURAL, RESOURCE, TRADE
from ziggurat.games.new_dawn.wonders.wonders import PlaceWonder, wonder_cost

AGENDAS = ("warmonger-paranoid", "explorer-aesthetic")


# Which


@rule("ap.industry.wonder_order", "ap.industry.agenda_progress")
def test_the_list_takes_what_is_nearest_to_an_agenda_and_then_the_cheapest() -> None:
    w = Works().set("victory", *AGENDAS).hold("p2", "petra")
    names = "hanging_gardens stonehenge oracle colossus great_lighthouse alhambra terracotta_army"
    assert w.ranked("ap_wonder", building(w, names)) == [
        ["terracotta_army"], ["alhambra"], ["stonehenge"], ["hanging_gardens"], ["colossus"],
        ["great_lighthouse", "oracle"],
    ]  # fmt: skip


@rule("ap.industry.agenda_progress")
def test_a_card_that_is_completed_counts_no_more() -> None:
    w = Works().set("victory", *AGENDAS).hold("p2", "petra").set("claims p2", "warmonger-paranoid")
    assert w.ranked("ap_wonder", building(w, "alhambra hanging_gardens")) == [
        ["hanging_gardens"], ["alhambra"],
    ]  # fmt: skip


@rule("ap.industry.agenda_progress", "ap.victory.only_wonder_steering")
def test_an_agenda_that_the_wonder_does_not_advance_is_not_looked_at() -> None:
    w = Works().set("victory", "civilized-moneygrubber")
    assert w.ranked("ap_wonder", building(w, "alhambra stonehenge machu_picchu")) == [
        ["machu_picchu"], ["stonehenge"], ["alhambra"],
    ]  # fmt: skip


@rule("ap.industry.wonder_order", "ap.wonder.text_ignored")
def test_a_dear_wonder_that_completes_an_agenda_is_built_before_a_cheap_one() -> None:
    w = Works("ap_urbanization").set("victory", "explorer-aesthetic").own(cities="13g")
    w.hold("p2", "stonehenge").offer("chichen_itza", "colossus").trade(5, 2, "p2").begin()
    assert w.wonders() == ["stonehenge", "chichen_itza"]
    assert w.fact("claims p2") == ["explorer-aesthetic"]
    assert w.why()[0] == ("wonder_order", "nearest_agenda", 2, 1)


@rule("ap.industry.wonder_candidates")
@pytest.mark.parametrize(("tokens", "built"), [(2, "chichen_itza"), (1, "great_zimbabwe")])
def test_only_wonders_that_can_be_paid_for_are_candidates(tokens: int, built: str) -> None:
    w = Works("ap_urbanization").set("victory", "explorer-aesthetic")
    w.offer("chichen_itza", "great_zimbabwe").trade(5, tokens, "p2").begin()
    assert w.wonders() == [built]


# Paying


@rule("ap.payment.order")
def test_the_list_pays_with_natural_wonders_then_resources_then_trade_tokens() -> None:
    w = Works().set("naturals p2", "crater_lake")
    options = ((RESOURCE, 2), (NATURAL, w.row("crater_lake")), (TRADE,))
    facts = (w.row("petra"), 4)
    assert w.ranked("pay", options, facts) == [["crater_lake"], ["oil"], ["trade"]]


@rule("ap.payment.order", "ap.citystate.bonus_token", "ap.payment.any_resource")
def test_bonus_natural_wonder_and_resource_pay_before_any_trade_token() -> None:
    w = Works().hold("p2", "brussels").set("naturals p2", "crater_lake")
    w.set("resources p2 oil", "1").trade(5, 2, "p2").offer("sydney_opera_house").begin()
    assert w.wonders() == ["sydney_opera_house"]
    assert w.paid() == ["natural", "resource"]
    assert w.fact("trade p2 5") == ["2"]
    assert w.fact("naturals p2") == ["crater_lake"]


@rule("ap.payment.any_resource")
def test_a_natural_wonder_pays_once_in_a_turn() -> None:
    w = Works().set("naturals p2", "crater_lake")
    w.own_realm.used_this_turn = bit(w.row("crater_lake"))
    assert w.offer("stonehenge").begin().wonders() == []


@rule("ap.payment.keep_resource")
def test_the_last_resource_is_kept_if_a_trade_token_is_enough() -> None:
    w = Works().set("resources p2 oil", "2").trade(5, 1, "p2").offer("great_lighthouse").begin()
    assert w.paid() == ["resource", "trade"]
    assert w.own_realm.resources == (0, 0, 1, 0)
    without = Works().set("resources p2 oil", "2").offer("great_lighthouse").begin()
    assert without.paid() == ["resource", "resource"]


@rule("ap.payment.keep_resource", "ap.payment.order")
def test_a_natural_wonder_is_used_even_if_a_trade_token_would_do() -> None:
    w = Works("ap_animal_husbandry").set("naturals p2", "crater_lake").trade(5, 1, "p2")
    w.offer("stonehenge").begin()
    assert w.paid() == ["natural"]


@rule("ap.payment.stop")
def test_nothing_is_spent_beyond_the_cost_and_chance_picks_the_type() -> None:
    w = Works("ap_urbanization").set("resources p2 oil", "1").trade(5, 1, "p2")
    assert w.offer("great_lighthouse").begin().paid() == []
    two = Works().set("resources p2 oil", "1").set("resources p2 marble", "1").offer("colossus")
    two.begin()
    assert two.asked() == ["nature pay"]
    assert two.options() == ["resource marble", "resource oil"]


@rule("ap.payment.no_discounts", "ap.wonder.text_ignored")
def test_what_makes_wonders_cheaper_for_people_does_not_for_it() -> None:
    w = Works().hold("p2", "buenos_aires").hold("p1", "buenos_aires").offer("oracle")
    assert wonder_cost(w.g, 1, w.row("oracle")) == 8
    assert wonder_cost(w.g, 0, w.row("oracle")) == 6


@rule("ap.industry.trade_tokens")
def test_trade_tokens_are_of_no_use_for_a_city() -> None:
    w = Works().trade(5, 1, "p2").offer("oracle").begin()
    assert w.wonders() == []
    assert w.fact("trade p2 5") == ["1"]


# Where


@rule("ap.industry.wonder_city")
def test_the_list_takes_the_city_with_the_highest_defence() -> None:
    w = Works().own(cities="13g 12e 5j", reinforced="12a 12d", tokens="12a 12d")
    assert w.ranked("place_wonder", under("11a 13g 12e 5j")) == [
        ["13g"], ["5j"], ["12e"], ["11a"],
    ]  # fmt: skip


@rule("ap.industry.wonder_city")
def test_the_token_goes_under_the_best_free_city_or_nowhere() -> None:
    w = Works("ap_urbanization").own(cities="13g").offer("colossus").begin()
    assert w.fact("wonder_at colossus") == ["13g"]
    full = Works("ap_urbanization").hold("p2", "petra").offer("colossus").begin()
    assert full.wonders() == ["petra"]
    assert full.asked() == ["nature ap_city_site"]


@rule("ap.random.options", "ap.industry.wonder_city")
def test_equal_cities_are_left_to_chance() -> None:
    w = Works("ap_urbanization").own(cities="13g 13e").offer("colossus").begin()
    assert w.asked() == ["nature place_wonder"]
    assert sorted(w.options()) == ["under 13e", "under 13g"]
    assert shown(w.own_realm.cities) == ["11a", "13e", "13g"]


@rule("ap.wonder.text_ignored")
def test_its_wonders_are_placed_under_cities_that_stand_there() -> None:
    w = Works().own(cities="13g")
    assert len(PlaceWonder(w.seat, w.row("petra")).listed(w.g)) == 2
