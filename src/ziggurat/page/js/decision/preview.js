// Preview: what a choice would do, as one line of text.
// It never guesses: the server plays the choice on a copy and tells what may be known.

import { h } from "../dom.js";
import { ui } from "../words.js";
import { facingLine, oddsLine } from "../stakes/stakes.js";
import { dressed } from "./refs.js";

/** @typedef {import("../game.js").Game} Game */

const SHOWN = 4;
const PATIENCE = 140;

/**
 * The nodes of a preview: what happens, then who is next.
 * @param {Game} game
 * @param {any} told
 * @returns {(Node | string)[]}
 */
export function results(game, told) {
  /** @type {(Node | string)[]} */
  const out = told.odds ? oddsLine(game, told.odds) : told.facing ? facingLine(game, told.facing) : [];
  // What an attack brings either way is told with its odds.
  const said = new Set((told.odds?.either.events ?? []).map((/** @type {any} */ event) => JSON.stringify(event)));
  const events = told.events.filter((/** @type {any} */ event) => game.pack.has(`event.${event.key}`) && !said.has(JSON.stringify(event)));
  for (const event of events.slice(0, SHOWN)) {
    out.push(h("span", { class: "will" }, ...dressed(game, game.pack.eventParts(event))));
  }
  if (events.length > SHOWN) out.push(h("span", { class: "will faint" }, ui("decide.more", events.length - SHOWN)));
  const next = told.next;
  const named = events.slice(0, SHOWN).some((/** @type {any} */ event) => event.seat === next?.seat);
  if (next && next.seat >= 0 && next.seat !== game.seat && !named) {
    out.push(h("span", { class: "will faint" }, ui("decide.then", game.name(next.seat))));
  }
  return out;
}

/** The line below the question that follows the pointer and the focus. */
export class PreviewLine {
  /** @param {HTMLElement} root @param {Game} game */
  constructor(root, game) {
    this.root = root;
    this.game = game;
    this.timer = 0;
    this.shown = "";
    /** What stands there while nothing is aimed at. @type {(Node | string)[]} */
    this.calm = [];
  }

  /** @param {(Node | string)[]} nodes */
  rest(nodes) {
    clearTimeout(this.timer);
    this.calm = nodes;
    this.shown = "";
    this.root.replaceChildren(...nodes);
  }

  /** Show what a choice would do once the pointer rests; null clears the line. @param {number[] | null} choice */
  aim(choice) {
    clearTimeout(this.timer);
    const key = choice ? choice.join() : "";
    if (key === this.shown) return;
    if (!choice) return this.rest(this.calm);
    this.timer = window.setTimeout(() => this.#show(choice, key), PATIENCE);
  }

  /** @param {number[]} choice @param {string} key */
  async #show(choice, key) {
    if (!this.game.question) return;
    this.shown = key;
    const told = await this.game.preview(choice).catch(() => null);
    if (this.shown !== key) return;
    const will = told ? results(this.game, told) : [];
    this.root.replaceChildren(...(will.length ? [h("span", { class: "faint" }, ui("decide.would")), ...will] : this.calm));
  }
}
