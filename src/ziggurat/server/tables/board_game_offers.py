"""What the cities of The Board Game can make now, in groups, as the page is sent it.

Owns the cards of the city screen: for each the choice, its price, what is left of it, what it
brings and why it cannot be had. It asks the game itself, by the test that lists; a city that has
not been chosen yet is asked in a state in which it has been. Groups come from the parts of a
table, so that a module adds its own; what no group claims stands under `more`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from ziggurat.kernel.choice import PASS
from ziggurat.kernel.engine import child, question_for, why_not
from ziggurat.server.tables.board_game_cities import fact, facts
from ziggurat.server.tables.plain import Data
from ziggurat.tables.board_game.kinds import BUILDING, WONDER
from ziggurat.tables.board_game.table import SquareTable
from ziggurat.tables.parts import parts_of
from ziggurat.tables.slots import NONE

if TYPE_CHECKING:
    from ziggurat.kernel.choice import Choice
    from ziggurat.kernel.question import Question
    from ziggurat.kernel.rules import Rules
    from ziggurat.kernel.state import State

CITY: Final = "city"
MORE: Final = "more"
RULE: Final = "rule"
# Reasons that stand against something for so long that a small sign of it will do.
FAR: Final = ("not_known", "no_aircraft_yet", "no_icon")
# Questions in which a city gets something without paying for it, and nothing else.
GIVEN: Final = ("free_building",)
# Closed for good: its other side takes its place.
CLOSED: Final = "basic_closed"
# Verbs that put a city on the map, by name.
FOUNDING: Final = ("capital", "found")


def acting_city(dealt: State) -> list[int]:
    """The seat and the slot of the city that acts now, or nothing."""
    return list(facts(dealt, "acting_city"))


def offers_data(position: SquareTable, dealt: State, seat: int) -> list[Data]:
    """What each city of a seat can do that may act now; nothing if none is asked about."""
    question = question_for(dealt, seat) if seat >= 0 else None
    if question is None:
        return []
    acting = acting_city(dealt)
    if acting:
        groups = _groups(position, dealt, seat, acting[1])
        # What is left to spend, where several things are made one after the other.
        budget = question.facts[1] if len(question.facts) > 1 else NONE
        offer = {"slot": acting[1], "enter": None, "budget": budget, "groups": groups}
        return [offer] if groups else []
    return [
        {
            "slot": choice[1],
            "enter": choice,
            "budget": NONE,
            "groups": _groups(position, child(dealt, seat, choice), seat, choice[1]),
        }
        for choice in question.options
        if position.rules.verbs[choice[0]].name == CITY
    ]


def _groups(position: SquareTable, s: State, seat: int, slot: int) -> list[Data]:
    """The groups of a city in a state in which it is asked; nothing if it is asked for a place."""
    question = question_for(s, seat)
    if question is None:
        return []
    verbs = {verb.name: number for number, verb in position.rules.verbs.items()}
    named = [
        (name, [verbs[verb] for verb in group if verb in verbs])
        for part in parts_of(position.rules)
        for name, group in part.city_groups
    ]
    listed = {choice[0] for choice in question.options}
    if not any([number in listed for _, numbers in named for number in numbers]):
        return []
    given = question.topic in GIVEN
    found = [
        {"name": name, "cards": _cards(position, s, question, slot, numbers)}
        for name, numbers in named
        if not given or listed.intersection(numbers)
    ]
    claimed = {PASS, *[number for _, numbers in named for number in numbers]}
    others = [choice for choice in question.options if choice[0] not in claimed]
    more = [_other(position.rules, s, seat, slot, choice) for choice in others]
    found.append({"name": MORE, "cards": more})
    return [group for group in found if group["cards"]]


def _cards(
    position: SquareTable, s: State, question: Question, slot: int, numbers: list[int]
) -> list[Data]:
    found: list[Data] = []
    for choice in _imaginable(position, question, slot, numbers):
        card = _card(position, s, question.seat, slot, choice)
        if question.topic in GIVEN:
            card["full"], card["price"] = card["price"], 0
        reason = None if choice in question.options else why_not(s, question.seat, choice)
        if reason is not None:
            name = position.rules.reasons[reason.number].name
            card["why"] = {"number": reason.number, "name": name, "facts": reason.facts}
            card["far"] = name in FAR
            if name == CLOSED or (card["far"] and _is_other_side(position.rules, choice)):
                continue
        found.append(card)
    return found


def _other(rules: Rules, s: State, seat: int, slot: int, choice: Choice) -> Data:
    """Something without a price; of what a city does for itself, the production it gains."""
    if rules.verbs[choice[0]].kinds[:1] not in ((CITY,), (RULE,)):
        return {"choice": choice}
    now = fact(s, "production", seat, slot)
    gain = fact(child(s, seat, choice), "production", seat, slot) - now
    return {"choice": choice, "gets": gain} if gain > 0 else {"choice": choice}


def _imaginable(
    position: SquareTable, question: Question, slot: int, numbers: list[int]
) -> Iterable[Choice]:
    """Choices of some verbs that name something which is there; of rules, those that offer it."""
    rules = position.rules
    for number in numbers:
        kinds = rules.verbs[number].kinds
        if not kinds:
            yield (number,)
        elif kinds[0] == CITY:
            yield number, slot
        elif kinds[0] == RULE:
            yield from [choice for choice in question.options if choice[0] == number]
        else:
            for value in _values(position, kinds[0]):
                yield number, value


def _values(position: SquareTable, kind: str) -> Iterable[int]:
    if kind == WONDER:
        offer: list[int] = position.data["offer"]
        return offer
    values = position.rules.kinds[kind].values()
    # Other resources never lie in the market.
    return values[: len(position.data["market"])] if kind == "resource" else values


def _is_other_side(rules: Rules, choice: Choice) -> bool:
    """Tell whether a choice names the other side of a building."""
    if len(choice) < 2 or choice[1] not in rules.families[BUILDING]:
        return False
    row: Any = rules.rows[choice[1]]
    return bool(row.basic != NONE)


def _card(position: SquareTable, s: State, seat: int, slot: int, choice: Choice) -> Data:
    """What is known of something that a city can do, besides its name."""
    rules, data = position.rules, position.data
    name = rules.verbs[choice[0]].name
    own = position.seats[seat]
    card: Data = {"choice": choice}
    if name in ("produce_army", "produce_scout"):
        figure = rules.kinds["figure"].parse(name.removeprefix("produce_"))
        card["price"] = fact(s, "figure_cost", figure)
        card["left"] = own["scouts_left" if figure else "armies_left"]
    elif name == "raise":
        card["price"] = fact(s, "unit_cost", seat, choice[1])
        card["full"] = fact(s, "full_unit_cost", seat, choice[1])
        card["left"] = fact(s, "units_left", choice[1])
    elif name == "build":
        row: Any = rules.rows[choice[1]]
        card["price"] = row.cost
        if row.group != NONE:
            card["left"] = data["supply"][row.group]
    elif name == "erect":
        wonder: Any = rules.rows[choice[1]]
        card["price"] = fact(s, "wonder_cost", seat, choice[1])
        card["full"] = wonder.cost
    elif name == "arts":
        card["gets"] = fact(s, "arts_yield", seat, slot)
    elif name == "harvest":
        card["gets"] = 1
        card["left"] = data["market"][choice[1]]
    elif name == "rush":
        card["pays"], card["gets"] = facts(s, "rush_rate", seat)
    elif rules.verbs[choice[0]].kinds[:1] == (RULE,):
        return _other(rules, s, seat, slot, choice)
    return card


def sites_data(dealt: State, seat: int) -> Data:
    """What a city would have around it on each square where a seat may put one now."""
    question = question_for(dealt, seat) if seat >= 0 else None
    if question is None:
        return {}
    found: Data = {}
    for choice in question.options:
        verb = dealt.rules.verbs[choice[0]]
        if verb.name in FOUNDING:
            square = choice[1 + verb.kinds.index("square")]
            site = None if str(square) in found else _site(child(dealt, seat, choice), seat, square)
            if site is not None:
                found[str(square)] = site
    return found


def _site(s: State, seat: int, square: int) -> Data | None:
    """What the new city on a square has; nothing if others have to be asked before it stands."""
    slots = [at for at in s.rules.kinds[CITY].values() if facts(s, CITY, seat, at) == (square,)]
    if not slots:
        return None
    flat = facts(s, "city_yields", seat, slots[0])
    return {
        "around": facts(s, "outskirts", seat, slots[0]),
        "yields": [sum(flat[at::5]) for at in range(1, 5)],
        "production": fact(s, "production", seat, slots[0]),
    }
