"""Barter: the first seat may offer coins for a rival's ware.

Owns the one open negotiation of the game: a few offers are listed, any other that the
validator admits may be made. It shows how an offered question works.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.template.ids import ACCEPT, OFFER
from ziggurat.games.template.moments import ANY_TIME
from ziggurat.games.template.reasons import (
    COINS_SHORT,
    NO_SUCH_SEAT,
    NOT_THEIRS,
    PRICE_ZERO,
    YOURSELF,
)
from ziggurat.games.template.state import Table, move_ware, pay, table
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import offers, refusal, reply
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import OFFER as OFFER_KIND
from ziggurat.kernel.question import YES_NO, Question, only
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State

# A player who computes gets these prices to think about; a human may name any other.
SAMPLE_PRICES: Final = (1, 2, 4)


def may_offer(g: Table, seat: int, other: int, ware: int, coins: int) -> int:
    """The one test behind listing, validating and explaining an offer."""
    if other >= g.seats:
        return NO_SUCH_SEAT
    if other == seat:
        return YOURSELF
    if ware not in g.stalls[other]:
        return NOT_THEIRS
    if coins < 1:
        return PRICE_ZERO
    if coins > g.coins[seat]:
        return COINS_SHORT
    return ALLOWED


class Barter(Frame):
    """The first seat makes an offer or passes.  Rules: tp.barter.first_seat, tp.barter.any_price"""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("tp.barter.first_seat", "tp.barter.any_price")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        g = table(s)
        options: list[Choice] = [(PASS,)]
        for other in range(g.seats):
            wares = g.stalls[other]
            for at, ware in enumerate(wares):
                if at > 0 and wares[at - 1] == ware:
                    continue
                for coins in SAMPLE_PRICES:
                    if may_offer(g, self.seat, other, ware, coins) == ALLOWED:
                        options.append((OFFER, other, ware, coins))
        options.extend(offers(s, ANY_TIME, self.seat, ()))
        # Secret and steady: what a seat could pawn is as secret as its hand.
        return Question(
            self.seat, "barter", OFFER_KIND, tuple(options), audience=only(self.seat),
            steady=True, offered=True,
        )  # fmt: skip

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        if choice[0] == PASS:
            s.pop()
        elif choice[0] == OFFER:
            s.swap(Answer(seat, choice[1], choice[2], choice[3]))
            s.note("offered", seat, (seat, choice[1], choice[2], choice[3]))
        else:
            reply(s, ANY_TIME, seat, (), choice)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        g = table(s)
        if choice[0] == OFFER:
            reason = may_offer(g, seat, choice[1], choice[2], choice[3])
        else:
            reason = refusal(s, ANY_TIME, seat, (), choice)
        return None if reason == ALLOWED else Reason(reason, (g.coins[seat],))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


class Answer(Frame):
    """The other seat takes the offer or leaves it.  Rules: tp.barter.answer"""

    SPEC: ClassVar[str] = "seat: int, other: int, ware: int, coins: int"
    CITES: ClassVar[tuple[str, ...]] = ("tp.barter.answer",)

    def __init__(self, seat: int, other: int, ware: int, coins: int) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.ware: Final = ware
        self.coins: Final = coins

    def question(self, s: State) -> Question:
        facts = (self.seat, self.ware, self.coins)
        return Question(self.other, "answer", YES_NO, ((PASS,), (ACCEPT,)), facts)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == ACCEPT:
            pay(g, self.seat, seat, self.coins)
            move_ware(g, self.ware, seat, self.seat)
            g.note("sold", seat, (seat, self.seat, self.ware, self.coins))

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        return None if choice[0] in (PASS, ACCEPT) else Reason(OTHER_QUESTION)

    def about(self) -> tuple[int, ...]:
        return (self.other, self.seat)


def barter(s: State, seat: int) -> None:
    """Ask the first seat for an offer."""
    s.push(Barter(seat))
