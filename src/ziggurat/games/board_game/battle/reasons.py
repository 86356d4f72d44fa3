"""Refusals of battles and of loot."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

MUST_PLAY: Final = 180
NOT_IN_BATTLE_HAND: Final = 181
OWN_FRONT: Final = 182
NO_ENEMY_THERE: Final = 183
LOSER_HAS_NONE: Final = 184
NOT_THIS_LOOT: Final = 185
LOSER_LACKS_TECH: Final = 186
DECK_EMPTY: Final = 187
NO_BARBARIANS: Final = 188
POINTS_SHORT: Final = 189

BATTLE_REASONS: Final = (
    ReasonKind(MUST_PLAY, "must_play", "cb.battle.must_play_all"),
    ReasonKind(NOT_IN_BATTLE_HAND, "not_in_battle_hand", "cb.battle.random_hand"),
    ReasonKind(OWN_FRONT, "own_front", "cb.battle.one_unit_per_side"),
    ReasonKind(NO_ENEMY_THERE, "no_enemy_there", "cb.battle.new_front_if_none"),
    ReasonKind(LOSER_HAS_NONE, "loser_has_none", "cb.loot.figures_choice"),
    ReasonKind(NOT_THIS_LOOT, "not_this_loot", "cb.loot.city_choice"),
    ReasonKind(LOSER_LACKS_TECH, "loser_lacks_tech", "cb.loot.city_tech"),
    ReasonKind(DECK_EMPTY, "barbarian_deck_empty", "cb.village.substitute_units"),
    ReasonKind(NO_BARBARIANS, "barbarian_types", "cb.village.substitute_types"),
    ReasonKind(POINTS_SHORT, "points_short", "cb.loot.system_choice"),
)
