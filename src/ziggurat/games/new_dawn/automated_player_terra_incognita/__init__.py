"""The automated player on the maps of the expansion."""
