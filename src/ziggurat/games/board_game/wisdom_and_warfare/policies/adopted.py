"""Adopted policies: which cards a seat uses, how many it may use, and that they act for it.

Owns the rows of the shell's `policies`. When a seat is asked for one is in `changing.py`, what a
policy does beside its row.
"""

from __future__ import annotations

from ziggurat.games.board_game.content.governments import ANARCHY
from ziggurat.games.board_game.holdings import refresh
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.victory import check_victory
from ziggurat.games.board_game.wisdom_and_warfare.ids import FIRST_POLICY
from ziggurat.games.board_game.wisdom_and_warfare.policies.moments import POLICY_LIMIT
from ziggurat.games.board_game.wisdom_and_warfare.policies.reasons import (
    OTHER_SIDE_ADOPTED,
    POLICY_ADOPTED,
    POLICY_NOT_ADOPTED,
    POLICY_SUSPENDED,
)
from ziggurat.games.board_game.wisdom_and_warfare.state import wisdom
from ziggurat.kernel.content import Cue, adjusted
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put_row, with_sorted, without


def other_side(policy: int) -> int:
    """The policy on the other side of a card; a card's sides follow each other."""
    return FIRST_POLICY + ((policy - FIRST_POLICY) ^ 1)


def city_count(g: Table, seat: int) -> int:
    """How many cities a seat has; one on two squares is one city."""
    return len([square for square in g.cities[seat] if square != NONE])


def policy_limit(g: Table, seat: int) -> int:
    """How many policies a seat may have adopted (ww.policy.maximum)."""
    return adjusted(g, POLICY_LIMIT, seat, (), city_count(g, seat))


def may_adopt(g: Table, seat: int, policy: int) -> int:
    """The reason why a seat cannot adopt a policy: its card is in use.

    Rules: ww.policy.new_card, ww.policy.one_side_per_card, ww.policy.no_tech_needed
    """
    held = wisdom(g).policies[seat]
    if policy in held:
        return POLICY_ADOPTED
    return OTHER_SIDE_ADOPTED if other_side(policy) in held else ALLOWED


def open_policies(g: Table, seat: int) -> list[int]:
    """Both sides of all cards that a seat does not use, ascending (ww.policy.new_card)."""
    found = g.rules.families["social_policy"]
    return [policy for policy in found if may_adopt(g, seat, policy) == ALLOWED]


def without_policy(g: Table, seat: int, policy: int) -> int:
    """The reason why a policy does nothing for a seat.

    Rules: ww.policy.only_adopted, ww.gov.anarchy_policies
    """
    if g.holds(seat, policy):
        return ALLOWED
    return POLICY_SUSPENDED if policy in wisdom(g).policies[seat] else POLICY_NOT_ADOPTED


def act_for_owner(s: State, cue: Cue, value: int) -> int:
    """Adopted policies act for their seat, except in anarchy.

    Rules: ww.policy.only_adopted, ww.gov.anarchy_policies, ww.policy.anarchy_coin
    """
    g = table(s)
    if g.government[cue.owner] == ANARCHY:
        return value
    for policy in wisdom(g).policies[cue.owner]:
        value |= 1 << policy
    return value


# Changes: whether they are allowed is asked before


def set_policies(g: Table, seat: int, policies: tuple[int, ...]) -> None:
    """Say which policies a seat has adopted, ascending."""
    shell = wisdom(g)
    shell.policies = put_row(shell.policies, seat, policies)
    refresh(g, seat)


def adopt(g: Table, seat: int, policy: int) -> None:
    """Let a seat adopt a policy, which may bring it to victory."""
    set_policies(g, seat, with_sorted(wisdom(g).policies[seat], policy))
    g.note("policy_adopted", seat, (policy,))
    check_victory(g)


def give_up(g: Table, seat: int, policy: int) -> None:
    """Return a policy's card to those that a seat does not use (ww.policy.returned_available)."""
    set_policies(g, seat, without(wisdom(g).policies[seat], policy))
    g.note("policy_given_up", seat, (policy,))


def switch(g: Table, seat: int, old: int, new: int) -> None:
    """Turn the card of a policy over, or take another for it.

    Rules: ww.policy.switch_flip, ww.policy.switch_exchange
    """
    held = without(wisdom(g).policies[seat], old)
    set_policies(g, seat, with_sorted(held, new))
    g.note("policy_switched", seat, (old, new))
    check_victory(g)
