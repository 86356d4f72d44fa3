"""The automated player with Terra Incognita: exploration."""
