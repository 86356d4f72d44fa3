"""Culture events."""
