"""Order: who comes after whom.

Owns rotations of seats. Never knows why an order is needed. Seats are listed clockwise; a seat
that left the table is simply not listed.
"""

from ziggurat.lib.vec import Layer


def clockwise(seats: Layer, first: int) -> Layer:
    """List all seats clockwise, beginning with the first."""
    at = seats.index(first)
    return seats[at:] + seats[:at]


def others(seats: Layer, seat: int) -> Layer:
    """List the other seats clockwise, beginning with the next."""
    at = seats.index(seat)
    return seats[at + 1 :] + seats[:at]
