"""Positions: the envelope, the past, and what each option would set off."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

from tests.server.tables.matches import (
    asked,
    at_topic,
    market,
    middle,
    new_dawn,
    played,
    step,
)
from tests.server.tables.shape import faults
from ziggurat.api import NOBODY, Match, Question
from ziggurat.server.tables import position
from ziggurat.server.tables.horizon import ENDS, REVEALS
from ziggurat.server.tables.plain import Presenter
from ziggurat.server.tables.question import ATTACKS, MOST_FLAGGED, flags_of
from ziggurat.tables import Presentation

WAY: Final = {
    "tile": int, "side": int, "rotation": int, "answers": [[int]], "verb": int, "cells": [int],
}  # fmt: skip
QUESTION: Final = {
    "seat": int, "topic": str, "kind": str, "facts": [int], "source": int, "options": [[int]],
    "flags": [int],
    "leaves": {"*": [{"name": str, "count": int, "kind": str, "values": [int]}]},
    "offered": bool, "any_order": bool, "named": [[int]],
    "tray": (None, {
        "missing": int, "exact": bool,
        "items": [{"choice": [int], "worth": int, "most": int}],
    }),
    "may_stand": bool, "may_answer": bool, "closes": bool,
    "aside": {"*": [[int]]}, "open": bool,
    "secret": bool, "slot_seat": int, "cells": {"*": [int]},
    "tiles": {"*": {"sides": [{"spaces": [{"*": (str, int, list)}]}]}},
    "ghost": (
        None, {"tile": int, "side": int, "rotation": int, "spaces": [{"*": (str, int, list)}]},
    ),
    "placing": (None, {"ways": [WAY], "cells": {"*": [int]}}),
}  # fmt: skip
POSITION: Final = {
    "game": str, "last": int, "at": int, "seat": int, "table": {"*": object},
    "questions": [QUESTION], "outcome": (None, {"winners": [int], "by": str}), "undo": bool,
    "turn": int, "turn_number": int, "standing": [str],
    "doing": (None, {"key": str, "facts": [int]}),
}  # fmt: skip


def envelope(match: Match, seat: int) -> dict[str, Any]:
    return {**position(match, "g", seat), "table": {}}


@pytest.mark.parametrize("topic", ["lay_tile", "focus"])
def test_a_position_has_the_agreed_shape(topic: str) -> None:
    match, question = played(new_dawn(), at_topic(topic))
    for seat in (NOBODY, *range(match.seats)):
        assert faults(envelope(match, seat), POSITION) == []
    assert envelope(match, question.seat)["turn"] == question.seat


def test_before_the_first_turn_it_is_the_turn_of_whoever_is_asked() -> None:
    match, question = played(new_dawn(3, 2), at_topic("direction"))
    shown = position(match, "g", NOBODY)
    assert shown["table"]["active"] == -1
    assert shown["turn"] == question.seat != 0


def test_only_the_seat_that_is_asked_gets_flags() -> None:
    match, question = middle()
    own = position(match, "g", question.seat)["questions"][0]
    assert len(own["flags"]) == len(own["options"]) == 5
    other = position(match, "g", (question.seat + 1) % 4)["questions"][0]
    assert other["options"] == own["options"]
    assert other["flags"] == []


def test_secret_options_stay_with_their_seat() -> None:
    match, _ = played(market(), lambda match: asked(match).topic == "bid")
    for seat in (NOBODY, *range(match.seats)):
        shown = position(match, "g", seat)["questions"]
        assert [at["seat"] for at in shown] == [at.seat for at in match.questions(NOBODY)]
        assert [bool(at["options"]) for at in shown] == [at["seat"] == seat for at in shown]
        assert all(at["secret"] for at in shown)


@pytest.mark.parametrize("match", [market(3), new_dawn(2, map="first-game")])
def test_the_past_is_shown_as_it_was_seen(match: Match) -> None:
    dice = random.Random(4)
    seen: list[tuple[int, int, dict[str, Any]]] = []
    for _ in range(40):
        for seat in (NOBODY, 0, 1):
            seen.append((match.next_entry - 1, seat, position(match, "g", seat, flags=False)))
        step(match, dice)
    for number, seat, then in seen:
        now = position(match, "g", seat, number)
        assert {**now, "last": 0, "undo": False} == {**then, "last": 0, "undo": False}
        assert now["last"] == match.next_entry - 1


def flags_by_verb(match: Match, question: Question) -> dict[str, set[int]]:
    shown = position(match, "g", question.seat)["questions"][0]
    found: dict[str, set[int]] = {}
    for choice, flag in zip(shown["options"], shown["flags"], strict=True):
        found.setdefault(match.rules.verbs[choice[0]].name, set()).add(flag)
    return found


def test_an_attack_rolls_dice() -> None:
    match, question = played(new_dawn(seed=3), at_topic("attack"), verb="attack")
    assert flags_by_verb(match, question)["attack"] == {REVEALS | ATTACKS}


def test_the_first_token_of_several_ends_nothing() -> None:
    match, question = played(new_dawn(), at_topic("place_tokens"))
    assert question.facts[0] > 1
    assert flags_by_verb(match, question)["place"] == {0}


def test_the_last_tile_of_a_turn_ends_it() -> None:
    match, question = played(new_dawn(), at_topic("lay_tile"))
    assert flags_by_verb(match, question)["lay"] == {ENDS}


def test_a_bid_beside_others_is_final() -> None:
    match, question = played(market(), lambda match: asked(match).topic == "bid")
    assert flags_by_verb(match, question)["bid"] == {ENDS}


def test_too_many_options_have_no_flags() -> None:
    match, question = middle()
    many = Question(0, "many", 0, question.options * (MOST_FLAGGED // 5 + 1))
    assert flags_of(match.state, many) == []


def test_undo_is_offered_where_it_works() -> None:
    match, question = middle()
    after = match.fork(match.next_entry - 1)
    assert not position(after, "g", question.seat)["undo"]
    after.play(question.seat, question.options[0])
    assert position(after, "g", question.seat)["undo"] == after.can_undo(question.seat)
    assert not position(after, "g", NOBODY)["undo"]


def test_robbing_is_about_the_row_of_the_loser() -> None:
    match, question = played(new_dawn(4, 2), at_topic("rob"), verb="attack")
    told = position(match, "g", question.seat)["questions"][0]
    assert told["slot_seat"] == question.facts[0] != question.seat


def test_a_game_without_a_drawing_is_shown_plainly() -> None:
    view = {"is": "View", "seat": 0, "parts": []}
    s = middle()[0].state
    assert Presenter().table(Presentation(s.rules, view), s) == {"is": "plain", "view": view}
