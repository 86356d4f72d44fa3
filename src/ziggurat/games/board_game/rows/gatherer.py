"""The row class of whatever gathers squares for cities besides scouts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from ziggurat.kernel.content import Row

if TYPE_CHECKING:
    from ziggurat.kernel.state import State

GatherIt: TypeAlias = "Callable[[State, int], list[tuple[int, int]]]"
SitesOf: TypeAlias = "Callable[[State, int, int], list[int]]"


def no_sites(s: State, seat: int, slot: int) -> list[int]:
    """No city puts figures elsewhere than around it."""
    return []


class Gatherer(Row):
    """A rule by which squares yield for cities they do not lie beside.

    `pairs` are the squares of a seat and the slots of the cities that get them, as scouts send
    theirs; a square that a scout sends elsewhere counts there only. `sites` are squares where a
    city of a seat may put new figures besides those around it.
    """

    def __init__(self, number: int, name: str, pairs: GatherIt, sites: SitesOf = no_sites) -> None:
        super().__init__(number, name)
        self.pairs: Final = pairs
        self.sites: Final = sites
