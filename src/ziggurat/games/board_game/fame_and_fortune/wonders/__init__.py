"""Wonders, and those of the market that techs make obsolete."""
