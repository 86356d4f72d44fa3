"""Seat orders go round the table once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.lib.order import clockwise, next_seat, others

TABLES = st.lists(st.integers(0, 9), unique=True, min_size=1, max_size=6).map(tuple)


def test_orders_at_a_table_of_four() -> None:
    assert clockwise((0, 1, 2, 3), 2) == (2, 3, 0, 1)
    assert others((0, 1, 2, 3), 2) == (3, 0, 1)
    assert [next_seat((0, 1, 2, 3), seat) for seat in range(4)] == [1, 2, 3, 0]


def test_a_seat_that_left_is_passed_over() -> None:
    assert clockwise((0, 2, 3), 2) == (2, 3, 0)
    assert next_seat((0, 2, 3), 0) == 2
    with pytest.raises(ValueError, match="not in"):
        others((0, 2, 3), 1)


@given(TABLES, st.data())
def test_following_the_next_seat_visits_all(seats: tuple[int, ...], data: st.DataObject) -> None:
    first = data.draw(st.sampled_from(seats))
    visited = [first]
    while next_seat(seats, visited[-1]) != first:
        visited.append(next_seat(seats, visited[-1]))
    assert tuple(visited) == clockwise(seats, first) == (first, *others(seats, first))
