"""What lies under the new huts and villages."""
