// Walking: the lines of the log as they are told, and the way from the position that is shown to the newest
// entry, so that others' moves can be seen one after the other. It never answers anything.

import { Choosing } from "../decision/choosing.js";
import { sleep } from "../decision/desk.js";
import { PACES, settings } from "../settings.js";

export const FROM_THE_START = -1;
const STEPS_SHOWN = 12;
const SHORT_WAIT = 100;

export class Walking extends Choosing {
  constructor() {
    super();
    /** All lines of the log so far. @type {any[]} */
    this.lines = [];
    /** @type {Map<number, any[]>} */
    this.linesOf = new Map();
    /** Seats that people of this browser hold. @type {number[]} */
    this.local = [];
    this.closed = false;
    /** Whether something is played on stage that others wait for to end. */
    this.staging = false;
    /** How often somebody has sat down: what was asked for before is of no use to who sits here now. */
    this.visits = 0;
    /** Whether the way to the newest entry is being walked. */
    this.walking = false;
  }

  /** The newest entry that was told. @returns {number} */
  newest() {
    return this.lines.length ? this.lines[this.lines.length - 1].n : FROM_THE_START;
  }

  /** @param {any[]} lines @returns {boolean} whether any is new */
  learnLines(lines) {
    const newest = this.newest();
    const fresh = lines.filter((line) => line.n > newest);
    if (fresh.length) this.lines = [...this.lines, ...fresh];
    this.linesOf.set(this.seat, this.lines);
    return fresh.length > 0;
  }

  /** Take a position as the newest one. @param {any} _position @param {boolean} [_others] whether only others have done something */
  settle(_position, _others = false) {}

  /** Walk from what is shown to the newest entry, so that others' moves can be seen. */
  async catchUp() {
    if (this.walking || this.busy || this.sitting || this.closed || this.newest() <= this.now.last) return;
    const { visits } = this;
    this.hurried = false;
    this.walking = true;
    try {
      while (visits === this.visits && !this.closed && this.newest() > this.now.last) await this.#walk(visits);
    } catch (error) {
      if (visits === this.visits) this.fail(error);
    }
    if (visits !== this.visits) return;
    this.walking = false;
    this.following = false;
    this.aims.clear();
    this.tell("position");
  }

  /** @param {number} visits */
  async #walk(visits) {
    await this.#replay(this.now.last, visits);
    const position = await this.desk.position();
    // What has happened since the last message belongs to what is shown now.
    const lines = position.last > this.newest() ? (await this.desk.log(this.newest())).lines : [];
    if (visits !== this.visits) return;
    this.learnLines(lines);
    this.settle(position, true);
    if (position.last < this.newest()) await sleep(SHORT_WAIT);
  }

  /** Show what others chose after an entry, one after the other. @param {number} since @param {number} visits */
  async #replay(since, visits) {
    const pace = PACES[settings.get("pace")];
    if (!pace || this.viewing !== null || document.hidden) return;
    const steps = this.lines.filter((line) => line.n > since && line.kind === "choice" && line.seat >= 0
      && !this.local.includes(line.seat) && line.events.length);
    // The newest position is fetched anyway, with the question that may come with it.
    for (const line of steps.slice(0, -1).slice(-STEPS_SHOWN)) {
      if (this.hurried || this.viewing !== null || this.closed) return;
      const position = await this.desk.at(line.n);
      // Until here whoever was asked could answer.
      if (visits !== this.visits || this.busy) return;
      this.following = true;
      this.position = position;
      this.tell("position");
      await sleep(pace);
      // What is played on stage is seen before the table moves on; whoever clicks goes on at once.
      while (this.staging && !this.hurried && !this.closed) await sleep(SHORT_WAIT);
    }
  }
}
