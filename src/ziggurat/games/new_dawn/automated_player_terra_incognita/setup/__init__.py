"""The automated player with Terra Incognita: setup."""
