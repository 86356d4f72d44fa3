// One side of a scene: who it is, its dice, what adds to its sum, its units. Owns these elements; when
// anything arrives is up to the scene.

import { h, icon } from "../dom.js";
import { hasUi, ui } from "../words.js";
import { lively } from "../settings.js";
import { emblem } from "../history/sentence.js";
import { pictureOf } from "./picture.js";

/** @typedef {{seat: number, name: string, sign: string, kind?: string}} Who */

const SHAKES = [{ translate: "0" }, { translate: "-4px" }, { translate: "4px" }, { translate: "0" }];

export class Side {
  /** @param {any} game @param {Who} who */
  constructor(game, who) {
    this.game = game;
    this.who = who;
    this.value = 0;
    this.dice = h("span", { class: "side-dice" });
    this.sum = h("ul", { class: "side-sum" });
    this.total = h("b", { class: "side-total" });
    this.units = h("ul", { class: "side-units" });
    const colour = who.seat >= 0 ? ` seat-${game.colour(who.seat)}` : "";
    this.el = h("div", { class: `scene-side${colour}` },
      h("p", { class: "side-name" }, who.seat >= 0 ? emblem(game, who.seat) : null, who.sign ? icon(who.sign) : null, h("span", {}, who.name), this.total),
      this.units, h("div", { class: "side-rolled" }, this.dice, this.sum));
  }

  /** @param {HTMLElement} die */
  roll(die) {
    this.dice.replaceChildren(die);
  }

  /** @param {number} value what the side has in all */
  count(value) {
    this.value = value;
    this.total.replaceChildren(h("span", { class: "arrives" }, String(value)));
  }

  /** @param {string} word @param {number} amount */
  add(word, amount) {
    // For some that it adds to there are plainer words.
    const own = `stage.item.${word}.${this.who.kind ?? ""}`;
    this.sum.append(h("li", { class: "arrives" }, h("b", {}, `+${amount}`), " ", ui(hasUi(own) ? own : `stage.item.${word}`)));
    this.count(this.value + amount);
  }

  /** @param {number} cards how many lie facedown */
  lay(cards) {
    this.units.append(...Array.from({ length: cards }, () => h("li", { class: "scene-unit back arrives" })));
  }

  /** A unit comes to a front, is struck there or falls. @param {import("./cues.js").Cue} cue @param {number[]} facts */
  fights(cue, facts) {
    const front = String(facts[cue.front ?? 0]);
    const standing = [...this.units.querySelectorAll(`[data-front="${front}"]:not(.fallen)`)].pop();
    const unit = standing ?? this.#turned(facts[cue.unit ?? 0], front);
    unit.classList.toggle("fallen", cue.fate === "falls");
    if (cue.wounds) unit.querySelector(".scene-wounds")?.replaceChildren("✕".repeat(facts[cue.wounds]));
    if (cue.fate !== "stands" && standing && lively()) unit.animate(SHAKES, 240);
  }

  /** Turn one of the cards over. @param {number} row @param {string} front */
  #turned(row, front) {
    const { title, type } = this.game.pack.row(row);
    const unit = h("li", { class: "scene-unit arrives", "data-front": front, title },
      icon(pictureOf(this.game.pack, row) || `unit-${type}`, title), h("b", {}, /\d+/.exec(title)?.[0] ?? ""), h("span", { class: "scene-wounds" }));
    const back = this.units.querySelector(".back");
    if (back) back.before(unit);
    else this.units.append(unit);
    back?.remove();
    return unit;
  }
}
