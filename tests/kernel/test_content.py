"""Content: rows in play change numbers, forbid, offer, answer and explain."""

from __future__ import annotations

import pytest

from tests.kernel import toy
from ziggurat.build.build import Build
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import (
    Adjust,
    AdjustMoment,
    Allow,
    AllowMoment,
    Cue,
    Offer,
    OfferMoment,
    Plus,
    Row,
    adjusted,
    allowed,
    offers,
    refusal,
    reply,
)
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

COUNT = AdjustMoment("count", "something is counted")
ENTER = AllowMoment("enter", "somebody wants to enter")
MAY = OfferMoment("may", "a seat may do something")


def offer_saying(s: State, cue: Cue) -> list[Choice]:
    return [(toy.SAY, cue.card)]


def tell_saying(s: State, cue: Cue, choice: Choice) -> None:
    s.note(f"row {cue.card}", cue.owner, cue.args)


def judge_saying(s: State, cue: Cue, choice: Choice) -> int:
    if choice != (toy.SAY, cue.card):
        return OTHER_QUESTION
    return ALLOWED if s.holds(cue.owner, cue.card) else toy.FORBIDDEN


ROWS = (
    Row(0, "plus", (Plus(COUNT, 3),)),
    Row(1, "twice", (Adjust(COUNT, lambda s, cue, value: value * 2 + cue.args[0]),)),
    Row(2, "minus", (Plus(COUNT, -1),)),
    Row(3, "gate", (Allow(ENTER, lambda s, cue: toy.FORBIDDEN if cue.args else ALLOWED),)),
    Row(4, "song", (Offer(MAY, offer_saying, tell_saying, judge_saying),)),
    Row(5, "poem", (Offer(MAY, offer_saying, tell_saying, judge_saying),)),
)


def install(b: Build) -> None:
    b.moments.add((COUNT, ENTER, MAY))
    toy.with_rows(*ROWS)(b)
    toy.asking(toy.SAYING)(b)


@pytest.mark.parametrize(
    ("hand", "value"), [((), 10), ((0,), 13), ((0, 1), 27), ((0, 1, 2), 26), ((2,), 9)]
)
def test_rows_in_play_change_a_number_in_row_order(hand: toy.Ints, value: int) -> None:
    s = toy.begun(install, hands=(hand,))
    assert adjusted(s, COUNT, 0, (1,), 10) == value
    assert adjusted(s, COUNT, 1, (1,), 10) == 10


def test_a_row_in_play_forbids_with_a_reason() -> None:
    s = toy.begun(install, hands=((), (3,)))
    assert allowed(s, ENTER, 1, (6,)) == toy.FORBIDDEN
    assert allowed(s, ENTER, 1, ()) == ALLOWED
    assert allowed(s, ENTER, 0, (6,)) == ALLOWED


def test_rows_in_play_offer_choices() -> None:
    s = toy.begun(install, hands=((4, 5), (5,)))
    assert offers(s, MAY, 0, ()) == [(toy.SAY, 4), (toy.SAY, 5)]
    assert offers(s, MAY, 1, ()) == [(toy.SAY, 5)]


def test_the_row_that_offers_a_choice_carries_it_out() -> None:
    s = toy.begun(install, hands=((4, 5), ()))
    assert reply(s, MAY, 0, (), (toy.SAY, 5))
    assert toy.told(s) == [("row 5", 0)]
    assert not reply(s, MAY, 1, (), (toy.SAY, 5))
    assert toy.told(s) == []


def test_rows_that_nobody_holds_still_explain() -> None:
    s = toy.begun(install)
    assert refusal(s, MAY, 0, (), (toy.SAY, 5)) == toy.FORBIDDEN
    assert refusal(s, MAY, 0, (), (toy.SAY, 6)) == OTHER_QUESTION
