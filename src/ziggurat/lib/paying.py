"""Paying: the ways to pay a cost with what a purse holds.

Owns the enumeration of payments. Never decides what may pay for what: a game sets the worth of
each kind of item for the cost at hand, 0 for what does not count.
"""

from ziggurat.lib.vec import Layer, Rows


def ways(cost: int, purse: Layer, worth: Layer) -> Rows:
    """List every minimal way to pay: how many items of each kind, in ascending order.

    `purse` holds the number of items of each kind, `worth` what one item pays. A way is minimal
    when no item can be left out of it, so it may overpay, but never by a whole item. A cost of
    0 or less is paid by nothing in exactly one way. A kind is never used more often than it
    alone could pay the cost, which bounds the list.
    """
    ways_so_far: list[Layer] = [()]
    paid_so_far = [0]
    for kind in range(len(purse)):
        longer: list[Layer] = []
        paid: list[int] = []
        for index in range(len(ways_so_far)):
            way = ways_so_far[index]
            before = paid_so_far[index]
            for count in range(_most(cost - before, purse[kind], worth[kind]) + 1):
                longer.append(way + (count,))
                paid.append(before + count * worth[kind])
        ways_so_far = longer
        paid_so_far = paid
    return tuple(
        [
            way
            for way, total in zip(ways_so_far, paid_so_far)
            if _is_minimal(way, worth, total - cost)
        ]
    )


def left_in(purse: Layer, way: Layer) -> Layer:
    """Return the purse after paying one way."""
    return tuple([held - count for held, count in zip(purse, way, strict=True)])


def _most(cost: int, held: int, worth: int) -> int:
    """Return how many items of one kind can be of use for what is left of a cost."""
    if cost <= 0 or worth <= 0:
        return 0
    return min(held, -(-cost // worth))


def _is_minimal(way: Layer, worth: Layer, surplus: int) -> bool:
    """Tell whether a way pays and every item used is worth more than what was paid too much."""
    if surplus < 0:
        return False
    for kind in range(len(way)):
        if way[kind] and worth[kind] <= surplus:
            return False
    return True
