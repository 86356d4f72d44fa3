"""Games that computer players played, so that tests of the page need not begin at the start.

Owns the recorded games and how a moment of one is found. Each is played once per process.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from ziggurat import api
from ziggurat.arena.runner import run_match
from ziggurat.match.save import dump
from ziggurat.players.greedy import GreedyPlayer
from ziggurat.players.player import Budget

SEED: Final = bytes(32)
BUDGET: Final = Budget(60.0)
FIRST_GAME: Final = (("map", "first-game"),)
Options = tuple[tuple[str, str], ...]


class Moment(NamedTuple):
    """What is asked after an entry, and of whom."""

    entry: int
    seat: int
    topic: str


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
    match = api.Match.new(api.build(game, modules, dict(options)), seats, SEED)
    moments: list[Moment] = []

    def watch(match: api.Match) -> None:
        for question in match.questions(api.NOBODY):
            moments.append(Moment(match.next_entry - 1, question.seat, question.topic))

    watch(match)
    players = [GreedyPlayer(api.Seeded(seat)) for seat in range(seats)]
    run_match(match, players, BUDGET, limit=limit, watch=watch)
    return Played(match, tuple(moments))


def new_dawn(seats: int = 2) -> Played:
    """A whole game of A New Dawn on the map for beginners."""
    return played("new-dawn", seats, FIRST_GAME)


def save_at(game: Played, entry: int) -> bytes:
    """A save that ends with an entry, with the dice that follow in the recorded game."""
    return dump(game.match.fork(entry, SEED))
