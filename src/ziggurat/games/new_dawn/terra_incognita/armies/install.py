"""Armies and forts, put together: kinds of pieces, military cards, frames, refusals, facts."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Sequence
from ziggurat.build.kind import labelled
from ziggurat.games.new_dawn.terra_incognita.armies.cards import (
    NEW_MILITARY_CARDS,
    UNIQUE_MILITARY_CARDS,
)
from ziggurat.games.new_dawn.terra_incognita.armies.facts import ARMY_FACTS
from ziggurat.games.new_dawn.terra_incognita.armies.fights import FIGHT_FRAMES
from ziggurat.games.new_dawn.terra_incognita.armies.figures import FIGURE_FRAMES, FIGURES_RULE
from ziggurat.games.new_dawn.terra_incognita.armies.invariants import ARMY_INVARIANTS
from ziggurat.games.new_dawn.terra_incognita.armies.kinds import CHANGED_KINDS, NEW_KINDS
from ziggurat.games.new_dawn.terra_incognita.armies.march import March
from ziggurat.games.new_dawn.terra_incognita.armies.moments import ARMY_MOMENTS
from ziggurat.games.new_dawn.terra_incognita.armies.reasons import ARMY_REASONS
from ziggurat.games.new_dawn.terra_incognita.armies.rerolls import REROLL_FRAMES, REROLL_RULE
from ziggurat.games.new_dawn.terra_incognita.armies.scorched import SCORCHED_FRAMES
from ziggurat.games.new_dawn.terra_incognita.armies.verbs import ARMY_VERBS

ARMY_SEQUENCES: Final = (
    Sequence("move_armies", "each army moves and fights before the next one moves"),
    Sequence("march_on", "as move_armies, for an army that is under way"),
    Sequence("spend_on_attack", "the die of a reroll is seen before more is spent"),
    Sequence("spend_on_defence", "the die of a reroll is seen before more is spent"),
)


def install_armies(b: Build) -> None:
    """Armies and forts (ti.army.card_use)."""
    pieces = b.content("piece_kind").add(NEW_KINDS)
    for kind in CHANGED_KINDS:
        pieces.replace(kind.name, kind)
    cards = b.content("focus_card").add(UNIQUE_MILITARY_CARDS)
    for card in NEW_MILITARY_CARDS:
        cards.replace(card.name.removesuffix("_ti"), card)
    b.content("rule").add((REROLL_RULE, FIGURES_RULE))
    b.kinds.add((labelled("army", ["a1", "a2"]),))
    b.verbs.add(ARMY_VERBS)
    b.moments.add(ARMY_MOMENTS)
    b.reasons.add(ARMY_REASONS)
    b.facts.add(ARMY_FACTS)
    b.invariants.add(ARMY_INVARIANTS)
    b.records((March,))
    for frames in (FIGHT_FRAMES, FIGURE_FRAMES, REROLL_FRAMES, SCORCHED_FRAMES):
        b.records(frames)
