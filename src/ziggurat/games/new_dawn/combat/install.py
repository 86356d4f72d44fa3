"""Attacks, put together: the frames of a fight, its refusals and facts."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.combat.attack import ATTACK_FRAMES
from ziggurat.games.new_dawn.combat.declaring import DECLARING_FRAMES
from ziggurat.games.new_dawn.combat.facts import COMBAT_FACTS
from ziggurat.games.new_dawn.combat.reasons import MILITARY_REASONS
from ziggurat.games.new_dawn.combat.results import RESULT_FRAMES
from ziggurat.games.new_dawn.combat.spoils import SPOILS_FRAMES


def install_combat(b: Build) -> None:
    """Everything about attacks and what they bring (nd.attack.sequence)."""
    b.reasons.add(MILITARY_REASONS)
    b.facts.add(COMBAT_FACTS)
    for frames in (DECLARING_FRAMES, ATTACK_FRAMES, RESULT_FRAMES, SPOILS_FRAMES):
        b.records(frames)
