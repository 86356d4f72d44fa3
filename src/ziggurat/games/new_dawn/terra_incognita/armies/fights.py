"""Fights of armies: from where one attacks, and what becomes of it.

Owns what an attack means for the attacking army; the attack itself runs in `combat/`. A defeated
army goes back to its card, a victorious one stays or steps back.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.kinds import rival_pieces
from ziggurat.games.new_dawn.board.supplies import unused_cities, unused_tokens
from ziggurat.games.new_dawn.combat.declaring import declare
from ziggurat.games.new_dawn.ids import BARBARIAN, CITY, NONE, NOWHERE, TOKEN
from ziggurat.games.new_dawn.masks import bit, first, has, members
from ziggurat.games.new_dawn.picking import Pick
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.armies.pieces import army_home, forts, put_army
from ziggurat.games.new_dawn.terra_incognita.armies.reasons import NOT_ON_THE_WAY
from ziggurat.games.new_dawn.terra_incognita.armies.verbs import APPROACH
from ziggurat.games.new_dawn.terra_incognita.armies.ways import hostile_spaces
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

# How an attack ended.
LOST: Final = 0
WON: Final = 1


def fight(g: Table, seat: int, army: int, place: int, value: int, space: int, back: int) -> None:
    """An army has entered a space and attacks there; `back` is the mask of where it may go back to.

    It is asked from where it comes only if that can matter (ti.attack.move_back).
    """
    g.push(Fight(seat, army, space, first(back)))
    declare(g, seat, place, value, space)
    if back & (back - 1) and may_be_left(g, seat, space):
        g.push(Approach(seat, space, back))


def may_be_left(g: Table, seat: int, space: int) -> bool:
    """Tell whether something could be left in a space that keeps a victorious army from staying."""
    figures = 0
    others = 0
    barbarian = False
    for kind in printed(g.rules).pieces:
        if kind.target is None or not has(rival_pieces(g, kind, seat), space):
            continue
        if kind.number == BARBARIAN:
            barbarian = True
        elif kind.figure:
            figures = figures_at(g, seat, space)
        else:
            others |= bit(kind.number)
    if barbarian:
        return figures > 0 or others != 0
    if not others:
        return figures > 1
    owned = others & (bit(CITY) | bit(TOKEN))
    if figures or (owned and (space in g.board.icons.city_states or has(_capitals(g), space))):
        return True
    if not has(others, TOKEN) and unused_cities(g, seat) > 0:
        return False
    return has(forts(g), space) or unused_tokens(g, seat) <= 0


def figures_at(g: Table, seat: int, space: int) -> int:
    """How many armies and caravans of other seats stand in a space."""
    count = 0
    for other in range(g.seats):
        if other != seat:
            count += unknown(g).armies[other].count(space)
            count += g.realms[other].caravans.count(space)
    return count


def _capitals(g: Table) -> int:
    found = 0
    for realm in g.realms:
        if realm.capital >= 0:
            found |= bit(realm.capital)
    return found


class Approach(Pick):
    """Say from where an army attacks: there it goes back to if it cannot stay.

    Rules: ti.attack.move_back, ti.attack.move_back_route
    """

    SPEC: ClassVar[str] = "seat: int, space: int, spaces: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.attack.move_back", "ti.attack.move_back_route")

    def __init__(self, seat: int, space: int, spaces: int) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.spaces: Final = spaces

    def candidates(self, g: Table) -> list[Choice]:
        return [(APPROACH, space) for space in members(self.spaces)]

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] != APPROACH:
            return OTHER_QUESTION
        return ALLOWED if has(self.spaces, choice[1]) else NOT_ON_THE_WAY

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "approach", SPACE, self.listed(table(s)), (self.space,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        at = current_fight(g)
        assert at is not None
        g.amend(at, Fight(at.seat, at.army, at.space, choice[1], at.result))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space)


class Fight(Frame):
    """An army fights in a space; then it goes to its card, stays, or goes `back`.

    `result` is known when the attack is over. Rules: ti.attack.lose, ti.attack.stay,
    ti.attack.move_back, ti.attack.forfeit
    """

    SPEC: ClassVar[str] = "seat: int, army: int, space: int, back: int, result: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ti.attack.lose",
        "ti.attack.stay",
        "ti.attack.move_back",
        "ti.attack.forfeit",
    )

    def __init__(
        self, seat: int, army: int, space: int, back: int = NOWHERE, result: int = NONE
    ) -> None:
        self.seat: Final = seat
        self.army: Final = army
        self.space: Final = space
        self.back: Final = back
        self.result: Final = result

    def run(self, s: State) -> bool:
        g = table(s)
        g.pop()
        if unknown(g).armies[self.seat][self.army] != self.space:
            return False
        if self.result != WON:
            army_home(g, self.seat, self.army)
        elif has(hostile_spaces(g, self.seat), self.space):
            put_army(g, self.seat, self.army, self.back)
            g.note("army_back", self.seat, (self.army, self.back))
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space)


def current_fight(g: Table) -> Fight | None:
    """The fight of an army that is under way."""
    for frame in reversed(g.stack):
        if isinstance(frame, Fight):
            return frame
    return None


def fight_over(s: State, cue: Cue) -> None:
    """Remember how the attack of an army ended; args space, kind of piece, defender, 1 if won."""
    g = table(s)
    at = current_fight(g)
    if at is not None and at.result == NONE:
        g.amend(at, Fight(at.seat, at.army, at.space, at.back, WON if cue.args[3] else LOST))


FIGHT_FRAMES: Final = (Approach, Fight)
