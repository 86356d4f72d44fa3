"""Texts that are kept for a while."""

from ziggurat.server.recent import Recent


def test_what_was_asked_for_longest_ago_goes_first() -> None:
    recent = Recent(2)
    recent.put("a", b"1")
    recent.put("b", b"2")
    assert recent.get("a") == b"1"
    recent.put("c", b"3")
    assert [recent.get(key) for key in "abc"] == [b"1", None, b"3"]


def test_a_newer_text_replaces_an_older_one() -> None:
    recent = Recent(2)
    recent.put("a", b"1")
    recent.put("a", b"2")
    recent.put("b", b"3")
    assert recent.get("a") == b"2"
