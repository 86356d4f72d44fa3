// Attention: tells people that it is their turn: title, sound, notification, live region.
// It is silent unless somebody asked for sound or notifications.

import { announce } from "../dom.js";
import { ui } from "../words.js";
import { settings } from "../settings.js";
import { sound } from "../stage/sound.js";

/** @typedef {import("../game.js").Game} Game */

const MOST_LINES = 5;

export class Attention {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    this.wasAsked = true;
    this.told = game.lines.length;
    this.wasOver = game.over;
    game.addEventListener("close", () => { document.title = "Ziggurat"; });
  }

  draw() {
    const { game } = this;
    this.#title();
    this.#speak();
    if (game.following || game.busy) return;
    const asked = game.local.some((seat) => game.asked.includes(seat));
    if (asked && !this.wasAsked) this.#call(ui("together.your_turn"));
    if (game.over && !this.wasOver) this.#call(game.pack.outcome(game.now.outcome));
    this.wasAsked = asked;
    this.wasOver = game.over;
  }

  #title() {
    const { game } = this;
    const asked = game.asked.filter((seat) => seat >= 0);
    const mine = asked.some((seat) => game.local.includes(seat));
    const state = game.over ? ui("together.title.over") : mine && !game.following ? ui("together.title.yours")
      : asked.length ? ui("together.title.theirs", game.pack.listed(asked.map((seat) => game.name(seat)))) : "";
    const title = [state, game.pack.title, "Ziggurat"].filter(Boolean).join(" · ");
    if (document.title !== title) document.title = title;
  }

  /** Say what others did; what somebody did here was seen to happen. */
  #speak() {
    const { game } = this;
    const fresh = game.lines.slice(this.told).filter((line) => !game.local.includes(line.seat));
    this.told = game.lines.length;
    const events = fresh.flatMap((line) => line.events).filter((/** @type {any} */ event) => game.pack.has(`event.${event.key}`));
    for (const event of events.slice(-MOST_LINES)) announce(game.pack.event(event));
  }

  /** @param {string} text */
  #call(text) {
    sound("bell");
    if (settings.get("notify") !== "on" || !document.hidden || !("Notification" in window)) return;
    if (Notification.permission !== "granted") return;
    const note = new Notification(this.game.pack.title, { body: text, tag: this.game.id, icon: "/static/icon.svg" });
    note.onclick = () => { window.focus(); note.close(); };
  }
}
