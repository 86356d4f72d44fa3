"""The Board Game as any medium shows it: the map, the seats, and what can be bought."""

from ziggurat.tables.board_game.part import PART

__all__ = ["PART"]
