"""How a game is set up on the first screen: by clicking, as people do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playwright.sync_api import Page, expect


def begin(
    page: Page,
    game: str,
    seats: int,
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    seed: str = "",
) -> None:
    """Choose a game with its modules and options, you against bots, and start it."""
    page.locator(f"input[name=game][value={game}]").check()
    for name in modules:
        page.locator(f"[data-field=module-{name}]").check()
    for name, value in (options or {}).items():
        page.locator(f"[data-field=option-{name}]").select_option(value)
    # What the rules play comes on top.
    places = page.locator(".setup-seats li:not(.setup-rule)")
    while (count := places.count()) != seats:
        more = page.locator(".setup fieldset > button")
        (more if count < seats else places.last.locator("button")).click()
        expect(places).not_to_have_count(count)
    if seed:
        page.locator(".setup-more summary").click()
        page.locator(".setup-more input").fill(seed)
    page.locator(".setup [type=submit]").click()
    page.locator(".table").wait_for()
