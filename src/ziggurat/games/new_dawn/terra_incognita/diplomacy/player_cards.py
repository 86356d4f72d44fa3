"""Diplomacy cards of the players in this box: a pact, new borders, and a fifth colour.

A card acts for whoever holds it, never for its giver. Every colour has five.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.spaces import friendly
from ziggurat.games.new_dawn.content.diplomacy_cards import (
    DEFENSIVE_PACT,
    EMBASSY,
    JOINT_WAR,
    OPEN_BORDERS,
    player_card_row,
)
from ziggurat.games.new_dawn.diplomacy.givers import giver_of
from ziggurat.games.new_dawn.ids import COLOURS, NONE
from ziggurat.games.new_dawn.moments import (
    CONTROL_LEFT,
    MATURING,
    MAY_AIM,
    SHELTERED,
    WAS_ATTACKED,
)
from ziggurat.games.new_dawn.rows import PlayerCard
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.armies.moments import FIGURES_ROUTED
from ziggurat.games.new_dawn.terra_incognita.armies.pieces import armies_of
from ziggurat.games.new_dawn.terra_incognita.diplomacy.pact import (
    pact_attacked,
    pact_forbids,
    pact_lost,
    pact_routed,
)
from ziggurat.games.new_dawn.terra_incognita.districts.moments import DISTRICT_FRIENDLY
from ziggurat.games.new_dawn.terra_incognita.ids import (
    ALL_COLOURS,
    FIRST_NEW_DIPLOMACY,
    FIRST_PURPLE_DIPLOMACY,
    PURPLE,
)
from ziggurat.kernel.content import Adjust, Allow, Cue, Do, Hook
from ziggurat.kernel.state import State

NON_AGGRESSION_PACT: Final = OPEN_BORDERS + 1
NEW_OPEN_BORDERS: Final = OPEN_BORDERS + 2
NEW_KINDS: Final[dict[int, str]] = {
    NON_AGGRESSION_PACT: "non_aggression_pact",
    NEW_OPEN_BORDERS: "open_borders_ti",
}


# Open Borders: the giver's spaces are friendly for districts and for maturity.  Secondary.


def borders(s: State, cue: Cue, spaces: int) -> int:
    g = table(s)
    giver = giver_of(g, cue.card)
    return spaces if giver == NONE else spaces | friendly(g.realms[giver])


# Non-Aggression Pact: its holder spares the giver's pieces.


def pact_shelters(s: State, cue: Cue, spaces: int) -> int:
    """No effect of the holder takes away or replaces a piece of the giver."""
    g = table(s)
    giver = giver_of(g, cue.card)
    return spaces if giver == NONE else spaces | friendly(g.realms[giver]) | armies_of(g, giver)


def hooks_of(kind: int) -> tuple[Hook, ...]:
    """What cards of a new kind do."""
    if kind == NON_AGGRESSION_PACT:
        return (
            Allow(MAY_AIM, pact_forbids), Adjust(SHELTERED, pact_shelters),
            Do(WAS_ATTACKED, pact_attacked), Do(CONTROL_LEFT, pact_lost),
            Do(FIGURES_ROUTED, pact_routed),
        )  # fmt: skip
    return (Adjust(MATURING, borders), Adjust(DISTRICT_FRIENDLY, borders))


def new_card(number: int, colour: int, kind: int) -> PlayerCard:
    """A card of a new kind in any colour."""
    name = f"{NEW_KINDS[kind]}-{ALL_COLOURS[colour]}"
    return PlayerCard(number, name, colour, kind, hooks_of(kind))


REMOVED_CARDS: Final = tuple([f"open_borders-{colour}" for colour in COLOURS])

NEW_CARDS: Final = tuple(
    [
        new_card(FIRST_NEW_DIPLOMACY + colour * len(NEW_KINDS) + at, colour, kind)
        for colour in range(len(COLOURS))
        for at, kind in enumerate(NEW_KINDS)
    ]
)
PURPLE_CARDS: Final = (
    *[
        player_card_row(FIRST_PURPLE_DIPLOMACY + at, PURPLE, ALL_COLOURS[PURPLE], kind)
        for at, kind in enumerate((JOINT_WAR, DEFENSIVE_PACT, EMBASSY))
    ],
    *[new_card(FIRST_PURPLE_DIPLOMACY + 3 + at, PURPLE, kind) for at, kind in enumerate(NEW_KINDS)],
)
