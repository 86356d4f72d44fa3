"""Victory: agendas completed, markers that stay, and the moment of the check.

Owns when an agenda is tested, what a claim costs and who wins. What an agenda asks for
stands in its row.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from ziggurat.games.new_dawn.ids import FIRST_VICTORY, FIRST_WONDER, WONDERS
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.kernel.content import Hook, Row
from ziggurat.kernel.state import State

if TYPE_CHECKING:
    AgendaTest: TypeAlias = Callable[[Table, int], bool]


class Agenda(Row):
    """One way to complete a victory card; `test` tells whether a seat fulfils it now."""

    def __init__(self, number: int, name: str, test: AgendaTest) -> None:
        super().__init__(number, name)
        self.test: Final = test


class VictoryCard(Row):
    """A victory card with its two agendas (nd.victory.cards_two_agendas)."""

    def __init__(
        self, number: int, name: str, agendas: tuple[Agenda, ...], hooks: tuple[Hook, ...] = ()
    ) -> None:
        super().__init__(number, name, hooks)
        self.agendas: Final = agendas


def marker(card: int) -> int:
    """The bit of a victory card among a realm's claims."""
    return bit(card - FIRST_VICTORY)


def has_claimed(g: Table, seat: int, card: int) -> bool:
    """Tell whether a seat has completed a victory card."""
    return g.realms[seat].claims & marker(card) != 0


def claim(g: Table, seat: int, card: int, agenda: int) -> None:
    """Put a marker beside a victory card; it stays (nd.victory.marker, nd.victory.marker_stays)."""
    if not has_claimed(g, seat, card):
        g.realms[seat].claims |= marker(card)
        g.note("claimed", seat, (agenda, card))


def step_done(g: Table) -> None:
    """Test all open agendas of all seats (nd.victory.claim_moment).

    It is called after each complete step of an effect: one placement, one attack, one
    barbarian (nd.victory.claim_mid_effect).
    """
    for card in g.victory:
        row = g.rules.rows[card]
        assert isinstance(row, VictoryCard)
        for seat in range(g.seats):
            if g.realms[seat].claims & marker(card):
                continue
            for agenda in row.agendas:
                if agenda.test(g, seat):
                    claim(g, seat, card, agenda.number)
                    break


def wonders_of(g: Table, seat: int) -> int:
    """Mask: wonders a seat controls, counted from 0."""
    return (g.realms[seat].in_play >> FIRST_WONDER) & (bit(WONDERS) - 1)


def check_victory(s: State, seat: int) -> None:
    """At the start of the first player's turn, see who has every card (nd.victory.check_moment).

    Ties: 1. most world wonders, 2. most friendly spaces, 3. shared.
    """
    g = table(s)
    if seat != g.first:
        return
    winners = [at for at in range(g.seats) if _has_all(g, at)]
    if not winners:
        return
    scores = [g.realms[at].claims.bit_count() for at in range(g.seats)]
    for count in (_wonder_count, _space_count):
        best = max([count(g, at) for at in winners])
        winners = [at for at in winners if count(g, at) == best]
    g.finish(tuple(winners), "agendas", tuple(scores))


def _has_all(g: Table, seat: int) -> bool:
    return all(has_claimed(g, seat, card) for card in g.victory)


def _wonder_count(g: Table, seat: int) -> int:
    return wonders_of(g, seat).bit_count()


def _space_count(g: Table, seat: int) -> int:
    realm = g.realms[seat]
    return (realm.control | realm.cities).bit_count()
