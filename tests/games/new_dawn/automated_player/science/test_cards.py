"""The automated player's science cards: the dial, and what each of them does before."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player.kit import Automated
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.automated_player.science.cards import SCIENCE_CARDS

ALL_FOUR = ("ap_mass_media", "ap_capitalism", "ap_urbanization", "ap_flight")


def dial(t: Automated) -> int:
    return t.own_realm.dial


@rule("ap.science.advance", "ap.setup.own_focus_cards", "ap.turn.printed_values")
@component("focus_card.ap_astrology", "focus_card.ap_mathematics")
@component("focus_card.ap_replaceable_parts", "focus_card.ap_nuclear_power")
@component("automated_order.advance_dial")
def test_every_science_card_advances_the_dial_by_five() -> None:
    shown = [(card.name, card.level, card.amount) for card in SCIENCE_CARDS]
    assert shown == [
        ("ap_astrology", 1, 5),
        ("ap_mathematics", 2, 5),
        ("ap_replaceable_parts", 3, 5),
        ("ap_nuclear_power", 4, 5),
    ]
    for card in SCIENCE_CARDS:
        # A token on the card, so that Mathematics puts its own elsewhere.
        t = Automated(card.name).set("dial p2", "14").own_trade(0, 0, 0, 0, 1)
        assert (dial(t.begin().by_chance()), t.asked()) == (20, ["p1 focus"])


@rule("ap.science.trade_tokens")
def test_every_trade_token_adds_a_space_and_is_spent() -> None:
    t = Automated("ap_astrology").own_trade(1, 0, 0, 0, 3).begin().by_chance()
    assert (dial(t), t.own_realm.trade) == (8, (1, 0, 0, 0, 0))


@rule("ap.bonus.first", "ap.wonder.bonus_token", "ap.citystate.bonus_token")
def test_bonus_tokens_add_spaces_and_stay() -> None:
    t = Automated("ap_astrology").hold("p2", "oracle", "seoul").begin(2).by_chance()
    assert dial(t) == 14


@rule("ap.trade.citystate_token")
def test_the_token_of_a_conquered_city_state_adds_a_space_once_a_turn() -> None:
    t = Automated("ap_astrology").set("tokens_on_card p2 5", "geneva").begin(2).by_chance()
    assert (dial(t), t.fact("tokens_on_card p2 5")) == (11, ["geneva"])


@rule("ap.science.mathematics")
@component("focus_card.ap_mathematics", "automated_order.put_on_fewest")
def test_mathematics_puts_a_token_on_the_card_with_the_fewest() -> None:
    t = Automated("ap_mathematics").own_trade(1, 0, 0, 2, 1).begin().by_chance()
    assert (t.own_realm.trade, dial(t)) == ((1, 0, 1, 2, 0), 6)


@rule("ap.science.mathematics_fresh")
def test_a_token_that_mathematics_puts_on_itself_is_spent_at_once() -> None:
    t = Automated("ap_mathematics").begin().by_chance()
    assert (dial(t), t.own_realm.trade) == (6, (0, 0, 0, 0, 0))


@rule("ap.science.replaceable_parts", "ap.define.highest_in_row")
@component("focus_card.ap_replaceable_parts", "automated_order.improve_lowest")
@component("priority_list.next_level", "automated_topic.ap_next_level")
@component("criterion.lowest_level", "criterion.highest_in_row")
def test_replaceable_parts_improves_the_lowest_card_that_is_highest_in_the_row() -> None:
    t = Automated("ap_replaceable_parts").own_trade(0, 2, 0, 0, 0)
    t.set("row p2", "ap_early_empire", "ap_foreign_trade", "ap_animal_husbandry",
          "ap_mass_production", "ap_replaceable_parts").begin()  # fmt: skip
    assert t.fact("row p2")[1] == "ap_currency"
    # What lies on the card stays in its place.
    assert t.own_realm.trade == (0, 2, 0, 0, 0)
    assert dial(t) == 5


@rule("ap.science.replaceable_parts", "ap.turn.replaced_card")
def test_replaceable_parts_may_improve_itself_and_is_read_to_its_end() -> None:
    t = Automated("ap_replaceable_parts").set("row p2", *ALL_FOUR, "ap_replaceable_parts")
    t.set("dial p2", "14").turn()
    # The rest of the old card moves the dial; the new one is reset and asks nobody for a city.
    assert t.fact("row p2") == ["ap_nuclear_power", *ALL_FOUR]
    assert (dial(t), t.asked()) == (19, ["p1 focus"])


@rule("ap.science.replaceable_parts", "ap.general.must_act")
def test_with_nothing_to_improve_the_dial_still_moves() -> None:
    t = Automated("ap_nuclear_power").set("row p2", *ALL_FOUR, "ap_nuclear_power").begin()
    assert dial(t) == 5
    assert t.fact("row p2") == [*ALL_FOUR, "ap_nuclear_power"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("ap.science.nuclear_power", "ap.human.in_ap_turn")
@component("focus_card.ap_nuclear_power", "automated_order.give_up_cities")
def test_people_name_their_cities_in_turn_order_and_lose_them_together(seats: int) -> None:
    cities = {"p1": "9h 12c", "p2": "5g 13i", "p3": "15h 15f"}
    t = Automated("ap_nuclear_power", seats)
    for person in list(cities)[: seats - 1]:
        t.give(person, cities=cities[person])
    t.begin()
    for at in range(1, seats):
        first = cities[f"p{at}"].split()[0]
        assert t.asked() == [f"p{at} ap_give_up_city"]
        assert (
            t.refused(f"p{at} give_up {t.fact(f'capital p{at}')[0]}") == "ap.science.nuclear_power"
        )
        # Nothing happens before all have chosen.
        assert all([len(t.fact(f"cities p{one}")) == 3 for one in range(1, seats)])
        t.play(f"p{at} give_up {first}")
    t.by_chance()
    assert all([len(t.fact(f"cities p{one}")) == 2 for one in range(1, seats)])
    assert dial(t) == 5


@rule("ap.science.nuclear_power")
def test_who_has_nothing_but_a_capital_is_not_asked() -> None:
    t = Automated("ap_nuclear_power", 3).give("p2", cities="5g").begin()
    # With one city there is no choice.
    assert t.fact("cities p2") == ["5c"]
    assert t.by_chance().asked() == ["p1 focus"]


@rule("ap.science.nuclear_power", "ap.science.nuclear_owners")
def test_tokens_beside_the_city_are_destroyed_whoever_owns_them() -> None:
    t = Automated("ap_nuclear_power", 3).give("p1", cities="13c", tokens="13d 12c")
    t.give("p2", tokens="5e", reinforced="13b").own(reinforced="13a", tokens="5f 11b")
    t.give("p2", cities="5b").caravans("13d", seat="p2").barbarian("13d")
    t.begin().by_chance()
    # 13c is surrounded by 5e, 5f, 13a, 13b and 13d; 5b is next to none of these.
    assert (t.fact("cities p1"), t.fact("control p1")) == (["9a"], ["12c"])
    assert t.fact("control p2") == []
    assert t.fact("control p3") == ["11b"]
    assert (t.fact("caravans p2"), t.fact("barbarian A")) == (["13d"], ["13d"])


@rule("ap.science.nuclear_owners")
def test_other_cities_beside_the_city_are_untouched() -> None:
    t = Automated("ap_nuclear_power", 3).give("p1", cities="5b").begin().by_chance()
    assert (t.fact("cities p1"), t.fact("cities p2")) == (["9a"], ["5c"])


@rule("ap.science.nuclear_leftovers")
def test_what_lies_below_is_treated_as_after_a_barbarian() -> None:
    t = Automated("ap_nuclear_power").give("p1", cities="12f", tokens="13a").conquered("12f", "p1")
    t.set("wonder_at petra", "12f").set("natural_tokens").begin().by_chance()
    assert t.fact("wonder_at petra") == ["12f"]
    assert not t.own_realm.in_play & 1 << t.row("petra")
    assert not t.realm("p1").in_play & 1 << t.row("petra")
    assert (t.fact("closed_city_states"), t.fact("city_state_tokens")) == (["seoul"], ["15j"])


@rule("ap.science.nuclear_leftovers")
def test_a_natural_wonder_comes_back_to_its_space() -> None:
    t = Automated("ap_nuclear_power").give("p1", cities="13c", tokens="13a").set("natural_tokens")
    natural = t.rules.rows[next(iter(t.g.board.icons.naturals.values()))].name
    t.set("naturals p1", natural).begin().by_chance()
    assert (t.fact("natural_tokens"), t.fact("naturals p1")) == (["13a"], [])
