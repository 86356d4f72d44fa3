"""The Board Game in a terminal: the map, what everybody has, and what can be bought."""

from ziggurat.cli.tables.board_game.notes import notes
from ziggurat.cli.tables.board_game.table import draw

__all__ = ["draw", "notes"]
