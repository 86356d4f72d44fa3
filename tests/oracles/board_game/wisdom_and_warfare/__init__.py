"""Oracles of Wisdom and Warfare, from its ledger."""

from tests.oracles.board_game.wisdom_and_warfare.battles import combat_values, engaged_fronts

ORACLES = (combat_values, engaged_fronts)
