"""What an expansion can lay out: seats, maps, rows in play, supplies, tiles and wonders."""

from typing import Final

import pytest

from tests.games.board_game.kit import game, laid_out, row_of, state
from tests.games.board_game.seams.probe import plays_on, rules_with
from ziggurat import api
from ziggurat.build.build import Build, build, new_state
from ziggurat.build.game import Module
from ziggurat.build.seam import BuildError
from ziggurat.games.board_game.board.layouts import EAST, NORTH, SOUTH, WEST
from ziggurat.games.board_game.cities.wonders import IN_MARKET, may_obsolete, obsolete
from ziggurat.games.board_game.content.buildings import ANY_LAND
from ziggurat.games.board_game.content.finds import HUTS
from ziggurat.games.board_game.content.tiles import neutral
from ziggurat.games.board_game.holdings import refresh
from ziggurat.games.board_game.ids import (
    ANCIENT,
    FIRST_BUILDING,
    FIRST_HUT,
    FIRST_LAYOUT,
    FIRST_NEUTRAL,
    FIRST_OF_MODULES,
    FIRST_WONDER,
    INCENSE,
    NONE,
    WATER,
)
from ziggurat.games.board_game.moments import COINS, HOLDINGS, OBSOLETES, SPEED, START_OF_TURN
from ziggurat.games.board_game.research.abilities import put_coin
from ziggurat.games.board_game.rows.addition import Addition
from ziggurat.games.board_game.rows.building import Building
from ziggurat.games.board_game.rows.find import Find
from ziggurat.games.board_game.rows.map_layout import MapLayout
from ziggurat.games.board_game.rows.tech import Tech
from ziggurat.games.board_game.rows.wonder import Wonder
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.verbs import USE
from ziggurat.games.board_game.view import TableView, view_table
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Adjust, Cue, Offer, Plus, Row
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

# A fifth seat, on a map with a gap in its middle

CORNERS: Final = (
    (12, 0), (8, 2), (16, 2), (12, 4), (0, 6), (4, 6), (8, 6), (16, 6), (20, 6), (24, 6), (0, 10),
    (4, 10), (8, 10), (16, 10), (20, 10), (24, 10), (2, 14), (6, 14), (10, 14), (14, 14),
    (18, 14), (22, 14),
)  # fmt: skip
HOMES: Final = ((3, SOUTH), (9, WEST), (20, NORTH), (17, NORTH), (4, EAST))


def fifth_seat(b: Build) -> None:
    """A map for five, and enough tiles for it."""
    b.content("layout").add((MapLayout(FIRST_LAYOUT + 5, "map_of_5", 5, CORNERS, HOMES),))
    tiles = [
        neutral(FIRST_NEUTRAL + 20 + at, f"far_{at}", "G F M D / F Gh G W / M G F D / D G M Fv")
        for at in range(4)
    ]
    b.content("tile").add(tuple(tiles))
    more = ((HUTS[0].number, 4), (FIRST_HUT + 21, 4))
    b.content("addition").add((Addition(FIRST_OF_MODULES, "more_markers", more),))


def five_seats() -> api.Rules:
    module = Module("fifth", fifth_seat, seats=(5,))
    return build(game()._replace(modules=(module,), joins=()), ("fifth",))


def test_a_fifth_seat_sits_at_a_map_of_its_own() -> None:
    rules = five_seats()
    assert rules.seats == (2, 3, 4, 5)
    assert rules.kinds["seat"].labels[4] == "p5"
    assert rules.kinds["place"].labels[21] == "V"
    assert rules.kinds["square"].labels[21 * 16 + 15] == "V44"
    g = table(new_state(rules, 5))
    assert len(g.tiles) == 22
    assert len(g.layout.cells) == len(set(g.layout.cells)) == 22 * 16


def test_the_gap_of_a_map_is_no_outer_edge() -> None:
    layout = table(new_state(five_seats(), 5)).layout
    gap = [(x, y) for x in range(12, 16) for y in range(8, 14)]
    assert not [cell for cell in gap if cell in layout.where]
    beside = layout.where[(12, 7)]
    assert len(layout.near[beside]) == 3
    assert beside not in layout.rim
    assert layout.where[(12, 0)] in layout.rim
    # On a map without a gap, the rim is where a neighbour is missing.
    four = table(new_state(rules_with(), 4)).layout
    assert [at for at, near in enumerate(four.near) if len(near) < 4] == list(four.rim)


