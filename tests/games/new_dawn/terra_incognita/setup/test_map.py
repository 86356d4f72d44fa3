"""Building the map: first player, stack, core, forts and capital tiles."""

import pytest

from tests.games.new_dawn.map import naive
from tests.games.new_dawn.terra_incognita.kit import ti_rules
from tests.games.new_dawn.terra_incognita.setup import slow
from tests.games.new_dawn.terra_incognita.setup.builder import FINISHED, Building
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.games.new_dawn.board.grid import cell_at, coordinates
from ziggurat.games.new_dawn.masks import bit, mask_of, members
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.terra_incognita.exploration.invariants import tiles_in_game
from ziggurat.games.new_dawn.terra_incognita.setup.capitals import LayCapital
from ziggurat.games.new_dawn.terra_incognita.setup.packing import Ground, Spots
from ziggurat.games.new_dawn.terra_incognita.setup.places import (
    beside,
    capital_places,
    city_state_cells,
    fort_places,
)
from ziggurat.games.new_dawn.verbs import LAY, TURN
from ziggurat.kernel.engine import why_not

SEATS = (2, 3, 4, 5)


@rule("ti.map.first_player", "ti.map.fort_order", "ti.map.capital_order")
@pytest.mark.parametrize("first", ["p1", "p2", "p3"])
def test_forts_and_capital_tiles_are_laid_clockwise_from_the_first_player(first: str) -> None:
    t = Building(3)
    assert t.asked() == ["nature first_player"]
    t.play(f"nature seat {first}")
    order: list[tuple[str, int]] = []
    dice = api.Seeded(1)
    while t.topic() != FINISHED:
        question = t.g.asked[0]
        if question.topic in ("lay_fort", "turn_tile"):
            order.append((question.topic, question.seat))
        api.play(t.state, question.seat, api.pick(question, dice))
    turns = [(int(first[1]) - 1 + at) % 3 for at in range(3)]
    topics = ("lay_fort", "turn_tile")
    assert order == [(topic, seat) for topic in topics for seat in turns]
    assert t.g.first == turns[0]
    assert t.g.asked[0].seat == turns[0]


@rule("ti.map.capital_and_fort", "ti.component.forts")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_a_capital_tile_and_a_fort_and_the_rest_is_out_of_the_game(
    seats: int,
) -> None:
    t = Building(seats).on(3)
    assert len(t.forts()) == seats
    assert t.unknown.forts.bit_count() == seats
    laid = [at[0] for at in t.capitals()]
    assert len(set(laid)) == seats
    assert set(laid) < {7, 9, 11, 16, 17} or seats == 5
    assert sorted(tiles_in_game(t.state)) == sorted(
        [tile for tile in range(1, 22) if tile not in (7, 9, 11, 16, 17) or tile in laid]
        + list(range(22, 22 + seats))
    )


@rule("ti.map.stack", "ti.map.core_count_small", "ti.map.core_count_large", "ti.map.no_other_tiles")
@pytest.mark.parametrize(("seats", "core"), [(2, 2), (3, 2), (4, 4), (5, 4)])
def test_the_core_comes_from_the_stack_and_the_rest_stays_there(seats: int, core: int) -> None:
    t = Building(seats).on(1, "core_side")
    assert t.unknown.unseen.bit_count() == 16
    t.on(1, "lay_fort")
    assert len(t.placed()) == core
    t.on(1)
    assert t.unknown.unseen.bit_count() == 16 - core
    assert len(t.placed()) == core + 2 * seats


@rule("ti.map.core_random")
def test_core_tiles_are_drawn_from_all_tiles_but_capital_tiles() -> None:
    t = Building(4).on(1, "core_tile")
    tiles = [tile for tile in range(1, 22) if tile not in (7, 9, 11, 16, 17)]
    assert t.odds() == {f"draw {tile}": 1 for tile in tiles}
    t.play("nature draw 3", "nature draw 5", "nature draw 8", "nature draw 10")
    assert [at[0] for at in t.core()] == [3, 5, 8, 10]


@rule("ti.map.core_layout")
@pytest.mark.parametrize(
    ("roll", "side", "spots"),
    [
        (3, 0, [(3, -1, -1), (0, 0, 2), (0, -4, 2), (3, 3, -1)]),
        (4, 1, [(3, 2, -1), (0, -2, 2), (0, 2, 2), (3, -2, -1)]),
    ],
)
def test_the_core_lies_as_in_the_picture(
    roll: int, side: int, spots: list[tuple[int, int, int]]
) -> None:
    for seats in (3, 4):
        t = Building(seats).on(1, "core_side").play(f"nature roll {roll}")
        for tile in (3, 5, 8, 10)[: 2 if seats == 3 else 4]:
            t.play(f"nature draw {tile}")
        assert [at[1] for at in t.placed()] == [side] * len(t.placed())
        assert [at[2:] for at in t.placed()] == spots[: len(t.placed())]


