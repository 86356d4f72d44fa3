// Narrating: the half of a game that knows the log, and how far it is shown. Lines arrive ahead of what is told of
// them; the position, the lines and the question that everybody else reads are those that the narration has reached.
// It never answers anything.

import { Choosing } from "../decision/choosing.js";
import { sleep } from "../decision/desk.js";
import { lively } from "../settings.js";
import { begun, drop, extend, finish, pass, reached, skip, telling } from "./queue.js";

/** @typedef {import("./queue.js").Item} Item */

export const FROM_THE_START = -1;
const SHORT_WAIT = 100;

export class Narrating extends Choosing {
  constructor() {
    super();
    /** All lines of the log that have arrived, also those that are not told yet. @type {any[]} */
    this.received = [];
    /** @type {Map<number, any[]>} */
    this.linesOf = new Map();
    /** Seats that people of this browser hold. @type {number[]} */
    this.local = [];
    this.closed = false;
    /** How often somebody has sat down: what was asked for before is of no use to who sits here now. */
    this.visits = 0;
    /** Whether the newest position is on its way. */
    this.catching = false;
    this.present = begun(FROM_THE_START);
    /** What a replay tells. */
    this.past = begun(FROM_THE_START);
    /** Says what is told of lines: whoever shows the table. @type {((lines: any[]) => Item[]) | null} */
    this.director = null;
    /** The lines that are shown, and from what they were taken. @type {{of: any[], until: number, lines: any[]}} */
    this.told = { of: [], until: FROM_THE_START, lines: [] };
    /** The entry of the present that is shown. */
    this.shown = FROM_THE_START;
  }

  get narration() {
    return this.viewing === null ? this.present : this.past;
  }

  /** What is told now. @returns {Item | null} */
  get telling() {
    return telling(this.narration);
  }

  /** How many things are to be told. */
  get waiting() {
    return this.narration.items.length;
  }

  /** Whether something is told, so that nothing is asked yet. @override */
  get following() {
    return this.waiting > 0;
  }

  /** The lines of the log that may be read. @returns {any[]} */
  get lines() {
    const { told, received, shown } = this;
    if (told.of !== received || told.until !== shown) {
      this.told = { of: received, until: shown, lines: this.newest() <= shown ? received : received.filter(({ n }) => n <= shown) };
    }
    return this.told.lines;
  }

  /** The newest entry that has arrived. @returns {number} */
  newest() {
    return this.received.length ? this.received[this.received.length - 1].n : FROM_THE_START;
  }

  /** @param {any[]} lines @returns {boolean} whether any is new */
  learnLines(lines) {
    const newest = this.newest();
    const fresh = lines.filter((line) => line.n > newest);
    if (fresh.length) this.received = [...this.received, ...fresh];
    this.linesOf.set(this.seat, this.received);
    return fresh.length > 0;
  }

  /** Take a position as the newest one. @param {any} _position @param {boolean} [_others] whether only others have done something */
  settle(_position, _others = false) {}

  /** Let the newest position be shown, once what led to it is told. @param {boolean} atOnce whether nothing is told of it */
  narrate(atOnce) {
    const { present, now } = this;
    const fresh = this.received.filter(({ n }) => n > present.last && n <= now.last);
    const items = atOnce || this.viewing !== null || !this.director || document.hidden ? [] : this.director(fresh);
    extend(present, now.last, this.#moving(items));
    if (this.viewing === null) this.#reach();
  }

  /** Where nothing may move, what happened is shown as it stands then, and nobody waits for it. @param {Item[]} items */
  #moving(items) {
    const kept = items.filter(({ reads }) => reads || lively());
    const still = items.filter((item) => !kept.includes(item));
    // Of several, what something was decided by is looked at longest.
    const main = still.findLast(({ act }) => act.verdict) ?? still.at(-1);
    if (main) this.dispatchEvent(new CustomEvent("still", { detail: main }));
    for (const { act } of still) for (const step of act.steps.splice(0)) { step.show(); step.done?.(); }
    return kept;
  }

  /** An entry was told: everything goes on to it. @param {Item} item @param {number} n */
  advance(item, n) {
    const before = reached(this.narration);
    pass(item, n);
    if (reached(this.narration) !== before) this.#reach(true);
  }

  /** Something was told to its end. @param {Item} item */
  finish(item) {
    finish(this.narration, item);
    this.#reach(true);
  }

  /** Let everything that is told, or waits, be over at once. @override */
  hurry() {
    const { waiting } = this;
    skip(this.narration);
    if (this.waiting !== waiting) this.#reach(true);
  }

  /** Tell nothing more, not even what is read. */
  hush() {
    drop(this.narration);
    this.#reach(true);
  }

  /** Show the entry that the narration has reached. @param {boolean} [tell] whether others hear of it */
  async #reach(tell = false) {
    const { visits, viewing, narration } = this;
    const n = reached(narration);
    // Whoever goes on may need a moment to see what is asked now.
    if (tell && !this.following) this.calm();
    if (viewing !== null) {
      const position = await this.desk.at(Math.min(n, viewing)).catch(() => null);
      if (this.viewing !== viewing || reached(narration) !== n) return;
      if (position) this.position = position;
    } else if (n >= this.now.last) {
      this.position = this.now;
      this.shown = n;
    } else if (n > this.shown) {
      const position = await this.desk.at(n).catch(() => null);
      if (visits !== this.visits || this.viewing !== null || reached(this.present) !== n || n >= this.now.last) return;
      if (position) this.position = position;
      this.shown = n;
      tell = true;
    }
    if (tell && !this.closed) this.tell("position");
  }

  /** Show the position after an entry, or the present. @param {number | null} n @override */
  async show(n) {
    const from = this.viewing === null ? null : this.position?.at ?? null;
    drop(this.past);
    drop(this.present);
    this.viewing = n;
    this.drop();
    if (n === null) {
      this.position = this.now;
      this.shown = this.now.last;
      return this.tell("position");
    }
    this.shown = this.now.last;
    this.past = begun(n);
    const position = await this.desk.at(n).catch((error) => { this.fail(error); return null; });
    if (this.viewing !== n) return undefined;
    if (!position) return this.show(null);
    // One step is told; whoever leaps sees where that leads.
    const passed = from === null ? [] : this.received.filter((line) => line.n > from && line.n <= n && line.events.length);
    const items = passed.length === 1 && this.director && !document.hidden ? this.#moving(this.director(passed)) : [];
    extend(this.past, n, items.map((item) => ({ ...item, reads: false })));
    if (!items.length) this.position = position;
    return this.tell("position");
  }

  /** Fetch what has happened since the position that is known. */
  async catchUp() {
    if (this.catching || this.busy || this.sitting || this.closed || this.newest() <= this.now.last) return;
    const { visits } = this;
    this.catching = true;
    try {
      while (visits === this.visits && !this.closed && this.newest() > this.now.last) await this.#catch(visits);
    } catch (error) {
      if (visits === this.visits) this.fail(error);
    }
    if (visits !== this.visits) return;
    this.catching = false;
    this.aims.clear();
    this.tell("position");
  }

  /** @param {number} visits */
  async #catch(visits) {
    const position = await this.desk.position();
    // What has happened since the last message belongs to what is shown now.
    const lines = position.last > this.newest() ? (await this.desk.log(this.newest())).lines : [];
    if (visits !== this.visits) return;
    this.learnLines(lines);
    this.settle(position, true);
    if (position.last < this.newest()) await sleep(SHORT_WAIT);
  }
}
