"""Expectations: what must be true of facts, questions, choices and the outcome.

Owns the keys of `expect` that are about the table itself; `seen.py` has those about what
somebody may know. Each reads its part of the scene and later checks it; none changes the
position.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ziggurat.kernel.choice import Choice
from ziggurat.kernel.engine import question_for, why_not
from ziggurat.kernel.event import Event
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import State
from ziggurat.match.notation import write, write_seat
from ziggurat.scenes.facts import has_values, read_fact
from ziggurat.scenes.report import Check
from ziggurat.scenes.source import Node, Source, Text
from ziggurat.scenes.terms import FactAt, Move, Terms, write_values


class Now(NamedTuple):
    """The position that expectations are about, and what has happened in this block."""

    source: Source
    s: State
    events: list[Event]


class Expectation:
    """One thing that must be true; `says` is how the scene puts it."""

    def __init__(self, key: str, line: int, says: str) -> None:
        self.key: Final = key
        self.line: Final = line
        self.says: Final = says

    def check(self, now: Now) -> Check:
        """Compare with the position."""
        raise NotImplementedError

    def checked(self, passed: bool, expected: str, found: str) -> Check:
        """Make the entry of the report."""
        return Check(self.line, self.key, self.says, passed, expected, found)


class FactIs(Expectation):
    """A fact has these values."""

    def __init__(self, at: FactAt, values: tuple[int, ...], wanted: str) -> None:
        super().__init__("facts", at.line, f"{at.says}: {wanted}")
        self.at: Final = at
        self.values: Final = values
        self.wanted: Final = wanted

    def check(self, now: Now) -> Check:
        values = read_fact(now.source, now.s, self.at)
        passed = has_values(now.s, self.at, values, self.values)
        return self.checked(passed, self.wanted, write_values(now.s.rules, self.at.fact, values))


def read_facts(terms: Terms, line: int, node: Node) -> list[Expectation]:
    """Read "fact: value" lines."""
    expectations: list[Expectation] = []
    for key, value in terms.source.pairs(node, "facts"):
        at = terms.fact(key)
        values = terms.values(at, value)
        expectations.append(FactIs(at, values, write_values(terms.rules, at.fact, values)))
    return expectations


class AskedAre(Expectation):
    """Exactly these are asked now; an empty topic means any."""

    def __init__(self, line: int, wanted: list[tuple[int, str]], says: str) -> None:
        super().__init__("asked", line, says)
        self.wanted: Final = wanted

    def check(self, now: Now) -> Check:
        asked = now.s.asked
        passed = sorted([seat for seat, _ in self.wanted]) == sorted([at.seat for at in asked])
        for seat, topic in self.wanted:
            question = question_for(now.s, seat)
            passed = passed and question is not None and topic in ("", question.topic)
        names = [f"{write_seat(now.s.rules, at.seat)} {at.topic}" for at in asked]
        return self.checked(passed, self.says, f"[{', '.join(names)}]")


def read_asked(terms: Terms, line: int, node: Node) -> list[Expectation]:
    """Read seats, each with or without the topic of its question."""
    wanted: list[tuple[int, str]] = []
    texts = terms.source.texts(node, "asked")
    for text in texts:
        name, _, topic = text.value.partition(" ")
        wanted.append((terms.asked(Text(name, text.line)), topic))
    if len({seat for seat, _ in wanted}) < len(wanted):
        raise terms.source.error(node.line, "'asked' names a seat twice: each has one question")
    return [AskedAre(line, wanted, f"[{', '.join([text.value for text in texts])}]")]


class Listed(Expectation):
    """A choice is among the listed ones, or is not although its seat is asked."""

    def __init__(self, key: str, move: Move, wanted: bool) -> None:
        super().__init__(key, move.line, move.says)
        self.move: Final = move
        self.wanted: Final = wanted

    def check(self, now: Now) -> Check:
        question = question_for(now.s, self.move.seat)
        expected = "listed" if self.wanted else "not listed"
        if question is None:
            return self.checked(False, expected, _who_is_asked(now.s))
        is_listed = self.move.choice in question.options
        options = write_choices(now.s.rules, question.options)
        return self.checked(is_listed == self.wanted, expected, options)


class Allowed(Expectation):
    """A choice can be made, whether it is listed or not."""

    def __init__(self, move: Move) -> None:
        super().__init__("allowed", move.line, move.says)
        self.move: Final = move

    def check(self, now: Now) -> Check:
        rule = refusing_rule(now.s, self.move)
        return self.checked(not rule, "allowed", f"refused by {rule}" if rule else "allowed")


class OnlyListed(Expectation):
    """Exactly these choices of a seat are listed."""

    def __init__(self, who: Text, seat: int, choices: list[Choice], wanted: str) -> None:
        super().__init__("only_listed", who.line, f"{who.value}: {wanted}")
        self.seat: Final = seat
        self.choices: Final = choices
        self.wanted: Final = wanted

    def check(self, now: Now) -> Check:
        question = question_for(now.s, self.seat)
        if question is None:
            return self.checked(False, self.wanted, _who_is_asked(now.s))
        passed = sorted(question.options) == sorted(self.choices)
        return self.checked(passed, self.wanted, write_choices(now.s.rules, question.options))


class RefusedBy(Expectation):
    """A choice cannot be made, because of this rule."""

    def __init__(self, move: Move, rule: str) -> None:
        super().__init__("refused", move.line, f"{move.says}: {rule}")
        self.move: Final = move
        self.rule: Final = rule

    def check(self, now: Now) -> Check:
        rule = refusing_rule(now.s, self.move)
        return self.checked(rule == self.rule, self.rule, rule or "allowed")


def read_moves(terms: Terms, line: int, node: Node, key: str) -> list[Expectation]:
    """Read a list of choices with their seats, for `listed`, `not_listed` and `allowed`."""
    texts = terms.source.texts(node, key)
    if not texts:
        raise terms.source.error(line, f"'{key}' is empty: list choices or leave it out")
    moves = [terms.move(text) for text in texts]
    if key == "allowed":
        return [Allowed(move) for move in moves]
    return [Listed(key, move, key == "listed") for move in moves]


def read_only_listed(terms: Terms, line: int, node: Node) -> list[Expectation]:
    """Read "seat: [choices]" lines."""
    expectations: list[Expectation] = []
    for key, value in terms.source.pairs(node, "only_listed"):
        texts = terms.source.texts(value, key.value)
        choices = [terms.choice(text) for text in texts]
        wanted = write_choices(terms.rules, tuple(choices))
        expectations.append(OnlyListed(key, terms.asked(key), choices, wanted))
    return expectations


def read_refused(terms: Terms, line: int, node: Node) -> list[Expectation]:
    """Read "choice: rule" lines."""
    expectations: list[Expectation] = []
    for key, value in terms.source.pairs(node, "refused"):
        rule = terms.rule(terms.source.text(value, key.value))
        expectations.append(RefusedBy(terms.move(key), rule))
    return expectations


class OutcomeIs(Expectation):
    """The game is over; one part of how it ended."""

    def __init__(self, part: str, line: int, wanted: str) -> None:
        super().__init__("outcome", line, f"{part}: {wanted}")
        self.part: Final = part
        self.wanted: Final = wanted

    def check(self, now: Now) -> Check:
        outcome = now.s.outcome
        if outcome is None:
            return self.checked(False, self.wanted, _who_is_asked(now.s))
        names = [write_seat(now.s.rules, seat) for seat in range(now.s.seats)]
        if self.part == "winners":
            found = _joined([names[seat] for seat in sorted(outcome.winners)])
        elif self.part == "scores":
            found = _joined(
                [f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True)]
            )
        else:
            found = outcome.by
        return self.checked(found == self.wanted, self.wanted, found)


def read_outcome(terms: Terms, line: int, node: Node) -> list[Expectation]:
    """Read who won, by what, and the scores of all seats."""
    expectations: list[Expectation] = []
    source = terms.source
    for part, (at, value) in source.keys(node, "outcome", ("winners", "by", "scores")).items():
        if part == "winners":
            seats = sorted([terms.seat(text) for text in source.texts(value, part)])
            wanted = _joined([terms.seat_names()[seat] for seat in seats])
        elif part == "scores":
            scores = {
                terms.seat(key): f"{key.value} {terms.number(source.text(score, key.value))}"
                for key, score in source.pairs(value, part)
            }
            if len(scores) < terms.seats:
                raise source.error(at, "'scores' takes a line for each seat")
            wanted = _joined([scores[seat] for seat in range(terms.seats)])
        else:
            wanted = source.text(value, part).value
        expectations.append(OutcomeIs(part, at, wanted))
    return expectations


def refusing_rule(s: State, move: Move) -> str:
    """The id of the rule against a choice; empty if it is legal."""
    reason = why_not(s, move.seat, move.choice)
    return "" if reason is None else s.rules.reasons[reason.number].rule


def write_choices(rules: Rules, choices: tuple[Choice, ...]) -> str:
    """Write choices as a scene would list them."""
    return _joined([write(rules, choice) for choice in choices])


def _joined(words: list[str]) -> str:
    return f"[{', '.join(words)}]"


def _who_is_asked(s: State) -> str:
    names = [write_seat(s.rules, question.seat) for question in s.asked]
    return f"asked now: {', '.join(names)}" if names else "the game is over"
