// Presence: who sits at the table and who is looking, as a row of emblems.
// It never changes a seat: a click opens the seats.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";
import { emblem } from "../decision/refs.js";
import { diceKnown, openSeats, stateOf } from "./seats.js";

/** @typedef {import("../game.js").Game} Game */

export class Presence {
  /** @param {Element} root @param {Game} game */
  constructor(root, game) {
    this.game = game;
    this.key = "";
    this.button = h("button", { type: "button", class: "quiet presence", onclick: () => openSeats(game) });
    root.append(this.button);
  }

  draw() {
    const { game } = this;
    const { seats, spectators } = game.info;
    const key = JSON.stringify([seats, spectators, game.info.dice_known, game.asked, game.pack.data.lang, game.pack.names, seats.map((/** @type {any} */ at) => game.colour(at.seat))]);
    if (key === this.key) return;
    this.key = key;
    const told = seats.map((/** @type {any} */ seat) => `${game.name(seat.seat)}: ${ui(`together.state.${stateOf(seat)}`)}`);
    if (spectators) told.push(ui("together.spectators", spectators));
    const dice = diceKnown(game);
    if (dice) told.push(ui("together.dice_known"));
    if (game.info.stated && !game.info.told) told.push(ui("together.stated"));
    this.button.setAttribute("aria-label", `${ui("together.seats")}. ${told.join(", ")}`);
    this.button.title = told.join("\n");
    this.button.replaceChildren(
      ...seats.map((/** @type {any} */ seat) => this.#mark(seat)),
      ...(dice ? [icon("dice-5")] : []),
      ...(spectators ? [h("span", { class: "watchers" }, icon("eye"), String(spectators))] : []),
    );
  }

  /** @param {any} seat */
  #mark(seat) {
    const { game } = this;
    const asked = game.asked.includes(seat.seat) ? " asked" : "";
    return h("span", { class: `sitter seat-${game.colour(seat.seat)} is-${stateOf(seat)}${asked}` },
      emblem(game.colour(seat.seat)), seat.kind === "rule" ? icon("rules") : seat.kind === "bot" || seat.left ? icon("bot") : null);
  }
}
