"""What all frames have in common in which a city of a seat acts.

Owns whose city it is, so that whoever shows the table can show that city. What it does is in the
file of each frame.
"""

from __future__ import annotations

from typing import Final

from ziggurat.kernel.frame import Frame


class OfCity(Frame):
    """A city does something, or what it has made finds its place."""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.slot)
