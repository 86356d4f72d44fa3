// The player: takes what the narration tells first and shows it step by step, in time. Owns how long each step and the
// end of it stay, and how both are cut short; what a step shows it never knows.

import { lively, settings } from "../settings.js";

/** @typedef {import("./queue.js").Item} Item */

/** How long the last of it stays, in milliseconds: a verdict, anything else, and what others wait behind. */
const STAYS = { verdict: 1800, plain: 900, pressed: 500 };
const SLOW = 1.8;
/** With so many waiting, each takes less time. */
const CROWD = 4;

export class Player {
  /** @param {import("./narrating.js").Narrating} game @param {(item: Item | null) => void} show puts something in its place, or nothing
   * @param {(n: number | null) => void} note is told which entry is under way, if any */
  constructor(game, show, note) {
    this.game = game;
    this.show = show;
    this.note = note;
    this.running = false;
    this.rushed = false;
    /** @type {Item | null} */
    this.current = null;
    /** What has shown everything and stays to be read. @type {Item | null} */
    this.holding = null;
    /** Ends the wait under way. */
    this.wake = () => {};
  }

  /** Tell what is there to be told; what is under way goes on. */
  start() {
    if (this.holding && (this.holding !== this.game.telling || this.holding.act.steps.length)) this.wake();
    else if (this.current && this.current !== this.game.telling) this.wake();
    if (!this.running && this.game.telling) this.#run();
  }

  /** Cut short what moves; what stands still goes. */
  next() {
    if (this.current?.act.steps.length) this.rushed = true;
    this.wake();
  }

  async #run() {
    const { game } = this;
    this.running = true;
    for (let item = game.telling; item && !game.closed; item = game.telling) {
      this.current = item;
      this.show(item);
      await this.#tell(item);
      this.holding = item;
      if (game.telling === item && !item.act.steps.length) await this.#stay(item);
      this.holding = null;
      if (game.telling === item && !item.act.steps.length) game.finish(item);
    }
    this.current = null;
    this.running = false;
    this.show(null);
  }

  /** @param {Item} item */
  async #tell(item) {
    const { game } = this;
    const { steps } = item.act;
    this.rushed = false;
    while (game.telling === item && steps.length) {
      const step = /** @type {import("./queue.js").Step} */ (steps.shift());
      this.note(step.along || item.from > step.n ? null : step.n);
      step.show();
      if (step.along) game.advance(item, step.n);
      if (step.ms && lively() && !this.rushed) await this.#wait(step.ms * (game.waiting > CROWD ? 0.6 : 1));
      step.done?.();
      this.note(null);
      // With its last step, an entry has been told.
      if (!steps.some(({ n }) => n <= step.n)) game.advance(item, step.n);
    }
  }

  /** @param {Item} item */
  #stay({ reads, act: { verdict } }) {
    if (reads) return this.#wait(Infinity);
    const { waiting } = this.game;
    return this.#wait(waiting > CROWD ? STAYS.pressed : verdict ? STAYS.verdict : waiting > 1 ? STAYS.pressed : STAYS.plain);
  }

  /** @param {number} ms @returns {Promise<void>} */
  #wait(ms) {
    const slow = settings.get("stage") === "slow" ? SLOW : 1;
    return new Promise((done) => {
      const timer = ms === Infinity ? 0 : window.setTimeout(() => this.wake(), ms * slow);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = () => {};
        done();
      };
    });
  }
}
