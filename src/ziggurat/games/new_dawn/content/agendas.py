"""Victory cards: five cards with two agendas each."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.pieces import friendly, mature_cities
from ziggurat.games.new_dawn.ids import (
    CULTURAL,
    ECONOMIC,
    FIRST_AGENDA,
    FIRST_VICTORY,
    MILITARISTIC,
    SCIENTIFIC,
)
from ziggurat.games.new_dawn.masks import minus
from ziggurat.games.new_dawn.moments import CAPITAL_DEFEATED
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import Agenda, VictoryCard
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.victory import claim
from ziggurat.kernel.content import Cue, Do
from ziggurat.kernel.state import State

CIVILIZED: Final = FIRST_AGENDA
MONEYGRUBBER: Final = FIRST_AGENDA + 1
WARMONGER: Final = FIRST_AGENDA + 2
PARANOID: Final = FIRST_AGENDA + 3
EXPLORER: Final = FIRST_AGENDA + 4
AESTHETIC: Final = FIRST_AGENDA + 5
TECHNOPHILE: Final = FIRST_AGENDA + 6
SCHOLARLY: Final = FIRST_AGENDA + 7
POPULOUS: Final = FIRST_AGENDA + 8
PRESERVATIONIST: Final = FIRST_AGENDA + 9


def civilized(g: Table, seat: int) -> bool:
    """Eight cities on the map (nd.victory.agenda_cities)."""
    return g.realms[seat].cities.bit_count() >= 8


def _two_wonders(g: Table, seat: int, kind: int) -> bool:
    return (g.realms[seat].in_play & printed(g.rules).wonders_of[kind]).bit_count() >= 2


def moneygrubber(g: Table, seat: int) -> bool:
    """Two economic wonders (nd.victory.agenda_economic)."""
    return _two_wonders(g, seat, ECONOMIC)


def warmonger(g: Table, seat: int) -> bool:
    """Two conquered city-states at the same time (nd.victory.agenda_warmonger)."""
    conquered = minus(g.board.icons.city_state_spaces, g.city_states)
    return (friendly(g.realms[seat]) & conquered).bit_count() >= 2


def warmonger_capital(s: State, cue: Cue) -> None:
    """Defeating one capital completes it as well; attacks happen in the own turn only."""
    g = table(s)
    if cue.owner == g.active:
        claim(g, cue.owner, cue.card, WARMONGER)


def paranoid(g: Table, seat: int) -> bool:
    """Two militaristic wonders (nd.victory.agenda_military)."""
    return _two_wonders(g, seat, MILITARISTIC)


def explorer(g: Table, seat: int) -> bool:
    """Fifteen spaces beside water or at the edge (nd.victory.agenda_explorer)."""
    return (friendly(g.realms[seat]) & (g.board.shore | g.board.edge)).bit_count() >= 15


def aesthetic(g: Table, seat: int) -> bool:
    """Two cultural wonders (nd.victory.agenda_cultural)."""
    return _two_wonders(g, seat, CULTURAL)


def technophile(g: Table, seat: int) -> bool:
    """Space 24 of the tech dial, reached or passed (nd.victory.agenda_dial)."""
    return g.realms[seat].farthest >= 24


def scholarly(g: Table, seat: int) -> bool:
    """Two scientific wonders (nd.victory.agenda_scientific)."""
    return _two_wonders(g, seat, SCIENTIFIC)


def populous(g: Table, seat: int) -> bool:
    """Five mature cities at the same time (nd.victory.agenda_mature)."""
    return g.realms[seat].cities.bit_count() >= 5 and mature_cities(g, seat).bit_count() >= 5


def preservationist(g: Table, seat: int) -> bool:
    """Two natural wonder tokens (nd.victory.agenda_natural)."""
    return g.realms[seat].natural.bit_count() >= 2


AGENDAS: Final = (
    Agenda(CIVILIZED, "civilized", civilized),
    Agenda(MONEYGRUBBER, "moneygrubber", moneygrubber),
    Agenda(WARMONGER, "warmonger", warmonger),
    Agenda(PARANOID, "paranoid", paranoid),
    Agenda(EXPLORER, "explorer", explorer),
    Agenda(AESTHETIC, "aesthetic", aesthetic),
    Agenda(TECHNOPHILE, "technophile", technophile),
    Agenda(SCHOLARLY, "scholarly", scholarly),
    Agenda(POPULOUS, "populous", populous),
    Agenda(PRESERVATIONIST, "preservationist", preservationist),
)

VICTORY_CARDS: Final = (
    VictoryCard(FIRST_VICTORY, "civilized-moneygrubber", AGENDAS[0:2]),
    VictoryCard(
        FIRST_VICTORY + 1,
        "warmonger-paranoid",
        AGENDAS[2:4],
        (Do(CAPITAL_DEFEATED, warmonger_capital),),
    ),
    VictoryCard(FIRST_VICTORY + 2, "explorer-aesthetic", AGENDAS[4:6]),
    VictoryCard(FIRST_VICTORY + 3, "technophile-scholarly", AGENDAS[6:8]),
    VictoryCard(FIRST_VICTORY + 4, "populous-preservationist", AGENDAS[8:10]),
)
