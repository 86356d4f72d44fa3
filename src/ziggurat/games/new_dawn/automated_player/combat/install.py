"""The automated player's combat, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.automated_player.combat.spending import (
    SPENDING_CRITERIA,
    SPENDING_LISTS,
    SPENDING_TOPICS,
)
from ziggurat.games.new_dawn.automated_player.combat.spoils import (
    SPOILS_CRITERIA,
    SPOILS_LISTS,
    SPOILS_TOPICS,
)
from ziggurat.games.new_dawn.automated_player.combat.values import BONUS_IN_FIGHTS
from ziggurat.games.new_dawn.automated_player.governor import TOPICS


def install_combat(b: Build) -> None:
    """Install what it spends in fights, and what it makes of victories."""
    b.content("rule").add((BONUS_IN_FIGHTS,))
    b.content(TOPICS).add((*SPENDING_TOPICS, *SPOILS_TOPICS))
    b.content("priority_list").add((*SPENDING_LISTS, *SPOILS_LISTS))
    b.content("criterion").add((*SPENDING_CRITERIA, *SPOILS_CRITERIA))
