"""Great artists."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.great_person_deck.ids import (
    AKIRA_KUROSAWA,
    ARTIST,
    FRIDA_KAHLO,
    JERRY_GARCIA,
    MARK_TWAIN,
    MICHELANGELO,
    VALMIKI,
    WILLIAM_SHAKESPEARE,
)
from ziggurat.games.board_game.great_person_deck.rows import PersonCard

ARTISTS: Final = (
    PersonCard(AKIRA_KUROSAWA, "akira_kurosawa", ARTIST),
    PersonCard(FRIDA_KAHLO, "frida_kahlo", ARTIST),
    PersonCard(JERRY_GARCIA, "jerry_garcia", ARTIST),
    PersonCard(MARK_TWAIN, "mark_twain", ARTIST),
    PersonCard(MICHELANGELO, "michelangelo", ARTIST),
    PersonCard(VALMIKI, "valmiki", ARTIST),
    PersonCard(WILLIAM_SHAKESPEARE, "william_shakespeare", ARTIST),
)
