"""Computer players: one contract, built-in players, and programs in any language.

A player sees its own view, its own question and a re-dealt state, never the true one.
What a player knows about one game only belongs in a folder named after that game.
"""
