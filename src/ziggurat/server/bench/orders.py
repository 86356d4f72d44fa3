"""Orders: what a bench tells its load generator, and what comes back.

Owns the form of both: one JSON object on each line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

Way: TypeAlias = Literal["socket", "post"]


class Order(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower):
    """What is to be done with the crowd of a name."""

    name: str


class Relays(Order, frozen=True):
    """Sit down at the tables of a relay; moves go by socket or by request."""

    port: int
    tables: int
    seats: int
    way: Way


class Tables(Order, frozen=True):
    """Sit down at tables of a server, with `games` at each, one after the other.

    Choices go by socket or by request. At each table `ahead` of them are made before anybody
    measures.
    """

    port: int
    game: str
    tables: int
    games: int
    seats: int
    longest: int
    way: Way
    ahead: int = 0


class Rush(Order, frozen=True):
    """Let everybody move as soon as they can."""

    seconds: float


class Pace(Order, frozen=True):
    """Let one move be made at each table every so many seconds."""

    seconds: float
    every: float


class Leave(Order, frozen=True):
    """Stand up and go."""


class Heard(msgspec.Struct, frozen=True):
    """How it went: moves that all seats were told of, and how long that took each time.

    `busy` is the share of a core that the load generator itself took. `all_moves` are also
    those before and after the measured time.
    """

    moves: int = 0
    all_moves: int = 0
    seconds: float = 0.0
    busy: float = 0.0
    p50: float = 0.0
    p95: float = 0.0
    p99: float = 0.0
    fault: str = ""


ORDER: Final = msgspec.json.Decoder(Relays | Tables | Rush | Pace | Leave)
HEARD: Final = msgspec.json.Decoder(Heard)


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not exceed; 0 without any.

    >>> percentile([1.0, 2.0, 3.0, 4.0], 0.5), percentile([1.0, 2.0, 3.0, 4.0], 0.99)
    (2.0, 4.0)
    """
    if not values:
        return 0.0
    at = max(0, -int(-share * len(values) // 1) - 1)
    return sorted(values)[at]
