"""What realms are called: seats go by these names wherever a sentence names them."""

from __future__ import annotations

import pytest

from ziggurat.words.catalogue import catalogue, domains, languages


@pytest.mark.parametrize("lang", languages())
def test_a_realm_is_a_name_without_an_article(lang: str) -> None:
    """An article would be small at the beginning of a sentence, and wrong behind a preposition."""
    named = [
        name
        for domain in domains(lang, "")
        for key, name in catalogue(lang, domain).items()
        if key.endswith(".realm")
    ]
    assert len(named) > 1
    assert [name for name in named if not name[0].isupper()] == []
