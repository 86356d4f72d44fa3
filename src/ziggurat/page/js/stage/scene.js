// A scene: what a few events look like together: a title, two sides with their sums or units, dice, cards,
// what came of it line by line, and the verdict. Owns its elements and the steps that fill them; when each
// step is shown is up to the queue, and which events belong to it is up to the stage.

import { announce, h, icon } from "../dom.js";
import { hasUi, ui } from "../words.js";
import { lively } from "../settings.js";
import { face } from "../panels/card.js";
import { emblem } from "../history/sentence.js";
import { factsOf } from "./cues.js";
import { die } from "./die.js";
import { pictureOf } from "./picture.js";
import { Side } from "./side.js";
import { sound } from "./sound.js";
import { placesIn } from "./places.js";

/** @typedef {import("./cues.js").Cue} Cue */
/** @typedef {import("../narration/queue.js").Step} Step */
/** @typedef {import("../history/lines.js").Event} Event */

/** How long steps take, in milliseconds. */
const TITLE = 350;
const ROLL = 800;
const ITEM = 260;
const CARD = 650;
const LINE = 420;
/** So many cards lie beside each other. */
const MOST_CARDS = 6;

export class Scene {
  /** @param {any} game @param {string} name @param {number} n the entry that it began with */
  constructor(game, name, n) {
    this.game = game;
    this.name = name;
    this.n = n;
    this.verdict = false;
    /** @type {Step[]} */
    this.steps = [];
    /** @type {Side[]} */
    this.sides = [];
    this.title = h("p", { class: "scene-title" });
    this.facing = h("div", { class: "scene-sides" });
    this.dice = h("div", { class: "scene-dice" });
    this.cards = h("div", { class: "scene-cards" });
    this.lines = h("ol", { class: "scene-lines" });
    this.said = h("p", { class: "scene-verdict" });
    this.el = h("div", { class: "scene" }, this.title, this.facing, this.cards, h("div", { class: "scene-told" }, this.dice, this.said, this.lines));
    /** What is told of several events of one kind. @type {Map<string, {el: HTMLElement, count: number}>} */
    this.counted = new Map();
    /** The cards in it. @type {Set<number>} */
    this.rows = new Set();
    /** Where it happens. @type {Set<string>} */
    this.places = new Set();
    this.laid = 0;
  }

  /** Add the steps of an event.
   * @param {Cue} cue @param {Event} event @param {number} n the entry that it came with @param {any} before the table as it was */
  add(cue, event, n, before) {
    const facts = factsOf(event);
    this.n = n;
    for (const place of placesIn(this.game.pack, event)) this.places.add(place);
    if (cue.sides) this.sides = cue.sides.map((facing) => new Side(this.game, this.#who(facing, facts, before)));
    const side = this.#side(cue, event);
    if (cue.begins) this.#step(TITLE, () => this.#begin(cue, event), cue.sound ?? "knock");
    if (cue.die) this.#roll(facts[cue.die], side);
    for (const [word, slot] of cue.sum ?? []) this.#item(side, word, facts[slot], cue.sound);
    if (cue.both) for (const at of [0, 1]) this.#item(this.sides[at], cue.both[0], facts[cue.both[at + 1]]);
    const { total = 0, backs = 0, unit = 0 } = cue;
    if (total) this.#step(0, () => side?.count(facts[total]));
    cue.totals?.forEach((slot, at) => this.#step(ITEM, () => this.sides[at]?.count(facts[slot]), "knock"));
    if (backs) this.#step(ITEM, () => side?.lay(facts[backs]), "card");
    if (unit) this.#step(LINE, () => side?.fights(cue, facts), cue.fate === "stands" ? "card" : "knock");
    if (cue.card || cue.back) this.#card(cue, facts);
    if (cue.verdict !== undefined) this.#verdict(cue, event, facts);
    else if (!cue.begins && !cue.sum && !cue.both && !cue.total && !cue.totals && !cue.unit && !cue.backs) this.#line(cue, event);
  }

  /** The end of the game. @param {string} words @param {number[]} winners */
  end(words, winners) {
    this.verdict = true;
    this.#step(LINE, () => {
      this.said.replaceChildren(...winners.map((seat) => emblem(this.game, seat)), icon("crown"), h("span", {}, words));
      this.said.classList.add("arrives");
      this.el.dataset.tone = winners.some((seat) => this.#mine(seat)) ? "good" : "";
    }, "horn");
  }

  /** Whether it has only a title, which the log tells as well. */
  isBare() {
    return !this.sides.length && !this.laid && !this.verdict && !this.counted.size && this.steps.length === 1;
  }

  /** Show all at once, as it was before. */
  settle() {
    for (const step of this.steps.splice(0)) { step.show(); step.done?.(); }
  }

  /** @param {number} ms @param {() => void} show @param {import("./sound.js").Sound} [heard] @param {() => void} [done] */
  #step(ms, show, heard, done) {
    this.steps.push({ n: this.n, ms, show: () => { show(); if (heard && this.el.isConnected) sound(heard); }, done });
  }

  // Two sides

  /** @param {Cue} cue @param {Event} event */
  #begin(cue, event) {
    this.#tell(this.title, cue, event);
    const [one, two] = this.sides;
    if (one) this.facing.replaceChildren(one.el, h("span", { class: "scene-against" }, ui("stage.against")), two.el);
  }

