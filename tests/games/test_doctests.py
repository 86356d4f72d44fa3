"""The examples in the documentation of the public face run as written."""

import doctest

from ziggurat import api


def test_the_examples_of_the_api_are_true() -> None:
    result = doctest.testmod(api)
    assert result.attempted > 0
    assert result.failed == 0
