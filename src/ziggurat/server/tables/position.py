"""Positions: everything the page needs to draw one moment of a match for one reader.

Owns the envelope around the table and the questions. It gives nothing but views and
questions as the reader may see them, now or after an earlier entry.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.kernel.question import NATURE, NOBODY
from ziggurat.kernel.view import view
from ziggurat.match.codec import encode
from ziggurat.match.leaves import leaves
from ziggurat.match.naming import named
from ziggurat.match.standing import turn_of
from ziggurat.server.tables.board_game import BoardGame
from ziggurat.server.tables.horizon import REVEALS
from ziggurat.server.tables.new_dawn import NewDawn
from ziggurat.server.tables.plain import Data, Presenter
from ziggurat.server.tables.question import NO_EXTRAS, Extras, dealt, flags_of, shown
from ziggurat.server.tables.slots import slots_data
from ziggurat.server.tables.template import NightMarket
from ziggurat.server.tables.tray import tray
from ziggurat.tables import Presentation
from ziggurat.words.words import frame_key

if TYPE_CHECKING:
    from ziggurat.kernel.question import Question
    from ziggurat.kernel.rules import Rules
    from ziggurat.kernel.state import Outcome, State
    from ziggurat.match.match import Match

PRESENTERS: Final[dict[str, Presenter]] = {
    "board_game": BoardGame(),
    "new_dawn": NewDawn(),
    "template": NightMarket(),
}
PLAIN: Final = Presenter()


def presenter_of(rules: Rules) -> Presenter:
    """How a game is shown."""
    return PRESENTERS.get(rules.game.folder, PLAIN)


def position(
    match: Match,
    game_id: str,
    seat: int,
    at: int | None = None,
    flags: bool = True,
    standing: tuple[str, ...] = (),
) -> Data:
    """What the page draws for `seat` (below 0: a spectator), now or after entry `at`.

    A past position has questions without flags: nobody answers them any more. `standing` are the
    topics that the seat declines until the turn ends; it alone is told.
    """
    last = match.next_entry - 1
    number = last if at is None else at
    now = number == last
    reader = seat if 0 <= seat < match.seats else NOBODY
    # By number even if it is the last: a match may be played on while this is being told.
    s = match.state_at(number)
    imagined = dealt(s, reader, number)
    presenter = presenter_of(match.rules)
    presented = Presentation(match.rules, encode(view(s, reader)))
    table = {**presenter.table(presented, imagined), **slots_data(presented, match.seats)}
    asked = [match.shown_to(question, reader) for question in s.asked]
    return {
        "game": game_id,
        "last": last,
        "at": number,
        "seat": seat,
        "table": table,
        "questions": [
            shown(
                presenter,
                match.rules,
                question,
                _extras(match, presenter, number, imagined, question)
                if now and flags and question.seat in (reader, NATURE)
                else NO_EXTRAS,
            )
            for question in asked
        ],
        "outcome": _ending(s.outcome),
        "doing": _doing(s) if match.told else None,
        "undo": now and reader >= 0 and match.can_undo(reader),
        "turn": presenter.turn(table, [question.seat for question in asked]),
        "turn_number": turn_of(s),
        "standing": standing if now and reader >= 0 else (),
    }


def summary(match: Match) -> Data:
    """What a list of games tells of one, as everybody can see it."""
    shown = Presentation(match.rules, encode(view(match.state, NOBODY)))
    presenter = presenter_of(match.rules)
    return {"round": presenter.round(shown), "people": presenter.people(shown)}


def _extras(
    match: Match, presenter: Presenter, number: int, imagined: State, question: Question
) -> Extras:
    """What only the seat that is asked is told along with its question."""
    if question.seat == NATURE:
        return Extras([0] * len(question.options), {}, [], {}, False)
    flags = flags_of(imagined, question)
    return Extras(
        # What people tell they can take back, whatever was shown or rolled.
        [flag & ~REVEALS for flag in flags] if match.told else flags,
        leaves(imagined, question),
        named(match, number, question) if question.any_order else [],
        presenter.aside(imagined, question),
        presenter.is_open(imagined, question),
        tray(imagined, question) if presenter.adds_up(imagined, question) else None,
        presenter.placing(imagined, question),
    )


def _doing(s: State) -> Data | None:
    """What chance is asked for, and so whose roll or draw it is; people there have to know."""
    if not s.stack or not any([question.seat == NATURE for question in s.asked]):
        return None
    frame = s.stack[-1]
    return {"key": frame_key(frame), "facts": frame.about()}


def _ending(outcome: Outcome | None) -> Data | None:
    return None if outcome is None else {"winners": outcome.winners, "by": outcome.by}
