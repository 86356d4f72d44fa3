"""Facts about social policies, and what must hold for them.  They are never used during play."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact, Invariant
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.wisdom_and_warfare.policies.adopted import (
    other_side,
    policy_limit,
    set_policies,
)
from ziggurat.games.board_game.wisdom_and_warfare.policies.changing import GiveUpPolicy
from ziggurat.games.board_game.wisdom_and_warfare.start_ability import unused_for_nothing
from ziggurat.games.board_game.wisdom_and_warfare.state import wisdom
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


def read_policies(s: State, args: Ints) -> Ints:
    return wisdom(s).policies[args[0]]


def write_policies(s: State, args: Ints, values: Ints) -> None:
    set_policies(table(s), args[0], tuple(sorted(values)))


def read_limit(s: State, args: Ints) -> Ints:
    return (policy_limit(table(s), args[0]),)


def read_unused(s: State, args: Ints) -> Ints:
    """Policies whose ability costs nothing and has not been used."""
    return unused_for_nothing(s, args[0], "social_policy")


POLICY_FACTS: Final = (
    Fact("policies", ("seat",), "social_policy", read_policies, write_policies, many=True),
    Fact("policy_limit", ("seat",), "number", read_limit),
    Fact("unused_policies", ("seat",), "social_policy", read_unused, many=True),
)


def policies(s: State) -> str:
    """Nobody uses more policies than it may, or both sides of a card.

    Rules: ww.policy.maximum, ww.policy.one_side_per_card
    """
    g = table(s)
    for frame in g.stack:
        # A city was just lost, and whoever had it has still to say what it gives up.
        if isinstance(frame, GiveUpPolicy):
            return ""
    for seat in range(g.seats):
        held = wisdom(g).policies[seat]
        if len(held) > policy_limit(g, seat):
            return f"seat {seat} has {len(held)} policies, which is too many"
        if [policy for policy in held if other_side(policy) in held]:
            return f"seat {seat} uses both sides of a policy card"
    return ""


POLICY_INVARIANTS: Final = (Invariant("policies", policies),)
