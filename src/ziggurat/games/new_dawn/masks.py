"""Masks: sets of spaces, rows or seats as whole numbers, one bit each.

Owns the few operations on them that the rules need. A mask is immutable, compares and
saves by itself, and joins, meets and complements in one step whatever its size, which
is why the map is kept in masks and not in layers.
"""

from __future__ import annotations


def bit(number: int) -> int:
    """The set that holds one number."""
    return 1 << number


def has(mask: int, number: int) -> bool:
    """Tell whether a number is in the set; numbers below 0 never are."""
    return number >= 0 and (mask >> number) & 1 == 1


def members(mask: int) -> list[int]:
    """List the numbers in a set, ascending."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
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
