"""The automated player: military."""
