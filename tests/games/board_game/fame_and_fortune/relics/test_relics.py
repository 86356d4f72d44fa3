"""Relics: where they lie, what they forbid, and who claims them."""

import pytest

from tests.games.board_game.battle.field import all_fronts
from tests.games.board_game.fame_and_fortune.kit import laid_out, plain
from tests.games.board_game.kit import resting, row_of, square_of, state
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.cities.buildings import may_put_building
from ziggurat.games.board_game.cities.recruiting import recruit
from ziggurat.games.board_game.content.event_effects import ChangeTerrain
from ziggurat.games.board_game.culture.people import may_settle
from ziggurat.games.board_game.expansions.relics import RELIC_BESIDE, RELIC_HERE
from ziggurat.games.board_game.ids import ARMY, DESERT, SCOUT
from ziggurat.games.board_game.start.founding import may_found
from ziggurat.games.board_game.verbs import AT
from ziggurat.kernel.reason import ALLOWED

RELICS = ("atlantis", "school_of_confucius", "seven_cities_of_gold")
TILES = {"atlantis": "neutral_15", "school_of_confucius": "neutral_16"}
TILES["seven_cities_of_gold"] = "neutral_17"


def relic_at(square: str, relic: str = "school_of_confucius") -> Position:
    """The plain with a relic, and an army and a scout of p1 on C11."""
    t = plain().set(f"token {square}", relic)
    return t.set("armies p1", "C11").set("scouts p1", "C11")


def moving(t: Position) -> Position:
    """Movement of p1."""
    return t.at(resting(0), "movement p1")


# Where they lie


@component("map_token.atlantis", "map_token.school_of_confucius", "map_token.seven_cities_of_gold")
@rule("ff.relic.placed_on_discovery")
@pytest.mark.parametrize("relic", RELICS)
def test_a_relic_lies_on_its_square_once_the_tile_is_discovered(relic: str) -> None:
    t = moving(laid_out().set("armies p1", "A43")).play("p1 take A43 1 0", "p1 discover C")
    t.play(f"nature draw_tile {TILES[relic]}")
    squares = [f"C{row}{column}" for row in range(1, 5) for column in range(1, 5)]
    found = [at for at in squares if t.fact(f"token {at}") == [relic]]
    assert len(found) == 1
    terrain = {"atlantis": "water", "school_of_confucius": "mountain"}.get(relic, "forest")
    assert t.fact(f"terrain {found[0]}") == [terrain]


# What they forbid


@rule("ff.relic.no_building")
def test_nothing_is_put_on_the_square_of_a_relic() -> None:
    t = laid_out().set("terrain A13", "grassland").set("known p1", "writing")
    g, square = state(t), square_of(t, "A13")
    library = row_of(t, "library")
    assert may_settle(g, 0, square) == ALLOWED
    assert may_put_building(g, 0, 0, library, square) == ALLOWED
    t.set("token A13", "school_of_confucius")
    assert may_settle(g, 0, square) == RELIC_HERE
    assert may_put_building(g, 0, 0, library, square) == RELIC_HERE


@rule("ff.relic.no_building", "ff.relic.no_adjacent_city")
def test_no_city_is_founded_on_a_relic_or_beside_one() -> None:
    for at, reason in (("C22", RELIC_HERE), ("C33", RELIC_BESIDE), ("C23", RELIC_BESIDE)):
        t = plain().set(f"token {at}", "atlantis").set("scouts p1", "C22").set("armies p1")
        assert may_found(state(t), 0, square_of(t, "C22"), SCOUT) == reason
    t = plain().set("token C44", "atlantis").set("scouts p1", "C22").set("armies p1")
    assert may_found(state(t), 0, square_of(t, "C22"), SCOUT) == ALLOWED


@rule("ff.relic.no_alteration")
def test_nothing_changes_the_square_of_a_relic() -> None:
    t = relic_at("C22", "seven_cities_of_gold")
    drought = ChangeTerrain(DESERT, False)
    choice = (AT, square_of(t, "C22"))
    assert drought.reason(state(t), 0, (), choice) == RELIC_HERE
    assert drought.reason(state(t), 0, (), (AT, square_of(t, "C23"))) == ALLOWED
    t.set("token C22", "nothing")
    assert drought.reason(state(t), 0, (), choice) == ALLOWED


@rule("ff.relic.scouts_need_escort")
def test_scouts_come_to_a_relic_with_an_army_only() -> None:
    t = moving(relic_at("C12")).play("p1 take C11 0 1")
    assert "p1 step C12" not in t.options()
    assert t.refused("p1 step C12") == "ff.relic.scouts_need_escort"
    t = moving(relic_at("C12")).play("p1 take C11 1 1")
    assert "p1 step C12" in t.options()


