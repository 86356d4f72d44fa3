"""The automated player's culture cards: how many tokens they place and what else they do."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player.culture.test_lists import settled
from tests.games.new_dawn.automated_player.kit import Automated
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.automated_player.culture.cards import CULTURE_CARDS
from ziggurat.games.new_dawn.focus.culture import NEAR_CITIES, PlaceTokens

# 29 spaces that are beside no city of `settled`: with the two of it all of its tokens are used.
ELSEWHERE = (
    "15a 15b 15c 15e 15f 15g 15h 15i 12a 12c 12d 12e 12h 12i 12j 9b 9c 9f 9g 9h 9i 9j "
    "13d 13e 13f 13j 5d 5e 5j"
)


def enclosed(card: str, free: int) -> Automated:
    """Its capital has so many free spaces around it: 11e, 11f, 11g and so on."""
    spaces = ("11e", "11f", "11g", "11b", "11c", "11d")
    return Automated(card).give("p1", tokens=" ".join(spaces[free:]))


@rule("ap.culture.early_empire", "ap.culture.drama_and_poetry", "ap.setup.own_focus_cards")
@component("focus_card.ap_early_empire", "focus_card.ap_drama_and_poetry")
@component("focus_card.ap_civil_service", "focus_card.ap_mass_media")
def test_levels_and_numbers() -> None:
    shown = [(card.name, card.level, card.count) for card in CULTURE_CARDS]
    assert shown == [
        ("ap_early_empire", 1, 2),
        ("ap_drama_and_poetry", 2, 3),
        ("ap_civil_service", 3, 3),
        ("ap_mass_media", 4, 4),
    ]


@rule("ap.culture.early_empire", "ap.general.recompute", "ap.random.nature")
@component("focus_card.ap_early_empire", "automated_order.place_near_cities")
def test_early_empire_places_two_tokens_without_asking_anybody() -> None:
    t = settled("ap_early_empire").begin()
    assert (t.placed(), t.asked()) == (["13a", "5f"], ["p1 focus"])
    assert len(t.fact("naturals p2")) == 1
    assert t.fact("resources p2 oil") == ["1"]


@rule("ap.culture.drama_and_poetry", "ap.turn.slot_number")
@component("focus_card.ap_drama_and_poetry")
def test_drama_and_poetry_places_three_and_shifts_none() -> None:
    t = settled("ap_drama_and_poetry").begin()
    assert (t.placed(), t.asked()) == (["13a", "5f", "11j"], ["p1 focus"])


@rule("ap.golden.random_rest", "ap.random.nature", "ap.random.options")
def test_chance_decides_between_equals_only() -> None:
    t = Automated("ap_early_empire").begin()
    assert t.asked() == ["nature ap_place_token"]
    # Of equal spaces that further up on the map comes first.
    assert t.odds() == {"place 11f": 1, "place 11e": 1}
    assert list(t.odds()) == ["place 11f", "place 11e"]
    assert t.play("nature place 11e").asked() == ["p1 focus"]
    assert t.placed() == ["11e", "11f"]


@rule("ap.general.recompute")
def test_the_list_is_read_afresh_for_each_token() -> None:
    """Both cities lack four tokens; the first brings 13b closer to maturity than the capital."""
    t = Automated("ap_early_empire").own(cities="13b", tokens="11b 11c 5f 13i").begin()
    # By the position before, the mountains beside the capital would have come second.
    assert t.placed() == ["13a", "13g"]


@rule("ap.culture.civil_service")
@component("focus_card.ap_civil_service", "automated_order.place_near_friendly")
def test_civil_service_places_one_more_beside_any_friendly_space() -> None:
    """11b is beside the capital; 11h is beside nothing but a token that was placed just now."""
    t = enclosed("ap_civil_service", 0).set("control p1").give("p1", tokens="11c 11d 11e")
    t.begin().by_chance()
    assert set(t.placed()[:3]) == {"11b", "11f", "11g"}
    assert t.placed()[3] in ("11h", "11i", "5i", "5c", "5b")


@rule("ap.culture.civil_service_extra", "ap.culture.unplaceable")
def test_nothing_is_gained_for_the_last_token_of_civil_service() -> None:
    t = enclosed("ap_civil_service", 0).begin()
    assert (t.placed(), t.fact("trade p2 5"), t.asked()) == ([], ["3"], ["p1 focus"])


@rule("ap.culture.civil_service_extra")
def test_trade_tokens_never_add_to_the_last_token() -> None:
    t = (
        enclosed("ap_civil_service", 3)
        .own_trade(0, 0, 0, 0, 2)
        .own(tokens="13i")
        .begin()
        .by_chance()
    )
    # Three tokens beside the capital and one elsewhere; no space beside a city for more.
    assert len(t.placed()) == 4
    assert t.fact("trade p2 5") == ["2"]


@rule("ap.culture.trade_tokens")
def test_every_trade_token_on_the_card_is_another_token_beside_a_city() -> None:
    t = settled("ap_early_empire").own_trade(1, 0, 0, 0, 3).begin()
    assert t.placed() == ["13a", "5f", "11j", "11b", "11f"]
    assert [t.fact(f"trade p2 {slot}") for slot in (1, 5)] == [["1"], ["0"]]


@rule("ap.culture.trade_tokens_kept")
def test_a_trade_token_without_a_space_stays() -> None:
    t = enclosed("ap_early_empire", 3).own_trade(0, 0, 0, 0, 3).begin().by_chance()
    assert (len(t.placed()), t.fact("trade p2 5")) == (3, ["2"])


@rule("ap.culture.trade_tokens_kept", "ap.culture.no_token_left")
def test_a_trade_token_without_a_control_token_stays() -> None:
    t = (
        settled("ap_early_empire")
        .own(tokens=" ".join(ELSEWHERE.split()[3:]))
        .own_trade(0, 0, 0, 0, 2)
    )
    assert t.begin().placed() == ["13a", "5f", "11j"]
    assert t.fact("trade p2 5") == ["1"]


@rule("ap.culture.unplaceable")
@pytest.mark.parametrize(("free", "gained"), [(2, "0"), (1, "1"), (0, "2")])
def test_what_cannot_be_placed_becomes_trade_tokens(free: int, gained: str) -> None:
    t = enclosed("ap_early_empire", free).begin().by_chance()
    assert (len(t.placed()), t.fact("trade p2 5")) == (free, [gained])


@rule("ap.culture.unplaceable_printed_only")
def test_compensation_is_for_the_printed_number_and_up_to_three() -> None:
    t = enclosed("ap_drama_and_poetry", 0).own_trade(0, 0, 0, 0, 1)
    t.hold(t.ap, "stonehenge").begin()
    assert t.fact("trade p2 5") == ["3"]
    assert [at[0] for at in t.told("put_token", "token_lost")] == ["put_token"] * 2 + ["token_lost"]


@rule("ap.culture.no_token_left", "ap.general.optional_declined")
def test_without_unused_tokens_it_lifts_none() -> None:
    t = settled("ap_early_empire").own(tokens=ELSEWHERE)
    before = t.fact("control p2")
    t.begin()
    assert (t.fact("control p2"), t.fact("trade p2 5")) == (before, ["2"])


@rule("ap.bonus.first", "ap.bonus.every_resolution", "ap.wonder.bonus_token")
@rule("ap.citystate.bonus_token")
def test_bonus_tokens_place_tokens_before_trade_tokens_and_stay() -> None:
    """A cultural wonder and the card of a city-state of culture bring one more token each."""
    t = settled("ap_early_empire").hold("p2", "stonehenge", "kumasi").own_trade(0, 0, 0, 0, 1)
    assert t.begin(2).placed() == [
        *["13a", "5f", "11j", "11b", "11f"],
        *["11h", "11e", "11g", "13g"],
    ]
    assert t.fact("trade p2 5") == ["0"]


@rule("ap.bonus.first", "ap.culture.trade_tokens_kept")
def test_trade_tokens_stay_where_bonus_tokens_take_the_last_space() -> None:
    t = enclosed("ap_early_empire", 3).hold("p2", "stonehenge").own_trade(0, 0, 0, 0, 1)
    t.begin().by_chance()
    assert (len(t.placed()), t.fact("trade p2 5")) == (3, ["1"])


@rule("ap.trade.citystate_token")
def test_the_token_of_a_conquered_city_state_places_one_before_trade_tokens() -> None:
    t = enclosed("ap_early_empire", 3).own_trade(0, 0, 0, 0, 1)
    t.set("tokens_on_card p2 5", "kumasi").begin(2).by_chance()
    # It is used once in the turn; the second time there is no space, and two tokens are gained.
    assert (len(t.placed()), t.fact("trade p2 5")) == (3, ["3"])
    assert len(t.told("used_token")) == 1


@rule("ap.culture.mass_media", "ap.culture.mass_media_scope")
@component("focus_card.ap_mass_media", "automated_order.break_rival_tokens")
def test_mass_media_turns_and_removes_every_rival_token_beside_a_friendly_space() -> None:
    """Tokens of both people, judged once: what is turned is not removed as well."""
    t = Automated("ap_mass_media", seats=3, capitals=("9a", "15a"))
    t.give("p1", tokens="11b 5i", reinforced="11e").give("p2", tokens="11f", reinforced="11d 13i")
    t.begin()
    assert set(t.fact("control p1")) >= {"5i", "11e"}
    assert "11b" not in t.fact("control p1")
    assert t.fact("reinforced p1") == []
    assert set(t.fact("control p2")) == {"11d", "13i"}
    assert t.fact("reinforced p2") == ["13i"]


@rule("ap.culture.mass_media")
def test_mass_media_breaks_tokens_before_it_places_its_own() -> None:
    t = Automated("ap_mass_media").give("p1", tokens="11f").begin().by_chance()
    assert "11f" in t.placed()
    assert len(t.placed()) == 4


@rule("ap.culture.mass_media_scope")
def test_a_natural_wonder_comes_back_before_tokens_are_placed() -> None:
    t = Automated("ap_mass_media").own(cities="13b").give("p1", tokens="13a")
    t.set("natural_tokens").set("naturals p1", t.rules.rows[t.g.board.icons.naturals[120]].name)
    t.begin().by_chance()
    assert t.placed()[0] == "13a"
    assert (t.fact("naturals p1"), len(t.fact("naturals p2"))) == ([], 1)


@rule("ap.human.forced_ap_choice", "ap.general.must_act")
@component("automated_topic.place_tokens")
def test_tokens_that_anything_else_lets_it_place_follow_the_list_of_its_culture_card() -> None:
    t = settled("ap_civil_service").own_trade(0, 0, 0, 0, 1)
    t.at("turn p2 end", PlaceTokens(t.seat, 2, 5, NEAR_CITIES, 4))
    assert t.placed() == ["13a", "5f", "11j"]
    assert t.fact("trade p2 5") == ["0"]


@rule("ap.golden.base_rules", "ap.culture.order_early")
def test_a_better_space_that_is_not_legal_is_passed_over() -> None:
    """A barbarian stands on the natural wonder; the token goes on and collects the oil."""
    t = settled("ap_early_empire").barbarian("13a").begin()
    assert t.placed() == ["5f", "11j"]
    assert (t.fact("resources p2 oil"), t.fact("naturals p2")) == (["1"], [])


@rule("ap.culture.civil_service_extra", "ap.culture.trade_tokens")
def test_civil_service_with_three_trade_tokens_places_six_and_one() -> None:
    t = settled("ap_civil_service").own_trade(0, 0, 0, 0, 3).begin().by_chance()
    assert (len(t.placed()), t.fact("trade p2 5")) == (7, ["0"])
