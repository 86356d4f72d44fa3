"""Golden games: whole games in notation that must play the same way for ever.

Owns their format, and makes and refreshes the files in `tests/goldens`. It never decides
whether a change is right: whoever refreshes reads the difference. The format is explained in
`docs/how_to/read_a_golden.md`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final, NamedTuple

from ziggurat import api
from ziggurat.match.notation import NotationError, parse_move, write_move, write_seat

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "goldens"
SUFFIX: Final = ".game"
KEYS: Final = ("game", "version", "modules", "options", "seats", "seed")
STRIDE: Final = 10  # A digest stands after every so many moves.
LONGEST: Final = 10_000
TRIES: Final = 10_000


class GoldenError(Exception):
    """A golden game cannot be read, played or made; the text says where and why."""


class Table(NamedTuple):
    """What is played: the first lines of a golden."""

    game: str
    modules: tuple[str, ...]
    options: dict[str, str]
    seats: int
    seed: int

    def begin(self) -> api.State:
        """Lay out the table and run to its first question."""
        return api.new_state(api.build(self.game, self.modules, self.options), self.seats)


class Wish(NamedTuple):
    """What a new golden shows: how many win (0: any number) and by what (empty: by anything).

    Seats choose at random, but never what begins with words of `avoid` where there is something
    else, and what begins with the first words of `prefer` that fit.
    """

    winners: int = 0
    by: str = ""
    prefer: tuple[str, ...] = ()
    avoid: tuple[str, ...] = ()

    def fits(self, outcome: api.Outcome) -> bool:
        """Tell whether a game that ended like this will do."""
        return self.winners in (0, len(outcome.winners)) and self.by in ("", outcome.by)

    def pick(self, rules: api.Rules, question: api.Question, dice: api.Chooser) -> api.Choice:
        """Answer a question."""
        if question.seat == api.NATURE or not (self.prefer or self.avoid):
            return api.pick(question, dice)
        written = [(api.write(rules, choice), choice) for choice in question.options]
        left = [pair for pair in written if not pair[0].startswith(self.avoid)] or written
        for words in self.prefer:
            liked = [pair for pair in left if pair[0].startswith(words)]
            if liked:
                left = liked
                break
        return left[dice.below(len(left))][1]


class Move(NamedTuple):
    """One line of a game, and where it stands in the file."""

    line: int
    text: str


def read(text: str) -> tuple[Table, list[Move]]:
    """Read what is played and the moves; digests and outcome are left to `write`."""
    head, _, rest = text.partition("\n\n")
    values = dict.fromkeys(KEYS, "")
    for number, line in enumerate(head.split("\n"), 1):
        key, colon, value = line.partition(":")
        if not colon or key not in KEYS:
            raise GoldenError(f"line {number}: '{key}' is none of {', '.join(KEYS)}")
        values[key] = value.strip()
    body = rest.partition("\n\n")[0].split("\n")
    first = head.count("\n") + 3
    moves = [Move(at, line) for at, line in enumerate(body, first) if not line.startswith("= ")]
    options = dict([_pair(word) for word in values["options"].split()])
    modules = tuple(values["modules"].split())
    seats, seed = _number("seats", values["seats"]), _number("seed", values["seed"])
    return Table(values["game"], modules, options, seats, seed), moves


def _pair(word: str) -> tuple[str, str]:
    name, sign, value = word.partition("=")
    if not sign:
        raise GoldenError(f"'{word}' is not an option: write name=value")
    return name, value


def _number(key: str, text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise GoldenError(f"'{key}' is a number, not '{text}'")
    return int(text)


def write(table: Table, moves: list[Move]) -> str:
    """Play the moves, and write the game down with its digests and its outcome."""
    s = table.begin()
    game = s.rules.game
    options = " ".join([f"{name}={value}" for name, value in s.rules.options.items()])
    known = (
        game.name, game.version, " ".join(s.rules.modules), options, table.seats, table.seed,
    )  # fmt: skip
    lines = [f"{key}: {value}".rstrip() for key, value in zip(KEYS, known, strict=True)]
    lines.append("")
    for count, move in enumerate(moves, 1):
        _play(s, move)
        lines.append(move.text)
        if count % STRIDE == 0 or count == len(moves):
            lines.append(f"= {api.digest(s)}")
    return "\n".join([*lines, "", *_outcome(s), ""])


def _play(s: api.State, move: Move) -> None:
    try:
        seat, choice = parse_move(s.rules, move.text)
        api.play(s, seat, choice)
    except NotationError as error:
        raise GoldenError(f"line {move.line}: {error}") from error
    except api.Refused as error:
        rule = s.rules.reasons[error.reason.number].rule
        raise GoldenError(f"line {move.line}: '{move.text}' is refused ({rule})") from error


def _outcome(s: api.State) -> list[str]:
    outcome = api.outcome(s)
    if outcome is None:
        raise GoldenError("the game is not over after the last move")
    winners = [write_seat(s.rules, seat) for seat in outcome.winners]
    scores = [f"{write_seat(s.rules, seat)}={points}" for seat, points in enumerate(outcome.scores)]
    return [
        f"outcome: {outcome.by}",
        f"winners: {' '.join(winners)}".rstrip(),
        f"scores: {' '.join(scores)}".rstrip(),
    ]


def refreshed(text: str) -> str:
    """The same moves, written down as the rules play them now."""
    return write(*read(text))


def random_game(table: Table, wish: Wish) -> tuple[list[Move], api.Outcome]:
    """Play at random by the table's seed: the moves, and how it ended."""
    s, dice, moves = table.begin(), api.Seeded(table.seed), list[Move]()
    while (outcome := api.outcome(s)) is None:
        if len(moves) == LONGEST:
            raise GoldenError(f"the game of seed {table.seed} is too long")
        question = api.questions(s)[dice.below(len(api.questions(s)))]
        choice = wish.pick(s.rules, question, dice)
        moves.append(Move(len(moves) + 1, write_move(s.rules, question.seat, choice)))
        api.play(s, question.seat, choice)
    return moves, outcome


