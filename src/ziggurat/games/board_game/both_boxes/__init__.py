"""What holds when both expansions lie on one table."""
