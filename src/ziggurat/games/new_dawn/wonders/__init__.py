"""World wonders."""
