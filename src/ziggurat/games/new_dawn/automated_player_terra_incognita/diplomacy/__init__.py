"""The automated player with Terra Incognita: diplomacy."""
