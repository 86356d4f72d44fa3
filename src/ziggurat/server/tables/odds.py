"""Odds: what an attack leads to, exact, as far as its seat can know.

Owns the walk through everything that dice can say. Nobody spends anything on the way, which is
told; what an attack is, and which events decide it, is data of the game (`tables/<game>/`).
It works on states that were dealt again, never on the true one.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.kernel.choice import PASS
from ziggurat.kernel.engine import act
from ziggurat.kernel.event import Event, scrubbed
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import AMOUNT, NATURE, seen_by
from ziggurat.server.tables.log import event_data
from ziggurat.server.tables.plain import Data
from ziggurat.tables.parts import contest_of

if TYPE_CHECKING:
    from ziggurat.kernel.choice import Choice
    from ziggurat.kernel.question import Question
    from ziggurat.kernel.state import State
    from ziggurat.tables.slots import Contest

# With more states than this to look at, no odds are told.
MOST_LOOKED_AT: Final = 600
# A frame that only waits lies below the attack: there the engine stops, for it asks nothing.
FLOOR: Final = Frame()


class Branch(NamedTuple):
    """One way on: its chance, the events on it, and what was declined, as (seat, topic)."""

    state: State
    chance: Fraction
    events: tuple[Event, ...]
    declined: tuple[tuple[int, str], ...]


def attacks(before: State, after: State) -> bool:
    """Tell whether a choice begins an attack, or says more about one that has no target yet."""
    frames = contest_of(before.rules).frames
    return bool(frames) and frames[0] not in _names(before.stack) and _goes_on(after, frames)


def odds(before: State, seat: int, choice: Choice) -> Data | None:
    """The chance that an attack is won after a legal choice, and what hangs on it.

    None where there is no attack, where somebody has to decide more than whether to spend
    something, and where there are too many ways on. `before` was dealt again for the seat.
    """
    contest = contest_of(before.rules)
    first = _begun(before, seat, choice, contest) if contest.won else None
    ends = None if first is None else _ends(first, contest)
    if not ends:
        return None
    won = [at for at in ends if _verdict(at, contest) in contest.won]
    lost = [at for at in ends if _verdict(at, contest) in contest.lost]
    chance = sum([at.chance for at in won], Fraction())
    return {
        "chance": [chance.numerator, chance.denominator],
        "sums": _sums(ends, seat, contest),
        "declined": [
            {"seat": who, "topic": topic}
            for who, topic in dict.fromkeys([said for at in ends for said in at.declined])
        ],
        "won": _stakes(won, seat, contest),
        "lost": _stakes(lost, seat, contest),
    }


# The walk


def _begun(before: State, seat: int, choice: Choice, contest: Contest) -> Branch | None:
    """The state after a choice, with a floor below the attack that then goes on."""
    s = before.clone()
    s.journal = []
    under_way = _goes_on(s, contest.frames)
    if under_way:
        _lay_floor(s, contest.frames)
    _act(s, seat, choice)
    if not under_way and not _goes_on(s, contest.frames):
        return None
    if not under_way:
        _lay_floor(s, contest.frames)
    return Branch(s, Fraction(1), tuple(s.journal), ())


def _ends(first: Branch, contest: Contest) -> list[Branch] | None:
    """All ways on up to the end of the attack, or to what is asked after its verdict."""
    found: list[Branch] = []
    waiting = [first]
    looked_at = 0
    while waiting:
        looked_at += 1
        branch = waiting.pop()
        if _verdict(branch, contest):
            found.append(branch)
            continue
        further = _further(branch)
        if not further or looked_at > MOST_LOOKED_AT:
            return None
        waiting.extend(reversed(further))
    return found


def _further(branch: Branch) -> list[Branch]:
    """What comes next: every answer of chance, or the one that declines."""
    asked = branch.state.asked
    if len(asked) != 1 or branch.state.stack[-1] is FLOOR:
        return []
    question = asked[0]
    if question.seat == NATURE:
        weights = question.weights or (1,) * len(question.options)
        pairs = zip(question.options, weights, strict=True)
        whole = sum(weights)
        return [_step(branch, NATURE, at, Fraction(weight, whole)) for at, weight in pairs]
    choice = _declining(question)
    if choice is None:
        return []
    told = _step(branch, question.seat, choice, Fraction(1))
    return [told._replace(declined=(*branch.declined, (question.seat, question.topic)))]


def _step(branch: Branch, seat: int, choice: Choice, chance: Fraction) -> Branch:
    s = branch.state.clone()
    s.journal = []
    _act(s, seat, choice)
    events = (*branch.events, *s.journal)
    return Branch(s, branch.chance * chance, events, branch.declined)


def _act(s: State, seat: int, choice: Choice) -> None:
    """Carry a choice out; the engine stops at the floor, where nobody is asked anything."""
    try:
        act(s, seat, choice)
    except TypeError:
        if not s.stack or s.stack[-1] is not FLOOR:
            raise
        s.asked = ()


def _declining(question: Question) -> Choice | None:
    """The answer that spends nothing, if there is one."""
    if (PASS,) in question.options:
        return (PASS,)
    if question.kind != AMOUNT:
        return None
    return next((at for at in question.options if at[1:] == (0,)), None)


def _names(frames: Iterable[Frame]) -> list[str]:
    return [type(frame).__name__ for frame in frames]


def _goes_on(s: State, frames: tuple[str, ...]) -> bool:
    return any(name in frames for name in _names(s.stack))


def _lay_floor(s: State, frames: tuple[str, ...]) -> None:
    """Put the floor below the frames of the latest attack."""
    names = _names(s.stack)
    at = max([at for at, name in enumerate(names) if name in frames])
    while at and names[at - 1] in frames:
        at -= 1
    s.stack = (*s.stack[:at], FLOOR, *s.stack[at:])


# What is told


def _verdict(branch: Branch, contest: Contest) -> str:
    """The event that decides, empty if nothing has been decided yet."""
    deciding = (*contest.won, *contest.lost)
    return next((event.key for event in branch.events if event.key in deciding), "")


def _sums(ends: list[Branch], seat: int, contest: Contest) -> list[Data]:
    """The sums of both sides without dice, item by item; none if they hang on the dice."""
    found = [_sum(ends, seat, key, names) for key, names in contest.sums]
    return [] if None in found else [at for at in found if at is not None]


def _sum(ends: list[Branch], seat: int, key: str, names: tuple[str, ...]) -> Data | None:
    told = {
        (event.seat, event.args[1:-1])
        for branch in ends
        for event in scrubbed(list(branch.events), seat)
        if event.key == key
    }
    if len(told) != 1:
        return None
    who, items = told.pop()
    return {
        "seat": who,
        "items": [[name, count] for name, count in zip(names, items, strict=True) if count],
        "total": sum(items),
    }


def _stakes(ends: list[Branch], seat: int, contest: Contest) -> Data | None:
    """What follows the verdict on all of these ways, and what is asked then on all of them."""
    if not ends:
        return None
    told = [[event_data(event) for event in _after(branch, seat, contest)] for branch in ends]
    asked = [_asked(branch.state, seat) for branch in ends]
    return {
        "events": [event for event in told[0] if all(event in other for other in told)],
        "next": asked[0] if all(other == asked[0] for other in asked) else None,
    }


def _after(branch: Branch, seat: int, contest: Contest) -> list[Event]:
    deciding = (*contest.won, *contest.lost)
    keys = [event.key for event in branch.events]
    at = next(at for at, key in enumerate(keys) if key in deciding)
    return scrubbed(list(branch.events[at + 1 :]), seat)


def _asked(s: State, seat: int) -> Data | None:
    """The question that comes before the attack is over, if one does."""
    if not s.asked or s.asked[0].seat == NATURE:
        return None
    question = seen_by(s.asked[0], seat)
    return {"seat": question.seat, "topic": question.topic, "facts": question.facts}
