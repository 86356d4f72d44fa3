"""Setup of the table: civilizations, the first player, the map, the market and the decks."""

import pytest

from tests.games.board_game.kit import before_setup, laid_out, open_map, row_of, state
from tests.games.board_game.setup.dealing import dealt, done, on_to
from tests.kit.trace import component, rule
from ziggurat.games.board_game.battle.units import unit_row
from ziggurat.games.board_game.board.layouts import EAST, NORTH, SOUTH, WEST, turned
from ziggurat.games.board_game.cities.wonder_deck import FillMarket, take_wonder, wonder_row
from ziggurat.games.board_game.content.layouts import LAYOUTS
from ziggurat.games.board_game.ids import FOG, NONE
from ziggurat.games.board_game.rows.event import CultureEvent
from ziggurat.games.board_game.rows.tile import Tile

SIX = ["americans", "chinese", "egyptians", "germans", "romans", "russians"]
ANCIENT = ["stonehenge", "the_colossus", "the_hanging_gardens", "the_oracle"]
MEDIEVAL = ["angkor_wat", "himeji_samurai_castle", "porcelain_tower", "the_louvre"]


# Civilizations and the first player


@rule("cb.setup.base_civilizations")
def test_six_civilizations_are_dealt_from() -> None:
    assert before_setup().start().odds() == {f"draw_civilization {name}": 1 for name in SIX}


@rule("cb.setup.civilization_choice")
def test_civilizations_are_dealt_or_chosen() -> None:
    t = dealt("romans", "chinese")
    assert [t.fact("civilization p1"), t.fact("civilization p2")] == [["romans"], ["chinese"]]
    t = before_setup(2, "chosen").start()
    assert t.options() == [f"p1 play_as {name}" for name in SIX]
    t.play("p1 play_as romans", "p2 play_as chinese")
    assert [t.fact("civilization p1"), t.fact("civilization p2")] == [["romans"], ["chinese"]]


@rule("cb.setup.civilization_unique")
def test_a_civilization_is_played_once() -> None:
    t = before_setup(2, "chosen").start().play("p1 play_as romans")
    assert "p2 play_as romans" not in t.options()
    assert t.refused("p2 play_as romans") == "cb.setup.civilization_unique"
    t = before_setup().start().play("nature draw_civilization romans")
    assert "draw_civilization romans" not in t.odds()


@rule("cb.setup.first_player")
def test_a_random_seat_begins() -> None:
    t = before_setup(3, after_setup="rest").start()
    t.play(*[f"nature draw_civilization {name}" for name in SIX[:3]])
    assert t.odds() == {f"first_player p{seat}": 1 for seat in (1, 2, 3)}
    assert t.play("nature first_player p3").fact("first") == ["p3"]


# The map


@component("layout.map_of_2")
@rule("cb.setup.map_two_players")
def test_the_map_of_two() -> None:
    layout = LAYOUTS[0].layout
    assert [layout.corners[place] for place in layout.homes] == [(0, 0), (4, 12)]
    assert layout.arrows == (SOUTH, NORTH)
    assert sorted(layout.cells) == [(x, y) for x in range(8) for y in range(16)]


@component("layout.map_of_3")
@rule("cb.setup.map_three_players")
def test_the_map_of_three() -> None:
    layout = LAYOUTS[1].layout
    assert layout.corners == (
        (6, 0), (4, 4), (8, 4), (2, 8), (6, 8), (10, 8), (0, 12), (4, 12), (8, 12), (12, 12),
    )  # fmt: skip
    homes = dict(zip([layout.corners[at] for at in layout.homes], layout.arrows, strict=True))
    assert homes == {(6, 0): SOUTH, (0, 12): EAST, (12, 12): WEST}
    assert len(set(layout.cells)) == 160


@component("layout.map_of_4")
@rule("cb.setup.map_four_players")
def test_the_map_of_four() -> None:
    layout = LAYOUTS[2].layout
    homes = dict(zip([layout.corners[at] for at in layout.homes], layout.arrows, strict=True))
    assert homes == {(0, 0): SOUTH, (12, 0): SOUTH, (12, 12): NORTH, (0, 12): NORTH}
    assert sorted(layout.cells) == [(x, y) for x in range(16) for y in range(16)]


@rule("cb.setup.tile_geometry")
@pytest.mark.parametrize("local", range(16))
def test_four_turns_bring_a_tile_back(local: int) -> None:
    seen = local
    for _ in range(4):
        seen = turned(seen, 1)
    assert seen == local == turned(local, 4)
    assert turned(local, 2) == 15 - local


@rule("cb.setup.tile_geometry")
def test_tiles_have_sixteen_squares() -> None:
    rules = before_setup().rules
    for number in rules.families["tile"]:
        row = rules.rows[number]
        assert isinstance(row, Tile)
        assert len(row.squares) == 16


@rule("cb.setup.home_tile")
def test_home_tiles_lie_open_with_arrows_inwards() -> None:
    t = on_to(dealt("romans", "germans"), "draw_unit")
    assert (t.fact("tile A"), t.fact("turned A")) == (["home_of_romans"], ["2"])
    assert (t.fact("tile H"), t.fact("turned H")) == (["home_of_germans"], ["0"])
    # The upper left square of the printed tile lies at the lower right.
    assert t.fact("terrain A44") == ["mountain"]
    assert t.fact("printed A43") == ["incense"]
    assert t.fact("printed H11") == ["silk"]


