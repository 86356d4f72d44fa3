"""Oracles of A New Dawn with Terra Incognita: figures, buildings and districts, from the ledger."""

from tests.oracles.new_dawn.terra_incognita.agendas import agendas
from tests.oracles.new_dawn.terra_incognita.armies import army_ways, fights
from tests.oracles.new_dawn.terra_incognita.buildings import buildings, other_cities
from tests.oracles.new_dawn.terra_incognita.caravans import caravans
from tests.oracles.new_dawn.terra_incognita.districts import bounties, district_places, encampments
from tests.oracles.new_dawn.terra_incognita.dressed import rare_armies
from tests.oracles.new_dawn.terra_incognita.tokens import control_tokens, maturity

ORACLES = (
    army_ways, fights, bounties, district_places, control_tokens, maturity, agendas, caravans,
    buildings, other_cities, encampments, rare_armies,
)  # fmt: skip