def made(table: Table, wish: Wish) -> str:
    """The first random game from the table's seed on that shows what is wished for."""
    for seed in range(table.seed, table.seed + TRIES):
        tried = table._replace(seed=seed)
        moves, outcome = random_game(tried, wish)
        if wish.fits(outcome):
            return write(tried, moves)
    raise GoldenError(f"no game of {TRIES} ended like that")


def refresh(folder: Path) -> bool:
    """Refresh all goldens in a folder and say what changed; False if one cannot be played."""
    played = True
    for path in sorted(folder.rglob(f"*{SUFFIX}")):
        name = path.relative_to(folder).as_posix()
        text = path.read_text("utf-8")
        try:
            new = refreshed(text)
        except (GoldenError, api.BuildError) as error:
            print(f"{name}: {error}", file=sys.stderr)
            played = False
            continue
        if new != text:
            path.write_text(new, "utf-8", newline="\n")
        print(f"{name}: {'as before' if new == text else 'refreshed, read the difference'}")
    return played


def arguments(words: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Refresh or create golden games.")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="default: %(default)s")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("refresh", help="play all goldens again and rewrite their digests")
    create = commands.add_parser("create", help="make a golden by playing at random")
    create.add_argument("game", help="for example template")
    create.add_argument("name", help="what the golden shows, for example shared_win")
    create.add_argument("--seats", type=int, default=2)
    create.add_argument("--modules", nargs="*", default=[], metavar="MODULE")
    create.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    create.add_argument("--seed", type=int, default=1, help="the first seed to try")
    create.add_argument("--winners", type=int, default=0, help="how many must win; 0: any number")
    create.add_argument("--by", default="", help="what the game must be won by; default: anything")
    create.add_argument(
        "--prefer", nargs="*", default=[], metavar="WORDS", help="how liked choices begin"
    )
    create.add_argument(
        "--avoid", nargs="*", default=[], metavar="WORDS", help="how choices to shun begin"
    )
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    given = arguments(words)
    if given.command == "refresh":
        return 0 if refresh(given.folder) else 1
    try:
        options = dict([_pair(word) for word in given.options])
        table = Table(given.game, tuple(given.modules), options, given.seats, given.seed)
        wish = Wish(given.winners, given.by, tuple(given.prefer), tuple(given.avoid))
        text = made(table, wish)
    except (GoldenError, api.BuildError) as error:
        print(error, file=sys.stderr)
        return 2
    path = given.folder / api.games()[given.game].folder / (given.name + SUFFIX)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8", newline="\n")
    print(f"{path}: made")
    return 0


if __name__ == "__main__":
    sys.exit(main())
