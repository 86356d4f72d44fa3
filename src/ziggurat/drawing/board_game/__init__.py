"""Pictures of The Board Game: the whole table on one sheet of paper."""

from ziggurat.drawing.board_game.sheet import draw

__all__ = ["draw"]
