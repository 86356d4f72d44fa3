"""The expansion's own shell: everything on the table that the base game does not know.

Owns the facts only. Armies are spaces, `ON_CARD` or `LOCKED`, like caravans. A district is a
control token of its seat as well (`Realm.control`), so only its kind and place are kept here.
"""

from __future__ import annotations

from typing import ClassVar, cast

from ziggurat.games.new_dawn.ids import LOCKED, NONE, NOWHERE, ON_CARD
from ziggurat.games.new_dawn.terra_incognita.ids import DISTRICTS
from ziggurat.kernel.record import Shell
from ziggurat.kernel.state import State


class Unknown(Shell):
    """What Terra Incognita adds to the table.

    By seat: `armies`, `districts` (the space of each kind or `NOWHERE`), `governments` (the row
    or `NONE`), `governed` (the focus card on which its token lies, or `NONE`), `partners` (whose
    diplomacy cards Poland may hold without limit, or `NONE`).
    `unseen` are the tiles of the stack in nobody's knowledge; `top` and `bottom` those that were
    looked at and put back, outermost first, each with the mask of seats that know it. Tiles are
    drawn from the bottom. `forts` are the spaces of forts, a mask; `priced` the wonders in the
    offer with a trade token, a mask.
    """

    SPEC: ClassVar[str] = (
        "armies: tuple[tuple[int, ...], ...], districts: tuple[tuple[int, ...], ...], "
        "governments: tuple[int, ...], partners: tuple[int, ...], unseen: int, "
        "top: tuple[tuple[int, int], ...], bottom: tuple[tuple[int, int], ...], forts: int, "
        "priced: int, governed: tuple[int, ...]"
    )

    def __init__(
        self,
        armies: tuple[tuple[int, ...], ...],
        districts: tuple[tuple[int, ...], ...],
        governments: tuple[int, ...],
        partners: tuple[int, ...],
        unseen: int,
        top: tuple[tuple[int, int], ...],
        bottom: tuple[tuple[int, int], ...],
        forts: int,
        priced: int,
        governed: tuple[int, ...],
    ) -> None:
        self.armies = armies
        self.districts = districts
        self.governments = governments
        self.partners = partners
        self.unseen = unseen
        self.top = top
        self.bottom = bottom
        self.forts = forts
        self.priced = priced
        self.governed = governed

    def clone(self) -> Unknown:
        return Unknown(
            self.armies, self.districts, self.governments, self.partners, self.unseen, self.top,
            self.bottom, self.forts, self.priced, self.governed,
        )  # fmt: skip


def unknown(s: State) -> Unknown:
    """The expansion's shell, which is always the first."""
    return cast(Unknown, s.extras[0])


def make_unknown(s: State) -> Shell:
    """Nothing is on the map yet; one army waits on the military card (ti.setup.army_on_card)."""
    return Unknown(
        armies=tuple([(ON_CARD, LOCKED)] * s.seats),
        districts=tuple([tuple([NOWHERE] * DISTRICTS)] * s.seats),
        governments=tuple([NONE] * s.seats),
        partners=tuple([NONE] * s.seats),
        unseen=0,
        top=(),
        bottom=(),
        forts=0,
        priced=0,
        governed=tuple([NONE] * s.seats),
    )
