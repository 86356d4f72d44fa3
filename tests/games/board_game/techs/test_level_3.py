"""Techs of level III, each with everything it does."""

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
from tests.kit.trace import component
from ziggurat.games.board_game.cities.production import production
from ziggurat.games.board_game.culture.hand import hand_size
from ziggurat.games.board_game.movement.figures import ENDS_ON_WATER, speed, stacking, water_use

ONCE = "cb.tech.resource_once_per_turn"
PARTS = "cb.tech.resource_ability_parts"


@component("tech.banking")
def test_banking_gives_one_city_7_production() -> None:
    t = knowing("banking").set("resources p1 wheat", "1")
    assert unlocked(t, "banking") == ["bank"]
    t = managing(t)
    before = production(state(t), 0, 0)
    t.play("p1 use banking")
    assert production(state(t), 0, 0) == before + 7
    assert t.fact("resources p1 wheat") == ["0"]


@component("tech.biology")
def test_biology_heals_all_units_once_in_a_battle() -> None:
    t = armed(knowing("biology"), ["infantry_3", "mounted_3"], ["infantry_3"])
    assert stacking(state(t), 0) == 5
    rows = (("infantry_3", 2, "infantry_3", 1), ("mounted_3", 1, "", 0))
    t = fighting(t, *rows).play("p1 use biology")
    assert t.fact("wounds 1") == ["0", "1"]
    assert t.fact("wounds 2") == ["0", "0"]
    assert t.refused("p1 use biology") == "cb.tech.constant_ability"


@component("tech.communism_tech")
def test_communism_holds_a_square_for_a_spy() -> None:
    t = knowing("communism_tech").set("facedown_finds p1", "hut_spy", "village_spy")
    assert unlocked(t, "communism_tech") == ["communism"]
    t = moving(t).play("p1 use communism_tech", "p1 pay hut_spy")
    assert t.refused("p1 at B11") == "cb.movement.hidden_tile_blocked"
    t.play("p1 at A33")
    assert t.fact("locked") == ["A33"]
    assert t.refused("p1 use communism_tech") == ONCE
    assert t.fact("facedown_finds p1") == ["village_spy"]


@component("tech.communism_tech")
def test_communism_stops_figures_of_others_on_their_way() -> None:
    t = knowing("communism_tech").set("facedown_finds p1", "hut_spy").set("armies p1", "A11")
    t.at("turn p1 research", "movement p2")
    t.play("p2 take H33 1 0", "p1 pass", "p2 step H43")
    assert t.asked() == ["p1 while_moving"]
    t.play("p1 use communism_tech", "p1 pay hut_spy", "p1 at H43")
    assert t.fact("locked") == ["H43"]
    assert not [move for move in t.options() if move.startswith("p2 step")]
    assert "H43" in t.fact("armies p2")


@component("tech.communism_tech")
def test_two_seats_can_each_hold_a_square() -> None:
    t = knowing("communism_tech").set("facedown_finds p1", "hut_spy").set("locked", "H33")
    t = moving(t).play("p1 use communism_tech", "p1 pay hut_spy", "p1 at A33")
    assert t.fact("locked") == ["A33", "H33"]


@component("tech.gunpowder")
def test_gunpowder_makes_a_wonder_obsolete() -> None:
    t = learning("gunpowder").set("resources p1 silk", "2")
    assert t.fact("rank p1 infantry") == ["3"]
    t.set("marker A12", "stonehenge").set("marker A13", "the_louvre")
    t.set("marker H13", "panama_canal")
    t = managing(t).play("p1 use gunpowder")
    assert t.options() == ["p1 obsolete stonehenge", "p1 obsolete the_louvre"]
    assert t.refused("p1 obsolete panama_canal") == "cb.obsolete.by_tech"
    t.play("p1 obsolete the_louvre")
    assert t.fact("obsolete") == ["the_louvre"]
    assert t.fact("resources p1 silk") == ["0"]


@component("tech.gunpowder")
def test_gunpowder_destroys_any_building() -> None:
    t = knowing("gunpowder").set("resources p1 silk", "4")
    t.set("marker H12", "market").set("marker A12", "temple").set("marker H13", "artist")
    t = managing(t).play("p1 use gunpowder")
    assert t.options() == ["p1 raze A12", "p1 raze H12"]
    assert t.refused("p1 raze H13") == PARTS
    left = int(t.fact("supply market")[0])
    t.play("p1 raze H12")
    assert t.fact("marker H12") == []
    assert t.fact("supply market") == [str(left + 1)]
    assert t.refused("p1 use gunpowder") == ONCE


