"""Diplomacy cards: who gives them and who holds them."""
