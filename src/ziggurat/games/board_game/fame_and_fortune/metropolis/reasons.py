"""Refusals of Fame and Fortune that have to do with cities."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

NOT_BESIDE_CAPITAL: Final = 313
METROPOLIS_ALREADY: Final = 314
ENEMY_ON_SQUARE: Final = 315
TOKEN_ON_SQUARE: Final = 316
LANDS_OVERLAP: Final = 317
GROWS_OFF_MAP: Final = 318
GROWS_INTO_FOG: Final = 319
FIGURES_STUCK: Final = 320
NOT_A_HOME_PAIR: Final = 321

METROPOLIS_REASONS: Final = (
    ReasonKind(NOT_BESIDE_CAPITAL, "growth_not_beside", "ff.metro.expansion_square"),
    ReasonKind(METROPOLIS_ALREADY, "metropolis_already", "ff.metro.no_second_growth"),
    ReasonKind(ENEMY_ON_SQUARE, "growth_enemy", "ff.metro.no_enemy_figure"),
    ReasonKind(TOKEN_ON_SQUARE, "growth_token", "ff.metro.marker_squares"),
    ReasonKind(LANDS_OVERLAP, "growth_overlap", "ff.metro.no_outskirts_overlap"),
    ReasonKind(GROWS_OFF_MAP, "growth_off_map", "ff.metro.on_map"),
    ReasonKind(GROWS_INTO_FOG, "growth_fog", "ff.metro.explored"),
    ReasonKind(FIGURES_STUCK, "growth_figures_stuck", "ff.metro.displace_must_be_possible"),
    ReasonKind(NOT_A_HOME_PAIR, "not_a_home_pair", "ff.setup.india_placement"),
)
