"""Broken games: the template game with one fault each in its choices or its course.

Each is what a hurried author might really write, put in through the seams of Build.
`test_faults.py` says which check must catch it. The games stand at module level, so that
another process can import them.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Game, InstallIt, Limit
from ziggurat.build.governed import GOVERNED
from ziggurat.games.template import TEMPLATE
from ziggurat.games.template.bidding import ask_bid, refuse_bid, resolve_bids
from ziggurat.games.template.content.tricks import (
    Trick,
    loan_reply,
    loan_test,
    thief_offer,
    thief_reply,
    thief_test,
)
from ziggurat.games.template.ids import BID, LOAN_CARD, STEAL, THIEF_CARD
from ziggurat.games.template.moments import ANY_TIME, TRICK
from ziggurat.games.template.state import earn, table
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue, Offer
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance, faces
from ziggurat.kernel.question import AMOUNT, Question
from ziggurat.kernel.reason import Reason
from ziggurat.kernel.rules import Asker, Step
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


def broken(install: InstallIt) -> Game:
    """The template game with another way to install it, and without its module."""
    return TEMPLATE._replace(install=install, modules=())


def install_asked_in_its_name(b: Build) -> None:
    TEMPLATE.install(b)
    b.limits.add((Limit(GOVERNED, 1),))


ASKED_IN_ITS_NAME: Final = broken(install_asked_in_its_name)


def refuse_silently(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    return None


def install_silent_refusal(b: Build) -> None:
    TEMPLATE.install(b)
    b.askers.replace("bid", Asker("bid", ask_bid, refuse_silently, resolve_bids))


SILENT_REFUSAL: Final = broken(install_silent_refusal)


class SilentDraw(Frame):
    """Chance decides, and what it may not say is refused without a word."""

    def question(self, s: State) -> Question:
        return chance("draw", faces(BID, 2))

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        return None

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()


def close_by_chance(s: State, seat: int) -> None:
    s.push(SilentDraw())


def install_silent_draw(b: Build) -> None:
    TEMPLATE.install(b)
    b.records((SilentDraw,))
    b.flow("night").replace("closing", Step("closing", close_by_chance))


SILENT_DRAW: Final = broken(install_silent_draw)


def pay_for_a_refusal(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    reason = refuse_bid(s, seat, args, choice)
    if reason is not None:
        earn(table(s), seat, 1)
    return reason


def install_changing_refusal(b: Build) -> None:
    TEMPLATE.install(b)
    b.askers.replace("bid", Asker("bid", ask_bid, pay_for_a_refusal, resolve_bids))


CHANGING_REFUSAL: Final = broken(install_changing_refusal)


def with_thief(b: Build, offer: Offer) -> None:
    TEMPLATE.install(b)
    b.content("trick").replace("thief", Trick(THIEF_CARD, "thief", 6, offer))


def steal_from_anybody(s: State, cue: Cue) -> list[Choice]:
    return [(STEAL, seat) for seat in range(s.seats)]


def install_lists_too_much(b: Build) -> None:
    with_thief(b, Offer(TRICK, steal_from_anybody, thief_reply, thief_test))


LISTS_TOO_MUCH: Final = broken(install_lists_too_much)


def pawn_never(s: State, cue: Cue) -> list[Choice]:
    return []


def install_lists_too_little(b: Build) -> None:
    TEMPLATE.install(b)
    loan = Offer(ANY_TIME, pawn_never, loan_reply, loan_test)
    b.content("trick").replace("loan", Trick(LOAN_CARD, "loan", 5, loan))


LISTS_TOO_LITTLE: Final = broken(install_lists_too_little)


def steal_badly(s: State, cue: Cue, choice: Choice) -> None:
    raise LookupError("no such purse")


def install_does_not_play(b: Build) -> None:
    with_thief(b, Offer(TRICK, thief_offer, steal_badly, thief_test))


DOES_NOT_PLAY: Final = broken(install_does_not_play)


def ask_bids_downwards(s: State, seat: int, args: Ints) -> Question:
    question = ask_bid(s, seat, args)
    return Question(
        seat, question.topic, question.kind, question.options[::-1], question.facts,
        audience=question.audience, steady=True,
    )  # fmt: skip


def install_descending(b: Build) -> None:
    TEMPLATE.install(b)
    b.askers.replace("bid", Asker("bid", ask_bids_downwards, refuse_bid, resolve_bids))


DESCENDING: Final = broken(install_descending)


# Games that go wrong.


def do_nothing(s: State, seat: int) -> None:
    """Forget to end the night."""


def install_dead_end(b: Build) -> None:
    TEMPLATE.install(b)
    b.flow("night").replace("end", Step("end", do_nothing))


DEAD_END: Final = broken(install_dead_end)


def ask_nothing(s: State, seat: int, args: Ints) -> Question:
    return Question(seat, "bid", AMOUNT, ())


def install_no_answer(b: Build) -> None:
    TEMPLATE.install(b)
    b.askers.replace("bid", Asker("bid", ask_nothing, refuse_bid, resolve_bids))


NO_ANSWER: Final = broken(install_no_answer)


def fine_everybody(s: State, seat: int) -> None:
    for owner in range(s.seats):
        earn(table(s), owner, -4)


def install_debt(b: Build) -> None:
    TEMPLATE.install(b)
    b.flow("night").before("tricks", Step("fine", fine_everybody))


DEBT: Final = broken(install_debt)


def refund_everybody(s: State, seat: int) -> None:
    for owner in range(s.seats):
        earn(table(s), owner, 9)


def fine_everybody_much(s: State, seat: int) -> None:
    for owner in range(s.seats):
        earn(table(s), owner, -9)


def end_too_early(s: State, seat: int) -> None:
    if table(s).night >= s.rules.limits["nights"]:
        s.finish((seat,), "wealth", table(s).coins)


def install_hasty_end(b: Build) -> None:
    TEMPLATE.install(b)
    steps = (
        Step("fine", fine_everybody_much),
        Step("hasty", end_too_early),
        Step("refund", refund_everybody),
    )
    for step in steps:
        b.flow("night").before("tricks", step)


# In the last night it is over between a fine and its refund.
HASTY_END: Final = broken(install_hasty_end)
