"""Districts, put together: five kinds, their frames, verbs, refusals, facts and stock."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Sequence
from ziggurat.build.kind import labelled
from ziggurat.games.new_dawn.moments import CONTROL_LEFT, STOCK_TOKENS, TOKEN_SHIFTED
from ziggurat.games.new_dawn.terra_incognita.districts.effects import (
    UseHub,
    campus_useful,
    hub_useful,
    theater_useful,
    use_campus,
    use_hub,
    use_theater,
)
from ziggurat.games.new_dawn.terra_incognita.districts.encampment import (
    UseEncampment,
    encampment_useful,
    use_encampment,
)
from ziggurat.games.new_dawn.terra_incognita.districts.event import ResolveDistricts, UseDistrict
from ziggurat.games.new_dawn.terra_incognita.districts.facts import (
    DISTRICT_FACTS,
    DISTRICT_INVARIANTS,
)
from ziggurat.games.new_dawn.terra_incognita.districts.industrial_zone import (
    UseIndustrialZone,
    industrial_zone_useful,
    use_industrial_zone,
)
from ziggurat.games.new_dawn.terra_incognita.districts.moments import DISTRICT_MOMENTS
from ziggurat.games.new_dawn.terra_incognita.districts.placing import (
    PlaceDistrict,
    district_lost,
    district_shifted,
    stock_apart,
)
from ziggurat.games.new_dawn.terra_incognita.districts.reasons import DISTRICT_REASONS
from ziggurat.games.new_dawn.terra_incognita.districts.rows import District
from ziggurat.games.new_dawn.terra_incognita.districts.verbs import DISTRICT_VERBS, GATHERINGS
from ziggurat.games.new_dawn.terra_incognita.ids import (
    CAMPUS,
    COMMERCIAL_HUB,
    ENCAMPMENT,
    FIRST_RULE,
    INDUSTRIAL_ZONE,
    THEATER_SQUARE,
)
from ziggurat.kernel.content import Adjust, Do, Row

DISTRICT_ROWS: Final = (
    District(CAMPUS, "campus", 0, use_campus, campus_useful),
    District(COMMERCIAL_HUB, "commercial_hub", 1, use_hub, hub_useful),
    District(ENCAMPMENT, "encampment", 2, use_encampment, encampment_useful),
    District(INDUSTRIAL_ZONE, "industrial_zone", 3, use_industrial_zone, industrial_zone_useful),
    District(THEATER_SQUARE, "theater_square", 4, use_theater, theater_useful),
)

# For everybody: districts have a stock of their own, and stay what they are.
DISTRICT_RULE: Final = Row(
    FIRST_RULE + 8,
    "district_tokens",
    (
        Adjust(STOCK_TOKENS, stock_apart),
        Do(CONTROL_LEFT, district_lost),
        Do(TOKEN_SHIFTED, district_shifted),
    ),
)

DISTRICT_SEQUENCES: Final = (
    Sequence("resolve_districts", "each district is carried out and may change what others do"),
    Sequence(
        "use_encampment", "a barbarian's trade token is put down before a token is reinforced"
    ),
)


def install_districts(b: Build) -> None:
    """Everything about districts (ti.component.districts)."""
    b.content("district").add(DISTRICT_ROWS)
    b.content("rule").add((DISTRICT_RULE,))
    b.moments.add(DISTRICT_MOMENTS)
    b.verbs.add(DISTRICT_VERBS)
    b.kinds.add((labelled("gathering", list(GATHERINGS)),))
    b.reasons.add(DISTRICT_REASONS)
    b.facts.add(DISTRICT_FACTS)
    b.invariants.add(DISTRICT_INVARIANTS)
    b.records((PlaceDistrict, UseHub, UseEncampment, UseIndustrialZone))
    b.records((UseDistrict, ResolveDistricts))
