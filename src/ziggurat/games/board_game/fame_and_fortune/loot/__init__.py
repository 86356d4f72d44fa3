"""Loot by points, and coin tokens that can be lost."""
