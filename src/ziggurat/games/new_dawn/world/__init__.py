"""The world between turns: the event dial and barbarians."""
