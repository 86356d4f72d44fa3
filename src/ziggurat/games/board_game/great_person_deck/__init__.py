"""The great person deck, an option of Fame and Fortune."""
