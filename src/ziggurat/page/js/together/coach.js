// Coach: a guided first turn, a few short notes that point at parts of the table.
// It never blocks: the table works underneath, and one click sends it away for good.

import { h, icon } from "../dom.js";
import { hasUi, ui } from "../words.js";
import { settings } from "../settings.js";

/** @typedef {import("../game.js").Game} Game */
/** What a note says and points at: the first that is in sight. One of a module is worded by it.
 * @typedef {{key: string, at: string, until?: (game: Game) => boolean, own?: boolean}} Note */

const TURNS = ["direction", "focus", "start_of_turn"];
const SETTLING = ["capital", "first_army", "first_scout"];

/** @param {Game} game */
const topic = (game) => game.question?.topic ?? "";

/** Whether this seat has chosen a focus card and is doing what it says. @param {Game} game */
const underWay = (game) => !["", ...TURNS].includes(topic(game));

/** @param {Game} game */
const waits = (game) => game.asked.length > 0 && !game.asked.includes(game.seat);

/** By table: what is pointed at, in order; `until` moves on by itself once that has happened. @type {Record<string, Note[]>} */
const GUIDES = {
  new_dawn: [
    { key: "direction", at: ".table-map", until: (game) => topic(game) !== "direction" },
    { key: "goal", at: ".victory, .tab[data-pane=victory]", until: underWay },
    { key: "row", at: ".focus-row", until: underWay },
    { key: "map", at: ".table-map", until: waits },
    { key: "bar", at: ".bar" },
    { key: "ask", at: ".table-map" },
  ],
  board_game: [
    { key: "capital", at: ".table-map", until: (game) => topic(game) !== "capital" },
    { key: "roads", at: ".realm-card, .tab[data-pane=seats]" },
    { key: "phases", at: ".head-now" },
    { key: "map", at: ".table-map" },
    { key: "bar", at: ".bar" },
    { key: "ask", at: ".table-map" },
  ],
};
/** Where a guide can begin: at these questions. @type {Record<string, string[]>} */
const BEGINS = { new_dawn: TURNS, board_game: [...SETTLING, "start_of_turn"] };
/** Seen by whoever wants no guide at all. */
const ALL = "done";
const GAP = 12;
const HEAD = 52;

/** Where there are fingers and no pointer, a note speaks of them. @param {string} key */
const wordsOf = (key) => (matchMedia("(hover: none)").matches && hasUi(`coach.${key}.touch`) ? `coach.${key}.touch` : `coach.${key}.text`);

/** @param {Note} note @returns {Element | undefined} */
const aimOf = (note) => [...document.querySelectorAll(note.at)].find((el) => el.checkVisibility());

/** @param {number} value @param {number} most */
const clamp = (value, most) => Math.max(GAP, Math.min(value, most));

/**
 * Places to try: left, above, right, below, then the corners inside, and below the line above the table.
 * @param {DOMRect} aim @param {number} wide @param {number} high
 */
function around(aim, wide, high) {
  const middle = aim.left + aim.width / 2 - wide / 2;
  return [
    [aim.left - wide - GAP, aim.top], [middle, aim.top - high - GAP], [aim.right + GAP, aim.top], [middle, aim.bottom + GAP],
    [aim.left + GAP, aim.bottom - high - GAP], [aim.right - wide - GAP, aim.top + GAP],
    [aim.right - wide - GAP, aim.bottom - high - GAP], [aim.left + GAP, aim.top + GAP],
    [innerWidth - wide - GAP, HEAD], [middle, HEAD], [GAP, HEAD],
  ];
}

/** @param {DOMRect} box @param {number} x @param {number} y @param {number} wide @param {number} high */
function meets(box, x, y, wide, high) {
  return box.left < x + wide && box.right > x && box.top < y + high && box.bottom > y;
}

