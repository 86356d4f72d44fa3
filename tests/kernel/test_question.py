"""Questions and events: who may read what."""

from __future__ import annotations

import pytest

from ziggurat.kernel.choice import NO_CARD, PASS
from ziggurat.kernel.event import Event, scrubbed
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import (
    CARD,
    KIND_NAMES,
    NATURE,
    NOBODY,
    PUBLIC,
    Question,
    may_see,
    only,
    seen_by,
)

SECRET = Question(1, "hand", CARD, ((PASS,), (10, 3)), (4,), 7, only(1), True)


@pytest.mark.parametrize(
    ("audience", "seat", "sees"),
    [
        (PUBLIC, 0, True),
        (PUBLIC, NOBODY, True),
        (only(2), 2, True),
        (only(2), 1, False),
        (only(2), NOBODY, False),
        (only(0) | only(2), 0, True),
        (only(0) | only(2), 1, False),
    ],
)
def test_an_audience_is_a_set_of_seats(audience: int, seat: int, sees: bool) -> None:
    assert may_see(audience, seat) == sees


def test_a_seat_reads_its_own_question_whole() -> None:
    assert seen_by(SECRET, 1) is SECRET


@pytest.mark.parametrize("seat", [0, 2, NOBODY])
def test_others_read_only_that_a_secret_question_is_asked(seat: int) -> None:
    seen = seen_by(SECRET, seat)
    assert (seen.seat, seen.topic, seen.kind) == (1, "hand", CARD)
    assert (seen.options, seen.facts, seen.source) == ((), (), NO_CARD)


def test_everybody_reads_a_public_question() -> None:
    question = Question(1, "answer", CARD, ((PASS,),))
    assert seen_by(question, NOBODY) is question


@pytest.mark.parametrize("audience", [PUBLIC, only(0)])
@pytest.mark.parametrize("seat", [0, 1, NATURE, NOBODY])
def test_nobody_reads_what_nature_could_say(audience: int, seat: int) -> None:
    question = chance("card", ((10, 0), (10, 1)), (3, 1), audience)
    seen = seen_by(question, seat)
    assert (seen.seat, seen.options, seen.weights) == (NATURE, (), ())


def test_every_kind_of_question_has_a_name() -> None:
    assert len(set(KIND_NAMES)) == len(KIND_NAMES) == 11


def test_events_are_told_to_their_audience_and_veiled_to_others() -> None:
    events = [
        Event("rolled", 0, (4,)),
        Event("drew", 1, (1, 9), 9, only(1), "drew_hidden"),
        Event("peeked", 1, (2,), audience=only(1)),
    ]
    assert scrubbed(events, 1) == events
    told = scrubbed(events, 0)
    assert [(event.key, event.seat, event.args) for event in told] == [
        ("rolled", 0, (4,)),
        ("drew_hidden", 1, ()),
    ]
    assert told[1].origin == NO_CARD
    assert [event.key for event in scrubbed(events, NOBODY)] == ["rolled", "drew_hidden"]