  /** @param {import("./cues.js").Facing} facing @param {number[]} facts @param {any} before */
  #who(facing, facts, before) {
    if (typeof facing !== "number") return facing(this.game, facts, this.n, before);
    return { seat: facts[facing], name: this.game.name(facts[facing]), sign: "" };
  }

  /** @param {Cue} cue @param {Event} event @returns {Side | undefined} */
  #side(cue, event) {
    if (cue.side === "seat") return this.sides.find(({ who }) => who.seat === event.seat);
    if (cue.side === "nobody") return this.sides.find(({ who }) => who.seat < 0);
    return this.sides[cue.side ?? -1];
  }

  /** @param {number} value @param {Side} [side] */
  #roll(value, side) {
    const rolled = die(value);
    /** @type {Animation | null} */
    let way = null;
    this.#step(ROLL, () => {
      if (side) side.roll(rolled.el);
      else this.dice.append(rolled.el);
      if (lively() && this.el.isConnected) way = rolled.tumble(ROLL);
    }, "dice", () => {
      way?.finish();
      side?.count(value);
    });
  }

  /** @param {Side | undefined} side @param {string} word @param {number} amount @param {import("./sound.js").Sound} [heard] */
  #item(side, word, amount, heard = "knock") {
    if (side && amount) this.#step(ITEM, () => side.add(word, amount), heard);
  }

  // Cards

  /** @param {Cue} cue @param {number[]} facts */
  #card(cue, facts) {
    const row = facts[cue.card ?? -1] ?? -1;
    if (this.laid >= MOST_CARDS || this.rows.has(row)) return;
    this.laid += 1;
    if (cue.card) this.rows.add(row);
    this.#step(CARD, () => this.cards.append(cue.card
      ? h("div", { class: "scene-card turns" }, this.#picture(row), face(this.game.pack, row))
      : h("div", { class: "scene-card back arrives" }, icon(cue.back || "card"))), cue.sound ?? "card");
  }

  /** @param {number} row */
  #picture(row) {
    const drawn = pictureOf(this.game.pack, row);
    return drawn ? h("span", { class: "scene-picture" }, icon(drawn)) : null;
  }

  // Words

  /** @param {Cue} cue @param {Event} event */
  #line(cue, event) {
    const known = this.counted.get(event.key);
    const many = `stage.many.${event.key}`;
    if (known && hasUi(many)) {
      known.count += 1;
      return this.#step(LINE / 4, () => known.el.replaceChildren(cue.sign ? icon(cue.sign) : "", h("span", {}, ui(many, known.count))), "knock");
    }
    const el = h("li", { class: "arrives" });
    this.counted.set(event.key, { el, count: 1 });
    this.#step(LINE, () => { this.#tell(el, cue, event); this.lines.append(el); }, this.#hurts(cue, event) ? "drum" : cue.sound ?? "knock");
  }

  /** @param {Cue} cue @param {Event} event @param {number[]} facts */
  #verdict(cue, event, facts) {
    const tone = this.#tone(cue, event);
    this.verdict = true;
    this.#step(LINE, () => {
      this.#tell(this.said, cue, event);
      this.said.classList.add("arrives");
      this.el.dataset.tone = tone;
      const tied = cue.totals && facts[cue.totals[0]] === facts[cue.totals[1]];
      if (tied) this.said.lastElementChild?.append(" ", h("small", { class: "scene-tie" }, ui("stage.tie")));
      if (!lively() && this.el.isConnected) announce(this.game.pack.event(event));
    }, cue.sound ?? { good: /** @type {const} */ ("horn"), bad: /** @type {const} */ ("drum"), "": /** @type {const} */ ("knock") }[tone]);
  }

  /** What it means to those who look on: good, bad or neither. @param {Cue} cue @param {Event} event @returns {"good"|"bad"|""} */
  #tone(cue, event) {
    const lost = cue.verdict === "lost";
    if (this.#hurts(cue, event)) return "bad";
    if (this.#mine(event.seat)) return lost ? "bad" : cue.verdict === "won" ? "good" : "";
    const struck = this.sides.some(({ who }) => this.#mine(who.seat));
    return struck ? (lost ? "good" : "bad") : "";
  }

  /** Whether those who look on lose something by it. @param {Cue} cue @param {Event} event */
  #hurts(cue, event) {
    return cue.loss !== undefined && this.#mine(factsOf(event)[cue.loss]);
  }

  /** @param {number} seat */
  #mine(seat) {
    return this.game.local.includes(seat) && this.game.seat === seat;
  }

  /** @param {HTMLElement} el @param {Cue} cue @param {Event} event */
  #tell(el, cue, event) {
    const { game } = this;
    const parts = game.pack.eventParts(event).map((/** @type {any} */ part) => (typeof part === "string" ? part : h(part.kind === "seat" ? "strong" : "span", {}, part.text)));
    const seat = game.pack.eventParts(event).find((/** @type {any} */ part) => part.kind === "seat")?.value ?? -1;
    if (seat >= 0) el.classList.add(`seat-${game.colour(seat)}`);
    if (this.#hurts(cue, event)) el.classList.add("loss");
    el.replaceChildren(seat >= 0 ? emblem(game, seat) : "", cue.sign ? icon(cue.sign) : "", h("span", {}, parts));
  }
}
