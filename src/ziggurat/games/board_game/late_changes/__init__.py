"""Late changes of cards of Fame and Fortune, as one setting."""
