"""Games that computer players played, so that tests of the page need not begin at the start.

Owns how a moment of a recorded game is found. Where the records come from is in `recording.py`.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from tests.page.kit.recording import SEED, Moment, Scope, record_of
from ziggurat import api
from ziggurat.match.save import dump, load

FIRST_GAME: Final = (("map", "first-game"),)
Options = tuple[tuple[str, str], ...]


class Played(NamedTuple):
    """A game with all its moments."""

    match: api.Match
    moments: tuple[Moment, ...]

    def first(self, topic: str, seat: int = 0, since: int = 0) -> int:
        """The first entry after which a seat is asked about a topic."""
        return self._entries(topic, seat, since)[0]

    def last(self, topic: str, seat: int = 0, back: int = 0) -> int:
        """The last such entry, or the one so many before it."""
        return self._entries(topic, seat, 0)[-1 - back]

    def _entries(self, topic: str, seat: int, since: int) -> list[int]:
        asked = (topic, seat)
        return [at.entry for at in self.moments if (at.topic, at.seat) == asked if at.entry > since]


@cache
def played(
    game: str,
    seats: int,
    options: Options = (),
    limit: int = 10_000,
    modules: tuple[str, ...] = (),
) -> Played:
    """A game between greedy players, to its end or to a number of decisions."""
    record = record_of(Scope(game, seats, dict(options), limit, modules))
    return Played(load(record.save, api.games()), record.moments)


def new_dawn(seats: int = 2) -> Played:
    """A whole game of A New Dawn on the map for beginners."""
    return played("new-dawn", seats, FIRST_GAME)


def save_at(game: Played, entry: int) -> bytes:
    """A save that ends with an entry, with the dice that follow in the recorded game."""
    return dump(game.match.fork(entry, SEED))
