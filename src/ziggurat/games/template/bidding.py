"""Bidding: everybody bids in secret for the ware on show.

Owns the simultaneous question, its test and how it is resolved.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.template.ids import BID, NO_WARE
from ziggurat.games.template.reasons import BID_TOO_HIGH, COINS_SHORT
from ziggurat.games.template.state import Table, add_ware, earn, seats_from, table
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import together
from ziggurat.kernel.question import AMOUNT, Question, only
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State

BIDS: Final[tuple[Choice, ...]] = tuple([(BID, coins) for coins in range(10)])


def most_bid(g: Table, seat: int) -> int:
    """A seat bids what it has, up to the limit of the market.  Rules: tp.bid.amount"""
    return min(g.rules.limits["bid"], g.coins[seat])


def may_bid(g: Table, seat: int, coins: int) -> int:
    """Every bid up to the most is allowed; above it the tighter bound is the reason."""
    if coins <= most_bid(g, seat):
        return ALLOWED
    return BID_TOO_HIGH if coins > g.rules.limits["bid"] else COINS_SHORT


def bidding(s: State, seat: int) -> None:
    """Ask all seats at once.  Rules: tp.bid.secret"""
    together(s, "bid", seats_from(table(s), seat))


def ask_bid(s: State, seat: int, args: tuple[int, ...]) -> Question:
    """Bids run from nothing to the limit.  Rules: tp.bid.amount"""
    g = table(s)
    options = BIDS[: most_bid(g, seat) + 1]
    facts = (g.ware, g.coins[seat])
    # Steady: nobody may learn from a skipped question that another seat had no choice.
    return Question(seat, "bid", AMOUNT, options, facts, audience=only(seat), steady=True)


def refuse_bid(s: State, seat: int, args: tuple[int, ...], choice: Choice) -> Reason | None:
    """Explain a bid that was not listed."""
    g = table(s)
    if choice[0] != BID:
        return Reason(OTHER_QUESTION)
    reason = may_bid(g, seat, choice[1])
    if reason == BID_TOO_HIGH:
        return Reason(reason, (g.rules.limits["bid"],))
    return None if reason == ALLOWED else Reason(reason, (g.coins[seat],))


def resolve_bids(
    s: State, order: tuple[int, ...], answers: tuple[Choice, ...], args: tuple[int, ...]
) -> None:
    """The highest bid pays and takes the ware; ties go to the seat nearest the first.

    Rules: tp.bid.highest, tp.bid.tie, tp.bid.zero, tp.bid.revealed
    """
    g = table(s)
    g.unveil()
    best = 0
    for at, seat in enumerate(order):
        coins = answers[at][1]
        g.note("bid", seat, (seat, coins))
        if coins > answers[best][1]:
            best = at
    coins = answers[best][1]
    ware = g.ware
    g.ware = NO_WARE
    if coins == 0:
        g.wares = g.wares.put_in_discard(ware)
        g.note("unsold", order[0], (ware,))
        return
    winner = order[best]
    earn(g, winner, -coins)
    add_ware(g, winner, ware)
    g.note("won", winner, (winner, ware, coins), ware)
