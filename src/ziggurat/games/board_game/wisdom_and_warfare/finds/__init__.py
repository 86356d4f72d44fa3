"""Huts and villages that do something at once."""
