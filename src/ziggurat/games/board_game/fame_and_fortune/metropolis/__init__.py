"""Metropolises: capitals of two squares."""
