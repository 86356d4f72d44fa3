"""Techs of level II, each with everything it does."""

import pytest

from tests.games.board_game.kit import laid_out, open_map, state
from tests.games.board_game.techs.using import (
    armed,
    fighting,
    knowing,
    learning,
    managing,
    moving,
    unlocked,
)
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.cities.lands import free_slot
from ziggurat.games.board_game.cities.production import production
from ziggurat.games.board_game.culture.hand import hand_size
from ziggurat.games.board_game.movement.figures import ENDS_ON_WATER, speed, stacking, water_use
from ziggurat.games.board_game.turn.announce import announce_event
from ziggurat.kernel.flows import Flow

ONCE = "cb.tech.resource_once_per_turn"


@component("tech.chivalry")
def test_chivalry_turns_incense_into_5_culture() -> None:
    t = learning("chivalry").set("resources p1 incense", "1")
    assert unlocked(t, "chivalry") == ["feudalism"]
    assert t.fact("rank p1 mounted") == ["2"]
    t = managing(t).play("p1 use chivalry")
    assert t.fact("culture p1") == ["5"]
    assert t.fact("resources p1 incense") == ["0"]


@component("tech.civil_service")
def test_civil_service_brings_a_coin_and_a_bigger_hand() -> None:
    t = learning("civil_service")
    assert t.fact("coins p1") == ["1"]
    assert hand_size(state(t), 0) == 3


def announced(t: Position) -> Position:
    """p2 plays an event that would end in p2's City Management."""
    event = t.rules.kinds["culture_event"].parse(t.fact("hand p2")[0])
    announce_event(state(t), 1, event, (), Flow("city_management", 1))
    return t.at("turn p1 research", "city_management p1", *t.state.stack)


@rule("cb.tech.cancel_event")
@component("tech.civil_service")
def test_civil_service_cancels_a_culture_event_for_a_spy() -> None:
    t = knowing("civil_service").set("facedown_finds p1", "hut_spy").set("hand p2", "drought")
    t = announced(t)
    assert t.asked() == ["p1 event_played"]
    t.play("p1 cancel civil_service", "p1 pay hut_spy")
    assert t.fact("used p1") == ["civil_service"]
    assert t.asked() == ["p1 city_management"]


@component("tech.civil_service")
def test_civil_service_may_let_an_event_happen() -> None:
    t = knowing("civil_service").set("facedown_finds p1", "hut_spy").set("hand p2", "drought")
    t = announced(t).play("p1 pass")
    assert t.asked() == ["p2 city_management"]
    assert t.fact("facedown_finds p1") == ["hut_spy"]


@component("tech.construction")
def test_construction_gives_one_city_5_production() -> None:
    t = knowing("construction").set("resources p1 wheat", "1")
    assert unlocked(t, "construction") == ["workshop"]
    t = managing(t)
    before = production(state(t), 0, 0)
    t.play("p1 use construction")
    assert production(state(t), 0, 0) == before + 5


@component("tech.democracy_tech")
def test_democracy_sells_a_coin_for_6_trade_once_a_turn() -> None:
    t = learning("democracy_tech").set("trade p1", "13")
    assert unlocked(t, "democracy_tech") == ["democracy"]
    assert t.fact("rank p1 infantry") == ["2"]
    t = managing(t).play("p1 use democracy_tech")
    assert t.fact("coin_tokens p1") == ["democracy_tech"]
    assert t.fact("trade p1") == ["7"]
    assert t.refused("p1 use democracy_tech") == ONCE


@component("tech.democracy_tech")
def test_democracy_needs_6_trade_and_room() -> None:
    poor = managing(knowing("democracy_tech").set("trade p1", "5"))
    assert poor.refused("p1 use democracy_tech") == "cb.trade.dial_minimum"
    full = knowing("democracy_tech").set("trade p1", "6")
    full = managing(full.set("coin_tokens p1", *["democracy_tech"] * 4))
    assert full.refused("p1 use democracy_tech") == "cb.coin.token_maximum"


@component("tech.engineering")
def test_engineering_divides_the_production_of_a_city_once_a_turn() -> None:
    t = open_map(knowing("engineering").set("city p1 city1", "B22").set("trade p1", "27"))
    assert unlocked(t, "engineering") == ["aqueduct"]
    t = managing(t).play("p1 city capital", *["p1 rush capital"] * 5)
    budget = production(state(t), 0, 0)
    t.play("p1 use engineering", "p1 raise infantry", "nature draw_unit infantry_1")
    assert [question.facts for question in t.state.asked] == [(0, budget - 5)]
    t.play("p1 raise mounted", "nature draw_unit mounted_1")
    assert t.fact("forces p1") == ["infantry_1", "mounted_1"]
    t.play("p1 city city1")
    assert t.refused("p1 use engineering") == ONCE


@component("tech.irrigation")
def test_irrigation_allows_a_third_city() -> None:
    t = laid_out().set("city p1 city1", "B22")
    assert free_slot(state(t), 0) == -1
    t.set("known p1", "irrigation")
    assert free_slot(state(t), 0) == 2


