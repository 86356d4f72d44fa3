"""Late changes of civilizations of Fame and Fortune, as one setting."""
