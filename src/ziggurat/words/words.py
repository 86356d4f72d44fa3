"""Words: one language for one game.

Owns which key words what, and how facts are filled in. Lookups fall back from the game's
domain to the shared one, then to English, then to the key itself, so that a player always
reads something; `check.py` makes sure that it never comes to that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from ziggurat.kernel.flows import Ask, Each, Fire, Flow, Together, Window
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import NATURE, NOBODY, Question
from ziggurat.words.catalogue import (
    SHARED_DOMAIN,
    SOURCE_LANGUAGE,
    catalogue,
    require_language,
)
from ziggurat.words.slots import COUNTED, Slot, parts

if TYPE_CHECKING:
    from ziggurat.kernel.choice import Choice
    from ziggurat.kernel.event import Event
    from ziggurat.kernel.reason import Reason
    from ziggurat.kernel.rules import Rules
    from ziggurat.kernel.state import Outcome
    from ziggurat.match.leaves import Left

# Rules give numbers; a string is put in as it is.
Fact: TypeAlias = int | str

NO_CHAIR: Final = {NATURE: "seat.nature", NOBODY: "seat.nobody"}
ABSENT: Final = "?"
# So many of what would be left unused are named.
MOST_NAMED: Final = 6
MORE: Final = ", …"


def stock_name(frame: Frame) -> str:
    """The flow, moment or asker that a stock frame works for; empty for a game's own frames."""
    if isinstance(frame, Flow | Each):
        return frame.name
    if isinstance(frame, Ask | Together):
        return frame.asker
    if isinstance(frame, Fire | Window):
        return frame.moment
    return ""


def frame_key(frame: Frame) -> str:
    """The key that words a frame: its class and, for a stock frame, what it works for."""
    name = stock_name(frame)
    return f"frame.{type(frame).__name__}" + (f".{name}" if name else "")


def answer_keys(key: str, choice: Choice, topic: str) -> tuple[str, str]:
    """The keys that may word an answer for one topic: with its arguments, and whatever they are."""
    return (f"{key}.{topic}.{','.join(map(str, choice[1:]))}", f"{key}.{topic}")


def family_of(rules: Rules, number: int) -> str:
    """The family a row belongs to."""
    for family, numbers in rules.families.items():
        if number in numbers:
            return family
    return ""


class Words:
    """The wording of one game, and of what all games share, in one language.

    `called` are seats of a table that have a name of their own.
    """

    def __init__(
        self, lang: str, folder: str = "", called: Mapping[int, str] | None = None
    ) -> None:
        require_language(lang)
        self.lang: Final = lang
        self.folder: Final = folder
        self._called: Final = called or {}

    def find(self, key: str) -> str:
        """Return a wording as it is written, from English if need be; empty if there is none."""
        for lang in (self.lang, SOURCE_LANGUAGE):
            for domain in (self.folder, SHARED_DOMAIN):
                wording = catalogue(lang, domain).get(key, "") if domain else ""
                if wording:
                    return wording
        return ""

    def text(self, key: str, facts: Sequence[Fact] = (), rules: Rules | None = None) -> str:
        """Word a key, with facts in its slots; kinds are looked up in the rules."""
        wording = self.find(key) or key
        return "".join(
            part if isinstance(part, str) else self._filled(part, facts, rules)
            for part in parts(wording)
        )

    def _filled(self, slot: Slot, facts: Sequence[Fact], rules: Rules | None) -> str:
        if slot.fact >= len(facts):
            return ABSENT
        fact = facts[slot.fact]
        if isinstance(fact, str):
            return fact
        if slot.kind == COUNTED:
            return slot.counted(fact)
        return self.value(rules, slot.kind, fact) if slot.kind else str(fact)

    def value(self, rules: Rules | None, kind: str, number: int) -> str:
        """Name a value of a kind, as the game's labels call it if nothing words it."""
        if kind == "seat" and number in NO_CHAIR:
            return self.text(NO_CHAIR[number])
        if kind == "seat" and number in self._called:
            return self._called[number]
        if rules is None or kind not in rules.kinds or not rules.kinds[kind].knows(number):
            return str(number)
        if kind == "row":
            return self.row(rules, number)
        label = rules.kinds[kind].write(number)
        return self.find(f"{kind}.{label}") or label

    def reason(self, rules: Rules, reason: Reason) -> str:
        """Word a refusal."""
        return self.text(f"reason.{rules.reasons[reason.number].name}", reason.facts, rules)

    def topic(self, rules: Rules, question: Question) -> str:
        """Word what a question asks."""
        return self.text(f"ask.{question.topic}", question.facts, rules)

    def choice(self, rules: Rules, choice: Choice, question: Question | None = None) -> str:
        """Word an answer; its arguments are the facts.

        An answer may mean something else to each question: if a key with the topic words it,
        that one is taken, and the facts of the question come after the arguments.
        """
        key = f"do.{rules.verbs[choice[0]].name}"
        if question is not None:
            for own in answer_keys(key, choice, question.topic):
                if self.find(own):
                    return self.text(own, (*choice[1:], *question.facts), rules)
        return self.text(key, choice[1:], rules)

    def left(self, rules: Rules, left: Left) -> str:
        """Word what an answer would leave unused: how many, and the first of them by name."""
        names = [self.value(rules, left.kind, value) for value in left.values[:MOST_NAMED]]
        more = MORE if len(left.values) > MOST_NAMED else ""
        return self.text(f"leaves.{left.name}", (left.number, ", ".join(names) + more), rules)

    def event(self, rules: Rules, event: Event) -> str:
        """Word something that happened; fact 0 is the seat, then come the event's own."""
        return self.text(f"event.{event.key}", (event.seat, *event.args), rules)

    def frame(self, rules: Rules, frame: Frame) -> str:
        """Word pending work as a clause that can stand after "because"."""
        key = frame_key(frame)
        if self.find(key) or not stock_name(frame):
            return self.text(key, frame.about(), rules)
        return self.text(f"frame.{type(frame).__name__}", (stock_name(frame),), rules)

    def prose(self, rules: Rules, stack: Sequence[Frame]) -> str:
        """Tell what is going on and why: the top of a stack, because of what lies below it."""
        sentence = ""
        for frame in stack:
            clause = self.frame(rules, frame)
            sentence = self.text("join.because", (clause, sentence)) if sentence else clause
        return sentence

    def outcome(self, rules: Rules, outcome: Outcome) -> str:
        """Say who won and by what."""
        names = [self.value(rules, "seat", seat) for seat in outcome.winners]
        form = ("none", "one", "many")[min(len(names), 2)]
        return self.text(f"ending.{form}", (self.listed(names), self.text(f"outcome.{outcome.by}")))

    def listed(self, names: Sequence[str]) -> str:
        """Join names as a sentence does."""
        if len(names) < 2:
            return "".join(names)
        return self.text("join.and", (", ".join(names[:-1]), names[-1]))

    def row(self, rules: Rules, number: int) -> str:
        """Name a card or another row."""
        name = rules.rows[number].name
        return self.find(f"{family_of(rules, number)}.{name}") or name

    def row_text(self, rules: Rules, number: int) -> str:
        """Say what a row does; empty if there is nothing to say.

        A module that changes a row may word it anew, under the row's key and its own name.
        """
        key = f"{family_of(rules, number)}.{rules.rows[number].name}.text"
        for module in reversed(rules.installed):
            wording = self.find(f"{key}.{module}")
            if wording:
                return wording
        return self.find(key)
