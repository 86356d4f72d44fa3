"""Its capital tile: a die for the side, a list for the place, before everybody else's."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player_terra_incognita.kit import Drafting
from tests.games.new_dawn.automated_player_terra_incognita.setup import naive
from tests.games.new_dawn.automated_player_terra_incognita.setup.test_forts import with_core
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.automated_player.weighing import foreseen
from ziggurat.games.new_dawn.automated_player_terra_incognita.setup.capital import SetCapital
from ziggurat.games.new_dawn.automated_player_terra_incognita.setup.forts import (
    FORT_PAIRS,
    fixed_forts,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.setup.lists import (
    CAPITAL_TILE,
    placed_by,
)
from ziggurat.games.new_dawn.board.grid import cell_at, covered, enclosed, shape_of
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.setup.forts import lay_fort
from ziggurat.games.new_dawn.terra_incognita.setup.packing import in_turn
from ziggurat.kernel.question import SPACE, Question


def with_forts(side: int, core: tuple[int, int], capital: int) -> Table:
    """A table with core and forts, on which the automated player holds a capital tile."""
    g = with_core(side, *core)
    other = 7 if capital != 7 else 9
    g.draft = g.draft.with_hands(((other,), (capital,)))
    for seat, cell in enumerate(fixed_forts(g)):
        lay_fort(g, seat, cell)
    return g


def question_of(g: Table, side: int) -> Question:
    """All places for the capital tile on a side."""
    options = SetCapital(1, side).listed(g)
    return Question(1, "ap_capital_tile", SPACE, options, (g.draft.hands[1][0],))


def passes(g: Table, question: Question) -> list[int]:
    """How many places are left after each criterion."""
    left = question.options
    found = [len(left)]
    for criterion in CAPITAL_TILE.criteria:
        values = [criterion.measure(g, question, option) for option in left]
        best = max(values)
        left = tuple([option for at, option in enumerate(left) if values[at] == best])
        found.append(len(left))
    return found


@rule("ap.ti.capital.order", "ap.ti.capital.measures", "ap.ti.capital.contacts")
@rule("ap.ti.capital.contacts_excluded", "ap.ti.capital.not_through_water", "ap.ti.capital.icons")
@component("priority_list.capital_tile", "criterion.sights_nearby", "criterion.resources_nearby")
@component("criterion.capital_near_fort", "criterion.capital_far_from_barbarians")
@component("criterion.capital_contacts", "automated_topic.ap_capital_tile")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(
    ("core", "capital"), [((1, 6), 16), ((15, 21), 7), ((18, 20), 17), ((14, 13), 11)]
)
def test_places_rank_as_the_list_says(side: int, core: tuple[int, int], capital: int) -> None:
    """The best place is taken away again and again, and everything counted once more."""
    g = with_forts(side, core, capital)
    question = question_of(g, side)
    expected = {at: naive.value(g, placed_by(question, at)) for at in question.options}
    assert len(set(expected.values())) > 3
    left = question.options
    while left:
        best = foreseen(g, question, CAPITAL_TILE, left)
        top = max([expected[at] for at in left])
        assert set(best) == {at for at in left if expected[at] == top}
        left = tuple([at for at in left if at not in best])


@rule("ap.ti.capital.side", "ap.ti.example.side_b")
@pytest.mark.parametrize(("roll", "side"), [(1, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_a_die_fixes_the_side_before_a_place_is_sought(roll: int, side: int) -> None:
    t = Drafting().on(2, "ap_capital_side")
    assert t.asked() == ["nature ap_capital_side"]
    t.play(f"nature roll {roll}")
    assert t.told("ap_capital_side") == [("ap_capital_side", 1, roll, side)]
    t.on(2, "turn_tile")
    own = next(at for at in t.g.draft.placed if at[0] * 10 - 10 == t.g.realms[1].capital)
    assert own[1] == side


@rule("ap.ti.map.ap_first", "ap.ti.map.capitals_after", "ap.ti.map.later_blocked")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [1, 2])
def test_its_capital_tile_comes_first_and_humans_follow_clockwise(seats: int, first: int) -> None:
    """Whoever is the first player: p1, or the automated player itself."""
    t = Drafting(seats)
    begins = 0 if first == 1 else seats - 1
    t.play(f"nature seat p{begins + 1}").on(1, "ap_capital_side")
    assert not t.told("capital_placed")
    assert _strands_nobody(t.g)
    t.on(1)
    order = [seat for _, seat, _ in t.told("capital_placed")]
    assert order == [seats - 1, *range(seats - 1)]


def _strands_nobody(g: Table) -> bool:
    """Tell whether every place that is offered leaves one for each human, tried out slowly."""
    seat = g.seats - 1
    counted = g.draft.heart | g.draft.alone
    for _, cell, side, turns in SetCapital(seat, 0).listed(g):
        after = g.draft.filled | covered(shape_of(side, turns), cell)
        if not in_turn(after | enclosed(after), counted, g.seats - 1):
            return False
    return True


@rule("ap.ti.example.alt_forts", "ap.ti.example.first", "ap.ti.example.second")
@rule("ap.ti.example.third_fourth", "ap.ti.example.fifth")
def test_a_placement_like_that_of_the_example() -> None:
    """Core 21a and 1a, capital tile 16b: as in the example each criterion does its part."""
    g = with_forts(0, (21, 1), 16)
    usual = [cell_at(q, r) for q, r in FORT_PAIRS[0][0]]
    assert fixed_forts(with_core(0, 21, 1)) != usual
    question = question_of(g, 1)
    every, sights, marble, forts, barbarians, contacts = passes(g, question)
    assert every > sights > marble  # only some sides see a city-state, fewer a resource as well
    assert marble == forts == barbarians  # all are 2 spaces from a fort and equally safe
    assert barbarians > contacts == 2  # two join more mountains; chance decides between them
    best = foreseen(g, question, CAPITAL_TILE, question.options)
    assert [naive.value(g, placed_by(question, at))[2] for at in best] == [-2, -2]
