"""A New Dawn as any medium shows it: the map, the realms, and what there is to win."""

from ziggurat.tables.new_dawn.part import PART

__all__ = ["PART"]