def test_a_number_of_seats_without_a_map_does_not_build() -> None:
    module = Module("fifth", nothing, seats=(5,))
    with pytest.raises(BuildError, match="no layout of the map for 5 seats"):
        build(game()._replace(modules=(module,), joins=()), ("fifth",))


def nothing(b: Build) -> None:
    """Install nothing."""


def test_five_seats_play() -> None:
    plays_on(five_seats(), 5, 1)


# Rows that a module puts in play

POLICY: Final = FIRST_OF_MODULES + 10
POLICIES: Final = FIRST_OF_MODULES + 11


def held_policies(s: State, cue: Cue, value: int) -> int:
    """A seat holds the policy once it has a coin on it."""
    return value | 1 << POLICY if POLICY in table(s).coin_tokens[cue.owner] else value


def offer_policy(s: State, cue: Cue) -> list[Choice]:
    choice = (USE, cue.card)
    return [choice] if refuse_policy(s, cue, choice) == ALLOWED else []


def adopt(s: State, cue: Cue, choice: Choice) -> None:
    put_coin(table(s), cue.owner, POLICY)
    refresh(table(s), cue.owner)


def refuse_policy(s: State, cue: Cue, choice: Choice) -> int:
    if choice != (USE, cue.card) or POLICY in table(s).coin_tokens[cue.owner]:
        return OTHER_QUESTION
    return ALLOWED


def policies(b: Build) -> None:
    """A rule for everybody offers a policy, which acts for whoever has chosen it."""
    b.content("policy").add((Row(POLICY, "swift_marches", (Plus(SPEED, 2),)),))
    b.content("rule").add(
        (
            Row(
                POLICIES,
                "policies",
                (
                    Adjust(HOLDINGS, held_policies),
                    Offer(START_OF_TURN, offer_policy, adopt, refuse_policy),
                ),
            ),
        )
    )


def test_a_policy_acts_for_whoever_chose_it() -> None:
    t = laid_out(2, rules_with(policies)).at("turn p1 end of turn", "start_of_turn p1")
    g = state(t)
    assert [g.holds(seat, POLICIES) for seat in (0, 1)] == [True, True]
    assert not g.holds(0, POLICY)
    assert "p1 use policies" in t.options()
    t.play("p1 use policies")
    assert [g.holds(seat, POLICY) for seat in (0, 1)] == [True, False]
    assert "p1 use policies" not in t.options()


def test_games_with_policies_play() -> None:
    plays_on(rules_with(policies), 2, 2)


# A group of buildings with a supply of its own

DOCK: Final = FIRST_BUILDING + 15
DOCKS: Final = 8
NAVIES: Final = 44


def docks(b: Build) -> None:
    """A new building and the tech that unlocks it."""
    dock = Building(DOCK, "dock", 5, DOCKS, (*ANY_LAND, WATER), True, NONE, (0, 1, 0, 0, 2), 2)
    b.content("building").add((dock,))
    b.content("tech").add((Tech(NAVIES, "navies", 1, buildings=(DOCK,)),))


def test_a_new_building_has_a_supply() -> None:
    t = laid_out(2, rules_with(docks)).set("known p1", "navies").set("bonus p1 capital", "9")
    assert t.fact("supply dock") == ["2"]
    assert t.fact("supply harbor") == ["10"]
    t.at("turn p1 end of turn", "city_management p1").play("p1 city capital", "p1 build dock")
    t.play(t.options()[0])
    assert t.fact("supply dock") == ["1"]


def test_two_buildings_of_one_group_do_not_build() -> None:
    with pytest.raises(BuildError, match="has the group of another building: 0"):
        rules_with(clashing)


def clashing(b: Build) -> None:
    """A building whose group is taken."""
    dock = Building(DOCK, "dock", 5, 0, ANY_LAND, True, NONE, (0, 1, 0, 0, 2), 2)
    b.content("building").add((dock,))


