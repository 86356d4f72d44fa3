// A blow: a unit that is struck on a part of the table that tells it by itself, such as a battlefield. Owns the moment in
// which it is seen to be hit, before it is gone; it draws nothing of its own.

import { factsOf } from "./cues.js";

/** How long a unit is seen to be hit, and to fall, in milliseconds. */
const [HURT, FALLS] = [450, 750];

export class Blow {
  constructor() {
    this.el = null;
    this.verdict = false;
    /** @type {Set<string>} */
    this.places = new Set();
    /** @type {import("../narration/queue.js").Step[]} */
    this.steps = [];
  }

  /** @param {import("./cues.js").Cue} cue @param {import("../history/lines.js").Event} event @param {number} n */
  add(cue, event, n) {
    const facts = factsOf(event);
    const key = `-${facts[cue.front ?? 0] - 1}-${facts[cue.unit ?? 0]}`;
    const name = cue.fate === "falls" ? "falls" : "hurt";
    /** @type {Element | null} */
    let unit = null;
    this.steps.push({
      n, ms: name === "falls" ? FALLS : HURT,
      show: () => {
        unit = document.querySelector(`.table-map .front .unit-card[data-key$="${key}"]:not(.falls)`);
        unit?.classList.add(name);
      },
      done: () => unit?.classList.remove(name),
    });
  }
}

/** Whether an event is a blow. @param {import("./cues.js").Cue} cue */
export const strikes = (cue) => cue.fate === "falls" || cue.fate === "hurt";
