"""Looking under huts and villages: what Zheng He shows, and who knows it from then on.

Owns the faces of markers on the map that were looked at, and what seats know of markers that lie
facedown before others. Such a marker stays in its pile until somebody takes it off the map.

A seat knows what is certain: a marker that its owner shows is gone, and after one has changed hands
facedown one marker fewer of each kind is certain. It depends on nothing that the seat cannot see.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.fight import steady_draw
from ziggurat.games.board_game.great_person_deck.reasons import NO_USE_NOW
from ziggurat.games.board_game.great_person_deck.state import PersonDeck, person_deck
from ziggurat.games.board_game.ids import HUT, NONE, VILLAGE
from ziggurat.games.board_game.movement.moments import (
    FIND_LEFT,
    FIND_TAKEN,
    FIXED_FACE,
    KNOWN_FINDS,
    UNDER_TOKENS,
)
from ziggurat.games.board_game.movement.villages import draws, find_row
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.trade.goods import back_of
from ziggurat.games.board_game.verbs import DRAW_HUT, DRAW_VILLAGE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Adjust, Cue, Do, Hook
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import Question, only
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State
from ziggurat.lib.vec import Layer, put_row, with_sorted, without

Ints = tuple[int, ...]

# What is known


def knows_face(face: Ints, seat: int) -> bool:
    """Tell whether a seat has looked under a token."""
    return seat >= 0 and (face[2] >> seat) & 1 == 1


def known_faces(d: PersonDeck, seat: int) -> tuple[Ints, ...]:
    """Squares that a seat has looked at, each with its find."""
    return tuple([face[:2] for face in d.faces if knows_face(face, seat)])


def finds_seen(d: PersonDeck, seats: int, seat: int, owner: int) -> Layer:
    """The finds that a seat knows an owner to have, ascending."""
    return d.seen[seen_at(seats, seat, owner)] if seat >= 0 else ()


def seen_at(seats: int, seat: int, owner: int) -> int:
    """Where `seen` has what a seat knows of an owner."""
    return seat * seats + owner


def tokens_on_map(g: Table) -> list[int]:
    """The squares of huts and villages, ascending."""
    return [square for square, token in enumerate(g.tokens) if token in (HUT, VILLAGE)]


# Looking


def can_look(s: State, cue: Cue) -> int:
    """The reason why there is nothing to look at."""
    g = table(s)
    others = [finds for owner, finds in enumerate(g.facedown_finds) if owner != cue.owner]
    return ALLOWED if tokens_on_map(g) or any(others) else NO_USE_NOW


def look_around(s: State, cue: Cue) -> None:
    """Zheng He: look at all huts and villages, on the map and before others."""
    g, d, seat = table(s), person_deck(s), cue.owner
    g.unveil()
    for owner in range(g.seats):
        if owner != seat:
            d.seen = put_row(d.seen, seen_at(g.seats, seat, owner), g.facedown_finds[owner])
            for find in g.facedown_finds[owner]:
                g.note("saw_find", seat, (find, owner), audience=only(seat))
    before = d.faces
    d.faces = tuple([(square, find, mask | 1 << seat) for square, find, mask in before])
    for square, find, _ in before:
        g.note("saw_under", seat, (find, square), audience=only(seat))
    g.push(LookUnder(seat))


class LookUnder(Frame):
    """A seat looks under all huts and villages of the map, one after the other."""

    SPEC: ClassVar[str] = "seat: int"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def _next(self, g: Table) -> int:
        """The first square that nobody has looked at, or `NONE`."""
        fixed = [face[0] for face in person_deck(g).faces]
        for square in tokens_on_map(g):
            if square not in fixed:
                return square
        return NONE

    def run(self, s: State) -> bool:
        if self._next(table(s)) != NONE:
            return True
        s.pop()
        return False

    def question(self, s: State) -> Question:
        g = table(s)
        hut = g.tokens[self._next(g)] == HUT
        finds, copies = draws(g, g.hut_bag if hut else g.village_bag)
        verb = DRAW_HUT if hut else DRAW_VILLAGE
        options = tuple([(verb, find) for find in finds])
        return steady_draw("look_under", options, copies, only(self.seat))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g, d = table(s), person_deck(s)
        square = self._next(g)
        d.faces = tuple(sorted([*d.faces, (square, choice[1], 1 << self.seat)]))
        g.note("saw_under", self.seat, (choice[1], square), audience=only(self.seat))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


# What the rules of the base game ask


def fixed_face(s: State, cue: Cue, value: int) -> int:
    """What lies under a token that was looked at."""
    for square, find, _ in person_deck(s).faces:
        if square == cue.args[0]:
            return find
    return value


def under_tokens(s: State, cue: Cue, value: int) -> int:
    """How many copies of a find lie under tokens that were looked at."""
    return value + len([face for face in person_deck(s).faces if face[1] == cue.args[0]])


def known_finds(s: State, cue: Cue, value: int) -> int:
    """How many copies of a find a seat knows to be somewhere."""
    d = person_deck(s)
    find, owner = cue.args
    if owner == NONE:
        return value + [face[1] for face in known_faces(d, cue.owner)].count(find)
    return value + finds_seen(d, s.seats, cue.owner, owner).count(find)


# Books


def take_face(s: State, cue: Cue) -> None:
    """A marker leaves the map: who has looked at it knows who keeps it."""
    g, d = table(s), person_deck(s)
    square, find = cue.args
    for face in d.faces:
        if face[0] == square:
            for seat in range(g.seats):
                if knows_face(face, seat) and seat != cue.owner and is_kept(g, find):
                    at = seen_at(g.seats, seat, cue.owner)
                    d.seen = put_row(d.seen, at, with_sorted(d.seen[at], find))
    d.faces = tuple([face for face in d.faces if face[0] != square])


def is_kept(g: Table, find: int) -> bool:
    """Tell whether a find lies facedown before who takes it."""
    return find_row(g, find).at_once is None


def lose_sight(s: State, cue: Cue) -> None:
    """A marker leaves its owner: of what others know, what is no longer certain is forgotten."""
    g, d = table(s), person_deck(s)
    find, receiver = cue.args
    for seat in range(g.seats):
        at = seen_at(g.seats, seat, cue.owner)
        if not d.seen[at]:
            continue
        gone = [find]
        if receiver not in (NONE, seat):
            back = back_of(g, find)
            gone = [row for row in set(d.seen[at]) if back_of(g, row) == back]
        for row in gone:
            if row in d.seen[at]:
                d.seen = put_row(d.seen, at, without(d.seen[at], row))


LOOKING_HOOKS: Final[tuple[Hook, ...]] = (
    Adjust(FIXED_FACE, fixed_face),
    Adjust(UNDER_TOKENS, under_tokens),
    Adjust(KNOWN_FINDS, known_finds),
    Do(FIND_TAKEN, take_face),
    Do(FIND_LEFT, lose_sight),
)
