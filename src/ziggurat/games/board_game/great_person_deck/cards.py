"""All great person cards, with what they bring besides their rows; one file for each type."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Sequence
from ziggurat.games.board_game.great_person_deck.cards_artists import ARTIST_FRAMES, ARTISTS
from ziggurat.games.board_game.great_person_deck.cards_builders import BUILDER_FRAMES, BUILDERS
from ziggurat.games.board_game.great_person_deck.cards_generals import GENERAL_FRAMES, GENERALS
from ziggurat.games.board_game.great_person_deck.cards_humanitarians import (
    HUMANITARIAN_FRAMES,
    HUMANITARIANS,
)
from ziggurat.games.board_game.great_person_deck.cards_industrialists import (
    INDUSTRIALIST_FRAMES,
    INDUSTRIALISTS,
)
from ziggurat.games.board_game.great_person_deck.cards_scientists import (
    SCIENTIST_FRAMES,
    SCIENTISTS,
)
from ziggurat.games.board_game.great_person_deck.caring import LASTING_CARE
from ziggurat.games.board_game.great_person_deck.converting import LASTING_FINDINGS
from ziggurat.games.board_game.great_person_deck.endowing import LASTING_VOYAGES
from ziggurat.games.board_game.great_person_deck.lasting import LASTING_RULE
from ziggurat.kernel.choice import Verb
from ziggurat.kernel.content import Row
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.reason import ReasonKind

PERSON_CARDS: Final = (
    *ARTISTS, *BUILDERS, *GENERALS, *HUMANITARIANS, *INDUSTRIALISTS, *SCIENTISTS,
)  # fmt: skip
CARD_FRAMES: Final[tuple[type[Frame], ...]] = (
    *ARTIST_FRAMES, *BUILDER_FRAMES, *GENERAL_FRAMES, *HUMANITARIAN_FRAMES, *INDUSTRIALIST_FRAMES,
    *SCIENTIST_FRAMES,
)  # fmt: skip
CARD_VERBS: Final[tuple[Verb, ...]] = ()
CARD_REASONS: Final[tuple[ReasonKind, ...]] = ()
CARD_SEQUENCES: Final[tuple[Sequence, ...]] = (
    Sequence("battle_begins", "each card is used at once and may open or close others"),
    Sequence("phase_begins", "each card is used at once and may open or close others"),
    Sequence("trading", "each card is used at once and may open or close others"),
    Sequence("after_battle", "a card is used at once"),
    Sequence("levy", "each unit is drawn before the next type is chosen"),
)
# What lasts longer than the card that began it.
LASTING_RULES: Final[tuple[Row, ...]] = (
    LASTING_RULE, LASTING_CARE, LASTING_VOYAGES, LASTING_FINDINGS,
)  # fmt: skip
