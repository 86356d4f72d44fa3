"""Joined hooks: two abilities of one row at one moment act as one."""

from __future__ import annotations

from tests.kernel import toy
from ziggurat.build.build import Build
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import (
    Cue,
    Do,
    DoMoment,
    Offer,
    OfferMoment,
    Row,
    offers,
    refusal,
    reply,
)
from ziggurat.kernel.flows import fire
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.joined import JoinedDo, JoinedOffer, parts_of

DUSK = DoMoment("dusk", "the day ends")
TALK = OfferMoment("talk", "somebody may speak")


def telling(word: str, commutes: bool = True) -> Do:
    """A deed that only tells that it was done."""
    return Do(DUSK, lambda s, cue: s.note(word, cue.owner), commutes)


def offering(number: int, reason: int = ALLOWED) -> Offer:
    """An offer of one saying."""

    def test(s: State, cue: Cue, choice: Choice) -> int:
        return reason if choice == (toy.SAY, number) else OTHER_QUESTION

    def answer(s: State, cue: Cue, choice: Choice) -> None:
        s.note(f"said {choice[1]}", cue.owner)

    def listed(s: State, cue: Cue) -> list[Choice]:
        return [(toy.SAY, number)] if reason == ALLOWED else []

    return Offer(TALK, listed, answer, test)


def with_row(*hooks: Do | Offer) -> toy.Change:
    """A game with one row, which seat 0 holds."""

    def change(b: Build) -> None:
        b.moments.add((DUSK, TALK))
        b.content("card").add((Row(1, "king", hooks),))
        toy.pushing("dusk", lambda s, seat: fire(s, DUSK, 0))(b)

    return change


def test_joined_deeds_are_done_in_their_order() -> None:
    joined = JoinedDo(DUSK, (telling("first"), telling("second")))
    g = toy.begun(with_row(joined), hands=((1,),))
    assert [key for key, _ in toy.told(g) if key in ("first", "second")] == ["first", "second"]
    assert joined.commutes
    assert not JoinedDo(DUSK, (telling("first"), telling("second", commutes=False))).commutes


def test_joined_offers_are_listed_refused_and_answered_as_one() -> None:
    joined = JoinedOffer(TALK, (offering(1), offering(2), offering(3, toy.FORBIDDEN)))
    g = toy.begun(with_row(joined), hands=((1,),))
    toy.told(g)
    assert offers(g, TALK, 0, ()) == [(toy.SAY, 1), (toy.SAY, 2)]
    assert reply(g, TALK, 0, (), (toy.SAY, 2))
    assert toy.told(g) == [("said 2", 0)]
    assert refusal(g, TALK, 0, (), (toy.SAY, 3)) == toy.FORBIDDEN
    assert refusal(g, TALK, 0, (), (PASS,)) == OTHER_QUESTION


def test_a_joined_offer_is_made_of_its_parts() -> None:
    one, two = offering(1), offering(2)
    assert parts_of(one) == (one,)
    assert parts_of(JoinedOffer(TALK, (one, two))) == (one, two)
