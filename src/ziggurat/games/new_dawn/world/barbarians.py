"""Barbarians: how they move, what they destroy, where they come back.

Owns the movement and the spawning icon of the event dial. Fights against barbarians are
attacks and belong to `combat/`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.kinds import (
    THROWN_BACK,
    UNMET,
    all_pieces,
    meet_figures,
    meet_others,
)
from ziggurat.games.new_dawn.board.pieces import remove_city, remove_token
from ziggurat.games.new_dawn.board.spaces import lying_tokens, owner_of
from ziggurat.games.new_dawn.ids import NONE, NOWHERE, ON_CARD
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.moments import BARBARIAN_ENTERS
from ziggurat.games.new_dawn.picking import Listed, Several
from ziggurat.games.new_dawn.reasons import NO_TOKEN_THERE, NOT_SHARED
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import DISCARD, PUSH, ROLL
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import allowed
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance, faces
from ziggurat.kernel.question import CARD, PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.vec import add_at, put

DIE: Final = faces(ROLL, 6)
RAID: Final = 2


def direction_of(g: Table, die: int) -> int:
    """The map direction of a die result (nd.component.direction_token)."""
    return (die - 1 + g.direction) % 6


def way(g: Table, start: int, direction: int) -> list[int]:
    """The spaces a barbarian enters: over water to land, turning round at the edge once.

    Rules: nd.barbarian.water, nd.barbarian.edge, nd.barbarian.reverse_water and, for a way
    over water that ends at the edge, the ruling nd.barbarian.water_then_edge.
    """
    board = g.board
    at = start
    turned = False
    entered: list[int] = []
    while True:
        ahead = board.step[at][direction]
        if ahead == NOWHERE:
            if turned:
                return [*entered, start]
            turned = True
            direction = (direction + 3) % 6
            continue
        at = ahead
        entered.append(at)
        if not has(board.waters, at):
            return entered


def barred(g: Table, space: int) -> bool:
    """Tell whether a card keeps barbarians out of a space."""
    owner = owner_of(g, space)
    return owner != NONE and allowed(g, BARBARIAN_ENTERS, owner, (space,)) != ALLOWED


def move_barbarian(g: Table, letter: int, direction: int) -> None:
    """Move one barbarian and carry out what it does on its way and where it arrives.

    Kept out by a card, it goes the other way, and stays if it is kept out there too
    (nd.wonder.petra_turned). Water is entered as well, so that caravans there are destroyed
    (nd.barbarian.water_caravan).
    """
    start = g.barbarians[letter]
    entered = way(g, start, direction)
    if barred(g, entered[-1]):
        entered = way(g, start, (direction + 3) % 6)
        if barred(g, entered[-1]):
            return
    space = entered[-1]
    for water in entered[:-1]:
        if meet_figures(g, water):
            return
    if space == start:
        return
    g.note("barbarian_moved", NONE, (letter, start, space))
    if enter(g, space):
        g.note("barbarian_moved", NONE, (letter, space, start))
    else:
        g.barbarians = put(g.barbarians, letter, space)


def enter(g: Table, space: int) -> bool:
    """Carry out each effect of an entered space; True if the barbarian is thrown back.

    Rules: nd.barbarian.hit_caravan, hit_token, hit_city, hit_reinforced, hit_capital and
    the ruling nd.barbarian.multiple_components.
    """
    if meet_figures(g, space):
        return True
    met = meet_others(g, space)
    if met != UNMET:
        step_done(g)
    return met == THROWN_BACK


def hit_token(g: Table, space: int) -> bool:
    """A barbarian destroys a control token, or turns a reinforced one and is thrown back.

    Rules: nd.barbarian.hit_token, nd.barbarian.hit_reinforced
    """
    owner = owner_of(g, space)
    realm = g.realms[owner]
    if has(realm.reinforced, space):
        realm.reinforced &= ~bit(space)
        g.note("token_flipped", owner, (space,))
        return True
    remove_token(g, owner, space)
    g.note("token_destroyed", owner, (space,))
    return False


def hit_city(g: Table, space: int) -> bool:
    """A barbarian destroys a city, or raids a capital.

    Rules: nd.barbarian.hit_city, nd.barbarian.hit_capital
    """
    owner = owner_of(g, space)
    realm = g.realms[owner]
    if space == realm.capital:
        g.note("capital_raided", owner, (space,))
        g.push(Raid(owner, min(RAID, sum(realm.trade))))
    else:
        remove_city(g, owner, space)
        g.note("city_destroyed", owner, (space,))
    return False


def destroy_caravans(g: Table, space: int) -> bool:
    """All caravans of a space go back to their owners' cards (nd.barbarian.hit_caravan)."""
    for seat in range(g.seats):
        realm = g.realms[seat]
        for at, where in enumerate(realm.caravans):
            if where == space:
                realm.caravans = put(realm.caravans, at, ON_CARD)
                g.note("caravan_destroyed", seat, (space,))
    return False


