"""Everything the server's tables can be asked about a position, asked for every seat.

Owns the list of what is fetched. It plays nothing and never judges what is told, but that there
is an answer at all and that it is about the question that is open. A spectator, who is told less
than anybody, is served now and then.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

import msgspec

from ziggurat.api import NOBODY, Match, Question, Rules, Seeded, pick, write
from ziggurat.checks import Broken
from ziggurat.match.chance import Fast
from ziggurat.match.files import export_match
from ziggurat.server.tables import lines, position, preview, why, why_choice

# So many options of a question are previewed, so many things on the table are asked about.
PREVIEWS: Final = 2
THINGS: Final = 2
# The newest entries of the log, which is fetched from a number on.
RECENT: Final = 5
# A spectator asks at every so many entries.
SPECTATOR: Final = 10


class Asked(msgspec.Struct):
    """What is read of a question that was served."""

    seat: int
    topic: str


class Served(msgspec.Struct):
    """What is read of a position that was served; all of it is checked to be JSON."""

    questions: list[Asked]


def fetch(match: Match, dice: random.Random) -> None:
    """Fetch the open position for every seat; `Broken` if one cannot be."""
    watched = [NOBODY] if match.next_entry % SPECTATOR == 0 else []
    for viewer in (*watched, *range(match.seats)):
        try:
            _fetch(match, viewer, dice)
        except Broken:
            raise
        except Exception as error:
            who = "a spectator" if viewer == NOBODY else f"seat {viewer}"
            at = f"at entry {match.next_entry - 1}"
            raise Broken("served", f"{who} is told nothing {at}: {error!r}") from error


def _fetch(match: Match, viewer: int, dice: random.Random) -> None:
    sent = msgspec.json.encode(position(match, "g", viewer))
    told = msgspec.json.decode(sent, type=Served)
    asked = [(question.seat, question.topic) for question in told.questions]
    true = [(question.seat, question.topic) for question in match.questions(viewer)]
    if asked != true:
        raise Broken("served", f"seat {viewer} is told of {asked} and not of {true}")
    lines(match, viewer, max(1, match.next_entry - RECENT))
    if viewer == NOBODY:
        return
    for kind in dice.sample(list(match.rules.kinds), THINGS):
        values = match.rules.kinds[kind].values()
        if values:
            why(match, viewer, kind, dice.choice(values))
    for question in match.questions(viewer):
        if question.seat == viewer:
            _own(match, question, dice)


def _own(match: Match, question: Question, dice: random.Random) -> None:
    """What only the seat that is asked can be told."""
    options = list(question.options)
    for choice in dice.sample(options, min(PREVIEWS, len(options))):
        preview(match, question.seat, choice)
        if not why_choice(match, question.seat, choice).get("legal"):
            words = write(match.rules, choice)
            raise Broken("served", f"'{words}' is listed and yet there is a reason against it")


def serve(rules: Rules, seats: int, seed: int, folder: Path, *, every: int, limit: int) -> int:
    """Play a random match, fetching every so many decisions; how many were fetched.

    A match that breaks is kept in a folder, and `Broken` names the file.
    """
    match = Match.new(rules, seats, chance=Fast(seed))
    dice, luck = random.Random(seed), Seeded(seed)
    fetched = 0
    try:
        for number in range(limit):
            if number % every == 0 or match.outcome is not None:
                fetch(match, dice)
                fetched += 1
            if match.outcome is not None:
                break
            asked = match.state.asked[luck.below(len(match.state.asked))]
            match.play(asked.seat, pick(asked, luck))
    except Exception as error:
        text = error.text if isinstance(error, Broken) else repr(error)
        raise Broken("served", f"{text} (kept in {keep(match, seed, folder)})") from error
    return fetched


def keep(match: Match, seed: int, folder: Path) -> Path:
    """Save a match for whoever looks into it."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{match.rules.game.name}-{match.seats}-seats-seed-{seed}-served.json"
    export_match(match, path)
    return path
