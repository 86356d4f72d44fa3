// Correcting: a click on a piece, a number or a card of the table opens what is known about it.
// It owns the mode in which clicks do that, and moving a piece to another space.

import { announce, h, icon, on } from "../dom.js";
import { ui } from "../words.js";
import { faultText } from "./begin.js";
import { openCompare } from "./compare.js";
import { about, corrected, labelOf } from "./items.js";
import { SpaceBox } from "./space.js";

/** @typedef {import("../game.js").Game} Game */
/** @typedef {import("./items.js").Item} Item */
/** @typedef {import("./items.js").Thing} Thing */

const SPACE = "space";

/** @type {Correcting | null} */
let current = null;

export const isCorrecting = () => current !== null;

/** @param {Game} game */
export function toggleCorrecting(game) {
  if (current) current.end();
  else current = new Correcting(game);
  showMode();
}

/** Say on the button whether clicks correct. */
function showMode() {
  document.querySelector(".tool.corrects")?.setAttribute("aria-pressed", String(isCorrecting()));
}

class Correcting {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    /** What is on its way to another space. @type {{item: Item, from: number} | null} */
    this.moving = null;
    this.text = h("span", null, ui("companion.correcting"));
    this.hint = h("div", { class: "correcting-hint", role: "status" }, icon("flip"), this.text,
      h("button", { type: "button", class: "button", onclick: () => toggleCorrecting(game) }, ui("companion.done")));
    document.body.append(this.hint);
    document.body.classList.add("correcting");
    this.stops = [
      on(window, "click", (event) => this.#take(event), { capture: true }),
      on(window, "keydown", (event) => this.#key(event), { capture: true }),
      on(game, "close", () => this.end()),
    ];
    announce(ui("companion.correcting"));
  }

  end() {
    for (const stop of this.stops) stop();
    this.hint.remove();
    document.body.classList.remove("correcting");
    current = null;
    showMode();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      toggleCorrecting(this.game);
    } else if (event.key === "Enter" || event.key === " ") this.#take(event);
  }

  /** @param {Event} event */
  #take(event) {
    const target = event.target instanceof Element ? event.target : null;
    const el = target?.closest("[data-kind], [data-fact]");
    if (!el || target?.closest("dialog, .bar-tools, .correcting-hint")) return;
    event.preventDefault();
    event.stopPropagation();
    const facts = el.getAttribute("data-fact")?.split(" ");
    if (facts) return openCompare(this.game, { title: ui("companion.correct"), choose: (items) => items.filter(({ fact }) => facts.includes(fact)) });
    const seat = el.getAttribute("data-seat");
    const thing = { kind: el.getAttribute("data-kind") ?? "", value: Number(el.getAttribute("data-value")), seat: seat === null ? undefined : Number(seat) };
    if (this.moving && thing.kind === SPACE) this.#arrive(thing.value);
    else if (thing.kind === SPACE) new SpaceBox(this.game, thing.value, (item) => this.#move(item, thing.value));
    else openCompare(this.game, { title: this.game.pack.value(thing.kind, thing.value), choose: (items) => about(this.game, items, thing) });
  }

  /** @param {Item} item @param {number} from */
  #move(item, from) {
    this.moving = { item, from };
    this.text.textContent = ui("companion.moving", labelOf(this.game, item));
    announce(this.text.textContent);
  }

  /** @param {number} to */
  async #arrive(to) {
    const { moving } = this;
    this.moving = null;
    if (!moving) return;
    const values = moving.item.values.map((value) => (value === moving.from ? to : value));
    try {
      await this.game.state({ corrections: [corrected(moving.item, values)] }, this.game.now.last);
      this.text.textContent = ui("companion.corrected", labelOf(this.game, moving.item));
    } catch (error) {
      this.text.textContent = faultText(error);
    }
    announce(this.text.textContent ?? "");
  }
}
