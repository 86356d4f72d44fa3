"""Wonders, put together: four decks of world wonders, natural wonders, their frames and facts."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.build.game import Limit
from ziggurat.build.kind import labelled
from ziggurat.games.new_dawn.content.natural_wonders import NATURAL_WONDERS
from ziggurat.games.new_dawn.content.wonders_cultural import CULTURAL_FRAMES, CULTURAL_WONDERS
from ziggurat.games.new_dawn.content.wonders_economic import ECONOMIC_FRAMES, ECONOMIC_WONDERS
from ziggurat.games.new_dawn.content.wonders_militaristic import (
    MILITARISTIC_FRAMES,
    MILITARISTIC_WONDERS,
)
from ziggurat.games.new_dawn.content.wonders_scientific import SCIENTIFIC_FRAMES, SCIENTIFIC_WONDERS
from ziggurat.games.new_dawn.ids import WONDER_TYPES
from ziggurat.games.new_dawn.wonders.facts import WONDER_FACTS
from ziggurat.games.new_dawn.wonders.wonders import PayWonder, PlaceWonder, RevealWonder


def install_wonders(b: Build) -> None:
    """Everything about world wonders and natural wonders (nd.component.wonder_cards)."""
    wonders = b.content("wonder")
    for rows in (CULTURAL_WONDERS, ECONOMIC_WONDERS, SCIENTIFIC_WONDERS, MILITARISTIC_WONDERS):
        wonders.add(rows)
    b.content("natural_wonder").add(NATURAL_WONDERS)
    b.kinds.add((labelled("wonder_type", list(WONDER_TYPES)),))
    b.limits.add(
        (
            Limit("wonders_removed_2", 2),
            Limit("wonders_removed_3", 1),
            Limit("wonders_removed_4", 0),
        )
    )
    b.facts.add(WONDER_FACTS)
    b.records((PayWonder, PlaceWonder, RevealWonder))
    for frames in (CULTURAL_FRAMES, ECONOMIC_FRAMES, SCIENTIFIC_FRAMES, MILITARISTIC_FRAMES):
        b.records(frames)
