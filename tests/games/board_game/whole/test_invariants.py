"""Invariants: a table in order passes, and each kind of disorder is named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.board_game.kit import laid_out, open_map, row_of, square_of, state
from tests.kit.table import Position
from ziggurat.games.board_game.ids import HUT, MOST_TRADE, NONE
from ziggurat.lib.bag import Bag
from ziggurat.lib.vec import put, put_row


def faults(t: Position) -> list[str]:
    """The names of all invariants that a position breaks."""
    return [check.name for check in t.rules.invariants.values() if check.check(t.state)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_laid_out_table_is_in_order(seats: int) -> None:
    t = open_map(laid_out(seats)).set("hand p1", "drought").set("forces p2", "infantry_1")
    t.set("marker A23", "workshop").set("reserve p2", "artist").set("facedown_finds p1", "hut_spy")
    assert faults(t.set("resources p1 iron", "1").set("walls p1", "capital")) == []


def doubled_event(t: Position) -> None:
    state(t).hand = ((row_of(t, "disoriented"),), ())


def doubled_unit(t: Position) -> None:
    state(t).forces = ((row_of(t, "aircraft_7"),), ())


def doubled_person(t: Position) -> None:
    state(t).reserve = ((row_of(t, "artist"),), ())


def lost_building(t: Position) -> None:
    state(t).supply = put(state(t).supply, 0, 4)


def doubled_wonder(t: Position) -> None:
    state(t).owners = put(state(t).owners, 0, 1)


def wonder_elsewhere(t: Position) -> None:
    state(t).wonder_squares = put(state(t).wonder_squares, 9, square_of(t, "A23"))


def lost_token(t: Position) -> None:
    state(t).market = put(state(t).market, 1, 1)


def too_many_armies(t: Position) -> None:
    state(t).armies = ((square_of(t, "A33"),) * 7, ())


def army_in_the_fog(t: Position) -> None:
    state(t).armies = ((square_of(t, "B11"),), ())


def unknown_scout(t: Position) -> None:
    state(t).scout_city = ((), ())


def land_of_nobody(t: Position) -> None:
    state(t).lands = put(state(t).lands, square_of(t, "A23"), NONE)


def land_far_away(t: Position) -> None:
    state(t).lands = put(state(t).lands, square_of(t, "H11"), 0)


def hut_in_the_fog(t: Position) -> None:
    state(t).tokens = put(state(t).tokens, square_of(t, "B11"), HUT)


def marker_in_the_wild(t: Position) -> None:
    g = state(t)
    g.markers = put(g.markers, square_of(t, "A44"), row_of(t, "workshop"))
    g.supply = put(g.supply, 5, 5)


def too_much_trade(t: Position) -> None:
    state(t).trade = (MOST_TRADE + 1, 0)


def forgotten_tech(t: Position) -> None:
    state(t).known = (1 << row_of(t, "pottery"), 0)


def borrowed_unit(t: Position) -> None:
    state(t).battle = put_row(state(t).battle, 0, (row_of(t, "infantry_1"),))


def empty_pile(t: Position) -> None:
    g = state(t)
    g.tokens = put(g.tokens, square_of(t, "A44"), HUT)
    g.hut_bag = Bag((), (), ())


@pytest.mark.parametrize(
    ("spoil", "name"),
    [
        (doubled_event, "cards"),
        (doubled_unit, "cards"),
        (doubled_person, "people"),
        (lost_building, "buildings"),
        (doubled_wonder, "wonders"),
        (wonder_elsewhere, "wonders"),
        (lost_token, "resources"),
        (too_many_armies, "figures"),
        (army_in_the_fog, "figures"),
        (unknown_scout, "figures"),
        (land_of_nobody, "lands"),
        (land_far_away, "lands"),
        (hut_in_the_fog, "tokens"),
        (marker_in_the_wild, "markers"),
        (too_much_trade, "dials"),
        (forgotten_tech, "in play"),
        (borrowed_unit, "battle hands"),
        (empty_pile, "piles"),
    ],
)
def test_disorder_is_named(spoil: Callable[[Position], None], name: str) -> None:
    t = laid_out()
    spoil(t)
    assert name in faults(t)