class MoveAll(Frame):
    """All barbarians move one space in one common direction, in the order of their letters.

    Rules: nd.barbarian.move_all, nd.barbarian.move_roll, nd.barbarian.order
    """

    SPEC: ClassVar[str] = "direction: int, letter: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.barbarian.move_all",
        "nd.barbarian.move_roll",
        "nd.barbarian.order",
    )

    def __init__(self, direction: int = -1, letter: int = 0) -> None:
        self.direction: Final = direction
        self.letter: Final = letter

    def run(self, s: State) -> bool:
        if self.direction < 0:
            return True
        g = table(s)
        if self.letter == len(g.barbarians):
            g.swap(Unstack())
            return False
        g.swap(MoveAll(self.direction, self.letter + 1))
        if g.barbarians[self.letter] >= 0:
            move_barbarian(g, self.letter, self.direction)
        return False

    def question(self, s: State) -> Question:
        return chance("barbarian_die", DIE)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.note("barbarian_die", g.first, (choice[1],))
        g.swap(MoveAll(direction_of(g, choice[1]), 0))


def shared_space(g: Table) -> list[int]:
    """The letters of the barbarians in the first space that holds several."""
    for letter in range(len(g.barbarians)):
        where = g.barbarians[letter]
        if where >= 0 and g.barbarians.count(where) > 1:
            return [other for other in range(len(g.barbarians)) if g.barbarians[other] == where]
    return []


class Unstack(Listed):
    """While barbarians share a space, the first player moves one of them by a die.

    Rules: nd.barbarian.stack, nd.barbarian.stack_rules, nd.barbarian.stack_choice
    """

    SPEC: ClassVar[str] = "letter: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.barbarian.stack",
        "nd.barbarian.stack_rules",
        "nd.barbarian.stack_choice",
    )

    def __init__(self, letter: int = NONE) -> None:
        self.letter: Final = letter

    def run(self, s: State) -> bool:
        if self.letter == NONE and not shared_space(table(s)):
            s.pop()
            return False
        return True

    def listed(self, g: Table) -> tuple[Choice, ...]:
        if self.letter != NONE:
            return DIE
        return tuple([(PUSH, letter) for letter in shared_space(g)])

    def against(self, g: Table, choice: Choice) -> int:
        rolls = self.letter != NONE
        return OTHER_QUESTION if rolls or choice[0] != PUSH else NOT_SHARED

    def question(self, s: State) -> Question:
        g = table(s)
        if self.letter != NONE:
            return chance("barbarian_die", DIE)
        return ask(s, g.first, "push_barbarian", PICK, self.listed(g))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == PUSH:
            g.swap(Unstack(choice[1]))
            return
        g.swap(Unstack())
        g.note("barbarian_die", g.first, (choice[1],))
        move_barbarian(g, self.letter, direction_of(g, choice[1]))


class Raid(Several):
    """The owner of a raided capital discards trade tokens.  Rules: nd.barbarian.hit_capital"""

    SPEC: ClassVar[str] = "seat: int, left: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.barbarian.hit_capital",
        "nd.barbarian.hit_capital_fewer",
    )

    def listed(self, g: Table) -> tuple[Choice, ...]:
        trade = g.realms[self.seat].trade
        return tuple([(DISCARD, place) for place in range(len(trade)) if trade[place] > 0])

    def against(self, g: Table, choice: Choice) -> int:
        return NO_TOKEN_THERE if choice[0] == DISCARD else OTHER_QUESTION

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return ask(s, self.seat, "raid", CARD, options, (self.left,), any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        realm = table(s).realms[self.seat]
        s.swap(Raid(self.seat, self.left - 1))
        realm.trade = add_at(realm.trade, choice[1], -1)
        s.note("discarded_token", self.seat, (choice[1],))


def spawn(g: Table) -> None:
    """Defeated barbarians return to their icons where nothing but caravans stands.

    Rules: nd.barbarian.spawn, nd.barbarian.spawn_empty, nd.barbarian.spawn_caravan
    """
    for letter in range(len(g.barbarians)):
        space = g.board.icons.barbarians[letter]
        if space == NOWHERE or g.barbarians[letter] != NOWHERE:
            continue
        if not has(all_pieces(g, figures=False) | lying_tokens(g), space):
            g.barbarians = put(g.barbarians, letter, space)
            g.note("barbarian_spawned", NONE, (letter, space))
            meet_figures(g, space)
