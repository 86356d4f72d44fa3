"""The Board Game's components: one file for each family."""
