"""Records: plain values that can be saved, compared and sent.

Owns the one convention behind every save: a record's constructor arguments are its
fields, and `SPEC` lists them once. It never encodes anything; the match does.
"""

from __future__ import annotations

from typing import ClassVar


class Record:
    """A value whose constructor arguments are its fields.

    `SPEC` repeats the constructor's arguments as text, because compiled classes keep no
    annotations for the codec to read. A test compares the two.
    """

    SPEC: ClassVar[str] = ""


class Shell(Record):
    """A record whose fields may be replaced; what they hold is immutable, so that a shallow
    copy is a whole one."""

    def clone(self) -> Shell:
        """Return a shell of the same class with the same contents."""
        raise TypeError(f"{type(self).__name__} does not say how it is cloned")
