// The director: what is told of lines of the log, and by what: scenes for what has a cue, captions for what somebody
// else does, steps for a turn that a rule plays. Owns which events make one thing together. It reads lines that the
// seat received and nothing else; when each is told is up to the queue.

import { settings } from "../settings.js";
import { beginning } from "../history/lines.js";
import { Step, steps } from "../history/step.js";
import { Blow, strikes } from "../stage/blow.js";
import { cueOf, factsOf } from "../stage/cues.js";
import { Scene } from "../stage/scene.js";
import { Caption, saidOf } from "../told/caption.js";
import { drop } from "./queue.js";

/** @typedef {import("../history/lines.js").Line} Line */
/** @typedef {import("../history/lines.js").Event} Event */
/** @typedef {import("../stage/cues.js").Cue} Cue */
/** @typedef {import("./queue.js").Act} Act */
/** @typedef {import("./queue.js").Item} Item */

const TURN = "turn";
const BACK = new Set(["undo", "rewind"]);

export class Director {
  /** @param {any} game */
  constructor(game) {
    this.game = game;
    this.first = Infinity;
    this.over = game.over;
    /** @type {Item[]} */
    this.made = [];
  }

  /** What is told of lines that nobody has seen. @param {Line[]} lines @returns {Item[]} */
  direct(lines) {
    const { game } = this;
    this.made = [];
    const back = lines.map(({ kind }) => BACK.has(kind)).lastIndexOf(true);
    if (back >= 0) drop(game.narration);
    // What is dealt before the first turn is no drama.
    if (this.first === Infinity) this.first = beginning(game.received);
    const fresh = lines.slice(back + 1).filter(({ n }) => n > this.first);
    const read = this.#read(fresh);
    for (const line of fresh) this.#line(line, line.events.filter((event) => !read.has(event)), read);
    if (game.viewing === null) this.#end();
    return this.made.filter(({ act }) => !(act instanceof Scene && act.isBare()));
  }

  /** @param {Line} line @param {Event[]} events those that nobody reads step by step @param {Map<Event, Step>} read */
  #line(line, events, read) {
    const cues = events.map((event) => this.#cued(line, event));
    const first = cues.findIndex((cue) => cue !== null);
    // What comes of a roll is told after it.
    const [led, came] = first < 0 ? [events, []] : [events.slice(0, first), events.slice(first)];
    this.#caption(line, led);
    for (const [at, cue] of cues.entries()) {
      if (cue) this.#scene(cue, line, events[at]);
      else this.#blow(line, events[at]);
    }
    this.#caption(line, came);
    for (const event of line.events) {
      const step = read.get(event);
      if (!step) continue;
      const cue = this.#cued(line, event);
      if (cue) this.#scene(cue, line, event, step);
      step.tell(event);
      this.#keep(step, line.n, true);
    }
  }

