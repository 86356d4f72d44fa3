"""Components: what the box holds, and what each player has of it."""

import pytest

from tests.games.board_game.kit import before_setup, laid_out, row_of, state
from tests.games.board_game.setup.dealing import done
from tests.kit.trace import rule
from ziggurat.build.seam import BuildError
from ziggurat.games.board_game.board.ground import coins, culture, resource
from ziggurat.games.board_game.cities.lands import change_terrain, free_slot
from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.ids import CITY_SLOTS, DESERT, NONE, WATER
from ziggurat.games.board_game.movement.figures import armies_left, scouts_left
from ziggurat.games.board_game.research.pyramid import learnable, tech_row
from ziggurat.games.board_game.rows.building import Building
from ziggurat.games.board_game.rows.marker import Marker
from ziggurat.games.board_game.rows.tech import Tech

UPGRADED = ["bank", "cathedral", "academy", "aqueduct", "university", "iron_mine"]
# Enough techs of every level for one of level V.
BROAD = (
    "animal_husbandry", "code_of_laws", "currency", "masonry", "pottery", "chivalry",
    "irrigation", "mathematics", "sailing", "banking", "biology", "theology", "computers",
    "flight",
)  # fmt: skip


@rule("cb.setup.player_count")
def test_two_to_four_can_play() -> None:
    assert [before_setup(seats).state.seats for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BuildError, match="2 to 4 seats"):
            before_setup(seats)


@rule("cb.setup.color_unique")
def test_every_seat_has_a_colour_of_its_own() -> None:
    assert sorted(before_setup(4).rules.kinds["seat"].labels) == [0, 1, 2, 3]
    names = before_setup(4).rules.kinds["seat"].labels.values()
    assert len(set(names)) == 4


@rule("cb.setup.figure_supply")
def test_six_armies_and_two_scouts() -> None:
    g = state(laid_out(3))
    for seat in range(3):
        assert armies_left(g, seat) + len(g.armies[seat]) == 6
        assert scouts_left(g, seat) + len(g.scouts[seat]) == 2


@rule("cb.setup.city_marker_supply")
def test_a_capital_and_two_cities() -> None:
    t = before_setup()
    assert t.rules.kinds["city"].values() == [0, 1, 2]
    assert [len(row) for row in state(t).cities] == [CITY_SLOTS, CITY_SLOTS] == [3, 3]


@rule("cb.setup.reserve_city_marker")
def test_one_more_city_can_be_founded() -> None:
    t = laid_out()
    assert free_slot(state(t), 0) == 1
    assert free_slot(state(t.set("city p1 city1", "C22")), 0) == NONE


@rule("cb.setup.third_city_marker")
def test_the_third_city_needs_irrigation() -> None:
    t = laid_out().set("city p1 city1", "C22")
    assert free_slot(state(t), 0) == NONE
    assert free_slot(state(t.set("known p1", "irrigation")), 0) == 2
    assert free_slot(state(t.set("city p1 city2", "E22")), 0) == NONE


@rule("cb.setup.tech_deck", "cb.setup.shared_cards")
def test_thirty_six_techs_for_each_and_one_for_all() -> None:
    t = before_setup()
    levels = [tech_row(state(t), tech).level for tech in t.rules.families["tech"]]
    assert [levels.count(level) for level in range(1, 6)] == [10, 10, 9, 7, 1]
    assert t.rules.rows[t.rules.families["tech"][-1]].name == "space_flight"
    assert learnable(state(t), 0) == learnable(state(t), 1)


@rule("cb.setup.space_flight_shared")
def test_anybody_can_learn_space_flight() -> None:
    t = laid_out().set("known p1", *BROAD).set("known p2", *BROAD)
    card = row_of(t, "space_flight")
    assert card in learnable(state(t), 0)
    assert card in learnable(state(t), 1)
    assert card not in learnable(state(t.set("known p2", *BROAD[:-1])), 1)


@rule("cb.setup.government_deck")
def test_eight_governments() -> None:
    names = ["anarchy", "despotism", "republic", "monarchy", "feudalism", "democracy"]
    t = before_setup()
    found = [t.rules.rows[row].name for row in t.rules.families["government"]]
    assert found == [*names, "communism", "fundamentalism"]


@rule("cb.setup.military_marker_count", "cb.setup.ranks_start_at_one")
def test_three_types_have_a_rank() -> None:
    t = done("chinese", "romans")
    assert state(t).ranks == ((1, 1, 1), (1, 1, 1))


@rule("cb.setup.aircraft_locked")
def test_no_first_tech_unlocks_aircraft() -> None:
    t = done("americans", "chinese", "egyptians", "germans")
    for seat in range(4):
        for name in t.fact(f"known p{seat + 1}"):
            tech = t.rules.rows[row_of(t, name)]
            assert isinstance(tech, Tech)
            assert "aircraft" not in [t.rules.kinds["unit_type"].write(at) for at, _ in tech.units]


@rule("cb.setup.buildings_in_market", "cb.setup.building_marker_counts")
def test_all_buildings_are_in_the_market() -> None:
    t = laid_out()
    for names, count in (
        ("market bank temple cathedral barracks academy", 5),
        ("granary aqueduct library university workshop iron_mine trading_post", 6),
        ("harbor", 10),
    ):
        assert [t.fact(f"supply {name}") for name in names.split()] == [[str(count)]] * len(
            names.split()
        )
    assert sum(state(t).supply) == 49


@rule("cb.setup.upgraded_building_arrow")
def test_six_buildings_are_upgrades() -> None:
    rules = before_setup().rules
    rows = [rules.rows[row] for row in rules.families["building"]]
    upgraded = [row.name for row in rows if isinstance(row, Building) and row.basic != NONE]
    assert sorted(upgraded) == sorted(UPGRADED)


@rule("cb.setup.token_supply_unlimited")
def test_culture_never_runs_out() -> None:
    t = laid_out().set("culture p1", "300").set("culture p2", "200")
    gain_culture(state(t), 0, 90)
    assert t.fact("culture p1") == ["390"]


@rule("cb.setup.wonder_markers")
def test_every_wonder_in_the_market_has_a_marker() -> None:
    t = laid_out()
    rows = [t.rules.rows[wonder] for wonder in state(t).offer]
    assert len(rows) == 4
    for row in rows:
        assert isinstance(row, Marker)
        assert row.culture == 1


@rule("cb.setup.disaster_markers")
def test_a_changed_square_has_only_its_new_terrain() -> None:
    t = laid_out()
    g = state(t)
    square = t.rules.kinds["square"].parse("A31")
    assert (t.fact("terrain A31"), t.fact("printed A31")) == (["mountain"], ["iron"])
    change_terrain(g, square, DESERT)
    assert (t.fact("terrain A31"), t.fact("printed A31")) == (["desert"], [])
    assert (resource(g.ground[square]), culture(g.ground[square]), coins(g.ground[square])) == (
        NONE, 0, 0,
    )  # fmt: skip
    change_terrain(g, square, WATER)
    assert t.fact("terrain A31") == ["water"]