def with_core(seats: int, *tiles: int, side: int = 0) -> Building:
    """A table with a certain core, before the first fort."""
    t = Building(seats).on(1, "core_side").play(f"nature roll {1 if side == 0 else 6}")
    for tile in tiles:
        t.play(f"nature draw {tile}")
    return t


# Forts


@rule("ti.map.fort_touch_core", "ti.map.fort_free_hex")
def test_a_fort_touches_two_spaces_of_the_core_and_becomes_a_space() -> None:
    t = with_core(2, 3, 5)
    cells = naive.all_cells(t.core())
    assert t.refused(f"p{t.g.first + 1} lay q0r0") == "ti.map.fort_free_hex"
    once = [at for at in naive.beside(cells) if len(naive.beside(frozenset([at])) & cells) == 1]
    q, r = sorted(once)[0]
    assert t.refused(f"p{t.g.first + 1} lay q{q}r{r}") == "ti.map.fort_touch_core"
    assert t.refused(f"p{t.g.first + 1} lay q9r9") == "ti.map.fort_touch_core"
    t.on(1)
    fort = members(t.unknown.forts)[0]
    assert t.g.board.near[fort].bit_count() >= 2


@rule("ti.map.fort_not_fort")
def test_a_fort_does_not_touch_another() -> None:
    t = with_core(2, 3, 5)
    seat = t.g.first
    cells = naive.all_cells(t.core())
    places = slow.fort_cells(t.core(), frozenset())
    near = sorted([at for at in places if naive.beside(frozenset([at])) & places])
    q, r = near[0]
    t.play(f"p{seat + 1} lay q{q}r{r}")
    beside = naive.beside(frozenset([(q, r)])) & places - cells
    assert beside
    for a, b in beside:
        assert t.refused(f"p{(seat + 1) % 2 + 1} lay q{a}r{b}") == "ti.map.fort_not_fort"


@rule("ti.map.fort_not_citystate")
def test_a_fort_does_not_touch_a_city_state() -> None:
    t = with_core(2, 6, 3)
    cells = naive.all_cells(t.core())
    near = [
        at
        for at in naive.beside(slow.city_states(t.core())) - cells
        if len(naive.beside(frozenset([at])) & cells) >= 2
    ]
    assert near
    for q, r in near:
        assert t.refused(f"p{t.g.first + 1} lay q{q}r{r}") == "ti.map.fort_not_citystate"


@rule("ti.map.fort_touch_core", "ti.map.fort_not_fort", "ti.map.fort_not_citystate")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", [1, 2])
def test_forts_may_lie_where_a_slow_second_opinion_says(seats: int, seed: int) -> None:
    """Whatever is listed is legal by a second count; what is left out would strand somebody."""
    t = Building(seats).on(seed, "lay_fort")
    while t.topic() == "lay_fort":
        there = frozenset(t.forts())
        listed = {coordinates(cell) for cell in members(fort_places(t.g))}
        open_cells = slow.fort_cells(t.core(), there)
        assert listed <= open_cells
        for q, r in open_cells - listed:
            seat = t.g.asked[0].seat
            assert t.refused(f"p{seat + 1} lay q{q}r{r}") == "ti.map.no_stranding"
        question = t.g.asked[0]
        api.play(t.state, question.seat, api.pick(question, api.Seeded(seed)))


