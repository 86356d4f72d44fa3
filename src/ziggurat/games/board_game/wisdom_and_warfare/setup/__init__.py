"""Setup: tiles, markers and what the box replaces."""
