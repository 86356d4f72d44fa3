"""Bags keep every card, hide every order, and never change."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.lib.bag import Bag, bag_of

DECKS = st.lists(st.integers(0, 6), min_size=1, max_size=20)
OPERATIONS = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 10**6)), max_size=40)


def apply(bag: Bag, hand: list[int], operation: int, pick: int) -> Bag:
    """Do one operation that is possible, between the bag and a hand; else nothing."""
    cards, _ = bag.draws()
    if operation == 0 and cards:
        card = cards[pick % len(cards)]
        hand.append(card)
        return bag.draw(card)
    if operation == 1 and bag.discard:
        card = bag.discard[pick % len(bag.discard)]
        hand.append(card)
        return bag.take_from_discard(card)
    if operation == 2:
        return bag.shuffle()
    if operation == 3:
        return bag.reshuffle()
    if not hand:
        return bag
    card = hand.pop(pick % len(hand))
    if operation == 4:
        return bag.put_on_top(card)
    if operation == 5:
        return bag.put_in_discard(card)
    return bag.return_unknown((card,))


@given(DECKS, OPERATIONS)
def test_no_operation_gains_or_loses_a_card(
    deck: list[int], operations: list[tuple[int, int]]
) -> None:
    bag = bag_of(tuple(deck))
    hand: list[int] = []
    for operation, pick in operations:
        before = (bag, bag.top, bag.unknown, bag.discard)
        bag = apply(bag, hand, operation, pick)
        assert before[1:] == (before[0].top, before[0].unknown, before[0].discard)
        assert Counter([*bag.top, *bag.unknown, *bag.discard, *hand]) == Counter(deck)
        assert list(bag.unknown) == sorted(bag.unknown)
        assert bag.size() == len(bag.top) + len(bag.unknown)


@given(DECKS)
def test_the_same_cards_make_the_same_bag(deck: list[int]) -> None:
    assert bag_of(tuple(deck)).unknown == bag_of(tuple(reversed(deck))).unknown


@given(DECKS)
def test_draws_weigh_each_card_by_its_copies(deck: list[int]) -> None:
    cards, weights = bag_of(tuple(deck)).draws()
    assert dict(zip(cards, weights, strict=True)) == Counter(deck)
    assert list(cards) == sorted(set(deck))


def test_a_known_top_leaves_one_draw() -> None:
    bag = bag_of((1, 2, 2)).put_on_top(9).put_on_top(7)
    assert bag.draws() == ((7,), (1,))
    assert bag.draw(7).draws() == ((9,), (1,))
    assert bag.draw(7).draw(9).draws() == ((1, 2), (1, 2))


def test_a_shuffle_forgets_the_top() -> None:
    bag = bag_of((1, 3)).put_on_top(2).put_in_discard(4).shuffle()
    assert (bag.top, bag.unknown, bag.discard) == ((), (1, 2, 3), (4,))


def test_a_reshuffle_brings_the_discards_back() -> None:
    bag = bag_of((5,)).draw(5).put_in_discard(5).put_in_discard(4).put_on_top(6)
    assert bag.reshuffle().draws() == ((4, 5, 6), (1, 1, 1))
    assert bag.reshuffle().discard == ()


def test_discards_keep_their_order() -> None:
    bag = bag_of(()).put_in_discard(3).put_in_discard(1).put_in_discard(3).put_in_discard(2)
    assert bag.discard == (3, 1, 3, 2)
    assert bag.take_from_discard(3).discard == (1, 3, 2)


def test_an_empty_bag_offers_nothing() -> None:
    assert bag_of(()).draws() == ((), ())
    assert bag_of(()).size() == 0


def test_a_card_that_cannot_come_is_refused() -> None:
    with pytest.raises(ValueError, match="not in"):
        bag_of((1, 2)).draw(3)
    with pytest.raises(ValueError, match="not the known top"):
        bag_of((1, 2)).put_on_top(7).draw(1)
    with pytest.raises(ValueError, match="not in"):
        bag_of((1, 2)).take_from_discard(1)
