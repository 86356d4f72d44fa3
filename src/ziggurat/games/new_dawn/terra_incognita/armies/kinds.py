"""Kinds of pieces: armies and forts, and what is new about cities, tokens and caravans.

Owns the rows only. Armies, like caravans, make a space neither friendly nor rival
(ti.army.neutral_for_space).
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.spaces import caravan_spaces, caravans_of
from ziggurat.games.new_dawn.combat.reasons import THROUGH_RIVAL
from ziggurat.games.new_dawn.combat.values import defend_city, defend_token
from ziggurat.games.new_dawn.content.pieces import (
    cities,
    nobody,
    owner,
    rival_cities,
    rival_tokens,
    tokens,
)
from ziggurat.games.new_dawn.ids import CARAVAN, CITY, CULTURE, INDUSTRY, TOKEN
from ziggurat.games.new_dawn.moments import ATTACK_OVER, DEFENCE_BONUS
from ziggurat.games.new_dawn.rows import PieceKind, Target
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.armies.fights import fight_over
from ziggurat.games.new_dawn.terra_incognita.armies.pieces import (
    armies_of,
    forts,
    free_forts,
    rival_armies,
)
from ziggurat.games.new_dawn.terra_incognita.armies.results import (
    barbarian_meets_armies,
    defeat_army,
    defeat_caravan,
    defend_figure,
    defend_fort,
    supported,
    take_city,
    take_fort,
    take_token,
    whose_space,
)
from ziggurat.games.new_dawn.terra_incognita.ids import ARMY, FORT
from ziggurat.games.new_dawn.world.barbarians import destroy_caravans, hit_city, hit_token
from ziggurat.kernel.content import Adjust, Do


def forts_without_owner(g: Table, seat: int) -> int:
    """Mask: forts that nobody controls."""
    return free_forts(g)


def armies_close(g: Table, seat: int, purpose: int) -> int:
    """Mask: rival armies keep out control tokens and cities, but not caravans.

    Rules: ti.culture.blocked_extra, ti.control.rival_army_all, ti.industry.rival_army
    """
    return rival_armies(g, seat) if purpose in (CULTURE, INDUSTRY) else 0


def forts_close(g: Table, seat: int, purpose: int) -> int:
    """Mask: no control token lies on a fort, and no city is built on one or beside it.

    Rules: ti.fort.no_control_token, ti.industry.not_next_fort, ti.fort.build_city
    """
    if purpose == CULTURE:
        return forts(g)
    if purpose == INDUSTRY and forts(g):
        return forts(g) | g.board.around(forts(g))
    return 0


ARMY_KIND: Final = PieceKind(
    ARMY, "army", armies_of, figure=True, meets=barbarian_meets_armies, closes=armies_close,
    shelters=True, rivals=rival_armies, target=Target(defend_figure, defeat_army, whose_space),
    hooks=(Adjust(DEFENCE_BONUS, supported), Do(ATTACK_OVER, fight_over)),
)  # fmt: skip
FORT_KIND: Final = PieceKind(
    FORT, "fort", forts_without_owner, neutral=True, closes=forts_close,
    target=Target(defend_fort, take_fort, nobody),
)  # fmt: skip
NEW_KINDS: Final = (ARMY_KIND, FORT_KIND)

# What is new about kinds of the base game: what their defeat brings, and caravans as targets.
CITY_KIND: Final = PieceKind(
    CITY, "city", cities, meets=hit_city, rivals=rival_cities,
    target=Target(defend_city, take_city, owner, THROUGH_RIVAL),
)  # fmt: skip
TOKEN_KIND: Final = PieceKind(
    TOKEN, "token", tokens, meets=hit_token, rivals=rival_tokens,
    target=Target(defend_token, take_token, owner, THROUGH_RIVAL),
)  # fmt: skip
CARAVAN_KIND: Final = PieceKind(
    CARAVAN, "caravan", caravans_of, figure=True, meets=destroy_caravans, rivals=caravan_spaces,
    target=Target(defend_figure, defeat_caravan, whose_space),
)  # fmt: skip
CHANGED_KINDS: Final = (CITY_KIND, TOKEN_KIND, CARAVAN_KIND)
