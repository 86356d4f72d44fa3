"""Figures that are disbanded in own cities, and what they leave there."""
