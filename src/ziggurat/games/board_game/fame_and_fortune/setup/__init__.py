"""Setup: tiles, markers, the wonder deck and the map of five."""
