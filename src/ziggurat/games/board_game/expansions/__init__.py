"""What both expansions bring alike: whichever is on the table, it is there once."""
