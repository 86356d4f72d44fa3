"""Techs of level I, each with everything it does."""

from tests.games.board_game.kit import open_map, square_of, state
from tests.games.board_game.techs.using import (
    armed,
    fighting,
    knowing,
    learning,
    managing,
    offered,
    printed,
    unlocked,
)
from tests.kit.trace import component, rule
from ziggurat.games.board_game.cities.production import production
from ziggurat.games.board_game.culture.hand import hand_size
from ziggurat.games.board_game.moments import BATTLE_WON
from ziggurat.games.board_game.movement.figures import CROSSES_WATER, speed, stacking, water_use
from ziggurat.kernel.flows import fire

ONCE = "cb.tech.resource_once_per_turn"
SHORT = "cb.resource.pay_ability"


@component("tech.animal_husbandry")
def test_animal_husbandry_gives_one_city_3_production() -> None:
    t = knowing("animal_husbandry").set("resources p1 wheat", "2").set("city p1 city1", "B22")
    t = managing(open_map(t))
    before = production(state(t), 0, 1)
    t.play("p1 use animal_husbandry", "p1 city city1")
    assert production(state(t), 0, 1) == before + 3
    assert t.fact("resources p1 wheat") == ["1"]
    assert t.refused("p1 use animal_husbandry") == ONCE


@component("tech.animal_husbandry")
def test_animal_husbandry_takes_3_wounds_off_once_in_a_battle() -> None:
    t = knowing("animal_husbandry").set("rank p1 infantry", "3")
    armed(t, ["infantry_3", "infantry_3"], ["infantry_1"])
    t = fighting(t, ("infantry_3", 4, "", 0), ("infantry_3", 1, "infantry_1", 0))
    t.play("p1 use animal_husbandry")
    assert t.options() == ["p1 pass", "p1 heal 1", "p1 heal 2"]
    t.play("p1 heal 2", "p1 heal 1", "p1 heal 1")
    assert t.fact("wounds 1") == ["2", "0"]
    assert t.fact("wounds 2") == ["0", "0"]
    assert t.refused("p1 use animal_husbandry") == "cb.tech.constant_ability"


@component("tech.animal_husbandry")
def test_animal_husbandry_heals_only_the_wounded_and_may_stop() -> None:
    t = armed(knowing("animal_husbandry"), ["infantry_3"], [])
    t = fighting(t, ("infantry_3", 0, "", 0))
    assert t.refused("p1 use animal_husbandry") == "cb.tech.constant_ability"
    t = armed(knowing("animal_husbandry"), ["infantry_3"], []).set("rank p1 infantry", "3")
    t = fighting(t, ("infantry_3", 4, "", 0)).play("p1 use animal_husbandry")
    assert t.refused("p1 heal 2") == "cb.tech.constant_ability"
    t.play("p1 heal 1", "p1 pass")
    assert t.fact("wounds 1") == ["3", "0"]


@component("tech.code_of_laws")
def test_code_of_laws_brings_a_coin_for_the_first_battle_won_in_a_turn() -> None:
    t = learning("code_of_laws")
    assert unlocked(t, "code_of_laws") == ["trading_post", "republic"]
    for _ in range(2):
        fire(t.state, BATTLE_WON, 0, (square_of(t, "A11"), 1), everyone=False)
    t.at("turn p1 research", *t.state.stack)
    assert t.fact("coin_tokens p1") == ["code_of_laws"]
    assert t.fact("coins p1") == ["1"]


@component("tech.code_of_laws")
def test_code_of_laws_takes_4_coins_at_most() -> None:
    t = knowing("code_of_laws").set("coin_tokens p1", *["code_of_laws"] * 4)
    fire(t.state, BATTLE_WON, 0, (square_of(t, "A11"), 1), everyone=False)
    t.at("turn p1 research", *t.state.stack)
    assert t.fact("coins p1") == ["4"]


@component("tech.currency")
def test_currency_turns_incense_into_3_culture() -> None:
    t = knowing("currency").set("resources p1 incense", "1")
    assert unlocked(t, "currency") == ["market"]
    t = managing(t).play("p1 use currency")
    assert t.fact("culture p1") == ["3"]
    assert t.fact("resources p1 incense") == ["0"]
    assert t.refused("p1 use currency") == ONCE


@component("tech.currency")
def test_currency_needs_incense() -> None:
    t = managing(knowing("currency").set("resources p1 silk", "3"))
    assert "p1 use currency" not in t.options()
    assert t.refused("p1 use currency") == SHORT


@component("tech.horseback_riding")
def test_horseback_riding_trades_for_two() -> None:
    t = knowing("horseback_riding", seats=3).set("resources p1 silk", "1").set("trade p3", "25")
    assert speed(state(t), 0, 1, 0) == 3
    assert speed(state(t), 1, 1, 0) == 2
    t = offered(t, "trade").play("p1 use horseback_riding")
    assert t.options() == ["p1 target p2", "p1 target p3"]
    t.play("p1 target p3")
    assert t.fact("trade p1") == ["9"]
    assert t.fact("trade p3") == ["27"]
    assert "p1 use horseback_riding" not in t.options()


@component("tech.horseback_riding")
def test_horseback_riding_is_for_the_trade_phase() -> None:
    t = managing(knowing("horseback_riding").set("resources p1 silk", "1"))
    assert "p1 use horseback_riding" not in t.options()


