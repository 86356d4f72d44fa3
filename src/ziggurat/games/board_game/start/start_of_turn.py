"""Start of Turn: what a seat may do before the Trade phase.

Owns the frame of a seat's own part of the phase and the steps around it. What founding a city,
changing the government and sending scouts mean is in their own files.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.cities.markers import place_marker
from ziggurat.games.board_game.content.governments import ANARCHY
from ziggurat.games.board_game.culture.people import may_settle, settling_squares
from ziggurat.games.board_game.moments import START_OF_TURN
from ziggurat.games.board_game.start.founding import found_city, founders, may_found
from ziggurat.games.board_game.start.gathering import gather_anew, send_scouts
from ziggurat.games.board_game.start.governments import (
    adopt,
    governments_open,
    knows_another_government,
    may_govern,
    open_windows,
    tech_of,
)
from ziggurat.games.board_game.start.reasons import (
    GOVERNMENT_UNKNOWN,
    JUST_REPLACED,
    NOT_IN_RESERVE,
)
from ziggurat.games.board_game.state import Table, seat_order, table
from ziggurat.games.board_game.turn.own_part import OwnPart, part_question
from ziggurat.games.board_game.turn.phases import refused
from ziggurat.games.board_game.turn.responding import could_answer
from ziggurat.games.board_game.turn.secrets import hides_something
from ziggurat.games.board_game.verbs import FOUND, GOVERN, SETTLE
from ziggurat.games.board_game.victory import check_victory
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import offers, refusal, reply
from ziggurat.kernel.flows import Each
from ziggurat.kernel.question import Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put_row, without
from ziggurat.lib.ways import Way, against, carry_out, listed

# The flow of a seat's own part, named as its moment.
START: Final = START_OF_TURN.name


# What a seat may do


def may_leave(g: Table, seat: int, person: int) -> int:
    """The reason why a great person may not come out of the reserve now.

    Rules: cb.gp.no_moving_on_map, cb.gp.replaced_goes_to_reserve
    """
    there = g.reserve[seat].count(person)
    if not there:
        return NOT_IN_RESERVE
    return ALLOWED if there > g.used[seat].count(person) else JUST_REPLACED


def foundings(s: State, seat: int) -> list[Choice]:
    return founders(table(s), seat)


def test_founding(s: State, seat: int, choice: Choice) -> int:
    return may_found(table(s), seat, choice[2], choice[1])


def found(s: State, seat: int, choice: Choice) -> None:
    found_city(table(s), seat, choice[2], choice[1])


def changes(s: State, seat: int) -> list[Choice]:
    return [(GOVERN, row) for row in governments_open(table(s), seat)]


def test_change(s: State, seat: int, choice: Choice) -> int:
    return may_govern(table(s), seat, choice[1])


def change(s: State, seat: int, choice: Choice) -> None:
    adopt(table(s), seat, choice[1])


def settlings(s: State, seat: int) -> list[Choice]:
    """All squares for each great person who waits."""
    g = table(s)
    people = [at for at in sorted(set(g.reserve[seat])) if may_leave(g, seat, at) == ALLOWED]
    if not people:
        return []
    squares = settling_squares(g, seat)
    options: list[Choice] = []
    for person in people:
        options.extend([(SETTLE, person, square) for square in squares])
    return options


def test_settling(s: State, seat: int, choice: Choice) -> int:
    reason = may_leave(table(s), seat, choice[1])
    return may_settle(table(s), seat, choice[2]) if reason == ALLOWED else reason


def settle(s: State, seat: int, choice: Choice) -> None:
    g = table(s)
    g.reserve = put_row(g.reserve, seat, without(g.reserve[seat], choice[1]))
    place_marker(g, seat, choice[2], choice[1])


START_WAYS: Final = (
    Way(FOUND, foundings, test_founding, found),
    Way(GOVERN, changes, test_change, change),
    Way(SETTLE, settlings, test_settling, settle),
)


# All that a seat may do if nothing else is open to it.
ONLY_ANARCHY: Final = ((PASS,), (GOVERN, ANARCHY))


def start_options(g: Table, seat: int) -> tuple[Choice, ...]:
    """Everything that a seat may do now, ascending."""
    options: list[Choice] = [(PASS,), *listed(START_WAYS, g, seat)]
    options.extend(offers(g, START_OF_TURN, seat, ()))
    return tuple(sorted(set(options)))


def is_idle(g: Table, seat: int, options: tuple[Choice, ...]) -> bool:
    """Tell whether everybody can see that a seat could do nothing but fall into useless Anarchy.

    Anarchy leads to another government, so it is useless to a seat that knows no other. What the
    seat holds facedown must not matter, only what it might hold.
    Rules: cb.start.idle_unasked
    """
    if options != ONLY_ANARCHY or knows_another_government(g, seat):
        return False
    return not (hides_something(g, seat) and could_answer(g, START_OF_TURN, seat, ()))


class StartOfTurn(OwnPart):
    """A seat does in any order what it may do in Start of Turn, until it passes.

    Rules: cb.start.order_free, cb.start.place_reserve_great_people, cb.city.several_per_turn
    """

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.start.order_free", "cb.start.place_reserve_great_people", "cb.city.several_per_turn",
        "cb.city.founding_optional", "cb.gov.change_only_start_of_turn", "cb.start.idle_unasked",
    )  # fmt: skip

    def question(self, s: State) -> Question:
        g = table(s)
        options = start_options(g, self.seat)
        if is_idle(g, self.seat, options):
            options = ((PASS,),)  # which answers itself
        return part_question(g, self.seat, START_OF_TURN, options)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == PASS:
            g.pop()
        elif not carry_out(START_WAYS, g, seat, choice):
            reply(g, START_OF_TURN, seat, (), choice)
        check_victory(g)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        g = table(s)
        reason = against(START_WAYS, g, seat, choice)
        if reason == OTHER_QUESTION:
            reason = refusal(g, START_OF_TURN, seat, (), choice)
        facts = choice[1:]
        if reason == GOVERNMENT_UNKNOWN:
            facts = (choice[1], tech_of(g, choice[1]))
        return refused(g, seat, reason, choice, facts)


def in_start_of_turn(g: Table, seat: int) -> bool:
    """Tell whether a seat's own part of this Start of Turn goes on or is still to come."""
    for frame in g.stack:
        if isinstance(frame, StartOfTurn) and frame.seat == seat:
            return True
        if isinstance(frame, Each) and frame.name == START and seat in frame.order:
            return True
    return False


def begin_start_of_turn(s: State, seat: int) -> None:
    """The phase begins: seats act one after the other."""
    g = table(s)
    open_windows(g)
    g.push(Each(START, seat_order(g)))


# A seat's own part


def begin_gathering(s: State, seat: int) -> None:
    """Scouts that were put on the map since gather from now on."""
    g = table(s)
    gather_anew(g, seat)
    check_victory(g)


def begin_acting(s: State, seat: int) -> None:
    """Let the seat do what it may do."""
    s.push(StartOfTurn(seat))


START_STEPS: Final = (
    Step("gather", begin_gathering),
    Step("act", begin_acting),
    Step("send scouts", send_scouts),
)
