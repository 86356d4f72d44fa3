"""Previews compared with what happens then: the choice is played on the true state.

Owns what a preview may say. Nothing of it is taken from the code that foresees: whose act it is
follows from the frames that wait, and what comes true from playing the choice. Each fault is one
sentence.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Final, NamedTuple

from ziggurat import api
from ziggurat.api import NATURE, Choice, Match, Question, Rules, Seeded, pick, write
from ziggurat.build.governed import governed_seats
from ziggurat.kernel.engine import play, question_for
from ziggurat.kernel.event import Event, scrubbed
from ziggurat.kernel.flows import Flow
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import seen_by
from ziggurat.kernel.state import State
from ziggurat.match.chance import Fast
from ziggurat.server.tables import preview
from ziggurat.server.tables.horizon import ENDS, REVEALS
from ziggurat.server.tables.log import event_data
from ziggurat.server.tables.question import ATTACKS, dealt, flag

Data = dict[str, Any]
# Flows of a whole table; all others are acts of a seat. In A New Dawn a turn is a seat's own.
ROUNDS: Final = {
    "new-dawn": ("setup", "map", "automated_map"),
    "board-game": ("setup", "turn", "trade", "research choice"),
    "template": ("game", "night"),
}
WHOLE: Final = " itself"
TURN: Final = ("turn", "night")
NOBODYS: Final = -3
SOLO: Final = ("terra_incognita", "automated_player")
WON, LOST = "attack_won", "attack_lost"


class Past(NamedTuple):
    """What came of a choice: the state, what its seat was told, and how much of that it caused.

    `own` is how many of the events belong to the act in which it chose. `shown` says whether
    something was shown or left to chance in it, `later` whether that happened afterwards.
    """

    state: State
    events: list[Data]
    own: int
    shown: bool
    later: bool
    chance: str


def whose(s: State) -> int:
    """The seat whose act goes on: the lowest frame of a seat says so."""
    for frame in s.stack:
        seat = getattr(frame, "seat", None)
        if isinstance(seat, int) and not is_round(s, frame):
            return seat
    return NOBODYS


def is_round(s: State, frame: Frame) -> bool:
    """Tell whether a frame is a flow of the whole table."""
    rounds = ROUNDS.get(s.rules.game.name, ())
    return isinstance(frame, Flow) and (frame.name in rounds or frame.name.endswith(WHOLE))


def forced(asked: tuple[Question, ...]) -> Question | None:
    """The question that answers itself."""
    for question in asked:
        if len(question.options) == 1 and not question.steady and not question.offered:
            return question
    return None


def happened(s: State, seat: int, choice: Choice) -> Past:
    """Play a choice, frame by frame, on the true state."""
    after = s.clone()
    journal: list[Event] = []
    after.journal = journal
    actor = whose(s)
    own = 0
    shown = later = over = False
    chance = ""
    after.stack[-1].answer(after, seat, choice)
    while True:
        if not over:
            own = len(journal)
            shown |= after.unveiled != s.unveiled
        else:
            later |= after.unveiled != s.unveiled
        if after.outcome is not None:
            after.asked = ()
            break
        frame: Frame = after.stack[-1]
        over |= whose(after) != actor or is_round(s, frame)
        over |= isinstance(frame, Flow) and frame.seat != seat
        if not frame.run(after):
            continue
        asked = frame.questions(after)
        if asked[0].seat == NATURE:
            chance = chance or asked[0].topic
            later |= over
            shown |= not over
        question = forced(asked)
        if question is None:
            after.asked = asked
            break
        over |= question.seat != seat
        after.asked = ()
        frame.answer(after, question.seat, question.options[0])
    return Past(after, _told(journal, seat), len(_told(journal[:own], seat)), shown, later, chance)


def _told(journal: list[Event], seat: int) -> list[Data]:
    return [event_data(event) for event in scrubbed(journal, seat)]


def faults(match: Match, seat: int, choice: Choice, told: Data) -> Iterator[str]:
    """What a preview says that is not so."""
    past = happened(match.state, seat, choice)
    events = told["events"]
    came = past.events[: len(events)]
    if events != came:
        wrong = next((at for at, one in enumerate(events) if at >= len(came) or one != came[at]), 0)
        yield f"promises {events[wrong]}, but {past.events[wrong : wrong + 1]} comes"
    elif len(events) > past.own:
        yield f"tells of an act of others: {events[past.own]}"
    # In its own turn a seat may have something to decide before that is said to begin.
    if any([event["key"] in TURN and event["seat"] != seat for event in events]):
        yield "tells how a turn of others begins"
    yield from _after(match, seat, choice, told, past)
    if told["odds"] is not None:
        yield from _odds(match.state, seat, choice, told["odds"])
    attacker = _attacker(past.state)
    if told["facing"] is not None and (attacker != seat or past.later):
        yield "tells what both sides of a battle of others bring"


def _after(match: Match, seat: int, choice: Choice, told: Data, past: Past) -> Iterator[str]:
    """What is said about how it goes on."""
    flags = flag(dealt(match.state, seat, match.next_entry), seat, choice)
    if (flags & ENDS != 0, flags & REVEALS != 0) != (told["ends"], told["reveals"]):
        yield f"flags {flags}, and yet ends: {told['ends']}, reveals: {told['reveals']}"
    if flags & ATTACKS and (_attacker(past.state) != seat or past.later):
        yield "flags an attack that its seat does not make"
    if told["reveals"] != past.shown:
        yield f"reveals: {told['reveals']}, and yet shown: {past.shown}"
    asked = question_for(past.state, seat)
    if past.shown:
        topic = past.chance if told["next"] is None else told["next"]["topic"]
        if topic != past.chance and told["next"] != _next(past.state, seat):
            yield f"asks {told['next']}, but chance {past.chance}"
        return
    if told["ends"] != (asked is None or past.later):
        yield f"ends: {told['ends']}, and yet the seat is asked: {asked is not None}"
    if told["next"] is not None and told["next"] != _next(past.state, seat):
        yield f"{told['next']} is asked next, but {_next(past.state, seat)} is"


def _next(s: State, seat: int) -> Data | None:
    asked = [question for question in s.asked if question.seat == seat] or list(s.asked)
    if not asked:
        return None
    question = seen_by(asked[0], seat)
    return {"seat": question.seat, "topic": question.topic, "facts": question.facts}


def _attacker(s: State) -> int:
    """Who attacks in the attack that goes on."""
    for frame in reversed(s.stack):
        if type(frame).__name__ in ("Attack", "Battle", "Fight", "Approach", "ChoosePiece"):
            seat = getattr(frame, "attacker", getattr(frame, "seat", NOBODYS))
            assert isinstance(seat, int)
            return seat
    return NOBODYS


# Attacks


def _odds(s: State, seat: int, choice: Choice, odds: Data) -> Iterator[str]:
    """What is said about an attack, compared with all ways in which it can end."""
    fighting = [frame for frame in s.stack if type(frame).__name__ == "Attack"]
    sides = [getattr(at, name) for at in fighting[-1:] for name in ("seat", "defender")]
    ends = list(ways(s, seat, choice))
    begun = [event for _, events in ends[:1] for event in events if event["key"] == "attacks"]
    if seat not in [*sides, *[event["seat"] for event in begun[:1]]]:
        yield f"tells the odds of others: {sides} {begun}"
    won = [(chance, events) for chance, events in ends if _has(events, WON)]
    lost = [(chance, events) for chance, events in ends if not _has(events, WON)]
    if Fraction(*odds["chance"]) != sum([chance for chance, _ in won], Fraction()):
        yield f"tells a chance of {odds['chance']}"
    for name, some in (("either", ends), ("won", won), ("lost", lost)):
        for event in (odds[name] or {"events": []})["events"]:
            if not some or not all([event in events for _, events in some]):
                yield f"tells of {event} for {name}"
    # Whatever comes before the roll comes either way.
    for event in happened(s, seat, choice).events if not sides else ():
        if event["key"] != "attacks" and event not in odds["either"]["events"]:
            yield f"does not tell of {event} for either way"


def ways(s: State, seat: int, choice: Choice) -> Iterator[tuple[Fraction, list[Data]]]:
    """All ways in which an attack can end while nobody spends anything: chance and events."""
    waiting: list[tuple[State, int, Choice, Fraction, list[Data]]] = [
        (s, seat, choice, Fraction(1), [])
    ]
    while waiting:
        before, who, answer, chance, events = waiting.pop()
        after = before.clone()
        journal: list[Event] = []
        after.journal = journal
        play(after, who, answer)
        events = [*events, *_told(journal, seat)]
        if _has(events, WON) or _has(events, LOST):
            yield chance, events
            continue
        [question] = after.asked
        options = question.options
        if question.seat != NATURE:
            options = tuple([at for at in options if at == (0,) or at[1:] == (0,)][:1])
        share = chance / len(options)
        waiting.extend([(after, question.seat, at, share, events) for at in options])


def _has(events: list[Data], key: str) -> bool:
    return any([event["key"] == key for event in events])


class Compared(NamedTuple):
    """How many previews were compared, how many events and odds they had, and what was wrong."""

    previews: int
    events: int
    odds: int
    faults: list[str]


def compare(
    rules: Rules, seats: int, seed: int, steps: int, every: int = 1, skipped: int = 0
) -> Compared:
    """Play a random match; at every so many questions compare previews of some options."""
    match = Match.new(rules, seats, chance=Fast(seed))
    dice, luck = random.Random(seed), Seeded(seed)
    previews = events = odds = 0
    found: list[str] = []
    for number in range(steps):
        if match.outcome is not None:
            break
        asked = match.state.asked[luck.below(len(match.state.asked))]
        choice = pick(asked, luck)
        if number >= skipped and number % every == 0:
            for tried in {choice, dice.choice(asked.options)}:
                told = preview(match, asked.seat, tried)
                previews += 1
                events += len(told["events"])
                odds += told["odds"] is not None
                who = f"seed {seed}, entry {match.next_entry}, {asked.topic}"
                found += [
                    f"{who}, p{asked.seat + 1} '{write(rules, tried)}' {at}"
                    for at in faults(match, asked.seat, tried, told)
                ]
        match.play(asked.seat, choice)
    return Compared(previews, events, odds, found)


def attacked() -> tuple[Match, list[Choice]]:
    """A solo game up to where to name a space lets the rule attack at once, and such choices."""
    match = Match.new(api.build("new-dawn", SOLO), 2, bytes([9] * 32))
    luck = Seeded(9)
    while match.outcome is None:
        [question] = match.state.asked
        found = [choice for choice in question.options if _is_attacked(match, choice)]
        if any([match.rules.verbs[at[0]].kinds == ("space",) for at in found]):
            return match, found
        match.play(question.seat, pick(question, luck))
    raise AssertionError("nobody is ever attacked")


def _is_attacked(match: Match, choice: Choice) -> bool:
    """Tell whether the rule attacks in its turn as soon as this is chosen."""
    [rule] = governed_seats(match.rules, match.seats)
    events = happened(match.state, 0, choice).events
    return any([event["key"] == "attacks" and event["seat"] == rule for event in events])
