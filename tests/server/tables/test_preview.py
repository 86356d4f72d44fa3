"""Previews: what would happen, without anything happening."""

from __future__ import annotations

import pytest

from tests.server.tables.matches import asked, at_topic, choice_of, market, middle, new_dawn, played
from ziggurat.api import NATURE, Match, Question, Refused, digest
from ziggurat.server.tables import preview


def unchanged(match: Match, question: Question) -> bool:
    before = digest(match.state), match.next_entry, match.state.asked
    for choice in question.options:
        preview(match, question.seat, choice)
    return before == (digest(match.state), match.next_entry, match.state.asked)


def test_the_match_never_notices() -> None:
    assert unchanged(*middle())
    assert unchanged(*played(market(), lambda match: asked(match).topic == "bid"))


def test_a_preview_stops_before_the_dice() -> None:
    match, question = played(new_dawn(seed=3), at_topic("attack"), verb="attack")
    choice = choice_of(match, question, "attack")
    told = preview(match, question.seat, choice)
    assert told["events"][0]["key"] == "attacks"
    assert told["reveals"]
    assert not told["ends"]
    assert told["next"]["seat"] == NATURE


def test_a_preview_tells_what_happens_and_who_is_next() -> None:
    match, question = played(new_dawn(), at_topic("lay_tile"))
    told = preview(match, question.seat, question.options[0])
    assert told["events"][0]["key"] == "tile_laid"
    assert told["ends"]
    assert told["next"] == {"seat": 1, "topic": "place_tile", "facts": ()}


def test_the_last_bid_does_not_tell_the_others() -> None:
    match, _ = played(market(), lambda match: asked(match).topic == "bid")
    while len(match.state.asked) > 1:
        match.play(asked(match).seat, asked(match).options[-1])
    question = asked(match)
    told = preview(match, question.seat, question.options[0])
    assert told["events"] == []
    assert told["reveals"]
    assert told["next"] is None


def test_what_is_not_legal_is_refused() -> None:
    match, question = middle()
    with pytest.raises(Refused):
        preview(match, question.seat, (30, 5))
