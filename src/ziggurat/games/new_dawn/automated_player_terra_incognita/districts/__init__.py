"""The automated player with Terra Incognita: districts."""
