"""Odds: what an attack leads to, exact, as far as its seat can know.

Owns the walk through everything that dice can say. Nobody spends anything on the way, which is
told; what an attack is, and which events decide it, is data of the game (`tables/<game>/`).
Odds belong to the seat that attacks, or to one that has to choose in a battle of its own. It
works on states that were dealt again, never on the true one, and no further than the horizon.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.kernel.choice import PASS
from ziggurat.kernel.event import Event, scrubbed
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import AMOUNT, NATURE, PUBLIC, seen_by
from ziggurat.server.tables.horizon import FLOOR, Ahead, look_ahead
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


class Branch(NamedTuple):
    """One way on: its chance, the events on it, and what was declined, as (seat, topic)."""

    state: State
    chance: Fraction
    events: tuple[Event, ...]
    declined: tuple[tuple[int, str], ...]


def attacks(before: State, ahead: Ahead, seat: int) -> bool:
    """Tell whether a choice begins an attack of its seat, or says more about one that has no
    target yet."""
    contest = contest_of(before.rules)
    if not contest.frames or ahead.over or contest.frames[0] in _names(before.stack):
        return False
    return _sides(ahead.state, contest)[:1] == [seat]


def odds(before: State, seat: int, choice: Choice, ahead: Ahead | None = None) -> Data | None:
    """The chance that an attack is won after a legal choice, and what hangs on it.

    None where there is no attack of the seat, where somebody has to decide more than whether to
    spend something, and where there are too many ways on. `before` was dealt again for the seat;
    `ahead` is what it foresees of the choice, if that is known already.
    """
    contest = contest_of(before.rules)
    first = _begun(before, seat, choice, ahead, contest) if contest.won else None
    ends = None if first is None else _ends(first, seat, contest)
    if not ends:
        return None
    won = [at for at in ends if _verdict(at, contest) in contest.won]
    lost = [at for at in ends if _verdict(at, contest) in contest.lost]
    chance = sum([at.chance for at in won], Fraction())
    either = _common(ends, seat, contest) + _shared(won, lost, seat, contest)
    return {
        "chance": [chance.numerator, chance.denominator],
        "sums": _sums(ends, seat, contest),
        "declined": [
            {"seat": who, "topic": topic}
            for who, topic in dict.fromkeys([said for at in ends for said in at.declined])
        ],
        "either": {"events": either, "next": None},
        "won": _stakes(won, seat, contest, either),
        "lost": _stakes(lost, seat, contest, either),
    }


# The walk


def _begun(
    before: State, seat: int, choice: Choice, ahead: Ahead | None, contest: Contest
) -> Branch | None:
    """The state after a choice, with a floor below the attack that then goes on."""
    sides = _sides(before, contest)
    if sides:
        if seat not in sides:
            return None
        s = before.clone()
        _lay_floor(s, contest.frames)
        ahead = look_ahead(s, seat, seat, choice)
    else:
        ahead = ahead or look_ahead(before, seat, seat, choice)
        if not attacks(before, ahead, seat):
            return None
        # A clone, for whoever foresaw it may still need the state.
        ahead = ahead._replace(state=ahead.state.clone())
        _lay_floor(ahead.state, contest.frames)
    return Branch(ahead.state, Fraction(1), tuple(ahead.events), ())


def _ends(first: Branch, seat: int, contest: Contest) -> list[Branch] | None:
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
        further = _further(branch, seat)
        if not further or looked_at > MOST_LOOKED_AT:
            return None
        waiting.extend(reversed(further))
    return found


def _further(branch: Branch, seat: int) -> list[Branch]:
    """What comes next: every answer of chance, or the one that declines."""
    asked = branch.state.asked
    if len(asked) != 1:
        return []
    question = asked[0]
    if question.seat == NATURE:
        # What is drawn in secret is not known to be left to draw.
        if question.audience != PUBLIC:
            return []
        weights = question.weights or (1,) * len(question.options)
        pairs = zip(question.options, weights, strict=True)
        whole = sum(weights)
        return [
            _step(branch, seat, NATURE, answer, Fraction(weight, whole)) for answer, weight in pairs
        ]
    choice = _declining(question)
    if choice is None:
        return []
    further = _step(branch, seat, question.seat, choice, Fraction(1))
    return [further._replace(declined=(*branch.declined, (question.seat, question.topic)))]


def _step(branch: Branch, viewer: int, seat: int, choice: Choice, chance: Fraction) -> Branch:
    ahead = look_ahead(branch.state, viewer, seat, choice)
    events = (*branch.events, *ahead.events)
    return Branch(ahead.state, branch.chance * chance, events, branch.declined)


def _declining(question: Question) -> Choice | None:
    """The answer that spends nothing, if there is one."""
    if (PASS,) in question.options:
        return (PASS,)
    if question.kind != AMOUNT:
        return None
    return next((at for at in question.options if at[1:] == (0,)), None)


def _names(frames: Iterable[Frame]) -> list[str]:
    return [type(frame).__name__ for frame in frames]


def _sides(s: State, contest: Contest) -> list[int]:
    """Who fights in the latest attack that goes on, the attacker first; nobody if none does."""
    for frame in reversed(s.stack):
        if type(frame).__name__ in contest.frames:
            found: list[int | None] = [getattr(frame, name, None) for name in contest.sides]
            return [seat for seat in found if seat is not None]
    return []


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


def _common(ends: list[Branch], seat: int, contest: Contest) -> list[Data]:
    """What comes before the verdict on all ways, but for what only says that one attacks."""
    parts = [_parted(branch, seat, contest)[0] for branch in ends]
    return [event for event in _on_all(parts) if event["key"] not in contest.announced]


def _shared(won: list[Branch], lost: list[Branch], seat: int, contest: Contest) -> list[Data]:
    """What follows a victory and a defeat alike, if both can come."""
    if not won or not lost:
        return []
    return _on_all([_parted(branch, seat, contest)[1] for branch in (*won, *lost)])


def _stakes(ends: list[Branch], seat: int, contest: Contest, either: list[Data]) -> Data | None:
    """What follows the verdict on all of these ways, and what is asked then on all of them."""
    if not ends:
        return None
    events = _on_all([_parted(branch, seat, contest)[1] for branch in ends])
    asked = [_asked(branch.state, seat) for branch in ends]
    return {
        "events": [event for event in events if event not in either],
        "next": asked[0] if all(other == asked[0] for other in asked) else None,
    }


def _on_all(parts: list[list[Data]]) -> list[Data]:
    """The events that are the same on all ways."""
    return [event for event in parts[0] if all(event in other for other in parts)]


def _parted(branch: Branch, seat: int, contest: Contest) -> tuple[list[Data], list[Data]]:
    """The events before and after the verdict, as the seat may read them."""
    deciding = (*contest.won, *contest.lost)
    keys = [event.key for event in branch.events]
    cut = next(number for number, key in enumerate(keys) if key in deciding)
    before, after = branch.events[:cut], branch.events[cut + 1 :]
    return (
        [event_data(event) for event in scrubbed(list(before), seat)],
        [event_data(event) for event in scrubbed(list(after), seat)],
    )


def _asked(s: State, seat: int) -> Data | None:
    """The question that comes before the attack is over, if one does."""
    if not s.asked or s.asked[0].seat == NATURE:
        return None
    question = seen_by(s.asked[0], seat)
    return {"seat": question.seat, "topic": question.topic, "facts": question.facts}
