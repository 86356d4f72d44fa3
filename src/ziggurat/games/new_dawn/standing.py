"""Standing: what agendas were last counted from, so that most of them need no counting.

Owns what is remembered about a seat on a board when it fulfilled nothing new. What is
remembered follows from the position alone; it is never saved.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.rows import Agenda


class Standing:
    """What a seat had when it last had no victory card to claim or to give up.

    `varying` are those agendas that may be fulfilled though nothing of this has changed.
    """

    def __init__(
        self,
        victory: tuple[int, ...],
        claims: int,
        control: int,
        cities: int,
        in_play: int,
        natural: int,
        dial_record: int,
        city_states: int,
        varying: tuple[Agenda, ...],
    ) -> None:
        self.victory: Final = victory
        self.claims: Final = claims
        self.control: Final = control
        self.cities: Final = cities
        self.in_play: Final = in_play
        self.natural: Final = natural
        self.dial_record: Final = dial_record
        self.city_states: Final = city_states
        self.varying: Final = varying
