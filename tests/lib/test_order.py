"""Seat orders go round the table once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.lib.order import clockwise, others

TABLES = st.lists(st.integers(0, 9), unique=True, min_size=1, max_size=6).map(tuple)


def test_orders_at_a_table_of_four() -> None:
    assert clockwise((0, 1, 2, 3), 2) == (2, 3, 0, 1)
    assert others((0, 1, 2, 3), 2) == (3, 0, 1)


def test_a_seat_that_left_is_passed_over() -> None:
    assert clockwise((0, 2, 3), 2) == (2, 3, 0)
    with pytest.raises(ValueError, match="not in"):
        others((0, 2, 3), 1)


@given(TABLES, st.data())
def test_an_order_names_every_seat_once(seats: tuple[int, ...], data: st.DataObject) -> None:
    first = data.draw(st.sampled_from(seats))
    assert sorted(clockwise(seats, first)) == sorted(seats)
    assert clockwise(seats, first) == (first, *others(seats, first))
