"""What is played on stage comes from the lines of the log alone, and these tell no secret.

Beside a match a second one is played in which every secret answer of chance that a reader may not
know is another one. As long as nothing is shown, that reader must be sent the same lines.
"""

from __future__ import annotations

import random
from typing import Any, Final

import msgspec
import pytest

from tests.server.tables.matches import asked
from ziggurat import api
from ziggurat.api import NATURE, NOBODY, Match, Seeded
from ziggurat.checks.canary import Apart, Retold, Swapped
from ziggurat.match.chance import Fast
from ziggurat.match.notation import parse
from ziggurat.server.tables import lines

MOVES: Final = 160
SEATS: Final = 3
MIXES: Final = [("board-game", ()), ("new-dawn", ("terra_incognita",)), ("template", ("festival",))]
# A game in which chance gives the seats something that the others may not know.
DRAWS: Final = ("board-game", "template")


def first_match(game: str, modules: tuple[str, ...], seed: int) -> Match:
    """A match played at random for a while."""
    match = Match.new(api.build(game, modules), SEATS, chance=Fast(seed))
    dice = random.Random(seed)
    for _ in range(MOVES):
        if match.outcome is None:
            question = asked(match)
            match.play(question.seat, dice.choice(list(question.options)))
    return match


def sent(match: Match, viewer: int) -> bytes:
    """The lines as they go over the wire."""
    return msgspec.json.encode(lines(match, viewer))


def swaps(first: Match, viewer: int, seed: int) -> int:
    """Compare until something is shown; how many answers differed until then."""
    entries = first.entries
    one = Match.new(first.rules, SEATS, chance=Retold(entries))
    two = Match.new(first.rules, SEATS, chance=Swapped(entries, viewer, Seeded(seed)))
    shown = one.state.unveiled
    while one.state.unveiled == two.state.unveiled == shown:
        assert sent(one, viewer) == sent(two, viewer)
        if one.next_entry > len(entries):
            break
        entry = entries[one.next_entry - 1]
        move = parse(first.rules, entry.move)
        if api.why_not(two.state, entry.seat, move) is not None:
            break
        one.play(entry.seat, move)
        two.play(entry.seat, move)
    return sum([a.move != b.move for a, b in zip(one.entries, two.entries, strict=False)])


@pytest.mark.parametrize(("game", "modules"), MIXES)
def test_nothing_on_stage_shows_a_seat_what_it_may_not_see(
    game: str, modules: tuple[str, ...]
) -> None:
    differed = 0
    for seed in (1, 2):
        first = first_match(game, modules, seed)
        for viewer in (NOBODY, *range(SEATS)):
            try:
                differed += swaps(first, viewer, seed)
            except Apart:
                continue
    assert game not in DRAWS or differed > 0


def test_what_is_drawn_in_secret_names_no_card() -> None:
    """The stage shows such a draw facedown: chance answered, and no line says what."""
    first = first_match("board-game", (), 1)
    rules = first.rules
    hidden = 0
    for viewer in (NOBODY, *range(SEATS)):
        known: Any
        for line, known in zip(lines(first, viewer)[1:], first.entries, strict=True):
            if line["seat"] != NATURE or line["move"]:
                continue
            hidden += 1
            drawn = parse(rules, known.move)[1]
            told = line["events"][0] if line["events"] else {"args": ()}
            assert drawn not in rules.rows or drawn not in told["args"]
    assert hidden > 0
