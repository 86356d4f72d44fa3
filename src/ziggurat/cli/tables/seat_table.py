"""The table of one seat: what a drawing of a position starts from.

Owns the few things all drawings share. A drawing gets the view as plain data, as a page in a
browser does, so that it depends on no class of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from rich.text import Text

from ziggurat.cli.words import Say
from ziggurat.match.codec import encode
from ziggurat.tables.parts import Presentation
from ziggurat.tables.wording import TableWords

if TYPE_CHECKING:
    from ziggurat.api import Question, Rules, View
    from ziggurat.words import Words

Data: TypeAlias = dict[str, Any]
# Names of seats that terminals cannot show as colours, or hardly.
STYLES: Final = {"blue": "bright_blue", "black": "bright_black", "orange": "dark_orange"}
NOTHING: Final = "–"


class SeatTable:
    """The table as one seat may know it, with the words to tell it.

    `question` is what the seat is asked now, if it is: a drawing may show what can be chosen.
    `brief` says that the seat has seen the table and only its own acts have changed it: a tall
    drawing may leave out what the seat remembers.
    """

    def __init__(
        self,
        view: View,
        rules: Rules,
        say: Say,
        question: Question | None = None,
        brief: bool = False,
    ) -> None:
        self.seat: Final = view.seat
        self.question: Final = question
        self.brief: Final = brief
        self.rules: Final = rules
        self.say: Final = say
        self.words: Final[Words] = say.game(rules)
        self.shown: Final = Presentation(rules, encode(view))
        self.table_words: Final = TableWords(rules, self.words)

    def value(self, kind: str, number: int) -> str:
        """Name a value of a kind."""
        return self.words.value(self.rules, kind, number)

    def seat_name(self, seat: int) -> Text:
        """A seat's name in its colour."""
        return seat_text(self.rules, self.words, seat)

    def counted(self, numbers: Iterable[int]) -> str:
        """Rows by name, each once with how often it is there."""
        listed = list(numbers)
        names = [
            self.words.row(self.rules, number)
            + (f" ×{listed.count(number)}" if listed.count(number) > 1 else "")
            for number in dict.fromkeys(listed)
        ]
        return ", ".join(names) or NOTHING


def seat_text(rules: Rules, words: Words, seat: int) -> Text:
    """A seat's name, in its colour if it is one."""
    return Text(words.value(rules, "seat", seat), style=_style(rules, seat))


def _style(rules: Rules, seat: int) -> str:
    from rich.color import Color, ColorParseError

    if seat < 0:
        return "italic"
    name = rules.game.seat_names[seat]
    try:
        Color.parse(STYLES.get(name, name))
    except ColorParseError:
        return "bold"
    return f"bold {STYLES.get(name, name)}"
