"""Refusals of Movement: where figures may not go or stop, and what they cannot discover."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NOT_BESIDE: Final = 150
NO_MOVES_LEFT: Final = 151
TOO_FEW_FIGURES: Final = 152
WATER_CLOSED: Final = 153
WATER_NO_END: Final = 154
OWN_CENTER_NO_END: Final = 155
SCOUT_FOREIGN_CENTER: Final = 156
SCOUT_ENEMY_SQUARE: Final = 157
SCOUT_MARKER_SQUARE: Final = 158
SQUARE_LOCKED: Final = 159
TILE_NOT_BESIDE: Final = 160
TILE_DISCOVERED: Final = 161

MOVEMENT_REASONS: Final = (
    ReasonKind(NOT_BESIDE, "not_beside", "cb.movement.no_diagonal"),
    ReasonKind(NO_MOVES_LEFT, "no_moves_left", "cb.movement.speed_two"),
    ReasonKind(TOO_FEW_FIGURES, "too_few_figures", "cb.movement.once_per_phase"),
    ReasonKind(WATER_CLOSED, "water_closed", "cb.movement.water_forbidden"),
    ReasonKind(WATER_NO_END, "water_no_end", "cb.movement.water_cross_must_land"),
    ReasonKind(OWN_CENTER_NO_END, "own_center_no_end", "cb.movement.own_center_no_end"),
    ReasonKind(SCOUT_FOREIGN_CENTER, "scout_foreign_center", "cb.movement.scout_foreign_center"),
    ReasonKind(SCOUT_ENEMY_SQUARE, "scout_enemy_square", "cb.movement.scout_enemy_square"),
    ReasonKind(SCOUT_MARKER_SQUARE, "scout_marker_square", "cb.figure.scout_barred_from_markers"),
    ReasonKind(SQUARE_LOCKED, "square_locked", "cb.tech.resource_ability_parts"),
    ReasonKind(TILE_NOT_BESIDE, "tile_not_beside", "cb.explore.orthogonal_adjacency"),
    ReasonKind(TILE_DISCOVERED, "tile_discovered", "cb.explore.orthogonal_adjacency"),
)
