"""Pictures of The Board Game: the whole table on one sheet of paper."""

from ziggurat.drawing.board_game.sheet import draw, draw_map

__all__ = ["draw", "draw_map"]
