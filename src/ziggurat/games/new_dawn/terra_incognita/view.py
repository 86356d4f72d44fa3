"""What each seat may know of what Terra Incognita adds.

Everything lies open but the stack of tiles: of those that were looked at and put back, a seat
sees the ones it knows. A view lists spaces instead of masks, so that any client can read it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.terra_incognita.exploration.stack import stack_size
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.view import listed
from ziggurat.kernel.question import may_see
from ziggurat.kernel.record import Record
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


class UnknownView(Record):
    """What Terra Incognita adds to the table, as one seat sees it.

    By seat: `armies`, `districts` (the space of each kind), `governments`, `governed` (the
    focus card with the token of the government) and `partners`. `stack` is how many tiles are
    left; `top` and `bottom` are those that somebody has looked at, outermost first, each by its
    number if the seat knows it. `forts` are spaces, `priced` wonders in the offer with a trade
    token.
    """

    SPEC: ClassVar[str] = (
        "armies: tuple[tuple[int, ...], ...], districts: tuple[tuple[int, ...], ...], "
        "governments: tuple[int, ...], partners: tuple[int, ...], stack: int, "
        "top: tuple[int, ...], bottom: tuple[int, ...], forts: tuple[int, ...], "
        "priced: tuple[int, ...], governed: tuple[int, ...]"
    )

    def __init__(
        self,
        armies: tuple[Ints, ...],
        districts: tuple[Ints, ...],
        governments: Ints,
        partners: Ints,
        stack: int,
        top: Ints,
        bottom: Ints,
        forts: Ints,
        priced: Ints,
        governed: Ints,
    ) -> None:
        self.armies: Final = armies
        self.districts: Final = districts
        self.governments: Final = governments
        self.partners: Final = partners
        self.stack: Final = stack
        self.top: Final = top
        self.bottom: Final = bottom
        self.forts: Final = forts
        self.priced: Final = priced
        self.governed: Final = governed


def view_unknown(s: State, seat: int) -> Record:
    """Build what a seat may know; a spectator knows what all know."""
    u = unknown(s)
    return UnknownView(
        u.armies, u.districts, u.governments, u.partners, stack_size(u),
        tuple([known(at, seat) for at in u.top]), tuple([known(at, seat) for at in u.bottom]),
        listed(u.forts), listed(u.priced), u.governed,
    )  # fmt: skip


def known(looked: tuple[int, int], seat: int) -> int:
    """A tile that was looked at, or `NONE` for a seat that does not know it."""
    tile, knowers = looked
    return tile if may_see(knowers, seat) else NONE
