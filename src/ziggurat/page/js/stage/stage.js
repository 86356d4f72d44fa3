// The stage: plays what the log tells, over the map, in front of whoever may see it. Owns which lines
// are new to those who look on, which events make a scene together, and how all of it is skipped. It
// reads lines that the seat received and nothing else; nobody ever has to wait for it.

import { h, icon, on } from "../dom.js";
import { lively, settings } from "../settings.js";
import { beginning } from "../history/lines.js";
import { ui } from "../words.js";
import { Caption, saidOf } from "../told/caption.js";
import { cueOf, factsOf } from "./cues.js";
import { Queue } from "./queue.js";
import { Scene } from "./scene.js";
import { standsAbove } from "./standing.js";

/** @typedef {import("../history/lines.js").Line} Line */
/** @typedef {import("../history/lines.js").Event} Event */
/** @typedef {import("./cues.js").Cue} Cue */

const TURN = "turn";
const BACK = new Set(["undo", "rewind"]);
/** What somebody clicks to act. */
const ACTS = "[data-kind], .table-bar button";

export class Stage {
  /** @param {HTMLElement} root @param {any} game @param {HTMLElement} table what is clicked to act */
  constructor(root, game, table) {
    this.root = root;
    this.game = game;
    this.seat = game.seat;
    this.seen = game.now?.last ?? -1;
    /** The entry that a replay has shown. @type {number | null} */
    this.viewed = null;
    this.over = game.over;
    this.first = Infinity;
    /** How many turns have begun. */
    this.turn = 0;
    this.before = game.position?.table;
    this.place = h("div", { class: "stage-place" });
    this.queue = new Queue((scene) => this.#show(scene), () => this.#rest());
    root.className = "stage";
    root.hidden = true;
    root.setAttribute("role", "region");
    root.setAttribute("aria-label", ui("stage"));
    root.append(this.place, h("button", { type: "button", class: "quiet stage-skip", "aria-label": ui("stage.skip"), title: ui("stage.skip"), onclick: () => this.queue.clear() }, icon("close")));
    this.stops = [
      // Before anybody else hears of it, so that they know whether something is on stage.
      on(game, "change", () => this.#draw()),
      on(root, "click", (event) => { event.stopPropagation(); this.queue.next(); }),
      on(table, "click", (event) => this.#click(event), { capture: true }),
      on(document, "keydown", (event) => this.#key(event), { capture: true }),
    ];
  }

  close() {
    for (const stop of this.stops) stop();
    this.queue.clear();
  }

  #draw() {
    const { game } = this;
    const { position, viewing } = game;
    if (!position) return;
    const at = position.at ?? position.last;
    if (settings.get("stage") === "off" && this.queue.playing) this.queue.clear();
    if (game.seat !== this.seat) this.#sat();
    if (viewing !== null) this.#replay(at);
    else this.#live(at);
    this.before = position.table;
  }

  /** Somebody else looks on from now: nothing of what the last one saw stays. */
  #sat() {
    this.seat = this.game.seat;
    this.queue.clear();
    this.place.replaceChildren();
  }

  // What is new

  /** @param {number} at the entry that the table shows */
  #live(at) {
    const { game } = this;
    if (this.viewed !== null) this.queue.clear();
    this.viewed = null;
    const fresh = since(game.lines, this.seen, at);
    this.seen = Math.max(this.seen, at);
    const back = fresh.map((/** @type {Line} */ line) => BACK.has(line.kind)).lastIndexOf(true);
    if (back >= 0) this.queue.clear();
    this.#feed(fresh.slice(back + 1));
    if (game.over && !this.over && game.now.last <= at) this.#won();
    this.over = game.over && game.now.last <= at;
  }

  /** One step of a replay is played; whoever leaps sees where that leads. @param {number} at */
  #replay(at) {
    const from = this.viewed;
    this.viewed = at;
    if (from === at) return;
    const passed = from === null ? [] : since(this.game.lines, from, at).filter(({ events }) => events.length);
    if (passed.length !== 1) return this.queue.clear();
    this.queue.settle();
    this.#feed(passed);
    this.queue.press();
  }

