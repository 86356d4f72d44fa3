"""Facts about victory that scenes can state and set up, and clients can ask for.

Each folder has the facts of its own topic. They are never used during play.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Ending
from ziggurat.games.new_dawn.board.supplies import unused_tokens
from ziggurat.games.new_dawn.fields import LIST, MASK, fact
from ziggurat.games.new_dawn.masks import mask_of
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


def write_victory(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    g.victory = tuple(sorted(values))
    for realm in g.realms:
        realm.in_play |= mask_of(list(values))


def write_claims(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    g.realms[args[0]].claims = mask_of(list(values))
    mark_claims(g, args[0])


def mark_claims(g: Table, seat: int) -> None:
    """Mark completed cards with control tokens, as far as those on the map leave any."""
    realm = g.realms[seat]
    realm.markers = 0
    realm.markers = min(realm.claims.bit_count(), max(0, unused_tokens(g, seat)))


VICTORY_FACTS: Final = (
    fact("victory", (), "victory_card", "victory", LIST, write_victory),
    fact("claims", ("seat",), "victory_card", "claims", MASK, write_claims),
)


def reach_agendas(s: State, seat: int) -> None:
    """Let a seat have completed every victory card."""
    write_claims(s, (seat,), table(s).victory)


# For checks: how the game ends.
ENDINGS: Final = (Ending("agendas", reach_agendas),)
