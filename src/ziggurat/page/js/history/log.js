// The log: its last lines beside the table, and all of it in a drawer that leaves the map in
// sight. It never changes a game; a click on a line shows the position after it.

import { announce, clear, h, icon, on } from "../dom.js";
import { ui } from "../words.js";
import { isReason, items } from "./lines.js";
import { emblem, linking, sentence, text, whose } from "./sentence.js";
import { Story } from "./story.js";

/** @typedef {import("../game.js").Game} Game */

// No column has room for more; what does not fit is left to the drawer.
const SHORT = 40;
// More than these are not spoken: who was away reads the catch-up instead.
const SPOKEN = 4;
/** Its name among the screens of the table. */
const NAME = "log";
const NARROW = "(max-width: 1030px)";

export class Log {
  /** @param {Element} root @param {Game} game */
  constructor(root, game) {
    this.root = root;
    this.game = game;
    this.spoken = -1;
    this.drawn = "";
    this.list = h("ol", { class: "log-last" });
    this.button = h("button", {
      type: "button", class: "quiet log-whole", "aria-expanded": "false", onclick: () => this.toggle(),
    }, icon("log"), h("span", null, ui("history.whole")));
    root.classList.add("log");
    root.append(h("header", null, h("h2", { class: "panel-head" }, ui("history.log")), this.button), this.list);
    new ResizeObserver(() => { this.drawn = ""; this.#drawLast(); }).observe(this.list);
    linking(this.list, game);
    on(this.list, "click", (click) => { if (!click.defaultPrevented) this.open(); });
    /** @type {Story|null} */
    this.story = null;
    /** @type {HTMLElement|null} */
    this.drawer = null;
    /** @type {Element|null} */
    this.before = null;
    on(game, "screen", (event) => { if (event.detail !== NAME) this.#shut(); });
    this.place = h("span", { class: "faint" });
    this.past = h("footer", { class: "log-past", hidden: true }, this.place,
      h("button", { type: "button", class: "button main", onclick: () => game.show(null) }, icon("back"), ui("history.replay.now")));
  }

  draw() {
    this.#speak();
    this.#drawLast();
    this.story?.draw();
    this.#drawPast();
  }

  /** Where the drawer hides the replay, it says itself that the past is shown. */
  #drawPast() {
    const { viewing } = this.game;
    this.past.toggleAttribute("hidden", viewing === null);
    this.place.textContent = viewing === null ? "" : ui("history.past", viewing);
  }

  /** Say what is new, once, and nothing of what was there from the start. */
  #speak() {
    const { lines } = this.game;
    const last = lines.length === 0 ? -1 : lines[lines.length - 1].n;
    if (this.spoken >= 0 && last > this.spoken) {
      const fresh = items(lines).filter((item) => item.n > this.spoken && !item.gone && !isReason(item));
      fresh.slice(-SPOKEN).forEach((item) => announce(text(this.game, item)));
    }
    this.spoken = Math.max(this.spoken, last);
  }

  #drawLast() {
    const { viewing, position } = this.game;
    const until = viewing === null ? Infinity : Math.min(viewing, position?.at ?? viewing);
    const lines = this.game.lines.filter((line) => line.n <= until);
    const found = items(lines).filter((item) => !item.gone && item.event?.key !== "turn" && !isReason(item)).slice(-SHORT);
    const key = `${this.game.pack.data.lang} ${found.map((item) => text(this.game, item)).join("|")}`;
    if (key === this.drawn) return;
    this.drawn = key;
    clear(this.list);
    for (const item of found) {
      this.list.append(h("li", { class: "log-line", "data-n": item.n },
        emblem(this.game, whose(this.game, item)), h("span", { class: "log-text" }, sentence(this.game, item))));
    }
    if (found.length === 0) this.list.append(h("li", { class: "faint" }, ui("history.nothing")));
    requestAnimationFrame(() => this.#trim());
  }

  /** Leave out the oldest lines that are not wholly in sight. */
  #trim() {
    const top = this.list.getBoundingClientRect().top - 1;
    // All are measured before the first one goes: each would be laid out anew else.
    const above = [...this.list.children].slice(0, -1).filter((line) => line.getBoundingClientRect().top < top);
    for (const line of above) line.remove();
  }

  toggle() {
    if (this.drawer === null) this.open();
    else this.close();
  }

  open() {
    if (this.drawer !== null) return;
    this.before = document.activeElement;
    // On a phone these lines are a sheet of their own, which would stay open below.
    const sheet = /** @type {HTMLElement|null} */ (this.root.closest(".pane")?.querySelector(".pane-top button") ?? null);
    if (sheet?.checkVisibility()) sheet.click();
    const search = h("input", {
      type: "search", placeholder: ui("history.search"), "aria-label": ui("history.search"),
      oninput: () => this.story?.find(search.value),
    });
    const close = h("button", { type: "button", class: "quiet", "aria-label": ui("history.close"), onclick: () => this.close() }, icon("close"));
    const list = h("div", { class: "log-story" });
    this.story = new Story(list, this.game);
    this.drawer = h("aside", { class: "log-drawer", "aria-label": ui("history.log") },
      h("header", null, h("h2", null, ui("history.log")), search, close),
      this.#filters(), list, this.past);
    on(this.drawer, "keydown", (key) => this.#key(key));
    (this.root.closest(".table") ?? document.body).append(this.drawer);
    this.button.setAttribute("aria-expanded", "true");
    this.game.openScreen(NAME);
    this.draw();
    if (this.game.viewing === null) this.story.toEnd();
    // On a phone the keyboard would cover the log.
    (matchMedia(NARROW).matches ? close : search).focus({ preventScroll: true });
  }

  close() {
    this.#shut();
    if (this.game.screen === NAME) this.game.openScreen("");
    if (this.before instanceof HTMLElement) this.before.focus({ preventScroll: true });
  }

  /** Make room for another screen. */
  #shut() {
    this.drawer?.remove();
    this.drawer = null;
    this.story = null;
    this.button.setAttribute("aria-expanded", "false");
  }

  /** @param {KeyboardEvent} key */
  #key(key) {
    if (key.key !== "Escape") return;
    key.stopPropagation();
    this.close();
  }

  /** A button for each seat: pressed ones are shown; with none pressed all are. */
  #filters() {
    const seats = this.game.info.seats.map((/** @type {{seat: number}} */ { seat }) => {
      const name = this.game.pack.value("seat", seat);
      const button = h("button", {
        type: "button", class: "quiet log-filter", "aria-pressed": "false", onclick: () => {
          const pressed = button.getAttribute("aria-pressed") !== "true";
          button.setAttribute("aria-pressed", String(pressed));
          this.story?.only(seat, pressed);
        },
      }, emblem(this.game, seat), name);
      return button;
    });
    return h("div", { class: "log-filters", role: "group", "aria-label": ui("history.filter") }, seats);
  }
}