def test_games_with_docks_play() -> None:
    plays_on(rules_with(docks), 3, 3)


# Huts, and more copies of what is there

PERFUME: Final = FIRST_HUT + 10
BOX: Final = FIRST_OF_MODULES + 20


def perfume(b: Build) -> None:
    """A new kind of hut, and more of an old one."""
    b.content("hut").add((Find(PERFUME, "hut_perfume", INCENSE, 3),))
    b.content("addition").add((Addition(BOX, "box_of_huts", ((FIRST_HUT, 2),)),))


def test_a_new_hut_is_in_the_pile_and_can_be_traded() -> None:
    t = laid_out(2, rules_with(perfume)).set("facedown_finds p1", "hut_perfume")
    g = state(t)
    assert g.hut_bag.unknown.count(PERFUME) == 2
    assert g.hut_bag.unknown.count(FIRST_HUT) == 5 + 2
    assert t.rules.kinds["good"].knows(PERFUME)
    t.at("turn p1 end of turn", "trading p1").play("p1 deal p2", "p1 give unseen_hut 1")
    assert "p1 show hut_perfume" in t.options()


def test_games_with_new_huts_play() -> None:
    plays_on(rules_with(perfume), 2, 4)


# Tiles, wonders beyond the deck, and wonders made obsolete in the market

WONDERS: Final = tuple(
    [Wonder(FIRST_WONDER + 12 + at, f"wonder_{at}", at // 3, 10, 1) for at in range(9)]
)
MARKET_RULE: Final = FIRST_OF_MODULES + 30


def reach_the_market(s: State, cue: Cue, value: int) -> int:
    return value | IN_MARKET


def more_wonders(b: Build) -> None:
    """Three more wonders of each era, of which four are dealt, and a market within reach."""
    b.content("wonder").add(WONDERS)
    rule = Row(MARKET_RULE, "wonders_of_the_market", (Adjust(OBSOLETES, reach_the_market),))
    b.content("rule").add((rule,))
    b.content("tile").add(
        (neutral(FIRST_NEUTRAL + 14, "isles", "W W W W / W G W W / W W F W / W W W W"),)
    )


def test_the_wonder_deck_has_four_cards_of_each_era() -> None:
    rules = rules_with(more_wonders)
    t = laid_out(2, rules)
    g = state(t)
    assert g.wonders_left == (4, 4, 4)
    assert [bag.size() for bag in g.wonder_bags] == [7, 7, 7]
    seen = view_table(t.state, 1)
    assert isinstance(seen, TableView)
    assert seen.wonder_decks == (4, 4, 4)


def test_a_wonder_of_the_market_makes_room_for_the_next() -> None:
    t = laid_out(2, rules_with(more_wonders)).set("offer", "stonehenge", "the_oracle")
    g = state(t)
    stonehenge = row_of(t, "stonehenge")
    assert may_obsolete(g, 0, stonehenge, ANCIENT) == ALLOWED
    obsolete(g, stonehenge)
    assert g.offer == (row_of(t, "the_oracle"),)
    assert g.owners[stonehenge - FIRST_WONDER] == NONE
    assert g.stack


def test_games_with_more_wonders_play() -> None:
    plays_on(rules_with(more_wonders), 4, 5)


def test_a_row_outside_of_its_family_does_not_build() -> None:
    with pytest.raises(BuildError, match="'late' is number 460, but a wonder has one from 100"):
        rules_with(late_wonder)


def late_wonder(b: Build) -> None:
    """A wonder with a number that nobody keeps for wonders."""
    b.content("wonder").add((Wonder(460, "late", ANCIENT, 10, 1),))


# A rule for everybody


def test_coins_of_a_rule_for_everybody_count() -> None:
    rules = rules_with(one_more_coin)
    t = laid_out(2, rules)
    assert t.fact("coins p1") == t.fact("coins p2") == ["1"]


def one_more_coin(b: Build) -> None:
    """A rule that gives everybody a coin."""
    b.content("rule").add((Row(FIRST_OF_MODULES + 40, "a_coin_for_all", (Plus(COINS, 1),)),))
