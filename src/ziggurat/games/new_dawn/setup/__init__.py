"""Setup: the table, the map that is built, and what each seat begins with."""
