"""The automated player with Terra Incognita: combat."""
