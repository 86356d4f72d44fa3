"""Building programs."""
