"""What an expansion can put on the map: cities of two squares, tokens, finds and gatherers."""

from typing import Final

import pytest

from tests.games.board_game.kit import laid_out, open_map, resting, row_of, square_of, state
from tests.games.board_game.seams.probe import despots_have, plays_through, rules_with
from tests.kit.table import Position
from ziggurat.build.build import Build
from ziggurat.games.board_game.board.sites import centres, outskirts
from ziggurat.games.board_game.board.yields import city_squares
from ziggurat.games.board_game.cities.harvest import harvestable
from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.ids import (
    CAPITAL,
    FIRST_HUT,
    FIRST_MAP_TOKEN,
    FIRST_OF_MODULES,
    FOG,
    HUT,
    NO_TOKEN,
    NONE,
)
from ziggurat.games.board_game.moments import CITY_LOST, SPEED
from ziggurat.games.board_game.movement.figures import remove_army, remove_scout, scouts_left
from ziggurat.games.board_game.movement.moments import (
    DISCOVERED,
    ENDED_IN_CENTER,
    ENDS_IN_CENTER,
    MAY_END_BESIDE,
    SCOUT_LIMIT,
    VILLAGE_DEFENDED,
)
from ziggurat.games.board_game.movement.reasons import OWN_CENTER_NO_END, SCOUT_MARKER_SQUARE
from ziggurat.games.board_game.rows.find import Find
from ziggurat.games.board_game.rows.gatherer import Gatherer
from ziggurat.games.board_game.rows.marker import Marker
from ziggurat.games.board_game.rows.token import Token
from ziggurat.games.board_game.start.founding import destroy_city, grow_city, may_found
from ziggurat.games.board_game.start.moments import FOUNDS_BESIDE
from ziggurat.games.board_game.start.reasons import VILLAGE_BESIDE
from ziggurat.games.board_game.state import Table, table
from ziggurat.kernel.content import Adjust, Allow, Cue, Do, Plus
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

RELIC: Final = 3
STATE: Final = 4


# A city of two squares


def big_city(t: Position) -> Position:
    """The capital of p1 on A22 grows onto A23."""
    grow_city(state(t), 0, CAPITAL, square_of(t, "A23"))
    return t


def test_a_city_of_two_squares_has_ten_around_it() -> None:
    t = big_city(laid_out())
    g = state(t)
    assert centres(g, 0, CAPITAL) == (square_of(t, "A22"), square_of(t, "A23"))
    around = outskirts(g, 0, CAPITAL)
    assert len(around) == len(set(around)) == 10
    assert not set(around) & set(centres(g, 0, CAPITAL))
    assert [square for square in range(len(g.lands)) if g.lands[square] == 0] == sorted(around)
    assert t.fact("annex p1 capital") == ["A23"]


def test_both_squares_of_a_city_are_attacked_and_none_is_ended_in() -> None:
    t = big_city(open_map(laid_out())).set("armies p1").set("scouts p1", "A33")
    t.set("armies p2", "A13").set("forces p2", "infantry_1").at("movement p2")
    t.play("p2 take A13 1 0", "p2 step A23")
    assert any(word.startswith("battle_city") for word in t.heard("p1"))


def test_own_figures_make_room_for_a_city_that_grows() -> None:
    t = laid_out().set("armies p1", "A23").at(resting(0))
    grow_city(state(t), 0, CAPITAL, square_of(t, "A23"))
    assert [type(frame).__name__ for frame in state(t).stack][-1] == "MakeRoom"


def test_nobody_makes_room_where_somebody_or_something_is() -> None:
    t = laid_out().set("armies p1", "A23").set("armies p2", "A24").set("token A33", "hut")
    t.set("terrain A24", "grassland").set("scouts p1")
    grow_city(state(t), 0, CAPITAL, square_of(t, "A23"))
    t.at(resting(0), *state(t).stack)
    assert t.refused("p1 shove army A24") == "cb.city.displace_friends"
    assert t.refused("p1 shove army A33") == "cb.city.displace_friends"
    assert "p1 shove army A32" in t.options()


def test_a_person_under_a_city_that_grows_waits_in_the_reserve() -> None:
    t = laid_out().set("terrain A23", "grassland").set("marker A23", "general")
    big_city(t)
    assert t.fact("reserve p1") == ["general"]


def mourn(s: State, cue: Cue) -> None:
    gain_culture(table(s), cue.owner, 1 + cue.args[0])