  /** @param {Line[]} lines */
  #feed(lines) {
    if (document.hidden) return;
    const off = settings.get("stage") === "off";
    // What is dealt before the first turn is no drama.
    if (this.first === Infinity) this.first = beginning(this.game.lines);
    for (const line of lines.filter(({ n }) => n > this.first)) {
      const cues = line.events.map((event) => (off ? null : cueOf(this.game, line, event)));
      const first = cues.findIndex((cue) => cue !== null);
      // What comes of a roll is told after it.
      const [led, came] = first < 0 ? [line.events, []] : [line.events.slice(0, first), line.events.slice(first)];
      this.#caption(line, led);
      for (const [at, cue] of cues.entries()) {
        if (cue && !(cue.unless && (this.game.position.table[cue.unless] || this.game.telling.has(cue.unless)))) this.#cue(cue, line, line.events[at]);
      }
      this.#caption(line, came);
      if (line.events.some(({ key }) => key === TURN)) this.turn += 1;
    }
    this.#stand(this.queue.scenes[0] ?? null);
    this.game.staging = this.queue.playing;
  }

  /** What somebody else does is told, as far as no scene shows it. @param {Line} line @param {Event[]} events some of the line's */
  #caption(line, events) {
    const { game, queue } = this;
    const said = saidOf(game, line, events, this.#actor(line, events));
    if (!said) return;
    const last = queue.last instanceof Caption && queue.last.takes(said, this.turn) ? queue.last : null;
    const caption = last ?? new Caption(game, said.seat, this.turn, line.n);
    caption.add(said, line);
    queue.add(caption);
  }

  /** Who does what some events of a line tell; where they name nobody, whose choice led to it. @param {Line} line @param {Event[]} events */
  #actor({ n }, events) {
    const named = events.find(({ seat }) => seat >= 0)?.seat;
    return named ?? this.game.lines.findLast((/** @type {Line} */ line) => line.n <= n && line.seat >= 0)?.seat ?? -1;
  }

  // Scenes

  /** @param {Cue} cue @param {Line} line @param {Event} event */
  #cue(cue, line, event) {
    const last = this.queue.last instanceof Scene ? this.queue.last : null;
    const goesOn = last !== null && !cue.begins && (cue.scene ? last.name === cue.scene : belongs(last, cue, line, event));
    if (last?.n === line.n && cue.card && cue.verdict === undefined && last.rows.has(factsOf(event)[cue.card])) return;
    const scene = goesOn ? last : this.#scene(cue, line, event);
    // Without its beginning nobody knows who fights.
    if (cue.side !== undefined && !cue.sides && !scene.sides.length) return;
    scene.add(cue, event, line.n, this.before);
    if (cue.die && lively()) this.game.rolling ||= line.n;
    this.queue.add(scene);
  }

  /** A new scene; one that began before it was looked at stands as it was then.
   * @param {Cue} cue @param {Line} line @param {Event} event */
  #scene(cue, line, event) {
    const { game } = this;
    const scene = new Scene(game, cue.scene ?? "", line.n);
    if (!cue.scene || cue.begins) return scene;
    for (const [one, happened, n] of this.#earlier(cue.scene, line, event)) scene.add(one, happened, n, this.before);
    scene.settle();
    return scene;
  }

  /** What has been played of a scene in this turn before an event, from its beginning; nothing if that was not in it.
   * @param {string} name @param {Line} line @param {Event} event @returns {[Cue, Event, number][]} */
  #earlier(name, line, event) {
    const { lines, drawing } = this.game;
    /** @type {[Cue, Event, number][]} */
    const found = [];
    for (let at = lines.indexOf(line); at >= 0; at -= 1) {
      const { events, n } = lines[at];
      for (const told of (lines[at] === line ? events.slice(0, events.indexOf(event)) : [...events]).reverse()) {
        const known = drawing.stage[told.key];
        if (told.key === TURN) return [];
        if (known?.scene === name) found.unshift([known, told, n]);
        if (known?.scene === name && known.begins) return found;
      }
    }
    return [];
  }

  #won() {
    if (settings.get("stage") === "off" || document.hidden) return;
    const { game } = this;
    const scene = new Scene(game, "won", game.now.last);
    const { winners } = game.now.outcome;
    scene.end(game.pack.outcome(game.now.outcome), winners);
    this.queue.add(scene);
    this.game.staging = true;
  }

  /** @param {import("./queue.js").Played | null} scene */
  #show(scene) {
    const { root, game } = this;
    const was = game.staging;
    game.staging = scene !== null && this.queue.playing;
    if (scene === null && root.contains(document.activeElement)) /** @type {HTMLElement | null} */ (root.closest(".table")?.querySelector(".table-map") ?? null)?.focus({ preventScroll: true });
    // What was told of a thing on the map would lie over it.
    if (scene && root.hidden) game.dispatchEvent(new CustomEvent("thing", { detail: null }));
    root.hidden = scene === null;
    this.place.replaceChildren(...(scene ? [scene.el] : []));
    this.#stand(scene);
    // Whatever waited for the verdict, such as the end of the game or the next person, comes now.
    if (was && !game.staging && !game.closed) game.tell("info");
  }

  /** What is told of stays in sight, as far as it can. @param {import("./queue.js").Played | null} scene */
  #stand(scene) {
    if (scene) this.root.classList.toggle("above", standsAbove(this.root, scene.places));
  }

  /** What the dice show may be read elsewhere, too. */
  #rest() {
    const { game } = this;
    if (!game.rolling) return;
    game.rolling = this.queue.scenes.find(({ steps, rolls }) => steps.length && rolls)?.rolls ?? 0;
    if (!game.closed) game.tell("info");
  }

  // Skipping

  /** @param {MouseEvent} event */
  #click(event) {
    const { target } = event;
    if (this.root.hidden || !(target instanceof Element) || this.root.contains(target)) return;
    if (target.closest(ACTS) && !target.closest(".log, .reading, .log-drawer")) this.queue.clear();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { key, target } = event;
    if (this.root.hidden || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (target instanceof Element && target.matches("input, select, textarea")) return;
    if (key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
    } else if (!/^([1-9uU]|Enter)$/.test(key) || (target instanceof Element && this.root.contains(target))) return;
    this.queue.clear();
  }
}

/** Whether an event that has no scene of its own is told with the last one: it came with it, and it shows no other card and brings no other verdict.
 * @param {Scene} last @param {Cue} cue @param {Line} line @param {Event} event */
function belongs(last, cue, line, event) {
  const shown = cue.back || (cue.card && !last.rows.has(factsOf(event)[cue.card]));
  return last.n === line.n && !shown && !(last.verdict && cue.verdict !== undefined);
}

/** The lines after one entry, up to another. @param {Line[]} lines @param {number} from @param {number} to */
function since(lines, from, to) {
  let first = lines.length;
  while (first > 0 && lines[first - 1].n > from) first -= 1;
  return lines.slice(first).filter((line) => line.n <= to);
}
