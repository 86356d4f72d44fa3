"""The event dial of this box: six sections in the place of the base game's five.

Owns the order of the sections and what stands in each; the wonder icon of a section comes after
its other one (ti.event.several_icons).
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.districts.event import district_event
from ziggurat.games.new_dawn.terra_incognita.governments.changing import government_event
from ziggurat.games.new_dawn.terra_incognita.ids import FIRST_NEW_SECTION
from ziggurat.games.new_dawn.terra_incognita.world.wonder_tokens import WonderTokens
from ziggurat.games.new_dawn.world.barbarians import spawn
from ziggurat.games.new_dawn.world.events import Section, movement


def spawning_and_wonders(g: Table) -> None:
    """Barbarians come back, then wonders get tokens (ti.event.several_icons)."""
    g.push(WonderTokens())
    spawn(g)


def governments_and_wonders(g: Table) -> None:
    """Governments change, then wonders get tokens (ti.event.several_icons)."""
    g.push(WonderTokens())
    government_event(g)


# Crosschecked: the order of the sections rests on two programs and a player aid.
NEW_SECTIONS: Final = (
    Section(FIRST_NEW_SECTION, "spawning-wonder", spawning_and_wonders),
    Section(FIRST_NEW_SECTION + 1, "movement-ti", movement),
    Section(FIRST_NEW_SECTION + 2, "districts", district_event),
    Section(FIRST_NEW_SECTION + 3, "government-wonder", governments_and_wonders),
    Section(FIRST_NEW_SECTION + 4, "second-movement-ti", movement),
    Section(FIRST_NEW_SECTION + 5, "second-districts", district_event),
)
