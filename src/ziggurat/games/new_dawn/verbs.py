"""What can be said in A New Dawn, by seats and by Nature.

Owns the verb table. Finishing, declining and doing nothing are all the kernel's `pass`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.choice import Verb

# Setup.
COLOUR: Final = 10
LEADER: Final = 11
TILE: Final = 12
TURN: Final = 13
LAY: Final = 14
POINT: Final = 15
# The turn.
FOCUS: Final = 20
SPEND: Final = 21
PUT: Final = 22
USE: Final = 23
SWAP: Final = 24
RESOLVE: Final = 25
# Pieces on the map.
PLACE: Final = 30
LIFT: Final = 31
SHIFT: Final = 32
MOVE: Final = 33
BUILD: Final = 34
REINFORCE: Final = 35
ATTACK: Final = 36
STRIKE: Final = 37
LOCK: Final = 38
# Cards, resources and wonders.
GAIN: Final = 40
TAKE: Final = 41
RETURN: Final = 42
WONDER: Final = 43
RESOURCE: Final = 44
NATURAL: Final = 45
TRADE: Final = 46
UNDER: Final = 47
KEEP: Final = 48
# Fights and barbarians.
CONQUER: Final = 50
LIBERATE: Final = 51
ROB: Final = 52
DISCARD: Final = 53
PUSH: Final = 54
AIM: Final = 55
AIM_AT: Final = 56
# What Nature says.
DEAL: Final = 60
DRAW: Final = 61
REVEAL: Final = 62
CARD: Final = 63
FIRST_SEAT: Final = 64
ROLL: Final = 65

VERBS: Final = (
    Verb(COLOUR, "colour", ("colour",)),
    Verb(LEADER, "leader", ("leader",)),
    Verb(TILE, "tile", ("tile_number",)),
    Verb(TURN, "turn", ("side", "rotation")),
    Verb(LAY, "lay", ("cell",)),
    Verb(POINT, "point", ("rotation",)),
    Verb(FOCUS, "focus", ("slot",)),
    Verb(SPEND, "spend", ("tokens",)),
    Verb(PUT, "put", ("place",)),
    Verb(USE, "use", ("row",)),
    Verb(SWAP, "swap", ("slot", "slot")),
    Verb(RESOLVE, "resolve", ("slot",)),
    Verb(PLACE, "place", ("space",)),
    Verb(LIFT, "lift", ("space",)),
    Verb(SHIFT, "shift", ("space", "space")),
    Verb(MOVE, "move", ("caravan", "space")),
    Verb(BUILD, "build", ("space",)),
    Verb(REINFORCE, "reinforce", ("space",)),
    Verb(ATTACK, "attack", ("space",)),
    Verb(STRIKE, "strike", ("space",)),
    Verb(LOCK, "lock", ("caravan",)),
    Verb(GAIN, "gain", ("slot", "focus_card")),
    Verb(TAKE, "take", ("row",)),
    Verb(RETURN, "return", ("row",)),
    Verb(WONDER, "wonder", ("wonder",)),
    Verb(RESOURCE, "resource", ("resource",)),
    Verb(NATURAL, "natural", ("natural_wonder",)),
    Verb(TRADE, "trade", ()),
    Verb(UNDER, "under", ("space",)),
    Verb(KEEP, "keep", ("row",)),
    Verb(CONQUER, "conquer", ()),
    Verb(LIBERATE, "liberate", ()),
    Verb(ROB, "rob", ("slot",)),
    Verb(DISCARD, "discard", ("slot",)),
    Verb(PUSH, "push", ("barbarian",)),
    Verb(AIM, "aim", ("piece_kind",)),
    Verb(AIM_AT, "aim_at", ("piece_kind", "seat")),
    Verb(DEAL, "deal", ("leader",)),
    Verb(DRAW, "draw", ("tile_number",)),
    Verb(REVEAL, "reveal", ("wonder",)),
    Verb(CARD, "card", ("victory_card",)),
    Verb(FIRST_SEAT, "seat", ("seat",)),
    Verb(ROLL, "roll", ("die",)),
)
