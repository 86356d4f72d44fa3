"""Pictures of the Night Market."""

from ziggurat.drawing.template.sheet import draw

__all__ = ["draw"]
