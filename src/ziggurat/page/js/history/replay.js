// Replay: a bar that goes through a game's past, by hand or by itself, and begins a new game
// from any position of it. It never holds a position: it asks the game to show one.

import { clear, h, icon, on, s } from "../dom.js";
import { sleep } from "../decision/desk.js";
import { openFork } from "./fork.js";
import { ui } from "../words.js";
import { groups, indexAt, items, stops } from "./lines.js";
import { emblem, linking, look, ruleLink, sentence, whose } from "./sentence.js";

/** @typedef {import("../game.js").Game} Game */

const SPEEDS = [0.5, 1, 2, 4, 8];
// One entry takes so long at speed 1, in milliseconds.
const PACE = 1000;

// Of more rounds than these only every fifth has its number.
const MARKS = 10;

/** Signs of the buttons, drawn in a square of 16. */
const SIGNS = {
  turn_back: "M3 3v10M13 3L6 8l7 5z",
  back: "M11 3L4 8l7 5z",
  on: "M5 3l7 5-7 5z",
  turn_on: "M13 3v10M3 3l7 5-7 5z",
};

export class Replay {
  /** @param {Element} root @param {Game} game */
  constructor(root, game) {
    this.root = root;
    this.game = game;
    this.running = false;
    this.speed = 1;
    this.known = "";
    /** @type {number[]} */
    this.stops = [0];
    /** @type {number[]} */
    this.turns = [];
    this.play = h("button", { type: "button", class: "button replay-play", onclick: () => (this.running ? this.pause() : this.start()) });
    this.slider = h("input", { type: "range", min: "0", step: "1", "aria-label": ui("history.replay.slider"), oninput: () => this.#slide() });
    this.strip = s("svg", { class: "replay-strip", preserveAspectRatio: "none", "aria-hidden": "true" });
    this.marks = h("div", { class: "replay-marks", "aria-hidden": "true" });
    this.select = h("select", { "aria-label": ui("history.replay.speed"), onchange: () => { this.speed = Number(this.select.value); } },
      SPEEDS.map((speed) => h("option", { value: speed, selected: speed === 1 }, `${speed.toLocaleString(document.documentElement.lang)}×`)));
    this.caption = h("p", { class: "replay-caption" });
    this.#build();
    on(root, "keydown", (key) => this.#key(key));
    linking(this.caption, game);
    on(game, "replay", (event) => { if (root.isConnected) this.open(event.detail.from).then(() => this.start()); });
  }

  #build() {
    this.root.classList.add("replay");
    this.root.setAttribute("role", "region");
    this.root.setAttribute("aria-label", ui("history.replay"));
    this.root.append(
      h("div", { class: "replay-buttons" },
        button("turn_back", () => this.#turn(-1)), button("back", () => this.step(-1)), this.play,
        button("on", () => this.step(1)), button("turn_on", () => this.#turn(1)), this.select),
      this.caption,
      h("div", { class: "replay-track" }, this.slider, this.strip, this.marks),
      h("div", { class: "replay-ends" },
        h("button", { type: "button", class: "button", onclick: () => this.#fork() }, icon("fork"), ui("history.replay.fork")),
        h("button", { type: "button", class: "button main", onclick: () => this.close() }, icon("back"), ui("history.replay.now"))));
  }

  /** Begin at an entry, or at the start. @param {number} [at] */
  open(at = 0) {
    return this.game.show(at);
  }

  close() {
    this.pause();
    return this.game.show(null);
  }

  draw() {
    const { viewing } = this.game;
    const hidden = viewing === null;
    if (hidden) this.running = false;
    this.root.toggleAttribute("hidden", hidden);
    if (hidden) return;
    this.#learn();
    const at = indexAt(this.stops, viewing);
    this.slider.value = String(at);
    // What is told now is read once it has been told.
    this.#drawCaption(this.game.following ? this.game.position?.at ?? viewing : viewing);
    this.#drawPlay();
  }

  /** Lay out the track anew when there are new lines. */
  #learn() {
    const { lines } = this.game;
    const sign = `${lines.length} ${this.game.seat} ${look(this.game, 0)}`;
    if (sign === this.known) return;
    this.known = sign;
    this.stops = stops(lines);
    this.slider.max = String(this.stops.length - 1);
    const found = groups(lines);
    this.turns = found.map((group) => indexAt(this.stops, group.first));
    clear(this.strip);
    clear(this.marks);
    const all = Math.max(1, this.stops.length - 1);
    this.strip.setAttribute("viewBox", `0 0 ${all} 1`);
    let round = 0;
    found.forEach((group, index) => {
      const from = this.turns[index];
      const width = (this.turns[index + 1] ?? all) - from;
      const seat = group.seat < 0 ? "none" : `seat-${look(this.game, group.seat)}`;
      this.strip.append(s("rect", { class: `replay-turn ${seat}`, x: from, y: 0, width, height: 1 }));
      if (group.round > round) this.marks.append(h("span", { "--at": from / all }, String(group.round)));
      round = Math.max(round, group.round);
    });
    this.marks.classList.toggle("sparse", round > MARKS);
  }

  /** @param {number} viewing */
  #drawCaption(viewing) {
    const item = items(this.game.lines).filter((one) => one.n <= viewing && (!one.gone || one.n === viewing)).pop();
    const last = this.stops[this.stops.length - 1];
    const { table } = this.game.position;
    const place = table?.round > 0 && table.phase !== "building"
      ? ui("history.replay.place_round", viewing, last, table.round) : ui("history.replay.place", viewing, last);
    clear(this.caption);
    this.caption.append(h("span", { class: "faint" }, place));
    if (item !== undefined) {
      this.caption.append(emblem(this.game, whose(this.game, item)),
        h("span", { class: "log-text" }, sentence(this.game, item), " ", ruleLink(this.game, item)));
    }
    this.slider.setAttribute("aria-valuetext", place);
  }

  #drawPlay() {
    const name = this.running ? "pause" : "play";
    if (this.play.dataset.name === name) return;
    this.play.dataset.name = name;
    clear(this.play);
    this.play.append(icon(name), h("span", null, ui(`history.replay.${name}`)));
  }

  #index() {
    return indexAt(this.stops, this.game.viewing ?? 0);
  }

  #slide() {
    this.pause();
    return this.#go(Number(this.slider.value));
  }

  /** @param {number} index */
  #go(index) {
    const at = Math.max(0, Math.min(this.stops.length - 1, index));
    return this.game.show(this.stops[at]);
  }

  /** @param {number} by */
  step(by) {
    this.pause();
    return this.#go(this.#index() + by);
  }

  /** @param {number} by */
  #turn(by) {
    this.pause();
    const now = this.#index();
    const next = by > 0 ? this.turns.find((at) => at > now) : this.turns.filter((at) => at < now).pop();
    return this.#go(next ?? (by > 0 ? this.stops.length - 1 : 0));
  }

