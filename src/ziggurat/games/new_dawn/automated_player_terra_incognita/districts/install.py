"""The automated player's districts with Terra Incognita, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.lists import (
    DISTRICT_CRITERIA,
    DISTRICT_LISTS,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.placing import (
    PLACING_FRAMES,
    PLACING_TOPICS,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.replaced import (
    REPLACED_TOPIC,
    MoveReplaced,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.using import (
    THEATER,
    USING_FRAMES,
    USING_TOPICS,
)


def install_districts(b: Build) -> None:
    """Install how it places districts and what it does with them."""
    b.content("criterion").add(DISTRICT_CRITERIA)
    b.content("priority_list").add(DISTRICT_LISTS)
    b.content("automated_topic").add(PLACING_TOPICS).add(USING_TOPICS).add((REPLACED_TOPIC,))
    b.content("district").replace(THEATER.name, THEATER)
    b.records((*PLACING_FRAMES, MoveReplaced))
    b.records(USING_FRAMES)
