"""A New Dawn: the base game.  It exports one thing, the descriptor."""

from ziggurat.games.new_dawn.rules import NEW_DAWN

__all__ = ["NEW_DAWN"]
