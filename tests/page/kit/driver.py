"""Somebody who plays a game in the page: sees what glows, clicks on it, waits for the answer.

Owns the look at the table and the wait after a click. It clicks with the mouse at points where
a person would, so that a thing that glows below another thing is a fault and not a choice. Where
several sit at one screen it takes the cover away for whoever is next.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

# What the table shows: everything that can be clicked now, with a point where it is met. It is
# looked at until two frames show the same, because on a busy machine the last one may still move.
LOOK: Final = """async () => {
  const bar = document.querySelector(".bar");
  const meets = (el, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (el.contains(top) || top.closest("[data-kind]") === el);
  };
  const point = (el) => {
    const { left, top, width, height } = el.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.5, 0.25], [0.5, 0.75], [0.3, 0.5], [0.7, 0.5]]) {
      const at = { x: left + width * x, y: top + height * y };
      if (width && meets(el, at.x, at.y)) return at;
    }
    return null;
  };
  const found = (selector) => [...document.querySelectorAll(selector)];
  const spot = (el) => ({
    kind: el.dataset.kind ?? (el.matches(".confirm") ? "confirm" : "option"),
    value: el.dataset.value ?? el.dataset.choice ?? "",
    text: (el.getAttribute("aria-label") ?? el.textContent).slice(0, 80),
    ...(point(el) ?? { x: -1, y: -1 }),
  });
  const look = () => ({
    sentence: bar.querySelector(".bar-ask").textContent,
    spots: [...found(".bar button.confirm"),
            ...found(".bar-options button.option:not([aria-haspopup])"),
            ...found(".bar-end button.option"),
            ...found(".table .can").filter((el) => !el.closest(".bar"))].map(spot),
  });
  const frame = () => new Promise((done) => {
    requestAnimationFrame(done);
    setTimeout(done, 100);
  });
  for (let seen = look(), left = 100; ; left -= 1) {
    await frame();
    const now = look();
    if (left === 0 || JSON.stringify(now) === JSON.stringify(seen)) return now;
    seen = now;
  }
}"""
OVER: Final = "() => document.querySelector(\".bar .option .icon use[href$='#crown']\") !== null"
# Puts away what stays in sight until somebody goes on.
ONWARD: Final = "() => document.querySelector('.field-on')?.click()"
# Marks the sentence that is shown, so that the next one can be told from it.
STAMP: Final = """() => {
  for (const el of document.querySelectorAll(".bar-ask > *")) el.dataset.old = "";
}"""
FRESH: Final = """([settled, cover]) => {
  if (cover && document.querySelector(cover) !== null) return true;
  if (document.querySelector(".reading:not([hidden])") !== null) return true;
  const fresh = document.querySelector(".bar-ask > :not([data-old])") !== null;
  return fresh && document.querySelector(settled) !== null;
}"""
# The map is laid out anew in the next frame, and once more where its frame has changed.
FRAMES: Final = """() => new Promise((done) => {
  const next = (left) => left ? requestAnimationFrame(() => next(left - 1)) : done();
  next(3);
})"""
# The bar asks this seat something, or says how the game ended.
ASKS: Final = ".bar.yours:not(.busy), .bar:not(.busy) .option use[href$='#crown']"
# Nothing is on its way to the server.
RESTS: Final = ".bar:not(.busy)"
# The screen is to be handed to somebody else; the button says that this has happened.
COVER: Final = "dialog.cover[open]"
HANDED_ON: Final = "([cover, who]) => document.querySelector(cover)?.className !== who"
READY: Final = f"{COVER} .button.main"
# A turn that the rules have played, to be read step by step.
READING: Final = ".reading:not([hidden])"
# Goes on to its next step, if there is any.
NEXT: Final = f"""() => {{
  const on = document.querySelector("{READING} footer .main");
  on?.click();
  return Boolean(on);
}}"""

MOST_CLICKS: Final = 30
# In milliseconds: whoever sees nothing happen for so long clicks again.
SOON: Final = 20_000


class Spot(NamedTuple):
    """Something to click: a thing that glows, an option, or the button that confirms."""

    kind: str
    value: str
    text: str
    x: float
    y: float


Pick = Callable[[list[Spot]], Spot]
Eyes = Callable[[Page], None]


class StalledError(AssertionError):
    """Nothing new is asked, though the game is not over."""


# What somebody sees of what is told before a key ends it, in milliseconds.
SEEN: Final = 250


class Driver:
    """Plays for the seat whose table a page shows."""

    def __init__(
        self,
        page: Page,
        seed: int = 0,
        finger: bool = False,
        eyes: Eyes | None = None,
        reads: bool = True,
    ) -> None:
        """`reads`: go on with what the rules have played, rather than stop there."""
        self.page: Final = page
        self._reads: Final = reads
        self._finger: Final = finger
        self._eyes: Final = eyes
        self.clicks: Final[list[Spot]] = []
        self.steps_read = 0
        self.covers = 0
        self.lost: Final[list[Spot]] = []
        self._random: Final = Random(seed)

    def wait(self, until: str = ASKS) -> None:
        """Wait until there is something to decide, or the game is over."""
        cover = COVER if until == ASKS else ""
        while True:
            try:
                self.page.wait_for_function(FRESH, arg=[until, cover])
            except Late as late:
                raise StalledError(f"nothing new: {self._seen()}") from late
            if self.page.locator(READING).count():
                if not self._reads:
                    return
                self.read()
            elif cover and self.page.locator(cover).count():
                self.uncover()
            else:
                break
        self.page.evaluate(FRAMES)
        if self._eyes is not None:
            self._eyes(self.page)

    def _seen(self) -> str:
        """Where the game stands, what the bar says and what was clicked last."""
        where = self.page.locator(".head-now").inner_text()
        bar = self.page.locator(".bar").evaluate("el => `${el.className}: ${el.innerText}`")
        return f"{where}; {bar}; after {self.clicks[-3:]}"

    def uncover(self) -> None:
        """Be the person whom the screen was handed to."""
        self.stamp()
        self.covers += 1
        who = self.page.locator(COVER).get_attribute("class")
        self.page.locator(READY).click()
        # Whoever was handed the screen may have nothing to answer, and the next one is covered.
        self.page.wait_for_function(HANDED_ON, arg=[COVER, who])

    def stamp(self) -> None:
        """Remember what the table asks, so that `wait` waits for something new."""
        self.page.evaluate(STAMP)

    def over(self) -> bool:
        """Tell whether the game has ended."""
        return bool(self.page.evaluate(OVER))

    def spots(self) -> list[Spot]:
        """Everything that can be clicked."""
        return [Spot(**spot) for spot in self.page.evaluate(LOOK)["spots"]]

    def choice(self, pick: Pick | None = None) -> Spot:
        """What to click: the button that confirms where there is one, else any."""
        self.page.evaluate(ONWARD)
        spots = [spot for spot in self.spots() if spot.x >= 0]
        assert spots, f"nothing can be clicked: {self._seen()}"
        confirm = [spot for spot in spots if spot.kind == "confirm"]
        return confirm[0] if confirm else (pick or self._random.choice)(spots)

    def click(self, spot: Spot, until: str = ASKS) -> None:
        """Click, and wait until the table shows the answer."""
        self.stamp()
        self.clicks.append(spot)
        self._touch(spot)
        if not self._heard(until) and spot in self.spots():
            self.lost.append(spot)
            self._touch(spot)
        self.wait(until)

    def _touch(self, spot: Spot) -> None:
        if self._finger:
            self.page.touchscreen.tap(spot.x, spot.y)
        else:
            self.page.mouse.click(spot.x, spot.y)

    def _heard(self, until: str) -> bool:
        """Tell whether anything came of a click soon; who waits for others may wait longer."""
        try:
            self.page.wait_for_function(FRESH, arg=[until, COVER], timeout=SOON)
        except Late:
            return not self.page.locator(ASKS).count()
        return True

    def step(self, pick: Pick | None = None) -> None:
        """Click one thing and wait for the next question."""
        self.click(self.choice(pick))

    def read(self) -> None:
        """Read to its end what the rules have played."""
        while self.page.evaluate(NEXT):
            self.page.evaluate(FRAMES)
            self.steps_read += 1

    def end_turn(self, most: int = MOST_CLICKS) -> None:
        """Play until this seat is asked nothing more."""
        self.wait()
        for _ in range(most):
            self.click(self.choice(), RESTS)
            if not self.page.locator(".bar.yours").count():
                return
        raise AssertionError(f"the turn does not end: {self.clicks}")

    def play(self, most: int, pick: Pick | None = None) -> None:
        """Play until the game is over."""
        self.wait()
        for _ in range(most):
            # Whoever sees how it ended reads the last turn later.
            if self.over():
                return
            self.step(pick)
        raise AssertionError(f"not over after {most} clicks: {self.clicks[-10:]}")


class Hasty(Driver):
    """Somebody who looks at what is told for a moment only, then presses a key."""

    def _touch(self, spot: Spot) -> None:
        super()._touch(spot)
        self.page.wait_for_timeout(SEEN)
        self.page.keyboard.press("x")
