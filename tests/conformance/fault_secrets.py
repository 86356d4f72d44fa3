"""Broken games that let a secret out; see `faults.py`."""

from __future__ import annotations

from typing import Final

from tests.conformance.faults import broken
from ziggurat.build.build import Build
from ziggurat.games.template import TEMPLATE
from ziggurat.games.template.bidding import ask_bid, refuse_bid, resolve_bids
from ziggurat.games.template.ids import LOAN_CARD, PAWN, THIEF_CARD
from ziggurat.games.template.moments import BEFORE_THEFT
from ziggurat.games.template.state import table
from ziggurat.games.template.theft import PlayTrick
from ziggurat.games.template.view import SeatView
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import OfferMoment
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.nature import Chooser
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import OTHER_QUESTION, Reason
from ziggurat.kernel.record import Record
from ziggurat.kernel.rules import Asker, Step
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


def open_hand(s: State, seat: int) -> Record:
    return SeatView(0, 0, table(s).hands[0], ())


def install_leaky_view(b: Build) -> None:
    TEMPLATE.install(b)
    b.view(open_hand)


LEAKY_VIEW: Final = broken(install_leaky_view)


def tell_card(s: State, seat: int) -> None:
    hand = table(s).hands[seat]
    s.note("drew", seat, (seat, sum(hand)))


def install_leaky_event(b: Build) -> None:
    TEMPLATE.install(b)
    b.flow("draw").add((Step("tell", tell_card),))


LEAKY_EVENT: Final = broken(install_leaky_event)


def ask_openly(s: State, seat: int, args: Ints) -> Question:
    options: list[Choice] = [(PASS,)]
    if s.holds(seat, LOAN_CARD):
        options.append((PAWN,))
    return Question(seat, "play_trick", CARD, tuple(options), steady=True)


def refuse_openly(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    return Reason(OTHER_QUESTION)


def ignore(s: State, order: Ints, answers: tuple[Choice, ...], args: Ints) -> None:
    """Nothing comes of it."""


def ask_for_loan(s: State, seat: int) -> None:
    s.push(Ask("loan", seat))


def install_leaky_question(b: Build) -> None:
    TEMPLATE.install(b)
    b.askers.add((Asker("loan", ask_openly, refuse_openly, ignore),))
    b.flow("trick").add((Step("loan", ask_for_loan),))


LEAKY_QUESTION: Final = broken(install_leaky_question)


def install_unsteady(b: Build) -> None:
    TEMPLATE.install(b)
    b.moments.replace("before_theft", OfferMoment("before_theft", BEFORE_THEFT.when))


UNSTEADY: Final = broken(install_unsteady)


def refuse_by_rivals_hand(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    hand = table(s).hands[(seat + 1) % s.seats]
    reason = refuse_bid(s, seat, args, choice)
    return None if reason is None else Reason(reason.number, hand)


def install_leaky_reason(b: Build) -> None:
    TEMPLATE.install(b)
    b.askers.replace("bid", Asker("bid", ask_bid, refuse_by_rivals_hand, resolve_bids))


LEAKY_REASON: Final = broken(install_leaky_reason)


def deal_by_hands(s: State, seat: int, chooser: Chooser) -> None:
    if any([THIEF_CARD in hand for hand in table(s).hands]):
        chooser.below(2)


def install_peeking_redeal(b: Build) -> None:
    b.redeal(deal_by_hands)
    TEMPLATE.install(b)


PEEKING_REDEAL: Final = broken(install_peeking_redeal)


def install_missing_redeal(b: Build) -> None:
    TEMPLATE.install(b)
    b.rules.redeals = ()


MISSING_REDEAL: Final = broken(install_missing_redeal)


def forget_who_is_asked(s: State, seat: int, chooser: Chooser) -> None:
    top = s.stack[-1]
    if isinstance(top, PlayTrick) and top.seat == seat:
        s.swap(PlayTrick((seat + 1) % s.seats))


def install_frozen_redeal(b: Build) -> None:
    TEMPLATE.install(b)
    b.redeal(forget_who_is_asked)


FROZEN_REDEAL: Final = broken(install_frozen_redeal)


def resolve_quietly(s: State, order: Ints, answers: tuple[Choice, ...], args: Ints) -> None:
    shown = s.unveiled
    resolve_bids(s, order, answers, args)
    s.unveiled = shown


def install_quiet_reveal(b: Build) -> None:
    TEMPLATE.install(b)
    b.askers.replace("bid", Asker("bid", ask_bid, refuse_bid, resolve_quietly))


QUIET_REVEAL: Final = broken(install_quiet_reveal)
