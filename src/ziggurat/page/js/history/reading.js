// Reading: a turn that a rule plays, beside the map, at the reader's own pace. The queue says which step it is at,
// the step draws itself; here are the frame around it and the ways on.

import { h, icon, on } from "../dom.js";
import { ui } from "../words.js";
import { emblem, linking } from "./sentence.js";

/** @typedef {import("./step.js").Step} Step */

/** How long a step stays when the turn is played on, in milliseconds. */
const PACE = 2600;
/** While a turn is read, nothing else tells of it. */
const READS = "reads";

export class Reading {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    this.root = root;
    this.game = game;
    /** @type {Step | null} */
    this.step = null;
    /** Cuts short what moves, and goes on. */
    this.next = () => {};
    this.timer = 0;
    this.who = h("span");
    this.title = h("strong");
    this.count = h("span", { class: "faint small" });
    this.on = h("button", { type: "button", class: "button main", onclick: () => this.next() });
    this.run = h("button", { type: "button", class: "button", "aria-pressed": "false", onclick: () => this.#play() }, icon("play"), ui("history.reading.on"));
    this.skip = h("button", { type: "button", class: "quiet", onclick: () => this.close() }, ui("history.reading.skip"));
    this.body = h("div", { class: "reading-body", tabindex: "-1" });
    root.classList.add("reading");
    root.hidden = true;
    root.setAttribute("role", "region");
    root.setAttribute("aria-label", ui("history.reading"));
    root.append(h("header", null, this.who, this.title, this.count), this.body, h("footer", null, this.on, this.run, this.skip));
    on(root, "keydown", (key) => this.#key(key));
    linking(this.body, game);
    // What rules have played since is read here, and nobody else tells it.
    game.readFrom = game.now?.last ?? -1;
  }

  /** Show a step, or none. @param {Step | null} step */
  show(step) {
    if (!step) return this.#hide();
    const { game } = this;
    this.step = step;
    this.root.hidden = false;
    document.body.classList.add(READS);
    this.who.replaceChildren(emblem(game, step.order.seat));
    this.title.textContent = step.title;
    this.body.replaceChildren(step.el);
    this.body.scrollTop = 0;
    this.draw();
    return undefined;
  }

  draw() {
    if (!this.step) return;
    const { game, step } = this;
    const left = game.narration.items.filter((/** @type {any} */ { reads }) => reads).length;
    this.count.textContent = ui("history.reading.count", step.number, step.number + left - 1);
    this.on.textContent = ui(left > 1 ? "history.reading.next" : "history.reading.done");
    this.run.hidden = this.skip.hidden = left <= 1;
  }

  /** Read no more: the log has it all. */
  close() {
    if (this.step) this.game.hush();
  }

  #hide() {
    clearInterval(this.timer);
    this.timer = 0;
    this.run.setAttribute("aria-pressed", "false");
    this.step = null;
    const held = this.root.contains(document.activeElement);
    this.root.hidden = true;
    this.body.replaceChildren();
    if (!document.body.classList.contains(READS)) return;
    document.body.classList.remove(READS);
    // Whoever read by the keyboard goes on at the table.
    if (held) /** @type {HTMLElement|null} */ (this.root.closest(".table")?.querySelector(".table-map") ?? null)?.focus({ preventScroll: true });
    // Whoever is new goes on being shown around.
    if (!this.game.closed) this.game.tell("info");
  }

  #play() {
    const plays = this.timer === 0;
    clearInterval(this.timer);
    this.timer = plays ? window.setInterval(() => this.next(), PACE) : 0;
    this.run.setAttribute("aria-pressed", String(plays));
    if (plays) this.next();
  }

  /** @param {KeyboardEvent} key */
  #key(key) {
    if (key.key !== "Escape" && key.key !== "ArrowRight") return;
    key.preventDefault();
    key.stopPropagation();
    if (key.key === "Escape") this.close();
    else this.next();
  }
}