  /** Go on by itself until the end, or until somebody does something else. */
  async start() {
    if (this.running) return;
    this.running = true;
    if (this.#index() >= this.stops.length - 1) await this.#go(0);
    this.draw();
    while (this.running && this.game.viewing !== null && this.#index() < this.stops.length - 1) {
      const from = this.game.viewing;
      // What comes next is asked for while this is looked at.
      this.game.at(this.stops[this.#index() + 1]).catch(() => null);
      await sleep(PACE / this.speed);
      // Whoever is in no hurry sees what is played on stage to its end.
      while (this.running && this.game.following && this.speed <= 1) await sleep(PACE / 10);
      if (!this.running || this.game.viewing !== from || !this.root.isConnected) break;
      await this.#go(this.#index() + 1);
    }
    this.pause();
  }

  pause() {
    this.running = false;
    if (this.game.viewing !== null) this.#drawPlay();
  }

  /** @param {KeyboardEvent} key */
  #key(key) {
    if (key.key !== "Escape") return;
    key.stopPropagation();
    this.close();
  }

  #fork() {
    this.pause();
    openFork(this.game, this.game.viewing ?? 0);
  }
}

/** @param {keyof typeof SIGNS} name @param {() => unknown} act */
function button(name, act) {
  const label = ui(`history.replay.${name}`);
  return h("button", { type: "button", class: "quiet", "aria-label": label, title: label, onclick: act },
    s("svg", { class: "icon replay-sign", viewBox: "0 0 16 16", "aria-hidden": "true" }, s("path", { d: SIGNS[name] })));
}
