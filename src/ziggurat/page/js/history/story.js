// The whole log as a list: rounds, turns, lines, and what was taken back folded away. Owns its
// drawing, filters and keys; it never holds the log itself.

import { clear, h, icon, on } from "../dom.js";
import { ui, uiOf } from "../words.js";
import { acts, groups, indexAt, isReason } from "./lines.js";
import { emblem, linking, named, ruleLink, sentence, text, whose } from "./sentence.js";

/** @typedef {import("../game.js").Game} Game */
/** @typedef {import("./lines.js").Group} Group */
/** @typedef {import("./lines.js").Item} Item */
/** @typedef {import("./lines.js").Act} Act */
/** @typedef {import("../dom.js").Child} Child */

const NEAR = 48;
const FOLD = 3;
const LINE = ".log-line, .log-head";

export class Story {
  /** @param {HTMLElement} root @param {Game} game */
  constructor(root, game) {
    this.root = root;
    this.game = game;
    this.wanted = "";
    /** @type {Set<number>} */
    this.seats = new Set();
    /** The line that the Tab key reaches. @type {Element|null} */
    this.current = null;
    /** @type {Map<string, {sign: string, element: HTMLElement}>} */
    this.drawn = new Map();
    this.empty = h("p", { class: "faint log-empty" });
    linking(root, game);
    on(root, "click", (click) => this.#click(click));
    on(root, "keydown", (key) => this.#key(key));
    on(root, "focusin", (focus) => this.#rove(lineOf(focus.target)));
  }

  /** @param {string} text */
  find(text) {
    this.wanted = text.trim().toLowerCase();
    this.draw();
  }

  /** @param {number} seat @param {boolean} shown */
  only(seat, shown) {
    if (shown) this.seats.add(seat);
    else this.seats.delete(seat);
    this.draw();
  }

  draw() {
    const atEnd = this.root.scrollHeight - this.root.scrollTop - this.root.clientHeight < NEAR;
    const kept = new Map();
    const parts = [];
    let round = -1;
    for (const group of groups(this.game.lines)) {
      const shown = group.items.filter((item) => this.#fits(item));
      if (shown.length === 0) continue;
      const key = `${group.kind} ${group.first} ${group.round}`;
      const opens = group.round !== round;
      round = group.round;
      const sign = `${opens} ${this.#sign(shown)}`;
      const old = this.drawn.get(key);
      const element = old?.sign === sign ? old.element : this.#group(group, shown, opens);
      kept.set(key, { sign, element });
      parts.push(element);
    }
    if (parts.length === 0) {
      this.empty.textContent = ui(this.game.lines.length === 0 ? "history.nothing" : "history.no_match");
      parts.push(this.empty);
    }
    this.drawn = kept;
    this.#place(parts);
    this.#markShown();
    if (atEnd && this.game.viewing === null) this.toEnd();
  }

  /** Put the parts in place and touch only what changed, so that focus stays. @param {HTMLElement[]} parts */
  #place(parts) {
    const wanted = new Set(/** @type {Element[]} */ (parts));
    for (const child of [...this.root.children]) if (!wanted.has(child)) child.remove();
    parts.forEach((part, at) => {
      if (this.root.children[at] !== part) this.root.insertBefore(part, this.root.children[at] ?? null);
    });
  }

  toEnd() {
    this.root.scrollTop = this.root.scrollHeight;
    const lines = this.root.querySelectorAll(".log-line");
    this.#rove(lines[lines.length - 1] ?? null);
  }

  /** What tells two drawings of a group apart. @param {Item[]} shown */
  #sign(shown) {
    const taken = shown.filter((item) => item.gone).length;
    return `${this.game.pack.data.lang} ${this.game.pack.names} ${shown.length} ${taken} ${this.wanted}`;
  }

  /** @param {Item} item */
  #fits(item) {
    if (this.wanted !== "" && !text(this.game, item).toLowerCase().includes(this.wanted)) return false;
    if (this.seats.size === 0) return true;
    if (this.seats.has(whose(this.game, item)) || this.seats.has(item.line.seat)) return true;
    if (isReason(item)) return this.seats.has(item.event?.seat ?? -1);
    return named(this.game, item).some((part) => part.kind === "seat" && this.seats.has(part.value));
  }

  /** @param {Group} group @param {Item[]} shown @param {boolean} opens whether its round begins with it */
  #group(group, shown, opens) {
    const lines = shown.filter((item) => item.gone || item.event?.key !== "turn");
    return h("section", { class: `log-group ${group.kind}` },
      opens ? h("h3", { class: "log-round" }, group.round === 0 ? ui("history.setup") : uiOf("history.round", this.game.now?.table?.is, group.round)) : null,
      group.kind === "turn" ? this.#head(group) : null,
      h("ol", null, this.#lines(group.seat, lines)));
  }

  /** @param {Group} group */
  #head(group) {
    const go = h("button", { type: "button", class: "log-go", tabindex: "-1", title: ui("history.show_turn") },
      this.game.pack.value("seat", group.seat));
    return h("h4", { class: "log-head", "data-n": group.first }, emblem(this.game, group.seat), go);
  }

  /** Draw lines; what was taken back is struck out, and more than a few of it fold up. @param {number} seat @param {Item[]} shown */
  #lines(seat, shown) {
    /** @type {Child[]} */
    const drawn = [];
    /** @type {Act[]} */
    const run = [];
    for (const act of acts(shown)) {
      const { gone } = act.item;
      if (!gone && run.length > 0) drawn.push(this.#takenBack(seat, run.splice(0)));
      if (gone) run.push(act);
      else drawn.push(this.#line(seat, act));
    }
    if (run.length > 0) drawn.push(this.#takenBack(seat, run));
    return drawn;
  }

  /** @param {number} seat @param {Act[]} run */
  #takenBack(seat, run) {
    const lines = run.map((act) => this.#line(seat, act));
    if (run.length < FOLD) return lines;
    return h("li", { class: "log-fold" }, h("details", null,
      h("summary", null, icon("undo"), ui("history.taken_back", run.length)), h("ol", null, lines)));
  }

  /** @param {number} seat whose turn it is: its own emblem stands above @param {Act} act */
  #line(seat, { item, reasons }) {
    const by = whose(this.game, item);
    const label = ui("history.show", item.n);
    const line = h("li", { class: item.gone ? "log-line gone" : "log-line", "data-n": item.n },
      emblem(this.game, by === seat ? -1 : by),
      h("span", { class: "log-text" }, item.gone ? h("del", null, sentence(this.game, item, this.wanted)) : sentence(this.game, item, this.wanted)),
      ruleLink(this.game, item) ?? h("span"),
      h("button", { type: "button", class: "log-go", "aria-label": label, title: label }, String(item.n)),
      reasons.length > 0 ? why(this.game, reasons, this.wanted) : null);
    reach(line, -1);
    return line;
  }

  /** Show on which line the table stands. */
  #markShown() {
    const { viewing } = this.game;
    for (const old of this.root.querySelectorAll(".shown")) old.classList.remove("shown");
    if (viewing === null) return;
    const lines = [...this.root.querySelectorAll(".log-line")].filter((line) =>
      entry(line) === viewing || !line.classList.contains("gone"));
    const at = indexAt(lines.map(entry), viewing);
    if (lines.length === 0 || entry(lines[at]) > viewing) return;
    for (const line of lines) if (entry(line) === entry(lines[at])) line.classList.add("shown");
    lines[at].closest("details")?.setAttribute("open", "");
    lines[at].scrollIntoView({ block: "nearest" });
  }

  /** @param {MouseEvent} click */
  #click(click) {
    if (click.defaultPrevented || (click.target instanceof Element && click.target.closest(".log-why"))) return;
    const line = lineOf(click.target);
    if (line === null || getSelection()?.isCollapsed === false) return;
    click.stopPropagation();
    this.game.show(entry(line));
  }

