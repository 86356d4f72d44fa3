"""The Greeks as they were changed later are the same with both expansions."""
