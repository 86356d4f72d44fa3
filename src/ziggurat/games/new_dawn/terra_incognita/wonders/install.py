"""Fourteen wonder cards, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.terra_incognita.wonders.cultural import NEW_CULTURAL, ReinforceOne
from ziggurat.games.new_dawn.terra_incognita.wonders.economic import (
    NEW_ECONOMIC,
    ClaimTile,
    ConquerByCaravan,
)
from ziggurat.games.new_dawn.terra_incognita.wonders.exchanging import ExchangeCity
from ziggurat.games.new_dawn.terra_incognita.wonders.militaristic import (
    NEW_MILITARISTIC,
    Liberate,
)
from ziggurat.games.new_dawn.terra_incognita.wonders.moments import END_OF_TURN, end_of_turn
from ziggurat.games.new_dawn.terra_incognita.wonders.reasons import WONDER_REASONS
from ziggurat.games.new_dawn.terra_incognita.wonders.scientific import (
    NEW_SCIENTIFIC,
    REPLACED_RULE,
    CopyCard,
    SwapOthers,
)
from ziggurat.kernel.rules import Step


def install_wonders(b: Build) -> None:
    """Wonders added and removed (ti.component.wonders_added)."""
    wonders = b.content("wonder")
    wonders.remove("machu_picchu")
    wonders.remove("pentagon")
    for rows in (NEW_CULTURAL, NEW_ECONOMIC, NEW_SCIENTIFIC, NEW_MILITARISTIC):
        wonders.add(rows)
    b.content("rule").add((REPLACED_RULE,))
    b.moments.add((END_OF_TURN,))
    b.flow("turn").before("end", Step("end of turn", end_of_turn))
    b.reasons.add(WONDER_REASONS)
    b.records(
        (ClaimTile, ReinforceOne, ExchangeCity, ConquerByCaravan, CopyCard, SwapOthers, Liberate)
    )
