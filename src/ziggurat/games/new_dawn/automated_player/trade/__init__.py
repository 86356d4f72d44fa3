"""The automated player: trade."""
