"""The Board Game: the base game.  It exports one thing, the descriptor."""

from ziggurat.games.board_game.rules import BOARD_GAME

__all__ = ["BOARD_GAME"]
