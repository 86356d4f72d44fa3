"""Why not: the reason why a thing cannot be chosen now.

Owns the way from a thing on the table to choices that would name it, and the search for the
most telling reason against them. The rules give the reasons; they rest on nothing that the
seat may not know, which the conformance suite makes sure of.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import TYPE_CHECKING, Final

from ziggurat.kernel.choice import PASS
from ziggurat.kernel.engine import question_for, why_not
from ziggurat.kernel.question import Question
from ziggurat.kernel.reason import FIRST_REASON, OTHER_QUESTION, Reason
from ziggurat.server.tables.plain import Data
from ziggurat.server.tables.position import presenter_of

if TYPE_CHECKING:
    from ziggurat.kernel.choice import Choice, Verb
    from ziggurat.kernel.rules import Rules
    from ziggurat.kernel.state import State
    from ziggurat.match.match import Match

ROW: Final = "row"
# Kinds that name a place of a focus row, and belong to the seat that the row is of.
PLACES: Final = ("slot", "place")
# Where a verb takes more than the thing, so many fillings of the rest are tried.
MOST_TRIED: Final = 60
# With so many other things of its kind a thing is compared.
COMPARED: Final = 40
ANYBODY: Final = -1


def why_choice(match: Match, seat: int, choice: Choice) -> Data:
    """Why a choice is not legal now; `ValueError` if it is none."""
    return _told(match.rules, why_not(match.state, seat, choice))


def why(match: Match, seat: int, kind: str, value: int, from_seat: int = ANYBODY) -> Data:
    """Why a thing cannot be chosen now; `from_seat` is whose focus row it lies in."""
    s = match.state
    rules = match.rules
    question = question_for(s, seat)
    if question is None:
        return _told(rules, why_not(s, seat, (PASS,)))
    if kind in PLACES and from_seat not in (ANYBODY, presenter_of(rules).slot_seat(question)):
        return _told(rules, Reason(OTHER_QUESTION))
    found: dict[int, Reason] = {}
    verbs: dict[int, Verb] = {}
    for choice in _choices(rules, question, kind, value):
        reason = why_not(s, seat, choice)
        if reason is None:
            return _told(rules, None)
        if reason.number >= FIRST_REASON:
            found.setdefault(reason.number, reason)
            verbs.setdefault(reason.number, rules.verbs[choice[0]])
    number = _most_telling(s, question, kind, verbs)
    return _told(rules, found.get(number, Reason(OTHER_QUESTION)))


def _most_telling(s: State, question: Question, kind: str, verbs: dict[int, Verb]) -> int:
    """The reason that stands against the fewest things of a kind says most about one of them.

    `verbs` are reasons with a verb that each stands against; a part of the things will do.
    """
    if len(verbs) < 2:
        return next(iter(verbs), OTHER_QUESTION)
    counts = dict.fromkeys(verbs, 0)
    values = s.rules.kinds[kind].values()
    for value in values[:: len(values) // COMPARED + 1]:
        for number, verb in verbs.items():
            for choice in _with_verb(s.rules, question, verb, kind, value, 1):
                reason = why_not(s, question.seat, choice)
                counts[number] += reason is not None and reason.number == number
    return min(counts, key=counts.__getitem__)


def _told(rules: Rules, reason: Reason | None) -> Data:
    if reason is None:
        return {"legal": True}
    kind = rules.reasons[reason.number]
    about = {"number": reason.number, "name": kind.name, "facts": reason.facts}
    return {"reason": about, "rule": {"id": kind.rule}}


def _choices(rules: Rules, question: Question, kind: str, value: int) -> Iterator[Choice]:
    """Choices that name a thing, those with the verbs of the open question first."""
    asked = {choice[0]: None for choice in question.options}
    others = [verb.number for verb in rules.verbs.values() if verb.number not in asked]
    for number in (*asked, *others):
        yield from _with_verb(rules, question, rules.verbs[number], kind, value, MOST_TRIED)


def _with_verb(
    rules: Rules, question: Question, verb: Verb, kind: str, value: int, most: int
) -> Iterator[Choice]:
    """Choices of one verb that name a thing; what else they need is filled in."""
    for place, wanted in enumerate(verb.kinds):
        if _fits(rules, wanted, kind) and rules.kinds[wanted].knows(value):
            for rest in islice(_fillings(rules, question, verb, place), most):
                yield (verb.number, *rest[:place], value, *rest[place + 1 :])


def _fits(rules: Rules, wanted: str, kind: str) -> bool:
    """Tell whether an argument of a kind may be a thing of another."""
    if wanted == kind or (wanted in PLACES and kind in PLACES):
        return True
    both = {wanted, kind}
    return ROW in both and not both.isdisjoint(rules.families)


def _fillings(
    rules: Rules, question: Question, verb: Verb, place: int
) -> Iterator[tuple[int, ...]]:
    """Arguments of a verb as the question lists them, or else whatever there is."""
    listed = [choice[1:] for choice in question.options if choice[0] == verb.number]
    if listed:
        # What stands in the thing's place does not matter, so each rest is taken once.
        rests = {(*args[:place], 0, *args[place + 1 :]): None for args in listed}
        return iter(rests)
    values = [
        [0] if at == place else rules.kinds[kind].values() for at, kind in enumerate(verb.kinds)
    ]
    return product(*values)
