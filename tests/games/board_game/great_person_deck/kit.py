"""The laid-out table of The Board Game with the great person deck.

p1 and p2 have their capitals beside `OURS` and `THEIRS`, squares on which a marker may stand.
"""

from __future__ import annotations

from typing import Final

from tests.games.board_game.fame_and_fortune import kit as fame
from tests.games.board_game.kit import open_map, resting, state
from tests.kit.table import Position
from ziggurat import api
from ziggurat.games.board_game.culture.people import GREAT_PERSON
from ziggurat.kernel.flows import Flow

DECK: Final = "great_person_deck"
OURS: Final = "A13"
THEIRS: Final = "H12"


def deck_rules() -> api.Rules:
    """The rules with the deck."""
    return fame.fame_rules(DECK)


def people(seats: int = 2) -> Position:
    """The table as setup leaves it, without civilizations, techs and units."""
    return fame.laid_out(seats, DECK)


def holding(card: str, person: str, seats: int = 2, up: bool = False) -> Position:
    """p1 has a card, facedown or faceup, and a marker of its type on the map."""
    t = people(seats).set(f"marker {OURS}", person)
    return t.set(f"{'faceup' if up else 'facedown'}_people p1", card)


def country(t: Position) -> Position:
    """All tiles are turned up."""
    return open_map(t)


def gaining(t: Position, seat: int = 0) -> Position:
    """A seat is about to gain a great person."""
    return t.at(resting(0), Flow(GREAT_PERSON, seat))


def told(t: Position, key: str) -> list[tuple[int, ...]]:
    """What was told under a key: who did it and what."""
    return [(event.seat, *event.args) for event in t.state.journal or [] if event.key == key]


def in_play(t: Position, seat: int, card: str) -> bool:
    """Tell whether a card acts for a seat."""
    return state(t).holds(seat, t.rules.kinds["row"].parse(card))
