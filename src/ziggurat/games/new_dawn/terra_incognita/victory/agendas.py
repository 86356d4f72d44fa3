"""Victory cards of this box: six with two agendas each, and two for forts that have to be held.

Owns what each agenda counts. When agendas are tested stands in `victory.py` of the base game and,
for what only this box counts, in `install.py`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.spaces import mature_cities
from ziggurat.games.new_dawn.content.agendas import scholarly
from ziggurat.games.new_dawn.ids import ERAS, LEVELS, NOWHERE, tile_of
from ziggurat.games.new_dawn.masks import members
from ziggurat.games.new_dawn.moments import ATTACK_OVER
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import Agenda, TieBreaker, VictoryCard
from ziggurat.games.new_dawn.standing import (
    CARDS,
    CITIES,
    MATURE_CITIES,
    NATURALS,
    REINFORCED,
    RESOURCES,
    ROWS,
)
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.armies.pieces import forts_of
from ziggurat.games.new_dawn.terra_incognita.districts.placing import district_spaces
from ziggurat.games.new_dawn.terra_incognita.ids import (
    CLAIMS_BREAK_TIES,
    DISTRICTS,
    FIRST_NEW_AGENDA,
    FIRST_NEW_VICTORY,
)
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.victory import claim, wonder_count, wonders_of
from ziggurat.games.new_dawn.wonders.wonders import wonder_row
from ziggurat.kernel.content import Cue, Do
from ziggurat.kernel.state import State

DEVASTATING: Final = FIRST_NEW_AGENDA + 7
CRUSHING: Final = 16


def technophile(g: Table, seat: int) -> int:
    """Cards of level IV in the row, unique ones too (ti.victory.agenda_technophile)."""
    levels = printed(g.rules).level
    return len([card for card in g.realms[seat].row if levels[card] == LEVELS])


def industrious(g: Table, seat: int) -> int:
    """Districts on the map (ti.victory.agenda_industrious)."""
    return district_spaces(g, seat).bit_count()


def laid_districts(g: Table, seat: int) -> int:
    """Districts that may be on the map; one that is lost is told later."""
    return DISTRICTS - unknown(g).districts[seat].count(NOWHERE)


def _by_era(g: Table, seat: int) -> list[int]:
    """How many wonders of each era a seat controls."""
    counts = [0] * len(ERAS)
    for wonder in members(wonders_of(g, seat)):
        counts[wonder_row(g, wonder).era] += 1
    return counts


def progressive(g: Table, seat: int) -> int:
    """Different eras among the wonders (ti.victory.agenda_progressive)."""
    return len([count for count in _by_era(g, seat) if count])


def diplomatic(g: Table, seat: int) -> int:
    """Different players and city-states among the diplomacy cards held.

    Rules: ti.victory.agenda_diplomatic.
    """
    there = printed(g.rules)
    held = g.realms[seat].in_play & there.cards
    givers = (held & there.city_states).bit_count()
    for own in there.sets:
        if held & own:
            givers += 1
    return givers


def hoarder(g: Table, seat: int) -> int:
    """Resource and natural wonder tokens (ti.victory.agenda_hoarder)."""
    realm = g.realms[seat]
    return sum(realm.resources) + realm.natural.bit_count()


def defensive(g: Table, seat: int) -> int:
    """Reinforced control tokens, districts among them (ti.victory.agenda_defensive)."""
    return g.realms[seat].reinforced.bit_count()


def devastating(g: Table, seat: int) -> int:
    """Only a won attack completes it, when it is over (ti.victory.agenda_devastating)."""
    return 0


def devastating_attack(s: State, cue: Cue) -> None:
    """The final combat value counts, tokens included (ti.victory.agenda_devastating_final)."""
    won, value = cue.args[3], cue.args[4]
    if won and value >= CRUSHING:
        claim(table(s), cue.owner, cue.card, DEVASTATING)


def _tiles(spaces: int) -> int:
    """How many different tiles some spaces lie on; a fort is a tile of its own."""
    return len({tile_of(space) for space in members(spaces)})


def expansionist(g: Table, seat: int) -> int:
    """Different tiles with own cities (ti.victory.agenda_expansionist)."""
    return _tiles(g.realms[seat].cities)


def city_count(g: Table, seat: int) -> int:
    """Cities on the map."""
    return g.realms[seat].cities.bit_count()


def prolific(g: Table, seat: int) -> int:
    """The most wonders of one era (ti.victory.agenda_prolific)."""
    return max(_by_era(g, seat))


def provincial(g: Table, seat: int) -> int:
    """Different tiles with own mature cities (ti.victory.agenda_provincial)."""
    return _tiles(mature_cities(g, seat))


def diversified(g: Table, seat: int) -> int:
    """Different types among the wonders (ti.victory.agenda_diversified)."""
    own = wonders_of(g, seat)
    return len([kind for kind in printed(g.rules).wonders_of if own & kind])


def forts_held(g: Table, seat: int) -> int:
    """Forts with an own city (ti.victory.fortified, ti.victory.expeditionary)."""
    return forts_of(g, seat).bit_count()


def claim_count(g: Table, seat: int) -> int:
    """Victory cards completed (ti.victory.tie_cards)."""
    return g.realms[seat].claims.bit_count()


NEW_AGENDAS: Final = (
    Agenda(FIRST_NEW_AGENDA, "technophile_ti", 3, technophile, counts=CARDS),
    Agenda(FIRST_NEW_AGENDA + 1, "scholarly_ti", 2, scholarly, counts=ROWS),
    Agenda(FIRST_NEW_AGENDA + 2, "industrious", DISTRICTS, industrious, laid_districts),
    Agenda(FIRST_NEW_AGENDA + 3, "progressive", 3, progressive, wonder_count, counts=ROWS),
    Agenda(FIRST_NEW_AGENDA + 4, "diplomatic", 4, diplomatic, counts=ROWS),
    Agenda(FIRST_NEW_AGENDA + 5, "hoarder", 5, hoarder, counts=RESOURCES | NATURALS),
    Agenda(FIRST_NEW_AGENDA + 6, "defensive", 15, defensive, counts=REINFORCED),
    Agenda(DEVASTATING, "devastating", CRUSHING, devastating, counts=0),
    Agenda(FIRST_NEW_AGENDA + 8, "expansionist", 6, expansionist, city_count, counts=CITIES),
    Agenda(FIRST_NEW_AGENDA + 9, "prolific", 2, prolific, wonder_count, counts=ROWS),
    Agenda(FIRST_NEW_AGENDA + 10, "provincial", 4, provincial, city_count, counts=MATURE_CITIES),
    Agenda(FIRST_NEW_AGENDA + 11, "diversified", 3, diversified, wonder_count, counts=ROWS),
    Agenda(FIRST_NEW_AGENDA + 12, "fortified", 1, forts_held, counts=CITIES),
    Agenda(FIRST_NEW_AGENDA + 13, "expeditionary", 2, forts_held, counts=CITIES),
)

NEW_VICTORY_CARDS: Final = (
    VictoryCard(FIRST_NEW_VICTORY, "technophile_ti-scholarly_ti", NEW_AGENDAS[0:2]),
    VictoryCard(FIRST_NEW_VICTORY + 1, "industrious-progressive", NEW_AGENDAS[2:4]),
    VictoryCard(FIRST_NEW_VICTORY + 2, "diplomatic-hoarder", NEW_AGENDAS[4:6]),
    VictoryCard(
        FIRST_NEW_VICTORY + 3,
        "defensive-devastating",
        NEW_AGENDAS[6:8],
        (Do(ATTACK_OVER, devastating_attack),),
    ),
    VictoryCard(FIRST_NEW_VICTORY + 4, "expansionist-prolific", NEW_AGENDAS[8:10]),
    VictoryCard(FIRST_NEW_VICTORY + 5, "provincial-diversified", NEW_AGENDAS[10:12]),
)

# Both lie there in every game, and have to be held (ti.victory.fort_continuous).
FORT_CARDS: Final = (
    VictoryCard(
        FIRST_NEW_VICTORY + 6, "fort-fortified", NEW_AGENDAS[12:13], always=True, held=True
    ),
    VictoryCard(
        FIRST_NEW_VICTORY + 7, "fort-expeditionary", NEW_AGENDAS[13:14], always=True, held=True
    ),
)

REMOVED_CARD: Final = "technophile-scholarly"
REMOVED_AGENDAS: Final = ("technophile", "scholarly")

NEW_TIE_BREAKERS: Final = (TieBreaker(CLAIMS_BREAK_TIES, "claims", claim_count),)
