"""Oracles of The Board Game: yields, costs, ways and sums worked out again, from the ledger."""

from tests.oracles.board_game.battles import battle_sums, combat_bonuses
from tests.oracles.board_game.dressed import rare_company
from tests.oracles.board_game.ranges import chains, event_ranges
from tests.oracles.board_game.ways import research, steps
from tests.oracles.board_game.yields import incomes, products

ORACLES = (
    incomes, products, steps, research, event_ranges, chains, combat_bonuses, battle_sums,
    rare_company,
)  # fmt: skip
