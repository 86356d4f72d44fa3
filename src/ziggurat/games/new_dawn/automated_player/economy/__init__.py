"""The automated player: economy."""
