"""The investment card that the second expansion replaces."""
