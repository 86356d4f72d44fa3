"""What can be agreed on before a game of the automated player with the expansion."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Option
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.using import HUB_BY_LETTER
from ziggurat.games.new_dawn.automated_player_terra_incognita.setup.district import (
    collect_under_district,
    place_start_district,
)
from ziggurat.kernel.rules import Step


def without_district(b: Build) -> None:
    """It starts with its capital alone."""


def with_district(b: Build) -> None:
    """It starts with a district beside its capital (ap.ti.capital.start_district)."""
    b.flow("map").after("own capital", Step("own district", place_start_district))
    b.flow("setup").after("populate map", Step("own tokens", collect_under_district))


def as_the_district_says(b: Build) -> None:
    """Deserts bring its economy card tokens, as everybody's (ap.ti.hub.desert)."""


def as_the_variant_says(b: Build) -> None:
    """Deserts bring its science card tokens (ap.ti.hub.desert_letter)."""
    b.content("rule").add((HUB_BY_LETTER,))


# At any difficulty (ap.ti.difficulty.levels).
OPTIONS: Final[tuple[Option, ...]] = (
    Option("start_district", {"no": without_district, "yes": with_district}),
    Option("hub_deserts", {"economy": as_the_district_says, "science": as_the_variant_says}),
)
