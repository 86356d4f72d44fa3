"""Opt-in tools for games: rows of numbers, bags, seat orders, who acts, chance. Knows no game."""
