"""Screens: how a game that is being played is shown.

Owns what a screen is told, and the one for people. It never reads anything; `json_screen.py`
shows the same to programs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.cli.console import console, grid, tell
from ziggurat.cli.listing import Group, grouped
from ziggurat.cli.orders import Option, patterns
from ziggurat.cli.telling import Teller
from ziggurat.cli.words import Say
from ziggurat.match.standing import may_stand
from ziggurat.words.behind import Act, acts

if TYPE_CHECKING:
    from ziggurat.api import Choice, Event, Match, Question, Reason, Rules, View
    from ziggurat.cli.tables import SeatTable
    from ziggurat.ledger import LedgerEntry
    from ziggurat.match.leaves import Left

NEWS: Final = 14
MANY: Final = 12
# With more choices than these, notes would push the table off the screen.
TOO_MANY: Final = 100
# Makes a terminal forget what has scrolled off, which holds secrets too.
FORGET: Final = "\x1b[3J"
FAR: Final = 100


class Turn(NamedTuple):
    """What a seat is shown before it answers.

    `alone` tells that nobody else has acted since the seat saw the table last; `named` is what
    it has named so far of a set, `leaves` what answers would leave unused, and `declines` what
    it declines until the turn ends.
    """

    seat: int
    view: View
    news: list[Event]
    question: Question
    options: list[Option]
    alone: bool = False
    named: Sequence[Choice] = ()
    leaves: Mapping[Choice, Sequence[Left]] = {}
    declines: Sequence[str] = ()


class Screen:
    """Whoever shows a game; `Say` gives the language."""

    def __init__(self, say: Say) -> None:
        self.say: Final = say

    def welcome(self, match: Match, chairs: Sequence[str], persons: Sequence[int]) -> None:
        """Say what is played, who sits where and what to type."""

    def note(self, key: str, *facts: int | str) -> None:
        """Say something about the program itself."""

    def hand_over(self, rules: Rules, seat: int) -> None:
        """Ask whoever looks at the screen to let another seat have it."""

    def clear(self) -> None:
        """Take everything off the screen."""

    def turn(self, match: Match, turn: Turn, whole: bool) -> None:
        """Show what happened, the table if `whole`, and the question."""

    def weigh(self, rules: Rules, lefts: Sequence[Left]) -> bool:
        """Say what an answer would leave unused; tell whether it is to be given once more."""
        return False

    def news(self, rules: Rules, events: Sequence[Event]) -> None:
        """Say what happened."""

    def act(self, rules: Rules, act: Act) -> None:
        """Say one thing that happened, and why."""

    def verdict(
        self,
        rules: Rules,
        choice: Choice,
        question: Question | None,
        reason: Reason | None,
        rule: LedgerEntry | None,
    ) -> None:
        """Say whether a choice is legal and, if not, why."""

    def listing(self, name: str, rows: Sequence[tuple[str, str]]) -> None:
        """Show a list of names and texts."""

    def over(self, match: Match) -> None:
        """Say how the game ended."""


class TextScreen(Screen):
    """Text for people."""

    def __init__(self, say: Say) -> None:
        super().__init__(say)
        self.out: Final = console()
        self._teller: Final = Teller(say)

    def welcome(self, match: Match, chairs: Sequence[str], persons: Sequence[int]) -> None:
        rules = match.rules
        words = self.say.game(rules)
        names = [words.value(rules, "seat", seat) for seat in range(match.seats)]
        here = words.listed([names[seat] for seat in persons])
        who = [*chairs, *[self.say("play.rule")] * (match.seats - len(chairs))]
        others = [f"{name} ({who[seat]})" for seat, name in enumerate(names) if seat not in persons]
        self._rule(words.text("game.name"))
        if words.find("game.text"):
            tell(self.out, words.text("game.text"))
        if persons:
            told = self._who(here, words.listed(others), persons)
            tell(self.out, f"{told} {self.say('play.how')}")
            tell(self.out, self.say("play.also"))
        else:
            tell(self.out, self.say("play.watch", words.listed(others)))
        tell(self.out, self.say("play.promise", match.commitment or "-"), "dim")
        if match.seed_chosen:
            tell(self.out, self.say("play.seed_chosen"), "dim")

    def _who(self, here: str, others: str, persons: Sequence[int]) -> str:
        if not others:
            return self.say("play.all_you", here)
        return self.say("play.you" if len(persons) == 1 else "play.several", here, others)

    def note(self, key: str, *facts: int | str) -> None:
        tell(self.out, self.say(key, *facts))

    def hand_over(self, rules: Rules, seat: int) -> None:
        name = self.say.game(rules).value(rules, "seat", seat)
        self._rule(self.say("play.hand_over", name))

    def clear(self) -> None:
        self.out.clear()
        if self.out.is_dumb_terminal:
            # It can clear nothing, but what is far above is out of sight.
            self.out.print("\n" * FAR)
        elif self.out.is_terminal and not self.out.legacy_windows:
            self.out.file.write(FORGET)
            self.out.file.flush()

    def turn(self, match: Match, turn: Turn, whole: bool) -> None:
        self.asked(match.rules, turn, whole)

    def asked(self, rules: Rules, turn: Turn, whole: bool) -> None:
        """Show what happened, the table if `whole`, and the question."""
        from ziggurat.cli.tables import SeatTable, draw

        words = self.say.game(rules)
        board = SeatTable(turn.view, rules, self.say, turn.question, turn.alone)
        drawn = draw(board) if whole else []
        if drawn:
            self._rule("")
        for part in drawn:
            self.out.print(part)
        if turn.news:
            self._rule("")
            self.news(rules, turn.news)
        self.out.print()
        name = words.value(rules, "seat", turn.seat)
        tell(self.out, f"{name}: {words.topic(rules, turn.question)}", "bold")
        self._options(_noted(board, turn.options))
        if turn.named:
            named = words.listed([words.choice(rules, choice) for choice in turn.named])
            tell(self.out, self.say("play.named", named))
        if len(turn.options) == 1:
            tell(self.out, self.say("play.only_one"), "dim")
        if may_stand(rules, turn.question):
            tell(self.out, self.say("play.may_stand"), "dim")
        if turn.declines:
            asked = words.listed([words.text(f"moment.{topic}") for topic in turn.declines])
            tell(self.out, self.say("play.declines", asked), "dim")
        for pattern in patterns(turn.question, rules):
            tell(self.out, self.say("play.or_type", pattern), "dim")

    def weigh(self, rules: Rules, lefts: Sequence[Left]) -> bool:
        words = self.say.game(rules)
        text = " ".join([words.left(rules, left) for left in lefts])
        tell(self.out, self.say("play.leaves", text))
        return True

    def _options(self, options: Sequence[Option]) -> None:
        """Number the options; a long list is laid out in columns, by what they share."""
        if len(options) <= MANY:
            self._listed(options)
            return
        for group in grouped(options):
            if group.head:
                self._in_columns(group)
            else:
                self._listed(group.options)

    def _listed(self, options: Sequence[Option]) -> None:
        from rich.text import Text

        table = grid(["", "", ""], right=(0,))
        table.show_header = False
        for at in options:
            text = f"{at.text} {at.note}".rstrip()
            table.add_row(
                Text(f"{at.label:>3}", style="bold"), text, Text(at.notation, style="dim")
            )
        self.out.print(table)

    def _in_columns(self, group: Group) -> None:
        from rich.columns import Columns
        from rich.padding import Padding
        from rich.text import Text

        head = Text.assemble(f"     {group.head}", (f"  {group.notation}", "dim"))
        self.out.print(head)
        cells = [
            Text.assemble(
                (f"{option.label:>3}", "bold"), f"  {item:<3}", (f" {option.note}".rstrip(), "dim")
            )
            for option, item in zip(group.options, group.items, strict=True)
        ]
        self.out.print(Padding(Columns(cells, column_first=True, padding=(0, 2)), (0, 0, 0, 5)))

    def news(self, rules: Rules, events: Sequence[Event]) -> None:
        found = acts(events)
        if len(found) > NEWS:
            tell(self.out, self.say("play.earlier", len(found) - NEWS), "dim")
        # What is left out may begin the turn that the rest belongs to.
        for act in found[:-NEWS]:
            self._teller.lines(rules, act)
        for act in found[-NEWS:]:
            self.act(rules, act)

    def act(self, rules: Rules, act: Act) -> None:
        line, *reasons = self._teller.lines(rules, act)
        tell(self.out, f"· {line}")
        for reason in reasons:
            tell(self.out, f"  {reason}", "dim")

    def verdict(
        self,
        rules: Rules,
        choice: Choice,
        question: Question | None,
        reason: Reason | None,
        rule: LedgerEntry | None,
    ) -> None:
        words = self.say.game(rules)
        meant = words.choice(rules, choice, question)
        if reason is None:
            tell(self.out, self.say("play.legal", meant))
            return
        tell(self.out, self.say("play.refused", meant, words.reason(rules, reason)))
        if rule is not None:
            tell(self.out, f"  {rule.id}: {self.say.rule_text(rule)}", "dim")

    def listing(self, name: str, rows: Sequence[tuple[str, str]]) -> None:
        table = grid(["", ""])
        table.show_header = False
        for head, text in rows:
            table.add_row(head, text)
        self.out.print(table)

    def over(self, match: Match) -> None:
        from ziggurat.cli.tables import SeatTable, draw

        outcome = match.outcome
        assert outcome is not None
        words = self.say.game(match.rules)
        self._rule(self.say("play.over"))
        board = SeatTable(match.view(-1), match.rules, self.say)
        for part in draw(board):
            self.out.print(part)
        self.out.print()
        tell(self.out, words.outcome(match.rules, outcome), "bold")
        table = grid([self.say("play.seat"), self.say("play.score")], right=(1,))
        for seat, score in enumerate(outcome.scores):
            table.add_row(board.seat_name(seat), str(score))
        self.out.print(table)
        tell(self.out, self.say("play.promise", match.commitment or "-"), "dim")
        seed = "-" if match.seed is None else match.reveal_seed().hex()
        tell(self.out, self.say("play.seed", seed), "dim")

    def _rule(self, title: str) -> None:
        from rich.rule import Rule

        self.out.print()
        self.out.print(Rule(title, align="left", style="dim"))


def _noted(board: SeatTable, options: Sequence[Option]) -> list[Option]:
    """Options with what the drawing of the table has to add."""
    from ziggurat.cli.tables import notes

    if len(options) > TOO_MANY:
        return list(options)
    texts = notes(board, [option.choice for option in options], len(options) > MANY)
    return [option._replace(note=note) for option, note in zip(options, texts, strict=True)]
