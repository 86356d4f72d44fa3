"""The automated player on the strip of `tests/games/new_dawn/strip.py`: what all topics build on.

It has the last seat (`ap`: p2, p3 or p4) and the first capital, 11a; the capitals of people are
9a (p1, hills), 5c (p2) and 15a (p3). Everybody else has nothing but a capital.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Self

from tests.games.new_dawn.strip import ROW, Strip
from ziggurat import api
from ziggurat.build.build import new_state
from ziggurat.games.new_dawn.automated_player.governor import TOPICS
from ziggurat.games.new_dawn.automated_player.ids import AUTOMATED_PLAYER
from ziggurat.games.new_dawn.automated_player.reading import ReadCard
from ziggurat.games.new_dawn.automated_player.rows import Topic
from ziggurat.games.new_dawn.ids import COLOURS, FIFTH
from ziggurat.games.new_dawn.masks import members
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.state import Realm, Table, table
from ziggurat.games.new_dawn.turn.turn import Resolve
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.engine import advance, play
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import SPACE, Question
from ziggurat.match.notation import write

MODULE: Final = "automated_player"
OWN_CAPITAL: Final = "11a"
CAPITALS: Final = ("9a", "5c", "15a")


@cache
def rules_with(*options: tuple[str, str]) -> api.Rules:
    """The game with the automated player, and values of options as pairs."""
    return api.build("new-dawn", (MODULE,), dict(options))


def ap_rules() -> api.Rules:
    """The game with the automated player, everything else as usual."""
    return rules_with()


def level_one(rules: api.Rules) -> dict[int, str]:
    """By type, the card of level I with which the automated player begins."""
    made = printed(rules)
    found = {made.focus[card]: rules.rows[card].name for card in made.first_cards}
    for card in members(made.own_cards[AUTOMATED_PLAYER]):
        if made.level[card] == 1:
            found[made.focus[card]] = rules.rows[card].name
    return found


def set_up(seats: int, seed: int = 1, rules: api.Rules | None = None) -> Table:
    """A table at its first turn, set up by random answers; the last seat is automated."""
    s = new_state(rules or ap_rules(), seats)
    s.journal = []
    dice = api.Seeded(seed)
    advance(s)
    while table(s).turns == 0:
        play(s, s.asked[0].seat, api.pick(s.asked[0], dice))
    return table(s)


class Automated(Strip):
    """A position in which the automated player resolves a card in slot 5; `begin` lets it.

    Then p1 has its turn, without an event. Nobody has a leader.
    """

    def __init__(
        self,
        card: str = "ap_early_empire",
        seats: int = 2,
        capitals: tuple[str, ...] = CAPITALS,
        rules: api.Rules | None = None,
        human_row: tuple[str, ...] = ROW,
        colours: tuple[str, ...] = COLOURS,
    ) -> None:
        people = capitals[: seats - 1]
        super().__init__(
            (*people, OWN_CAPITAL), human_row[0], FIFTH, 1, rules or ap_rules(), human_row, colours
        )
        self.seat: Final = seats - 1
        self.ap: Final = f"p{seats}"
        self.g.first = self.seat
        firsts = level_one(self.rules)
        others = [name for at, name in sorted(firsts.items()) if at != self._type(card)]
        self.set(f"row {self.ap}", *others, card)

    # Setting up

    def own(self, tokens: str = "", reinforced: str = "", cities: str = "") -> Self:
        """Put control tokens and cities of the automated player on the map."""
        return self.give(self.ap, tokens, reinforced, cities)

    def own_trade(self, *counts: int) -> Self:
        """Put trade tokens on its cards, from the left."""
        for slot, count in enumerate(counts):
            self.trade(slot + 1, count, self.ap)
        return self

    # Playing

    def begin(self, times: int = 1) -> Self:
        """Let it resolve its card in slot 5, without the reset."""
        self.g.active = self.seat
        frames = [Resolve(self.seat, self.place_of(FIFTH), FIFTH)] * times
        return self.at(f"turn {self.ap} end", *frames)

    def turn(self) -> Self:
        """Let it take a turn."""
        return self.at(f"turn {self.ap} start of turn")

    def by_chance(self) -> Self:
        """Give the first answer for chance until a person is asked."""
        while self.asked()[0].startswith("nature"):
            self.play(f"nature {self.options()[0].removeprefix('nature ')}")
        return self

    def hold_frames(self, *frames: Frame) -> Self:
        """Put frames on the stack, below a card that is being read, without running them."""
        card = self.own_realm.row[self.place_of(FIFTH)]
        reading = ReadCard(self.seat, self.place_of(FIFTH), card, 1)
        self.g.active = self.seat
        self.g.stack = (reading, *frames)
        return self

    # Looking

    @property
    def own_realm(self) -> Realm:
        """The realm of the automated player."""
        return self.g.realms[self.seat]

    def ranked(
        self, topic: str, options: tuple[Choice, ...], facts: tuple[int, ...] = ()
    ) -> list[list[str]]:
        """What a list makes of options: the best first, then the best of what is left, and so on.

        Each entry is what chance would decide between; words are without the verb.
        """
        row = next(
            at for number in self.rules.families[TOPICS]
            if (at := self.rules.rows[number]).name == topic
        )  # fmt: skip
        assert isinstance(row, Topic)
        left = options
        found: list[list[str]] = []
        while left:
            best = row.narrow(self.g, Question(self.seat, topic, SPACE, left, facts))
            words = [write(self.rules, option).split(" ", 1)[-1] for option in best]
            found.append(sorted(words))
            left = tuple([option for option in left if option not in best])
        return found

    def why(self) -> list[tuple[str, str, int, int]]:
        """What criteria told: list, criterion, options before and after."""
        rows = self.rules.rows
        told = [at.args for at in self.state.journal or [] if at.key == "weighed"]
        return [(rows[by].name, rows[at].name, before, after) for by, at, before, after in told]

    def placed(self) -> list[str]:
        """Where control tokens were placed, in order."""
        spaces = [at.args[0] for at in self.state.journal or [] if at.key == "placed"]
        return [self.rules.kinds["space"].write(at) for at in spaces]

    def told(self, *keys: str) -> list[tuple[object, ...]]:
        """Events of some kinds: key, seat and facts."""
        journal = self.state.journal or []
        return [(at.key, at.seat, *at.args) for at in journal if at.key in keys]
