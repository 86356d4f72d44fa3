"""The turn: its phases, and what others may answer in all of them."""
