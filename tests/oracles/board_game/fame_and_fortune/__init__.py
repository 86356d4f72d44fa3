"""Oracles of Fame and Fortune: outskirts, growth and places for cities, from the ledger."""

from tests.oracles.board_game.fame_and_fortune.cities import growth, new_cities, outskirts

ORACLES = (outskirts, growth, new_cities)
