"""Payments are complete and minimal, compared with trying everything."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from ziggurat.lib.paying import left_in, ways
from ziggurat.lib.vec import Layer

KINDS = st.lists(st.tuples(st.integers(0, 4), st.integers(-1, 4)), max_size=4)


def value(way: Layer, worth: Layer) -> int:
    return sum(count * each for count, each in zip(way, worth, strict=True))


def is_minimal(way: Layer, cost: int, worth: Layer) -> bool:
    """No single item can be left out."""
    return all(value(way, worth) - each < cost for n, each in zip(way, worth, strict=True) if n)


@given(st.integers(-1, 12), KINDS)
def test_ways_are_all_minimal_payments_in_order(cost: int, kinds: list[tuple[int, int]]) -> None:
    purse = tuple([held for held, _ in kinds])
    worth = tuple([each for _, each in kinds])
    tried = product(*[range(held + 1) for held in purse])
    expected = [
        way
        for way in tried
        if value(way, worth) >= cost
        and is_minimal(way, cost, worth)
        and not any(n and each <= 0 for n, each in zip(way, worth, strict=True))
    ]
    assert list(ways(cost, purse, worth)) == expected


def test_items_of_two_and_one() -> None:
    assert ways(3, (2, 3), (2, 1)) == ((0, 3), (1, 1), (2, 0))


def test_what_has_no_worth_is_never_spent() -> None:
    assert ways(4, (2, 5, 1), (2, 0, 2)) == ((1, 0, 1), (2, 0, 0))


def test_nothing_to_pay_is_paid_by_nothing() -> None:
    assert ways(0, (2, 1), (2, 1)) == ((0, 0),)
    assert ways(-3, (), ()) == ((),)


def test_too_little_pays_nothing() -> None:
    assert ways(9, (2, 1), (2, 2)) == ()
    assert ways(1, (), ()) == ()


def test_a_full_purse_does_not_lengthen_the_list() -> None:
    assert ways(4, (1000, 1000), (2, 1)) == ((0, 4), (1, 2), (2, 0))


def test_what_is_left_after_paying() -> None:
    assert left_in((2, 3), (1, 1)) == (1, 2)
