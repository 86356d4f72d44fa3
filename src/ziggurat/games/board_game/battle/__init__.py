"""Battles: forces, fronts, resolution and loot."""
