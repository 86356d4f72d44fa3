"""Pictures of A New Dawn: the whole table on one sheet of paper."""

from ziggurat.drawing.new_dawn.sheet import draw, draw_map

__all__ = ["draw", "draw_map"]
