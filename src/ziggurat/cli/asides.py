"""Asides: what can be typed in a game besides answers.

Owns the orders that change nothing in the game: reasons, rules, cards, the log, saving. Each
gets the match as a host has it, and tells a seat only what that seat may know.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ziggurat.api import why_not
from ziggurat.cli.errors import BadInput, one_line
from ziggurat.cli.orders import ORDERS, Order
from ziggurat.cli.screen import Screen
from ziggurat.cli.setting import open_match
from ziggurat.cli.telling import Teller
from ziggurat.kernel.engine import question_for
from ziggurat.ledger import LedgerEntry
from ziggurat.ledger.in_play import rules_in_play, standing_for
from ziggurat.match.entry import BACK, target
from ziggurat.match.errors import SaveError
from ziggurat.match.files import export_match, read_bytes
from ziggurat.match.form import read_save
from ziggurat.words.behind import acts

if TYPE_CHECKING:
    from ziggurat.api import Choice, Event, Match

ALL: Final = "all"
# What comes of words that name no file: a user who is not there, a sign no name may have.
NO_PATH: Final = (OSError, RuntimeError, ValueError)


def obey(match: Match, screen: Screen, seat: int, order: Order) -> None:
    """Do what an order says that is neither an answer nor a change of the game."""
    if order.name == "log":
        _log(match, screen, seat)
    elif order.name == "save":
        save(match, screen, order.rest)
    elif order.name == "rules":
        _rules(match, screen, order.rest)
    elif order.name == "cards":
        _cards(match, screen, order.rest)
    else:
        say = screen.say
        screen.listing(
            "help",
            [(say("order.answer.usage"), say("order.answer.text"))]
            + [(say(f"order.{name}.usage"), say(f"order.{name}.text")) for name in ORDERS],
        )


def explain(match: Match, screen: Screen, seat: int, choice: Choice) -> None:
    """Say why a choice is not legal, with the rule that forbids it."""
    rules = match.rules
    reason = why_not(match.state, seat, choice)
    cited = [] if reason is None else [rules.reasons[reason.number].rule]
    against = standing_for(rules, cited)
    question = question_for(match.state, seat)
    screen.verdict(rules, choice, question, reason, against[0] if against else None)


def events(match: Match, seat: int, since: int = 0) -> list[tuple[int, Event]]:
    """What a seat may know of what happened, without what was taken back."""
    entries = match.entries
    there = {0}
    number = len(entries)
    while number > 0:
        entry = entries[number - 1]
        if entry.kind in BACK:
            number = target(entry)
        else:
            there.add(number)
            number -= 1
    return [(at, event) for at, event in match.events(seat, since) if at in there]


def _log(match: Match, screen: Screen, seat: int) -> None:
    told = events(match, seat)
    numbers = {id(event): at for at, event in told}
    rows: list[tuple[str, str]] = []
    teller = Teller(screen.say)
    for act in acts([event for _, event in told]):
        first, *reasons = teller.lines(match.rules, act)
        rows.append((str(numbers[id(act.event)]), first))
        rows.extend([("", reason) for reason in reasons])
    screen.listing("log", rows)


def _rules(match: Match, screen: Screen, wanted: str) -> None:
    """The rules that apply now, those of a topic or with an id, or all of them."""
    known = rules_in_play(match.rules)
    if not wanted:
        cited = [name for frame in match.state.stack for name in frame.CITES]
        entries = standing_for(match.rules, cited)
        topics = dict.fromkeys(name.rpartition(".")[0] for name in known)
        screen.note("play.rules_now", ", ".join(topics))
    elif wanted == ALL:
        entries = list(known.values())
    else:
        entries = [entry for entry in known.values() if _meant(entry, wanted.lower())]
        if not entries:
            screen.note("play.no_rule", wanted[:40])
    if entries:
        screen.listing("rules", [(entry.id, screen.say.rule_text(entry)) for entry in entries])


def _meant(entry: LedgerEntry, wanted: str) -> bool:
    return entry.id == wanted or entry.id.startswith(f"{wanted}.")


def _cards(match: Match, screen: Screen, wanted: str) -> None:
    """What cards do: all, those of a name or, if there is none, those with it in their names."""
    rules = match.rules
    words = screen.say.game(rules)
    sought, nothing = wanted.lower(), screen.say("play.no_text")
    numbers = [number for family in rules.families.values() for number in family]
    names = {number: words.row(rules, number) for number in numbers}
    meant = [at for at in numbers if sought in (names[at].lower(), rules.rows[at].name)]
    rows = [
        (_priced(screen, names[at], rules.rows[at]), words.row_text(rules, at) or nothing)
        for at in meant or [at for at in numbers if sought in names[at].lower()]
    ]
    if rows:
        screen.listing("cards", rows)
    else:
        screen.note("play.no_card", wanted[:40])


def _priced(screen: Screen, name: str, row: Any) -> str:
    """A card's name, with its cost if it has one."""
    cost = getattr(row, "cost", 0)
    return f"{name} ({screen.say('play.costs', cost)})" if cost else name


def save(match: Match, screen: Screen, text: str) -> bool:
    """Save a game; a file that is something else is never overwritten."""
    if not text:
        screen.note("play.save_where")
        return False
    try:
        path = Path(text).expanduser()
        if path.exists() and not _is_save(path):
            screen.note("play.not_ours", str(path))
            return False
        export_match(match, path)
    except (SaveError, *NO_PATH) as error:
        screen.note("play.not_saved", one_line(error))
        return False
    screen.note("play.saved", str(path))
    return True


def _is_save(path: Path) -> bool:
    try:
        read_save(read_bytes(path))
    except (SaveError, OSError):
        return False
    return True


def load(screen: Screen, text: str, now: Match) -> Match | None:
    """Open another game that can go on in the same seats."""
    if not text:
        screen.note("play.load_what")
        return None
    try:
        match = open_match(Path(text).expanduser())
    except (SaveError, BadInput, *NO_PATH) as error:
        screen.note("play.not_loaded", one_line(error))
        return None
    if match.seats != now.seats:
        screen.note("play.other_seats", match.seats)
        return None
    if match.outcome is None and match.seed is None:
        screen.note("play.no_seed", text)
        return None
    return match
