"""Masks: sets of spaces, rows or seats as whole numbers, one bit each.

Owns the few operations on them that the rules need. A mask is immutable, compares and
saves by itself, and joins, meets and complements in one step whatever its size, which
is why the map is kept in masks and not in layers.
"""

from __future__ import annotations

from typing import Final


def bit(number: int) -> int:
    """The set that holds one number."""
    return 1 << number


def has(mask: int, number: int) -> bool:
    """Tell whether a number is in the set; numbers below 0 never are."""
    return number >= 0 and (mask >> number) & 1 == 1


def _bits_of_bytes() -> tuple[tuple[int, ...], ...]:
    return tuple([tuple([at for at in range(8) if byte >> at & 1]) for byte in range(256)])


BYTE_BITS: Final = _bits_of_bytes()
FEW: Final = 4


def members(mask: int) -> list[int]:
    """List the numbers in a set, ascending.

    A few bits are picked one by one; more are read byte by byte, which costs a tenth.
    """
    found: list[int] = []
    if mask.bit_count() <= FEW:
        while mask:
            low = mask & -mask
            found.append(low.bit_length() - 1)
            mask ^= low
        return found
    base = 0
    for byte in mask.to_bytes((mask.bit_length() + 7) // 8, "little"):
        if byte:
            for at in BYTE_BITS[byte]:
                found.append(base + at)
        base += 8
    return found


def first(mask: int) -> int:
    """The lowest number in a set, -1 if it is empty."""
    return (mask & -mask).bit_length() - 1


def mask_of(numbers: list[int]) -> int:
    """The set of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
