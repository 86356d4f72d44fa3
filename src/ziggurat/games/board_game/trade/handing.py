"""Handing over: how goods change hands, and the closing of a deal.

Owns the exchange. Which card or marker goes that stays facedown, its giver decides when the deal
is closed.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.culture.hand import add_to_hand, keep_hand_size, remove_from_hand
from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.holdings import give_up_find, take_find
from ziggurat.games.board_game.ids import CULTURE_GOOD, FIRST_TOKEN, NONE, TRADE_GOOD
from ziggurat.games.board_game.reasons import NAMED_BEFORE
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.trade.collection import gain_trade, lose_trade
from ziggurat.games.board_game.trade.deals import Deal, Lines, amount_in
from ziggurat.games.board_game.trade.goods import (
    back_of,
    behind,
    give_token,
    is_back,
    is_event,
    is_find,
)
from ziggurat.games.board_game.trade.reasons import OTHER_BACK
from ziggurat.games.board_game.verbs import GIVE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import Chooser
from ziggurat.kernel.question import CARD, Question, only
from ziggurat.kernel.reason import OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.vec import add_at, put


def release(g: Table, seat: int, receiver: int, good: int, amount: int) -> None:
    """Take a good away from a seat that another is about to get."""
    if good == TRADE_GOOD:
        lose_trade(g, seat, amount)
    elif good == CULTURE_GOOD:
        g.culture = add_at(g.culture, seat, -amount)
    elif is_event(good):
        remove_from_hand(g, seat, good)
    elif is_find(good):
        give_up_find(g, seat, good, receiver)
    else:
        give_token(g, seat, good - FIRST_TOKEN, -amount)


def receive(g: Table, seat: int, good: int, amount: int) -> None:
    """Give a good to a seat; it may hold too many culture events afterwards."""
    if good == TRADE_GOOD:
        gain_trade(g, seat, amount)
    elif good == CULTURE_GOOD:
        gain_culture(g, seat, amount)
    elif is_event(good):
        add_to_hand(g, seat, good)
    elif is_find(good):
        take_find(g, seat, good)
    else:
        give_token(g, seat, good - FIRST_TOKEN, amount)


def transfer(g: Table, giver: int, receiver: int, good: int, amount: int = 1) -> None:
    """Hand a good over; what is hidden stays so for all but the two."""
    release(g, giver, receiver, good, amount)
    receive(g, receiver, good, amount)
    tell(g, giver, receiver, good, amount)


def tell(g: Table, giver: int, receiver: int, good: int, amount: int) -> None:
    """Say what was handed over, by its back if it is hidden, and its face to the two."""
    back = back_of(g, good)
    g.note("gave", giver, (receiver, back, amount))
    if back != good:
        g.note("got_face", receiver, (good,), audience=only(giver) | only(receiver))
        g.unveil(only(giver))


# Closing a deal


class CloseDeal(Frame):
    """A deal is agreed on: each giver picks hidden goods, then everything changes hands at once.

    `given` are the hidden goods that the seat has picked, `taken` those of the other, in the order
    of the deal's lines. Whoever may not see them sees their backs until they are dealt again.
    Rules: cb.trade.hidden_marker_in_deal, cb.trade.deal_culture_cards, cb.trade.deal_hand_limit
    """

    SPEC: ClassVar[str] = "deal: Deal, given: tuple[int, ...], taken: tuple[int, ...]"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.trade.hidden_marker_in_deal", "cb.trade.deal_culture_cards",
        "cb.trade.deal_hand_limit",
    )  # fmt: skip

    def __init__(self, deal: Deal, given: tuple[int, ...], taken: tuple[int, ...]) -> None:
        self.deal: Final = deal
        self.given: Final = given
        self.taken: Final = taken

    def run(self, s: State) -> bool:
        g = table(s)
        for own in (True, False):
            back = self._open_back(g, own)
            if back != NONE:
                rest = self._unpicked(g, own, back)
                if len(rest) > self._missing(g, own, back):
                    return True
                g.swap(self._picking(g, own, tuple(rest)))
                return False
        g.pop()
        carry_out(g, self.deal, self.given, self.taken)
        return False

    def _lines(self, own: bool) -> Lines:
        return self.deal.give if own else self.deal.want

    def _picked(self, own: bool) -> tuple[int, ...]:
        return self.given if own else self.taken

    def _giver(self, own: bool) -> int:
        return self.deal.seat if own else self.deal.other

    def _missing(self, g: Table, own: bool, back: int) -> int:
        """How many hidden goods with a back are still to be picked."""
        picked = [good for good in self._picked(own) if back_of(g, good) == back]
        return amount_in(self._lines(own), back) - len(picked)

    def _open_back(self, g: Table, own: bool) -> int:
        """A back of which something is still to be picked, or `NONE`."""
        for good, _ in self._lines(own):
            if is_back(good) and self._missing(g, own, good):
                return good
        return NONE

    def _unpicked(self, g: Table, own: bool, back: int) -> list[int]:
        """What the giver still has with a back, ascending."""
        rest = behind(g, self._giver(own), back)
        for good in self._picked(own):
            if good in rest:
                rest.remove(good)
        return rest

    def _choices(self, g: Table, own: bool, back: int) -> list[int]:
        """What the giver may pick next, so that room is left for all that it has shown; ascending.

        It is asked even then, so that nobody can tell from the question what was shown.
        """
        shown = list(self.deal.shown if own else self.deal.seen)
        for good in self._picked(own):
            if good in shown:
                shown.remove(good)
        bound = [good for good in shown if back_of(g, good) == back]
        free = self._missing(g, own, back) > len(bound)
        return sorted(set(self._unpicked(g, own, back) if free else bound))

    def _with(self, own: bool, picked: tuple[int, ...]) -> CloseDeal:
        given, taken = (picked, self.taken) if own else (self.given, picked)
        return CloseDeal(self.deal, given, taken)

    def _picking(self, g: Table, own: bool, goods: tuple[int, ...]) -> CloseDeal:
        """The same deal with more goods picked; which of a line came first is not kept."""
        ranked = sorted([(back_of(g, good), good) for good in self._picked(own) + goods])
        return self._with(own, tuple([good for _, good in ranked]))

    def _asks_own(self, g: Table) -> bool:
        return self._open_back(g, True) != NONE

    def question(self, s: State) -> Question:
        g = table(s)
        own = self._asks_own(g)
        back = self._open_back(g, own)
        options = tuple([(GIVE, good, 1) for good in self._choices(g, own, back)])
        seat = self._giver(own)
        return Question(
            seat, "pick_hidden", CARD, options, (back,), audience=only(seat), steady=True,
            any_order=True,
        )  # fmt: skip

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.swap(self._picking(table(s), seat == self.deal.seat, (choice[1],)))

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != GIVE:
            return Reason(OTHER_QUESTION)
        g = table(s)
        own = self._asks_own(g)
        goods = self._choices(g, own, self._open_back(g, own))
        if choice[2] == 1 and choice[1] in goods:
            return None
        named = choice[1] in self._picked(own)
        return Reason(NAMED_BEFORE if named else OTHER_BACK, choice[1:])

    def veil(self, seat: int) -> Frame:
        """Everybody knows how many goods are picked, and so who is asked next."""
        given = self.given if seat == self.deal.seat else self._backs(True)
        taken = self.taken if seat == self.deal.other else self._backs(False)
        return CloseDeal(self.deal.veiled(seat), given, taken)

    def _backs(self, own: bool) -> tuple[int, ...]:
        """The backs of what a giver has picked so far: the lines are gone through in order."""
        backs: list[int] = []
        for good, amount in self._lines(own):
            if is_back(good):
                backs.extend([good] * amount)
        return tuple(backs[: len(self._picked(own))])

    def picked_anew(self, g: Table, chooser: Chooser) -> CloseDeal:
        """The same deal, with goods that the givers have in place of backs."""
        closing = self
        for own in (True, False):
            for at, back in enumerate(closing._picked(own)):
                if is_back(back):
                    rest = closing._unpicked(g, own, back)
                    picked = put(closing._picked(own), at, rest[chooser.below(len(rest))])
                    closing = closing._with(own, picked)
        return closing

    def about(self) -> tuple[int, ...]:
        return (self.deal.seat, self.deal.other)


def carry_out(g: Table, deal: Deal, given: tuple[int, ...], taken: tuple[int, ...]) -> None:
    """Everything leaves its owner before anything arrives, so that no dial runs over in between.

    Promises are words: nothing is ever done about them (cb.trade.deal_promises).
    """
    sides = ((deal.seat, deal.other, deal.give, given), (deal.other, deal.seat, deal.want, taken))
    for giver, receiver, lines, picked in sides:
        for good, amount in goods_in(lines, picked):
            release(g, giver, receiver, good, amount)
    for giver, receiver, lines, picked in sides:
        for good, amount in goods_in(lines, picked):
            receive(g, receiver, good, amount)
            tell(g, giver, receiver, good, amount)
    keep_hand_size(g, deal.other)
    keep_hand_size(g, deal.seat)


def goods_in(lines: Lines, picked: tuple[int, ...]) -> list[tuple[int, int]]:
    """What really changes hands for one side of a deal."""
    found = [line for line in lines if not is_back(line[0])]
    found.extend([(good, 1) for good in picked])
    return found
