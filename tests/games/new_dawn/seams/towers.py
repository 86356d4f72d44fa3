"""A throw-away module: watchtowers, a kind of piece that nobody's rules know.

A watchtower of a seat stands on a land space. Nobody else puts anything there; it can be
attacked and defends with 3; what stands under it is sheltered from effects; barbarians tear it
down and are thrown back. Where they stand is kept in a shell of the module.
"""

from __future__ import annotations

from typing import Final

from tests.games.new_dawn.seams.kit import FIRST_ROW
from ziggurat.build.build import Build
from ziggurat.build.game import Fact
from ziggurat.games.new_dawn.combat.attack import current_attack, roll_again
from ziggurat.games.new_dawn.combat.values import STRENGTH, defend_by_cards
from ziggurat.games.new_dawn.ids import CITY, CULTURE, NONE, TOKEN
from ziggurat.games.new_dawn.masks import bit, has, mask_of, members, minus
from ziggurat.games.new_dawn.moments import (
    ATTACK_OVER,
    COMBAT_SPENDING,
    CONTROL_LEFT,
    DEFENCE_BONUS,
    STOCK_TOKENS,
)
from ziggurat.games.new_dawn.rows import Item, Piece, PieceKind, Target
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.template.festival.lanterns import Festival
from ziggurat.kernel.choice import Choice, Verb
from ziggurat.kernel.content import Adjust, Cue, Do, Offer, Row
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.record import Shell
from ziggurat.kernel.state import State

TOWER: Final = FIRST_ROW
GARRISON: Final = FIRST_ROW + 1
AGAIN: Final = 90
HEIGHT: Final = 3
SUPPORT: Final = 2


def towers(s: State) -> Festival:
    """Masks of spaces, one for each seat, in the shell of another game's module.

    A shell of a test cannot be made when the engine is compiled.
    """
    shell = s.extras[0]
    assert isinstance(shell, Festival)
    return shell


def new_towers(s: State) -> Shell:
    return Festival(tuple([0] * s.seats))


def where(g: Table, seat: int) -> int:
    return towers(g).lanterns[seat]


def tear_down(g: Table, space: int) -> bool:
    shell = towers(g)
    shell.lanterns = tuple([spaces & ~bit(space) for spaces in shell.lanterns])
    g.note("tower_fell", NONE, (space,))
    return True


def closes(g: Table, seat: int, purpose: int) -> int:
    """Rivals keep out; culture stays away even from the owner's own."""
    mine = purpose == CULTURE
    others = [at for owner, at in enumerate(towers(g).lanterns) if mine or owner != seat]
    found = 0
    for spaces in others:
        found |= spaces
    return found


def defend(g: Table, seat: int, piece: Piece) -> list[Item]:
    return [(STRENGTH, NONE, HEIGHT), *defend_by_cards(g, seat, piece)]


def defeat(g: Table, seat: int, piece: Piece) -> None:
    tear_down(g, piece.space)


def no_giver(g: Table, piece: Piece) -> int:
    return NONE


def supported(s: State, cue: Cue, bonus: int) -> int:
    """A city or control token under an own watchtower is stronger."""
    under = cue.args[2] in (CITY, TOKEN) and has(where(table(s), cue.owner), cue.args[0])
    return bonus + SUPPORT if under else bonus


def left(s: State, cue: Cue) -> None:
    s.note("abandoned", cue.owner, cue.args)


def not_counted(s: State, cue: Cue, tokens: int) -> int:
    """A control token under a watchtower comes from another stock."""
    return minus(tokens, where(table(s), cue.owner))


def over(s: State, cue: Cue) -> None:
    s.note("fight_over", cue.owner, cue.args)


def list_again(s: State, cue: Cue) -> list[Choice]:
    return [(AGAIN,)] if test_again(s, cue, (AGAIN,)) == ALLOWED else []


def test_again(s: State, cue: Cue, choice: Choice) -> int:
    attack = current_attack(table(s))
    rolled = attack is not None and attack.seat == cue.owner and attack.attack[0][2] < 6
    return ALLOWED if choice == (AGAIN,) and rolled else OTHER_QUESTION


def reply_again(s: State, cue: Cue, choice: Choice) -> None:
    """A certain six, so that the test needs no die."""
    roll_again(table(s), 6)


def read_towers(s: State, args: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(members(where(table(s), args[0])))


def write_towers(s: State, args: tuple[int, ...], values: tuple[int, ...]) -> None:
    shell = towers(s)
    spaces = list(shell.lanterns)
    spaces[args[0]] = mask_of(list(values))
    shell.lanterns = tuple(spaces)


def install(b: Build) -> None:
    """Watchtowers, and what everybody may do because of them."""
    b.content("piece_kind").add(
        (
            PieceKind(
                TOWER, "watchtower", where, target=Target(defend, defeat, no_giver),
                meets=tear_down, closes=closes, shelters=True,
                hooks=(
                    Adjust(DEFENCE_BONUS, supported), Do(CONTROL_LEFT, left), Do(ATTACK_OVER, over),
                    Adjust(STOCK_TOKENS, not_counted),
                ),
            ),
        )
    )  # fmt: skip
    b.content("rule").add(
        (Row(GARRISON, "garrison", (Offer(COMBAT_SPENDING, list_again, reply_again, test_again),)),)
    )
    b.verbs.add((Verb(AGAIN, "again", ()),))
    b.extra(new_towers)
    b.records((Festival,))
    b.facts.add((Fact("towers", ("seat",), "space", read_towers, write_towers, many=True),))
