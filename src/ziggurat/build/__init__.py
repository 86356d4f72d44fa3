"""Putting rules together: a game, its options and its modules become one frozen Rules.

It runs once, before any game is played; the kernel runs ever after. It imports the
kernel only.
"""
