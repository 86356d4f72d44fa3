"""Social policies."""
