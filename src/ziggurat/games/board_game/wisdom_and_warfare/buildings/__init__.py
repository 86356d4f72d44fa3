"""The Shipyard."""
