"""Opt-in tools for games: layers, grids, graphs, bags, payments, seat orders. Knows no game."""
