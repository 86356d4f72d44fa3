"""Behind events: the rule that an event follows, and the reasons told before an act.

Owns how what happened is sorted into acts, each with why it came to that, and how an event leads
to a rule: by a row it names that says which rule it follows, or else by the ledger's own list.
It never decides anything.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.ledger.entries import LedgerEntry, cited_rules
from ziggurat.ledger.in_play import standing_for
from ziggurat.words.catalogue import SHARED_DOMAIN, SOURCE_LANGUAGE, catalogue
from ziggurat.words.slots import Slot, parts

if TYPE_CHECKING:
    from ziggurat.kernel.event import Event
    from ziggurat.kernel.rules import Rules

# Events that tell why the next one happens: what a list compared, and what it left to chance.
REASONS: Final = ("weighed", "one_option", "left_to_chance")
# The event that tells which order of which card is carried out.
READS: Final = "reads"
RULING: Final = "ruling"


class Act(NamedTuple):
    """Something that happened, and why: the reasons that were told just before it."""

    event: Event
    reasons: tuple[Event, ...]


def acts(events: Iterable[Event]) -> list[Act]:
    """Sort events into acts; reasons that no act follows stand for themselves."""
    found: list[Act] = []
    reasons: list[Event] = []
    for event in events:
        if event.key in REASONS:
            reasons.append(event)
            continue
        if event.key == READS:
            _stand_alone(found, reasons)
        found.append(Act(event, tuple(reasons)))
        reasons.clear()
    _stand_alone(found, reasons)
    return found


def _stand_alone(found: list[Act], reasons: list[Event]) -> None:
    if reasons:
        found.append(Act(reasons[0], tuple(reasons[1:])))
        reasons.clear()


def row_rule(rules: Rules, number: int) -> str:
    """The rule that a row says it follows; empty if it says nothing."""
    row = rules.rows.get(number)
    rule = getattr(row, "rule", "")
    return rule if isinstance(rule, str) else ""


def rule_behind(rules: Rules, event: Event) -> LedgerEntry | None:
    """The rule that an event follows, as it holds in this game."""
    facts = (event.seat, *event.args)
    cited = [row_rule(rules, facts[slot.fact]) for slot in _rows_named(rules, event.key)]
    cited = [rule for rule in cited if rule][:1]
    standing = standing_for(rules, cited or cited_rules(rules.game.folder).get(event.key, ()))
    return standing[0] if standing else None


def _rows_named(rules: Rules, key: str) -> list[Slot]:
    """The slots of an event's wording that name rows."""
    for domain in (rules.game.folder, SHARED_DOMAIN):
        wording = catalogue(SOURCE_LANGUAGE, domain).get(f"event.{key}", "")
        if wording:
            slots = [part for part in parts(wording) if isinstance(part, Slot)]
            return [slot for slot in slots if slot.kind in rules.families]
    return []
