"""Luck: the same numbers for every line of play."""

from ziggurat.lib.luck import FINEST, Luck


def test_numbers_are_used_in_order_and_then_again() -> None:
    luck = Luck((0, FINEST // 2, FINEST - 1))
    assert [luck.below(6) for _ in range(4)] == [0, 3, 5, 0]


def test_a_copy_goes_on_from_the_same_place_by_itself() -> None:
    luck = Luck((0, FINEST // 2))
    luck.below(6)
    copy = luck.copy()
    assert (luck.below(6), copy.below(6), luck.at, copy.at) == (3, 3, 2, 2)
