"""The automated player: setup."""
