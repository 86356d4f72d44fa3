"""Seeds made from a seed: one for each purpose, none like another.

Owns that derivation only. It serves simulations; a match has dice of its own.
"""

from __future__ import annotations

import hashlib


def derived(seed: int, purpose: str) -> int:
    """A seed for one purpose, the same on every machine.

    >>> derived(7, "seat 0") == derived(7, "seat 0") != derived(7, "seat 1")
    True
    """
    return int.from_bytes(hashlib.sha256(f"{seed} {purpose}".encode()).digest()[:8], "big")