@component("tech.masonry")
def test_masonry_allows_walls_and_3_figures_on_a_square() -> None:
    t = knowing("masonry")
    assert unlocked(t, "masonry") == ["city_walls"]
    assert stacking(state(t), 0) == 3
    assert stacking(state(t), 1) == 2


@component("tech.metalworking")
def test_metalworking_makes_the_next_unit_strike_harder() -> None:
    t = knowing("metalworking").set("resources p1 iron", "1")
    assert unlocked(t, "metalworking") == ["barracks"]
    t.set("forces p1", "infantry_1").set("battle p1", "infantry_1")
    t.set("forces p2", "infantry_3", "infantry_3").set("rank p2 infantry", "2")
    t = fighting(t, ("", 0, "infantry_3", 0)).play("p1 use metalworking")
    assert t.refused("p1 use metalworking") == ONCE
    t.play("p1 attack infantry_1 1")
    assert t.fact("forces p2") == ["infantry_3"]
    assert t.fact("forces p1") == []


@component("tech.metalworking")
def test_metalworking_comes_before_a_unit() -> None:
    t = knowing("metalworking", "animal_husbandry").set("resources p1 iron", "1")
    t.set("forces p1", "infantry_1", "mounted_1").set("battle p1", "mounted_1")
    t = fighting(t, ("infantry_1", 1, "", 0), played=True)
    assert t.refused("p1 use metalworking") == "cb.battle.turn_structure"


@component("tech.navigation")
def test_navigation_lets_figures_cross_water() -> None:
    t = knowing("navigation")
    assert unlocked(t, "navigation") == ["harbor"]
    assert water_use(state(t), 0) == CROSSES_WATER
    assert water_use(state(t), 1) == 0


@component("tech.philosophy")
@rule("cb.tech.ability_has_effect")
def test_philosophy_takes_a_great_person_who_is_left() -> None:
    t = knowing("philosophy").set("resources p1 silk", "3")
    g = state(t)
    for person in g.people_bag.unknown:
        g.people_bag = g.people_bag.draw(person)
    assert managing(t).refused("p1 use philosophy") == "cb.gp.pile_empty"
    assert "p1 use philosophy" not in t.options()


@component("tech.philosophy")
def test_philosophy_turns_any_3_resources_into_a_great_person() -> None:
    t = knowing("philosophy").set("resources p1 silk", "1").set("resources p1 wheat", "2")
    assert unlocked(t, "philosophy") == ["temple"]
    t = managing(t).play("p1 use philosophy")
    assert t.fact("resources p1 silk") == ["0"]
    assert t.fact("resources p1 wheat") == ["0"]
    t.play("nature draw_person artist", "p1 keep artist")
    assert t.fact("reserve p1") == ["artist"]
    assert t.refused("p1 use philosophy") == ONCE


@component("tech.philosophy")
def test_philosophy_needs_3_resources() -> None:
    t = managing(knowing("philosophy").set("resources p1 silk", "2"))
    assert t.refused("p1 use philosophy") == SHORT


@component("tech.pottery")
def test_pottery_turns_any_2_resources_into_a_coin() -> None:
    t = knowing("pottery").set("resources p1 silk", "2").set("resources p1 iron", "2")
    assert unlocked(t, "pottery") == ["granary"]
    assert hand_size(state(t), 0) == 3
    t = managing(t).play("p1 use pottery", "p1 pay iron", "p1 pay silk")
    assert t.fact("coin_tokens p1") == ["pottery"]
    assert t.fact("coins p1") == ["1"]
    assert t.refused("p1 use pottery") == ONCE


@component("tech.pottery")
def test_pottery_takes_4_coins_at_most() -> None:
    t = knowing("pottery").set("resources p1 silk", "2").set("coin_tokens p1", *["pottery"] * 4)
    t = managing(t)
    assert t.refused("p1 use pottery") == "cb.coin.token_maximum"


@rule("cb.tech.cancel_action")
@component("tech.writing")
def test_writing_cancels_a_city_action_for_a_spy() -> None:
    t = knowing("writing").set("facedown_finds p1", "hut_spy", "hut_spy")
    assert unlocked(t, "writing") == ["library"]
    t.at("turn p1 research", "city_management p2")
    t.play("p2 city capital", "p2 arts")
    assert t.asked() == ["p1 action_taken"]
    t.play("p1 cancel writing", "p1 pay hut_spy")
    assert t.fact("culture p2") == ["0"]
    assert t.fact("facedown_finds p1") == ["hut_spy"]
    assert "p2 city capital" not in t.options()


@component("tech.writing")
def test_writing_cancels_once_a_turn() -> None:
    t = knowing("writing").set("facedown_finds p1", "hut_spy").set("used p1", "writing")
    t.at("turn p1 research", "city_management p2")
    t.play("p2 city capital", "p2 arts")
    assert t.fact("culture p2") != ["0"]


def test_level_1_techs_raise_no_unit() -> None:
    t = knowing()
    for number in t.rules.families["tech"]:
        name = t.rules.rows[number].name
        if printed(t, name).level == 1:
            assert printed(t, name).units == ()


def test_abilities_of_others_cannot_be_used() -> None:
    t = knowing().set("resources p1 incense", "1").set("known p2", "currency")
    t = managing(t)
    assert "p1 use currency" not in t.options()
