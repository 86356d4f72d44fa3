"""Pictures of A New Dawn: the whole table on one sheet of paper."""

from ziggurat.drawing.new_dawn.sheet import draw

__all__ = ["draw"]
