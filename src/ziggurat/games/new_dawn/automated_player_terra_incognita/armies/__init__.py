"""The automated player with Terra Incognita: armies."""
