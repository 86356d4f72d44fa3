"""Opt-in tools for games: rows of numbers, bags, seat orders, chance, playouts. Knows no game."""
