"""Reasons for things: no click without an answer, and the most telling one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.tables.matches import at_topic, middle, new_dawn, played
from ziggurat.api import NOBODY, Match, Question, parse
from ziggurat.server.tables import position, why, why_choice


def name_of(told: dict[str, Any]) -> str:
    return str(told["reason"]["name"])


@pytest.fixture(scope="module")
def war() -> tuple[Match, Question]:
    return played(new_dawn(seed=3), at_topic("reinforce_or_attack", 30), verb="reinforce")


def test_what_is_listed_is_legal(war: tuple[Match, Question]) -> None:
    match, question = war
    spaces = [choice[1] for choice in question.options if len(choice) > 1]
    assert spaces
    assert all(why(match, question.seat, "space", at) == {"legal": True} for at in spaces)


def test_what_is_not_listed_has_a_reason_and_a_rule(war: tuple[Match, Question]) -> None:
    match, question = war
    listed = {choice[1] for choice in question.options if len(choice) > 1}
    for space in position(match, "g", question.seat)["table"]["spaces"]:
        if space["n"] not in listed:
            told = why(match, question.seat, "space", space["n"])
            assert told["rule"]["id"].startswith("nd.")
            assert told["reason"]["number"] >= 10


def test_the_rarest_reason_says_most(war: tuple[Match, Question]) -> None:
    match, question = war
    listed = {choice[1] for choice in question.options if len(choice) > 1}
    spaces = position(match, "g", question.seat)["table"]["spaces"]
    far = [
        at
        for at in spaces
        if any(one["kind"] == "city_state" for one in at["pieces"]) and at["n"] not in listed
    ]
    names = {name_of(why(match, question.seat, "space", at["n"])) for at in far}
    assert names
    assert names <= {"attack_too_far", "through_water", "through_rival", "through_barbarian"}


def test_a_thing_of_another_question() -> None:
    match, question = middle()
    assert name_of(why(match, question.seat, "space", 3)) == "other_question"
    assert name_of(why(match, question.seat, "agenda", 100)) == "other_question"
    assert name_of(why(match, question.seat, "nonsense", 1)) == "other_question"


def test_a_slot_is_that_of_the_row_in_question() -> None:
    match, question = middle()
    rival = (question.seat + 1) % match.seats
    assert why(match, question.seat, "slot", 2) == {"legal": True}
    assert why(match, question.seat, "slot", 2, question.seat) == {"legal": True}
    assert name_of(why(match, question.seat, "slot", 2, rival)) == "other_question"


@pytest.mark.parametrize("offset", [1, None])
def test_who_is_not_asked_is_told_whose_turn_it_is(offset: int | None) -> None:
    match, question = middle()
    seat = NOBODY if offset is None else (question.seat + offset) % match.seats
    told = why(match, seat, "slot", 2)
    assert name_of(told) == "not_asked"
    assert told["reason"]["facts"] == (question.seat,)


def test_a_row_of_any_family_can_be_asked_about() -> None:
    match, question = played(new_dawn(), at_topic("industry"))
    offered = position(match, "g", question.seat)["table"]["offer"]
    hidden = next(
        row for row in match.rules.families["wonder"] if row not in [at["wonder"] for at in offered]
    )
    assert name_of(why(match, question.seat, "row", hidden)) == "not_faceup"
    assert why(match, question.seat, "row", hidden) == why(match, question.seat, "wonder", hidden)


def test_a_whole_choice_is_explained() -> None:
    match, question = middle()
    assert why_choice(match, question.seat, question.options[0]) == {"legal": True}
    told = why_choice(match, question.seat, parse(match.rules, "place 3a"))
    assert name_of(told) == "other_question"
