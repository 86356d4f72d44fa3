"""Order: things of a set may be named in any order, and a question says whether it names a set.

Owns the comparison of orders. Whatever legality rests on must be the things named so far and not
which came first, so a thing that another order allows is refused only where the set was complete
without it. It plays on clones only.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice, permutations
from typing import ClassVar, Final

from ziggurat.build.game import sequences_of
from ziggurat.checks.naming import Naming
from ziggurat.checks.plain import difference, said
from ziggurat.checks.walk import Check, Move, Scope, Stop
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.engine import question_for
from ziggurat.kernel.nature import Chooser
from ziggurat.kernel.question import NATURE, ORDER, Question
from ziggurat.kernel.reason import NOT_ASKED, OTHER_QUESTION, UNEXPLAINED
from ziggurat.kernel.state import State

# Sets of so many things are named, and each in so many other orders.
SMALLEST: Final = 2
LARGEST: Final = 4
ORDERS: Final = 5
# A set that must be larger is given up after so many things.
LONGEST: Final = 8
# Of each topic so many questions of a game are tried, then one in `THEN_EVERY`.
TRIED: Final = 30
THEN_EVERY: Final = 10
# Refusals that cite no rule of the game.
NO_RULE: Final = (NOT_ASKED, OTHER_QUESTION, UNEXPLAINED)


class Order(Check):
    """All orders of the same set come to the same; a question that comes back says what it is."""

    name: ClassVar[str] = "order"

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope)
        self._sequences: Final = sequences_of(scope.rules.game, scope.rules.installed)
        self._tried: Final[Counter[str]] = Counter()

    def at(self, stop: Stop) -> None:
        s = stop.state
        for question in s.asked:
            if question.any_order:
                if question.topic in self._sequences:
                    raise self.broken(f"'{question.topic}' is declared a sequence and a set")
                self._try_orders(s, question)
        if stop.move is not None:
            self._is_declared(s, stop.move)

    # Questions that name a set

    def _try_orders(self, s: State, question: Question) -> None:
        self._tried[question.topic] += 1
        if self._tried[question.topic] > TRIED and self.dice.below(THEN_EVERY) > 0:
            return
        first = _sample(s, question, self.dice)
        if first is None:
            return
        order = _Order(first)
        for things in _orders(order.things, self.dice):
            other = Naming(s, question)
            if self._name(other, things, order):
                if order.closing is not None and other.accepts(order.closing):
                    other.answer(order.closing)
                self._compare(first, other)

    def _name(self, other: Naming, things: tuple[Choice, ...], order: _Order) -> bool:
        """Name things in another order; False if a rule ends or forbids it on the way."""
        for thing in things:
            given = Counter(other.given)
            if given[thing] == order.wanted[thing]:
                # The frame has named it by itself, because nothing else was left.
                continue
            if other.accepts(thing):
                other.answer(thing)
                continue
            if not other.can_be_asked():
                # Chance or somebody else comes in between, or the frame knows that it is done.
                return False
            reason = other.against(thing)
            if reason is None or reason.number in NO_RULE:
                raise self.broken(
                    f"{self._said(other, thing)} is lost after {self._listed(other)} and no rule "
                    f"says why; it can be named in the order {self._listed(order.first)}"
                )
            if other.split()[0] and given + Counter([thing]) in order.reached:
                raise self.broken(
                    f"{self._said(other, thing)} is refused after {self._listed(other)}, "
                    f"but not in the order {self._listed(order.first)}"
                )
            return False
        return True

    def _compare(self, first: Naming, other: Naming) -> None:
        differs = difference(first.position(), other.position())
        if differs:
            both = f"{self._listed(first)} ends differently in the order {self._listed(other)}"
            raise self.broken(f"{both}: {differs}")
        differs = difference(first.happened(), other.happened())
        if differs:
            both = f"{self._listed(first)} is told differently in the order {self._listed(other)}"
            raise self.broken(f"{both}: {differs}")

    # Questions that come back

    def _is_declared(self, s: State, move: Move) -> None:
        question = question_for(s, move.seat)
        if question is None or move.seat == NATURE or move.choice[0] == PASS:
            return
        known = question.any_order or question.kind == ORDER or question.topic in self._sequences
        if known:
            return
        naming = Naming(s, question)
        naming.answer(move.choice)
        again = naming.question()
        if again is None:
            return
        verb = move.choice[0]
        more = [choice for choice in again.options if choice[0] == verb and choice != move.choice]
        if more:
            raise self.broken(
                f"'{question.topic}' asks again after {self._said(naming, move.choice)} and is "
                f"neither any_order nor a sequence of the game{self._hint(s, question, move, more)}"
            )

    def _hint(self, s: State, question: Question, move: Move, more: list[Choice]) -> str:
        """Two answers that play in one order only: a set named in ascending order looks so."""
        for thing in more:
            if thing in question.options:
                naming = Naming(s, question)
                naming.answer(thing)
                again = naming.question()
                if again is None or move.choice not in again.options:
                    words = self._said(naming, thing)
                    return f"; {words} can come after it but not before it"
        return ""

    def _said(self, naming: Naming, choice: Choice) -> str:
        return said(self.rules, naming.seat, choice)

    def _listed(self, naming: Naming) -> str:
        return ", ".join([self._said(naming, choice) for choice in naming.given]) or "nothing"


class _Order:
    """A set as it was named first: the things, what ended it, and the sets on the way."""

    def __init__(self, first: Naming) -> None:
        self.first: Final = first
        ended = len(first.given[-1]) == 1
        self.closing: Final = first.given[-1] if ended else None
        self.things: Final = first.given[:-1] if ended else first.given[:]
        self.wanted: Final = Counter(self.things)
        self.reached: Final = [Counter(self.things[: at + 1]) for at in range(len(self.things))]


def _sample(s: State, question: Question, dice: Chooser) -> Naming | None:
    """Some set, named until the frame asks no more; None if it is too small or too large.

    Listed answers only: one that is composed freely may revise what was said before.
    """
    naming = Naming(s, question)
    wanted = SMALLEST + dice.below(LARGEST - SMALLEST + 1)
    count = 0
    for _ in range(LONGEST):
        things, ends = naming.split()
        if not things and not ends:
            return naming if count >= SMALLEST else None
        close = bool(ends) and (count >= wanted or not things)
        some = ends if close else things
        naming.answer(some[dice.below(len(some))])
        count += not close
    return None


def _orders(things: list[Choice], dice: Chooser) -> list[tuple[Choice, ...]]:
    """Some other orders of the same things, both sorted ones among them."""
    ascending = sorted(things)
    orders = {tuple(ascending): None, tuple(ascending[::-1]): None, tuple(things[::-1]): None}
    every = list(islice(permutations(things), 24))
    while every and len(orders) < ORDERS:
        orders[every.pop(dice.below(len(every)))] = None
    orders.pop(tuple(things), None)
    return list(orders)
