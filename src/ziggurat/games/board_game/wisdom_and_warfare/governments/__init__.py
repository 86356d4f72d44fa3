"""Eight new government cards."""
