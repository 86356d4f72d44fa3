"""Relics of Wisdom and Warfare: where they lie, what they forbid, and who claims them."""

import pytest

from tests.games.board_game.battle.field import all_fronts
from tests.games.board_game.kit import resting, row_of, square_of, state
from tests.games.board_game.wisdom_and_warfare.kit import laid_out, plain
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.cities.buildings import may_put_building
from ziggurat.games.board_game.content.event_effects import ChangeTerrain
from ziggurat.games.board_game.culture.people import may_settle
from ziggurat.games.board_game.expansions.relics import RELIC_BESIDE, RELIC_HERE
from ziggurat.games.board_game.ids import DESERT, SCOUT
from ziggurat.games.board_game.start.founding import may_found
from ziggurat.games.board_game.verbs import AT
from ziggurat.kernel.reason import ALLOWED

ARK, ATTILA = "ark_of_the_covenant", "attilas_village"
TILES = {ATTILA: ("neutral_22", "grassland"), ARK: ("neutral_23", "desert")}


def relic_at(square: str, relic: str = ARK) -> Position:
    """The plain with a relic, and an army and a scout of p1 on C11."""
    t = plain().set(f"token {square}", relic)
    return t.set("armies p1", "C11").set("scouts p1", "C11")


def moving(t: Position) -> Position:
    """Movement of p1."""
    return t.at(resting(0), "movement p1")


def claimed(t: Position | None = None) -> Position:
    """An army of p1 has ended its move on C12."""
    return moving(t or relic_at("C12")).play("p1 take C11 1 0", "p1 step C12", "p1 pass")


# Where they lie


@component("map_token.ark_of_the_covenant", "map_token.attilas_village")
@rule("ww.relic.placed_on_discovery")
@pytest.mark.parametrize("relic", list(TILES))
def test_a_relic_lies_on_its_square_once_the_tile_is_discovered(relic: str) -> None:
    t = moving(laid_out().set("armies p1", "A43")).play("p1 take A43 1 0", "p1 discover C")
    t.play(f"nature draw_tile {TILES[relic][0]}")
    squares = [f"C{row}{column}" for row in range(1, 5) for column in range(1, 5)]
    found = [at for at in squares if t.fact(f"token {at}") == [relic]]
    assert len(found) == 1
    assert t.fact(f"terrain {found[0]}") == [TILES[relic][1]]


def built_where(relic: str, tech: str, building: str) -> list[str]:
    """What a city could put where a relic was, after its claim."""
    t = laid_out().set("tile C", TILES[relic][0])
    at = next(
        f"C{row}{column}"
        for row in range(1, 5)
        for column in range(1, 5)
        if t.fact(f"token C{row}{column}") == [relic]
    )
    city = "C33" if at in ("C22", "C23", "C32", "C34") else "C22"
    t.set(f"terrain {city}", "grassland").set("city p1 city1", city).set("known p1", tech)
    g, row, square = state(t), row_of(t, building), square_of(t, at)
    before = may_put_building(g, 0, 1, row, square)
    t.set(f"token {at}", "nothing")
    after = may_put_building(g, 0, 1, row, square)
    return [str(before == RELIC_HERE), str(after == ALLOWED)]


@rule("ww.relic.ark_terrain", "ww.relic.normal_afterwards")
def test_a_trading_post_is_built_where_the_ark_was() -> None:
    assert built_where(ARK, "currency", "trading_post") == ["True", "True"]


@rule("ww.relic.attila_terrain", "ww.relic.normal_afterwards")
def test_a_granary_is_built_where_attilas_village_was() -> None:
    assert built_where(ATTILA, "pottery", "granary") == ["True", "True"]


# What they forbid


@rule("ww.relic.no_building")
def test_nothing_is_put_on_the_square_of_a_relic() -> None:
    t = laid_out().set("terrain A13", "grassland").set("known p1", "writing")
    g, square = state(t), square_of(t, "A13")
    library = row_of(t, "library")
    assert may_settle(g, 0, square) == may_put_building(g, 0, 0, library, square) == ALLOWED
    t.set("token A13", ARK)
    assert may_settle(g, 0, square) == may_put_building(g, 0, 0, library, square) == RELIC_HERE


@rule("ww.relic.no_building", "ww.relic.no_adjacent_city")
@pytest.mark.parametrize("relic", list(TILES))
def test_no_city_is_founded_on_a_relic_or_beside_one(relic: str) -> None:
    for at, reason in (("C22", RELIC_HERE), ("C33", RELIC_BESIDE), ("C23", RELIC_BESIDE)):
        t = plain().set(f"token {at}", relic).set("scouts p1", "C22").set("armies p1")
        assert may_found(state(t), 0, square_of(t, "C22"), SCOUT) == reason
    t = plain().set("token C44", relic).set("scouts p1", "C22").set("armies p1")
    assert may_found(state(t), 0, square_of(t, "C22"), SCOUT) == ALLOWED
    t.at(resting(0), "start_of_turn p1 act")
    assert "p1 found scout C22" in t.options()


