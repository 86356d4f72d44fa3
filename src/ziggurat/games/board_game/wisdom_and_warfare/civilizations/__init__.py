"""Six more civilizations."""
