"""Things of a set are named in any order, in this box too."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from tests.games.new_dawn.terra_incognita.kit import Frontier
from tests.kit.trace import rule
from ziggurat import api


def all_orders(begin: Callable[[], Frontier], *moves: str) -> None:
    """Play the same answers in every order; they all end alike."""
    found: set[str] = set()
    for order in sorted(set(permutations(moves))):
        t = begin()
        for move in order:
            assert t.state.asked[0].any_order
            t.play(move)
        found.add(api.digest(t.state))
    assert len(found) == 1


@rule("ti.growth.trade_token", "ti.growth.reinforce")
def test_tokens_are_reinforced_in_any_order() -> None:
    def begin() -> Frontier:
        t = Frontier("irrigation", 2).give("p1", "11b 11c 11d 5i 11g").trade(2, 2)
        return t.begin().play("reinforce 5i")

    all_orders(begin, "reinforce 11b", "reinforce 11c", "reinforce 11g")


@rule("ti.focus.unique_rules")
def test_armies_are_deployed_in_any_order() -> None:
    def begin() -> Frontier:
        t = Frontier("military_engineering", 2).hold("p1", "rome").armies("card", "card")
        return t.give("p1", cities="9f").begin().play("pass")

    all_orders(begin, "deploy 11a", "deploy 9f")
