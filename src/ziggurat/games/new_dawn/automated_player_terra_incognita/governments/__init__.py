"""The automated player with Terra Incognita: governments."""
