"""The card of the great person deck that the second expansion replaces."""
