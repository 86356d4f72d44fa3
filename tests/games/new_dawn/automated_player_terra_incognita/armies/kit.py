"""A war of the automated player on the strip: it moves armies with a military card."""

from __future__ import annotations

from typing import Self

from tests.games.new_dawn.automated_player_terra_incognita.kit import Pioneer
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.marching import LeadArmy
from ziggurat.games.new_dawn.automated_player_terra_incognita.exploration.choosing import facts_of
from ziggurat.games.new_dawn.turn.turn import Resolve
from ziggurat.lib.vec import put


class Marches(Pioneer):
    """A position in which the automated player resolves a military card.

    No tile is left to explore.
    """

    def __init__(self, card: str = "ap_masonry", seats: int = 2) -> None:
        super().__init__(card, seats)

    def own_armies(self, *where: str) -> Self:
        """Let it have so many armies: in spaces, and then those on the `card`."""
        return self.armies(*where, seat=self.ap)

    def trade_of_p1(self, count: int) -> Self:
        """Put trade tokens on the military card of p1."""
        at = self.fact("row p1").index("masonry_ti")
        self.g.realms[0].trade = put(self.g.realms[0].trade, at, count)
        return self

    def attack_of_p1(self, start: str, label: str, slot: int = 4) -> Self:
        """Let an army of p1 attack from a space, with its military card in a slot."""
        return self.armies(start, seat="p1").resolve_of_p1(slot).play(f"p1 march a1 {label}")

    def resolve_of_p1(self, slot: int = 4) -> Self:
        """Let p1 resolve its military card as if from a slot."""
        self.g.active = 0
        return self.at("turn p1 end", Resolve(0, self.fact("row p1").index("masonry_ti"), slot))

    def roll(self, *dice: int) -> Self:
        """Let Nature roll."""
        return self.play(*[f"nature roll {die}" for die in dice])

    def targets(self, army: int = 0, steps: int = 3) -> list[list[str]]:
        """What an army would attack, explore or head for, best first."""
        frame = LeadArmy(self.seat, army, steps)
        g = self.hold_frames(frame).g
        found = self.ranked("ap_army_target", frame.listed(g), facts_of(frame.plan(g).ways))
        return [[words.split()[-1] for words in equal] for equal in found]

    def where(self, seat: str = "") -> list[str]:
        """Where armies are."""
        places = {-1: "card", -2: "locked"}
        armies = self.unknown.armies[int((seat or self.ap)[1]) - 1]
        write = self.rules.kinds["space"].write
        return [places[at] if at in places else write(at) for at in armies]

    def attacked(self) -> list[str]:
        """The spaces that were attacked."""
        write = self.rules.kinds["space"].write
        return [write(at.args[0]) for at in self.state.journal or [] if at.key == "attacks"]

    def values(self) -> list[tuple[int, ...]]:
        """What both sides had in the end of each fight."""
        told = ("attack_won", "attack_lost")
        return [at.args[1:] for at in self.state.journal or [] if at.key in told]

    def asked(self) -> list[str]:
        """Who is asked what."""
        names = [*[f"p{at + 1}" for at in range(self.g.seats)], "nature"]
        return [f"{names[at.seat]} {at.topic}" for at in self.g.asked]
