"""Policies of Wisdom and Warfare, put together."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.games.board_game.cities.moments import FIGURE_BUILT
from ziggurat.games.board_game.moments import CITY_FOUNDED, CITY_LOST, HOLDINGS
from ziggurat.games.board_game.wisdom_and_warfare.ids import FIRST_RULE
from ziggurat.games.board_game.wisdom_and_warfare.policies.adopted import act_for_owner
from ziggurat.games.board_game.wisdom_and_warfare.policies.cards import POLICIES
from ziggurat.games.board_game.wisdom_and_warfare.policies.changing import (
    FIRST_POLICIES,
    POLICY_FRAMES,
    adopt_for_city,
    give_up_for_city,
)
from ziggurat.games.board_game.wisdom_and_warfare.policies.effects import (
    POLICY_ASKERS,
    note_army,
)
from ziggurat.games.board_game.wisdom_and_warfare.policies.facts import (
    POLICY_FACTS,
    POLICY_INVARIANTS,
)
from ziggurat.games.board_game.wisdom_and_warfare.policies.moments import POLICY_MOMENTS
from ziggurat.games.board_game.wisdom_and_warfare.policies.reasons import POLICY_REASONS
from ziggurat.games.board_game.wisdom_and_warfare.policies.verbs import POLICY_VERBS
from ziggurat.kernel.content import Adjust, Do, Row

SOCIAL_POLICIES: Final = FIRST_RULE + 3

POLICY_RULE: Final = Row(
    SOCIAL_POLICIES,
    "social_policies",
    (
        Adjust(HOLDINGS, act_for_owner),
        Do(CITY_FOUNDED, adopt_for_city),
        Do(CITY_LOST, give_up_for_city),
        Do(FIGURE_BUILT, note_army),
    ),
)


def install_policies(b: Build) -> None:
    """Every player has four cards, and adopts as many policies as it has cities.

    Rules: ww.setup.policy_deck
    """
    b.content("social_policy").add(POLICIES)
    b.content("rule").add((POLICY_RULE,))
    b.flow("setup").before("figures", FIRST_POLICIES)
    b.verbs.add(POLICY_VERBS)
    b.moments.add(POLICY_MOMENTS)
    b.reasons.add(POLICY_REASONS)
    b.askers.add(POLICY_ASKERS)
    b.records(POLICY_FRAMES)
    b.facts.add(POLICY_FACTS)
    b.invariants.add(POLICY_INVARIANTS)
