"""Great scientists."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.great_person_deck.ids import (
    ALAN_TURING,
    ALBERT_EINSTEIN,
    CHARLES_DARWIN,
    GALILEO_GALILEI,
    LOUIS_PASTEUR,
    MARIE_CURIE,
    SCIENTIST,
    SIR_ISAAC_NEWTON,
)
from ziggurat.games.board_game.great_person_deck.rows import PersonCard

SCIENTISTS: Final = (
    PersonCard(ALAN_TURING, "alan_turing", SCIENTIST),
    PersonCard(ALBERT_EINSTEIN, "albert_einstein", SCIENTIST),
    PersonCard(CHARLES_DARWIN, "charles_darwin", SCIENTIST),
    PersonCard(GALILEO_GALILEI, "galileo_galilei", SCIENTIST),
    PersonCard(LOUIS_PASTEUR, "louis_pasteur", SCIENTIST),
    PersonCard(MARIE_CURIE, "marie_curie", SCIENTIST),
    PersonCard(SIR_ISAAC_NEWTON, "sir_isaac_newton", SCIENTIST),
)
