"""The engine: seats, frames, questions, choices, chance, events and views.

It knows nothing about maps, cards, fights or goods, and imports nothing of ours.
Read `engine.py` first: it is the whole loop.
"""
