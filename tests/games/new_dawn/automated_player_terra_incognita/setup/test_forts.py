"""Forts: fixed pairs of places with one human, a list for its own fort with more."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player_terra_incognita.kit import Drafting, joint_rules
from tests.kit.trace import component, rule
from ziggurat import api
from ziggurat.games.new_dawn.automated_player.measures import steps_on
from ziggurat.games.new_dawn.automated_player_terra_incognita.setup.forts import (
    FORT_PAIRS,
    fixed_forts,
)
from ziggurat.games.new_dawn.board.board import laid
from ziggurat.games.new_dawn.board.draft import EMPTY_DRAFT, MapDraft
from ziggurat.games.new_dawn.board.grid import coordinates, enclosed, singles
from ziggurat.games.new_dawn.ids import first_space
from ziggurat.games.new_dawn.masks import bit, members, minus
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.ids import FIRST_FORT
from ziggurat.games.new_dawn.terra_incognita.setup.packing import TOUCHED_BY_FORT, Spots
from ziggurat.games.new_dawn.terra_incognita.setup.places import (
    beside,
    city_state_cells,
    fort_places,
)
from ziggurat.kernel.engine import play


def with_core(side: int, *tiles: int) -> Table:
    """A table whose core is laid, with a capital tile in both hands."""
    g = Drafting().g
    draft: MapDraft = EMPTY_DRAFT.with_hands(((7,), (9,)))
    for tile in tiles:
        rotation, q, r = printed(g.rules).cores[side][draft.core]
        draft = draft.with_core((tile, side, rotation, q, r))
    g.draft = draft
    return g


def pair_of(g: Table) -> tuple[tuple[int, int], ...]:
    """The places of both forts."""
    return tuple([coordinates(cell) for cell in fixed_forts(g)])


@rule("ap.ti.map.forts", "ap.ti.map.fort_places", "ap.ti.map.core")
@pytest.mark.parametrize("side", [0, 1])
def test_forts_lie_on_opposite_sides_of_the_core_at_fixed_places(side: int) -> None:
    assert pair_of(with_core(side, 1, 2)) == FORT_PAIRS[side][0]
    for one, other in FORT_PAIRS[side]:
        # Both are as far from the middle of the core, which lies between cells.
        assert (one[0] + other[0], one[1] + other[1]) == ((-1, 1) if side == 0 else (0, 1))


@rule("ap.ti.map.forts_alternative", "ap.ti.map.fort_places", "ap.ti.map.later_blocked")
@pytest.mark.parametrize("side", [0, 1])
def test_the_first_pair_that_touches_no_city_state_is_taken_on_every_core(side: int) -> None:
    tiles = printed(joint_rules()).tiles
    taken: set[int] = set()
    for one in tiles.others:
        for other in tiles.others:
            if one == other:
                continue
            g = with_core(side, one, other)
            found = fixed_forts(g)
            at = FORT_PAIRS[side].index(pair_of(g))
            taken.add(at)
            draft = g.draft
            shut = beside(city_state_cells(draft, tiles))
            near = singles(draft.filled, draft.heart, TOUCHED_BY_FORT)
            forts = bit(found[0]) | bit(found[1])
            assert minus(forts, near) == 0
            assert forts & shut == 0
            assert not enclosed(draft.filled | forts)
            assert Spots(draft.filled | forts, draft.heart | forts).holds(2)
            for pair in FORT_PAIRS[side][:at]:
                cells = [cell for cell in members(shut) if coordinates(cell) in pair]
                assert cells, "an earlier pair would have done"
    assert len(taken) > 2


@rule("ap.ti.map.forts", "ap.ti.map.core", "ap.human.never_for_ap")
@pytest.mark.parametrize("seed", range(4))
def test_with_one_human_nobody_is_asked_about_forts(seed: int) -> None:
    t = Drafting().on(seed, "ap_capital_side")
    assert t.g.draft.core == 2
    assert len(t.told("core_tile")) == 2
    cells = [coordinates(event[3]) for event in t.told("fort_laid") if isinstance(event[3], int)]
    assert tuple(cells) in FORT_PAIRS[t.g.draft.placed[0][1]]
    assert t.unknown.forts.bit_count() == 2


@rule("ap.ti.map.several_humans", "ap.ti.map.later_blocked", "ap.ti.scope.players")
@component("priority_list.own_fort", "criterion.far_from_forts", "automated_topic.lay_fort")
@pytest.mark.parametrize(("seats", "core"), [(3, 2), (4, 4)])
@pytest.mark.parametrize("first", [0, 1, 2])
def test_with_more_humans_its_fort_comes_last_and_farthest_from_the_others(
    seats: int, core: int, first: int
) -> None:
    t = Drafting(seats)
    t.play(f"nature seat p{seats - first}")
    dice = api.Seeded(first)
    asked: list[int] = []
    while len(t.told("fort_laid")) < seats - 1:
        question = t.g.asked[0]
        if question.topic == "lay_fort":
            asked.append(question.seat)
        play(t.state, question.seat, api.pick(question, dice))
    assert t.g.draft.core == core
    assert sorted(asked) == list(range(seats - 1))
    # Before its own fort: with one best place it is laid without a question.
    before = table(t.state.clone())
    before.draft = MapDraft(
        before.draft.placed[: core + seats - 1], core, (), before.draft.hands, -1
    )
    own = [event for event in t.told("fort_laid") if event[1] == seats - 1]
    if not own:
        places = t.g.asked[0].options
        t.on(1, "ap_capital_side")
        own = [event for event in t.told("fort_laid") if event[1] == seats - 1]
        assert len(places) > 1
    cell = own[0][3]
    assert isinstance(cell, int)
    ways = {at: _way(before, seats - 1, at) for at in members(fort_places(before))}
    assert ways[cell] == max(ways.values())


def _way(g: Table, seat: int, cell: int) -> int:
    fort = FIRST_FORT + seat
    q, r = coordinates(cell)
    draft = g.draft.with_tile((fort, 2, 0, q, r))
    board = laid(g.rules, draft.placed, draft.water)
    others = [first_space(FIRST_FORT + other) for other in range(seat)]
    ways = [
        steps_on(board, bit(first_space(fort)), bit(other), board.land | board.waters)
        for other in others
    ]
    return min(ways)
