"""Unused: what a seat would leave unused if it passed now, and which cards would do nothing.

Owns what is worth asking once more before a card or a turn is over. It reads the question that is
open and tries cards on copies; it is never used during play.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.new_dawn.focus.caravans import has_returned
from ziggurat.games.new_dawn.focus.economy import MoveCaravans
from ziggurat.games.new_dawn.ids import LOCKED
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.turn.turn import does_nothing
from ziggurat.games.new_dawn.verbs import ATTACK, FOCUS, GAIN, MOVE, PLACE, REINFORCE, USE
from ziggurat.kernel.engine import question_for
from ziggurat.kernel.question import Question
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


def _asked(s: State, seat: int, *topics: str) -> Question | None:
    """The question that a seat is asked, if it is about one of the topics."""
    question = question_for(s, seat)
    return question if question is not None and question.topic in topics else None


def _count(question: Question, verb: int) -> int:
    return len([choice for choice in question.options if choice[0] == verb])


def read_unused_attacks(s: State, args: Ints) -> Ints:
    """Attacks that could still be made, if there is a target."""
    question = _asked(s, args[0], "attack", "reinforce_or_attack")
    if question is None or not _count(question, ATTACK):
        return ()
    return (question.facts[0] if question.topic == "attack" else 1,)


def read_unused_reinforcements(s: State, args: Ints) -> Ints:
    """Tokens that could still be reinforced."""
    question = _asked(s, args[0], "reinforce", "reinforce_or_attack")
    count = 0 if question is None else min(question.facts[0], _count(question, REINFORCE))
    return (count,) if count else ()


def read_unused_tokens(s: State, args: Ints) -> Ints:
    """Control tokens that could still be placed."""
    question = _asked(s, args[0], "place_tokens")
    count = 0 if question is None else min(question.facts[0], _count(question, PLACE))
    return (count,) if count else ()


def read_unused_caravans(s: State, args: Ints) -> Ints:
    """Caravans that could still move, those included that stand in the same place."""
    seat = args[0]
    question = _asked(s, seat, "move_caravans")
    frame = s.stack[-1] if s.stack else None
    if question is None or not isinstance(frame, MoveCaravans) or not _count(question, MOVE):
        return ()
    realm = table(s).realms[seat]
    return tuple(
        [
            caravan
            for caravan, where in enumerate(realm.caravans)
            if where != LOCKED and not has(frame.moved, caravan)
            if not has_returned(realm, caravan)
        ]
    )


def read_unused_industry(s: State, args: Ints) -> Ints:
    """How many things could be built."""
    question = _asked(s, args[0], "industry")
    count = 0 if question is None else len(question.options) - 1
    return (count,) if count else ()


def read_unused_dial(s: State, args: Ints) -> Ints:
    """Spaces that the tech dial could advance."""
    question = _asked(s, args[0], "advance_dial")
    return () if question is None else (question.facts[0],)


def read_unused_gains(s: State, args: Ints) -> Ints:
    """How many focus cards could be gained."""
    question = _asked(s, args[0], "gain_card", "improve_cards")
    count = 0 if question is None else _count(question, GAIN)
    return (count,) if count else ()


def read_unused_effects(s: State, args: Ints) -> Ints:
    """Cards whose effect at the start of the turn has not been used."""
    question = _asked(s, args[0], "start_of_turn")
    options = () if question is None else question.options
    return tuple([choice[1] for choice in options if choice[0] == USE])


def read_idle_cards(s: State, args: Ints) -> Ints:
    """Slots whose cards would do nothing if they were chosen now (nd.turn.no_effect)."""
    question = _asked(s, args[0], "focus")
    if question is None:
        return ()
    return tuple(
        [
            choice[1]
            for choice in question.options
            if choice[0] == FOCUS and does_nothing(table(s), args[0], choice[1])
        ]
    )


UNUSED_FACTS: Final = (
    Fact("unused_attacks", ("seat",), "number", read_unused_attacks),
    Fact("unused_reinforcements", ("seat",), "number", read_unused_reinforcements),
    Fact("unused_tokens", ("seat",), "number", read_unused_tokens),
    Fact("unused_caravans", ("seat",), "caravan", read_unused_caravans, many=True),
    Fact("unused_industry", ("seat",), "number", read_unused_industry),
    Fact("unused_dial", ("seat",), "number", read_unused_dial),
    Fact("unused_gains", ("seat",), "number", read_unused_gains),
    Fact("unused_effects", ("seat",), "row", read_unused_effects, many=True),
    Fact("idle_cards", ("seat",), "slot", read_idle_cards, many=True),
)
