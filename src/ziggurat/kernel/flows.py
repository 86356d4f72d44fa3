"""The six stock frames: Flow, Each, Ask, Together, Fire and Window.

They cover nearly every way of taking turns, so that a game writes only frames which
say something about the game. They never name a card, a rule or a quantity.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.kernel.choice import FIRST, NO_CARD, PASS, Choice
from ziggurat.kernel.content import Cue, Do, DoMoment, OfferMoment, offers, refusal, reply
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import ORDER, PICK, PUBLIC, Question, only
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State

NO_THANKS: Final[tuple[Choice, ...]] = ((PASS,),)


class Flow(Frame):
    """Run the named list of steps for one seat; `step` is the name of the next, "" the first."""

    SPEC: ClassVar[str] = "name: str, seat: int, step: str"

    def __init__(self, name: str, seat: int, step: str = "") -> None:
        self.name: Final = name
        self.seat: Final = seat
        self.step: Final = step

    def place(self, s: State) -> int:
        """The place of the next step in the list."""
        steps = s.rules.flows[self.name]
        at = 0
        while self.step and steps[at].name != self.step:
            at += 1
        return at

    def run(self, s: State) -> bool:
        steps = s.rules.flows[self.name]
        at = self.place(s)
        # The last step takes the flow's own place, so that a flow may start itself again.
        if at + 1 < len(steps):
            s.swap(Flow(self.name, self.seat, steps[at + 1].name))
        else:
            s.pop()
        steps[at].begin(s, self.seat)
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


class Each(Frame):
    """Run the named flow for each seat of an order, one after the other."""

    SPEC: ClassVar[str] = "name: str, order: tuple[int, ...]"

    def __init__(self, name: str, order: tuple[int, ...]) -> None:
        self.name: Final = name
        self.order: Final = order

    def run(self, s: State) -> bool:
        if len(self.order) > 1:
            s.swap(Each(self.name, self.order[1:]))
        else:
            s.pop()
        if self.order:
            steps = s.rules.flows[self.name]
            if len(steps) == 1:
                # As a flow does with its last step, without the detour.
                steps[0].begin(s, self.order[0])
            else:
                s.push(Flow(self.name, self.order[0]))
        return False


class Ask(Frame):
    """Put one question of the rules or of a card to one seat."""

    SPEC: ClassVar[str] = "asker: str, seat: int, args: tuple[int, ...]"

    def __init__(self, asker: str, seat: int, args: tuple[int, ...] = ()) -> None:
        self.asker: Final = asker
        self.seat: Final = seat
        self.args: Final = args

    def question(self, s: State) -> Question:
        return s.rules.askers[self.asker].ask(s, self.seat, self.args)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        s.rules.askers[self.asker].resolve(s, (seat,), (choice,), self.args)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        return s.rules.askers[self.asker].refuse(s, seat, self.args, choice)

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


class Together(Frame):
    """Collect one answer from each seat, then resolve them all at once.

    Answers have no effect until the last one is in; a seat knows only its own.
    """

    SPEC: ClassVar[str] = (
        "asker: str, order: tuple[int, ...], args: tuple[int, ...], "
        "answers: tuple[tuple[int, ...], ...]"
    )

    def __init__(
        self,
        asker: str,
        order: tuple[int, ...],
        args: tuple[int, ...],
        answers: tuple[Choice, ...],
    ) -> None:
        self.asker: Final = asker
        self.order: Final = order
        self.args: Final = args
        self.answers: Final = answers

    def run(self, s: State) -> bool:
        for answer in self.answers:
            if not answer:
                return True
        s.pop()
        s.rules.askers[self.asker].resolve(s, self.order, self.answers, self.args)
        return False

    def questions(self, s: State) -> tuple[Question, ...]:
        # An answer changes nothing yet, so what the others were asked still stands.
        if 0 < len(s.asked) < len(self.order) and len(s.asked) == self.answers.count(()):
            return s.asked
        ask = s.rules.askers[self.asker].ask
        waiting = [seat for at, seat in enumerate(self.order) if not self.answers[at]]
        return tuple([ask(s, seat, self.args) for seat in waiting])

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        answers = list(self.answers)
        answers[self.order.index(seat)] = choice
        s.asked = tuple([question for question in s.asked if question.seat != seat])
        s.swap(Together(self.asker, self.order, self.args, tuple(answers)))

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        return s.rules.askers[self.asker].refuse(s, seat, self.args, choice)

    def veil(self, seat: int) -> Frame:
        known = [self.answers[at] if owner == seat else () for at, owner in enumerate(self.order)]
        return Together(self.asker, self.order, self.args, tuple(known))


def together(s: State, asker: str, order: tuple[int, ...], args: tuple[int, ...] = ()) -> None:
    """Ask all seats of an order at once."""
    s.push(Together(asker, order, args, tuple([() for _ in order])))


class Fire(Frame):
    """Let everything in play act at a moment: the active seat's first, then clockwise.

    A seat with several hooks that do not commute is asked which acts first. `left` are
    the pairs of owner and card still to act.
    """

    SPEC: ClassVar[str] = "moment: str, args: tuple[int, ...], left: tuple[tuple[int, int], ...]"

    def __init__(
        self, moment: str, args: tuple[int, ...], left: tuple[tuple[int, int], ...]
    ) -> None:
        self.moment: Final = moment
        self.args: Final = args
        self.left: Final = left

    def _rivals(self) -> list[int]:
        """The cards of the seat whose turn it is to act."""
        return [card for owner, card in self.left if owner == self.left[0][0]]

    def _hook(self, s: State, card: int) -> Do:
        hook = s.rules.hook_of(self.moment, card)
        assert isinstance(hook, Do)
        return hook

    def run(self, s: State) -> bool:
        if not self.left:
            s.pop()
            return False
        rivals = self._rivals()
        if len(rivals) > 1 and not all([self._hook(s, card).commutes for card in rivals]):
            return True
        self.answer(s, self.left[0][0], (FIRST, self.left[0][1]))
        return False

    def question(self, s: State) -> Question:
        options = tuple([(FIRST, card) for card in sorted(self._rivals())])
        return Question(self.left[0][0], self.moment, ORDER, options, self.args)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        chosen = (seat, choice[1])
        left = tuple([pair for pair in self.left if pair != chosen])
        s.swap(Fire(self.moment, self.args, left))
        self._hook(s, choice[1]).act(s, Cue(choice[1], seat, self.args))

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        acts = choice[0] == FIRST and choice[1] in self._rivals()
        return None if acts else Reason(OTHER_QUESTION)


def fire(
    s: State, moment: DoMoment, seat: int, args: tuple[int, ...] = (), everyone: bool = True
) -> None:
    """Let what is in play act at a moment: everybody's rows, or only those of `seat`."""
    left: list[tuple[int, int]] = []
    for offset in range((s.seats if everyone else 1) if s.rules.attached[moment.name] else 0):
        owner = (seat + offset) % s.seats
        left.extend([(owner, at.card) for at in s.acting(owner, moment.name)])
    if left:
        s.push(Fire(moment.name, args, tuple(left)))


