"""Six more culture events."""
