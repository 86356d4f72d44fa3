"""City-states: found, controlled, taken and built over."""
