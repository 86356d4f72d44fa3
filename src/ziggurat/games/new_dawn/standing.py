"""Standing: what agendas were last counted from, so that most of them need no counting.

Owns the names of what an agenda may count, and what is remembered about a seat on a board when it
fulfilled nothing new. What is remembered follows from the position alone; it is never saved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ziggurat.games.new_dawn.rows import Agenda

# What an agenda counts of its seat: a mask.
CONTROL: Final = 1
REINFORCED: Final = 2
CITIES: Final = 4
ROWS: Final = 8
NATURALS: Final = 16
RESOURCES: Final = 32
CARDS: Final = 64
RECORD: Final = 128
# City-states on the map, whoever has none of them.
CITY_STATES: Final = 256
# What makes cities mature in another way, which may look at others.
MATURING_ROWS: Final = 512
MATURE_CITIES: Final = CONTROL | CITIES | ROWS | MATURING_ROWS
# Whatever there is: an agenda that does not say what it counts is counted after every step.
ANYTHING: Final = 1024
ALL_OF_IT: Final = 2 * ANYTHING - 1


class Standing:
    """What a seat had when it last had no victory card to claim or to give up.

    `counted` is what the agendas count that it could still claim or give up, `varying` are those
    of them that may count anything; `maturing` tells whether anything makes its cities mature in
    another way.
    """

    def __init__(
        self,
        victory: tuple[int, ...],
        claims: int,
        control: int,
        reinforced: int,
        cities: int,
        in_play: int,
        natural: int,
        resources: tuple[int, ...],
        row: tuple[int, ...],
        dial_record: int,
        city_states: int,
        counted: int,
        varying: tuple[Agenda, ...],
        maturing: bool,
    ) -> None:
        self.victory: Final = victory
        self.claims: Final = claims
        self.control: Final = control
        self.reinforced: Final = reinforced
        self.cities: Final = cities
        self.in_play: Final = in_play
        self.natural: Final = natural
        self.resources: Final = resources
        self.row: Final = row
        self.dial_record: Final = dial_record
        self.city_states: Final = city_states
        self.counted: Final = counted
        self.varying: Final = varying
        self.maturing: Final = maturing