@component("tech.gunpowder")
def test_gunpowder_needs_a_target_and_2_resources() -> None:
    t = managing(knowing("gunpowder").set("resources p1 silk", "2"))
    assert t.refused("p1 use gunpowder") == PARTS
    t = knowing("gunpowder").set("resources p1 silk", "1").set("marker H12", "market")
    assert managing(t).refused("p1 use gunpowder") == "cb.resource.pay_ability"


@component("tech.metal_casting")
def test_metal_casting_turns_incense_into_7_culture() -> None:
    t = learning("metal_casting").set("resources p1 incense", "1")
    assert t.fact("rank p1 artillery") == ["3"]
    assert t.fact("coins p1") == ["0"]
    t = managing(t).play("p1 use metal_casting")
    assert t.fact("culture p1") == ["7"]


@component("tech.military_science")
def test_military_science_adds_production_for_coins_to_every_city() -> None:
    t = open_map(laid_out().set("city p1 city1", "B22"))
    t.set("coin_tokens p1", *["pottery"] * 4, *["democracy_tech"] * 2)
    before = [production(state(t), 0, slot) for slot in (0, 1)]
    coins = int(t.fact("coins p1")[0])
    assert coins // 3 == 2
    t.set("known p1", "military_science")
    assert unlocked(t, "military_science") == ["academy"]
    assert [production(state(t), 0, slot) for slot in (0, 1)] == [at + 2 for at in before]


@component("tech.railroad")
def test_railroad_has_a_coin_and_better_mines_and_riders() -> None:
    t = learning("railroad")
    assert unlocked(t, "railroad") == ["iron_mine"]
    assert t.fact("rank p1 mounted") == ["3"]
    assert t.fact("coins p1") == ["1"]


@component("tech.steam_power")
def test_steam_power_ships_all_figures_of_a_square() -> None:
    t = knowing("steam_power").set("resources p1 silk", "1").set("scouts p1", "A33", "A32")
    t.set("tile C", "neutral_1").set("tile E", "neutral_2").set("tile F", "neutral_3")
    assert speed(state(t), 0, 1, 0) == 5
    assert water_use(state(t), 0) == ENDS_ON_WATER
    t = managing(t).play("p1 use steam_power")
    assert t.options() == ["p1 at A32", "p1 at A33"]
    assert t.refused("p1 at A11") == PARTS
    t.play("p1 at A33")
    assert t.refused("p1 at A23") == PARTS
    assert t.refused("p1 at B11") == "cb.movement.hidden_tile_blocked"
    t.play("p1 at H13")
    assert t.fact("armies p1") == ["H13"]
    assert t.fact("scouts p1") == ["A32", "H13"]
    assert t.fact("moved_figures p1 army") == t.fact("moved_figures p1 scout") == ["H13"]
    assert t.refused("p1 use steam_power") == ONCE


@component("tech.steam_power")
def test_steam_power_keeps_off_enemies_and_the_stacking_limit() -> None:
    t = knowing("steam_power").set("resources p1 silk", "1").set("armies p1", "A33", "A33", "A14")
    t = managing(open_map(t).set("scouts p1").set("armies p2", "H13"))
    t.play("p1 use steam_power", "p1 at A33")
    assert t.refused("p1 at A14") == "cb.movement.stacking_limit_two"
    assert t.refused("p1 at H13") == PARTS
    assert "p1 at H14" in t.options()


@component("tech.theology")
def test_theology_brings_cathedrals_and_a_bigger_hand() -> None:
    t = knowing("theology", "pottery")
    assert unlocked(t, "theology") == ["cathedral", "fundamentalism"]
    assert hand_size(state(t), 0) == 4


def test_communism_needs_a_spy_and_the_movement_phase() -> None:
    t = managing(knowing("communism_tech").set("facedown_finds p1", "hut_spy"))
    assert "p1 use communism_tech" not in t.options()
    t = moving(knowing("communism_tech").set("facedown_finds p1", "hut_silk"))
    assert t.refused("p1 use communism_tech") == "cb.resource.pay_ability"
