"""Fame and Fortune, the first expansion of The Board Game."""
