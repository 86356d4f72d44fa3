"""The table of A New Dawn as the page is sent it: numbers and names of things, no wording.

Owns the shape of the table, which `tables/` has gathered from a view. It never knows a class of
the game and never sees more than the view it is given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ziggurat.kernel.question import NOBODY, PAY
from ziggurat.server.tables.new_dawn_map import cells, defended_data, ghost, tile_data, tiles
from ziggurat.server.tables.new_dawn_placing import placing
from ziggurat.server.tables.plain import Data, Presenter
from ziggurat.tables.new_dawn.part import VIEW
from ziggurat.tables.new_dawn.table import HexTable, agendas_of, round_in, row_of, slots_of
from ziggurat.tables.parts import parts_of
from ziggurat.tables.slots import NONE
from ziggurat.words.words import family_of

if TYPE_CHECKING:
    from ziggurat.kernel.question import Question
    from ziggurat.kernel.rules import Rules
    from ziggurat.kernel.state import Outcome, State
    from ziggurat.tables import Presentation

# What an item of a combat value is, by the game's numbers.
ITEMS: Final = {
    0: "die", 10: "slot", 11: "terrain", 13: "city", 14: "state", 20: "card", 21: "barbarian",
    22: "reinforced", 40: "tokens",
}  # fmt: skip
# Questions about the focus row of somebody else, whose seat is their first fact.
ELSEWHERE: Final = ("rob", "embassy_token")


class NewDawn(Presenter):
    """A New Dawn."""

    def table(self, shown: Presentation, dealt: State) -> Data:
        position = HexTable(shown)
        defences = {} if position.building else _defences(position, dealt)
        return _table(position, defences, dealt.outcome)

    def round(self, shown: Presentation) -> int:
        return round_in(shown.part(VIEW))

    def people(self, shown: Presentation) -> list[int]:
        return [realm["leader"] for realm in shown.part(VIEW)["realms"]]

    def turn(self, table: Data, asked: list[int]) -> int:
        active: int = table["active"]
        running = active != NONE and table["phase"] == "playing"
        return active if running else super().turn(table, asked)

    def slot_seat(self, question: Question) -> int:
        elsewhere = question.topic in ELSEWHERE and question.facts
        return question.facts[0] if elsewhere else question.seat

    def closes(self, rules: Rules, question: Question) -> bool:
        return any(question.topic in part.resolving for part in parts_of(rules))

    def adds_up(self, dealt: State, question: Question) -> bool:
        return question.kind == PAY and question.any_order

    def cells(self, rules: Rules, question: Question) -> Data:
        return cells(rules, question)

    def tiles(self, rules: Rules, question: Question) -> Data:
        return tiles(rules, question)

    def ghost(self, rules: Rules, question: Question) -> Data | None:
        return ghost(rules, question)

    def placing(self, dealt: State, question: Question) -> Data | None:
        return placing(dealt, question)


def _table(position: HexTable, defences: dict[int, int], outcome: Outcome | None) -> Data:
    """The whole table; `defences` are by space."""
    rules, part, building = position.rules, position.data, position.building
    shown: Data = {
        "is": "new_dawn",
        "phase": "over" if outcome else "building" if building else "playing",
        "round": position.round,
        "first": part["first"],
        # Before the first turn the rules name a seat, but nobody has a turn yet.
        "active": part["active"] if part["turns"] else NONE,
        "spaces": [defended_data(at, defences.get(at.number, NONE)) for at in position.spaces],
        "realms": [_realm(position, at) for at in range(position.seats)],
        "victory": [
            {"card": card, "agendas": list(agendas_of(rules, card))} for card in part["victory"]
        ],
        "needed": position.needed,
        "slots": slots_of(rules),
        "offer": [_offer(position, at) for at in range(len(part["offer"]))],
        "dials": _dials(rules, part),
        "direction": part["direction"],
        "supply": part["supply"],
        "most": {"trade": part["most_trade"]},
        "combat": _combat(rules, part["combat"]),
        "tie": _tie(position, outcome.winners) if outcome else None,
    }
    if building:
        held = [list(hand) for hand in part["hands"]] or [[] for _ in position.realms]
        shown["hands"] = held
        shown["tiles"] = {str(tile): tile_data(rules, tile) for hand in held for tile in hand}
    return shown


def _defences(position: HexTable, dealt: State) -> dict[int, int]:
    """How strong everything is that somebody can attack, before the die, by space.

    It is reckoned against the reader; what is the reader's own, against the next seat.
    """
    reader = position.shown.viewer
    wanted: dict[int, list[int]] = {}
    for space in position.spaces:
        if space.pieces:
            own = reader in (space.owner, NOBODY)
            attacker = (space.owner + 1) % position.seats if own else reader
            wanted.setdefault(attacker, []).append(space.number)
    read = dealt.rules.facts["defence"].read
    found: dict[int, int] = {}
    for attacker, spaces in wanted.items():
        found.update(zip(spaces, read(dealt, (attacker, *spaces)), strict=True))
    return found


def _dials(rules: Rules, part: Data) -> Data:
    sections = rules.families["event_section"]
    return {
        "event": part["dial"],
        "sections": sections,
        "next": (part["dial"] + 1) % len(sections),
        "tech_levels": {str(space): level for space, level in part["tech_levels"]},
    }


def _offer(position: HexTable, at: int) -> Data:
    """The wonder on offer of a type, and what is left below it."""
    wonder = position.data["offer"][at]
    decks = position.data["decks"]
    eras = len(decks) // len(position.data["offer"])
    return {
        "type": at,
        "wonder": wonder,
        "signs": [at._asdict() for at in position.shown.tokens().get(wonder, ())],
        "deck": sum(decks[at * eras : (at + 1) * eras]),
        "era": row_of(position.rules, wonder).era if wonder >= 0 else eras - 1,
        "costs": [realm["costs"][at] for realm in position.realms],
    }


# Combat


def _combat(rules: Rules, combat: Data | None) -> Data | None:
    """An attack under way, with both sums item by item."""
    if combat is None:
        return None
    sums = [combat["attack"], combat["defence"]]
    return {
        "seat": combat["seat"],
        "space": combat["space"],
        "target": rules.rows[combat["target"]].name,
        "defender": combat["defender"],
        "step": combat["step"],
        "attack": [item(rules, *at) for at in sums[0]],
        "defence": [item(rules, *at) for at in sums[1]],
        "totals": [sum(at[2] for at in items) for items in sums],
    }


def item(rules: Rules, what: int, row: int, count: int) -> Data:
    """An item of a sum; what other cards add is named by the family of the card."""
    name = ITEMS.get(what) or family_of(rules, row)
    return {"what": name, "n": count, "row": row}


def _tie(position: HexTable, winners: tuple[int, ...]) -> Data | None:
    """How a tie was broken: who lost it by which row, and both numbers; `NONE` if it is shared."""
    realms, needed = position.realms, position.needed
    ready = [at for at, realm in enumerate(realms) if len(realm["claims"]) >= needed]
    others = [at for at in ready if at not in winners]
    if len(ready) < 2 or not winners:
        return None
    breakers = position.rules.families["tie_breaker"]
    tie: Data = {"seats": others, "by": NONE, "best": 0, "next": 0, "breakers": breakers}
    for at, breaker in enumerate(breakers if others else ()):
        best = realms[winners[0]]["tie_breaks"][at]
        beaten = max([realms[seat]["tie_breaks"][at] for seat in others])
        if best > beaten:
            return {**tie, "by": breaker, "best": best, "next": beaten}
    return tie


# Realms


def _realm(position: HexTable, seat: int) -> Data:
    realm = position.realms[seat]
    return {
        "seat": seat,
        "leader": realm["leader"],
        "colour": realm["colour"],
        "row": [_slot(position, seat, at) for at in range(len(realm["row"]))],
        "dial": realm["dial"],
        "cities": len(realm["cities"]),
        "mature": len(realm["mature"]),
        "capital": realm["capital"],
        "figures": [figure._asdict() for figure in position.shown.figures(seat)],
        "resources": realm["resources"],
        "natural": realm["natural"],
        "wonders": position.held(seat, "wonder"),
        "diplomacy": _diplomacy(position, seat),
        "spent": realm["used_this_turn"],
        "stored": realm["stored"],
        "spaces": len([space for space in position.spaces if space.owner == seat]),
        "tokens_left": realm["tokens_left"],
        "cities_left": realm["cities_left"],
        "claims": realm["claims"],
        "progress": _progress(position, seat),
    }


def _slot(position: HexTable, seat: int, at: int) -> Data:
    rules, realm = position.rules, position.realms[seat]
    card = realm["row"][at]
    return {
        "slot": at,
        "number": slots_of(rules)[at],
        "card": card,
        "focus": row_of(rules, card).focus,
        "level": row_of(rules, card).level,
        "value": realm["values"][at],
        "trade": realm["trade"][at],
        "lying": position.shown.lying(seat).get(at, ()),
    }


def _diplomacy(position: HexTable, seat: int) -> list[Data]:
    """The diplomacy cards a seat holds, with their givers; a city-state is nobody's seat."""
    rules = position.rules
    colours = [realm["colour"] for realm in position.realms]
    spent = position.realms[seat]["used_this_turn"]
    found = []
    for row in position.held(seat, "diplomacy_card"):
        card: Any = rules.rows[row]
        giver = colours.index(card.colour) if card.colour in colours else NONE
        found.append({"row": row, "of": giver, "spent": row in spent})
    for row in position.held(seat, "city_state"):
        found.append({"row": row, "of": NONE, "spent": row in spent})
    return found


def _progress(position: HexTable, seat: int) -> Data:
    found = position.shown.progress(seat).values()
    return {str(at.row): [at.have, at.need] for at in found}
