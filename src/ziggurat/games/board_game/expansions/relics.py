"""Relics: markers on the map that the first army to end there claims.

Owns the row class and claiming. Where relics lie is printed on their tiles; what they forbid
meanwhile is on their rows, and so is what they give.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias, cast

from ziggurat.games.board_game.board.ground import with_token
from ziggurat.games.board_game.content.tiles import grounds
from ziggurat.games.board_game.ids import NO_TOKEN
from ziggurat.games.board_game.rows.tile import Tile
from ziggurat.games.board_game.rows.token import Token
from ziggurat.games.board_game.state import table
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.reason import ReasonKind
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

if TYPE_CHECKING:
    from ziggurat.games.board_game.state import Table

# Table, claimant and the relic's row.
GiveIt: TypeAlias = "Callable[[Table, int, int], None]"

RELIC_NEEDS_ARMY: Final = 300
RELIC_BESIDE: Final = 301
RELIC_HERE: Final = 302


def relic_reasons(box: str) -> tuple[ReasonKind, ...]:
    """Refusals around relics, each with its rule in the ledger of a box."""
    return (
        ReasonKind(RELIC_NEEDS_ARMY, "relic_needs_army", f"{box}.relic.scouts_need_escort"),
        ReasonKind(RELIC_BESIDE, "relic_beside", f"{box}.relic.no_adjacent_city"),
        ReasonKind(RELIC_HERE, "relic_here", f"{box}.relic.no_building"),
    )


def enter_relic(s: State, seat: int, square: int, armies: int) -> bool:
    """An army that ends its move there claims the relic, after it has met whoever is there.

    Rules: ff.relic.claim, ff.relic.by_moving_only, ww.relic.claim
    """
    if armies:
        s.push(ClaimRelic(seat, square))
    return False


class Relic(Token):
    """A relic: armies pass it, and what is around it stays as it is until it `gives`.

    Rules: ff.relic.passing, ff.relic.scouts_need_escort, ff.relic.republic_no_exception,
    ff.relic.no_adjacent_city, ff.relic.no_building, ff.relic.no_alteration, and those of the same
    names of the second expansion
    """

    def __init__(self, number: int, name: str, code: int, gives: GiveIt) -> None:
        super().__init__(
            number,
            name,
            code,
            enter_relic,
            stops=False,
            scouts=RELIC_NEEDS_ARMY,
            beside=RELIC_BESIDE,
            under=RELIC_HERE,
            keeps=RELIC_HERE,
        )
        self.gives: Final = gives


class ClaimRelic(Frame):
    """An army has ended its move at a relic: its owner takes the marker, if it still stands there.

    Rules: ff.relic.claim, ff.relic.once_per_game, ff.relic.normal_afterwards, ww.relic.claim,
    ww.relic.normal_afterwards
    """

    SPEC: ClassVar[str] = "seat: int, square: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ff.relic.claim", "ff.relic.once_per_game", "ww.relic.claim", "ww.relic.normal_afterwards",
    )  # fmt: skip

    def __init__(self, seat: int, square: int) -> None:
        self.seat: Final = seat
        self.square: Final = square

    def run(self, s: State) -> bool:
        g = table(s)
        g.pop()
        if self.square in g.armies[self.seat]:
            relic = cast(Relic, g.printed.tokens[g.tokens[self.square]])
            g.tokens = put(g.tokens, self.square, NO_TOKEN)
            g.note("claimed_relic", self.seat, (relic.number, self.square))
            relic.gives(g, self.seat, relic.number)
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.square)


def relic_tile(number: int, name: str, rows: str, square: int, code: int) -> Tile:
    """A tile with the relic of a code on one of its squares."""
    found = list(grounds(rows))
    found[square] = with_token(found[square], code)
    return Tile(number, name, tuple(found), home=False)
