"""Limits: how often somebody may do something.

Owns the counting. It knows no request and no game: keys come from the callers, the time from
a clock that tests can replace.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Final, TypeAlias

from ziggurat.server.settings import Rate

Clock: TypeAlias = Callable[[], float]

# With more keys than this, those that have recovered are forgotten.
MOST_KEYS: Final = 10_000


class Limiter:
    """One rate for many keys: each key has a bucket that fills up again as time passes."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self._rate: Final = rate
        self._clock: Final = clock
        self._buckets: Final[dict[Hashable, tuple[float, float]]] = {}

    def wait(self, key: Hashable) -> float:
        """The seconds until `key` may go on; 0 if it may now.  Nothing is counted."""
        left = self._left(key, self._clock())
        if left >= 1:
            return 0.0
        return (1 - left) * self._rate.seconds / self._rate.count

    def take(self, key: Hashable) -> float:
        """Count one more; returns the seconds to wait instead if there were too many."""
        now = self._clock()
        left = self._left(key, now)
        if left < 1:
            return (1 - left) * self._rate.seconds / self._rate.count
        self._buckets[key] = (left - 1, now)
        if len(self._buckets) > MOST_KEYS:
            self._forget(now)
        return 0.0

    def _left(self, key: Hashable, now: float) -> float:
        bucket = self._buckets.get(key)
        full = float(self._rate.count)
        if bucket is None:
            return full
        left, at = bucket
        return min(full, left + (now - at) * full / self._rate.seconds)

    def _forget(self, now: float) -> None:
        full = [key for key in self._buckets if self._left(key, now) >= self._rate.count]
        for key in full:
            del self._buckets[key]


@lru_cache(maxsize=MOST_KEYS)
def network_of(address: str) -> str:
    """Who an address stands for in limits: of IPv6, where anybody has 2**64, its network.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3:4:5:6"), network_of("::1")
    ('192.0.2.7', '2001:db8:1:2::/64', '::1')
    """
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.version == 4 or parsed.is_loopback:
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))


def is_loopback(address: str) -> bool:
    """Tell whether an address is this machine's own.

    >>> is_loopback("127.0.0.1"), is_loopback("::1"), is_loopback("192.168.0.7")
    (True, True, False)
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = getattr(parsed, "ipv4_mapped", None)
    return parsed.is_loopback or (mapped is not None and bool(mapped.is_loopback))
