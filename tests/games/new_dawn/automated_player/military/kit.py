"""A war of the automated player on the strip: it resolves a military card."""

from __future__ import annotations

from typing import Self

from tests.games.new_dawn.automated_player.kit import Automated
from ziggurat.games.new_dawn.automated_player.military.targets import current_targets
from ziggurat.games.new_dawn.focus.military import Attacks
from ziggurat.games.new_dawn.ids import FIFTH
from ziggurat.games.new_dawn.turn.turn import Resolve
from ziggurat.games.new_dawn.verbs import ATTACK
from ziggurat.kernel.choice import Choice


class War(Automated):
    """A position in which the automated player resolves a military card."""

    def __init__(self, card: str = "ap_masonry", seats: int = 2) -> None:
        super().__init__(card, seats)

    def roll(self, *dice: int) -> Self:
        """Let Nature roll."""
        return self.play(*[f"nature roll {die}" for die in dice])

    def their_trade(self, count: int, seat: str = "p1") -> Self:
        """Put trade tokens on the military card of another seat."""
        at = self.fact(f"row {seat}").index("masonry")
        return self.trade(at + 1, count, seat)

    def attacked_by_p1(self, label: str) -> Self:
        """Let p1 attack a space with Masonry, as if from slot 5."""
        self.g.active = 0
        self.at("turn p1 end", Resolve(0, self.fact("row p1").index("masonry"), FIFTH))
        return self.play(f"p1 attack {label}")

    def in_range(self) -> tuple[Choice, ...]:
        """The targets of its list that it may attack now, while a card is being read."""
        frame = Attacks(self.seat, self.place_of(FIFTH), FIFTH, 1)
        g = self.hold_frames(frame).g
        by = current_targets(g)
        attacks = [at for at in frame.listed(g) if at[0] == ATTACK]
        return tuple([at for at in attacks if by.seeks(g, self.seat, at[1])])

    def targets(self) -> list[list[str]]:
        """Them, best first."""
        return self.ranked("attack", self.in_range())

    def attacked(self) -> list[str]:
        """The spaces that it attacked."""
        write = self.rules.kinds["space"].write
        return [write(at.args[0]) for at in self.state.journal or [] if at.key == "attacks"]

    def reinforced(self) -> list[str]:
        """The tokens that it reinforced, in order."""
        write = self.rules.kinds["space"].write
        return [write(at.args[0]) for at in self.state.journal or [] if at.key == "reinforced"]

    def values(self) -> list[tuple[int, ...]]:
        """What both sides had before tokens were spent, and in the end: by pairs of space, sums."""
        told = ("attack_won", "attack_lost")
        return [at.args[1:] for at in self.state.journal or [] if at.key in told]

    def asked(self) -> list[str]:
        """Who is asked what."""
        names = [*[f"p{at + 1}" for at in range(self.g.seats)], "nature"]
        return [f"{names[at.seat]} {at.topic}" for at in self.g.asked]
