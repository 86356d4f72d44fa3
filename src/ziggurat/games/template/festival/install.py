"""What the Festival changes, on one screen."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.build.game import Invariant
from ziggurat.games.template.content.wares import Ware, gain
from ziggurat.games.template.festival.lanterns import (
    COLOURS,
    LANTERN_FACT,
    UNLIT,
    VERB,
    Festival,
    FestivalView,
    HideLantern,
    festival,
    hide_lanterns,
    hide_one,
    make_festival,
    redeal_lanterns,
    show_lanterns,
    view_festival,
)
from ziggurat.games.template.ids import CARPET
from ziggurat.games.template.moments import CLOSING
from ziggurat.games.template.state import table
from ziggurat.kernel.content import Cue, Do
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State

DRUM = 20


def drum_closing(s: State, cue: Cue) -> None:
    """A coin for each rival with more coins (tp.festival.drum)."""
    g = table(s)
    own = g.coins[cue.owner]
    gain(s, cue, len([coins for coins in g.coins if coins > own]))


def carpet_closing(s: State, cue: Cue) -> None:
    """A carpet pays on the last night (tp.festival.carpet)."""
    g = table(s)
    if g.night == g.rules.limits["nights"]:
        gain(s, cue, 2)


def lanterns_known(s: State) -> str:
    """A lantern is one of the colours there are."""
    strange = [at for at in festival(s).lanterns if at != UNLIT and not COLOURS.knows(at)]
    return f"lantern colour {strange[0]}" if strange else ""


def install(b: Build) -> None:
    """Install the Festival."""
    b.content("ware").add((Ware(DRUM, "drum", 2, (Do(CLOSING, drum_closing, commutes=False),)),))
    b.content("ware").replace("carpet", Ware(CARPET, "carpet", 4, (Do(CLOSING, carpet_closing),)))
    b.flow("game").before("begin", Step("lanterns", hide_lanterns))
    b.flow("lantern").add((Step("hide", hide_one),))
    b.flow("night").before("end", Step("show lanterns", show_lanterns))
    b.limit("hand", 5)
    b.kinds.add((COLOURS,))
    b.verbs.add((VERB,))
    b.records((Festival, FestivalView, HideLantern))
    b.extra(make_festival)
    b.view(view_festival)
    b.redeal(redeal_lanterns)
    b.facts.add((LANTERN_FACT,))
    b.invariants.add((Invariant("lanterns known", lanterns_known),))
