"""Victory cards: five cards with two agendas each, and what breaks ties."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.spaces import friendly, mature_cities
from ziggurat.games.new_dawn.ids import (
    CULTURAL,
    ECONOMIC,
    FIRST_AGENDA,
    FIRST_TIE_BREAKER,
    FIRST_VICTORY,
    MILITARISTIC,
    SCIENTIFIC,
)
from ziggurat.games.new_dawn.masks import has, members, minus
from ziggurat.games.new_dawn.moments import CAPITAL_DEFEATED
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import Agenda, TieBreaker, VictoryCard
from ziggurat.games.new_dawn.standing import (
    CITIES,
    CITY_STATES,
    CONTROL,
    MATURE_CITIES,
    NATURALS,
    RECORD,
    ROWS,
)
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.victory import claim, space_count, wonder_count
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


def civilized(g: Table, seat: int) -> int:
    """Cities on the map (nd.victory.agenda_cities)."""
    return g.realms[seat].cities.bit_count()


def _wonders(g: Table, seat: int, kind: int) -> int:
    # Most seats have none, and counting bits is a call.
    owned = g.realms[seat].in_play & printed(g.rules).wonders_of[kind]
    return owned.bit_count() if owned else 0


def moneygrubber(g: Table, seat: int) -> int:
    """Economic wonders (nd.victory.agenda_economic)."""
    return _wonders(g, seat, ECONOMIC)


def warmonger(g: Table, seat: int) -> int:
    """Conquered city-states that are held at the same time (nd.victory.agenda_warmonger).

    One whose card the seat holds is not conquered, whatever else it is for that seat.
    """
    realm = g.realms[seat]
    held = friendly(realm) & minus(g.board.icons.city_state_spaces, g.city_states)
    if not held:
        return 0
    states = g.board.icons.city_states
    return len([at for at in members(held) if not has(realm.in_play, states[at])])


def warmonger_capital(s: State, cue: Cue) -> None:
    """Defeating one capital completes it as well; attacks are made in one's own turn only."""
    g = table(s)
    if cue.owner == g.active:
        claim(g, cue.owner, cue.card, WARMONGER)


def paranoid(g: Table, seat: int) -> int:
    """Militaristic wonders (nd.victory.agenda_military)."""
    return _wonders(g, seat, MILITARISTIC)


def explorer(g: Table, seat: int) -> int:
    """Friendly spaces beside water or at the edge (nd.victory.agenda_explorer)."""
    return (friendly(g.realms[seat]) & g.board.coast).bit_count()


def aesthetic(g: Table, seat: int) -> int:
    """Cultural wonders (nd.victory.agenda_cultural)."""
    return _wonders(g, seat, CULTURAL)


def technophile(g: Table, seat: int) -> int:
    """The farthest space of the tech dial that was reached (nd.victory.agenda_dial)."""
    return g.realms[seat].dial_record


def scholarly(g: Table, seat: int) -> int:
    """Scientific wonders (nd.victory.agenda_scientific)."""
    return _wonders(g, seat, SCIENTIFIC)


def populous(g: Table, seat: int) -> int:
    """Mature cities at the same time (nd.victory.agenda_mature)."""
    return mature_cities(g, seat).bit_count()


def preservationist(g: Table, seat: int) -> int:
    """Natural wonder tokens (nd.victory.agenda_natural)."""
    natural = g.realms[seat].natural
    return natural.bit_count() if natural else 0


AGENDAS: Final = (
    Agenda(CIVILIZED, "civilized", 8, civilized, counts=CITIES),
    Agenda(MONEYGRUBBER, "moneygrubber", 2, moneygrubber, counts=ROWS),
    Agenda(WARMONGER, "warmonger", 2, warmonger, counts=CONTROL | CITIES | CITY_STATES | ROWS),
    Agenda(PARANOID, "paranoid", 2, paranoid, counts=ROWS),
    Agenda(EXPLORER, "explorer", 15, explorer, counts=CONTROL | CITIES),
    Agenda(AESTHETIC, "aesthetic", 2, aesthetic, counts=ROWS),
    Agenda(TECHNOPHILE, "technophile", 24, technophile, counts=RECORD),
    Agenda(SCHOLARLY, "scholarly", 2, scholarly, counts=ROWS),
    Agenda(POPULOUS, "populous", 5, populous, civilized, counts=MATURE_CITIES),
    Agenda(PRESERVATIONIST, "preservationist", 2, preservationist, counts=NATURALS),
)

TIE_BREAKERS: Final = (
    TieBreaker(FIRST_TIE_BREAKER, "wonders", wonder_count),
    TieBreaker(FIRST_TIE_BREAKER + 1, "spaces", space_count),
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
