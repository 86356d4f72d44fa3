"""How near a wonder brings the automated player to an agenda.

Owns the only look that it takes at agendas. Which of them count wonders follows from what they
count.
"""

from __future__ import annotations

from ziggurat.games.new_dawn.automated_player.measures import FAR
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import Agenda
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.victory import has_claimed


def wonders_still_needed(g: Table, seat: int, wonder: int) -> int:
    """How many wonders are missing for an agenda when this one is built, the least of all
    agendas that it advances on cards not completed; `FAR` if it advances none.

    Rules: ap.industry.agenda_progress, ap.victory.only_wonder_steering
    """
    least = FAR
    there = printed(g.rules)
    for card in g.victory:
        if not has_claimed(g, seat, card):
            for agenda in there.agendas[card]:
                least = min(least, _missing(g, seat, wonder, agenda))
    return least


def _missing(g: Table, seat: int, wonder: int, agenda: Agenda) -> int:
    """What an agenda lacks with a wonder more, `FAR` if that makes no difference to it."""
    realm = g.realms[seat]
    before = agenda.count(g, seat)
    held = realm.in_play
    realm.in_play = held | bit(wonder)
    after = agenda.count(g, seat)
    realm.in_play = held
    return max(0, agenda.need - after) if after > before else FAR
