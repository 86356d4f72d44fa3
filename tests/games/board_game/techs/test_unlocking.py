"""Unlocking and upgrading: what learning does to units, buildings, governments and coins."""

from tests.games.board_game.kit import laid_out, open_map, state
from tests.games.board_game.research.study import pyramid
from tests.games.board_game.techs.using import knowing, learning, managing, moving
from tests.kit.trace import rule
from ziggurat.games.board_game.battle.fronts import strength
from ziggurat.games.board_game.battle.units import unit_cost
from ziggurat.games.board_game.cities.buildings import unlocked_buildings
from ziggurat.games.board_game.content.civilization_abilities import LearnFrom
from ziggurat.games.board_game.movement.figures import speed

ONCE = "cb.tech.resource_once_per_turn"


@rule("cb.tech.unlock_at_once")
def test_a_revealed_tech_unlocks_at_once() -> None:
    t = laid_out().set("trade p1", "6").set("known p1")
    granary = t.rules.kinds["building"].parse("granary")
    t.at("turn p1 research")
    assert granary not in unlocked_buildings(state(t), 0)
    t.play("p1 research pottery")
    assert t.fact("turn") == ["2"]
    assert granary in unlocked_buildings(state(t), 0)


@rule("cb.tech.unlock_at_once")
def test_a_government_waits_for_the_next_start_of_turn() -> None:
    t = learning("code_of_laws")
    assert t.fact("unlocked p1") == ["republic"]
    assert t.fact("free_governments p1") == []


@rule("cb.tech.initial_unlocks")
def test_figures_and_basic_units_need_no_tech() -> None:
    t = managing(laid_out().set("trade p1", "27"))
    t.play("p1 city capital", *["p1 rush capital"] * 9)
    made = [move for move in t.options() if "produce" in move or "raise" in move]
    assert made == [
        "p1 produce_army", "p1 produce_scout", "p1 raise artillery", "p1 raise infantry",
        "p1 raise mounted",
    ]  # fmt: skip
    assert t.fact("government p1") == ["despotism"]


@rule("cb.tech.unit_rank_up", "cb.tech.unit_rank_skip")
def test_a_tech_raises_a_rank_and_may_skip_one() -> None:
    t = learning("gunpowder")
    assert t.fact("rank p1 infantry") == ["3"]
    assert t.fact("rank p1 mounted") == ["1"]
    assert t.fact("rank p2 infantry") == ["1"]


@rule("cb.tech.unit_rank_never_falls")
def test_a_lower_rank_changes_nothing() -> None:
    t = learning("gunpowder", "democracy_tech")
    assert t.fact("rank p1 infantry") == ["3"]


@rule("cb.tech.rank_four_star")
def test_a_star_is_rank_4() -> None:
    t = learning("replaceable_parts", "combustion", "ballistics")
    for unit_type in ("artillery", "infantry", "mounted"):
        assert t.fact(f"rank p1 {unit_type}") == ["4"]


@rule("cb.tech.unit_existing_upgraded")
def test_units_that_are_there_fight_at_the_new_rank() -> None:
    t = laid_out().set("forces p1", "infantry_2")
    unit = t.rules.kinds["unit"].parse("infantry_2")
    assert strength(state(t), 0, unit) == 2
    t = learning("gunpowder").set("forces p1", "infantry_2")
    assert strength(state(t), 0, unit) == 4


@rule("cb.tech.unit_cost_rises")
def test_a_better_rank_costs_more() -> None:
    t = laid_out()
    infantry = t.rules.kinds["unit_type"].parse("infantry")
    assert unit_cost(state(t), 0, infantry) == 5
    assert unit_cost(state(learning("democracy_tech")), 0, infantry) == 7
    assert unit_cost(state(learning("replaceable_parts")), 0, infantry) == 11


@rule("cb.tech.aircraft_unlock")
def test_flight_unlocks_aircraft_for_its_learner() -> None:
    t = knowing("flight").set("trade p1", "27").set("trade p2", "27")
    t = managing(t).play("p1 city capital", *["p1 rush capital"] * 9)
    assert "p1 raise aircraft" in t.options()
    t = knowing("flight").set("trade p2", "27").at("turn p1 research", "city_management p2")
    t.play("p2 city capital", *["p2 rush capital"] * 9)
    assert "p2 raise aircraft" not in t.options()
    assert t.refused("p2 raise aircraft") != ""


