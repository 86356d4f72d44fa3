"""Plain data: what a seat gets, as data that can be compared and printed.

Owns the form in which questions, events and reasons are compared, and the search for the
first difference. It never judges one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from ziggurat.build.kind import Kind
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.event import Event, scrubbed
from ziggurat.kernel.question import NATURE, Question, seen_by
from ziggurat.kernel.reason import Reason
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import State
from ziggurat.kernel.view import view
from ziggurat.match.codec import canonical, encode, encode_state

Data: TypeAlias = dict[str, Any]


def question_data(question: Question) -> Data:
    """All fields of a question."""
    return {
        "seat": question.seat,
        "topic": question.topic,
        "kind": question.kind,
        "options": [list(option) for option in question.options],
        "facts": list(question.facts),
        "source": question.source,
        "audience": question.audience,
        "steady": question.steady,
        "offered": question.offered,
        "weights": list(question.weights),
        "any_order": question.any_order,
    }


def event_data(event: Event) -> Data:
    """All fields of an event."""
    return {
        "key": event.key,
        "seat": event.seat,
        "args": list(event.args),
        "origin": event.origin,
        "audience": event.audience,
        "veiled": event.veiled,
    }


def reason_data(reason: Reason | None) -> Data | None:
    """All fields of a reason."""
    return None if reason is None else {"number": reason.number, "facts": list(reason.facts)}


def asked_data(s: State) -> list[Data]:
    """All open questions, with what is secret in them."""
    return [question_data(question) for question in s.asked]


def whole(s: State) -> bytes:
    """A state and its open questions: two states that agree in this are the same.

    A text and not data, because data would go on sharing whatever the state shares.
    """
    return canonical({"state": encode_state(s), "questions": asked_data(s)})


def seen(s: State, viewer: int) -> bytes:
    """What one seat gets to see of a position."""
    questions = [question_data(seen_by(question, viewer)) for question in s.asked]
    return canonical({"view": encode(view(s, viewer)), "questions": questions})


def told(events: list[Event], viewer: int) -> bytes:
    """What one seat gets to read of what happened."""
    return canonical({"events": [event_data(event) for event in scrubbed(events, viewer)]})


def difference(one: bytes, two: bytes) -> str:
    """Name the first place where two JSON texts differ; an empty text if none does."""
    if one == two:
        return ""
    return _place(msgspec.json.decode(one), msgspec.json.decode(two), "")


def _place(one: object, two: object, path: str) -> str:
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        inner = [_place(one[key], two[key], f"{path}.{key}".lstrip(".")) for key in one]
        return next((text for text in inner if text), "")
    if isinstance(one, list) and isinstance(two, list):
        pairs = enumerate(zip(one, two, strict=False))
        inner = [_place(at, other, f"{path}[{i}]") for i, (at, other) in pairs]
        if len(one) != len(two):
            inner.append(f"{path} has {len(one)} entries here and {len(two)} there")
        return next((text for text in inner if text), "")
    return "" if one == two else f"{path} is {one!r:.80} here and {two!r:.80} there"


def said(rules: Rules, seat: int, choice: Choice) -> str:
    """Write who said what, even if it makes no sense."""
    who = "nature" if seat == NATURE else f"seat {seat}"
    verb = rules.verbs.get(choice[0]) if choice else None
    if verb is None or len(verb.kinds) != len(choice) - 1:
        return f"{who} {choice!r}"
    words = [_word(rules.kinds[kind], choice[at + 1]) for at, kind in enumerate(verb.kinds)]
    return f"{who} '{' '.join([verb.name, *words])}'"


def _word(kind: Kind, value: int) -> str:
    return kind.write(value) if kind.knows(value) else str(value)


def named(viewer: int) -> str:
    """Name who looks."""
    return "a spectator" if viewer < 0 else f"seat {viewer}"


def topics(asked: Sequence[Question]) -> str:
    """Name the open questions."""
    return ", ".join([f"'{question.topic}' to seat {question.seat}" for question in asked])
