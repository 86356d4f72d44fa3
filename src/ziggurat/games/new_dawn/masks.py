"""Masks: sets of spaces, rows or seats as whole numbers, one bit each.

Owns the few operations on them that the rules need. A mask is immutable, compares and
saves by itself, and joins, meets and complements in one step whatever its size, which
is why the map is kept in masks and not in layers.
"""

from __future__ import annotations

from typing import Final

# More numbers than there are spaces, rows or cells of the grid.
NUMBERS: Final = 4096
BITS: Final[tuple[int, ...]] = tuple([1 << number for number in range(NUMBERS)])


def bit(number: int) -> int:
    """The set that holds one number."""
    return 1 << number


def has(mask: int, number: int) -> bool:
    """Tell whether a number is in the set; numbers below 0 never are."""
    return number >= 0 and mask & BITS[number] != 0


def _bits_of_bytes() -> tuple[tuple[int, ...], ...]:
    return tuple([tuple([at for at in range(8) if byte >> at & 1]) for byte in range(256)])


BYTE_BITS: Final = _bits_of_bytes()


def octets(mask: int) -> bytes:
    """A set as bytes, eight numbers each, the lowest first.

    Compiled, they are read faster by an index than by `for byte in octets(...)`.
    """
    return mask.to_bytes((mask.bit_length() + 7) // 8, "little")


def members(mask: int) -> list[int]:
    """List the numbers in a set, ascending."""
    found: list[int] = []
    eights = octets(mask)
    for at in range(len(eights)):
        byte = eights[at]
        if byte:
            for offset in BYTE_BITS[byte]:
                found.append(at * 8 + offset)
    return found


def minus(mask: int, other: int) -> int:
    """The numbers of a set that are not in another, without the detour of a negative number."""
    return mask ^ (mask & other)


def first(mask: int) -> int:
    """The lowest number in a set, -1 if it is empty."""
    return (mask & -mask).bit_length() - 1


def mask_of(numbers: list[int]) -> int:
    """The set of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
