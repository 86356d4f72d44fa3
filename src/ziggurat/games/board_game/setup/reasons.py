"""Refusals of setup."""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.reason import ReasonKind

CIVILIZATION_TAKEN: Final = 30
NOT_IN_THE_CENTRE: Final = 31
CAPITAL_ON_WATER: Final = 32
NOT_BESIDE_CAPITAL: Final = 33
FIGURE_PLACED: Final = 34
FIGURE_ON_WATER: Final = 35
FIGURES_CROWDED: Final = 36

SETUP_REASONS: Final = (
    ReasonKind(CIVILIZATION_TAKEN, "civilization_taken", "cb.setup.civilization_unique"),
    ReasonKind(NOT_IN_THE_CENTRE, "not_in_the_centre", "cb.setup.capital_square"),
    ReasonKind(CAPITAL_ON_WATER, "capital_on_water", "cb.setup.capital_not_water"),
    ReasonKind(NOT_BESIDE_CAPITAL, "not_beside_capital", "cb.setup.starting_figures"),
    ReasonKind(FIGURE_PLACED, "figure_placed", "cb.setup.reserve_figures"),
    ReasonKind(FIGURE_ON_WATER, "figure_on_water", "cb.setup.starting_figures_no_water"),
    ReasonKind(FIGURES_CROWDED, "figures_crowded", "cb.setup.starting_figures_stacking"),
)