export class Coach {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    this.at = -1;
    /** The note it began with. */
    this.from = 0;
    /** @type {Note[]} */
    this.notes = [];
    /** @type {HTMLElement | null} */
    this.box = null;
    this.place = () => this.#place();
    window.addEventListener("resize", this.place);
    game.addEventListener("close", () => { window.removeEventListener("resize", this.place); this.#away(); });
  }

  draw() {
    const { game } = this;
    if (this.at < 0) {
      if (!this.#wanted()) return;
      this.notes = this.#gathered();
      this.from = this.notes[0].until?.(game) ? 1 : 0;
      this.#show(this.from);
    } else if (this.notes[this.at].until?.(game)) this.#show(this.at + 1);
    // The table draws what can be chosen after this; the note has to keep clear of it.
    requestAnimationFrame(this.place);
  }

  get #table() {
    return this.game.position?.table?.is ?? "";
  }

  /** What has not been told yet: the notes of the game, and of its modules. */
  #gathered() {
    const seen = settings.get("coach").split(" ");
    const more = this.#guides.filter(([name]) => !seen.includes(name))
      .flatMap(([, notes]) => notes.map((note) => ({ ...note, own: true })));
    const told = seen.includes(this.#table) ? [] : GUIDES[this.#table];
    const own = (/** @type {Note} */ note) => more.find((one) => one.key === note.key);
    const [first, last] = [told.slice(0, -1), told.slice(-1)];
    const rest = more.filter((one) => !told.some((note) => note.key === one.key));
    return [...first.map((note) => ({ ...note, ...own(note) })), ...rest, ...last];
  }

  /** The notes of modules, by name. @returns {[string, Note[]][]} */
  get #guides() {
    return this.game.drawing?.guides ?? [];
  }

  #wanted() {
    const { game } = this;
    const seen = settings.get("coach").split(" ");
    const told = [this.#table, ...this.#guides.map(([name]) => name)].every((name) => seen.includes(name));
    return !seen.includes(ALL) && !told && game.viewing === null
      && (BEGINS[this.#table] ?? []).includes(topic(game)) && !document.querySelector("dialog[open], .reads");
  }

  /** @param {number} at */
  #show(at) {
    this.#away();
    if (at >= this.notes.length) return this.#end();
    this.at = at;
    const { key, own } = this.notes[at];
    const { pack } = this.game;
    const last = at === this.notes.length - 1;
    this.box = h("aside", { class: "coach", "aria-label": ui("coach.title") },
      h("p", { class: "small faint" }, ui("coach.step", at - this.from + 1, this.notes.length - this.from)),
      h("h3", null, own ? pack.text(`panel.guide_${key}`) : ui(`coach.${key}.title`)), h("p", null, own ? pack.text(`panel.guide_${key}_text`) : ui(wordsOf(key))),
      h("div", { class: "coach-acts" },
        last ? null : h("button", { type: "button", class: "quiet", onclick: () => this.#end(true) }, ui("coach.skip")),
        h("button", { type: "button", class: "button main", onclick: () => this.#show(at + 1) }, last ? icon("check") : null, ui(last ? "coach.done" : "coach.next"))));
    document.body.append(this.box);
    document.body.classList.add("guided");
    this.#place();
  }

  /** Near what it points at, and where it hides the least of what can be chosen. */
  #place() {
    const target = this.at >= 0 ? aimOf(this.notes[this.at]) : undefined;
    if (!this.box?.offsetWidth || !target) return;
    for (const el of document.querySelectorAll(".coached")) el.classList.toggle("coached", el === target);
    target.classList.add("coached");
    const { offsetWidth: wide, offsetHeight: high } = this.box;
    const aim = target.getBoundingClientRect();
    const hot = [...document.querySelectorAll(".can, .picked, .bar button, .bar-ask")].map((el) => el.getBoundingClientRect());
    // What is smaller than the note would vanish below it.
    if (aim.height < high) hot.push(aim);
    const spots = around(aim, wide, high)
      .map(([x, y]) => [clamp(x, innerWidth - wide - GAP), clamp(y, innerHeight - high - GAP)])
      .map(([x, y]) => ({ x, y, hidden: hot.filter((box) => meets(box, x, y, wide, high)).length }));
    const best = spots.reduce((a, b) => (b.hidden < a.hidden ? b : a));
    this.box.style.setProperty("left", `${Math.round(best.x)}px`);
    this.box.style.setProperty("top", `${Math.round(best.y)}px`);
  }

  /** @param {boolean} [skipped] then no other guide is wanted either */
  #end(skipped = false) {
    this.at = -1;
    this.#away();
    const told = [this.#table, ...this.#guides.map(([name]) => name)];
    settings.set("coach", skipped ? ALL : [...new Set([...settings.get("coach").split(" "), ...told])].join(" "));
  }

  #away() {
    this.box?.remove();
    this.box = null;
    document.body.classList.remove("guided");
    for (const el of document.querySelectorAll(".coached")) el.classList.remove("coached");
  }
}
