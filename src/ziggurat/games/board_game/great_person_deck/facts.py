"""Facts about great person cards that scenes can state and set up. Never used during play."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.board_game.great_person_deck.looking import finds_seen, known_faces, seen_at
from ziggurat.games.board_game.great_person_deck.state import person_deck
from ziggurat.games.board_game.holdings import refresh
from ziggurat.games.board_game.state import table
from ziggurat.kernel.state import State
from ziggurat.lib.bag import Bag
from ziggurat.lib.vec import put, put_row

Ints = tuple[int, ...]


def read_facedown(s: State, args: Ints) -> Ints:
    return person_deck(s).facedown[args[0]]


def write_facedown(s: State, args: Ints, values: Ints) -> None:
    d = person_deck(s)
    _take(s, d.facedown[args[0]], values)
    d.facedown = put_row(d.facedown, args[0], tuple(sorted(values)))
    refresh(table(s), args[0])


def read_faceup(s: State, args: Ints) -> Ints:
    return person_deck(s).faceup[args[0]]


def write_faceup(s: State, args: Ints, values: Ints) -> None:
    d = person_deck(s)
    _take(s, d.faceup[args[0]], values)
    d.faceup = put_row(d.faceup, args[0], tuple(sorted(values)))
    refresh(table(s), args[0])


def _take(s: State, back: Ints, out: Ints) -> None:
    """Put cards back into the deck and take others out of it."""
    d = person_deck(s)
    unknown = [card for card in (*d.deck.unknown, *back) if card not in out]
    discard = [card for card in d.deck.discard if card not in out]
    d.deck = Bag(d.deck.top, tuple(sorted(unknown)), tuple(discard))


def read_discards(s: State, args: Ints) -> Ints:
    return person_deck(s).deck.discard


def write_discards(s: State, args: Ints, values: Ints) -> None:
    d = person_deck(s)
    _take(s, d.deck.discard, values)
    d.deck = Bag(d.deck.top, d.deck.unknown, tuple(sorted(values)))


def read_supply(s: State, args: Ints) -> Ints:
    """How many markers of a type are left in the open supply."""
    return (table(s).people_bag.unknown.count(args[0]),)


def write_supply(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    others = [person for person in g.people_bag.unknown if person != args[0]]
    g.people_bag = Bag((), tuple(sorted([*others, *[args[0]] * values[0]])), ())


def read_blank(s: State, args: Ints) -> Ints:
    """The row of a seat's pyramid in which a card lies as a blank tech, 0 for none."""
    return (person_deck(s).blank[args[0]],)


def read_counters(s: State, args: Ints) -> Ints:
    return (person_deck(s).counters[args[0]],)


def write_counters(s: State, args: Ints, values: Ints) -> None:
    d = person_deck(s)
    d.counters = put(d.counters, args[0], values[0])


def read_lowered(s: State, args: Ints) -> Ints:
    """Techs of a seat that lie one row lower than their level."""
    return person_deck(s).lowered[args[0]]


def read_faces(s: State, args: Ints) -> Ints:
    """What a seat has seen under the token of a square."""
    return tuple([face[1] for face in known_faces(person_deck(s), args[0]) if face[0] == args[1]])


def write_faces(s: State, args: Ints, values: Ints) -> None:
    """Let a seat have looked under a token; who has done so before knows it as well."""
    d = person_deck(s)
    seat, square = args
    mask = sum([face[2] for face in d.faces if face[0] == square]) | 1 << seat
    others = [face for face in d.faces if face[0] != square]
    d.faces = tuple(sorted([*others, *[(square, find, mask) for find in values]]))


def read_seen(s: State, args: Ints) -> Ints:
    """The facedown markers that a seat knows another to have."""
    return finds_seen(person_deck(s), s.seats, args[0], args[1])


def write_seen(s: State, args: Ints, values: Ints) -> None:
    d = person_deck(s)
    d.seen = put_row(d.seen, seen_at(s.seats, args[0], args[1]), tuple(sorted(values)))


DECK_FACTS: Final = (
    Fact("facedown_people", ("seat",), "person_card", read_facedown, write_facedown, many=True),
    Fact("faceup_people", ("seat",), "person_card", read_faceup, write_faceup, many=True),
    Fact("discarded_people", (), "person_card", read_discards, write_discards, many=True),
    Fact("people_left", ("great_person",), "number", read_supply, write_supply),
    Fact("blank_tech", ("seat",), "number", read_blank),
    Fact("person_counters", ("seat",), "number", read_counters, write_counters),
    Fact("lowered_techs", ("seat",), "tech", read_lowered, many=True),
    Fact("seen_under", ("seat", "square"), "row", read_faces, write_faces, many=True),
    Fact("seen_finds", ("seat", "seat"), "row", read_seen, write_seen, many=True),
)
