"""Layers behave like edited lists and are never changed themselves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.lib import vec

VALUES = st.lists(st.integers(-5, 5), min_size=1, max_size=40)


@given(VALUES, st.data())
def test_put_equals_a_list_edit(values: list[int], data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(values) - 1))
    before = tuple(values)
    after = vec.put(before, index, 99)
    assert before == tuple(values)
    values[index] = 99
    assert after == tuple(values)


@given(VALUES, st.integers(-9, 9), st.data())
def test_add_at_changes_one_cell(values: list[int], amount: int, data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(values) - 1))
    after = vec.add_at(tuple(values), index, amount)
    values[index] += amount
    assert after == tuple(values)


@pytest.mark.parametrize("index", [-1, 3])
def test_a_cell_off_the_layer_is_refused(index: int) -> None:
    cells = vec.filled(3, 0)
    with pytest.raises(IndexError):
        vec.put(cells, index, 1)
    with pytest.raises(IndexError):
        vec.add_at(cells, index, 1)
    with pytest.raises(IndexError):
        vec.put_row((cells, cells, cells), index, cells)


def test_put_row_replaces_one_row() -> None:
    rows = tuple([vec.filled(2, 0) for _ in range(3)])
    assert vec.put_row(rows, 1, (7, 8)) == ((0, 0), (7, 8), (0, 0))


@given(VALUES, st.data())
def test_without_removes_the_first_occurrence(values: list[int], data: st.DataObject) -> None:
    value = data.draw(st.sampled_from(values))
    after = vec.without(tuple(values), value)
    values.remove(value)
    assert after == tuple(values)


def test_without_refuses_a_value_that_is_absent() -> None:
    with pytest.raises(ValueError, match="not in"):
        vec.without((1, 2), 3)


@given(st.lists(st.integers(-5, 5)), st.integers(-5, 5))
def test_with_sorted_keeps_the_order(values: list[int], value: int) -> None:
    assert vec.with_sorted(tuple(sorted(values)), value) == tuple(sorted([*values, value]))