@rule("cb.setup.unused_home_tiles", "cb.setup.neutral_tiles")
def test_only_neutral_tiles_are_left_to_find() -> None:
    t = on_to(dealt("romans", "germans"), "draw_unit")
    g = state(t)
    assert [place for place, tile in enumerate(g.tiles) if tile != NONE] == [0, 7]
    assert {g.ground[square] for square in range(16, 112)} == {FOG}
    names = [t.rules.rows[tile].name for tile in g.tile_bag.draws()[0]]
    assert names == [f"neutral_{number}" for number in range(1, 15)]
    assert g.tile_bag.draws()[1] == tuple([1] * 14)


@rule("cb.setup.unused_neutral_tiles")
@pytest.mark.parametrize(("seats", "unseen"), [(2, 8), (3, 7), (4, 2)])
def test_nobody_learns_which_tiles_are_left_over(seats: int, unseen: int) -> None:
    t = laid_out(seats)
    tiles = [str(tile) for tile in t.rules.families["tile"]]
    told = done(*SIX[:seats]).heard("p1")
    assert not [event for event in told if event.split(" ")[-1] in tiles]
    assert state(open_map(t)).tile_bag.size() == unseen
    assert state(t).tile_bag.top == ()


# The market and the piles


@rule("cb.setup.market_resources", "cb.setup.market_resources_surplus")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_token_of_each_resource_for_each_seat(seats: int) -> None:
    t = laid_out(seats)
    for resource in ("incense", "iron", "silk", "wheat"):
        assert t.fact(f"market {resource}") == [str(seats)]
    assert sum(state(t).market) + sum([sum(row) for row in state(t).resources]) == 4 * seats


@rule("cb.setup.no_spy_uranium_in_market")
def test_the_market_has_neither_spies_nor_uranium() -> None:
    t = laid_out()
    names = [t.rules.kinds["resource"].write(at) for at in range(len(state(t).market))]
    assert names == ["incense", "iron", "silk", "wheat"]


@rule("cb.setup.unit_decks", "cb.setup.unit_deck_sizes")
def test_four_decks_of_units() -> None:
    g = state(laid_out())
    assert [bag.size() for bag in g.unit_bags] == [15, 15, 15, 8]
    for unit_type, bag in enumerate(g.unit_bags):
        assert {unit_row(g, unit).unit_type for unit in bag.unknown} == {unit_type}
        assert len(bag.draws()[0]) == 3


@rule("cb.setup.culture_decks")
def test_three_decks_of_culture_events() -> None:
    g = state(laid_out())
    assert [bag.size() for bag in g.event_bags] == [19, 17, 11]
    for era, bag in enumerate(g.event_bags):
        rows = [g.rules.rows[card] for card in bag.unknown]
        assert {row.era for row in rows if isinstance(row, CultureEvent)} == {era}


@rule("cb.setup.great_people_pile", "cb.setup.hut_pile", "cb.setup.village_pile")
def test_markers_lie_in_three_piles() -> None:
    t = laid_out()
    g = state(t)
    for bag, family, size in (
        (g.people_bag, "great_person", 18),
        (g.hut_bag, "hut", 20),
        (g.village_bag, "village", 10),
    ):
        assert (bag.size(), bag.top) == (size, ())
        assert bag.draws()[0] == t.rules.families[family]


# Wonders


@rule("cb.setup.wonder_market_ancient", "cb.setup.wonder_eras_shuffled")
def test_ancient_wonders_fill_the_market() -> None:
    t = laid_out()
    assert t.fact("offer") == ANCIENT
    for era, bag in enumerate(state(t).wonder_bags):
        assert {wonder_row(state(t), wonder).era for wonder in bag.unknown} <= {era}
    assert [bag.size() for bag in state(t).wonder_bags] == [0, 4, 4]


@rule("cb.setup.wonder_deck_order")
def test_medieval_wonders_come_before_modern_ones() -> None:
    t = laid_out().set("offer", *ANCIENT[:3])
    g = state(t)
    take_wonder(g, row_of(t, ANCIENT[3]))
    t.at(FillMarket())
    assert t.odds() == {f"draw_wonder {name}": 1 for name in MEDIEVAL}
    for name in MEDIEVAL:
        take_wonder(g, row_of(t, name))
    names = [t.rules.rows[wonder].name for wonder in g.wonder_bags[2].unknown]
    question = t.state.stack[-1].question(g)
    assert [t.rules.rows[choice[1]].name for choice in question.options] == names


@rule("cb.setup.egypt_wonder")
def test_egypt_draws_an_ancient_wonder_first() -> None:
    t = dealt("romans", "egyptians")
    assert t.odds() == {f"draw_wonder {name}": 1 for name in ANCIENT}
    t.play("nature draw_wonder the_oracle")
    assert t.odds() == {f"draw_wonder {name}": 1 for name in MEDIEVAL}
    t.play("nature draw_wonder the_louvre")
    assert t.fact("offer") == [*ANCIENT[:3], "the_louvre"]
    assert t.fact("wonder_of the_oracle") == ["p2"]


@rule("cb.setup.egypt_wonder")
def test_without_egypt_nobody_draws_a_wonder() -> None:
    assert t_topics("romans", "germans") == {"draw_unit"}


def t_topics(*civilizations: str) -> set[str]:
    """What Nature is asked after the first player was drawn, up to the capitals."""
    t = dealt(*civilizations)
    found: set[str] = set()
    while t.state.asked[0].topic != "capital":
        found.add(t.state.asked[0].topic)
        t.play(f"nature {next(iter(t.odds()))}")
    return found
