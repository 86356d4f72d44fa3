"""Oracles of A New Dawn: lists and sums worked out a second time, from the ledger."""

from tests.oracles.new_dawn.dressed import rare_company
from tests.oracles.new_dawn.lists import attacks, buildings, caravans, control_tokens, gains
from tests.oracles.new_dawn.sums import agendas, combat_values, maturity

ORACLES = (
    control_tokens, buildings, caravans, attacks, gains, combat_values, maturity, agendas,
    rare_company,
)  # fmt: skip
