"""The museum: saves of every version of the rules, which must open for ever.

Owns the making of saves for the version in force: a dozen of each game, begun, in the middle and
finished, over its variants and numbers of seats, and some of each module that came to a version
whose saves were kept already. `python tools/museum.py` writes those that are not there yet and
never touches one that is; then `tools/forgeries.py` adds those that must not pass for proven.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path
from typing import Final, NamedTuple

from ziggurat import api
from ziggurat.arena.runner import run_match
from ziggurat.build.build import build
from ziggurat.build.game import Game
from ziggurat.build.governed import players_at
from ziggurat.checks import spread
from ziggurat.kernel.nature import Seeded, pick
from ziggurat.kernel.rules import Rules
from ziggurat.match.chance import SEED_BYTES
from ziggurat.match.match import Match
from ziggurat.match.save import dump
from ziggurat.players.greedy import GreedyPlayer
from ziggurat.players.player import Budget

MUSEUM: Final = Path(__file__).resolve().parent.parent / "tests" / "museum"
EXHIBITS: Final = 12
# How many choices have been made; 0 stands for the whole game.
LENGTHS: Final = (40, 250, 0)
# Games that go on for longer are kept as they stand then.
LONGEST: Final = 6_000


class Late(NamedTuple):
    """A save of a module that came to a version later: what is played, and how long.

    Other modules may be played `beside` it, and seats are those of the table.

    Whole games (0) are played by greedy players: with some modules random ones hardly ever end.
    """

    seats: int
    choices: int
    options: tuple[tuple[str, str], ...] = ()
    beside: tuple[str, ...] = ()


PEACEFUL: Final = ("peaceful", "yes")
VERY_HARD: Final = ("difficulty", "very_hard")
TERRA_INCOGNITA: Final = ("terra_incognita",)
FAME: Final = ("fame_and_fortune",)
LATE: Final = {
    "terra_incognita": (
        Late(2, 40),
        Late(5, 600),
        Late(2, 250, (("length", "epic"), PEACEFUL)),
        Late(5, 120, (PEACEFUL,)),
        Late(2, 0),
    ),
    "automated_player": (
        Late(2, 60),
        Late(4, 120),
        Late(2, 90, (VERY_HARD,)),
        Late(2, 60, (), TERRA_INCOGNITA),
        Late(3, 90, (), TERRA_INCOGNITA),
        Late(2, 0),
    ),
    "fame_and_fortune": (Late(2, 40), Late(5, 400), Late(2, LONGEST)),
    "great_person_deck": (Late(3, 300, (), FAME), Late(5, 300, (), FAME)),
    "investments": (Late(4, 250, (), FAME), Late(2, 400, (), (*FAME, "great_person_deck"))),
    "first_printing": (Late(2, 120, (), FAME), Late(3, 300, (), (*FAME, "wisdom_and_warfare"))),
    "late_changes": (
        Late(2, 120, (), FAME),
        Late(3, 400, (), (*FAME, "great_person_deck", "investments")),
    ),
    "wisdom_and_warfare": (
        Late(2, 40),
        Late(4, 400),
        Late(5, 300, (), FAME),
        Late(3, 400, (), (*FAME, "great_person_deck", "investments", "late_changes")),
        Late(2, 0),
    ),
}


def exhibits(game: Game) -> list[tuple[str, Match]]:
    """A dozen matches of a game, each with the name of its file."""
    found = []
    mixes = spread(game)
    for number in range(EXHIBITS):
        length = LENGTHS[number % len(LENGTHS)]
        # Whole games are long enough with two seats.
        fewest = min([seats for _, seats in mixes])
        fitting = [mix for mix in mixes if length or mix[1] == fewest]
        variant, seats = fitting[number // len(LENGTHS) % len(fitting)]
        match = begun(build(game, *variant), seats, number)
        found.append(kept(f"{game.folder}_{number:02}", match, length or LONGEST, number))
    return found


def late_exhibits(game: Game, module: str) -> list[tuple[str, Match]]:
    """Matches with a module that came later, each with the name of its file."""
    found = []
    for number, late in enumerate(LATE[module]):
        rules = build(game, (*late.beside, module), dict(late.options))
        match = begun(rules, late.seats, number)
        found.append(kept(f"{game.folder}_{module}_{number:02}", match, late.choices, number))
    return found


def begun(rules: Rules, seats: int, number: int) -> Match:
    """A match with a seed that tells where it comes from."""
    return Match.new(rules, seats, f"museum {number}".encode().ljust(SEED_BYTES, b"."))


def kept(name: str, match: Match, choices: int, luck: int) -> tuple[str, Match]:
    """A match that has been played, and its file, whose name says how far."""
    if choices:
        played(match, choices, luck)
    else:
        people = range(players_at(match.rules, match.seats))
        players = [GreedyPlayer(Seeded(seat)) for seat in people]
        run_match(match, players, Budget(60.0), limit=LONGEST)
    state = "finished" if match.outcome is not None else f"after_{choices}"
    return f"{name}_{match.seats}_seats_{state}.json.gz", match


def played(match: Match, choices: int, luck: int) -> Match:
    """Play so many random choices, or to the end."""
    chooser = Seeded(luck)
    for _ in range(choices):
        if match.outcome is not None:
            break
        question = match.state.asked[0]
        match.play(question.seat, pick(question, chooser))
    return match


def main() -> None:
    """Write what is missing."""
    for game in api.games().values():
        folder = MUSEUM / f"{game.folder}_{game.version}"
        if not folder.is_dir():
            folder.mkdir(parents=True)
            hang(folder, exhibits(game))
        for module in game.modules:
            missing = not list(folder.glob(f"{game.folder}_{module.name}_*"))
            if module.name in LATE and missing:
                hang(folder, late_exhibits(game, module.name))
        print(f"{folder.name} is complete: saves of a version never change")
    # They are made with what is above.
    sys.path.insert(0, str(MUSEUM.parent.parent))
    from tools.forgeries import main as forge

    forge()


def hang(folder: Path, matches: list[tuple[str, Match]]) -> None:
    """Write saves."""
    for name, match in matches:
        (folder / name).write_bytes(gzip.compress(dump(match), 9, mtime=0))
        print(f"{folder.name}/{name}: {len(match.entries)} entries")


if __name__ == "__main__":
    main()
