"""Colours and the shapes that go with them.

Owns what all drawings share, in terminals and pictures. Colour is never the only carrier: a
seat has a shape, a terrain a letter or a mark.
"""

from __future__ import annotations

from typing import Final

# Seats by colour: a set that can be told apart with any kind of eyes.
BLUE: Final = "#0072B2"
GREEN: Final = "#009E73"
ORANGE: Final = "#E69F00"
RED: Final = "#D55E00"
PURPLE: Final = "#CC79A7"
SEATS: Final = (BLUE, GREEN, ORANGE, RED, PURPLE)
SHAPES: Final = ("circle", "square", "triangle", "diamond", "pentagon")
EMBLEMS: Final = ("●", "■", "▲", "◆", "⬟")

# Terrains in the order of the rules: grassland, hills, forest, desert, mountain, water,
# natural wonder.
TERRAINS: Final = (
    "#A9C77B", "#C2B06B", "#6B9A55", "#E8CF8A", "#9B97A1", "#7FB2CF", "#B79AC6",
)  # fmt: skip
TERRAIN_MARKS: Final = (
    "#86A857", "#A08E48", "#4C7A3A", "#CFB05E", "#6F6B78", "#5C93B4", "#7E5C94",
)  # fmt: skip

# That of every other terrain, which modules bring.
OTHER_TERRAIN: Final = "#C79A82"

# Paper and ink.
PAPER: Final = "#FBF7EE"
CARD: Final = "#FFFDF8"
SHADE: Final = "#F1EADB"
LINE: Final = "#D8CDB8"
INK: Final = "#2B2620"
FAINT: Final = "#7A7264"
GOLD: Final = "#B8860B"

# A muted tint for each focus type: culture, science, economy, industry, military.
FOCUS: Final = ("#B48EAD", "#6C9BC0", "#C9A13B", "#A67C52", "#B5655B")
# That of every other type, which modules bring.
OTHER_FOCUS: Final = "#7F9B6E"
# Marble, mercury, oil, diamond.
RESOURCES: Final = ("#D9D4CC", "#B9C4CC", "#5B5348", "#A9DDE8")
# That of every other resource, which modules bring.
OTHER_RESOURCE: Final = "#C8D6A4"


def focus_tint(focus: int) -> str:
    """The tint of a focus type."""
    return FOCUS[focus] if focus < len(FOCUS) else OTHER_FOCUS


def terrain_tint(terrain: int) -> str:
    """The colour of a terrain."""
    return TERRAINS[terrain] if terrain < len(TERRAINS) else OTHER_TERRAIN


def resource_tint(kind: int) -> str:
    """The tint of a resource."""
    return RESOURCES[kind] if kind < len(RESOURCES) else OTHER_RESOURCE


def seat_colour(colour: int, seat: int) -> int:
    """Which of the colours a seat has; before it has chosen, its place decides."""
    return (colour if colour >= 0 else seat) % len(SEATS)
