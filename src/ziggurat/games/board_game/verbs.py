"""What can be said in The Board Game, by seats and by Nature.

Owns the verb table. Finishing, declining and doing nothing are all the kernel's `pass`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.choice import Verb

# Setup.
PLAY_AS: Final = 10
CAPITAL: Final = 11
# Figures, at setup and when produced.
ARMY: Final = 15
SCOUT: Final = 16
# Start of Turn.
FOUND: Final = 20
SHOVE: Final = 21
GOVERN: Final = 22
SEND: Final = 23
SETTLE: Final = 24
KEEP: Final = 25
TAKE_PERSON: Final = 26
# Trade.
DEAL: Final = 30
GIVE: Final = 31
WANT: Final = 32
PROPOSE: Final = 33
ACCEPT: Final = 34
COUNTER: Final = 35
SHOW: Final = 36
PROMISE: Final = 37
# City Management.
CITY: Final = 45
RUSH: Final = 46
PRODUCE_ARMY: Final = 47
PRODUCE_SCOUT: Final = 48
RAISE: Final = 49
BUILD: Final = 50
ERECT: Final = 51
PUT: Final = 52
ARTS: Final = 53
HARVEST: Final = 54
ADVANCE: Final = 55
DISCARD: Final = 56
KEEP_EVENT: Final = 57
# Cards and abilities.
EVENT: Final = 60
USE: Final = 61
CANCEL: Final = 62
PAY: Final = 63
TARGET: Final = 64
AT: Final = 65
LEARN: Final = 66
RAZE: Final = 67
OBSOLETE: Final = 68
KILL: Final = 69
MOVE_TO: Final = 70
RESOURCE: Final = 71
SLIP: Final = 72
HEAL: Final = 73
# The second of two abilities of one row that are used at the same time.
USE_OTHER: Final = 74
# Movement.
TAKE: Final = 80
STEP: Final = 81
DISCOVER: Final = 82
# Battle.
FRONT: Final = 90
ATTACK: Final = 91
WOUND: Final = 92
LOOT: Final = 93
SAVE: Final = 94
DROP_COIN: Final = 96
TAKE_COIN: Final = 97
MUSTER: Final = 98
# Research.
RESEARCH: Final = 100
# What Nature says.
DRAW_CIVILIZATION: Final = 110
FIRST_SEAT: Final = 111
DRAW_TILE: Final = 112
DRAW_UNIT: Final = 113
DRAW_EVENT: Final = 114
DRAW_PERSON: Final = 115
DRAW_WONDER: Final = 116
DRAW_HUT: Final = 117
DRAW_VILLAGE: Final = 118
DRAW_FORCE: Final = 119
DRAW_BACK: Final = 120

VERBS: Final = (
    Verb(PLAY_AS, "play_as", ("civilization",)),
    Verb(CAPITAL, "capital", ("square",)),
    Verb(ARMY, "army", ("square",)),
    Verb(SCOUT, "scout", ("square",)),
    Verb(FOUND, "found", ("figure", "square")),
    Verb(SHOVE, "shove", ("figure", "square")),
    Verb(GOVERN, "govern", ("government",)),
    Verb(SEND, "send", ("square", "city")),
    Verb(SETTLE, "settle", ("great_person", "square")),
    Verb(KEEP, "keep", ("great_person",)),
    Verb(TAKE_PERSON, "take_person", ("great_person",)),
    Verb(DEAL, "deal", ("seat",)),
    Verb(GIVE, "give", ("good", "amount")),
    Verb(WANT, "want", ("good", "amount")),
    Verb(PROPOSE, "propose", ()),
    Verb(ACCEPT, "accept", ()),
    Verb(COUNTER, "counter", ()),
    Verb(SHOW, "show", ("good",)),
    Verb(PROMISE, "promise", ("promise",)),
    Verb(CITY, "city", ("city",)),
    Verb(RUSH, "rush", ("city",)),
    Verb(PRODUCE_ARMY, "produce_army", ()),
    Verb(PRODUCE_SCOUT, "produce_scout", ()),
    Verb(RAISE, "raise", ("unit_type",)),
    Verb(BUILD, "build", ("building",)),
    Verb(ERECT, "erect", ("wonder",)),
    Verb(PUT, "put", ("square",)),
    Verb(ARTS, "arts", ()),
    Verb(HARVEST, "harvest", ("resource",)),
    Verb(ADVANCE, "advance", ()),
    Verb(DISCARD, "discard", ("culture_event",)),
    Verb(KEEP_EVENT, "keep_event", ("culture_event",)),
    Verb(EVENT, "event", ("culture_event",)),
    Verb(USE, "use", ("row",)),
    Verb(USE_OTHER, "use_other", ("row",)),
    Verb(CANCEL, "cancel", ("row",)),
    Verb(PAY, "pay", ("good",)),
    Verb(TARGET, "target", ("seat",)),
    Verb(AT, "at", ("square",)),
    Verb(LEARN, "learn", ("tech",)),
    Verb(RAZE, "raze", ("square",)),
    Verb(OBSOLETE, "obsolete", ("wonder",)),
    Verb(KILL, "kill", ("seat", "figure", "square")),
    Verb(MOVE_TO, "move_to", ("square", "square")),
    Verb(RESOURCE, "resource", ("resource",)),
    Verb(SLIP, "slip", ("figure", "square")),
    Verb(HEAL, "heal", ("front",)),
    Verb(TAKE, "take", ("square", "amount", "amount")),
    Verb(STEP, "step", ("square",)),
    Verb(DISCOVER, "discover", ("place",)),
    Verb(FRONT, "front", ("unit",)),
    Verb(ATTACK, "attack", ("unit", "front")),
    Verb(WOUND, "wound", ("front",)),
    Verb(LOOT, "loot", ("good",)),
    Verb(SAVE, "save", ("unit",)),
    Verb(DROP_COIN, "drop_coin", ("row",)),
    Verb(TAKE_COIN, "take_coin", ("row",)),
    Verb(MUSTER, "muster", ("unit_type",)),
    Verb(RESEARCH, "research", ("tech",)),
    Verb(DRAW_CIVILIZATION, "draw_civilization", ("civilization",)),
    Verb(FIRST_SEAT, "first_player", ("seat",)),
    Verb(DRAW_TILE, "draw_tile", ("tile",)),
    Verb(DRAW_UNIT, "draw_unit", ("unit",)),
    Verb(DRAW_EVENT, "draw_event", ("culture_event",)),
    Verb(DRAW_PERSON, "draw_person", ("great_person",)),
    Verb(DRAW_WONDER, "draw_wonder", ("wonder",)),
    Verb(DRAW_HUT, "draw_hut", ("hut",)),
    Verb(DRAW_VILLAGE, "draw_village", ("village",)),
    Verb(DRAW_FORCE, "draw_force", ("unit",)),
    Verb(DRAW_BACK, "draw_back", ("good",)),
)
