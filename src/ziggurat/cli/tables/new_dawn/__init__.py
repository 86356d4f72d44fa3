"""A New Dawn in a terminal: the map, what everybody has, and what there is to win."""

from ziggurat.cli.tables.new_dawn.notes import notes
from ziggurat.cli.tables.new_dawn.table import draw

__all__ = ["draw", "notes"]