@rule("ww.relic.no_alteration")
def test_nothing_changes_the_square_of_a_relic() -> None:
    t = relic_at("C22", ATTILA)
    drought = ChangeTerrain(DESERT, False)
    choice = (AT, square_of(t, "C22"))
    assert drought.reason(state(t), 0, (), choice) == RELIC_HERE
    t.set("token C22", "nothing")
    assert drought.reason(state(t), 0, (), choice) == ALLOWED


@rule("ww.relic.scouts_need_escort")
@pytest.mark.parametrize("relic", list(TILES))
def test_scouts_come_to_a_relic_with_an_army_only(relic: str) -> None:
    t = moving(relic_at("C12", relic)).play("p1 take C11 0 1")
    assert "p1 step C12" not in t.options()
    assert t.refused("p1 step C12") == "ww.relic.scouts_need_escort"
    t = moving(relic_at("C12", relic)).play("p1 take C11 1 1")
    assert "p1 step C12" in t.options()


@rule("ww.relic.pacifism_no_exception")
def test_pacifism_lets_scouts_into_huts_but_not_to_relics() -> None:
    t = relic_at("C12").set("policies p1", "pacifism").set("token C21", "hut")
    moving(t).play("p1 take C11 0 1")
    assert "p1 step C21" in t.options()
    assert t.refused("p1 step C12") == "ww.relic.scouts_need_escort"


# Claiming


@rule("ww.relic.claim")
@pytest.mark.parametrize("relic", list(TILES))
def test_an_army_that_ends_there_claims_the_relic(relic: str) -> None:
    t = claimed(relic_at("C12", relic))
    assert t.fact("token C12") == ["nothing"]
    assert f"claimed_relic {row_of(t, relic)} {square_of(t, 'C12')}" in t.heard("p2")


@rule("ww.relic.claim")
@pytest.mark.parametrize("wins", [True, False])
def test_a_battle_there_comes_first(wins: bool) -> None:
    t = relic_at("C12").set("armies p2", "C12")
    t.set("forces p1" if wins else "forces p2", *["infantry_2_2"] * 3)
    all_fronts(moving(t).play("p1 take C11 1 0", "p1 step C12"))
    while "loot" in t.asked()[0]:
        t.play(f"{t.asked()[0].split()[0]} pass")
    assert t.fact("token C12") == (["nothing"] if wins else [ARK])


@rule("ww.relic.passing")
def test_an_army_passes_a_relic() -> None:
    t = moving(relic_at("C12")).play("p1 take C11 1 0", "p1 step C12", "p1 step C13")
    assert (t.fact("token C12"), t.fact("armies p1")) == ([ARK], ["C13"])
    assert t.fact("track p1") == ["0"]


# What they give


@component("map_token.ark_of_the_covenant")
@rule("ww.relic.ark_benefit", "ww.relic.ark_rewards")
@pytest.mark.parametrize(
    ("before", "after"), [("0", "2"), ("2", "4"), ("11", "13"), ("16", "18"), ("20", "21")]
)
def test_the_ark_leads_two_spaces_on_for_nothing(before: str, after: str) -> None:
    t = relic_at("C12").set("track p1", before).set("culture p1", "5").set("trade p1", "7")
    claimed(t)
    asked: list[str] = []
    while t.asked() and t.asked()[0].split(" ")[1] not in ("movement", "rest"):
        asked.append(t.asked()[0].split(" ")[1])
        t.play(t.options()[0])
    drawn = [topic for topic in asked if topic in ("draw_event", "draw_person")]
    # The first space gives what it gives before the marker enters the second.
    expected = {
        "0": ["draw_event"] * 2,
        "2": ["draw_person", "draw_event"],
        "11": ["draw_person", "draw_event"],
        "16": ["draw_event", "draw_person"],
        "20": [],
    }[before]
    assert drawn == expected
    assert (t.fact("track p1"), t.fact("culture p1"), t.fact("trade p1")) == (
        [after],
        ["5"],
        ["7"],
    )
    assert (t.state.outcome is not None) == (before == "20")


@component("map_token.attilas_village")
@rule("ww.relic.attila_benefit")
def test_attilas_village_gives_two_units_of_choice() -> None:
    t = claimed(relic_at("C12", ATTILA))
    assert t.asked() == ["p1 free_units"]
    assert t.options() == ["p1 raise artillery", "p1 raise infantry", "p1 raise mounted"]
    assert t.refused("p1 raise aircraft") == "cb.unit.aircraft_needs_flight"
    t.play("p1 raise mounted", "nature draw_unit mounted_1_3")
    t.play("p1 raise artillery", "nature draw_unit artillery_2_2")
    assert sorted(t.fact("forces p1")) == ["artillery_2_2", "mounted_1_3"]
    assert t.asked() == ["p1 movement"]
    assert "mounted_1_3" not in " ".join(t.heard("p2"))


@rule("ww.relic.attila_same_type")
def test_both_units_may_be_of_one_type() -> None:
    t = claimed(relic_at("C12", ATTILA).set("known p1", "flight"))
    assert "p1 raise aircraft" in t.options()
    for _ in range(2):
        t.play("p1 raise infantry", "nature draw_unit infantry_3_1")
    assert t.fact("forces p1") == ["infantry_3_1"] * 2
