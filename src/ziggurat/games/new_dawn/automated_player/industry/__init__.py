"""The automated player: industry."""
