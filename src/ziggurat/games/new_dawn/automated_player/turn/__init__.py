"""The automated player: turn."""
