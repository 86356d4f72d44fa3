"""A session: a game played in a terminal, or by lines from a pipe.

Owns the loop between the match, the people and the computer players. The match decides what
is legal; a screen shows; this reads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.api import NOBODY, Refused, Seeded
from ziggurat.cli import asides
from ziggurat.cli.chairs import Chairs
from ziggurat.cli.lines import Lines
from ziggurat.cli.orders import (
    ANSWER,
    Order,
    misread,
    options_of,
    pointed,
    read_answer,
    read_order,
)
from ziggurat.cli.screen import Screen, Turn
from ziggurat.cli.steps import walk
from ziggurat.kernel.choice import PASS
from ziggurat.kernel.question import PUBLIC
from ziggurat.match.codec import encode
from ziggurat.match.errors import UndoRefused
from ziggurat.match.leaves import leaves
from ziggurat.match.naming import named
from ziggurat.match.notation import NotationError
from ziggurat.match.standing import Standing, may_stand

if TYPE_CHECKING:
    from ziggurat.api import Choice, Event, Match, Question
    from ziggurat.match.leaves import Left


class Session:
    """One sitting at one table."""

    def __init__(
        self, match: Match, chairs: Chairs, screen: Screen, lines: Lines, step: bool = False
    ) -> None:
        self.match = match
        self._begun = match.next_entry
        self.chairs: Final = chairs
        self.screen: Final = screen
        screen.say.meet(match.rules, match.seats)
        self._lines: Final = lines
        self._step_by_step: Final = step
        self._left = False
        self._looking = NOBODY
        # What each seat has been told, and the table it has seen, so that neither comes twice.
        self._told: Final[dict[int, int]] = {}
        self._seen: Final[dict[int, object]] = {}
        self._seen_at: Final[dict[int, int]] = {}
        # What seats decline until the turn ends, and the answer that was asked for once more.
        self._standing: Final = Standing()
        self._weighed: tuple[int, Choice] | None = None

    def run(self) -> None:
        """Play until the game is over or the people leave."""
        try:
            self.chairs.begin(self.match)
            self.screen.welcome(self.match, self.chairs.names, self.chairs.persons())
            while not self._left and self.match.outcome is None:
                self._step()
        finally:
            self.chairs.end(self.match)
        if self.match.outcome is not None:
            self._tell_rest()
            self.screen.over(self.match)

    def has_changed(self) -> bool:
        """Tell whether leaving now would lose anything."""
        here = self.match.entries[self._begun - 1 :]
        return any(entry.seat >= 0 for entry in here)

    def _step(self) -> None:
        """Let one seat answer; people come first, so that they can still take back."""
        for seat in self._standing.due(self.match.state):
            # Nobody is told, least of all who sits at the same screen.
            self.match.play(seat, (PASS,))
            return
        asked = [question.seat for question in self.match.questions(NOBODY)]
        persons = [seat for seat in asked if seat in self.chairs.persons()]
        if persons:
            seat = self._looking if self._looking in persons else persons[0]
            self._ask(seat)
            return
        fault = self.chairs.decide(self.match, asked[0], self._question(asked[0]))
        if fault:
            self.screen.note("play.takeover", fault)
        if not self.chairs.persons():
            self._tell_rest()

    def _question(self, seat: int) -> Question:
        return next(at for at in self.match.questions(seat) if at.seat == seat)

    def _tell_rest(self) -> None:
        """Tell whoever looks what nobody has been told yet."""
        news = self._news(self._looking)
        if news:
            self.screen.news(self.match.rules, news)

    def _news(self, seat: int) -> list[Event]:
        """What happened since the seat was told last, without what was taken back."""
        events = asides.events(self.match, seat, self._told.get(seat, 0))
        self._told[seat] = self.match.next_entry
        return [event for _, event in events]

    def _ask(self, seat: int) -> None:
        """Show a person the table and do what it says until it has answered."""
        question = self._question(seat)
        self._hand_over(seat, question)
        self._show(seat, question)
        before = self.match
        number = before.next_entry
        while not self._left and self.match is before and before.next_entry == number:
            name = self.screen.say.game(before.rules).value(before.rules, "seat", seat)
            line = self._lines.next(f"{name}> ")
            if line is None:
                self._left = True
                return
            self._obey(seat, read_order(line, self.screen.say))

    def _hand_over(self, seat: int, question: Question) -> None:
        """Where several people share a screen, none may see what another may know."""
        before, self._looking = self._looking, seat
        if seat == before or len(self.chairs.persons()) < 2:
            return
        views = [self.match.view(at).parts for at in self.chairs.persons()]
        secret = question.audience != PUBLIC or any(
            [encode(a) for a in parts] != [encode(a) for a in views[0]] for parts in views
        )
        self.screen.hand_over(self.match.rules, seat)
        if secret and self._lines.interactive:
            self._lines.next(self.screen.say("play.press_enter"))
            self.screen.clear()

    def _show(self, seat: int, question: Question) -> None:
        view = self.match.view(seat)
        news = self._news(seat)
        if self._step_by_step:
            news = walk(self.screen, self._lines, self.match.rules, news)
        # A map shows where one may choose, so it changes with such a question.
        drawn = (encode(view), pointed(self.match.rules, question))
        whole = self._seen.get(seat) != drawn
        self._seen[seat] = drawn
        options = options_of(question, self.match.rules, self.screen.say)
        turn = Turn(
            seat, view, news, question, options, self._alone(seat), self._named(question),
            self._leaves(seat), self._standing.topics(self.match.state, seat),
        )  # fmt: skip
        self._seen_at[seat] = self.match.next_entry
        self.screen.turn(self.match, turn, whole)

    def _named(self, question: Question) -> list[Choice]:
        last = self.match.next_entry - 1
        return named(self.match, last, question) if question.any_order else []

    def _leaves(self, seat: int) -> dict[Choice, list[Left]]:
        """What answers would leave unused, as far as the seat can know."""
        imagined = self.match.imagined(seat, Seeded(self.match.next_entry))
        return leaves(imagined, self._question(seat))

    def _alone(self, seat: int) -> bool:
        """Tell whether only the seat itself has acted since it saw the table last."""
        since = self._seen_at.get(seat, 0)
        others = [at for at in self.match.entries[since - 1 :] if at.seat >= 0 and at.seat != seat]
        return since > 0 and not others

    def _obey(self, seat: int, order: Order) -> None:
        """Do what a line says."""
        if order.name == ANSWER:
            self._answer(seat, order.rest)
        elif order.name == "why":
            self._why(seat, order.rest)
        elif order.name == "later":
            self._later(seat, order.rest)
        elif order.name == "undo":
            self._undo(seat)
        elif order.name == "table":
            self._seen.pop(seat, None)
            self._seen_at.pop(seat, None)
            self._show(seat, self._question(seat))
        elif order.name == "load":
            self._load(order.rest)
        elif order.name == "quit":
            self._left = True
        else:
            asides.obey(self.match, self.screen, seat, order)

    def _choice(self, seat: int, text: str) -> Choice | None:
        """Read an answer, or say that it is none."""
        rules = self.match.rules
        question = self._question(seat)
        options = options_of(question, rules, self.screen.say)
        try:
            return read_answer(text, question, options, rules)
        except NotationError:
            key, facts = misread(text, rules)
            self.screen.note(key, *facts)
            return None

    def _answer(self, seat: int, text: str) -> None:
        options = self._question(seat).options
        if not text and len(options) > 1:
            self.screen.note("play.nothing")
            return
        choice = self._choice(seat, text)
        if choice is None or self._weighs(seat, choice):
            return
        try:
            self.match.play(seat, choice)
        except Refused:
            asides.explain(self.match, self.screen, seat, choice)

    def _weighs(self, seat: int, choice: Choice) -> bool:
        """Tell whether an answer leaves something unused and was given for the first time."""
        asked_before, self._weighed = self._weighed, (self.match.next_entry, choice)
        if asked_before == self._weighed:
            return False
        lefts = self._leaves(seat).get(choice, [])
        return bool(lefts) and self.screen.weigh(self.match.rules, lefts)

    def _later(self, seat: int, rest: str) -> None:
        """Decline until the turn ends, or be asked again."""
        if rest.lower() in ("off", self.screen.say("order.later.off")):
            self._standing.withdraw(seat)
            self.screen.note("play.asked_again")
            return
        question = self._question(seat)
        if rest or not may_stand(self.match.rules, question):
            self.screen.note("play.cannot_stand")
            return
        self._standing.decline(self.match.state, seat, question.topic)
        self.match.play(seat, (PASS,))

    def _why(self, seat: int, text: str) -> None:
        if not text:
            self.screen.note("play.why_what")
            return
        choice = self._choice(seat, text)
        if choice is not None:
            asides.explain(self.match, self.screen, seat, choice)

    def _undo(self, seat: int) -> None:
        """Take back: what the asked seat did, or else another person's last answer."""
        others = [at for at in self.chairs.persons() if at != seat and self.match.can_undo(at)]
        taker = seat if self.match.can_undo(seat) or not others else others[0]
        try:
            self.match.undo(taker)
        except UndoRefused as refused:
            self.screen.note(f"undo.{refused.reason}")
            return
        self._standing.withdraw(taker)
        self.screen.note("undo.done")

    def _load(self, text: str) -> None:
        loaded = asides.load(self.screen, text, self.match)
        if loaded is None:
            return
        self.chairs.end(self.match)
        self.match = loaded
        self.screen.say.meet(loaded.rules, loaded.seats)
        self._begun = loaded.next_entry
        self.chairs.begin(loaded)
        self._told.clear()
        self._seen.clear()
        self._seen_at.clear()
        self._standing.clear()
        self.screen.note("play.loaded", text)