  /** How an event is played now. @param {Line} line @param {Event} event @returns {Cue | null} */
  #cued(line, event) {
    const { game } = this;
    // Whoever rolls at a real table has seen it.
    if (settings.get("stage") === "off" || game.tells) return null;
    const cue = cueOf(game, line, event);
    return cue && this.#elsewhere(cue) ? null : cue;
  }

  /** Whether part of the table tells it by itself. @param {Cue} cue */
  #elsewhere({ unless }) {
    const { game } = this;
    return unless !== undefined && (game.tellers.has(unless) || [game.position, game.now].some((at) => at?.table?.[unless]));
  }

  /** Units that are struck elsewhere are seen to fall before they are gone. @param {Line} line @param {Event} event */
  #blow(line, event) {
    const cue = settings.get("stage") === "off" ? null : this.game.drawing.stage[event.key];
    if (!cue || !strikes(cue) || !this.game.tellers.has(cue.unless)) return;
    const last = this.#last()?.act;
    const blow = last instanceof Blow ? last : new Blow();
    blow.add(cue, event, line.n);
    this.#keep(blow, line.n);
  }

  /** Put something in the queue, or let it go on. @param {Act} act @param {number} n @param {boolean} [reads] */
  #keep(act, n, reads = false) {
    const last = this.#last();
    if (last?.act === act) last.to = n;
    // Orders that came with one entry are read one after the other while the table shows where they led.
    else this.made.push({ from: reads && last?.reads && last.to === n ? n + 1 : n, to: n, act, reads });
  }

  /** The newest thing that is still to be told. @returns {Item | undefined} */
  #last() {
    return this.made.at(-1) ?? this.game.narration.items.at(-1);
  }

  // Turns that rules play

  /** The step that each event belongs to, where somebody reads them. @param {Line[]} lines @returns {Map<Event, Step>} */
  #read(lines) {
    const { game } = this;
    /** @type {Map<Event, Step>} */
    const read = new Map();
    if (game.viewing !== null || settings.get("steps") !== "on" || !lines.length) return read;
    const found = steps(game, lines[0].n - 1);
    const earlier = game.narration.items.filter((/** @type {Item} */ { reads }) => reads).length;
    found.forEach((one, at) => {
      const step = new Step(game, one, earlier + at + 1);
      for (const { item, reasons } of one.acts) for (const { event } of [...reasons, item]) if (event) read.set(event, step);
      if (one.reads) read.set(one.reads, step);
    });
    return read;
  }

  // Captions

  /** What somebody else does is told, as far as no scene shows it. @param {Line} line @param {Event[]} events some of the line's */
  #caption(line, events) {
    const { game } = this;
    const said = saidOf(game, line, events, this.#actor(line, events));
    if (!said) return;
    const last = this.#last()?.act;
    const caption = last instanceof Caption ? last : new Caption(game, said.seat);
    caption.add(said, line);
    this.#keep(caption, line.n);
  }

  /** Who does what some events of a line tell; where they name nobody, whose choice led to it. @param {Line} line @param {Event[]} events */
  #actor({ n }, events) {
    const named = events.find(({ seat }) => seat >= 0)?.seat;
    return named ?? this.game.received.findLast((/** @type {Line} */ line) => line.n <= n && line.seat >= 0)?.seat ?? -1;
  }

  // Scenes

  /** @param {Cue} cue @param {Line} line @param {Event} event @param {Step} [step] whose scene it is */
  #scene(cue, line, event, step) {
    const newest = step ? step.scene : this.#last()?.act;
    const last = newest instanceof Scene ? newest : null;
    const goesOn = last !== null && !cue.begins && (cue.scene ? last.name === cue.scene : belongs(last, cue, line, event));
    if (last?.n === line.n && cue.card && cue.verdict === undefined && last.rows.has(factsOf(event)[cue.card])) return;
    const scene = goesOn ? last : this.#opened(cue, line, event);
    // Without its beginning nobody knows who fights.
    if (cue.side !== undefined && !cue.sides && !scene.sides.length) return;
    scene.add(cue, event, line.n, this.game.position?.table);
    if (step) step.play(scene);
    else this.#keep(scene, line.n);
  }

  /** A new scene; one that began before it was looked at stands as it was then.
   * @param {Cue} cue @param {Line} line @param {Event} event */
  #opened(cue, line, event) {
    const { game } = this;
    const scene = new Scene(game, cue.scene ?? "", line.n);
    if (!cue.scene || cue.begins) return scene;
    for (const [one, happened, n] of this.#earlier(cue.scene, line, event)) scene.add(one, happened, n, game.position?.table);
    scene.settle();
    return scene;
  }

  /** What has been played of a scene in this turn before an event, from its beginning; nothing if that was not in it.
   * @param {string} name @param {Line} line @param {Event} event @returns {[Cue, Event, number][]} */
  #earlier(name, line, event) {
    const { received, drawing } = this.game;
    /** @type {[Cue, Event, number][]} */
    const found = [];
    for (let at = received.indexOf(line); at >= 0; at -= 1) {
      const { events, n } = received[at];
      for (const told of (received[at] === line ? events.slice(0, events.indexOf(event)) : [...events]).reverse()) {
        const known = drawing.stage[told.key];
        if (told.key === TURN) return [];
        if (known?.scene === name) found.unshift([known, told, n]);
        if (known?.scene === name && known.begins) return found;
      }
    }
    return [];
  }

  /** How the game ended. */
  #end() {
    const { game } = this;
    const { outcome, last } = game.now;
    if (outcome && !this.over && settings.get("stage") !== "off") {
      const scene = new Scene(game, "won", last);
      scene.end(game.pack.outcome(outcome), outcome.winners);
      this.made.push({ from: last + 1, to: last, act: scene, reads: false });
    }
    this.over = Boolean(outcome);
  }
}

/** Whether an event that has no scene of its own is told with the last one: it came with it, and it shows no other card and brings no other verdict.
 * @param {Scene} last @param {Cue} cue @param {Line} line @param {Event} event */
function belongs(last, cue, line, event) {
  const shown = cue.back || (cue.card && !last.rows.has(factsOf(event)[cue.card]));
  return last.n === line.n && !shown && !(last.verdict && cue.verdict !== undefined);
}
