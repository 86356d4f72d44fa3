// Cover: hands the screen from one person to the next in a game on one device.
// It never shows the next person's table before that person says so.

import { h, hush } from "../dom.js";
import { ui } from "../words.js";
import { api } from "../net.js";
import { settings } from "../settings.js";
import { SPECTATOR } from "../decision/choosing.js";
import { emblem } from "../decision/refs.js";

/** @typedef {import("../game.js").Game} Game */

export class Cover {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    /** @type {HTMLDialogElement | null} */
    this.box = null;
    this.next = -1;
    /** How often the screen was to be handed on: a cover that comes late is for nobody. */
    this.turn = 0;
    game.addEventListener("close", () => this.#uncover());
  }

  draw() {
    const { game } = this;
    // What is shown is not yet what the next person sees: the cover stays.
    if (game.sitting) return;
    const next = game.viewing === null ? game.handover : -1;
    if (next === this.next) return;
    this.next = next;
    this.turn += 1;
    this.#uncover();
    if (next >= 0) this.#cover(next);
  }

  #uncover() {
    this.box?.close();
    this.box?.remove();
    this.box = null;
  }

  /** @param {number} next */
  async #cover(next) {
    // Around a real table everybody sees the same anyway.
    if (this.game.tells) return void this.#take(next);
    const { turn } = this;
    const secret = await this.#hidesAnything(next);
    // Whoever has left the table meanwhile is not covered elsewhere.
    if (this.turn !== turn || this.game.closed) return;
    if (!secret && settings.get("cover") === "hidden") return void this.#take(next);
    this.#raise(next, secret);
    if (secret) this.#clear();
  }

  /** @param {number} next @param {boolean} secret */
  #raise(next, secret) {
    const { game } = this;
    const colour = game.colour(next);
    const ready = h("button", { type: "button", class: "button main", autofocus: true, onclick: () => this.#take(next) },
      ui("together.cover.ready", game.name(next)));
    const less = secret ? null : h("button", {
      type: "button", class: "quiet small", onclick: () => { settings.set("cover", "hidden"); this.#take(next); },
    }, ui("together.cover.less"));
    this.box = h("dialog", { class: `cover${secret ? " secret" : ""} seat-${colour}`, "aria-labelledby": "cover-title" },
      emblem(colour), h("h2", { id: "cover-title" }, ui("together.cover.title", game.name(next))),
      h("p", { class: "faint" }, ui(secret ? "together.cover.secret" : "together.cover.open")), ready, less);
    this.box.addEventListener("cancel", (event) => event.preventDefault());
    document.body.append(this.box);
    this.box.showModal();
  }

  /** Leave nothing of the last person behind the cover: the table shows what is public. */
  async #clear() {
    await this.#sit(SPECTATOR);
    hush();
  }

  /** Whether the two people may know different things. @param {number} next */
  async #hidesAnything(next) {
    const { game } = this;
    try {
      const theirs = await api.get(game.desk.path(`/position?seat=${next}`));
      const secret = theirs.questions.some((/** @type {any} */ q) => q.seat === next && q.secret);
      return secret || JSON.stringify(theirs.table) !== JSON.stringify(game.now.table);
    } catch {
      return true;
    }
  }

  /** The next person sits down; the table that is drawn then takes the cover away. @param {number} next */
  async #take(next) {
    // Whoever could not sit down says once more that they are there.
    if (!await this.#sit(next) && !this.box) this.#raise(next, false);
  }

  /** @param {number} seat @returns {Promise<boolean>} */
  #sit(seat) {
    return this.game.sit(seat).then(() => true, (error) => { this.game.fail(error); return false; });
  }
}
