"""How a game is set up on the first screen: by clicking, as people do, or by keys alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playwright.sync_api import Page, expect

from tests.page.kit.keys import tab_to

# What the rules play comes on top.
PLACES = ".setup-seats li:not(.setup-rule)"
MORE = ".setup fieldset > button"


def begin(
    page: Page,
    game: str,
    seats: int,
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    seed: str = "",
    others: Sequence[str] = (),
) -> None:
    """Choose a game with its modules and options and start it: you, `others`, and bots."""
    page.locator(f"input[name=game][value={game}]").check()
    for name in modules:
        page.locator(f"[data-field=module-{name}]").check()
    for name, value in (options or {}).items():
        page.locator(f"[data-field=option-{name}]").select_option(value)
    places = page.locator(PLACES)
    while (count := places.count()) != seats:
        more = page.locator(MORE)
        (more if count < seats else places.last.locator("button")).click()
        expect(places).not_to_have_count(count)
    for at, kind in enumerate(others, 1):
        places.nth(at).locator("select").first.select_option(kind)
    if seed:
        page.locator(".setup-more summary").click()
        page.locator(".setup-more input").fill(seed)
    page.locator(".setup [type=submit]").click()
    if "link" not in others:
        page.locator(".table").wait_for()


def invitations(page: Page) -> list[str]:
    """The links that are offered once a game has begun; then to the table."""
    dialog = page.locator("dialog[open]")
    fields = dialog.locator(".link-field")
    fields.first.wait_for()
    for field in fields.all():
        expect(field.locator("button")).to_be_enabled()
    found = [field.locator("input").input_value() for field in fields.all()]
    dialog.locator("footer .main").click()
    page.locator(".table").wait_for()
    return [link[link.index("#") :] for link in found]


def begin_by_keys(
    page: Page, game: str, seats: int, modules: Sequence[str] = (), seed: str = ""
) -> None:
    """The same without a mouse, against bots."""
    places = page.locator(PLACES)
    places.first.wait_for()
    tab_to(page, "input[name=game]")
    wanted = page.locator(f"input[name=game][value={game}]")
    while not wanted.is_checked():
        page.keyboard.press("ArrowDown")
        page.locator("input[name=game]:checked:focus").wait_for()
    for name in modules:
        tab_to(page, f"[data-field=module-{name}]")
        page.keyboard.press("Space")
        expect(page.locator(f"[data-field=module-{name}]:focus")).to_be_checked()
    while (count := places.count()) != seats:
        tab_to(page, MORE if count < seats else f".setup-seats li:nth-child({count}) button")
        page.keyboard.press("Enter")
        expect(places).not_to_have_count(count)
    if seed:
        tab_to(page, ".setup-more summary")
        page.keyboard.press("Enter")
        tab_to(page, ".setup-more input")
        page.keyboard.type(seed)
    tab_to(page, ".setup [type=submit]")
    page.keyboard.press("Enter")
    page.locator(".table").wait_for()
