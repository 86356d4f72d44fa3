"""The automated player: science."""
