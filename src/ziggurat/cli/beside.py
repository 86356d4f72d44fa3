"""Beside a real table: people state what lies there, and the governed seat takes its turns.

Owns the loop of `ziggurat companion`. Facts are set as in scenes; whatever people do not play by
their choices they tell by facts. The rules decide everything else.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ziggurat.api import NATURE, Refused, Seeded, clone, pick, play, view, write
from ziggurat.build.governed import governed_seats
from ziggurat.cli.errors import one_line
from ziggurat.cli.orders import ANSWER, Order, misread, options_of, read_answer, read_order
from ziggurat.cli.screen import TextScreen, Turn
from ziggurat.cli.stating import list_facts, tell_fact
from ziggurat.cli.steps import walk
from ziggurat.kernel.engine import advance
from ziggurat.match.notation import NotationError, parse_seat
from ziggurat.scenes.companion import FAULTS, begin_turn, fault_of, kept, state_facts, turn_steps

if TYPE_CHECKING:
    from ziggurat.api import Event, Question, State
    from ziggurat.cli.lines import Lines

ROLLED: Final = "rolled"
TYPED: Final = "typed"
ORDERS: Final = (
    "go", "turn", "set", "fact", "facts", "dice", "undo", "show", "save", "help", "quit",
)  # fmt: skip


class Beside:
    """One sitting beside one table."""

    def __init__(
        self,
        s: State,
        screen: TextScreen,
        lines: Lines,
        typed: bool,
        seed: int | None,
        step: bool,
    ) -> None:
        self.s = s
        self.screen: Final = screen
        screen.say.meet(s.rules, s.seats)
        self._lines: Final = lines
        self._typed = typed
        self._step: Final = step
        self._dice: Final = Seeded(secrets.randbits(62) if seed is None else seed)
        self._before: Final[list[State]] = []
        self._left = False
        # Whether the whole table is to be shown, and whether the question is.
        self._whole = True
        self._asks = True
        s.journal = []

    def run(self) -> None:
        """Go on until the people leave."""
        names = [self._name(seat) for seat in governed_seats(self.s.rules, self.s.seats)]
        self.screen.note("companion.welcome", ", ".join(names))
        self._try(lambda: advance(self.s))
        while not self._left:
            self._let_chance_answer()
            self._tell()
            self._read()

    def _name(self, seat: int) -> str:
        return self.screen.say.game(self.s.rules).value(self.s.rules, "seat", seat)

    def _question(self) -> Question | None:
        return self.s.asked[0] if self.s.asked else None

    # Chance

    def _let_chance_answer(self) -> None:
        """Roll until somebody else is asked; where dice are typed, each roll is asked for."""
        while not self._typed and (question := self._question()) is not None:
            if question.seat != NATURE:
                return
            choice = pick(question, self._dice)
            if not self._try(partial(play, self.s, NATURE, choice)):
                return

    # Telling

    def _tell(self) -> None:
        """Say what happened, show the table where it has changed, and put the question."""
        events = list(self.s.journal or ())
        self.s.journal = []
        if self._step:
            events = walk(self.screen, self._lines, self.s.rules, events)
        question = self._question()
        if question is None:
            self.screen.news(self.s.rules, events)
            outcome = self.s.outcome
            if outcome is not None:
                text = self.screen.say.game(self.s.rules).outcome(self.s.rules, outcome)
                self.screen.note("companion.over", text)
            return
        if not (self._asks or events):
            return
        self._asks = False
        options = options_of(question, self.s.rules, self.screen.say)
        seat = max(question.seat, 0)
        turn = Turn(question.seat, view(self.s, seat), events, question, options)
        self.screen.asked(self.s.rules, turn, self._whole)
        self._whole = False

    # Reading

    def _read(self) -> None:
        """Do what one line says."""
        question = self._question()
        name = self._name(question.seat) if question else ""
        line = self._lines.next(f"{name}> ")
        if line is None:
            self._left = True
            return
        self._obey(read_order(line, self.screen.say, ORDERS))

    def _obey(self, order: Order) -> None:
        if order.name == ANSWER:
            self._answer(order.rest)
        elif order.name == "go":
            self._begin_turn(governed_seats(self.s.rules, self.s.seats)[0], order.rest)
        elif order.name == "turn":
            self._turn(order.rest)
        elif order.name == "set":
            self._change(lambda: self._state(order.rest))
        elif order.name == "fact":
            tell_fact(self.s, self.screen, order.rest)
        elif order.name == "facts":
            list_facts(self.s, self.screen, order.rest)
        elif order.name == "dice":
            self._set_dice(order.rest)
        elif order.name == "undo":
            self._undo()
        elif order.name == "show":
            self._whole = self._asks = True
        elif order.name == "save":
            self._save(order.rest)
        elif order.name == "quit":
            self._left = True
        else:
            say = self.screen.say
            names = [ANSWER, *ORDERS]
            rows = [(say(f"beside.{name}.usage"), say(f"beside.{name}.text")) for name in names]
            self.screen.listing("help", rows)

    def _answer(self, text: str) -> None:
        """What somebody at the table did, or what real dice show."""
        question = self._question()
        if question is None:
            return
        if question.seat == NATURE and not text:
            text = write(self.s.rules, pick(question, self._dice))
        rules = self.s.rules
        options = options_of(question, rules, self.screen.say)
        try:
            choice = read_answer(text, question, options, rules)
        except NotationError:
            key, facts = misread(text, rules)
            self.screen.note(key, *facts)
            return
        self._change(lambda: play(self.s, question.seat, choice))

    def _turn(self, rest: str) -> None:
        """Begin the turn of a seat that is named."""
        name, _, step = rest.partition(" ")
        try:
            seat = parse_seat(self.s.rules, name)
        except NotationError as error:
            self.screen.note("companion.refused", one_line(error))
            return
        self._begin_turn(seat, step)

    def _begin_turn(self, seat: int, step: str) -> None:
        """Let a seat take its turn now, from a step on; what was pending is done otherwise."""
        steps = turn_steps(self.s.rules)
        if step and step not in steps:
            self.screen.note("companion.no_step", ", ".join(steps))
            return
        self._whole = True
        self._change(lambda: self._begin(seat, step))

    def _begin(self, seat: int, step: str) -> None:
        begin_turn(self.s, seat, step)
        advance(self.s)

    def _state(self, text: str) -> None:
        state_facts(self.s, text)
        advance(self.s)

    def _set_dice(self, rest: str) -> None:
        say = self.screen.say
        words = {ROLLED: False, TYPED: True, say("dice.rolled"): False, say("dice.typed"): True}
        self._typed = words.get(rest.lower(), self._typed)
        self.screen.note("companion.dice_typed" if self._typed else "companion.dice_rolled")

    def _undo(self) -> None:
        if not self._before:
            self.screen.note("companion.no_undo")
            return
        self.s = self._before.pop()
        self.s.journal = []
        self._whole = self._asks = True
        self.screen.note("undo.done")

    def _save(self, text: str) -> None:
        if not text:
            self.screen.note("play.save_where")
            return
        path = Path(text).expanduser()
        try:
            if path.exists() and b"ziggurat-companion" not in path.read_bytes()[:200]:
                self.screen.note("companion.not_ours", str(path))
                return
            path.write_bytes(kept(self.s))
        except OSError as error:
            self.screen.note("play.not_saved", one_line(error))
            return
        self.screen.note("play.saved", str(path))

    # Changing

    def _change(self, act: Callable[[], None]) -> None:
        """Change the position; what cannot be done is told and changes nothing."""
        before = clone(self.s)
        before.journal = []
        if self._try(act):
            self._before.append(before)
            self._asks = True

    def _try(self, act: Callable[[], None]) -> bool:
        before = clone(self.s)
        try:
            act()
        except Refused as refused:
            words = self.screen.say.game(self.s.rules)
            self.screen.note("companion.refused", words.reason(self.s.rules, refused.reason))
        except FAULTS as error:
            self.screen.note("companion.refused", fault_of(error))
        else:
            return True
        journal: list[Event] = []
        self.s = before
        self.s.journal = journal
        return False