  /** Up and Down go from line to line; Tab goes through the links of one line. @param {KeyboardEvent} key */
  #key(key) {
    const step = Number(key.key === "ArrowDown") - Number(key.key === "ArrowUp");
    const from = lineOf(key.target);
    if (step === 0 || from === null) return;
    const lines = [...this.root.querySelectorAll(LINE)].filter((line) => line.checkVisibility());
    const next = lines[lines.indexOf(from) + step]?.querySelector(".log-go");
    if (!(next instanceof HTMLElement)) return;
    key.preventDefault();
    next.focus();
  }

  /** Only one line at a time is on the way of the Tab key. @param {Element|null} line */
  #rove(line) {
    if (line === null || line === this.current) return;
    if (this.current !== null) reach(this.current, -1);
    reach(line, 0);
    this.current = line;
  }
}

/** Why something was done: folded up below it, and open where something is searched for.
 * @param {Game} game @param {Item[]} reasons @param {string} find */
export function why(game, reasons, find = "") {
  return h("details", { class: "log-why", open: find !== "" },
    h("summary", null, ui("history.why")),
    h("ol", null, reasons.map((item) => h("li", { class: "log-reason" },
      h("span", { class: "log-text" }, sentence(game, item, find)), ruleLink(game, item) ?? ""))));
}

/** The entry that a line tells about. @param {Element} line */
function entry(line) {
  return Number(line.getAttribute("data-n"));
}

/** @param {EventTarget|null} target @returns {Element|null} */
function lineOf(target) {
  return target instanceof Element ? target.closest(LINE) : null;
}

/** Put what a line offers on the way of the Tab key, or off it. @param {Element} line @param {number} index */
function reach(line, index) {
  for (const one of line.querySelectorAll(".log-go, .log-link")) one.setAttribute("tabindex", String(index));
}
