"""Movement: figures, tiles turned up, huts, villages and enemies met."""
