"""Fame and Fortune as it was printed first, as one setting."""
