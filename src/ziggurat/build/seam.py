"""Seams: lists of named things that modules add to, replace in and remove from.

Owns the bookkeeping that makes modules safe to combine: replacing something absent is an
error, and two modules may change the same thing only in a stated order.
"""

from __future__ import annotations

from typing import Final, Generic, Protocol, TypeVar


class BuildError(Exception):
    """A game was put together in a way that cannot work; the text says what to change."""


class Named(Protocol):
    """Anything with a name."""

    @property
    def name(self) -> str: ...


T = TypeVar("T", bound=Named)


class Site:
    """Who is at work, and who has changed what: two modules need a stated order."""

    def __init__(self) -> None:
        self.module = ""
        self.after: tuple[str, ...] = ()
        self.claims: Final[dict[str, str]] = {}

    def at_work(self, module: str, after: tuple[str, ...]) -> None:
        """Note which module is at work from now on."""
        self.module = module
        self.after = after

    def fail(self, text: str) -> BuildError:
        """Make an error that names the module at work."""
        return BuildError(f"module '{self.module}': {text}" if self.module else text)

    def claim(self, thing: str) -> None:
        """Note that the module at work changes something that was there."""
        owner = self.claims.get(thing, "")
        if owner and owner != self.module and owner not in self.after:
            raise self.fail(f"module '{owner}' changes {thing} too: state which comes after")
        self.claims[thing] = self.module


class Seam(Generic[T]):
    """A list of named things that modules add to, replace in and remove from."""

    def __init__(self, site: Site, what: str) -> None:
        self.site: Final = site
        self.what: Final = what
        self.items: Final[list[T]] = []

    def add(self, items: tuple[T, ...]) -> Seam[T]:
        """Append things that are not there yet."""
        for item in items:
            self._put(len(self.items), item)
        return self

    def before(self, name: str, item: T) -> Seam[T]:
        """Insert something before a named one."""
        self._put(self._at(name), item)
        return self

    def after(self, name: str, item: T) -> Seam[T]:
        """Insert something after a named one."""
        self._put(self._at(name) + 1, item)
        return self

    def replace(self, name: str, item: T) -> Seam[T]:
        """Put something in a named one's place."""
        at = self._at(name)
        self.site.claim(f"{self.what} '{name}'")
        del self.items[at]
        self._put(at, item)
        return self

    def remove(self, name: str) -> Seam[T]:
        """Take something out."""
        at = self._at(name)
        self.site.claim(f"{self.what} '{name}'")
        del self.items[at]
        return self

    def _names(self) -> list[str]:
        return [item.name for item in self.items]

    def _at(self, name: str) -> int:
        if name not in self._names():
            raise self.site.fail(f"there is no {self.what} '{name}'")
        return self._names().index(name)

    def _put(self, at: int, item: T) -> None:
        if item.name in self._names():
            raise self.site.fail(f"there is already a {self.what} '{item.name}'")
        self.items.insert(at, item)
