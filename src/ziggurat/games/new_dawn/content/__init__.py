"""A New Dawn's components: one file for each family."""
