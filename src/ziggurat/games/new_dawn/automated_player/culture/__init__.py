"""The automated player: culture."""
