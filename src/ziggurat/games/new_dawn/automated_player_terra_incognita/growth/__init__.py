"""The automated player with Terra Incognita: growth."""
