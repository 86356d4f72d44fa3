"""Numbers of the techs, by level and then by name.

Owns them apart from the rows, because civilizations, wonders and markers name techs too.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.ids import FIRST_TECH

# Level I.
ANIMAL_HUSBANDRY: Final = FIRST_TECH
CODE_OF_LAWS: Final = FIRST_TECH + 1
CURRENCY: Final = FIRST_TECH + 2
HORSEBACK_RIDING: Final = FIRST_TECH + 3
MASONRY: Final = FIRST_TECH + 4
METALWORKING: Final = FIRST_TECH + 5
NAVIGATION: Final = FIRST_TECH + 6
PHILOSOPHY: Final = FIRST_TECH + 7
POTTERY: Final = FIRST_TECH + 8
WRITING: Final = FIRST_TECH + 9
# Level II.
CHIVALRY: Final = FIRST_TECH + 10
CIVIL_SERVICE: Final = FIRST_TECH + 11
CONSTRUCTION: Final = FIRST_TECH + 12
DEMOCRACY_TECH: Final = FIRST_TECH + 13
ENGINEERING: Final = FIRST_TECH + 14
IRRIGATION: Final = FIRST_TECH + 15
MATHEMATICS: Final = FIRST_TECH + 16
MONARCHY_TECH: Final = FIRST_TECH + 17
PRINTING_PRESS: Final = FIRST_TECH + 18
SAILING: Final = FIRST_TECH + 19
# Level III.
BANKING: Final = FIRST_TECH + 20
BIOLOGY: Final = FIRST_TECH + 21
COMMUNISM_TECH: Final = FIRST_TECH + 22
GUNPOWDER: Final = FIRST_TECH + 23
METAL_CASTING: Final = FIRST_TECH + 24
MILITARY_SCIENCE: Final = FIRST_TECH + 25
RAILROAD: Final = FIRST_TECH + 26
STEAM_POWER: Final = FIRST_TECH + 27
THEOLOGY: Final = FIRST_TECH + 28
# Level IV.
ATOMIC_THEORY: Final = FIRST_TECH + 29
BALLISTICS: Final = FIRST_TECH + 30
COMBUSTION: Final = FIRST_TECH + 31
COMPUTERS: Final = FIRST_TECH + 32
FLIGHT: Final = FIRST_TECH + 33
MASS_MEDIA: Final = FIRST_TECH + 34
REPLACEABLE_PARTS: Final = FIRST_TECH + 35
# Level V, one card for the whole table.
SPACE_FLIGHT: Final = FIRST_TECH + 36
