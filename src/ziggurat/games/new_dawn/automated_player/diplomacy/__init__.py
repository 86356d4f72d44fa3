"""The automated player: diplomacy."""
