"""Advanced map building: what is dealt, who places when, and what the map becomes."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.new_dawn.map import naive
from tests.games.new_dawn.map.builder import FINISHED, MapTable, at_placement, draft_of, map_rules
from tests.kit.trace import rule
from ziggurat.games.new_dawn.board.draft import EMPTY_DRAFT
from ziggurat.games.new_dawn.ids import FIRST_WATER
from ziggurat.games.new_dawn.masks import members
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import CITY_STATE_TILE, NATURAL_TILE
from ziggurat.kernel.question import PUBLIC
from ziggurat.match.codec import check_spec, decode_state, encode_state

CAPITALS = {7, 9, 11, 16}
# Six tiles round nine empty cells; the sixth closes them off.
LAKE = (
    (1, 0, 3, -2, -1), (2, 1, 4, 1, -4), (3, 1, 5, 3, 0),
    (4, 0, 1, -4, 4), (5, 0, 0, 0, 4), (6, 0, 4, 5, -5),
)  # fmt: skip


def kinds(tiles: tuple[int, ...]) -> Counter[int]:
    return Counter(printed(map_rules()).tiles.side(tile, 0).kind for tile in tiles)


@rule("nd.map.capital_tiles")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_is_dealt_a_capital_tile_and_the_others_leave(seats: int) -> None:
    draft = MapTable(seats).play_on(1, "place_tile").state.draft
    dealt = [set(hand) & CAPITALS for hand in draft.hands]
    assert [len(capital) for capital in dealt] == [1] * seats
    assert len(set.union(*dealt)) == seats


@rule("nd.map.capital_tiles")
def test_any_capital_tile_may_be_dealt() -> None:
    t = MapTable(2)
    assert t.options() == ["draw 7", "draw 9", "draw 11", "draw 16"]
    assert t.play("nature draw 11").options() == ["draw 7", "draw 9", "draw 16"]
    assert t.state.draft.hands == ((11,), ())


@rule("nd.map.core_selection")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_core_is_two_tiles_of_either_kind(seats: int) -> None:
    for seed in range(20):
        core = MapTable(seats).play_on(seed, "deal_tile").state.draft.core_tiles()
        assert kinds(core) == {NATURAL_TILE: 2, CITY_STATE_TILE: 2}


@rule("nd.map.core_selection")
def test_the_core_is_drawn_as_from_four_shuffled_tiles() -> None:
    t = MapTable(2).play_on(1, "core_side").play("nature roll 1")
    assert t.state.asked[0].weights == (8,) * 8
    t.play("nature draw 1")
    natural, other = 4, 6
    weights = dict(zip(t.options(), t.state.asked[0].weights, strict=True))
    assert weights == {
        "draw 2": natural, "draw 4": natural, "draw 13": natural,
        "draw 6": other, "draw 12": other, "draw 14": other, "draw 15": other,
    }  # fmt: skip
    t.play("nature draw 2")
    assert t.options() == ["draw 6", "draw 12", "draw 14", "draw 15"]


@rule("nd.map.core_side_roll")
@pytest.mark.parametrize(("roll", "side"), [(1, 0), (3, 0), (4, 1), (6, 1)])
def test_one_die_decides_the_side_of_the_whole_core(roll: int, side: int) -> None:
    t = MapTable(2).play_on(1, "core_side")
    t.play(f"nature roll {roll}").play_on(1, "deal_tile")
    assert [placed[1] for placed in t.state.draft.placed] == [side] * 4


@rule("nd.map.core_order")
def test_core_tiles_take_the_places_of_the_layout_in_the_order_drawn() -> None:
    t = MapTable(2).play_on(1, "core_side").play("nature roll 2")
    t.play("nature draw 14", "nature draw 4", "nature draw 6", "nature draw 2")
    placed = t.state.draft.placed
    assert placed == ((14, 0, 3, -1, -1), (4, 0, 0, 0, 2), (6, 0, 0, -4, 2), (2, 0, 3, 3, -1))


@rule("nd.map.core_marker")
def test_the_core_stays_marked_while_tiles_are_placed() -> None:
    t = MapTable(4).play_on(1, "place_tile")
    core = t.state.draft.core_tiles()
    t.play_on(1, "lay_tile").play("p" + str(t.state.asked[0].seat + 1) + " " + t.options()[0])
    assert len(t.state.draft.placed) == 5
    assert t.state.draft.core_tiles() == core


@rule("nd.map.deal_two")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_more_tiles_are_dealt_to_every_seat(seats: int) -> None:
    draft = MapTable(seats).play_on(1, "place_tile").state.draft
    others = [tile for hand in draft.hands for tile in hand if tile not in CAPITALS]
    assert [len(hand) for hand in draft.hands] == [3] * seats
    assert len(set(others)) == 2 * seats
    assert not set(others) & set(draft.core_tiles())


@rule("nd.map.hidden_hand")
def test_everybody_sees_what_is_dealt() -> None:
    t = MapTable(2)
    while t.topic() != "place_tile":
        assert t.state.asked[0].audience == PUBLIC
        t.play(f"nature {t.options()[0]}")
    told = [event for event in t.state.journal or [] if event.key == "tile_dealt"]
    assert len(told) == 4
    assert all(event.audience == PUBLIC for event in told)


@rule("nd.map.turn_order")
def test_seats_place_in_turn_beginning_with_the_one_drawn() -> None:
    t = MapTable(3).play_on(2, "first_placer")
    assert t.options() == ["seat p1", "seat p2", "seat p3"]
    t.play("nature seat p3").play_on(2)
    laid = [seat for key, seat, _ in t.heard() if key == "tile_laid"]
    assert laid == [2, 0, 1, 2, 0, 1, 2, 0, 1]


@rule("nd.map.start_player_link")
def test_who_places_first_says_nothing_about_the_first_player() -> None:
    t = MapTable(3).play_on(2, "first_placer").play("nature seat p3")
    assert (t.state.draft.first, t.state.first) == (2, 0)


@rule("nd.map.repeat")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_placing_goes_on_until_every_tile_lies_on_the_table(seats: int) -> None:
    t = MapTable(seats).play_on(3, "place_tile")
    hands = t.state.draft.hands
    t.play_on(3)
    placed = {at[0] for at in t.state.board.placed}
    assert len(t.state.board.placed) == 4 + 3 * seats
    assert all(set(hand) <= placed for hand in hands)


@rule("nd.map.either_side")
def test_both_sides_and_all_rotations_are_offered_round_the_core() -> None:
    for roll in (1, 4):
        t = MapTable(2).play_on(1, "core_side").play(f"nature roll {roll}")
        t.play_on(1, "turn_tile")
        assert len(t.options()) == 12


@rule("nd.map.capital_placement")
def test_the_capital_is_put_on_its_tile_at_once() -> None:
    t = at_placement(draft_of(((1, 0, 0, 0, 0),), (), ((2, 9), (7,))))
    t.play("p1 tile 9", "p1 turn a 3", "p1 lay q3r-3")
    assert (t.state.realms[0].capital, members(t.state.realms[0].cities)) == (80, [80])
    assert t.state.realms[1].cities == 0


@rule("nd.map.capital_placement")
def test_another_tile_brings_no_capital() -> None:
    t = at_placement(draft_of(((1, 0, 0, 0, 0),), (), ((2, 9), (7,))))
    t.play("p1 tile 2", "p1 turn a 3", "p1 lay q3r-3")
    assert t.state.realms[0].cities == 0


@rule("nd.map.hole_water", "nd.component.water_tokens")
def test_an_enclosed_space_becomes_water_at_once() -> None:
    core = ((1, 1, 0, 0, 0), (2, 0, 0, 2, 1), (3, 1, 4, -1, 3))
    t = at_placement(draft_of(core))
    t.play("p1 turn b 3", "p1 lay q-3r1")
    assert t.state.draft.water == ((-2, 2),)
    assert ("hole_filled", 0, (1,)) in t.heard()


@rule("nd.component.water_tokens", "nd.map.hole_water")
def test_water_is_a_space_of_the_finished_map() -> None:
    core = ((1, 1, 0, 0, 0), (2, 0, 0, 2, 1), (3, 1, 4, -1, 3))
    t = at_placement(draft_of(core)).play("p1 turn b 3", "p1 lay q-3r1").play_on(1)
    assert t.state.board.where[(-2, 2)] == FIRST_WATER
    assert FIRST_WATER in members(t.state.board.waters)
    assert len(t.state.board.near) > FIRST_WATER


@rule("nd.component.water_shortage")
def test_a_hole_of_nine_spaces_is_all_water() -> None:
    draft = draft_of((), LAKE)
    assert len(draft.water) == 9
    assert set(draft.water) == naive.holes(naive.all_cells(LAKE))


@rule("nd.map.hole_water")
def test_nothing_can_be_laid_on_water() -> None:
    t = at_placement(draft_of(LAKE[:5], LAKE[5:]))
    turn = next(option for option in t.options() if option.startswith("turn a"))
    q, r = t.state.draft.water[0]
    t.play(f"p1 {turn}")
    assert t.refused(f"p1 lay q{q}r{r}") == "tile_overlaps nd.space.hex"


@rule("nd.map.marker_removed")
def test_nothing_marks_the_core_of_a_finished_map() -> None:
    t = MapTable(2).play_on(1)
    assert t.state.draft is EMPTY_DRAFT
    assert len(t.state.board.placed) == 10


@rule("nd.space.edge")
def test_a_border_space_has_only_neighbours_that_exist() -> None:
    board = MapTable(2).play_on(1).state.board
    cells = naive.all_cells(board.placed) | set(board.water)
    for cell, space in board.where.items():
        there = naive.beside(frozenset([cell])) & cells
        assert {board.where[at] for at in there} == set(members(board.near[space]))
        assert (space in members(board.edge)) == (len(there) < 6 and space in members(board.land))


@rule("nd.map.touch_four", "nd.map.touch_second_ring", "nd.map.hole_water")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_maps_are_sound(seats: int) -> None:
    for seed in range(200):
        state = MapTable(seats).play_on(seed).state
        tiles = naive.all_cells(state.board.placed)
        assert len(tiles) == 10 * len(state.board.placed)
        assert naive.is_one_piece(tiles)
        assert set(state.board.water) == naive.holes(tiles)
        assert naive.misplaced(state.board.placed, 4) == []
        capitals = {realm.capital for realm in state.realms}
        assert len(capitals) == seats
        assert capitals <= set(members(state.board.icons.capitals))


@rule("nd.map.touch_core", "nd.map.touch_core_flip")
@pytest.mark.parametrize("seed", range(4))
def test_on_random_maps_only_a_tile_that_must_leaves_the_core(seed: int) -> None:
    placed = MapTable(4).play_on(seed).state.board.placed
    for at in range(4, len(placed)):
        assert placed[at][1:] in naive.legal(placed[:at], 4)


def test_a_draft_and_its_frames_are_saved_and_read_back() -> None:
    for cls in map_rules().records.values():
        assert check_spec(cls) == ""
    t = MapTable(4)
    while t.topic() != FINISHED:
        data = encode_state(t.state)
        assert encode_state(decode_state(t.rules, data)) == data
        seat = t.state.asked[0].seat
        t.play(f"{'nature' if seat < 0 else f'p{seat + 1}'} {t.options()[-1]}")
