// The queue: scenes one after the other, each step by step, and a while to read what came of it.
// Owns the time that all this takes and how it is cut short; what a step shows it never knows.

import { lively, settings } from "../settings.js";

/** @typedef {{ms: number, show: () => void, done?: () => void}} Step */
/** What waits here; nothing else waits for what is aside. @typedef {{el: HTMLElement, steps: Step[], places: Set<string>, verdict: boolean, n: number, rolls?: number, aside?: boolean}} Played */

/** How long the last of a scene stays, in milliseconds: a verdict, anything else, and what others wait behind. */
const STAYS = { verdict: 3000, plain: 1800, pressed: 1000, aside: 600 };
const SLOW = 1.8;
/** With so many scenes waiting, each takes less time; of more the oldest are left to the log. */
const CROWD = 4;
const MOST = 12;

export class Queue {
  /** @param {(scene: Played | null) => void} show puts a scene on stage, or nothing @param {() => void} rest is told when all that moves in a scene has come to rest */
  constructor(show, rest) {
    this.show = show;
    this.rest = rest;
    /** @type {Played[]} */
    this.scenes = [];
    this.running = false;
    this.settled = 0;
    this.rushed = false;
    /** The scene that has shown everything and stays to be read. @type {Played | null} */
    this.holding = null;
    /** Ends the wait under way. */
    this.wake = () => {};
  }

  /** The scene that something new could go on with. @returns {Played | null} */
  get last() {
    return this.scenes[this.scenes.length - 1] ?? null;
  }

  /** Whether there is anything here that others wait for. */
  get playing() {
    return this.scenes.some(({ aside }) => !aside);
  }

  /** @param {Played} scene a new one, or the last one with more to show */
  add(scene) {
    if (scene !== this.last) this.scenes.push(scene);
    if (this.scenes.length > MOST) this.scenes.splice(1, this.scenes.length - MOST);
    if (this.holding === scene || this.holding?.aside) this.wake();
    if (!this.running) this.#run();
  }

  /** Cut short what moves; what stands still goes. */
  next() {
    if (this.scenes[0]?.steps.length) this.rushed = true;
    this.wake();
  }

  /** Show all that is left at once: it is over before the next thing comes. */
  settle() {
    for (const scene of this.scenes) for (const step of scene.steps.splice(0)) { step.show(); step.done?.(); }
    this.settled = this.scenes.length;
  }

  /** Leave what was settled, but for what has gone on since. */
  press() {
    this.scenes = this.scenes.filter((scene, at) => at >= this.settled || scene.steps.length > 0);
    this.wake();
  }

  clear() {
    this.scenes = [];
    this.wake();
  }

  async #run() {
    this.running = true;
    while (this.scenes.length) {
      const scene = this.scenes[0];
      this.show(scene);
      await this.#play(scene);
      this.holding = scene;
      this.rest();
      if (this.scenes[0] === scene && !scene.steps.length) await this.#wait(this.#stay(scene));
      this.holding = null;
      if (this.scenes[0] === scene && !scene.steps.length) this.scenes.shift();
    }
    this.running = false;
    this.show(null);
  }

  /** @param {Played} scene */
  async #play(scene) {
    this.rushed = false;
    while (this.scenes[0] === scene && scene.steps.length) {
      const step = /** @type {Step} */ (scene.steps.shift());
      step.show();
      if (lively() && !this.rushed) await this.#wait(step.ms * (this.scenes.length > CROWD ? 0.6 : 1));
      step.done?.();
    }
  }

  /** @param {Played} scene */
  #stay(scene) {
    if (scene.aside && this.scenes.length > 1) return STAYS.aside;
    if (this.scenes.length > CROWD) return STAYS.pressed;
    if (scene.verdict) return STAYS.verdict;
    return this.scenes.length > 1 ? STAYS.pressed : STAYS.plain;
  }

  /** @param {number} ms @returns {Promise<void>} */
  #wait(ms) {
    const slow = settings.get("stage") === "slow" ? SLOW : 1;
    return new Promise((done) => {
      const timer = window.setTimeout(() => this.wake(), ms * slow);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = () => {};
        done();
      };
    });
  }
}