@rule("ti.map.no_stranding")
@pytest.mark.parametrize("seats", SEATS)
def test_what_was_found_for_one_fort_serves_for_another_only_if_it_does(seats: int) -> None:
    """The quick way and a search from the start for every cell leave the same cells."""
    t = Building(seats).on(seats, "lay_fort")
    while t.topic() == "lay_fort":
        draft = t.g.draft
        shut = beside(city_state_cells(draft, printed(t.rules).tiles))
        later = seats - draft.alone.bit_count() - 1
        found = 0
        for cell in members(Ground(draft.heart, shut, seats).fort_cells(draft.filled, draft.alone)):
            if Ground(draft.heart, shut, seats).lasts(draft.filled, draft.alone, cell, later):
                found |= bit(cell)
        assert fort_places(t.g) == found
        question = t.g.asked[0]
        api.play(t.state, question.seat, question.options[len(question.options) // 2])


# Capital tiles


@rule("ti.map.capital_touch_four", "ti.map.capital_not_counting", "ti.map.no_stranding")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", [1, 2])
def test_capital_tiles_may_lie_where_a_slow_second_opinion_says(seats: int, seed: int) -> None:
    t = Building(seats).on(seed, "turn_tile")
    core = naive.all_cells(t.core())
    forts = frozenset(t.forts())
    while t.topic() == "turn_tile":
        capitals = naive.all_cells(t.capitals())
        listed = {
            (shape // 6, shape % 6, *coordinates(cell))
            for shape, cells in enumerate(capital_places(t.g))
            for cell in members(cells)
        }
        assert listed == {
            place
            for place in slow.capital_places(core, forts, capitals)
            if t.g.draft.left() > 3
            or slow.can_finish(core, forts, capitals | naive.cells_of(*place), t.g.draft.left() - 1)
        } or (t.g.draft.left() > 3 and listed)
        for _ in range(2):
            question = t.g.asked[0]
            api.play(t.state, question.seat, api.pick(question, api.Seeded(seed)))


@rule("ti.map.capital_not_counting")
def test_capital_tiles_may_touch_but_do_not_count_for_each_other() -> None:
    touching = refused = 0
    for seed in range(12):
        t = Building(2).on(seed, "turn_tile")
        while not t.capitals():
            api.play(t.state, t.g.asked[0].seat, t.g.asked[0].options[0])
        if t.topic() == FINISHED:
            continue
        first = naive.all_cells(t.capitals())
        core, forts = naive.all_cells(t.core()), frozenset(t.forts())
        allowed = slow.capital_places(core, forts, first)
        touching += sum([naive.touches(place, first) for place in allowed])
        for place in slow.capital_places(core | first, forts, frozenset()) - allowed:
            side, rotation, q, r = place
            if naive.cells_of(*place) & first:
                continue
            seat = t.g.asked[0].seat
            frame = LayCapital(seat, side, rotation)
            reason = frame.refuse(t.state, seat, (LAY, cell_at(q, r)))
            assert reason is not None
            assert ti_rules().reasons[reason.number].name == "capital_touches_few"
            refused += 1
    assert touching
    assert refused


@rule("ti.map.setup_hole")
def test_holes_become_water() -> None:
    wet = 0
    for seed in range(10):
        t = Building(5).on(seed)
        holes = naive.holes(
            naive.all_cells(t.core()) | frozenset(t.forts()) | naive.all_cells(t.capitals())
        )
        assert {cell for cell in t.g.board.water} == holes
        wet += len(holes)
    assert wet


# Nobody is stranded


@rule("ti.map.no_stranding")
def test_what_would_strand_the_last_player_is_not_listed_and_is_refused() -> None:
    found = 0
    for seed in range(60):
        t = Building(3).on(seed, "turn_tile")
        for _ in range(2):
            question = t.g.asked[0]
            api.play(t.state, question.seat, api.pick(question, api.Seeded(seed)))
        spots = Spots(t.g.draft.filled, t.g.draft.heart | t.g.draft.alone)
        legal = capital_places(t.g)
        for shape, cell in spots.spots:
            if legal[shape] & bit(cell):
                continue
            found += 1
            seat = t.g.asked[0].seat
            side, rotation = shape // 6, shape % 6
            reason = LayCapital(seat, side, rotation).refuse(t.state, seat, (LAY, cell))
            assert reason is not None
            assert ti_rules().reasons[reason.number].rule == "ti.map.no_stranding"
            if not legal[shape]:
                reason = why_not(t.state, seat, (TURN, side, rotation))
                assert reason is not None
                assert ti_rules().reasons[reason.number].rule == "ti.map.no_stranding"
    assert found


@rule("ti.map.no_stranding")
@pytest.mark.parametrize("seats", SEATS)
def test_random_setups_end(seats: int) -> None:
    for seed in range(100, 115):
        t = Building(seats).on(seed)
        assert all([realm.capital >= 0 for realm in t.g.realms])


@rule("ti.map.no_stranding")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("side", [0, 1])
def test_every_core_has_room_for_everybody(seats: int, side: int) -> None:
    """Whatever lies in the core: only its city-states matter, one in each slot or none."""
    count = 2 if seats < 4 else 4
    choices = [3, *[tile for tile, at in slow.CITY_STATES if at == side]]
    t = Building(seats).on(1, "core_side").play(f"nature roll {1 if side == 0 else 6}")
    plain = (3, 5, 8, 10)
    t.play(*[f"nature draw {tile}" for tile in plain[:count]])
    where = [at[2:] for at in t.core()]
    draft = t.g.draft

    def shut(tiles: tuple[int, ...]) -> int:
        core = tuple([(tile, side, *spot) for tile, spot in zip(tiles, where, strict=True)])
        near = naive.beside(slow.city_states(core))
        return mask_of([cell_at(q, r) for q, r in near])

    seen: set[int] = set()
    stack: list[tuple[int, ...]] = [()]
    while stack:
        tiles = stack.pop()
        if len(tiles) == count:
            seen.add(shut(tiles))
            continue
        stack.extend([(*tiles, tile) for tile in choices if tile == 3 or tile not in tiles])
    for closed in seen:
        assert Ground(draft.heart, closed, seats).completes(draft.filled, 0, 0, seats)