class Window(Frame):
    """Offer each possible responder a reaction, in order, until it passes."""

    SPEC: ClassVar[str] = "moment: str, order: tuple[int, ...], args: tuple[int, ...]"

    def __init__(self, moment: str, order: tuple[int, ...], args: tuple[int, ...] = ()) -> None:
        self.moment: Final = moment
        self.order: Final = order
        self.args: Final = args

    def _moment(self, s: State) -> OfferMoment:
        moment = s.rules.moments[self.moment]
        assert isinstance(moment, OfferMoment)
        return moment

    def run(self, s: State) -> bool:
        if not self.order:
            s.pop()
        return len(self.order) > 0

    def question(self, s: State) -> Question:
        moment = self._moment(s)
        seat = self.order[0]
        options = NO_THANKS + tuple(sorted(set(offers(s, moment, seat, self.args))))
        audience = only(seat) if moment.steady else PUBLIC
        return Question(
            seat, self.moment, PICK, options, self.args, NO_CARD, audience, moment.steady
        )

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        if choice[0] == PASS:
            s.swap(Window(self.moment, self.order[1:], self.args))
        else:
            reply(s, self._moment(s), seat, self.args, choice)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        reason = refusal(s, self._moment(s), seat, self.args, choice)
        return None if reason == ALLOWED else Reason(reason, choice[1:])


STOCK: Final = (Flow, Each, Ask, Together, Fire, Window)
