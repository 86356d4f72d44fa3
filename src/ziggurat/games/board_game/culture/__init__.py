"""Culture: the track, culture events and great people."""
