"""The Night Market's cards: one file for each family."""
