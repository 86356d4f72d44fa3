"""The encampment: a barbarian or a rival army nearby is defeated, a control token reinforced.

Owns both effects, which may be used singly or both, in either order. Neither is an attack.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.spaces import barbarian_spaces, owner_of
from ziggurat.games.new_dawn.combat.reasons import ALREADY_REINFORCED, NOT_OWN_TOKEN
from ziggurat.games.new_dawn.focus.military import reinforceable
from ziggurat.games.new_dawn.focus.row import PutTokens
from ziggurat.games.new_dawn.ids import NOWHERE
from ziggurat.games.new_dawn.masks import bit, has, members
from ziggurat.games.new_dawn.moments import BARBARIAN_DEFEATED, SHELTERED
from ziggurat.games.new_dawn.picking import Listed, naming
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.armies.moments import FIGURES_ROUTED
from ziggurat.games.new_dawn.terra_incognita.armies.pieces import armies_of, defeat_army_in
from ziggurat.games.new_dawn.terra_incognita.districts.effects import (
    DISTRICT_REACH,
    all_within,
    friendly_here,
)
from ziggurat.games.new_dawn.terra_incognita.districts.reasons import (
    ARMY_SAFE,
    EFFECT_USED,
    NO_ARMY_NEAR,
    NO_BARBARIAN_NEAR,
    TOKEN_TOO_FAR,
)
from ziggurat.games.new_dawn.terra_incognita.districts.verbs import ROUT, ROUT_ARMY
from ziggurat.games.new_dawn.verbs import REINFORCE
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.flows import fire
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

# What is left to use of an encampment: a mask.
DEFEAT: Final = 1
REINFORCING: Final = 2
BOTH: Final = DEFEAT | REINFORCING


def safe_from(g: Table, seat: int) -> int:
    """Mask: spaces whose pieces a card keeps from a seat; an army is no shield for itself.

    Rules: ti.encampment.vs_protection, ti.diplomacy.pact_bars_attack.
    """
    return adjusted(g, SHELTERED, seat, (), 0)


def routable(g: Table, seat: int, space: int) -> list[Choice]:
    """Every barbarian and every rival army that an encampment can defeat, ascending."""
    near = all_within(g, bit(space), DISTRICT_REACH)
    found = naming(ROUT, barbarian_spaces(g) & near)
    safe = safe_from(g, seat)
    armies: list[Choice] = []
    for other in range(g.seats):
        if other != seat:
            armies.extend(
                [(ROUT_ARMY, at, other) for at in members(armies_of(g, other) & near & ~safe)]
            )
    return found + sorted(armies)


def against_rout(g: Table, seat: int, space: int, choice: Choice) -> int:
    """The reason against a piece that is not among them."""
    if choice[0] == ROUT:
        return NO_BARBARIAN_NEAR
    if choice[2] == seat or choice[2] >= g.seats:
        return NO_ARMY_NEAR
    near = armies_of(g, choice[2]) & all_within(g, bit(space), DISTRICT_REACH)
    return ARMY_SAFE if has(near, choice[1]) else NO_ARMY_NEAR


def friendly_tokens(g: Table, seat: int) -> int:
    """Mask: friendly control tokens that can be reinforced; a card may make others' friendly."""
    found = 0
    for owner in range(g.seats):
        found |= reinforceable(g, owner)
    return found & friendly_here(g, seat)


def strengthened(g: Table, seat: int, space: int) -> int:
    """Mask: those that an encampment can reinforce (ti.encampment.reinforce)."""
    return friendly_tokens(g, seat) & all_within(g, bit(space), DISTRICT_REACH)


def against_strengthening(g: Table, seat: int, at: int) -> int:
    """The reason against a space that is not among them."""
    if has(friendly_tokens(g, seat), at):
        return TOKEN_TOO_FAR
    return ALREADY_REINFORCED if has(g.realms[seat].control, at) else NOT_OWN_TOKEN


def strengthen(g: Table, seat: int, at: int) -> None:
    """Reinforce a control token, whoever owns it."""
    g.realms[owner_of(g, at)].reinforced |= bit(at)
    g.note("reinforced", seat, (at,))


def rout(g: Table, seat: int, choice: Choice) -> None:
    """Defeat a barbarian, for the usual trade token, or a rival army.

    Rules: ti.encampment.defeat, ti.encampment.army, ti.encampment.barbarian_token,
    ti.encampment.not_attack.
    """
    space = choice[1]
    if choice[0] == ROUT_ARMY:
        g.note("routed_army", seat, (choice[2], space))
        defeat_army_in(g, choice[2], space)
        fire(g, FIGURES_ROUTED, choice[2], (seat,), everyone=False)
        return
    letter = g.barbarians.index(space)
    g.barbarians = put(g.barbarians, letter, NOWHERE)
    g.note("barbarian_defeated", seat, (letter, space))
    fire(g, BARBARIAN_DEFEATED, seat, everyone=False)
    g.push(PutTokens(seat, 1))


class UseEncampment(Listed):
    """Use what is left of an encampment.  Rules: ti.encampment.either_both"""

    SPEC: ClassVar[str] = "seat: int, space: int, left: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ti.encampment.either_both",
        "ti.encampment.defeat",
        "ti.encampment.reinforce",
    )

    def __init__(self, seat: int, space: int, left: int = BOTH) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.left: Final = left

    def listed(self, g: Table) -> tuple[Choice, ...]:
        found: list[Choice] = [(PASS,)]
        if self.left & REINFORCING:
            found.extend(naming(REINFORCE, strengthened(g, self.seat, self.space)))
        if self.left & DEFEAT:
            found.extend(routable(g, self.seat, self.space))
        return tuple(found)

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] not in (REINFORCE, ROUT, ROUT_ARMY):
            return OTHER_QUESTION
        if not self.left & (REINFORCING if choice[0] == REINFORCE else DEFEAT):
            return EFFECT_USED
        if choice[0] == REINFORCE:
            return against_strengthening(g, self.seat, choice[1])
        return against_rout(g, self.seat, self.space, choice)

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "use_encampment", SPACE, self.listed(table(s)), (self.left,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == PASS:
            g.pop()
            return
        used = REINFORCING if choice[0] == REINFORCE else DEFEAT
        left = self.left & ~used
        if left:
            g.swap(UseEncampment(self.seat, self.space, left))
        else:
            g.pop()
        if choice[0] == REINFORCE:
            strengthen(g, self.seat, choice[1])
        else:
            rout(g, self.seat, choice)
        step_done(g)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space)


def use_encampment(g: Table, seat: int, space: int) -> None:
    """Let the owner use one effect, the other or both."""
    g.push(UseEncampment(seat, space))


def encampment_useful(g: Table, seat: int, space: int) -> bool:
    """Tell whether there is anything to defeat or to reinforce."""
    near = all_within(g, bit(space), DISTRICT_REACH)
    # What is quick to see comes first.
    if near & barbarian_spaces(g) or near & friendly_tokens(g, seat):
        return True
    return len(routable(g, seat, space)) > 0
