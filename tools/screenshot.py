"""Takes the pictures of the page that README and docs show.

Run `python tools/screenshot.py` inside `.venv`. It lets computer players play each game to a fixed
position, opens these games on a server of its own and photographs them in Chromium. A folder as
argument gets the pictures instead of `docs/images`.
"""

from __future__ import annotations

import sys
import tempfile
import threading
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, ViewportSize, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.checks import find_chromium  # noqa: E402
from ziggurat import api  # noqa: E402
from ziggurat.arena.runner import run_match  # noqa: E402
from ziggurat.cli.serving import LOOPBACK, listen  # noqa: E402
from ziggurat.match.save import dump  # noqa: E402
from ziggurat.players.greedy import GreedyPlayer  # noqa: E402
from ziggurat.players.player import Budget  # noqa: E402
from ziggurat.server.app import config_for, create_app  # noqa: E402
from ziggurat.server.settings import Settings  # noqa: E402

IMAGES: Final = ROOT / "docs" / "images"
SEED: Final = bytes(range(32))
SEATS: Final = 3
DECISIONS: Final = 160
# The Board Game is shown with both expansions, where a city is about to make something.
BOARD_MODULES: Final = ("fame_and_fortune", "wisdom_and_warfare")
BOARD_SEATS: Final = 3
BOARD_DECISIONS: Final = 260
WIDE: Final[ViewportSize] = {"width": 1366, "height": 768}
PHONE: Final[ViewportSize] = {"width": 390, "height": 780}


def new_dawn() -> bytes:
    """A save of A New Dawn, where the first seat chooses its focus card."""
    rules = api.build("new-dawn", options={"map": "first-game"})
    return _played(api.Match.new(rules, SEATS, SEED), DECISIONS, "focus")


def board_game() -> bytes:
    """A save of The Board Game, where the first seat says what its cities do."""
    match = api.Match.new(api.build("board-game", BOARD_MODULES), BOARD_SEATS, SEED)
    return _played(match, BOARD_DECISIONS, "city_management")


def _played(match: api.Match, decisions: int, topic: str) -> bytes:
    """Play on until the first seat is asked about something."""
    players = [GreedyPlayer(api.Seeded(seat)) for seat in range(match.seats)]
    run_match(match, players, Budget(5.0), limit=decisions)
    while not _is_asked(match, topic):
        run_match(match, players, Budget(5.0), limit=1)
    return dump(match)


def _is_asked(match: api.Match, topic: str) -> bool:
    if match.outcome is not None:
        return True
    question = match.questions(api.NOBODY)[0]
    return (question.seat, question.topic) == (0, topic)


def photograph(address: str, saves: tuple[bytes, bytes], folder: Path) -> None:
    """Take all pictures."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_chromium(), args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page(viewport=WIDE, reduced_motion="reduce", color_scheme="light")
        page.goto(address)
        page.locator(".setup-seats li").first.wait_for()
        _take(page, folder / "start.jpg")
        first, second = saves
        _open(page, address, second)
        _take(page, folder / "board_game.jpg")
        _open(page, address, first)
        _take(page, folder / "table.jpg")
        page.emulate_media(color_scheme="dark")
        _take(page, folder / "table-dark.jpg")
        page.emulate_media(color_scheme="light")
        page.set_viewport_size(PHONE)
        _take(page, folder / "phone.jpg")
        browser.close()


def _open(page: Page, address: str, save: bytes) -> None:
    """Show a saved game."""
    headers = {"origin": address.rstrip("/"), "content-type": "application/octet-stream"}
    made = page.request.post(f"{address}api/games/import", data=save, headers=headers)
    page.goto(f"{address}#/game/{made.json()['id']}")
    page.locator(".can").first.wait_for()
    _close_guides(page)


def _close_guides(page: Page) -> None:
    """Close whatever greets a newcomer."""
    page.wait_for_timeout(500)
    skip = page.get_by_role("button", name="Skip the guide")
    if skip.count():
        skip.click()
    page.mouse.move(1, 1)


def _take(page: Page, path: Path) -> None:
    page.wait_for_timeout(900)
    page.screenshot(path=path, type="jpeg", quality=82)
    print(path)


def main() -> int:
    """Serve, photograph, stop."""
    if not find_chromium():
        print("there is no chromium on this machine", file=sys.stderr)
        return 2
    import uvicorn

    listening = listen(LOOPBACK, 0)
    port = listening.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(db=f"sqlite:///{folder}/games.db", port=port, bot_workers=1)
        server = uvicorn.Server(config_for(create_app(settings), settings))
        thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
        thread.start()
        while not server.started:
            thread.join(0.05)
        images = Path(sys.argv[1]) if len(sys.argv) > 1 else IMAGES
        images.mkdir(parents=True, exist_ok=True)
        saves = (new_dawn(), board_game())
        photograph(f"http://{LOOPBACK}:{port}/", saves, images)
        server.should_exit = True
        thread.join(10)
    return 0


if __name__ == "__main__":
    sys.exit(main())
