// How close together things stand beside the map of The Board Game. Owns this measure: where seats have so much
// that their list would scroll, labels give way to signs first, then the market and one's own cards move together, and
// at last one's own techs are a list without frames.

import { on } from "../dom.js";

/** From the roomiest to the closest. */
const STEPS = ["tight", "tighter", "closest"];

export class Room {
  /** @param {HTMLElement} seats the pane with all seats @param {any} game */
  constructor(seats, game) {
    this.seats = seats;
    this.game = game;
    /** @type {any} */
    this.drawn = null;
    /** How much stood here when it was last measured. */
    this.held = "";
    on(game, "close", on(window, "resize", () => this.#fit()));
  }

  draw() {
    const { position } = this.game;
    if (position === this.drawn) return;
    this.drawn = position;
    // All other parts are drawn by then.
    queueMicrotask(() => this.#refit());
  }

  /** Measuring lays all of it out again and again, so it is done only when there is more or less of it than before. */
  #refit() {
    const side = /** @type {HTMLElement} */ (this.seats.parentElement);
    const held = `${side.getElementsByTagName("*").length} ${(side.textContent ?? "").length}`;
    if (held === this.held) return;
    this.held = held;
    this.#fit();
  }

  #fit() {
    const { seats } = this;
    const side = /** @type {HTMLElement} */ (seats.parentElement);
    side.classList.remove(...STEPS);
    for (const step of STEPS) {
      if (seats.scrollHeight <= seats.clientHeight) return;
      side.classList.add(step);
    }
  }
}
