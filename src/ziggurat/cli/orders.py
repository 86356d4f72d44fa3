"""Orders: what a typed line means.

Owns the labels of options, the words that are not answers ("why", "undo", ...) and the
reading of answers. It never decides whether a choice is legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.api import parse, write
from ziggurat.kernel.question import AMOUNT
from ziggurat.match.notation import NotationError

if TYPE_CHECKING:
    from ziggurat.api import Choice, Question, Rules
    from ziggurat.build.kind import Kind
    from ziggurat.cli.words import Say
    from ziggurat.kernel.choice import Verb

ORDERS: Final = (
    "why", "later", "undo", "log", "save", "load", "rules", "cards", "table", "help", "quit",
)  # fmt: skip
ANSWER: Final = "answer"
LONGEST: Final = 60
MOST_LABELS: Final = 12
# Kinds of argument that are places on a map, or ways to lay something there.
SHOWN: Final = frozenset(("space", "square", "cell", "rotation"))


class Order(NamedTuple):
    """A typed line: one of `ORDERS` or `ANSWER`, and the words that go with it."""

    name: str
    rest: str


class Option(NamedTuple):
    """A listed answer: what is typed for it, the choice, its notation, its words, a note."""

    label: str
    choice: Choice
    notation: str
    text: str
    note: str = ""


def read_order(line: str, say: Say, orders: tuple[str, ...] = ORDERS) -> Order:
    """Read a line.  Orders are understood in English and in the language that is spoken."""
    tidy = " ".join(line.split())
    word, _, rest = tidy.partition(" ")
    for name in orders:
        if word.lower() in (name, say(f"order.{name}")):
            return Order(name, rest)
    return Order(ANSWER, tidy)


def options_of(question: Question, rules: Rules, say: Say) -> list[Option]:
    """Label the options: amounts by themselves, everything else by 1, 2, 3 ..."""
    words = say.game(rules)
    amounts = _all_amounts(question, rules)
    return [
        Option(
            str(choice[1]) if amounts else str(at),
            choice,
            write(rules, choice),
            words.choice(rules, choice, question),
        )
        for at, choice in enumerate(question.options, 1)
    ]


def _all_amounts(question: Question, rules: Rules) -> bool:
    """Tell whether every option is the same verb with another number.

    Then a typed 3 must mean 3 coins and never the third line.
    """
    verbs = {choice[0] for choice in question.options}
    if question.kind != AMOUNT or len(verbs) != 1:
        return False
    kinds = rules.verbs[verbs.pop()].kinds
    return len(kinds) == 1 and not rules.kinds[kinds[0]].labels


def pointed(rules: Rules, question: Question) -> list[Choice]:
    """The options that name something a drawing of the table can show."""
    return [
        choice for choice in question.options if SHOWN.intersection(rules.verbs[choice[0]].kinds)
    ]


def read_answer(text: str, question: Question, options: list[Option], rules: Rules) -> Choice:
    """Read an answer: a label, or any choice in notation; raise `NotationError` if neither.

    The verb can be left out where what follows it tells which listed choice is meant.
    """
    if not text and len(options) == 1:
        return options[0].choice
    for option in options:
        if text.lower() in (option.label, option.notation.lower()):
            return option.choice
    if text.isdigit() and _all_amounts(question, rules):
        # An amount that is not listed: the rules will say why not.
        return parse(rules, f"{rules.verbs[question.options[0][0]].name} {text}")
    if not text or text.isdigit():
        raise NotationError(f"there is no choice '{text:.20}'")
    meant = [at for at in options if at.notation.lower().partition(" ")[2] == text.lower()]
    return meant[0].choice if len(meant) == 1 else _parsed(text, options, rules)


def _parsed(text: str, options: list[Option], rules: Rules) -> Choice:
    """Read notation; where only one verb is listed it can be left out of what is not listed."""
    verbs = {rules.verbs[at.choice[0]].name for at in options if len(at.choice) > 1}
    try:
        return parse(rules, text)
    except NotationError:
        if len(verbs) != 1:
            raise
    return parse(rules, f"{verbs.pop()} {text}")


def patterns(question: Question, rules: Rules) -> list[str]:
    """How unlisted answers to an offered question are written."""
    if not question.offered:
        return []
    verbs = [rules.verbs[number] for number in sorted({at[0] for at in question.options})]
    return [_pattern(verb) for verb in verbs if verb.kinds]


def misread(text: str, rules: Rules) -> tuple[str, tuple[str, ...]]:
    """Say what is wrong with a line that is not a choice: a key and its facts."""
    words = text.split()
    verbs = [verb for verb in rules.verbs.values() if words and verb.name == words[0].lower()]
    if not verbs:
        return "play.what", (text[:LONGEST],)
    kinds = verbs[0].kinds
    if len(words) != len(kinds) + 1:
        return "play.pattern", (_pattern(verbs[0]),)
    for kind, word in zip(kinds, words[1:], strict=True):
        try:
            rules.kinds[kind].parse(word)
        except ValueError:
            return "play.bad_value", (word[:LONGEST], kind, _known(rules.kinds[kind]))
    return "play.what", (text[:LONGEST],)


def _pattern(verb: Verb) -> str:
    return " ".join([verb.name, *[f"<{kind}>" for kind in verb.kinds]])


def _known(kind: Kind) -> str:
    """The values of a kind, or the first of them if there are many."""
    labels = sorted(kind.labels.values())
    if not labels:
        return f"{kind.low}–{kind.high}"
    return ", ".join(labels[:MOST_LABELS]) + (" …" if len(labels) > MOST_LABELS else "")
