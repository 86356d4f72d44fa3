"""Great people: drawing one, and placing it or keeping it.

Owns where a great person may stand. What it yields is read from its square.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.board.sites import outskirts
from ziggurat.games.board_game.board.yields import blockaded
from ziggurat.games.board_game.cities.markers import may_cover, place_marker
from ziggurat.games.board_game.culture.moments import PEOPLE_DRAWN, PERSON_GAINED
from ziggurat.games.board_game.ids import CITY_SLOTS, NONE
from ziggurat.games.board_game.movement.figures import is_water
from ziggurat.games.board_game.reasons import BLOCKADED, NOT_IN_OUTSKIRTS, NOT_ON_WATER
from ziggurat.games.board_game.state import Table, city_id, table
from ziggurat.games.board_game.verbs import DRAW_PERSON, KEEP, SETTLE, TAKE_PERSON
from ziggurat.games.board_game.victory import check_victory
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.flows import Flow, fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import CARD, SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put_row, with_sorted, without

# The flow of a gain; a module may draw otherwise.
GREAT_PERSON: Final = "great person"


def gain_person(g: Table, seat: int) -> None:
    """Let a seat gain a great person, which it places or, unless setup, may keep.

    Rules: cb.gp.random_draw, cb.gp.place_or_keep, cb.gp.pile_empty
    """
    if g.people_bag.size():
        g.push(Flow(GREAT_PERSON, seat))


def draw_person(s: State, seat: int) -> None:
    """Draw great people for a seat, usually one, of which it takes one."""
    s.push(DrawPerson(seat, adjusted(s, PEOPLE_DRAWN, seat, (), 1), ()))


def receive_person(g: Table, seat: int, person: int) -> None:
    """Give a seat a great person that is in nobody's hands; during setup it has to be placed."""
    fire(g, PERSON_GAINED, seat, (person,), everyone=False)
    setup = any([isinstance(frame, Flow) and frame.name == "setup" for frame in g.stack])
    g.push(SettlePerson(seat, person, not setup))


def may_settle(g: Table, seat: int, square: int) -> int:
    """The reason why a great person of a seat may not be put on a square.

    Rules: cb.gp.place_any_own_city, cb.gp.not_on_water, cb.blockade.no_marker_placement
    """
    own = g.lands[square] if square < len(g.lands) else NONE
    if not city_id(seat, 0) <= own < city_id(seat, CITY_SLOTS):
        return NOT_IN_OUTSKIRTS
    if is_water(g, square):
        return NOT_ON_WATER
    return BLOCKADED if blockaded(g, seat, square) else may_cover(g, square)


def settling_squares(g: Table, seat: int) -> list[int]:
    """Where a seat may put a great person, ascending."""
    found: list[int] = []
    for slot in range(CITY_SLOTS):
        found.extend([at for at in outskirts(g, seat, slot) if may_settle(g, seat, at) == ALLOWED])
    return sorted(found)


def keep_person(g: Table, seat: int, person: int) -> None:
    """Put a great person in a seat's reserve."""
    g.reserve = put_row(g.reserve, seat, with_sorted(g.reserve[seat], person))
    g.note("kept_person", seat, (person,))


class DrawPerson(Frame):
    """Great people are drawn from the facedown pile; of several a seat takes one.

    `left` are to be drawn still; those that are not taken go back.  Rules: cb.gp.random_draw
    """

    SPEC: ClassVar[str] = "seat: int, left: int, drawn: tuple[int, ...]"
    CITES: ClassVar[tuple[str, ...]] = ("cb.gp.random_draw", "cb.setup.great_people_pile")

    def __init__(self, seat: int, left: int, drawn: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.drawn: Final = drawn

    def run(self, s: State) -> bool:
        g = table(s)
        if self.left and g.people_bag.size():
            return True
        if len(self.drawn) > 1:
            return True
        g.pop()
        if self.drawn:
            receive_person(g, self.seat, self.drawn[0])
        return False

    def question(self, s: State) -> Question:
        g = table(s)
        if self.left and g.people_bag.size():
            people, copies = g.people_bag.draws()
            return chance("draw_person", tuple([(DRAW_PERSON, at) for at in people]), copies)
        options = tuple([(TAKE_PERSON, at) for at in sorted(set(self.drawn))])
        return Question(self.seat, "take_person", CARD, options)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == TAKE_PERSON:
            g.pop()
            g.people_bag = g.people_bag.return_unknown(without(self.drawn, choice[1]))
            receive_person(g, seat, choice[1])
            return
        g.people_bag = g.people_bag.draw(choice[1])
        g.note("drew_person", self.seat, (choice[1],))
        g.swap(DrawPerson(self.seat, self.left - 1, with_sorted(self.drawn, choice[1])))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


class SettlePerson(Frame):
    """A seat puts a great person it has gained into its lands, or keeps it.

    Without any square it is kept whatever was asked.
    Rules: cb.gp.place_or_keep, cb.gp.place_any_own_city
    """

    SPEC: ClassVar[str] = "seat: int, person: int, keep: bool"
    CITES: ClassVar[tuple[str, ...]] = ("cb.gp.place_or_keep", "cb.gp.place_any_own_city")

    def __init__(self, seat: int, person: int, keep: bool) -> None:
        self.seat: Final = seat
        self.person: Final = person
        self.keep: Final = keep

    def question(self, s: State) -> Question:
        squares = settling_squares(table(s), self.seat)
        options: list[Choice] = [(SETTLE, self.person, square) for square in squares]
        if self.keep or not squares:
            options.append((KEEP, self.person))
        return Question(self.seat, "settle_person", SPACE, tuple(options), (self.person,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == KEEP:
            keep_person(g, seat, self.person)
        else:
            place_marker(g, seat, choice[2], self.person)
            check_victory(g)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != SETTLE or choice[1] != self.person:
            return Reason(OTHER_QUESTION)
        reason = may_settle(table(s), seat, choice[2])
        return None if reason == ALLOWED else Reason(reason, choice[2:])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.person)
