"""Relics and who claims them."""
