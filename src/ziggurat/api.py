"""The public face of Ziggurat: everything that hosts, players and tools may use.

    >>> from ziggurat import api
    >>> rules = api.build("template")
    >>> s = api.new_state(rules, seats=2)
    >>> dice = api.Seeded(7)
    >>> while api.questions(s)[0].seat == api.NATURE:
    ...     api.play(s, api.NATURE, api.pick(api.questions(s)[0], dice))
    >>> question = api.questions(s)[0]
    >>> question.topic, [api.write(rules, choice) for choice in question.options]
    ('barter', ['pass'])

A choice is legal exactly if it is listed; anything else is explained and changes nothing:

    >>> api.why_not(s, 1, api.parse(rules, "bid 3")).number == api.NOT_ASKED
    True
"""

from __future__ import annotations

from ziggurat.build.build import build as build_game
from ziggurat.build.build import new_state as lay_out
from ziggurat.build.game import Game
from ziggurat.build.mix import Menu
from ziggurat.build.mix import menu as menu_of
from ziggurat.build.seam import BuildError
from ziggurat.drawing import Picture, draw
from ziggurat.games.board_game import BOARD_GAME
from ziggurat.games.new_dawn import NEW_DAWN
from ziggurat.games.template import TEMPLATE
from ziggurat.kernel import engine
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.engine import advance, child, play, why_not
from ziggurat.kernel.event import Event, scrubbed
from ziggurat.kernel.nature import Chooser, Seeded, pick
from ziggurat.kernel.question import NATURE, NOBODY, Question, seen_by
from ziggurat.kernel.reason import NOT_ASKED, DeadEnd, Reason, Refused
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import Outcome, State
from ziggurat.kernel.view import View, redeal, view
from ziggurat.match.codec import digest
from ziggurat.match.match import Match
from ziggurat.match.notation import parse, write

GAMES = (NEW_DAWN, BOARD_GAME, TEMPLATE)


def games() -> dict[str, Game]:
    """All games by name.

    >>> "template" in games()
    True
    """
    return {game.name: game for game in GAMES}


def build(game: str, modules: tuple[str, ...] = (), options: dict[str, str] | None = None) -> Rules:
    """Put a game together with modules and options.

    >>> build("template", options={"length": "long"}).limits["nights"]
    9
    >>> build("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    ziggurat.build.seam.BuildError: there is no game 'chess'; there are: ...
    """
    return build_game(_known(game), modules, options)


def menu(game: str, modules: tuple[str, ...] = (), options: dict[str, str] | None = None) -> Menu:
    """Say what can be chosen for a game when some modules and options are; misfits are left out.

    >>> [offer.name for offer in menu("template").options["length"]]
    ['usual', 'long']
    """
    return menu_of(_known(game), modules, options)


def _known(game: str) -> Game:
    if game not in games():
        raise BuildError(f"there is no game '{game}'; there are: {', '.join(sorted(games()))}")
    return games()[game]


def new_state(rules: Rules, seats: int) -> State:
    """Lay out a table and run to its first question.

    >>> new_state(build("template"), 5)
    Traceback (most recent call last):
    ...
    ziggurat.build.seam.BuildError: template is for 2 to 4 seats, not 5
    """
    s = lay_out(rules, seats)
    advance(s)
    return s


def questions(s: State) -> tuple[Question, ...]:
    """The open questions: usually one, several when seats decide at the same time."""
    return s.asked


def clone(s: State) -> State:
    """An independent copy; what is played on it never shows in the original."""
    return s.clone()


def outcome(s: State) -> Outcome | None:
    """How the game ended, or None while it goes on."""
    return s.outcome


def is_compiled() -> bool:
    """Tell whether the engine runs compiled."""
    return not engine.__file__.endswith(".py")


__all__ = [
    "NATURE",
    "NOBODY",
    "NOT_ASKED",
    "BuildError",
    "Choice",
    "Chooser",
    "DeadEnd",
    "Event",
    "Game",
    "Match",
    "Menu",
    "Outcome",
    "Picture",
    "Question",
    "Reason",
    "Refused",
    "Rules",
    "Seeded",
    "State",
    "View",
    "build",
    "child",
    "clone",
    "digest",
    "draw",
    "games",
    "is_compiled",
    "menu",
    "new_state",
    "outcome",
    "parse",
    "pick",
    "play",
    "questions",
    "redeal",
    "scrubbed",
    "seen_by",
    "view",
    "why_not",
    "write",
]