def test_losing_a_city_is_a_moment() -> None:
    def proud(b: Build) -> None:
        despots_have(b, Do(CITY_LOST, mourn))

    t = open_map(laid_out(rules=rules_with(proud))).set("city p1 city1", "E22")
    destroy_city(state(t), 0, 1)
    t.at(resting(0), *state(t).stack)
    assert (t.fact("culture p1"), t.fact("culture p2")) == (["2"], ["0"])


def test_a_marker_under_a_city_that_grows_goes_where_it_belongs() -> None:
    t = laid_out().set("terrain A23", "grassland").set("marker A23", "library")
    before = state(t).supply
    big_city(t)
    assert sum(state(t).supply) == sum(before) + 1
    assert state(t).markers[square_of(t, "A23")] == NONE


def growing(b: Build) -> None:
    """Capitals grow as soon as they are placed, where the map lets them."""

    def grow_all(s: State, seat: int) -> None:
        g = table(s)
        for owner in range(g.seats):
            for square in g.layout.near[g.cities[owner][CAPITAL]]:
                if may_grow(g, owner, square):
                    grow_city(g, owner, CAPITAL, square)
                    break

    b.flow("setup").after("capitals", Step("growth", grow_all))


def may_grow(g: Table, seat: int, square: int) -> bool:
    """Tell whether all around a second square is there and belongs to nobody else."""
    around = g.layout.around[square]
    return len(around) == 8 and all(
        g.ground[at] != FOG and g.lands[at] in (NONE, seat * 4) for at in around
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_are_played_with_cities_of_two_squares(seats: int) -> None:
    plays_through(rules_with(growing), seats, seats, 600)


# Tokens


def claim(s: State, seat: int, square: int, armies: int) -> bool:
    """Armies that end there take the relic for three culture."""
    g = table(s)
    if armies:
        g.tokens = put(g.tokens, square, NO_TOKEN)
        gain_culture(g, seat, 3)
    return False


def relics(b: Build) -> None:
    """A token that armies pass, claim when they end there, and that keeps cities away."""
    b.content("map_token").add(
        (
            Token(
                FIRST_MAP_TOKEN + 2,
                "relic",
                RELIC,
                claim,
                stops=False,
                scouts=SCOUT_MARKER_SQUARE,
                beside=VILLAGE_BESIDE,
                keeps=VILLAGE_BESIDE,
            ),
        )
    )


def with_relic(at: str = "A44") -> Position:
    t = open_map(laid_out(rules=rules_with(relics)))
    for square in ("A33", "A34", "A44"):
        t.set(f"terrain {square}", "grassland")
    return t.set(f"token {at}", "relic").set("armies p1", "A33").set("scouts p1", "A33")


def test_an_army_claims_a_token_where_it_ends() -> None:
    t = with_relic().at("movement p1").play("p1 take A33 1 0", "p1 step A34", "p1 step A44")
    assert (t.fact("culture p1"), t.fact("token A44")) == (["3"], ["nothing"])


def test_an_army_passes_a_token_that_does_not_stop_it() -> None:
    t = with_relic("A34").at("movement p1").play("p1 take A33 1 0", "p1 step A34", "p1 step A44")
    assert (t.fact("culture p1"), t.fact("token A34")) == (["0"], ["relic"])


def test_scouts_need_an_army_where_the_row_says_so() -> None:
    t = with_relic("A34").at("movement p1").play("p1 take A33 0 1")
    assert t.refused("p1 step A34") == "cb.figure.scout_barred_from_markers"


def test_a_token_keeps_buildings_off_its_square() -> None:
    t = with_relic().set("terrain A12", "grassland").set("token A12", "relic")
    t.set("known p1", "writing").set("bonus p1 capital", "20").set("actions p1 capital", "1")
    t.at(resting(0), "city_management p1 manage").play("p1 city capital", "p1 build library")
    # Of two squares of grassland, one has the token; the other is all that is left.
    assert t.fact("marker A33") == ["library"]


# City-states: a token with icons, whoever stands on it gets them for the capital


def held_states(s: State, seat: int) -> list[tuple[int, int]]:
    g = table(s)
    figures = sorted(set(g.armies[seat] + g.scouts[seat]))
    return [(square, CAPITAL) for square in figures if g.tokens[square] == STATE]


def state_sites(s: State, seat: int, slot: int) -> list[int]:
    return [square for square, there in held_states(s, seat) if there == slot]


def city_states(b: Build) -> None:
    icons = Marker(NONE, "icons", 2, 3, 1, 0, 0)
    b.content("map_token").add(
        (Token(FIRST_MAP_TOKEN + 3, "sparta", STATE, stops=False, icons=icons, apart=True),)
    )
    b.content("gatherer").add(
        (Gatherer(FIRST_OF_MODULES, "city_states", held_states, state_sites),)
    )


def test_a_gatherer_adds_squares_to_a_city() -> None:
    t = open_map(laid_out(rules=rules_with(city_states))).set("terrain B33", "grassland")
    before = int(t.fact("production p1 capital")[0])
    t.set("token B33", "sparta").set("armies p1", "B33")
    g = state(t)
    assert square_of(t, "B33") in city_squares(g, 0, CAPITAL)
    assert square_of(t, "B33") not in city_squares(g, 1, CAPITAL)
    assert int(t.fact("production p1 capital")[0]) == before + 3
    t.set("actions p1 capital", "1").set("bonus p1 capital", "9").at("city_management p1 manage")
    t.play("p1 city capital", "p1 produce_army")
    assert "p1 army B33" in t.options()


def give_way(s: State, seat: int, square: int) -> None:
    g = table(s)
    g.tokens = put(g.tokens, square, NO_TOKEN)
    gain_culture(g, seat, 5)


def fields(b: Build) -> None:
    """A token where any of two resources can be harvested, and that gives way to cities."""
    token = Token(
        FIRST_MAP_TOKEN + 3, "fields", STATE, icons=Marker(NONE, "fields", 0, 0, 0, 0, 0),
        resources=0b1010, covered=give_way,
    )  # fmt: skip
    b.content("map_token").add((token,))


def test_a_token_may_offer_resources() -> None:
    t = open_map(laid_out(rules=rules_with(fields))).set("terrain A12", "grassland")
    before = harvestable(state(t), 0, CAPITAL)
    t.set("token A12", "fields")
    assert harvestable(state(t), 0, CAPITAL) == sorted({*before, 1, 3})
    # A building covers the token too.
    t.set("marker A12", "library")
    assert harvestable(state(t), 0, CAPITAL) == before


def test_a_token_may_give_way_to_a_city() -> None:
    t = open_map(laid_out(rules=rules_with(fields)))
    for place in ("C", "D"):
        for row in range(1, 5):
            for column in range(1, 5):
                t.set(f"terrain {place}{row}{column}", "grassland")
    t.set("armies p1").set("scouts p1", "C33").set("token C33", "fields")
    t.at(resting(0), "start_of_turn p1 act").play("p1 found scout C33")
    assert (t.fact("token C33"), t.fact("culture p1")) == (["nothing"], ["5"])


def test_what_lies_apart_is_lost_when_its_scout_leaves() -> None:
    t = open_map(laid_out(rules=rules_with(city_states))).set("terrain B33", "grassland")
    t.set("terrain B34", "grassland").set("token B33", "sparta").set("armies p1")
    t.set("scouts p1", "B33").set("scout_city p1 B33", "capital")
    t.at(resting(0), "movement p1").play("p1 take B33 0 1", "p1 step B34", "p1 pass")
    assert t.fact("still_gathered p1 B33") == []


@pytest.mark.parametrize("seed", [3, 4])
def test_whole_games_are_played_with_tokens_and_gatherers(seed: int) -> None:
    def strewn(b: Build) -> None:
        def strew(s: State, seat: int) -> None:
            g = table(s)
            for owner in range(g.seats):
                free = [at for at in outskirts(g, owner, CAPITAL) if g.tokens[at] == NO_TOKEN]
                g.tokens = put(put(g.tokens, free[0], RELIC), free[1], STATE)

        b.flow("setup").after("capitals", Step("strew", strew))

    plays_through(rules_with(relics, city_states, strewn), 2, seed, 600)


# Finds


def feast(s: State, seat: int, square: int, find: int) -> None:
    gain_culture(table(s), seat, 3)


def test_a_hut_does_what_its_row_says() -> None:
    def arts(b: Build) -> None:
        b.content("hut").add((Find(FIRST_HUT + 9, "hut_art", NONE, 9, feast),))

    rules = rules_with(arts)
    t = open_map(laid_out(rules=rules)).set("terrain A34", "grassland").set("token A34", "hut")
    t.set("armies p1", "A33").at("movement p1").play("p1 take A33 1 0", "p1 step A34")
    t.play("nature draw_hut hut_art")
    assert (t.fact("culture p1"), t.fact("facedown_finds p1")) == (["3"], [])
    plays_through(rules, 2, 5, 600)


# Moments of moving


def unguarded(s: State, cue: Cue, value: int) -> int:
    return 0


def test_a_village_may_be_open_to_a_seat() -> None:
    def feared(b: Build) -> None:
        despots_have(b, Adjust(VILLAGE_DEFENDED, unguarded))

    t = open_map(laid_out(rules=rules_with(feared))).set("terrain A34", "grassland")
    t.set("token A34", "village").set("armies p1", "A33").at("movement p1")
    t.play("p1 take A33 1 0", "p1 step A34", "nature draw_village village_iron")
    assert t.fact("facedown_finds p1") == ["village_iron"]


def disband(s: State, cue: Cue) -> None:
    square, armies, scouts = cue.args
    for _ in range(armies):
        remove_army(table(s), cue.owner, square)
    for _ in range(scouts):
        remove_scout(table(s), cue.owner, square)


def test_figures_may_end_in_their_own_city_where_a_row_says_what_follows() -> None:
    def disbanding(b: Build) -> None:
        despots_have(b, Adjust(ENDS_IN_CENTER, unguarded), Do(ENDED_IN_CENTER, disband))

    t = laid_out(rules=rules_with(disbanding)).set("armies p1", "A32").set("scouts p1", "A32")
    t.at(resting(0), "movement p1").play("p1 take A32 1 1", "p1 step A22", "p1 pass")
    assert (t.fact("armies p1"), t.fact("scouts p1")) == ([], [])


def keep_out(s: State, cue: Cue) -> int:
    return OWN_CENTER_NO_END


def test_a_row_keeps_others_from_ending_in_outskirts() -> None:
    def gate(b: Build) -> None:
        despots_have(b, Allow(MAY_END_BESIDE, keep_out))

    t = open_map(laid_out(rules=rules_with(gate))).set("terrain B23", "grassland")
    t.set("terrain A14", "grassland").set("terrain A13", "grassland").set("armies p1")
    t.set("armies p2", "A14").set("scouts p1").at(resting(0), "movement p2")
    # Whoever steps in has nothing left but to step out again.
    t.play("p2 take A14 1 0", "p2 step A13")
    assert t.fact("armies p2") == ["A14"]


def hurry(s: State, cue: Cue, value: int) -> int:
    return value + int(cue.args == (1, 0))


def test_speed_knows_the_group_and_scouts_have_a_limit_of_their_own() -> None:
    def lonely(b: Build) -> None:
        despots_have(b, Adjust(SPEED, hurry), Plus(SCOUT_LIMIT, 1))

    t = open_map(laid_out(rules=rules_with(lonely))).set("armies p1", "A33").set("scouts p1", "A33")
    t.at("movement p1").play("p1 take A33 1 0")
    assert t.state.asked[0].facts[-1] == 3
    assert scouts_left(state(t), 0) == 2


def rejoice(s: State, cue: Cue) -> None:
    gain_culture(table(s), cue.owner, 1)


def test_discovering_a_tile_is_a_moment() -> None:
    def curious(b: Build) -> None:
        despots_have(b, Do(DISCOVERED, rejoice))

    t = laid_out(rules=rules_with(curious)).set("armies p1", "A43").at("movement p1")
    t.play("p1 take A43 1 0")
    move = next(move for move in t.options() if " discover " in move)
    t.play(move)
    t.play(t.options()[0])
    assert t.fact("culture p1") == ["1"]


def beside_huts(s: State, cue: Cue, value: int) -> int:
    return ALLOWED if cue.args[0] == HUT else value


def test_a_row_lets_cities_be_founded_beside_huts() -> None:
    def bold(b: Build) -> None:
        despots_have(b, Adjust(FOUNDS_BESIDE, beside_huts))

    for rules, allowed in ((rules_with(), False), (rules_with(bold), True)):
        t = open_map(laid_out(rules=rules))
        for square in ("E22", "E11", "E12", "E13", "E21", "E23", "E31", "E32", "E33"):
            t.set(f"terrain {square}", "grassland").set(f"token {square}", "nothing")
        t.set("token E11", "hut").set("scouts p1", "E22")
        assert (may_found(state(t), 0, square_of(t, "E22"), 1) == ALLOWED) == allowed


def test_rows_of_tokens_are_rows_like_others() -> None:
    t = laid_out(rules=rules_with(relics))
    assert row_of(t, "relic") == FIRST_MAP_TOKEN + 2
    assert t.rules.kinds["token"].values() == [0, 1, 2, RELIC]
