"""Responding: who may answer what another seat does, and is asked.

Owns that only seats are asked of which everybody knows that they could have an answer; those are
asked even if they have none, so that nobody learns what they hold. What an answer does is in the
row that gives it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.culture.hand import hands_are_kept
from ziggurat.games.board_game.culture.reasons import NOT_IN_HAND
from ziggurat.games.board_game.reasons import RESOURCE_SHORT
from ziggurat.games.board_game.research.paying import Priced
from ziggurat.games.board_game.research.prices import might_pay
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.turn.concealed import Concealed
from ziggurat.games.board_game.turn.phases import refused
from ziggurat.games.board_game.turn.secrets import might_hold
from ziggurat.games.board_game.verbs import CANCEL, EVENT, USE, USE_OTHER
from ziggurat.kernel.choice import NO_CARD, PASS, Choice
from ziggurat.kernel.content import Cue, Offer, OfferMoment, offers, refusal, reply
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, Question, only
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.joined import parts_of
from ziggurat.lib.order import others

# How rows are used that answer something.
ANSWERS: Final = (CANCEL, EVENT, USE, USE_OTHER)


def could_answer(g: Table, moment: OfferMoment, seat: int, args: tuple[int, ...]) -> bool:
    """Tell whether a seat might answer, for all that others know.

    What would answer may be behind a back (`secrets.py`), and so may be something to pay it with.
    """
    for attached in g.rules.attached[moment.name]:
        hook = attached.hook
        assert isinstance(hook, Offer)
        if might_hold(g, seat, attached.card):
            cue = Cue(attached.card, seat, args)
            for part in parts_of(hook):
                if _might_use(g, part, cue):
                    return True
    return False


def _might_use(g: Table, hook: Offer, cue: Cue) -> bool:
    """Tell whether a row that a seat might hold might be used, whatever is hidden."""
    if isinstance(hook, Concealed):
        return hook.might(g, cue)
    reason = _against(g, hook, cue)
    if reason == RESOURCE_SHORT and isinstance(hook, Priced):
        return might_pay(g, cue.owner, hook.price)
    return reason in (ALLOWED, NOT_IN_HAND)


def asks_anyway(g: Table, moment: OfferMoment, seat: int, options: int) -> bool:
    """Tell whether a seat in its own part of a phase is asked even with a single option.

    Not if all can see that there is nothing else. A list that is longer than that holds open
    things, or else something that the seat might use for all that others know.
    """
    return options > 1 or could_answer(g, moment, seat, ())


def _against(g: Table, hook: Offer, cue: Cue) -> int:
    """The reason against using a row; tests give those last that only its holder knows."""
    for verb in ANSWERS:
        reason = hook.test(g, cue, (verb, cue.card))
        if reason != OTHER_QUESTION:
            return reason
    return OTHER_QUESTION


def responders(g: Table, moment: OfferMoment, seat: int, args: tuple[int, ...]) -> tuple[int, ...]:
    """The other seats that could have an answer for all the table knows, clockwise."""
    order = others(tuple(range(g.seats)), seat)
    return tuple([other for other in order if could_answer(g, moment, other, args)])


def let_respond(g: Table, moment: OfferMoment, seat: int, args: tuple[int, ...]) -> None:
    """Let the others answer what a seat does, from its left on."""
    order = responders(g, moment, seat, args)
    if order:
        g.push(Responding(moment.name, order, args))


class Responding(Frame):
    """Seats may answer what another does, each until it passes or has nothing left."""

    SPEC: ClassVar[str] = "moment: str, order: tuple[int, ...], args: tuple[int, ...]"

    def __init__(self, moment: str, order: tuple[int, ...], args: tuple[int, ...]) -> None:
        self.moment: Final = moment
        self.order: Final = order
        self.args: Final = args

    def _moment(self, s: State) -> OfferMoment:
        moment = s.rules.moments[self.moment]
        assert isinstance(moment, OfferMoment)
        return moment

    def run(self, s: State) -> bool:
        g = table(s)
        if not self.order:
            s.pop()
        elif could_answer(g, self._moment(s), self.order[0], self.args):
            return hands_are_kept(g)
        else:
            s.swap(Responding(self.moment, self.order[1:], self.args))
        return False

    def question(self, s: State) -> Question:
        seat = self.order[0]
        used = offers(s, self._moment(s), seat, self.args)
        options = ((PASS,), *sorted(set(used)))
        return Question(
            seat, self.moment, PICK, options, self.args, NO_CARD, only(seat), steady=True
        )

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        if choice[0] == PASS:
            s.swap(Responding(self.moment, self.order[1:], self.args))
        else:
            reply(s, self._moment(s), seat, self.args, choice)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        reason = refusal(s, self._moment(s), seat, self.args, choice)
        return refused(table(s), seat, reason, choice, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.args[0],)
