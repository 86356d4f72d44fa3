"""Wisdom and Warfare, the second expansion of The Board Game."""
