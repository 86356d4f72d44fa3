"""The automated player with Terra Incognita: unique."""
