"""Attacks: what may be attacked, how a fight is decided and what a victory brings."""
