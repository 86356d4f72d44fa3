"""Secrets: what lies facedown before a seat, and what it may be for all that others know.

Owns both answers, for those who ask, list or deal again. Whoever brings another kind of secret
says so at the moments `SECRETS` and `MIGHT_HOLD`, so that nobody is asked, or not asked, because
of what only its holder knows.
"""

from __future__ import annotations

from ziggurat.games.board_game.culture.hand import era_of
from ziggurat.games.board_game.moments import MIGHT_HOLD, SECRETS
from ziggurat.games.board_game.state import Table
from ziggurat.games.board_game.trade.goods import back_of, is_event, is_find
from ziggurat.kernel.content import adjusted


def hides_something(g: Table, seat: int) -> bool:
    """Tell whether what a seat could do may rest on cards or markers that are facedown."""
    found = len(g.hand[seat]) + len(g.facedown_finds[seat])
    return found > 0 or adjusted(g, SECRETS, seat, (), 0) > 0


def might_hold(g: Table, seat: int, card: int) -> bool:
    """Tell whether a seat may have a row, for all that others know: it may be behind its back."""
    if g.rules.attached[MIGHT_HOLD.name]:
        known = 1 if g.holds(seat, card) else 0
        if adjusted(g, MIGHT_HOLD, seat, (card,), known) > 0:
            return True
    if is_event(card):
        eras = [era_of(g, held) for held in g.hand[seat]]
        return era_of(g, card) in eras and is_unseen(g, card)
    if is_find(card):
        return back_of(g, card) in [back_of(g, held) for held in g.facedown_finds[seat]]
    return g.holds(seat, card)


def is_unseen(g: Table, card: int) -> bool:
    """Tell whether a copy of a culture event may be in a hand: not all of them lie faceup."""
    return g.event_bags[era_of(g, card)].discard.count(card) < g.printed.copies[card]
