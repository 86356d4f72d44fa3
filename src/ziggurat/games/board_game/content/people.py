"""Great people: markers drawn at random, three of each type."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.ids import FIRST_PERSON
from ziggurat.games.board_game.rows.person import Person

# Icons: trade, production, culture, coins, combat bonus.
PEOPLE: Final = (
    Person(FIRST_PERSON, "artist", (1, 0, 2, 0, 0), 3),
    Person(FIRST_PERSON + 1, "builder", (0, 2, 0, 1, 0), 3),
    Person(FIRST_PERSON + 2, "general", (0, 0, 0, 0, 4), 3),
    Person(FIRST_PERSON + 3, "humanitarian", (1, 1, 1, 1, 0), 3),
    Person(FIRST_PERSON + 4, "industrialist", (0, 0, 2, 1, 0), 3),
    Person(FIRST_PERSON + 5, "scientist", (2, 1, 0, 0, 0), 3),
)