@rule("cb.tech.building_flip")
def test_buildings_are_turned_over_for_nothing() -> None:
    t = laid_out().set("known p1", "pottery").set("trade p1", "11").set("known p1", *pyramid(2))
    t.set("marker A12", "granary").set("marker A21", "granary").set("marker A11", "library")
    t.set("marker H12", "granary")
    t.at("turn p1 research").play("p1 research engineering")
    assert [t.fact(f"marker {at}") for at in ("A12", "A21")] == [["aqueduct"]] * 2
    assert t.fact("marker A11") == ["library"]
    assert t.fact("marker H12") == ["granary"]


@rule("cb.tech.basic_form_closed")
def test_the_basic_form_is_closed_by_the_upgrade() -> None:
    t = knowing("pottery", "engineering")
    kind = t.rules.kinds["building"]
    assert kind.parse("granary") not in unlocked_buildings(state(t), 0)
    assert kind.parse("aqueduct") in unlocked_buildings(state(t), 0)


@rule("cb.tech.basic_form_closed")
def test_a_closed_building_is_refused_for_its_upgrade() -> None:
    t = managing(knowing("pottery", "engineering").set("bonus p1 capital", "9"))
    t.play("p1 city capital")
    assert t.refused("p1 build granary") == "cb.tech.basic_form_closed"
    assert t.refused("p1 build library") == "cb.building.needs_tech"


@rule("cb.tech.upgrade_without_basic")
def test_an_upgrade_needs_no_basic_form() -> None:
    t = knowing("engineering")
    kind = t.rules.kinds["building"]
    assert kind.parse("aqueduct") in unlocked_buildings(state(t), 0)
    assert kind.parse("granary") not in unlocked_buildings(state(t), 0)


@rule("cb.tech.resource_ability_parts")
def test_an_ability_has_its_price_and_its_phase() -> None:
    t = managing(knowing("currency").set("resources p1 incense", "1"))
    assert "p1 use currency" in t.options()
    poor = managing(knowing("currency").set("resources p1 wheat", "1"))
    assert poor.refused("p1 use currency") == "cb.resource.pay_ability"
    late = moving(knowing("currency").set("resources p1 incense", "1"))
    assert late.refused("p1 use currency") == "cb.turn.five_phases"


@rule("cb.tech.resource_once_per_turn")
def test_an_ability_is_used_once_a_turn() -> None:
    t = managing(knowing("currency").set("resources p1 incense", "4")).play("p1 use currency")
    assert t.refused("p1 use currency") == ONCE
    t.play("p1 pass")
    assert t.fact("turn") == ["2"]
    assert t.fact("used p1") == []


@rule("cb.tech.resource_similar_each_once")
def test_similar_abilities_are_each_used_once() -> None:
    t = managing(knowing("currency", "chivalry").set("resources p1 incense", "3"))
    t.play("p1 use currency", "p1 use chivalry")
    assert t.fact("culture p1") == ["8"]
    assert t.fact("resources p1 incense") == ["1"]
    assert t.refused("p1 use chivalry") == ONCE


@rule("cb.tech.constant_ability")
def test_constant_abilities_stay() -> None:
    t = knowing("horseback_riding").set("turn", "7").set("used p1", "horseback_riding")
    assert speed(state(t), 0, 1, 0) == 3
    assert speed(state(t), 0, 1, 0) == 3


@rule("cb.tech.coin_icon")
def test_a_coin_icon_is_a_coin() -> None:
    assert learning("civil_service").fact("coins p1") == ["1"]
    assert learning("civil_service", "computers").fact("coins p1") == ["2"]
    assert learning("pottery").fact("coins p1") == ["0"]


@rule("cb.tech.learned_any_way")
def test_a_tech_learned_from_others_does_everything() -> None:
    t = open_map(laid_out()).set("marker A12", "workshop").set("known p2", "railroad")
    t.set("known p1", *pyramid(3, 2))
    t.at("turn p1 research", LearnFrom(0, 1))
    assert t.fact("rank p1 mounted") == ["3"]
    assert t.fact("marker A12") == ["iron_mine"]
    assert t.fact("coins p1") == ["1"]


@rule("cb.tech.erratum_railroad")
def test_railroad_has_a_coin() -> None:
    assert learning("railroad").fact("coins p1") == ["1"]


@rule("cb.tech.erratum_metal_casting")
def test_metal_casting_has_no_coin() -> None:
    assert learning("metal_casting").fact("coins p1") == ["0"]
