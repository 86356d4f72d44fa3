"""How much of a long test each build needs.

Owns the one rule for it: the interpreted build is tested in full and the compiled one, which comes
second, less far. That both play alike is proved all the way by `tests/conformance/test_digests.py`.
"""

from __future__ import annotations

from ziggurat import api


def by_build(interpreted: int, compiled: int) -> int:
    """The bound for the build that is tested now."""
    return compiled if api.is_compiled() else interpreted
