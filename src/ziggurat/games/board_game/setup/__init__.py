"""Setup: the table and what each seat begins with."""
