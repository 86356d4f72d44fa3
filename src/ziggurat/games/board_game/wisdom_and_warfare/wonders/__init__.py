"""Six more wonders."""
