"""Trade tokens on faceup wonders: they make them cheaper, and the second one removes them.

Owns the tokens (`Unknown.priced`). Which wonders lie faceup is the base game's.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact, Invariant
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.masks import bit, has, mask_of, members
from ziggurat.games.new_dawn.moments import WONDER_BUILT, WONDER_COST
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.ids import FIRST_RULE
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.wonders.wonders import RevealWonder, wonder_row
from ziggurat.kernel.content import Adjust, Cue, Do, Row
from ziggurat.kernel.flows import Fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


class WonderTokens(Frame):
    """Each faceup wonder gets a token; one that has a token is removed, the next is clean.

    Rules: ti.event.wonder_place, ti.event.wonder_remove, ti.event.wonder_new_clean
    """

    CITES = (
        "ti.event.wonder_place",
        "ti.event.wonder_remove",
        "ti.event.wonder_new_clean",
        "ti.event.wonder_last_card",
    )

    def run(self, s: State) -> bool:
        g = table(s)
        g.pop()
        u = unknown(g)
        gone: list[int] = []
        for wonder in [at for at in g.offer if at != NONE]:
            if has(u.priced, wonder):
                u.priced &= ~bit(wonder)
                g.note("wonder_removed", NONE, (wonder,))
                gone.append(wonder_row(g, wonder).type)
            else:
                u.priced |= bit(wonder)
                g.note("wonder_priced", NONE, (wonder,))
        for kind in reversed(gone):
            g.push(RevealWonder(kind))
        return False


def cheaper(s: State, cue: Cue, cost: int) -> int:
    """A token makes its wonder cheaper by 1, and does nothing else.

    Rules: ti.wonder.token_discount, ti.wonder.token_once.
    """
    return cost - 1 if has(unknown(s).priced, cue.args[0]) else cost


def token_back(s: State, cue: Cue) -> None:
    """The token of a wonder that was built goes to the supply (ti.wonder.token_back)."""
    unknown(s).priced &= ~bit(cue.args[0])


# For everybody: tokens on wonders.
WONDER_TOKEN_RULE: Final = Row(
    FIRST_RULE + 20, "wonder_tokens", (Adjust(WONDER_COST, cheaper), Do(WONDER_BUILT, token_back))
)


def read_priced(s: State, args: Ints) -> Ints:
    return tuple(members(unknown(s).priced))


def write_priced(s: State, args: Ints, values: Ints) -> None:
    unknown(s).priced = mask_of(list(values))


WONDER_TOKEN_FACTS: Final = (Fact("priced", (), "wonder", read_priced, write_priced, many=True),)


def priced(s: State) -> str:
    """Tokens lie on faceup wonders, or on one that was built just now."""
    g: Table = table(s)
    shown = mask_of([wonder for wonder in g.offer if wonder != NONE])
    built = mask_of([wonder for wonder, _ in g.wonders])
    told = [frame.moment for frame in g.stack if isinstance(frame, Fire)]
    reveals = any([isinstance(frame, RevealWonder) for frame in g.stack])
    now = reveals or WONDER_BUILT.name in told
    stray = unknown(g).priced & ~(shown | built if now else shown)
    return f"wonders {members(stray)} have tokens and do not lie faceup" if stray else ""


WONDER_TOKEN_INVARIANTS: Final = (Invariant("wonder tokens", priced),)
