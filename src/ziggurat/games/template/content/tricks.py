"""Trick cards: held in secret, played from the hand.

Each row stands directly below the functions that carry it out.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.template.ids import (
    BRIBE,
    BRIBE_CARD,
    GUARD,
    GUARD_CARD,
    LOAN_CARD,
    MOST_SEATS,
    PAWN,
    STEAL,
    THIEF_CARD,
)
from ziggurat.games.template.moments import (
    AFTER_GUARD,
    ANY_TIME,
    BEFORE_THEFT,
    STOLEN_FROM,
    TRICK,
)
from ziggurat.games.template.reasons import (
    COINS_SHORT,
    NO_SUCH_SEAT,
    NO_THEFT,
    NOT_IN_HAND,
    NOTHING_TO_TAKE,
    YOURSELF,
)
from ziggurat.games.template.state import earn, play_from_hand, table
from ziggurat.games.template.theft import (
    Theft,
    open_guard_window,
    set_stopped,
    theft_underway,
)
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue, Offer, Row, allowed
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

LOAN_WORTH: Final = 2
BRIBE_COST: Final = 1
STEALS: Final[tuple[Choice, ...]] = tuple([(STEAL, seat) for seat in range(MOST_SEATS)])


class Trick(Row):
    """A trick card and how many copies of it the deck has."""

    def __init__(self, number: int, name: str, copies: int, hook: Offer) -> None:
        super().__init__(number, name, (hook,))
        self.copies: Final = copies


# Thief: take coins from a rival (tp.trick.theft).


def thief_test(s: State, cue: Cue, choice: Choice) -> int:
    g = table(s)
    if choice[0] != STEAL:
        return OTHER_QUESTION
    if cue.card not in g.hands[cue.owner]:
        return NOT_IN_HAND
    victim = choice[1]
    if victim >= g.seats:
        return NO_SUCH_SEAT
    if victim == cue.owner:
        return YOURSELF
    if g.coins[victim] == 0:
        return NOTHING_TO_TAKE
    return allowed(s, STOLEN_FROM, victim, (cue.owner,))


def thief_offer(s: State, cue: Cue) -> list[Choice]:
    listed = STEALS[: s.seats]
    return [choice for choice in listed if thief_test(s, cue, choice) == ALLOWED]


def thief_reply(s: State, cue: Cue, choice: Choice) -> None:
    play_from_hand(table(s), cue.owner, cue.card)
    s.note("steals", cue.owner, (cue.owner, choice[1]), cue.card)
    s.push(Theft(cue.owner, choice[1]))


# Guard: stop a theft from yourself (tp.trick.guard).


def guard_test(s: State, cue: Cue, choice: Choice) -> int:
    if choice[0] != GUARD:
        return OTHER_QUESTION
    if cue.card not in table(s).hands[cue.owner]:
        return NOT_IN_HAND
    theft = theft_underway(s)
    if theft is None or theft.stopped or theft.victim != cue.owner:
        return NO_THEFT
    return ALLOWED


def guard_offer(s: State, cue: Cue) -> list[Choice]:
    return [(GUARD,)] if guard_test(s, cue, (GUARD,)) == ALLOWED else []


def guard_reply(s: State, cue: Cue, choice: Choice) -> None:
    play_from_hand(table(s), cue.owner, cue.card)
    s.note("guards", cue.owner, (cue.owner,), cue.card)
    set_stopped(s, True)
    open_guard_window(s, cue.args[0])


# Bribe: pay a coin to make a guard look away (tp.trick.bribe).


def bribe_test(s: State, cue: Cue, choice: Choice) -> int:
    g = table(s)
    if choice[0] != BRIBE:
        return OTHER_QUESTION
    if cue.card not in g.hands[cue.owner]:
        return NOT_IN_HAND
    theft = theft_underway(s)
    if theft is None or not theft.stopped or theft.seat != cue.owner:
        return NO_THEFT
    return COINS_SHORT if g.coins[cue.owner] < BRIBE_COST else ALLOWED


def bribe_offer(s: State, cue: Cue) -> list[Choice]:
    return [(BRIBE,)] if bribe_test(s, cue, (BRIBE,)) == ALLOWED else []


def bribe_reply(s: State, cue: Cue, choice: Choice) -> None:
    g = table(s)
    play_from_hand(g, cue.owner, cue.card)
    earn(g, cue.owner, -BRIBE_COST)
    g.note("bribes", cue.owner, (cue.owner,), cue.card)
    set_stopped(g, False)


# Loan: pawn the card itself, at any time you are asked (tp.trick.loan).


def loan_test(s: State, cue: Cue, choice: Choice) -> int:
    if choice[0] != PAWN:
        return OTHER_QUESTION
    return ALLOWED if cue.card in table(s).hands[cue.owner] else NOT_IN_HAND


def loan_offer(s: State, cue: Cue) -> list[Choice]:
    return [(PAWN,)] if loan_test(s, cue, (PAWN,)) == ALLOWED else []


def loan_reply(s: State, cue: Cue, choice: Choice) -> None:
    g = table(s)
    play_from_hand(g, cue.owner, cue.card)
    earn(g, cue.owner, LOAN_WORTH)
    g.note("pawns", cue.owner, (cue.owner, LOAN_WORTH), cue.card)


TRICKS: Final = (
    Trick(THIEF_CARD, "thief", 6, Offer(TRICK, thief_offer, thief_reply, thief_test)),
    Trick(GUARD_CARD, "guard", 5, Offer(BEFORE_THEFT, guard_offer, guard_reply, guard_test)),
    Trick(BRIBE_CARD, "bribe", 4, Offer(AFTER_GUARD, bribe_offer, bribe_reply, bribe_test)),
    Trick(LOAN_CARD, "loan", 5, Offer(ANY_TIME, loan_offer, loan_reply, loan_test)),
)
