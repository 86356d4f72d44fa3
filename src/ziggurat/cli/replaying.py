"""`ziggurat replay`: a saved game told again, move by move.

Owns how a log is printed. A save belongs to its host, so everything is told unless a seat is
named to look through.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ziggurat.api import NOBODY, games, parse, scrubbed, view
from ziggurat.cli.console import console, tell, write_json
from ziggurat.cli.errors import DONE, BadInput
from ziggurat.cli.setting import open_save
from ziggurat.cli.words import Say
from ziggurat.kernel.question import may_see
from ziggurat.match.codec import encode, encode_state
from ziggurat.match.notation import parse_seat, write_seat
from ziggurat.match.retrace import Differs, Retraced
from ziggurat.match.save import replay as replay_save
from ziggurat.match.save import rules_of
from ziggurat.match.stating import said_in

if TYPE_CHECKING:
    from rich.console import Console

    from ziggurat.api import Question, Rules
    from ziggurat.match.entry import Entry
    from ziggurat.match.form import Save

# Not a seat: whoever reads as this is the host.
EVERYTHING: Final = -3


class Reader:
    """Whoever reads a replay: one seat, or the host who may read everything."""

    def __init__(self, rules: Rules, seats: int, say: Say, seat: str) -> None:
        say.meet(rules, seats)
        self.rules: Final = rules
        self.say: Final = say
        self.words: Final = say.game(rules)
        self.seat: Final = parse_seat(rules, seat) if seat else EVERYTHING
        self._asked: dict[int, Question] = {}

    def may_read(self, entry: Entry) -> bool:
        """Tell whether this reader may know what an entry says."""
        return self.seat == EVERYTHING or may_see(entry.audience, self.seat)

    def events(self, position: Retraced) -> list[str]:
        """What happened at an entry, in words."""
        host = self.seat == EVERYTHING
        events = position.events if host else scrubbed(position.events, self.seat)
        return [self.words.event(self.rules, event) for event in events]

    def line(self, position: Retraced) -> str:
        """One entry as a line of text."""
        entry = position.entry
        if entry is None:
            return self.say("replay.start")
        name = self.words.value(self.rules, "seat", entry.seat)
        return f"{entry.number:>4}  {name}: {self._move(entry)}"

    def _move(self, entry: Entry) -> str:
        if not self.may_read(entry):
            return self.say("replay.secret")
        if entry.kind != "choice":
            return self.say(f"replay.{entry.kind}", said_in(entry).replace("\n", "; "))
        question = self._asked.get(entry.seat)
        return self.words.choice(self.rules, parse(self.rules, entry.move), question)

    def listen(self, position: Retraced) -> None:
        """Remember what is asked in a position, because the next entry answers it."""
        self._asked = {question.seat: question for question in position.state.asked}

    def data(self, position: Retraced) -> dict[str, Any]:
        """One entry as data."""
        entry = position.entry
        line = {"number": position.number, "kind": "start", "seat": None, "move": None}
        if entry is not None:
            line["kind"] = entry.kind
            line["seat"] = None if entry.seat == NOBODY else write_seat(self.rules, entry.seat)
            line["move"] = said_in(entry) if self.may_read(entry) else None
        return {**line, "events": self.events(position)}


def replay(path: Path, at: int | None, seat: str, as_json: bool, lang: str) -> int:
    """Tell a game move by move, or show one position of it."""
    save = open_save(path)
    reader = Reader(rules_of(save, games()), save.header.seats, Say(lang), seat)
    if reader.seat >= save.header.seats:
        raise BadInput(f"nobody sits at '{seat}' in this game of {save.header.seats} seats")
    if at is not None and not 0 <= at <= len(save.entries):
        raise BadInput(f"there is no entry {at}: this save has entries 0 to {len(save.entries)}")
    tell = _tell_data if as_json else _tell_text
    try:
        tell(reader, save, at)
    except Differs as error:
        raise BadInput(f"entry {error.number} differs: {error}") from None
    return DONE


def _tell_text(reader: Reader, save: Save, at: int | None) -> None:
    out = console()
    for position in _positions(save, at):
        if at is None or position.number == at:
            _tell(reader, position, out, whole=position.number == at)
        reader.listen(position)


def _tell_data(reader: Reader, save: Save, at: int | None) -> None:
    positions = list(_positions(save, at))
    s = positions[-1].state
    lines = [reader.data(position) for position in positions]
    data: dict[str, Any] = {
        "game": save.header.game,
        "modules": save.header.modules,
        "seats": save.header.seats,
        "entries": lines if at is None else lines[-1:],
        "outcome": None if s.outcome is None else encode(s.outcome),
    }
    if at is not None and reader.seat == EVERYTHING:
        data["state"] = encode_state(s)
    elif at is not None:
        data["view"] = encode(view(s, reader.seat))
    write_json(data)


def _positions(save: Save, at: int | None) -> Iterator[Retraced]:
    for position in replay_save(save, games()):
        yield position
        if position.number == at:
            return


def _tell(reader: Reader, position: Retraced, out: Console, whole: bool) -> None:
    tell(out, reader.line(position), "" if position.entry and position.entry.seat < 0 else "bold")
    for event in reader.events(position):
        tell(out, f"      · {event}", "dim")
    outcome = position.state.outcome
    if outcome is not None:
        tell(out, reader.words.outcome(reader.rules, outcome), "bold")
    if whole:
        from ziggurat.cli.tables import SeatTable, draw

        for part in draw(SeatTable(view(position.state, reader.seat), reader.rules, reader.say)):
            out.print(part)
