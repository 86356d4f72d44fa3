"""Games between players: one match with players in its seats, or many games in a row.

It plays; it never decides what is legal and never lets a player see a true state.
"""
