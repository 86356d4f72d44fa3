"""Negotiation: each seat may start a few deals, which go back and forth a few times.

Owns offers, answers and counter-offers; what a draft may say is in `deals.py`. Drafts list a few
lines to think about, but any other that the test admits may be said. Everything is bounded: the
deals a seat starts in a turn, the changes to one draft and the counter-offers of one deal.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.culture.hand import hands_are_kept
from ziggurat.games.board_game.moments import TRADE
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.trade.deals import Deal, changed, may_say, sample
from ziggurat.games.board_game.trade.goods import amount_of
from ziggurat.games.board_game.trade.handing import CloseDeal
from ziggurat.games.board_game.trade.reasons import (
    GIVER_SHORT,
    NO_MORE_COUNTERS,
    NO_MORE_DEALS,
    NO_PARTNER,
)
from ziggurat.games.board_game.turn.phases import refused
from ziggurat.games.board_game.turn.responding import asks_anyway
from ziggurat.games.board_game.verbs import ACCEPT, COUNTER, DEAL, GIVE, PROPOSE
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import offers, refusal, reply
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import OFFER, PICK, Question, only
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State


class Trading(Frame):
    """A seat's own part of the Trade phase: abilities, and deals it starts, until it passes.

    Rules: cb.trade.deals_after_collection, cb.trade.deals_only_in_trade_phase
    """

    SPEC: ClassVar[str] = "seat: int, deals: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.trade.deals_after_collection", "cb.trade.deals_only_in_trade_phase",
    )  # fmt: skip

    def __init__(self, seat: int, deals: int) -> None:
        self.seat: Final = seat
        self.deals: Final = deals

    def run(self, s: State) -> bool:
        return hands_are_kept(table(s))

    def question(self, s: State) -> Question:
        options: list[Choice] = [(PASS,)]
        for other in range(s.seats):
            if self._may_deal(s, other) == ALLOWED:
                options.append((DEAL, other))
        options.extend(sorted(set(offers(s, TRADE, self.seat, ()))))
        # What a seat can pay with may be hidden, and so is what it could use.
        told = only(self.seat)
        steady = asks_anyway(table(s), TRADE, self.seat, len(options))
        return Question(self.seat, "trading", PICK, tuple(options), audience=told, steady=steady)

    def _may_deal(self, s: State, other: int) -> int:
        if other == self.seat or other >= s.seats:
            return NO_PARTNER
        return ALLOWED if self.deals else NO_MORE_DEALS

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        if choice[0] == PASS:
            s.pop()
        elif choice[0] == DEAL:
            s.swap(Trading(seat, self.deals - 1))
            s.note("deal", seat, (choice[1],))
            deal = Deal(seat, choice[1], (), (), (), (), (), ())
            s.push(Drafting(deal, s.rules.limits["changes"], s.rules.limits["counters"]))
        else:
            reply(s, TRADE, seat, (), choice)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] == DEAL:
            reason = self._may_deal(s, choice[1])
        else:
            reason = refusal(s, TRADE, seat, (), choice)
        return refused(table(s), seat, reason, choice, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


class Drafting(Frame):
    """A seat puts an offer together; only the seat sees what it could show.

    `changes` and `counters` are how many more there may be.
    Rules: cb.trade.gifts_allowed, cb.trade.deal_promises, cb.trade.hidden_marker_in_deal
    """

    SPEC: ClassVar[str] = "deal: Deal, changes: int, counters: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.trade.gifts_allowed", "cb.trade.deal_promises", "cb.trade.hidden_marker_in_deal",
    )  # fmt: skip

    def __init__(self, deal: Deal, changes: int, counters: int) -> None:
        self.deal: Final = deal
        self.changes: Final = changes
        self.counters: Final = counters

    def question(self, s: State) -> Question:
        seat = self.deal.seat
        options = tuple(sample(table(s), self.deal, self.changes))
        return Question(
            seat, "draft", OFFER, options, (self.deal.other,), audience=only(seat),
            steady=True, offered=True, any_order=True,
        )  # fmt: skip

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == PASS:
            g.pop()
            g.note("dropped", seat, (self.deal.other,))
        elif choice[0] == PROPOSE:
            g.swap(Answering(self.deal, self.counters))
            tell_offer(g, self.deal)
        else:
            g.swap(Drafting(changed(g, self.deal, choice), self.changes - 1, self.counters))

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        g = table(s)
        reason = may_say(g, self.deal, self.changes, choice)
        facts = choice[1:]
        if reason == GIVER_SHORT:
            giver = self.deal.seat if choice[0] == GIVE else self.deal.other
            facts = (*facts, amount_of(g, giver, choice[1]))
        return refused(g, seat, reason, choice, facts)

    def veil(self, seat: int) -> Frame:
        return Drafting(self.deal.veiled(seat), self.changes, self.counters)

    def about(self) -> tuple[int, ...]:
        return (self.deal.seat, self.deal.other)


def tell_offer(g: Table, deal: Deal) -> None:
    """Say an offer aloud; hidden goods are named by their backs."""
    g.note("proposed", deal.seat, (deal.other,))
    for good, amount in deal.give:
        g.note("would_give", deal.seat, (good, amount))
    for good, amount in deal.want:
        g.note("would_take", deal.seat, (good, amount))
    for word in deal.words:
        g.note("promised", deal.seat, (word,))


class Answering(Frame):
    """The other seat accepts an offer, makes a counter-offer or declines.

    Rules: cb.trade.gifts_allowed, cb.trade.deal_promises
    """

    SPEC: ClassVar[str] = "deal: Deal, counters: int"
    CITES: ClassVar[tuple[str, ...]] = ("cb.trade.gifts_allowed", "cb.trade.deal_promises")

    def __init__(self, deal: Deal, counters: int) -> None:
        self.deal: Final = deal
        self.counters: Final = counters

    def question(self, s: State) -> Question:
        options: list[Choice] = [(PASS,), (ACCEPT,)]
        if self.counters:
            options.append((COUNTER,))
        return Question(self.deal.other, "answer", PICK, tuple(options), (self.deal.seat,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        if choice[0] == PASS:
            s.pop()
            s.note("declined", seat, (self.deal.seat,))
        elif choice[0] == ACCEPT:
            s.note("accepted", seat, (self.deal.seat,))
            s.swap(CloseDeal(self.deal, (), ()))
        else:
            s.note("counters", seat, (self.deal.seat,))
            changes = s.rules.limits["changes"]
            s.swap(Drafting(self.deal.mirrored(), changes, self.counters - 1))

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != COUNTER:
            return refused(table(s), seat, OTHER_QUESTION, choice, ())
        return None if self.counters else Reason(NO_MORE_COUNTERS)

    def veil(self, seat: int) -> Frame:
        return Answering(self.deal.veiled(seat), self.counters)

    def about(self) -> tuple[int, ...]:
        return (self.deal.other, self.deal.seat)


def offer_on_table(g: Table) -> Deal | None:
    """The offer that is being drafted or answered, for those who draw it; faces are not for all."""
    for frame in g.stack:
        if isinstance(frame, (Drafting, Answering, CloseDeal)):
            return frame.deal
    return None


def is_drafted(g: Table) -> bool:
    """Tell whether an offer is still being put together."""
    return any([isinstance(frame, Drafting) for frame in g.stack])


def trade_part(s: State, seat: int) -> None:
    """A seat's own part of the Trade phase."""
    s.push(Trading(seat, s.rules.limits["deals"]))
