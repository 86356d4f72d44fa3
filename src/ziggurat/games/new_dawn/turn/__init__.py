"""The turn: a focus card is chosen, resolved and reset."""