@component("tech.mathematics")
def test_mathematics_deals_3_wounds_as_one_likes() -> None:
    t = learning("mathematics").set("resources p1 iron", "2")
    assert t.fact("rank p1 artillery") == ["2"]
    t = armed(t, [], ["infantry_2", "mounted_2", "mounted_3"])
    t = fighting(t, ("", 0, "infantry_2", 0), ("", 0, "mounted_2", 0), ("", 0, "mounted_3", 0))
    t.play("p1 use mathematics", "p1 wound 1", "p1 wound 1")
    assert t.fact("front 1") == []
    assert t.refused("p1 wound 1") == "cb.tech.resource_ability_parts"
    t.play("p1 wound 3")
    assert t.fact("wounds 3") == ["0", "1"]
    assert t.fact("forces p2") == ["mounted_2", "mounted_3"]
    assert t.refused("p1 use mathematics") == ONCE


@component("tech.mathematics")
def test_mathematics_needs_iron_and_somebody_to_wound_and_may_stop() -> None:
    t = armed(knowing("mathematics"), [], ["mounted_3"])
    t = fighting(t, ("", 0, "mounted_3", 0))
    assert t.refused("p1 use mathematics") == "cb.resource.pay_ability"
    t = armed(knowing("mathematics").set("resources p1 iron", "1"), [], [])
    assert fighting(t).refused("p1 use mathematics") == "cb.tech.resource_ability_parts"
    t = armed(knowing("mathematics").set("resources p1 iron", "1"), [], ["mounted_3"])
    t = fighting(t, ("", 0, "mounted_3", 0)).play("p1 use mathematics", "p1 wound 1", "p1 pass")
    assert t.fact("wounds 1") == ["0", "1"]


@component("tech.monarchy_tech")
def test_monarchy_makes_an_ancient_wonder_obsolete() -> None:
    t = knowing("monarchy_tech").set("resources p1 silk", "1")
    assert unlocked(t, "monarchy_tech") == ["monarchy"]
    t.set("offer", "the_colossus").set("marker A12", "stonehenge").set("marker A13", "the_louvre")
    t.set("forces p2", "infantry_1")
    t = managing(t).play("p1 use monarchy_tech")
    assert t.options() == ["p1 target p2", "p1 obsolete stonehenge"]
    assert t.refused("p1 obsolete the_louvre") == "cb.obsolete.by_tech"
    assert t.refused("p1 obsolete the_colossus") == "cb.obsolete.only_on_map"
    t.play("p1 obsolete stonehenge")
    assert t.fact("obsolete") == ["stonehenge"]
    assert t.fact("marker A12") == ["stonehenge"]


@component("tech.monarchy_tech")
def test_monarchy_kills_a_random_unit() -> None:
    t = knowing("monarchy_tech", seats=3).set("resources p1 silk", "1")
    t.set("forces p2", "infantry_1", "infantry_1", "mounted_2").set("forces p3", "mounted_1")
    t = managing(t).play("p1 use monarchy_tech", "p1 target p2")
    assert t.odds() == {"draw_force infantry_1": 2, "draw_force mounted_2": 1}
    t.play("nature draw_force infantry_1")
    assert t.fact("forces p2") == ["infantry_1", "mounted_2"]
    assert state(t).unit_bags[1].discard == (t.rules.kinds["unit"].parse("infantry_1"),)
    assert t.refused("p1 use monarchy_tech") == ONCE


@component("tech.monarchy_tech")
def test_monarchy_needs_a_victim() -> None:
    t = managing(knowing("monarchy_tech").set("resources p1 silk", "1"))
    assert t.refused("p1 use monarchy_tech") == "cb.tech.resource_ability_parts"


@component("tech.monarchy_tech")
def test_a_unit_that_was_shown_cannot_be_taken_back() -> None:
    t = learning("monarchy_tech").set("resources p1 silk", "1").set("forces p2", "mounted_1")
    t = managing(t).play("p1 use monarchy_tech")
    before = t.state.unveiled
    assert t.play("nature draw_force mounted_1").state.unveiled == before + 1


@component("tech.printing_press")
def test_printing_press_sells_a_coin_for_5_culture_once_a_turn() -> None:
    t = knowing("printing_press").set("culture p1", "11")
    assert unlocked(t, "printing_press") == ["university"]
    assert stacking(state(t), 0) == 4
    t = managing(t).play("p1 use printing_press")
    assert t.fact("coin_tokens p1") == ["printing_press"]
    assert t.fact("culture p1") == ["6"]
    assert t.refused("p1 use printing_press") == ONCE
    poor = managing(knowing("printing_press").set("culture p1", "4"))
    assert poor.refused("p1 use printing_press") == "cb.track.both_parts_required"


@component("tech.sailing")
def test_sailing_is_fast_and_ends_on_water() -> None:
    t = knowing("sailing", "navigation", "horseback_riding")
    assert speed(state(t), 0, 1, 0) == 4
    assert water_use(state(t), 0) == ENDS_ON_WATER


@pytest.mark.parametrize("tech", ["chivalry", "construction", "printing_press"])
def test_city_abilities_are_not_for_other_phases(tech: str) -> None:
    t = knowing(tech).set("resources p1 incense", "1").set("resources p1 wheat", "1")
    t = moving(t.set("culture p1", "9"))
    assert t.asked() == ["p1 movement"]
    assert f"p1 use {tech}" not in t.options()
    assert t.refused(f"p1 use {tech}") == "cb.turn.five_phases"
