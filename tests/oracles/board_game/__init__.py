"""Oracles of The Board Game: yields, costs, ways and sums worked out again, from the ledger."""

from tests.oracles.board_game.dressed import rare_company
from tests.oracles.board_game.ways import combat_bonuses, research, steps
from tests.oracles.board_game.yields import incomes, products

ORACLES = (incomes, products, steps, research, combat_bonuses, rare_company)
