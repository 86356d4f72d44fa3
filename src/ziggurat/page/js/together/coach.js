// Coach: a guided first turn, a few short notes that point at parts of the table.
// It never blocks: the table works underneath, and one click sends it away for good.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";
import { settings } from "../settings.js";

/** @typedef {import("../game.js").Game} Game */
/** @typedef {{key: string, at: string, until?: (game: Game) => boolean}} Note */

/** @param {Game} game */
const topic = (game) => game.question?.topic ?? "";

/** What is pointed at, in order; `until` moves on by itself once that has happened. @type {Note[]} */
const NOTES = [
  { key: "goal", at: ".victory" },
  { key: "row", at: ".focus-row", until: (game) => !["", "focus", "start_of_turn"].includes(topic(game)) },
  { key: "map", at: ".table-map", until: (game) => game.asked.length > 0 && !game.asked.includes(game.seat) },
  { key: "bar", at: ".bar" },
  { key: "ask", at: ".table-map" },
];
const GAP = 12;
const TURNS = ["focus", "start_of_turn"];

/** Start again for whoever asks for it. */
export function coachAnew() {
  settings.set("coach", "new");
}

export class Coach {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    this.at = -1;
    /** @type {HTMLElement | null} */
    this.box = null;
    this.place = () => this.#place();
    window.addEventListener("resize", this.place);
    game.addEventListener("close", () => { window.removeEventListener("resize", this.place); this.#away(); });
  }

  draw() {
    const { game } = this;
    if (this.at < 0 && this.#wanted()) return this.#show(0);
    if (this.at < 0) return;
    if (NOTES[this.at].until?.(game)) this.#show(this.at + 1);
    else this.#place();
  }

  #wanted() {
    const { game } = this;
    return settings.get("coach") === "new" && game.position?.table?.is === "new_dawn" && game.viewing === null
      && TURNS.includes(topic(game)) && !document.querySelector("dialog[open]");
  }

  /** @param {number} at */
  #show(at) {
    this.#away();
    if (at >= NOTES.length) return this.#end();
    this.at = at;
    const { key } = NOTES[at];
    const last = at === NOTES.length - 1;
    this.box = h("aside", { class: "coach", "aria-label": ui("coach.title") },
      h("p", { class: "small faint" }, ui("coach.step", at + 1, NOTES.length)),
      h("h3", null, ui(`coach.${key}.title`)), h("p", null, ui(`coach.${key}.text`)),
      h("div", { class: "coach-acts" },
        last ? null : h("button", { type: "button", class: "quiet", onclick: () => this.#end() }, ui("coach.skip")),
        h("button", { type: "button", class: "button main", onclick: () => this.#show(at + 1) }, last ? icon("check") : null, ui(last ? "coach.done" : "coach.next"))));
    document.body.append(this.box);
    document.querySelector(NOTES[at].at)?.classList.add("coached");
    this.#place();
  }

  /** Beside what it points at, where there is room; on a phone at the top. */
  #place() {
    const target = this.at >= 0 ? document.querySelector(NOTES[this.at].at) : null;
    if (!this.box || !target) return;
    const aim = target.getBoundingClientRect();
    const { offsetWidth: wide, offsetHeight: high } = this.box;
    const above = aim.top - high - GAP;
    const left = aim.left - wide - GAP;
    const inside = aim.width > wide * 2 && aim.height > high * 2;
    let x = Math.min(Math.max(aim.left + aim.width / 2 - wide / 2, GAP), innerWidth - wide - GAP);
    let y = above;
    if (inside) { x = aim.left + GAP; y = aim.top + GAP; }
    else if (left >= GAP && aim.width < innerWidth / 2) { x = left; y = Math.min(aim.top, innerHeight - high - GAP); }
    else if (above < GAP) y = Math.min(aim.bottom + GAP, innerHeight - high - GAP);
    this.box.style.setProperty("left", `${Math.round(x)}px`);
    this.box.style.setProperty("top", `${Math.round(Math.max(y, GAP))}px`);
  }

  #end() {
    this.at = -1;
    this.#away();
    settings.set("coach", "done");
  }

  #away() {
    this.box?.remove();
    this.box = null;
    for (const el of document.querySelectorAll(".coached")) el.classList.remove("coached");
  }
}
