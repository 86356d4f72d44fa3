"""Battles fought at random with strength and health agree with a second battle, move by move."""

import pytest

from tests.games.board_game.battle.field import CITY, FIELD, begin, sides, storm, totals
from tests.games.board_game.kit import state
from tests.games.board_game.wisdom_and_warfare.kit import wisdom_rules
from tests.games.board_game.wisdom_and_warfare.units.model import Fight, winner
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.match.codec import decode_state, encode_state
from ziggurat.match.notation import write_move

KINDS = ("artillery", "infantry", "mounted")
LAND = [f"{kind}_{values}" for kind in KINDS for values in ("1_3", "2_2", "3_1")]
UNITS = [*LAND, "aircraft_5_7", "aircraft_6_6", "aircraft_7_5"]
NO_MORE = ["rest", "figure_loot", "city_loot"]


class Drawn:
    """What a seed decides: forces, ranks, figures, wonders and where the battle is."""

    def __init__(self, seed: int) -> None:
        self.dice = api.Seeded(seed)
        self.forces = [self.units(), self.units()]
        self.ranks = ({kind: 1 + self.below(4) for kind in KINDS}, self.second_ranks())
        self.armies = 1 + self.below(3)
        self.city = self.below(3) == 0
        self.walls = self.below(2) == 0
        self.stronger = self.below(3)
        self.untrumped = self.below(3)

    def below(self, bound: int) -> int:
        return self.dice.below(bound)

    def units(self) -> list[str]:
        """No more copies of a card than there are."""
        found: list[str] = []
        for _ in range(self.below(7)):
            unit = UNITS[self.below(len(UNITS))]
            if found.count(unit) < 1:
                found.append(unit)
        return found

    def second_ranks(self) -> dict[str, int]:
        return {kind: 1 + self.below(4) for kind in KINDS}

    def begin(self) -> Position:
        """p1 attacks p2 with what was drawn."""
        t = sides("", "", self.armies, 0 if self.city else 1, rules=wisdom_rules())
        for seat in (0, 1):
            t.set(f"forces p{seat + 1}", *self.forces[seat])
            for kind, rank in self.ranks[seat].items():
                t.set(f"rank p{seat + 1} {kind}", str(rank))
        if self.stronger < 2:
            t.set(f"marker {('A13', 'H13')[self.stronger]}", "himeji_samurai_castle")
        if self.untrumped < 2:
            t.set(f"marker {('A12', 'H12')[self.untrumped]}", "the_pentagon")
        if not self.city:
            return begin(t)
        t.set("city p2 city1", CITY).set("armies p1", *[CITY] * self.armies)
        return storm(t.set("walls p2", *(["city1"] if self.walls else [])))

    def second(self) -> Fight:
        """The same battle, fought from the ledger."""
        stronger = (int(self.stronger == 0), int(self.stronger == 1))
        return Fight(self.ranks, stronger, (self.untrumped == 0, self.untrumped == 1))


def agree(t: Position, fight: Fight) -> None:
    """Both battles stand alike."""
    for at, (names, wounds) in enumerate(fight.shown(), 1):
        assert (t.fact(f"front {at}"), t.fact(f"wounds {at}")) == (names, wounds)


def heard(t: Position, *keys: str) -> list[api.Event]:
    """What has happened under some keys, in order."""
    return [event for event in t.state.journal or [] if event.key in keys]


def catch_up(t: Position, fight: Fight) -> None:
    """Play in the second battle what was played in the first since, also what played itself."""
    events = heard(t, "front_opened", "front_attacked")
    for event in events[fight.played :]:
        name = t.rules.rows[event.args[0]].name
        attacks = event.key == "front_attacked"
        fight.play(event.seat, f"attack {name} {event.args[1]}" if attacks else f"front {name}")


def fight_on(t: Position, fight: Fight, dice: api.Seeded) -> None:
    """Answer at random until the battle is decided; each side may play what it may there too."""
    while t.state.asked[0].topic not in NO_MORE:
        question = t.state.asked[0]
        saved = encode_state(t.state)
        assert encode_state(decode_state(t.rules, saved)) == saved
        if question.topic == "battle_turn":
            catch_up(t, fight)
            agree(t, fight)
            seat = f"p{question.seat + 1}"
            moves = fight.moves(question.seat, t.fact(f"battle {seat}"))
            assert sorted(t.options()) == sorted([f"{seat} {move}" for move in moves])
        t.play(write_move(t.rules, question.seat, api.pick(question, dice)))
    catch_up(t, fight)


@rule(
    "ww.battle.strength",
    "ww.battle.health_kill",
    "ww.battle.killed_to_deck",
    "ww.battle.combat_value",
    "ww.battle.higher_value_wins",
    "ww.battle.trump_unchanged",
)
@pytest.mark.parametrize("seed", range(60))
def test_every_battle_goes_as_the_ledger_says(seed: int) -> None:
    drawn = Drawn(seed)
    t, fight = drawn.begin(), drawn.second()
    fight_on(t, fight, drawn.dice)
    ours, theirs = heard(t, "battle_bonuses")[0].args
    values = [
        fight.value(0, max(0, ours - theirs)),
        fight.value(1, max(0, theirs - ours)),
    ]
    assert totals(t) == values
    assert [event.seat for event in heard(t, "battle_won")] == [winner(*values)]
    for seat in (0, 1):
        left = list(drawn.forces[seat])
        for name in fight.fallen[seat]:
            left.remove(name)
        assert sorted(t.fact(f"forces p{seat + 1}")) == sorted(left)
    buried = [t.rules.rows[row].name for bag in state(t).unit_bags for row in bag.discard]
    assert sorted(buried) == sorted(fight.fallen[0] + fight.fallen[1])
    square = CITY if drawn.city else FIELD
    assert square not in t.fact(f"armies p{2 - winner(*values)}")
