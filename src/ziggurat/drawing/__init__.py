"""Pictures of positions, as SVG.

A game may have a module here, named like its folder, with a function `draw`; a game without
one is drawn by `generic`. All get what one seat may know as plain data, like any client, and
need nothing but Python.
"""

from ziggurat.drawing.picture import Picture, draw, draw_map, draw_svg

__all__ = ["Picture", "draw", "draw_map", "draw_svg"]
