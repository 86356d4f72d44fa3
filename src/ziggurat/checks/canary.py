"""Canaries: secret answers that must never show up in what another seat gets.

Owns the comparison of two matches that differ in nothing but secret answers of Nature. Rows
and numbers are a game's constants and mean many things at once, so a hidden card is not looked
for by its name: it is swapped for another one, and then nothing that a seat gets out of the
match (view, questions, events, log) may change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

from ziggurat.checks.mutate import Vocabulary
from ziggurat.checks.plain import difference, event_data, named, question_data
from ziggurat.checks.walk import Check, Move, Scope, random_move
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.engine import question_for, why_not
from ziggurat.kernel.nature import Chooser
from ziggurat.kernel.question import NATURE, NOBODY, Question, may_see
from ziggurat.kernel.rules import Rules
from ziggurat.match.chance import Chance, Fast
from ziggurat.match.codec import canonical, encode
from ziggurat.match.entry import Entry
from ziggurat.match.history import History
from ziggurat.match.match import Match
from ziggurat.match.notation import parse
from ziggurat.match.retrace import retrace

# How many pairs of a stretch and a viewer are tried.
PAIRS: Final = 12


class Apart(Exception):
    """A second match cannot follow the first: what everybody saw is impossible in it."""


class Swapped(Chance):
    """Answers like the first match, but differently wherever `viewer` may not know."""

    def __init__(self, entries: Sequence[Entry], viewer: int, dice: Chooser) -> None:
        self._entries: Final = entries
        self._viewer: Final = viewer
        self._dice: Final = dice

    def answer(self, question: Question, number: int, rules: Rules) -> Choice:
        known = self._entries[number - 1] if number <= len(self._entries) else None
        if known is None or known.seat != NATURE:
            return question.options[0]
        theirs = parse(rules, known.move)
        if may_see(question.audience, self._viewer):
            if theirs not in question.options:
                raise Apart
            return theirs
        others = [option for option in question.options if option != theirs]
        return others[self._dice.below(len(others))] if others else theirs


class Retold(Chance):
    """Answers like the first match."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._entries: Final = entries

    def answer(self, question: Question, number: int, rules: Rules) -> Choice:
        return parse(rules, self._entries[number - 1].move)


class Stretch(NamedTuple):
    """A part of a match in which no secret is shown: positions from `start` to `end` - 1."""

    start: int
    end: int


class Canary(Check):
    """A secret answer leaves no trace in what a seat gets that may not know it."""

    name: ClassVar[str] = "canary"

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope)
        self._words: Final = Vocabulary(scope.rules)

    def matches(self) -> None:
        first = self._played()
        pairs = [
            (stretch, viewer)
            for stretch in self._stretches(first)
            for viewer in (NOBODY, *range(first.seats))
            if _has_secret(first.entries, stretch, viewer)
        ]
        for _ in range(min(PAIRS, len(pairs))):
            stretch, viewer = pairs.pop(self.dice.below(len(pairs)))
            try:
                self._compare(first, stretch, viewer)
            except Apart:
                continue

    def _played(self) -> Match:
        match = Match.new(self.rules, self.scope.seats, chance=Fast(self.scope.seed))
        for _ in range(self.scope.limit):
            if match.outcome is not None:
                break
            move = random_move(match.state, self.dice, self._words)
            match.play(move.seat, move.choice)
        return match

    def _stretches(self, match: Match) -> list[Stretch]:
        """All stretches of a match, each beginning where a seat is asked or at the start."""
        stretches: list[Stretch] = []
        shown = -1
        for at in retrace(self.rules, match.header, match.entries):
            resting = at.number == 0 or question_for(at.state, NATURE) is None
            if at.state.unveiled == shown:
                stretches[-1] = Stretch(stretches[-1].start, at.number + 1)
            elif resting:
                shown = at.state.unveiled
                stretches.append(Stretch(at.number, at.number + 1))
        return stretches

    def _compare(self, first: Match, stretch: Stretch, viewer: int) -> None:
        entries = first.entries
        one = self._begun(first, stretch.start, Retold(entries))
        two = self._begun(first, stretch.start, Swapped(entries, viewer, self.dice))
        since = stretch.start
        while one.next_entry <= stretch.end:
            differs = difference(_got(one, viewer, since), _got(two, viewer, since))
            if differs:
                text = f"{named(viewer)} gets a secret by entry {one.next_entry - 1}"
                raise self.broken(f"{text}: {differs}")
            if one.next_entry > len(entries):
                return
            # What has been told stays told: from here on only what comes is compared.
            since = one.next_entry - 1
            entry = entries[one.next_entry - 1]
            move = Move(entry.seat, parse(self.rules, entry.move))
            if why_not(two.state, move.seat, move.choice) is not None:
                return
            one.play(move.seat, move.choice)
            two.play(move.seat, move.choice)

    def _begun(self, first: Match, start: int, chance: Chance) -> Match:
        """A match that has come as far as the first one had."""
        if start == 0:
            return Match.new(self.rules, first.seats, chance=chance)
        history = History(self.rules, first.header, list(first.entries[:start]))
        s = first.state_at(start)
        history.keep(s)
        return Match(history, s, None, chance)


def _has_secret(entries: Sequence[Entry], stretch: Stretch, viewer: int) -> bool:
    """Tell whether chance decides anything in a stretch that a viewer may not know.

    Where it does not, both matches would be the same one.
    """
    inside = entries[stretch.start : stretch.end - 1]
    return any([at.seat == NATURE and not may_see(at.audience, viewer) for at in inside])


def _got(match: Match, viewer: int, since: int) -> bytes:
    """Everything a seat gets out of a match about what happened after an entry."""
    events = match.events(viewer, since + 1)
    got = {
        "view": encode(match.view(viewer)),
        "questions": [question_data(question) for question in match.questions(viewer)],
        "events": [[number, event_data(event)] for number, event in events],
        "log": match.log(viewer, since + 1),
    }
    return canonical(got)
