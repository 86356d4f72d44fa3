"""Ten more leaders, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.terra_incognita.leaders.england import GuardCity
from ziggurat.games.new_dawn.terra_incognita.leaders.facts import LEADER_FACTS, LEADER_INVARIANTS
from ziggurat.games.new_dawn.terra_incognita.leaders.leaders import NEW_LEADERS
from ziggurat.games.new_dawn.terra_incognita.leaders.ottoman import (
    IBRAHIM_CARD,
    IBRAHIM_VERB,
    GiveIbrahim,
)
from ziggurat.games.new_dawn.terra_incognita.leaders.poland import TakePartner, choose_partner
from ziggurat.games.new_dawn.terra_incognita.leaders.reasons import LEADER_REASONS
from ziggurat.kernel.rules import Step


def install_leaders(b: Build) -> None:
    """Ten leaders (ti.component.leaders_added)."""
    b.content("leader").add(NEW_LEADERS)
    b.content("special_card").add((IBRAHIM_CARD,))
    b.flow("turn").before("focus", Step("partner", choose_partner))
    b.verbs.add((IBRAHIM_VERB,))
    b.reasons.add(LEADER_REASONS)
    b.facts.add(LEADER_FACTS)
    b.invariants.add(LEADER_INVARIANTS)
    b.records((GuardCity, GiveIbrahim, TakePartner))