@rule("ff.relic.republic_no_exception")
def test_republic_lets_scouts_into_huts_but_not_to_relics() -> None:
    t = moving(relic_at("C12").set("government p1", "republic").set("token C21", "hut"))
    t.play("p1 take C11 0 1")
    assert "p1 step C21" in t.options()
    assert t.refused("p1 step C12") == "ff.relic.scouts_need_escort"


# Claiming


def claimed(t: Position | None = None) -> Position:
    """An army of p1 has ended its move on C12."""
    t = t or relic_at("C12")
    return moving(t).play("p1 take C11 1 0", "p1 step C12", "p1 pass")


@rule("ff.relic.claim")
@pytest.mark.parametrize("relic", RELICS)
def test_an_army_that_ends_there_claims_the_relic(relic: str) -> None:
    t = claimed(relic_at("C12", relic))
    assert t.fact("token C12") == ["nothing"]
    assert f"claimed_relic {row_of(t, relic)} {square_of(t, 'C12')}" in t.heard("p2")


@rule("ff.relic.claim")
def test_an_army_that_loses_a_battle_there_claims_nothing() -> None:
    for units, left in ((("infantry_1",) * 3, "nothing"), ((), "atlantis")):
        t = relic_at("C12", "atlantis").set("armies p2", "C12").set("forces p1", *units)
        t.set("forces p2", *(() if units else ("infantry_3",) * 3))
        t = moving(t).play("p1 take C11 1 0", "p1 step C12")
        all_fronts(t)
        while "loot" in t.asked()[0]:
            t.play(f"{t.asked()[0].split()[0]} pass")
        assert t.fact("token C12") == [left]


@rule("ff.relic.passing")
def test_an_army_passes_a_relic() -> None:
    t = moving(relic_at("C12")).play("p1 take C11 1 0", "p1 step C12", "p1 step C13")
    assert t.fact("token C12") == ["school_of_confucius"]
    assert t.fact("armies p1") == ["C13"]


@rule("ff.relic.normal_afterwards", "ff.relic.once_per_game")
def test_once_claimed_a_square_is_like_any_other() -> None:
    t = claimed(relic_at("C12", "atlantis"))
    assert t.fact("waiting p1") == ["atlantis"]
    g = state(t)
    assert g.printed.tokens[g.tokens[square_of(t, "C12")]].name == "nothing"
    # Nobody who comes later gains anything.
    other = plain().set("armies p1", "C11")
    claimed(other)
    assert other.fact("waiting p1") == []
    assert g.rules.rows[row_of(t, "atlantis")].name == "atlantis"


@rule("ff.relic.by_moving_only")
def test_steam_power_brings_an_army_to_atlantis() -> None:
    t = plain().set("known p1", "steam_power").set("resources p1 silk", "1").set("scouts p1")
    t.set("terrain C12", "water").set("token C12", "atlantis").set("armies p1", "C11")
    t.at(resting(0), "city_management p1 manage")
    t.play("p1 use steam_power", "p1 at C12")
    assert (t.fact("armies p1"), t.fact("token C12")) == (["C12"], ["nothing"])
    assert t.fact("waiting p1") == ["atlantis"]


@rule("ff.relic.by_moving_only")
def test_steam_power_ships_no_lone_scout_to_a_relic() -> None:
    t = plain().set("known p1", "steam_power").set("resources p1 silk", "1").set("armies p1")
    t.set("terrain C12", "water").set("token C12", "atlantis").set("scouts p1", "C11")
    t.at(resting(0), "city_management p1 manage").play("p1 use steam_power")
    assert t.refused("p1 at C12") == "ff.relic.scouts_need_escort"


@rule("ff.relic.by_moving_only")
def test_an_army_that_is_put_there_claims_nothing_until_it_moves_there() -> None:
    t = relic_at("C12", "atlantis").at(resting(0))
    recruit(state(t), 0, square_of(t, "C12"), ARMY)
    assert t.fact("token C12") == ["atlantis"]
    assert t.fact("waiting p1") == []


@rule("ff.relic.by_moving_only")
def test_hannibal_leads_an_army_to_a_relic() -> None:
    t = plain("great_person_deck").set("token C12", "atlantis").set("armies p1", "C11", "C12")
    t.set("scouts p1").set("marker A13", "general").set("facedown_people p1", "hannibal")
    t.at(resting(0), "city_management p1 manage").play("p1 use hannibal", "p1 take C11 1 0")
    assert (t.fact("token C12"), t.fact("waiting p1")) == (["nothing"], ["atlantis"])
