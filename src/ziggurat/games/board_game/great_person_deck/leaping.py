"""Leaping on the culture track: what William Shakespeare allows whoever advances."""

from __future__ import annotations

from ziggurat.games.board_game.culture.track import may_enter, pay_and_enter
from ziggurat.games.board_game.great_person_deck.holding import cannot_use
from ziggurat.games.board_game.great_person_deck.reasons import NOT_SKIPPED, SPACE_TOO_DEAR
from ziggurat.games.board_game.great_person_deck.uses import use_up
from ziggurat.games.board_game.great_person_deck.verbs import LEAP
from ziggurat.games.board_game.ids import LAST_SPACE
from ziggurat.games.board_game.moments import CITY_MANAGEMENT
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.turn.concealed import Concealed
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State


def beyond(g: Table, seat: int) -> list[int]:
    """The spaces of the track that a seat reaches by skipping spaces with markers of others."""
    others = [space for other, space in enumerate(g.track) if other != seat]
    found: list[int] = []
    space = g.track[seat] + 1
    while space in others and space < LAST_SPACE:
        space += 1
        found.append(space)
    return found


class Leap(Concealed):
    """A seat that advances may skip such spaces, and pays only for the one it comes to."""

    def __init__(self) -> None:
        super().__init__(CITY_MANAGEMENT, self.uses, self.use, self.refuse_use)

    def leaps(self, g: Table, cue: Cue) -> list[Choice]:
        """All leaps that can be paid."""
        spaces = beyond(g, cue.owner)
        return [(LEAP, cue.card, at) for at in spaces if may_enter(g, cue.owner, at) == ALLOWED]

    def might(self, g: Table, cue: Cue) -> bool:
        return len(self.leaps(g, cue)) > 0

    def uses(self, s: State, cue: Cue) -> list[Choice]:
        """Offer all of them."""
        return self.leaps(table(s), cue)

    def use(self, s: State, cue: Cue, choice: Choice) -> None:
        """Turn the card up and advance."""
        g = table(s)
        g.note("used_person", cue.owner, (cue.card,))
        use_up(g, cue.owner, cue.card, discard=False)
        if g.outcome is None:
            pay_and_enter(g, cue.owner, choice[2])

    def refuse_use(self, s: State, cue: Cue, choice: Choice) -> int:
        """Say why a space cannot be reached."""
        g = table(s)
        if choice[:2] != (LEAP, cue.card):
            return OTHER_QUESTION
        reason = cannot_use(g, cue.owner, cue.card)
        if reason != ALLOWED:
            return reason
        if choice[2] not in beyond(g, cue.owner):
            return NOT_SKIPPED
        return ALLOWED if may_enter(g, cue.owner, choice[2]) == ALLOWED else SPACE_TOO_DEAR
