"""The Greeks of the first printing begin as a Democracy with both expansions, too."""
