"""Steps: a turn that a rule plays, as cards being read, at the reader's pace.

Owns the waiting between orders. It tells what has happened already: nothing waits for it but
whoever reads.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from ziggurat.cli.lines import Lines
from ziggurat.cli.screen import Screen
from ziggurat.words.behind import READS, acts

if TYPE_CHECKING:
    from ziggurat.api import Event, Rules
    from ziggurat.cli.words import Say

ROMAN: Final = ("", "I", "II", "III", "IV")


def walk(screen: Screen, lines: Lines, rules: Rules, events: Sequence[Event]) -> list[Event]:
    """Tell what happened up to the last order that was carried out; returns what is left to tell.

    Somebody who types is waited for before each order; whoever types anything skips the rest.
    """
    found = acts(events)
    reads = [at for at, act in enumerate(found) if act.event.key == READS]
    if not reads:
        return list(events)
    waits, card = lines.interactive, -1
    for act in found:
        if act.event.key == READS:
            waits = waits and not lines.next(screen.say("play.step"))
            if act.event.args[0] != card:
                card = act.event.args[0]
                screen.note("play.card", *card_facts(screen.say, rules, card))
        screen.act(rules, act)
    return []


def card_facts(say: Say, rules: Rules, card: int) -> tuple[str, str, str, str]:
    """What a card is: its type, its level, its name, and its orders one after the other."""
    words = say.game(rules)
    row: Any = rules.rows[card]
    orders = [words.row(rules, order.number) for order in row.orders]
    first = say("play.first", orders[0]) if orders else ""
    told = [first, *[say("play.then", order) for order in orders[1:]]]
    focus = words.value(rules, "focus", row.focus)
    return (
        f"{focus[:1].upper()}{focus[1:]}",
        ROMAN[row.level],
        words.row(rules, card),
        ", ".join(told),
    )
